/** What is heard of an evening. */

import { drawings } from '../../lib/drawings.svelte';
import type { GameEvent } from '../../lib/types';
import type { Cue, SoundKey } from '../../sound';
import { drawnOf } from './drawn';

const HEARD: Record<string, SoundKey[]> = {
  moves: ['creak'],
  discovers: ['door', 'click'],
  'tile-found': ['click'],
  'tile-turned': ['creak'],
  'tile-gone': ['creak', 'step'],
  'region-rebuilt': ['creak', 'door'],
  escapes: ['door'],
  draws: ['shuffle'],
  rolled: ['click'],
  'haunt-roll': ['breath'],
  'haunt-begins': ['snuff', 'heartbeat'],
  'is-traitor': ['breath'],
  'role-set': ['breath'],
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

/** What a haunt brings along to be heard; it is waited for, but not for long. */
const PATIENCE = 800;

async function ownOf(events: GameEvent[]): Promise<SoundKey[]> {
  const haunt = events.find((event) => event.key === 'haunt-begins')?.slots.haunt;
  if (!haunt) return [];
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([drawings.ready(`haunt-${haunt}`), late]);
  const own = drawnOf(String(haunt), 'haunt').sound;
  return own ? [own] : [];
}

/** One sound for each thing, one after the other. */
export async function soundsFor(events: GameEvent[]): Promise<Cue[]> {
  const own = await ownOf(events);
  const keys = events.flatMap((event) => [
    ...(HEARD[event.key] ?? []),
    ...(event.key === 'haunt-begins' ? own : []),
  ]);
  return [...new Set(keys)].slice(0, 4).map((key, n) => ({ key, after: n * 380 }));
}
