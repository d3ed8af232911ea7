/** What somebody else is asked now, as far as everybody may know: by the part of the night that all see. */

import type { GameEvent, View } from './types';
import { say } from './words';

const PHASES: Record<string, string[]> = {
  'hako-onna': ['setup', 'visitor', 'window', 'scream', 'dark'],
  betrayal: ['setup', 'explore', 'haunt'],
};

export function phaseOf(view: View): string {
  return 'phase' in view ? String(view.phase) : '';
}

/** What was said to somebody out of turn, and what they answer then. */
const ANSWERS: Record<string, string> = {
  'proposed-end': 'hope',
  'asked-for': 'request',
  'offered-swap': 'request',
};

/** Nobody has said anything: they may do something of themselves. */
const OF_THEMSELVES = 'besides';
/** Told to whoever has the turn, and waits for them. */
const MY_TURN = 'besides-mine';

/** In a turn that is not theirs: why they are asked, as all have heard. */
function besides(game: string, view: View, log: GameEvent[]): string {
  if (!('turn' in view) || view.asked === null || view.asked === view.turn || Number(view.turn) < 0)
    return '';
  if (game === 'betrayal') return say('asking-betrayal-besides');
  if (game !== 'hako-onna' || phaseOf(view) !== 'visitor' || !view.asked) return '';
  const last = log.findLast((event) => event.key in ANSWERS || event.key === 'goes-on')?.key ?? '';
  const open = log.at(-1)?.key === last || last === 'proposed-end';
  const why = open && last in ANSWERS ? ANSWERS[last]! : OF_THEMSELVES;
  const key = why === OF_THEMSELVES && view.turn === view.seat ? MY_TURN : why;
  return say(`asking-hako-onna-${key}`);
}

/** Who still reads, where everybody reads at the same time. */
export function readers(view: View): number[] {
  return 'reading' in view && Array.isArray(view.reading) ? view.reading : [];
}

/** A quiet line under the name of whoever is waited for; nothing where there is nothing to say. */
export function asking(game: string, view: View, log: GameEvent[] = []): string {
  if (readers(view).length) return say('asking-reading');
  const phase = phaseOf(view);
  const why = besides(game, view, log);
  if (why) return why;
  return PHASES[game]?.includes(phase) ? say(`asking-${game}-${phase}`) : '';
}
