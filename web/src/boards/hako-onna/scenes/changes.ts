/** What a seat can see to be otherwise after the dark. */

import type { NightView } from '../night';

export interface Changes {
  /** Shadows whose tile lay face up and does no longer. */
  turned: string[];
  /** How many things one knew that may be elsewhere now. */
  doubtful: number;
  /** The Door Barrier is gone. */
  unbarred: boolean;
}

export function changes(before: NightView, now: NightView): Changes {
  const up = new Set(before.shadows.filter((shadow) => shadow.face_up).map(({ id }) => id));
  const sure = new Set(
    before.notes.filter((note) => !note.stale).map(({ where, tile }) => `${where} ${tile}`),
  );
  return {
    turned: now.shadows.filter(({ id, face_up }) => up.has(id) && !face_up).map(({ id }) => id),
    doubtful: now.notes.filter(({ where, tile, stale }) => stale && sure.has(`${where} ${tile}`)).length,
    unbarred: before.barred.length > 0 && now.barred.length === 0,
  };
}
