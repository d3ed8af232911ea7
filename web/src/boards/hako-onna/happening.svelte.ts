/** What has just happened and is worth a moment: deaths as scenes, the dark, and a line over the plan. */

import type { GameEvent, State } from '../../lib/types';

export interface Death {
  seat: number;
  how: string;
}

/** How long each is shown, in milliseconds. The dark lasts the same whatever she does. */
const DARK = 1800;
const LINE = 4200;

const LOUD = new Set([
  'made-noise',
  'screamed',
  'interrupted',
  'barred',
  'diary-found',
  'opened-safe',
  'wrong-guess',
  'ghost-seen',
  'saved',
  'has-doll',
  'no-doll',
  'click',
  'no-click',
  'despair',
  'shriek',
  'tile-stolen',
  'item-stolen',
  'dragged',
  'was-shown',
  'was-given',
  'photo',
  'answered',
  'struck',
  'struck-in-vain',
  'sealed',
  'salted',
  'hakobito-removed',
  'overdue',
  'hushed',
  'fled',
  'saw-powers',
  'proposed-end',
]);

export class Happening {
  deaths = $state.raw<Death[]>([]);
  dark = $state(false);
  fell = $state(false);
  lines = $state.raw<GameEvent[]>([]);
  #version = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  show(state: State): void {
    const before = this.#version;
    this.#version = state.version;
    if (state.version === before) return;
    this.stop();
    if (state.fresh || before < 0 || state.version < before) {
      this.deaths = [];
      return;
    }
    const keys = state.events.map((event) => event.key);
    this.dark = keys.includes('light');
    this.fell = keys.includes('made-noise');
    this.lines = state.events.filter((event) => LOUD.has(event.key) && event.say).slice(-3);
    const died = state.events.filter((event) => event.key === 'died');
    this.deaths = [
      ...this.deaths,
      ...died.map(({ slots }) => ({ seat: seatIn(slots.seat), how: wordIn(slots.how) })),
    ];
    this.#later(() => (this.dark = false), DARK);
    this.#later(() => ([this.lines, this.fell] = [[], false]), LINE + (this.dark ? DARK : 0));
  }

  #later(what: () => void, time: number): void {
    this.#timers.push(setTimeout(what, time));
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    [this.dark, this.fell, this.lines] = [false, false, []];
  }
}

/** A slot is a plain value, or a name with its key. */
function wordIn(slot: unknown): string {
  const text = typeof slot === 'string' ? slot : String((slot as { key?: string } | undefined)?.key ?? '');
  return text.replace(/^(death|how)-/, '');
}

function seatIn(slot: unknown): number {
  if (typeof slot === 'number') return slot;
  const found = /(\d+)/.exec(wordIn(slot));
  return found ? Number(found[1]) : 0;
}
