/** What has just happened and is worth a moment beside the scenes: the dark, and a line over the plan. */

import { settings } from '../../lib/settings.svelte';
import type { GameEvent, State, View } from '../../lib/types';
import { nightIn } from './night';

/** How long each is shown, in milliseconds. The dark lasts the same whatever she does. */
const DARK = 1800;
const LINE = 4200;
const MOST = 2;

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
  'shown-tile-stolen',
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
  'winked',
]);

/** What stands over the plan in the board's own words: what was announced, and at once what is loud. */
export function says({ key }: GameEvent, view: View): boolean {
  if (key === 'announced') return nightIn(view).phase === 'window';
  return settings.pace === 'at-once' && (LOUD.has(key) || key === 'dark');
}

export interface Line {
  id: number;
  key: string;
  say: string;
}

export class Happening {
  dark = $state(false);
  fell = $state(false);
  lines = $state.raw<Line[]>([]);
  #version = -1;
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /**
   * Other states may follow at once: what was begun is shown to its end. What is told in its own time (`told`) has the
   * stage, and is not said here as well.
   */
  show(state: State, told = false): void {
    const before = this.#version;
    this.#version = state.version;
    if (state.version === before) return;
    if (state.fresh || before < 0 || state.version < before) return this.stop();
    for (const event of state.events) this.#tell(event, told);
  }

  #tell({ key, say }: GameEvent, told: boolean): void {
    if (key === 'dark' && !this.dark && !told) {
      this.dark = true;
      this.#later(() => (this.dark = false), DARK);
    }
    if (key === 'made-noise') {
      this.fell = true;
      this.#later(() => (this.fell = false), LINE);
    }
    if (told || !LOUD.has(key) || !say) return;
    const line = { id: ++this.#count, key, say };
    this.lines = [...this.lines, line].slice(-MOST);
    this.#later(() => (this.lines = this.lines.filter((one) => one !== line)), LINE);
  }

  #later(what: () => void, time: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, time);
    this.#timers.add(timer);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    [this.dark, this.fell, this.lines] = [false, false, []];
  }
}
