/** How much of a table's story was told to somebody here: who comes back is told what came since. */

import { recall, remember } from './memory';
import type { GameEvent } from './types';

export class Bookmark {
  constructor(private readonly table: string) {}

  /** So much of it was told. */
  put(seat: number, told: number): void {
    remember(this.name(seat), String(told));
  }

  /** What came since. Who was never here has missed nothing: they have just come. */
  since(seat: number, story: GameEvent[]): GameEvent[] {
    const told = recall(this.name(seat));
    return told ? story.slice(Number(told)) : [];
  }

  private name(seat: number): string {
    return `told.${this.table}.${seat}`;
  }
}
