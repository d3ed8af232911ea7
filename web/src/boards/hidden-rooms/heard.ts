/** For the ear: whether the monster sees you, when that has changed or it comes for you; and how far off it is then. */

import type { Heard } from '../../lib/boards';
import type { HouseView } from './house';
import { distance, sees } from './squares';
import { say } from './texts';

const seen = ({ at_play, monster, facing, child }: HouseView) => at_play && sees(monster, facing, child);

export function heard({ view, before, events }: Heard): string {
  const [now, then] = [view as HouseView, before as HouseView | null];
  if (now.result || !now.at_play || !then?.at_play) return '';
  if (events.some(({ key }) => key.startsWith('stage-'))) return ''; // caught, or out: that was told
  const moved = now.monster !== then.monster || now.facing !== then.facing;
  const told = [];
  if (seen(now) ? moved || !seen(then) : seen(then))
    told.push(say(seen(now) ? 'rooms-seen' : 'rooms-unseen'));
  if (moved) told.push(say('rooms-away', { steps: distance(now.monster, now.child) }));
  return told.join(' ');
}
