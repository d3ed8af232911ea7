import type { SeatNamed } from './types';
import { say } from './words';

/** What a seat is called: as the game calls whoever is played there, else by who plays, else by its place. */
export function seatName(seat: SeatNamed): string {
  return seat.called || playerName(seat);
}

/** Who plays there. */
export function playerName(seat: SeatNamed): string {
  return seat.name || placeName(seat);
}

/** The same for those who wait for somebody: with who plays, where the game has another name. */
export function fullName(seat: SeatNamed): string {
  return seat.called && seat.name && seat.name !== seat.called
    ? say('seat-played', { name: seat.called, player: seat.name })
    : seatName(seat);
}

export function placeName(seat: SeatNamed): string {
  return seat.say === seat.label ? say('seat-number', { number: seat.seat + 1 }) : seat.say;
}
