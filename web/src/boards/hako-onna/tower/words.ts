/** The tower in words: how it leans, and what is sent of a placement. */

import type { Lying, Way } from '../../../generated/hako-onna';
import type { Choice } from '../../../lib/types';
import { say } from '../texts';
import { faces, moved, RADIUS, THICK, type Disc, type Placement } from './things';

/** Which way something points, as who looks at the board says it. */
export function way(x: number, y: number): 'right' | 'away' | 'left' | 'near' {
  return (['right', 'away', 'left', 'near'] as const)[
    (Math.round(Math.atan2(y, x) / (Math.PI / 2)) + 4) % 4
  ]!;
}

/** Millimetres: what leans less stands straight, what leans more is near its fall. */
const STRAIGHT = 3;
const FAR_OUT = 8;

/** How the stack leans, in a sentence. */
export function leans(stack: readonly Disc[]): string {
  const top = stack.at(-1);
  if (!top) return say('tower-empty');
  const face = moved(top, [0, 0, THICK / 2]);
  const foot = moved(stack[0]!, [0, 0, -THICK / 2]);
  const [dx, dy] = [face[0] - foot[0], face[1] - foot[1]];
  const out = Math.hypot(dx, dy);
  const slope = faces(top);
  const tilt = Math.round((Math.atan2(Math.hypot(slope[0], slope[1]), slope[2]) * 180) / Math.PI);
  return say('tower-leans', {
    count: stack.length,
    much: out < STRAIGHT ? 'straight' : out < FAR_OUT ? 'little' : 'far',
    way: way(dx, dy),
    tilt,
    down: way(slope[0], slope[1]),
  });
}

/** Millimetres from the middle that nobody sees. */
const MIDDLE = 1.5;

/** Where it was let go, from what has to carry it: whoever missed knows why. */
export function aimed(stack: readonly Disc[], { x, y }: Placement): string {
  const top = stack.at(-1);
  const [dx, dy] = [x / 10 - (top?.at[0] ?? 0), y / 10 - (top?.at[1] ?? 0)];
  const off = Math.hypot(dx, dy);
  return say('tower-aimed', {
    off: off.toFixed(0),
    way: off < MIDDLE ? 'middle' : way(dx, dy),
    on: top ? 'disc' : 'blip',
    past: off > RADIUS ? 'yes' : 'no',
  });
}

/** Of the listed ways that one which lies best, with all care. */
export const bestOf = (ways: readonly Way[]): Placement | undefined =>
  ways.find(({ aim, care }) => aim === 'middle' && care === 'careful')?.placement;

const VERB = 'balance';

export const isLaying = ({ text }: Pick<Choice, 'text'>) => text.startsWith(`${VERB} `);

const values = ({ x, y, turn, side, height, speed, drift, toward }: Placement) => [
  x,
  y,
  turn,
  side,
  height,
  speed,
  drift,
  toward,
];

/** The text of a choice, and the word for a practice board. */
export const textOf = (placement: Placement) => [VERB, ...values(placement)].join(' ');
export const wordOf = (placement: Placement) => values(placement).join(',');

/** How a disc lies, as one word. */
export const lyingWord = ({ kind, side, x, y, z, qw, qx, qy, qz }: Lying) =>
  [kind, side, x, y, z, qw, qx, qy, qz].join(',');
