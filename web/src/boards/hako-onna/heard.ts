/** What the eye finds and no sentence says: where the Safe stands, as soon as its room is laid; how the tower leans now. */

import type { Heard } from '../../lib/boards';
import { shadowName } from './names';
import type { NightView } from './night';
import { say } from './texts';
import { lies } from './tower/things';
import { leans } from './tower/words';

const safeOf = (night: NightView | null) => night?.notes.find((note) => note.tile === 'safe')?.where ?? '';

const stackOf = (night: NightView | null) => JSON.stringify(night?.noise.tower?.stack ?? []);

function leaning(now: NightView, was: NightView | null): string {
  if (!now.noise.tower?.stack.length || stackOf(now) === stackOf(was)) return '';
  return leans(now.noise.tower.stack.map(lies));
}

export function heard({ view, before }: Heard): string {
  return [safe(view, before), leaning(view as NightView, before as NightView | null)]
    .filter(Boolean)
    .join(' ');
}

function safe(view: Heard['view'], before: Heard['before']): string {
  const [now, was] = [safeOf(view as NightView), safeOf(before as NightView | null)];
  return now && !was ? say('hako-safe-at', { place: shadowName(now) }) : '';
}
