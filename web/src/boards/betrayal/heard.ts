/** For the ear: what whoever goes at once would only see. Who you are, and what a trait has come to. */

import type { Heard } from '../../lib/boards';
import { settings } from '../../lib/settings.svelte';
import { Names } from './names';
import { nightIn, TRAITS, type NightView } from './night';
import { say } from './texts';

const first = (night: NightView) => night.phase === 'explore' && night.round <= 1;

export function heard({ view, before, texts }: Heard): string {
  if (settings.pace !== 'at-once') return ''; // there is a scene of it
  const [now, was] = [nightIn(view), before ? nightIn(before) : null];
  const [me, then] = [now.people[now.seat], was?.people[now.seat]];
  if (!me?.family) return '';
  const names = new Names(texts);
  if (!then?.family && first(now))
    return say('betrayal-me-heard', { name: names.person(me.family), want: say('betrayal-me-want') });
  return TRAITS.flatMap((trait, at) =>
    then && then.steps[at] !== me.steps[at]
      ? [
          say('betrayal-now', {
            trait: names.of('trait', trait),
            value: me.values[at] ?? 0,
            steps: me.steps[at] ?? 0,
          }),
        ]
      : [],
  ).join(' ');
}
