/**
 * The director: one queue for all games, between what the house sends and what is on the stage.
 *
 * Every state is told in beats before the next one comes on, and nobody is asked before having seen what led to the
 * question. It lives in this browser alone: nothing of it reaches the house, and nobody waits for it.
 */

import type { GameEvent, State } from './types';

/** What is said of an event in the data of its game: how much of the stage it takes. */
export type Weight = 'nothing' | 'line' | 'beat' | 'scene';
export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** One thing at a time: what matters, with the small things that led to it. */
export interface Beat {
  id: number;
  weight: Weight;
  /** The small things before it, oldest first. */
  before: GameEvent[];
  /** What it is about; the last of the small things, where nothing greater has happened. */
  event: GameEvent;
  /** For how long, in milliseconds. */
  time: number;
}

/** What led to it, each sentence once where it was said again and again. */
export function ledTo({ before, event }: Beat): GameEvent[] {
  return before.filter((one, n) => one.say !== (before[n + 1] ?? event).say);
}

/** How long something of this weight is looked at before anybody has read a letter. */
const LOOK: Record<Weight, number> = { nothing: 0, line: 450, beat: 1000, scene: 2200 };
/** And for each letter; kana and kanji say twice as much. Whoever is here for the first time reads all of it. */
const LETTER = 28;
const LETTER_FIRST = 48;
const LONGEST = 8000;
const LONGEST_FIRST = 14_000;
/** A scene that is read may stay longer. */
const LONGEST_READ = 24_000;
const SPEED: Record<Pace, number> = { calm: 1, brisk: 0.45, 'at-once': 0 };
/** More than this is not told one by one to somebody who comes back: it is summed up. */
export const MOST = 12;

/** The letters of a sentence as a reader counts them. */
export function length(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
}

function timeFor(weight: Weight, letters: number, pace: Pace, first: boolean): number {
  const [each, most] = first ? [LETTER_FIRST, LONGEST_FIRST] : [LETTER, LONGEST];
  return Math.min(most, LOOK[weight] + each * letters) * SPEED[pace];
}

/** The beats of what has happened: each event that matters takes the small ones before it along. `isFirst`: for somebody
 *  who has not seen it before. */
export function script(
  events: GameEvent[],
  weigh: (event: GameEvent) => Weight,
  pace: Pace,
  first = 0,
  isFirst = false,
): Beat[] {
  const beats: Beat[] = [];
  let before: GameEvent[] = [];
  const tell = (weight: Weight, event: GameEvent) => {
    const letters = [...before, event].reduce((sum, one) => sum + length(one.say), 0);
    beats.push({
      id: first + beats.length,
      weight,
      before,
      event,
      time: timeFor(weight, letters, pace, isFirst),
    });
    before = [];
  };
  for (const event of events) {
    const weight = event.say ? weigh(event) : 'nothing';
    if (weight === 'nothing') continue;
    if (weight === 'line') before = [...before, event];
    else tell(weight, event);
  }
  if (before.length) {
    const event = before.at(-1)!;
    before = before.slice(0, -1);
    tell('line', event);
  }
  return beats;
}

export interface Stagecraft {
  weigh: (event: GameEvent) => Weight;
  pace: () => Pace;
  /** Whether it is told to somebody who has not seen it before. */
  isFirst?: () => boolean;
  /** Whether the board itself shows it and says what it means. */
  plays?: (event: GameEvent) => boolean;
  /** Whether a turn begins with it. */
  begins?: (event: GameEvent) => boolean;
  /** A state comes on: the page shows it, and its beats follow. */
  enter: (state: State) => void;
  /** Whether the board shows how this state came about before anything of it is told (`hold` ends it). */
  holds?: (state: State) => boolean;
  /** All that was sent has been told. */
  rest?: () => void;
  /** Whether something has the stage at whatever pace, and until its reader says so. */
  insists?: (event: GameEvent, state: State, before: State | null) => boolean;
  /** Whether it has a scene, and the table stays as it was until that is over. */
  veils?: (event: GameEvent, state: State, before: State | null) => boolean;
  /** How many presses of its reader it wants before what it is about is said. */
  presses?: (event: GameEvent, state: State, before: State | null) => number;
  /** Whether it is drawn: what is told of it, in the log and aloud, comes after it was seen. */
  draws?: (event: GameEvent, state: State, before: State | null) => boolean;
}

export class Director {
  /** What has the stage now. */
  beat = $state.raw<Beat | null>(null);
  /** For how long it has it; without end where it waits for a press. */
  time = $state(0);
  /** How often its reader has pressed, of the presses that it wants before it goes on. */
  pressed = $state(0);
  private after = $state(0);
  private drawn = $state(false);
  /** A scene is drawn of it: its words stand there. */
  staged = $state(false);
  /** The state that has come on last, and the one before it. */
  state: State | null = null;
  before = $state.raw<State | null>(null);
  /** What has come on has a scene that is not over yet: the table is as it was before. */
  veiled = $state(false);
  /** States that have not come on yet. */
  behind = $state(0);
  /** The board shows how what has come on came about: nothing of it is told before. */
  holding = $state(false);
  /** The opening is told: what comes waits behind the curtain. */
  lowered = $state(false);
  /** What happened while nobody looked. */
  missed = $state.raw<GameEvent[]>([]);

  /** Beats that wait until the board was read. */
  private kept = $state(0);

  private queue: State[] = [];
  private beats: Beat[] = [];
  private count = 0;
  private wanted = $state(0);
  private paused = false;
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly craft: Stagecraft) {}

  /** Everything that was sent has been seen: a question can be asked. */
  get quiet(): boolean {
    return this.beat === null && this.behind === 0 && this.kept === 0 && !this.holding;
  }

  /** What is told now, oldest first. */
  get telling(): readonly GameEvent[] {
    return this.beat ? [...this.beat.before, this.beat.event] : [];
  }

  /** The newest state that has not come on yet. */
  get last(): State | undefined {
    return this.queue.at(-1);
  }

  /**
   * Something has come from the house. What tells the whole story again is shown as it is; what has become too much
   * while somebody was away (`back`) is summed up.
   */
  tell(state: State, back = false): void {
    if (state.fresh) {
      this.clear();
      this.enter(state);
      return;
    }
    if (back && this.weighty(state.events).length > MOST) {
      this.now();
      this.enter(state);
      this.missed = state.events;
      return;
    }
    if (this.held && !this.queue.length && state.version === this.state?.version) {
      this.enter(state); // the same moment, sent again
      return;
    }
    this.queue.push(state);
    this.behind = this.queue.length;
    if (this.beat === null) this.next();
  }

  /** The opening is told first: what comes from now on waits behind the curtain. */
  lower(): void {
    this.lowered = true;
  }

  /** The curtain rises: what waited is told. */
  raise(): void {
    this.lowered = false;
    if (this.beat === null) this.next();
  }

  /** A tap: this beat is over, or has what it wanted from its reader. */
  skip(): void {
    if (this.holding) return this.hold(false);
    if (!this.beat) return;
    if (this.pressed >= this.wanted) return this.over();
    this.pressed++;
    if (this.pressed === this.wanted) this.lasts(this.time);
  }

  /** The scene of this beat has so many letters to read, and waits for so many presses before its time begins. */
  read(letters: number, presses = 0): void {
    if (!this.beat) return;
    const reading =
      Math.min(LONGEST_READ, LOOK[this.beat.weight] + (this.isFirst ? LETTER_FIRST : LETTER) * letters) *
      SPEED[this.craft.pace()];
    [this.pressed, this.wanted] = [0, presses];
    this.lasts(Math.max(this.beat.time, reading));
  }

  /** This beat is over when its reader says so, after so many presses that it wants. */
  wait(presses = 0): void {
    [this.pressed, this.wanted] = [0, presses];
    this.lasts(Infinity);
  }

  /** Its reader has done what it wanted: what it is about can be said. */
  get open(): boolean {
    return this.pressed >= this.wanted;
  }

  /** How many of the last things of this state nobody has been told yet. */
  get untold(): number {
    if (this.holding) return this.state?.events.length ?? 0;
    return this.after + (this.open && !this.drawn ? 0 : 1);
  }

  /** Something lies over the page and is read: nothing goes on under it by itself. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (this.beat) this.lasts(this.time);
    else if (!paused) this.next();
  }

  /** The board has something to be read first: what is told of the same moment waits, and the next state. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    if (held && this.beat && !this.veiled) {
      this.beats.unshift(this.beat);
      this.end();
      this.kept = this.beats.length;
    }
    if (!held && !this.beat) {
      [this.kept, this.holding] = [0, false];
      this.next();
    }
  }

  /** Everything that was sent, at once. */
  now(): void {
    this.end();
    if (this.holding) this.held = this.holding = false;
    this.beats = [];
    this.kept = 0;
    this.veiled = false;
    for (const state of this.queue.splice(0)) this.enter(state);
    this.behind = 0;
  }

  /**
   * Somebody comes back to a page that was left: what was told to nobody (`missed`) is summed up, and what waits with
   * it, where that is too much to be told.
   */
  return(missed: GameEvent[] = []): void {
    const waiting = this.queue.length < MOST ? [] : this.queue.flatMap((state) => state.events);
    if (waiting.length) this.now();
    if (missed.length + waiting.length) this.missed = [...missed, ...waiting];
  }

  /** What mattered of what was missed, the last of it. That a turn has begun is seen: it is said with what came of it. */
  get recap(): GameEvent[] {
    const matters = this.weighty(this.missed);
    const last = matters.findLastIndex((event) => !this.craft.begins?.(event));
    return matters.slice(0, last + 1).slice(-MOST);
  }

  /** What of it has a moment of its own. */
  weighty(events: GameEvent[]): GameEvent[] {
    const weights = new Set<Weight>(['beat', 'scene']);
    return events.filter((event) => event.say && weights.has(this.craft.weigh(event)));
  }

  /** Nothing is told any more. */
  clear(): void {
    this.end();
    this.queue = [];
    this.beats = [];
    this.kept = 0;
    this.behind = 0;
    this.veiled = false;
    this.missed = [];
    this.held = this.holding = false;
  }

  /** Other eyes look now: nothing of what was seen before is kept. */
  forget(): void {
    this.clear();
    this.state = this.before = null;
  }

  private enter(state: State): void {
    [this.before, this.state] = [this.state, state];
    this.craft.enter(state);
  }

  private next(): void {
    for (;;) {
      if (this.kept && this.held) return;
      const beat = this.beats.shift();
      if (beat) {
        const told = [beat.event, this.state!, this.before] as const;
        const insists = this.insists(beat);
        if (beat.time <= 0 && !insists) continue;
        this.veiled = [beat, ...this.beats].some((one) => this.veils(one));
        this.wanted = this.craft.presses?.(...told) ?? 0;
        this.drawn = beat.weight !== 'line' && (this.craft.draws?.(...told) ?? false);
        this.beat = beat;
        this.after = this.state!.events.length - 1 - this.state!.events.indexOf(beat.event);
        this.lasts(insists ? Infinity : beat.time);
        return;
      }
      this.after = 0;
      this.veiled = false;
      if (this.lowered || this.held || this.paused) return;
      const state = this.queue.shift();
      if (!state) return this.craft.rest?.();
      this.behind = this.queue.length;
      this.enter(state);
      const weigh = (event: GameEvent) => (this.craft.plays?.(event) ? 'nothing' : this.craft.weigh(event));
      this.beats = script(state.events, weigh, this.craft.pace(), this.count, this.isFirst);
      this.count += this.beats.length;
      if (!this.craft.holds?.(state)) continue;
      this.kept = this.beats.length;
      this.held = this.holding = true;
      return;
    }
  }

  private get isFirst(): boolean {
    return this.craft.isFirst?.() ?? false;
  }

  private insists({ event }: Beat): boolean {
    return this.craft.insists?.(event, this.state!, this.before) ?? false;
  }

  private veils(beat: Beat): boolean {
    const seen = beat.weight !== 'line' && (beat.time > 0 || this.insists(beat));
    return seen && (this.craft.veils?.(beat.event, this.state!, this.before) ?? false);
  }

  /** The time of this beat begins, unless something is waited for. */
  private lasts(time: number): void {
    clearTimeout(this.timer);
    this.time = time;
    const waits = this.paused || this.pressed < this.wanted || time === Infinity;
    if (!waits) this.timer = setTimeout(() => this.over(), time);
  }

  private end(): void {
    clearTimeout(this.timer);
    this.beat = null;
    [this.pressed, this.wanted, this.staged, this.drawn, this.after] = [0, 0, false, false, 0];
  }

  private over(): void {
    this.end();
    this.next();
  }
}
