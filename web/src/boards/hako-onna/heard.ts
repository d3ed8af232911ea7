/** What the eye finds on the plan and no sentence says: where the Safe stands, as soon as its room is laid. */

import type { Heard } from '../../lib/boards';
import { shadowName } from './names';
import type { NightView } from './night';
import { say } from './texts';

const safeOf = (night: NightView | null) => night?.notes.find((note) => note.tile === 'safe')?.where ?? '';

export function heard({ view, before }: Heard): string {
  const [now, was] = [safeOf(view as NightView), safeOf(before as NightView | null)];
  return now && !was ? say('hako-safe-at', { place: shadowName(now) }) : '';
}
