import type { SeatNamed } from './types';
import { say } from './words';

/** What a seat is called: by who sits there, else by its place. */
export function seatName(seat: SeatNamed): string {
  return seat.name || placeName(seat);
}

export function placeName(seat: SeatNamed): string {
  return seat.say === seat.label ? say('seat-number', { number: seat.seat + 1 }) : seat.say;
}
