/** What is heard of an evening. */

import type { GameEvent } from '../../lib/types';
import type { Cue, SoundKey } from '../../sound';

const HEARD: Record<string, SoundKey[]> = {
  moves: ['creak'],
  discovers: ['door', 'click'],
  'tile-found': ['click'],
  'tile-turned': ['creak'],
  draws: ['shuffle'],
  rolled: ['click'],
  'haunt-roll': ['breath'],
  'haunt-begins': ['snuff', 'heartbeat'],
  'is-traitor': ['breath'],
  'haunt-is-on': ['match'],
  attacks: ['step'],
  lowered: ['heartbeat'],
  stunned: ['step'],
  killed: ['snuff'],
  died: ['snuff', 'scream'],
  'being-moves': ['step'],
  appears: ['breath'],
  barred: ['door'],
  heirloomed: ['click'],
  title: ['click'],
  crest: ['click'],
  'door-opened': ['door'],
  'families-write': ['shuffle'],
  'card-added': ['shuffle'],
  'legacy-card': ['shuffle'],
  journal: ['shuffle'],
  'tile-changed': ['creak'],
  'tile-becomes': ['creak'],
  'wins-fight': ['step'],
  'side-wins': ['match'],
  'one-wins': ['match'],
  dawn: ['match'],
};

/** One sound for each thing, one after the other. */
export function soundsFor(events: GameEvent[]): Cue[] {
  const keys = events.flatMap((event) => HEARD[event.key] ?? []);
  return [...new Set(keys)].slice(0, 4).map((key, n) => ({ key, after: n * 380 }));
}
