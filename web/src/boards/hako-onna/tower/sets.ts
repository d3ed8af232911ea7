/** Which disc comes at which place, by edition and difficulty (H21, H37, H52), for the practice board. */

import { FAST, HIGH, MOST, type Kind, type Placement } from './things';

export type Edition = 'en' | 'ja';
export const LEVELS = ['easy', 'regular', 'hard', 'nightmare'] as const;
export type Level = (typeof LEVELS)[number];

const RED: Record<Edition, Record<Level, Record<number, Kind>>> = {
  en: {
    easy: { 5: 'small' },
    regular: { 3: 'small' },
    hard: { 3: 'big' },
    nightmare: { 2: 'big', 4: 'small' },
  },
  ja: {
    easy: { 5: 'small' },
    regular: { 3: 'small' },
    hard: { 2: 'small' },
    nightmare: { 2: 'small' },
  },
};

export const kindsOf = (edition: Edition, level: Level): Kind[] =>
  Array.from({ length: MOST }, (_, n) => RED[edition][level][n + 1] ?? 'black');

/** HR50: the weaker hand lets go a little higher, faster and more aslant. */
const UNSTEADY = { height: 15, speed: 25, drift: 8 };

export const weaker = (placement: Placement): Placement => ({
  ...placement,
  height: Math.min(HIGH * 10, placement.height + UNSTEADY.height),
  speed: Math.min(FAST, placement.speed + UNSTEADY.speed),
  drift: Math.min(FAST, placement.drift + UNSTEADY.drift),
});
