import type { Game, Options } from './types';

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
