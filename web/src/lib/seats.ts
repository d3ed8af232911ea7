import type { Seat } from './types';
import { say } from './words';

/** What a seat is called: by who sits there, else by its place. */
export function seatName(seat: Seat): string {
  return seat.name || placeName(seat);
}

export function placeName(seat: Seat): string {
  return seat.say ?? (/^\d+$/.test(seat.label) ? say('seat-number', { number: seat.seat + 1 }) : seat.label);
}
