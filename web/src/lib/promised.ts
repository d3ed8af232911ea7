/** What this browser was promised by a table, to be held against its record: the seal, and our own numbers. */

import { recall, remember } from './memory';

export interface Promised {
  commitment: string;
  /** By seat. */
  mine: Record<number, string>;
}

const place = (table: string) => `promised.${table}`;

export function promised(table: string): Promised | null {
  try {
    const found = JSON.parse(recall(place(table))) as Partial<Promised>;
    return found.commitment && found.mine ? { commitment: found.commitment, mine: found.mine } : null;
  } catch {
    return null;
  }
}

/** Before a number is given: the seal that was shown stays the first one, whatever the house shows later. */
export function keepPromise(table: string, commitment: string, seat: number, nonce: string): void {
  const before = promised(table);
  const mine = { ...before?.mine, [seat]: nonce };
  remember(place(table), JSON.stringify({ commitment: before?.commitment ?? commitment, mine }));
}

/** Somebody has left this chair, or never got it: its number is not in the dice. */
export function takeBack(table: string, seat: number): void {
  const before = promised(table);
  if (!before) return;
  const { [seat]: _, ...mine } = before.mine;
  remember(place(table), JSON.stringify({ ...before, mine }));
}
