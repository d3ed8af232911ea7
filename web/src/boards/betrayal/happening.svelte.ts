/** What has just happened and is worth a moment: a line over the house, a roll of dice. */

import type { GameEvent, State } from '../../lib/types';

/** How long a line is shown, in milliseconds. */
const LINE = 4600;
const MOST = 3;

/** What is seen on the board by itself needs no words; what is long is read in a scene of its own. */
const QUIET = new Set([
  'moves',
  'turn-begins',
  'chooses',
  'begins',
  'rolled',
  'being-moves',
  'tile-moved',
  'hidden',
  'legacy-card',
  'journal',
]);

export interface Line {
  id: number;
  key: string;
  say: string;
}

export class Happening {
  lines = $state.raw<Line[]>([]);
  rolls = $state(0);
  #version = -1;
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  show(state: State): void {
    const before = this.#version;
    this.#version = state.version;
    if (state.version === before) return;
    if (state.fresh || before < 0 || state.version < before) return this.stop();
    for (const event of state.events) this.#tell(event);
  }

  #tell({ key, say }: GameEvent): void {
    if (key === 'rolled') this.rolls++;
    if (QUIET.has(key) || !say || say === key) return;
    const line = { id: ++this.#count, key, say };
    this.lines = [...this.lines, line].slice(-MOST);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.lines = this.lines.filter((one) => one !== line);
    }, LINE);
    this.#timers.add(timer);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.lines = [];
  }
}
