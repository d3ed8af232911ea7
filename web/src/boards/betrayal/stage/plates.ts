/** The picture on each card: a thing that is carried, or the place where an Event finds you. */

import { drawnOf, type Scene } from '../drawn';

/** For what its pack has not drawn, by a plain word of its id. */
const WORDS: [RegExp, string][] = [
  [/knife|dagger/, 'knife'],
  [/gun|pistol|musket|rifle/, 'gun'],
  [/bottle|flask|potion|poison/, 'bottle'],
  [/rope|twine|thread/, 'reel'],
  [/pouch|purse|bag/, 'pouch'],
  [/cloak|coat|shawl/, 'cloak'],
  [/coin|penny|money/, 'coin'],
  [/box|chest/, 'case'],
  [/sword|sabre/, 'sword'],
  [/letter|paper|book|notes/, 'notes'],
  [/glass|mirror/, 'glass'],
];
const LIT: [RegExp, Scene][] = [
  [/lantern|lamp/, [['lantern', 0, 41.9, 2.1]]],
  [/candle/, [['candle', 0, 55.2, 2.1]]],
];
const PLACE: Scene = [
  ['arch', 0, -4, 1],
  ['candle', -56, 2, 0.9],
  ['chest', 58, 2, 0.7],
];

/** Things first: a card that is carried shows itself. Nothing where nobody can tell how it looks. */
export function thingOn(id: string): Scene | null {
  const lit = LIT.find(([word]) => word.test(id))?.[1];
  const thing = WORDS.find(([word]) => word.test(id))?.[1];
  return drawnOf(id, 'card', 'thing').scene ?? lit ?? (thing ? [[thing, 0, 0]] : null);
}

export const placeOn = (id: string): Scene => drawnOf(id, 'event').scene ?? PLACE;
