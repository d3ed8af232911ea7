/** What somebody else is asked now, as far as everybody may know: by the part of the night that all see. */

import type { View } from './types';
import { say } from './words';

const PHASES: Record<string, string[]> = {
  'hako-onna': ['setup', 'visitor', 'window', 'scream', 'dark'],
  betrayal: ['setup', 'explore', 'haunt'],
};

export function phaseOf(view: View): string {
  return 'phase' in view ? String(view.phase) : '';
}

/** A quiet line under the name of whoever is waited for; nothing where there is nothing to say. */
export function asking(game: string, view: View): string {
  if ('reading' in view && Array.isArray(view.reading) && view.reading.length) return say('asking-reading');
  const phase = phaseOf(view);
  return PHASES[game]?.includes(phase) ? say(`asking-${game}-${phase}`) : '';
}
