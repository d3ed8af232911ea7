/**
 * Where a disc in the hand would touch what lies there: its height is measured from it, and over another disc it is held
 * level with that one's face, as the house has it. The house works it out to a hair; the eye is content with this.
 */

import {
  after,
  ball,
  BLIP_OFF,
  BLIPS,
  faces,
  level,
  moved,
  RADIUS,
  THICK,
  unit,
  type Disc,
  type Kind,
  type Pose,
  type Side,
  type Turned,
} from './things';

const ROUND = 32;
const RIM = Array.from({ length: ROUND }, (_, n) => {
  const angle = (n * 2 * Math.PI) / ROUND;
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)] as const;
});
/** Steeper than this a face is no place to lie on. */
const STEEP = 0.7;

/** How high a blip is, so far from its middle; nothing where it is not. */
function dome(size: keyof typeof BLIPS, away: number): number {
  const { radius, high } = BLIPS[size];
  const round = ball(BLIPS[size]);
  return away >= radius ? 0 : Math.sqrt(round ** 2 - away ** 2) - (round - high);
}

/** The tilt alone of a disc, without its turn. */
function tilt(disc: Disc): Turned {
  const [x, y, z] = faces(disc);
  return unit([-y, x, 0, 1 + z]);
}

/** How high the upper face of a disc is over a point, where it is there. */
function above(disc: Disc, x: number, y: number): number {
  const [a, b, c] = faces(disc);
  if (Math.abs(c) < STEEP) return -Infinity;
  const top = moved(disc, [0, 0, c < 0 ? -THICK / 2 : THICK / 2]);
  const z = top[2] - (a * (x - top[0]) + b * (y - top[1])) / c;
  return Math.hypot(x - top[0], y - top[1], z - top[2]) <= RADIUS ? z : -Infinity;
}

/** Height of whatever lies under this point. */
export function under(stack: readonly Disc[], x: number, y: number): number {
  return Math.max(dome('board', Math.hypot(x, y)), ...stack.map((disc) => above(disc, x, y)));
}

/** Held there, as it just touches. */
export function touching(
  stack: readonly Disc[],
  x: number,
  y: number,
  turn = 0,
  kind: Kind = 'black',
  side: Side = 'down',
): Pose {
  const below = stack.at(-1);
  const own = kind !== 'black' && side === 'down' ? BLIPS[kind].high : 0;
  if (below && Math.hypot(x - below.at[0], y - below.at[1]) < RADIUS) {
    const [a, b, c] = faces(below);
    const top = moved(below, [0, 0, THICK / 2]);
    const face = top[2] - (a * (x - top[0]) + b * (y - top[1])) / Math.max(c, STEEP);
    const blip = below.kind !== 'black' && below.side === 'up' ? BLIPS[below.kind].high : 0;
    const turned = after(tilt(below), level(turn));
    return { at: [x, y, face + Math.max(blip, own) + THICK / 2], turned };
  }
  let most = Math.max(0, under(stack, x, y));
  for (const [a, b] of RIM)
    most = Math.max(most, under(stack, x + a, y + b), under(stack, x + a / 2, y + b / 2));
  const away = Math.hypot(x, y);
  most = Math.max(most, away < RADIUS ? BLIPS.board.high : dome('board', away - RADIUS));
  for (const disc of stack)
    for (const [a, b] of RIM) {
      const rim = moved(disc, [a, b, THICK / 2]);
      if (Math.hypot(rim[0] - x, rim[1] - y) <= RADIUS) most = Math.max(most, rim[2]);
    }
  if (own) {
    const angle = (turn * Math.PI) / 180;
    const foot = under(stack, x + BLIP_OFF * Math.cos(angle), y + BLIP_OFF * Math.sin(angle));
    most = Math.max(most, foot + own);
  }
  return { at: [x, y, most + THICK / 2], turned: level(turn) };
}
