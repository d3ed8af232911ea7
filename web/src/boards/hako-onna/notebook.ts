/** What follows from what a seat knows: the codes and weapons that are still possible, what lies where. */

import type { ClaimView, NightView, NoteView } from './night';

export const WEAPONS = ['stake', 'chain', 'gasoline'];

/** The number on a Combination tile, or 0. */
export function numberOn(tile: string): number {
  const found = /^(?:number|combination|code)-(\d)$/.exec(tile);
  return found ? Number(found[1]) : 0;
}

/** The weapon on a Weakness tile, or nothing. */
export function weaponOn(tile: string): string {
  const found = /^(?:weakness|not|immune)-(.+)$/.exec(tile);
  return found ? found[1]! : '';
}

function seen(night: NightView): string[] {
  return [
    ...night.hand,
    ...night.notes.map((note) => note.tile),
    ...night.perhaps.flatMap((one) => one.tiles),
    ...night.gone,
    ...night.players.flatMap((player) => player.shown),
  ];
}

/** Numbers that cannot be in the code: their tiles were seen, or she said so. */
export function numbersOut(night: NightView): number[] {
  const found = new Set([...seen(night).map(numberOn).filter(Boolean), ...night.numbers_refused]);
  return [...found].sort();
}

export function weaponsOut(night: NightView): string[] {
  const found = new Set([...seen(night).map(weaponOn).filter(Boolean), ...night.weapons_failed]);
  return WEAPONS.filter((weapon) => found.has(weapon));
}

function same(a: number[], b: number[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/** Codes that fit all that is known. */
export function codesLeft(night: NightView): number[][] {
  if (night.code.length) return [night.code];
  const out = numbersOut(night);
  const { code, edition } = night.options;
  const inRow = code === 'consecutive' || (code !== 'any' && edition === 'ja');
  const codes: number[][] = [];
  for (let a = 1; a <= 4; a++)
    for (let b = a + 1; b <= 5; b++)
      for (let c = b + 1; c <= 6; c++) if (!inRow || (b === a + 1 && c === b + 1)) codes.push([a, b, c]);
  return codes.filter(
    (one) =>
      !one.some((number) => out.includes(number)) &&
      night.numbers_known.every((number) => one.includes(number)) &&
      !night.guesses.some((guess) => same(guess, one)),
  );
}

/** The latest thing known of each shadow. */
export function notesByPlace(night: NightView): Map<string, NoteView> {
  const found = new Map<string, NoteView>();
  for (const note of night.notes) {
    const before = found.get(note.where);
    if (!before || before.when <= note.when) found.set(note.where, note);
  }
  return found;
}

/** The latest claim about each shadow by each seat. */
export function claimsByPlace(night: NightView): Map<string, ClaimView> {
  const found = new Map<string, ClaimView>();
  for (const claim of night.claims) if (claim.where !== 'hand') found.set(claim.where, claim);
  return found;
}
