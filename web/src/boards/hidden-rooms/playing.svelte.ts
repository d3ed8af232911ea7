import { isFirstNight } from '../../lib/lessons';
import { settings } from '../../lib/settings.svelte';
import type { State } from '../../lib/types';
import { houseOf, type HouseView } from './house';
import { moments, type Moment, type Tale, type Turned } from './playback';

/** Shows what has happened moment by moment, then the house as it is. */
export class Playback {
  house = $state.raw<HouseView>()!;
  turned = $state.raw<Turned | null>(null);
  tale = $state.raw<Tale | null>(null);
  said = $state('');
  /** For how long this moment is looked at, in milliseconds. */
  time = $state(0);
  busy = $state(false);
  #version = -1;
  /** The house as it was in truth, however far its showing has come. */
  #true: HouseView;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: State) {
    this.#version = state.version;
    this.#true = houseOf(state);
    this.house = this.#true;
  }

  show(state: State, still: boolean): void {
    if (state.version === this.#version && this.busy) return;
    const next = state.version === this.#version + 1 && !state.fresh && !still;
    this.#version = state.version;
    const seen = next ? moments(this.#true, state.events, settings.pace, isFirstNight('hidden-rooms')) : [];
    this.#true = houseOf(state);
    this.#go(seen, this.#true);
  }

  #go(seen: Moment[], last: HouseView): void {
    clearTimeout(this.#timer);
    const [moment, ...rest] = seen;
    this.busy = moment !== undefined;
    this.house = moment?.house ?? last;
    this.turned = moment?.turned ?? null;
    this.tale = moment?.tale ?? null;
    this.said = moment?.said ?? '';
    this.time = moment?.time ?? 0;
    if (moment) this.#timer = setTimeout(() => this.#go(rest, last), moment.time);
  }

  /** Somebody has seen enough. */
  skip(): void {
    if (this.busy) this.#go([], this.#true);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
