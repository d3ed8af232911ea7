/** For the ear: whether the monster sees you, when that has changed or it comes for you. */

import type { View } from '../../lib/types';
import type { HouseView } from './house';
import { sees } from './squares';
import { say } from './texts';

const seen = ({ at_play, monster, facing, child }: HouseView) => at_play && sees(monster, facing, child);

export function heard({ view, before }: { view: View; before: View | null }): string {
  const [now, then] = [view as HouseView, before as HouseView | null];
  if (now.result || !now.at_play || !then?.at_play || now.stage !== then.stage) return '';
  const moved = now.monster !== then.monster || now.facing !== then.facing;
  if (seen(now)) return moved || !seen(then) ? say('rooms-seen') : '';
  return seen(then) ? say('rooms-unseen') : '';
}
