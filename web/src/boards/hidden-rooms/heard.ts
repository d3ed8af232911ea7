/** For the ear: whether the monster sees you, when that has changed or it comes for you. */

import type { Heard } from '../../lib/boards';
import type { HouseView } from './house';
import { sees } from './squares';
import { say } from './texts';

const seen = ({ at_play, monster, facing, child }: HouseView) => at_play && sees(monster, facing, child);

export function heard({ view, before, events }: Heard): string {
  const [now, then] = [view as HouseView, before as HouseView | null];
  if (now.result || !now.at_play || !then?.at_play) return '';
  if (events.some(({ key }) => key.startsWith('stage-'))) return ''; // caught, or out: that was told
  const moved = now.monster !== then.monster || now.facing !== then.facing;
  if (seen(now)) return moved || !seen(then) ? say('rooms-seen') : '';
  return seen(then) ? say('rooms-unseen') : '';
}
