/** What is heard of a night, for all who may hear it. */

import type { GameEvent } from '../../lib/types';
import type { Cue, SoundKey } from '../../sound';

const HEARD: Record<string, SoundKey[]> = {
  moved: ['creak'],
  flipped: ['click'],
  stacked: ['click'],
  'made-noise': ['creak', 'heartbeat'],
  'her-turn': ['breath'],
  screamed: ['scream'],
  dark: ['snuff', 'step'],
  light: ['match'],
  peeks: ['creak'],
  'ghost-seen': ['breath'],
  died: ['lid', 'snuff'],
  shriek: ['scream'],
  overdue: ['chime'],
  toppled: ['shuffle'],
  'door-shuts': ['door'],
  interrupted: ['click', 'heartbeat'],
  barred: ['hammer'],
  'behind-you': ['breath'],
  'opened-safe': ['click', 'door'],
  'wrong-guess': ['click'],
  'diary-found': ['page'],
  fled: ['creak'],
  'visitors-win': ['door'],
  'board-placed': ['click'],
};

/** One sound for each thing, one after the other. */
export function soundsFor(events: GameEvent[]): Cue[] {
  const keys = events.flatMap((event) => HEARD[event.key] ?? []);
  return [...new Set(keys)].slice(0, 5).map((key, n) => ({ key, after: n * 380 }));
}
