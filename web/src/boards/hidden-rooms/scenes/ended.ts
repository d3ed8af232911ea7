/** How a stage has ended, by its event, and the house in which it did. */

import type { GameEvent, View } from '../../../lib/types';
import type { HouseView } from '../house';

/** What has a scene, by the key of its event. */
export const STAGED = ['stage-lost', 'stage-won'] as const;
export type Staged = (typeof STAGED)[number];

export type Ending = 'won' | 'caught' | 'closed' | 'late';

const HOW: Record<string, Ending> = { caught: 'caught', 'route-end': 'closed', 'turn-limit': 'late' };

export function endingOf({ key, slots }: GameEvent): Ending {
  return key === 'stage-won' ? 'won' : (HOW[String(slots.how).replace(/^how-/, '')] ?? 'closed');
}

/** The next stage may be open already: the house of the stage that has ended. */
export function houseWhen({ slots }: GameEvent, view: View, before: View | null): HouseView {
  const [now, then] = [view as HouseView, before as HouseView | null];
  return then && now.stage !== slots.stage && then.stage === slots.stage ? then : now;
}
