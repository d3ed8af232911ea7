import type { GameEvent } from './types';

/** A line of the log. */
export interface Line {
  event: GameEvent;
  /** A turn begins here. */
  begins: boolean;
  /** The first since you last chose. */
  since: boolean;
}

/** The log by turns; `chosen` is how long it was when you last chose, 0 where you have not yet. */
export function turnsOf(log: GameEvent[], heads: ReadonlySet<string>, chosen: number): Line[] {
  const told = log.map((event, at) => ({ event, at })).filter(({ event }) => event.say);
  const first = chosen ? told.find(({ at }) => at >= chosen) : undefined;
  return told.map((line) => ({
    event: line.event,
    begins: heads.has(line.event.key),
    since: line === first,
  }));
}
