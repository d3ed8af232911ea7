/**
 * What lies on the little board, in millimetres: x to the right, y away from who looks, z up; the origin is the middle of
 * the blip, on the board's surface. The house sends whole numbers; here they become lengths.
 */

import type { Kind, Lying, Placement, Side } from '../../../generated/hako-onna';

export type { Kind, Lying, Placement, Side };
export type Point = readonly [number, number, number];
export type Turned = readonly [number, number, number, number];

/** Where a disc is: its middle, and its turn as x, y, z, w. */
export interface Pose {
  at: Point;
  turned: Turned;
}

export interface Disc extends Pose {
  kind: Kind;
  side: Side;
}

export const RADIUS = 15;
export const THICK = 6;
/** From a red disc's middle to the middle of its blip, towards where it is turned. */
export const BLIP_OFF = 4;
/** Each blip is a cap of a ball: from its middle to its foot, and how high it is. */
export const BLIPS: Record<'board' | 'small' | 'big', { radius: number; high: number }> = {
  board: { radius: 4, high: 2.8 },
  small: { radius: 2.6, high: 1.2 },
  big: { radius: 3.6, high: 2.4 },
};
/** How big the ball is of which a blip is the cap. */
export const ball = ({ radius, high }: (typeof BLIPS)['board']) => (radius ** 2 + high ** 2) / (2 * high);

/** Farther from the board's blip no disc is laid, nor let go higher or faster: the house refuses it. */
export const FAR = 60;
export const HIGH = 30;
export const FAST = 400;

/** The five places: the number that a disc has on its way up. */
export const MOST = 5;

export function lies(disc: Lying): Disc {
  const { x, y, z, qx, qy, qz, qw } = disc;
  return {
    kind: disc.kind,
    side: disc.side,
    at: [x / 1000, y / 1000, z / 1000],
    turned: unit([qx / 1e6, qy / 1e6, qz / 1e6, qw / 1e6]),
  };
}

export function unit([x, y, z, w]: Turned): Turned {
  const long = Math.hypot(x, y, z, w) || 1;
  return [x / long, y / long, z / long, w / long];
}

/** Level, turned by so many degrees. */
export function level(turn: number): Turned {
  const half = (turn * Math.PI) / 360;
  return [0, 0, Math.sin(half), Math.cos(half)];
}

/** One turn after another. */
export function after([x, y, z, w]: Turned, [a, b, c, d]: Turned): Turned {
  return [
    w * a + x * d + y * c - z * b,
    w * b - x * c + y * d + z * a,
    w * c + x * b - y * a + z * d,
    w * d - x * a - y * b - z * c,
  ];
}

/** A point of the disc's own, where it is now. */
export function moved({ at, turned: [x, y, z, w] }: Pose, [a, b, c]: Point): Point {
  const [u, v, t] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [
    at[0] + a + w * u + y * t - z * v,
    at[1] + b + w * v + z * u - x * t,
    at[2] + c + w * t + x * v - y * u,
  ];
}

/** Where the disc's face points, upwards where it lies level. */
export const faces = (pose: Pose): Point => moved({ at: [0, 0, 0], turned: pose.turned }, [0, 0, 1]);

const whole = (value: number, most: number, least = 0) => Math.round(Math.min(most, Math.max(least, value)));
export const degrees = (value: number) => ((Math.round(value) % 360) + 360) % 360;

/** As the house takes it. `at` is the disc's middle seen from above, lengths in millimetres. */
export function placing(hand: {
  at: readonly [number, number];
  turn: number;
  side: Side;
  height: number;
  falling: number;
  drift: readonly [number, number];
}): Placement {
  const [x, y] = hand.at;
  const out = Math.max(1, Math.hypot(x, y) / FAR);
  const drift = Math.hypot(...hand.drift);
  return {
    x: Math.trunc((x / out) * 10),
    y: Math.trunc((y / out) * 10),
    turn: degrees(hand.turn),
    side: hand.side,
    height: whole(hand.height * 10, HIGH * 10),
    speed: whole(hand.falling, FAST),
    drift: whole(drift, FAST),
    toward: drift < 0.5 ? 0 : degrees((Math.atan2(hand.drift[1], hand.drift[0]) * 180) / Math.PI),
  };
}
