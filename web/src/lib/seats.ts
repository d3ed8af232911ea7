import type { SeatShown } from '../generated/wire';
import type { ChatMessage, SeatNamed } from './types';
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

/** Nobody sits there, and anybody may, or a friend. */
export function isFree({ kind }: SeatNamed): boolean {
  return kind === 'friend' || kind === 'open';
}

/** Somebody's from the game before, who has not come to this one yet. */
export function isKept({ kind, nonce }: Pick<SeatShown, 'kind' | 'nonce'>): boolean {
  return kind === 'person' && !nonce;
}

/** Somebody plays there, and has gone. */
export function isAway(seat: SeatNamed | undefined): boolean {
  return seat?.kind === 'person' && seat.here === false;
}

/** Who is waited for, and what they do: one chooses, or some still read. */
export function waitedFor(all: SeatNamed[], asked: SeatNamed, reading: number[], you: number): string {
  const others = all.filter(({ seat }) => reading.includes(seat) && seat !== you);
  if (others.length)
    return say('waiting-readers', {
      names: others.map(fullName).join(say('and-then')),
      count: others.length,
    });
  return say(isAway(asked) ? 'waiting-for-away' : 'waiting-for', { name: fullName(asked) });
}

/** Those at these seats, but for one. */
export function namesOf(all: SeatNamed[], seats: number[], except: number): string {
  const some = all.filter(({ seat }) => seats.includes(seat) && seat !== except);
  return some.map(fullName).join(say('and-then'));
}

/** Who alone heard what was said. */
export function heardBy(all: SeatNamed[], { to, seat }: ChatMessage): string {
  const names = namesOf(all, to ?? [], seat);
  return names ? say('chat-whispered', { names }) : say('chat-unheard');
}

export function placeName(seat: SeatNamed): string {
  return seat.say === seat.label ? say('seat-number', { number: seat.seat + 1 }) : seat.say;
}
