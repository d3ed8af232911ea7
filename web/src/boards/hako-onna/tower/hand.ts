/**
 * The hand that holds a disc: it follows the mouse, the finger or the keys, sways with the breath, and sinks while it is
 * kept still. What it does at the moment of letting go is the placement: slow and low is care, a throw is haste.
 */

import { touching } from './resting';
import {
  degrees,
  FAR,
  HIGH,
  placing,
  type Disc,
  type Kind,
  type Placement,
  type Pose,
  type Side,
} from './things';

/** Where it hangs before it is lowered, in millimetres over what it would touch. */
export const HANGS = 16;
/** As near as a hand comes before it lets go. */
const NEAREST = 0.4;
/** Seconds in which a still hand sinks by two thirds, and one that is not held goes up again. */
const SINKS = 0.75;
const RISES = 0.25;
/** Seconds in which it follows. */
const FOLLOWS = 0.055;
/** Faster than this it does not sink, in millimetres a second. */
const RESTLESS = 70;
/** The breath: its length in seconds, how far it sways and how far it lifts. */
const BREATH = 4.6;
const SWAY = 0.55;
const LIFT = 0.35;
/** The movement at the release is taken over so many seconds. */
const WINDOW = 0.09;
/** A slip of the finger: sooner nothing is let go, in milliseconds. */
export const SLIP = 350;

interface Sample {
  time: number;
  x: number;
  y: number;
  height: number;
}

export class Hand {
  kind: Kind = 'black';
  side: Side = 'down';
  turn = 0;
  height = HANGS;
  /** It is pressed: kept still it sinks. */
  held = false;
  /** It does not breathe: reduced motion. */
  still = false;
  /** It is led by keys: its height is where it was put. */
  keys = false;
  /** Where it wants to be, and where it is without the breath. */
  private aim: [number, number] = [0, 0];
  private at: [number, number] = [0, 0];
  private since = 0;
  private time = 0;
  private samples: Sample[] = [];
  private stack: readonly Disc[] = [];

  /** Another disc over another stack. */
  take(stack: readonly Disc[], kind: Kind, side: Side, over: readonly [number, number]): void {
    this.stack = stack;
    [this.kind, this.side, this.turn] = [kind, side, 0];
    this.aim = [...over];
    this.at = [...over];
    this.back();
    this.keys = false;
    this.samples = [];
  }

  reach(x: number, y: number): void {
    const out = Math.max(1, Math.hypot(x, y) / FAR);
    this.aim = [x / out, y / out];
  }

  step(x: number, y: number): void {
    this.reach(this.aim[0] + x, this.aim[1] + y);
  }

  rotate(by: number): void {
    this.turn = degrees(this.turn + by);
  }

  lift(by: number): void {
    this.height = Math.min(HIGH, Math.max(NEAREST, this.height + by));
  }

  press(now: number): void {
    [this.held, this.keys, this.since] = [true, false, now];
  }

  /** It has been held for long enough to be meant. */
  meant(now: number): boolean {
    return this.held && now - this.since >= SLIP;
  }

  /** The disc stays in the hand, and goes up again. */
  back(): void {
    this.held = false;
    if (this.keys || this.still) this.height = HANGS;
  }

  /** How the breath moves it at this moment. */
  private breath(): [number, number, number] {
    if (this.still) return [0, 0, 0];
    const phase = (this.time / BREATH) * 2 * Math.PI;
    return [
      SWAY * (Math.sin(phase) + 0.35 * Math.sin(2.3 * phase + 1)),
      SWAY * 0.7 * Math.sin(0.83 * phase + 2),
      LIFT * Math.sin(phase + 0.6),
    ];
  }

  /** So many seconds later. */
  move(seconds: number): void {
    this.time += seconds;
    const part = 1 - Math.exp(-seconds / FOLLOWS);
    const [dx, dy] = [(this.aim[0] - this.at[0]) * part, (this.aim[1] - this.at[1]) * part];
    this.at = [this.at[0] + dx, this.at[1] + dy];
    if (this.held) {
      const calm = seconds > 0 ? Math.max(0, 1 - Math.hypot(dx, dy) / seconds / RESTLESS) : 0;
      this.height = NEAREST + (this.height - NEAREST) * Math.exp((-seconds * calm) / SINKS);
    } else if (!this.keys) this.height += (HANGS - this.height) * (1 - Math.exp(-seconds / RISES));
    const [x, y] = this.over();
    this.samples.push({ time: this.time, x, y, height: this.high() });
    while (this.samples.length > 2 && this.samples[1]!.time < this.time - WINDOW) this.samples.shift();
  }

  /** Seen from above, with the breath. */
  private over(): [number, number] {
    const [x, y] = this.breath();
    return [this.at[0] + x, this.at[1] + y];
  }

  /** How high over what it would touch; the nearer, the less the breath lifts it. */
  high(): number {
    return Math.max(0, this.height + this.breath()[2] * Math.min(1, this.height / 3));
  }

  /** Where the disc is. */
  pose(): Pose {
    const { at, turned } = touching(this.stack, ...this.over(), this.turn, this.kind, this.side);
    return { at: [at[0], at[1], at[2] + this.high()], turned };
  }

  /** As it lets go now. */
  release(): Placement {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const time = first && last ? last.time - first.time : 0;
    const rate = (of: (one: Sample) => number) =>
      first && last && time > 0 ? (of(last) - of(first)) / time : 0;
    this.held = false;
    return placing({
      at: this.over(),
      turn: this.turn,
      side: this.side,
      height: this.high(),
      falling: -rate((one) => one.height),
      drift: [rate((one) => one.x), rate((one) => one.y)],
    });
  }
}
