/** What is heard and felt of a disc that comes down, from what touches what. */

import { isStill, settings } from '../../../lib/settings.svelte';
import { captionOf, play, type SoundKey } from '../../../sound';
import type { Knock } from './moving';

/** Softer than this nobody hears it. */
const HEARD = 3;
/** Harder than this it is felt. */
const FELT = 30;
/** A disc that has slid so far over another is heard to scrape. */
const MANY = 4;

/** Sounds what knocks within one picture, and says it in words; nothing where nothing is heard. */
export function sound(knocks: readonly Knock[]): string {
  const heard = knocks.filter(({ strength }) => strength >= HEARD);
  if (!heard.length) return '';
  const hardest = Math.max(...heard.map(({ strength }) => strength));
  play(
    heard.slice(0, MANY).map(({ strength }, n) => ({ key: 'clack', after: 12 * n, loud: strength / 100 })),
  );
  feel(hardest);
  return captionOf('clack');
}

/** One that stands by itself: a scrape while the stack leans, a clatter where there is no time for more. */
export function soundOf(key: SoundKey, loud: number): string {
  play([{ key, after: 0, loud }]);
  return captionOf(key);
}

function feel(strength: number): void {
  if (strength < FELT || !settings.vibration || isStill()) return;
  navigator.vibrate?.(Math.round(8 + strength / 4));
}
