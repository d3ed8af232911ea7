/** What a scene of the evening has to know: the night as it is, and what everything is called. */

import { seatName } from '../../../lib/seats';
import type { SeatNamed, View } from '../../../lib/types';
import { Names } from '../names';
import { nightIn, type NightView, type PersonView, type TileView } from '../night';

export class Told {
  readonly night: NightView;
  readonly names: Names;

  constructor(
    view: View,
    texts: Record<string, string>,
    private readonly seats: SeatNamed[],
  ) {
    this.night = nightIn(view);
    const called = seats.map((one) => [this.night.people[one.seat]?.family ?? '', one.called ?? '']);
    this.names = new Names(texts, Object.fromEntries(called));
  }

  /** Whoever sits there. */
  person(seat: number): PersonView | undefined {
    return this.night.people[seat];
  }

  name(seat: number): string {
    const found = this.seats.find((one) => one.seat === seat);
    return found ? seatName(found) : this.names.family(this.person(seat)?.family ?? '');
  }

  /** A tile that lies in the house, or is about to. */
  tile(id: string): TileView | undefined {
    return (
      this.night.tiles.find((tile) => tile.id === id) ??
      (this.night.joining?.id === id ? this.night.joining : undefined)
    );
  }
}
