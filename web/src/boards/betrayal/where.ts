/** Where something happens in the house. */

import type { GameEvent } from '../../lib/types';
import type { NightView } from './night';

/** The tile of whoever has this name: an explorer by family, or a monster. */
function tileOf(who: unknown, { people, beings }: NightView): string {
  const person = people.find((one) => one.family === who);
  return person?.tile || beings.find((one) => one.id === who)?.tile || '';
}

function placeOf({ slots }: GameEvent, night: NightView): string {
  const laid = night.tiles.some((tile) => tile.id === slots.tile);
  if (laid) return String(slots.tile);
  for (const who of [slots.who, slots.being, slots.target]) {
    const found = who === undefined ? '' : tileOf(who, night);
    if (found) return found;
  }
  return typeof slots.seat === 'number' ? (night.people[slots.seat]?.tile ?? '') : '';
}

/** The tile that the last of these is about; none where it happens nowhere. */
export function whereOf(told: readonly GameEvent[], night: NightView): string {
  return told.map((event) => placeOf(event, night)).findLast(Boolean) ?? '';
}
