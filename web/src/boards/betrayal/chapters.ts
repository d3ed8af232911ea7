/** The parts of an evening that can be gone to: its rounds, and the moment when the haunt begins. */

import type { Chapter } from '../../lib/boards';
import type { View } from '../../lib/types';
import { nightIn } from './night';
import { say } from './texts';

export function chapters(moments: View[][]): Chapter[] {
  const found: Chapter[] = [];
  let [round, haunted] = [0, false];
  moments.forEach(([view], at) => {
    if (!view) return;
    const night = nightIn(view);
    if (night.haunt && !haunted) {
      [haunted, round] = [true, night.round];
      found.push({ at, mark: '☾', say: say('betrayal-haunt-begins') });
    } else if (night.round !== round && night.phase !== 'setup') {
      round = night.round;
      found.push({ at, mark: String(round), say: say('betrayal-round', { number: round }) });
    }
  });
  return found;
}
