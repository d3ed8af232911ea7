/** The first round, as whoever sits there has to know it. */

import type { NightView } from '../night';

/** Who moves before this seat does: nobody where it is first; nothing to say where it has begun its turn, or had it. */
export function movesBefore({ order, seat, turn, round }: NightView): number[] | null {
  const mine = order.indexOf(seat);
  const now = order.indexOf(turn);
  if (round > 1 || mine < 0 || now > mine || (now === mine && mine > 0)) return null;
  return order.slice(Math.max(0, now), mine);
}
