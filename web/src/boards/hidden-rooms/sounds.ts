import { isFirstNight } from '../../lib/lessons';
import { settings } from '../../lib/settings.svelte';
import type { GameEvent } from '../../lib/types';
import type { Cue, SoundKey } from '../../sound';
import { tempo, TIMES } from './playback';

/** The rules by which the monster acts because it sees the child. */
const SEEING = new Set(['K15', 'K16']);

function keysOf(event: GameEvent): SoundKey[] {
  const { how, rule } = event.slots as { how?: unknown; rule?: string };
  const ending = typeof how === 'string' ? how : ((how as { key?: string } | undefined)?.key ?? '');
  switch (event.key) {
    case 'moved':
      return ['creak'];
    case 'monster-advance':
      return rule && SEEING.has(rule) ? ['step', 'heartbeat'] : ['step'];
    case 'monster-turn':
      return rule && SEEING.has(rule) ? ['heartbeat'] : [];
    case 'stage-set':
      return ['match'];
    case 'search-succeeded':
    case 'search-failed':
      return ['click'];
    case 'reshuffled':
      return ['shuffle'];
    case 'ended-turn':
      return ['breath'];
    case 'stage-won':
      return ['door'];
    case 'stage-lost':
      return ending.endsWith('caught') ? ['snuff', 'scream'] : ['snuff'];
    default:
      return [];
  }
}

/** What is heard of what happened, in time with the board. A sound is not repeated for the same turn. */
export function soundsFor(events: GameEvent[]): Cue[] {
  const slower = tempo(events, settings.pace, isFirstNight('hidden-rooms'));
  const cues: Cue[] = [];
  let after = 0;
  for (const event of events) {
    for (const key of keysOf(event)) {
      const again = key !== 'step' && cues.some((cue) => cue.key === key);
      if (!again) cues.push({ key, after: Math.round(after) });
    }
    after += (TIMES[event.key] ?? 0) * slower;
  }
  return cues;
}
