/** Sorts a view of any game: what there is one of for each seat, and the rest. */

import type { View } from '../../lib/types';

/** These have their own place beside the board. */
const ELSEWHERE = new Set(['seat', 'asked', 'prompt', 'rule', 'choices', 'result']);

interface Row {
  name: string;
  values: unknown[];
}

interface Sorted {
  rows: Row[];
  fields: { name: string; value: unknown }[];
}

/** `words` are the game's own names of its fields. */
export function sorted(view: View, seats: number, words: Record<string, string>): Sorted {
  const result: Sorted = { rows: [], fields: [] };
  const forSeats = (value: unknown): value is unknown[] =>
    seats > 1 && Array.isArray(value) && value.length === seats;
  for (const [key, value] of Object.entries(view)) {
    const name = words[key] ?? key.replaceAll('_', ' ');
    if (ELSEWHERE.has(key)) continue;
    if (forSeats(value)) result.rows.push({ name, values: value });
    else if (Array.isArray(value) && value.length && value.every(forSeats))
      result.rows.push(...value.map((values, at) => ({ name: `${name} ${at + 1}`, values })));
    else result.fields.push({ name, value });
  }
  return result;
}
