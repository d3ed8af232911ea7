import type { Game, Options } from './types';

/** The stage after this one, where a game is played stage by stage. */
export function nextStage(
  game: Game | undefined,
  options: Options,
): { options: Options; say: string } | null {
  const stages = game?.options.find((option) => option.key === 'stage')?.values ?? [];
  const at = stages.findIndex((stage) => stage.value === options.stage);
  const next = options.stage ? stages[at + 1] : undefined;
  return at >= 0 && next ? { options: { ...options, stage: next.value }, say: next.say } : null;
}
