/** The stack as it is shown: as it lay while a disc comes down, then as it lies. */

import type { NightView, TowerView } from '../../../generated/hako-onna';
import type { Fall } from '../../../lib/types';
import type { Playing } from './closeup.svelte';
import { Film } from './moving';
import { lies, type Disc } from './things';

export class Table {
  tower = $state.raw<TowerView | null>(null);
  discs = $state.raw<readonly Disc[]>([]);
  playing = $state.raw<Playing | null>(null);
  /** What comes next, when what is played is over. */
  private next: TowerView | null = null;
  private shown: Fall | null = null;

  /** A view has come on, and how it came about where that is to be seen. */
  show({ noise: { tower } }: NightView, fall: Fall | null): void {
    if (fall && fall !== this.shown && this.tower) {
      this.shown = fall;
      this.next = tower;
      const { kind, coming_down } = this.tower;
      this.playing = { film: new Film(fall.trajectory), kind, side: coming_down?.side ?? this.sideOf(tower) };
      return;
    }
    if (this.playing && fall) {
      this.next = tower;
      return;
    }
    this.lie(tower);
  }

  private sideOf(next: TowerView | null) {
    return next?.stack.at(-1)?.side ?? 'down';
  }

  private lie(tower: TowerView | null): void {
    this.playing = this.next = null;
    const before = JSON.stringify(this.tower?.stack);
    this.tower = tower;
    if (JSON.stringify(tower?.stack) !== before) this.discs = tower?.stack.map(lies) ?? [];
  }

  over(): void {
    if (this.playing) this.lie(this.next);
  }
}
