import type { GameEvent } from '../../lib/types';
import type { Cue } from '../../sound';

/** A candle is lit for whoever is heard; else one goes out. */
export function soundsFor(events: GameEvent[]): Cue[] {
  const turned = events.filter((event) => event.key === 'turned').at(-1);
  if (!turned) return [];
  return [{ key: turned.slots.winner === null ? 'snuff' : 'match', after: 150 }];
}
