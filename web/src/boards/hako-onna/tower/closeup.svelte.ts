/**
 * What goes on over the little board from moment to moment: a hand of one's own, another's, or what the house has told to
 * be played. It asks for a picture only where something has moved.
 */

import type { HandShown } from '../../../lib/types';
import { Hand } from './hand';
import { between, type Film } from './moving';
import { touching } from './resting';
import type { TowerScene } from './scene/scene';
import { sound, soundOf } from './sounding';
import type { Disc, Kind, Pose, Side } from './things';

/** Seconds between two pictures of a candle alone. */
const EMBER = 1 / 14;
/** The longest step in seconds, and the most that passes between two pictures: after a pause nothing leaps. */
const STEP = 0.05;
const MOST = 0.5;
/** Seconds after the one before, when a picture comes too late, and how often that is borne. */
const LATE = 0.03;
const OFTEN = 8;
/** Milliseconds: how long the end is looked at, and how the disc goes over from one's own hand to what is told. */
const LOOKED = 900;
/** And at what is left of a stack. */
const MOURNED = 2600;
const OVER = 160;
/** A hand that was not seen for so long, in milliseconds, holds nothing any more. */
const GONE = 6000;
/** Seconds in which the hand of another is followed. */
const FOLLOWS = 0.12;
/** How fast the uppermost disc has to lean, in radians a second, for the wood to be heard. */
const SCRAPES = 0.35;
const AGAIN = 450;

export interface Playing {
  film: Film;
  kind: Kind;
  side: Side;
}

export class CloseUp {
  readonly hand = new Hand();
  /** What the ear is told now, in words. */
  caption = $state('');
  private scene: TowerScene | null = null;
  private stack: readonly Disc[] = [];
  private mine = false;
  private playing: (Playing & { began: number; told: number; over: () => void }) | null = null;
  private from: Pose | null = null;
  private other: { at: number; shown: HandShown; pose: Pose; kind: Kind } | null = null;
  private frame = 0;
  private last = 0;
  private drawn = 0;
  private seconds = 1.2;
  private scraped = 0;
  private slow = 0;
  private dirty = true;
  still = false;
  /** How many pictures were drawn, and the time that they took the page. */
  readonly spent = { pictures: 0, script: 0, longest: 0 };

  get plays(): boolean {
    return this.playing !== null;
  }

  enter(scene: TowerScene): void {
    this.scene = scene;
    scene.stack(this.stack);
    this.wake();
  }

  /** The stack as it lies; while something is played, as it lay. */
  lie(stack: readonly Disc[]): void {
    this.stack = stack;
    this.scene?.stack(stack);
    this.wake();
  }

  /** The next disc comes into one's own hand, or out of it. */
  take(next: { kind: Kind; side: Side; turn: number; over: readonly [number, number] } | null): void {
    this.mine = next !== null;
    if (next) {
      this.hand.take(this.stack, next.kind, next.side, next.over);
      this.hand.turn = next.turn;
      this.other = this.from = null;
    }
    this.wake();
  }

  /** It was let go: until the house has told what comes of it, it stays where it is. */
  letGo(): void {
    this.from = this.hand.pose();
    this.mine = false;
    this.wake();
  }

  /** The hand as it is at this moment, however long ago a picture was drawn. */
  catchUp(): void {
    const now = performance.now();
    if (this.mine && this.frame) this.pass(Math.min(MOST, Math.max(0, now - this.last) / 1000));
    this.last = now;
  }

  private pass(seconds: number): void {
    this.hand.still = this.still;
    for (let left = seconds; left > 0; left -= STEP) this.hand.move(Math.min(STEP, left));
  }

  watch(shown: HandShown | null, kind: Kind): void {
    if (!shown || this.mine) return void (this.other = null);
    const [x, y, height, turn, side] = shown;
    const { at, turned } = touching(this.stack, x / 10, y / 10, turn, kind, side);
    const pose = { at: [at[0], at[1], at[2] + height / 10] as const, turned };
    const before = this.other?.kind === kind ? this.other.pose : pose;
    this.other = { at: performance.now(), shown, pose: before, kind };
    this.wake();
  }

  play(playing: Playing, over: () => void): void {
    this.playing = { ...playing, began: performance.now(), told: -1, over };
    this.wake();
  }

  /** Whoever has seen enough. */
  end(): void {
    const over = this.playing?.over;
    this.playing = this.from = null;
    this.caption = '';
    this.wake();
    over?.();
  }

  wake(): void {
    this.dirty = true;
    if (!this.frame && this.scene) {
      this.last = performance.now();
      this.frame = requestAnimationFrame(this.tick);
    }
  }

  leave(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.scene?.dispose();
    this.scene = null;
    this.playing = null;
  }

  private tick = (now: number): void => {
    this.frame = 0;
    const scene = this.scene;
    if (!scene || document.hidden) return;
    const began = performance.now();
    const passed = Math.max(0, (now - this.last) / 1000);
    const lively = this.playing !== null || this.mine || this.other !== null;
    if (!lively && !this.dirty && (this.still || now - this.drawn < EMBER * 1000)) {
      if (!this.still) this.frame = requestAnimationFrame(this.tick);
      return;
    }
    if (lively) this.ease(passed);
    this.last = now;
    const step = Math.min(MOST, passed);
    this.seconds += step;
    if (this.playing) this.show(now);
    else if (this.mine) this.lead(step);
    else this.follow(now, step);
    if (!this.still) scene.flicker(this.seconds);
    if (!this.still || lively || this.dirty) scene.render();
    this.drawn = now;
    this.dirty = false;
    this.spent.pictures++;
    const took = performance.now() - began;
    this.spent.script += took;
    this.spent.longest = Math.max(this.spent.longest, took);
    if (!this.frame && (!this.still || this.playing || this.other || this.hand.held))
      this.frame = requestAnimationFrame(this.tick);
  };

  /** Pictures that come too late again and again are drawn coarser. */
  private ease(passed: number): void {
    this.slow = passed > LATE ? this.slow + 1 : Math.max(0, this.slow - 1);
    if (this.slow < OFTEN) return;
    this.slow = 0;
    this.scene!.coarser();
  }

  /** A moment of what the house has told. */
  private show(now: number): void {
    const { film, kind, side, began, told } = this.playing!;
    const ms = now - began;
    const newest = this.stack.length;
    const lies = this.stack.map((disc, n) => ({ ...disc, ...(film.pose(n, ms) ?? disc) }));
    const pose = film.pose(newest, ms);
    const whole = pose && this.from && ms < OVER ? between(this.from, pose, ms / OVER) : (pose ?? this.from);
    if (whole) lies.push({ kind, side, ...whole });
    this.scene!.stack(lies);
    this.scene!.hold(null);
    this.caption = sound(film.knocks(told, ms)) || this.caption;
    this.lean(film, ms, now);
    this.playing!.told = ms;
    if (ms > film.told.lasts + (film.wrecks(newest) ? MOURNED : LOOKED)) this.end();
  }

  /** The wood is heard while the stack leans over. */
  private lean(film: Film, ms: number, now: number): void {
    if (ms < film.told.let_go + 120 || ms > film.told.lasts || now < this.scraped + AGAIN) return;
    const [a, b] = [film.pose(this.stack.length - 1, ms - 60), film.pose(this.stack.length - 1, ms)];
    if (!a || !b) return;
    const same = Math.abs(a.turned.reduce((sum, value, n) => sum + value * b.turned[n]!, 0));
    const rate = (2 * Math.acos(Math.min(1, same))) / 0.06;
    if (rate < SCRAPES) return;
    this.scraped = now;
    this.caption = soundOf('scrape', Math.min(1, rate / 3));
  }

  private lead(step: number): void {
    this.pass(step);
    const { kind, side } = this.hand;
    const pose = this.hand.pose();
    this.scene!.hold({ kind, side, ...pose }, pose.at[2] - this.hand.high() - 3);
  }

  private follow(now: number, step: number): void {
    if (this.other && now > this.other.at + GONE) this.other = null;
    if (!this.other) {
      const waits = this.from && { kind: this.hand.kind, side: this.hand.side, ...this.from };
      return this.scene!.hold(waits || null, this.from ? this.from.at[2] - 4 : 0);
    }
    const [x, y, height, turn, side] = this.other.shown;
    const { at, turned } = touching(this.stack, x / 10, y / 10, turn, this.other.kind, side);
    const wanted = { at: [at[0], at[1], at[2] + height / 10] as const, turned };
    this.other.pose = between(this.other.pose, wanted, 1 - Math.exp(-step / FOLLOWS));
    this.scene!.hold({ kind: this.other.kind, side, ...this.other.pose }, at[2] - 3);
  }
}
