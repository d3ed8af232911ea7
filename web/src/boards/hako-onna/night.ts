/** What the table tells of a night in the mansion. */

import type { NightView } from '../../generated/hako-onna';
import type { State, View } from '../../lib/types';

export type {
  AnswerView,
  ClaimView,
  GhostView,
  Laid,
  NightView,
  NoiseView,
  NoteView,
  ScreamView,
  SeatView,
  ShadowView,
} from '../../generated/hako-onna';

export const nightIn = (view: View) => view as NightView;
export const nightOf = (state: State) => nightIn(state.view);

/** Whether this seat plays on her side: she, and the dead from her next turn on (H124). */
export const isGhost = (night: NightView) => night.seat === 0 || night.ghosts.length > 0;

export const roomOf = (shadow: string) => shadow.slice(0, shadow.indexOf('.'));
