import type { Game, GameOption, Options } from './types';

/** The next value of the option by which a game gets harder, where there is one. */
export function nextHarder(
  game: Game | undefined,
  options: Options,
): { options: Options; say: string } | null {
  const key = game?.harder;
  const values = game?.options.find((option) => option.key === key)?.values ?? [];
  const now = key ? options[key] : undefined;
  const next = now ? values[values.findIndex(({ value }) => value === now) + 1] : undefined;
  return key && next && next.value !== values[0]?.value
    ? { options: { [key]: next.value }, say: next.say }
    : null;
}

/** The stage that a door offers: the one that was played last; a first game is the gentlest, and who knows it, the whole. */
export function offeredStage(
  stages: GameOption | undefined,
  last: string,
  taught: boolean,
): GameOption['default'] | undefined {
  const again = stages?.values.find(({ value }) => String(value) === last);
  if (again) return again.value;
  return taught ? stages?.default : (stages?.values[1]?.value ?? stages?.default);
}
