/** Who has gone from the table, as everybody may know. Whoever is back in a moment was not missed. */

import type { Seat } from './types';

/** Somebody who loads the page again is gone for less than this, in milliseconds. */
const GONE = 4000;

export class Presence {
  /** The seats whose players are away. */
  away = $state.raw<readonly number[]>([]);
  private leaving = new Map<number, ReturnType<typeof setTimeout>>();
  private looked = false;
  /** Who was seen here, and can leave. */
  private readonly came = new Set<number>();
  private readonly mine = new Set<number>();

  /** `tell` is told of everybody who goes or comes back, not of those who were away before. */
  constructor(private readonly tell: (seat: number, here: boolean) => void) {}

  see(seats: Seat[]): void {
    for (const { seat, here, you } of seats) {
      if (here) this.came.add(seat);
      if (you) this.mine.add(seat);
    }
    const gone = seats.filter((seat) => seat.kind === 'person' && !seat.here && !seat.you);
    const absent = new Set(gone.map(({ seat }) => seat));
    if (!this.looked) this.away = [...absent];
    this.looked = true;
    for (const [seat, timer] of this.leaving)
      if (!absent.has(seat)) {
        clearTimeout(timer);
        this.leaving.delete(seat);
      }
    for (const seat of this.away.filter((one) => !absent.has(one))) this.turn(seat, true);
    for (const seat of absent)
      if (!this.away.includes(seat) && !this.leaving.has(seat))
        this.leaving.set(
          seat,
          setTimeout(() => this.turn(seat, false), GONE),
        );
  }

  clear(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }

  private turn(seat: number, here: boolean): void {
    this.leaving.delete(seat);
    this.away = here ? this.away.filter((one) => one !== seat) : [...this.away, seat];
    const known = here ? !this.mine.has(seat) : this.came.has(seat);
    if (known) this.tell(seat, here);
  }
}
