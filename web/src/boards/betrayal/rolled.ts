/** Dice lie on the table from their roll until another turn begins: then they are nobody's. */

import type { GameEvent } from '../../lib/types';

export function lies(before: boolean, events: GameEvent[]): boolean {
  const last = events.findLast(({ key }) => key === 'rolled' || key === 'turn-begins');
  return last ? last.key === 'rolled' : before;
}
