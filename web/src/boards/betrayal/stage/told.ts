/** What a scene of the evening has to know: the night as it is, and what everything is called. */

import { seatName } from '../../../lib/seats';
import type { GameEvent, SeatNamed, View } from '../../../lib/types';
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

  /** The deck that a card is of. */
  deckOf(card: string): string {
    if (this.names.text(`event-${card}`)) return 'event';
    const held = this.night.people.flatMap((person) => person.hand).find((one) => one.id === card);
    return held?.deck || 'item';
  }

  /** Who fights: by family, or a being. */
  fighter(word: string): Fighter {
    const seat = this.night.people.findIndex((person) => person.family === word);
    if (seat >= 0) return { word, seat, kind: '', name: this.name(seat) };
    const being = this.night.beings.find((one) => one.id === word);
    const kind = being?.kind ?? word.replace(/-\d+$/, '');
    const alone = this.night.beings.filter((one) => one.kind === kind).length <= 1;
    const number = being?.number && !alone ? ` ${being.number}` : '';
    return { word, seat: -1, kind, name: `${this.names.of('being', kind)}${number}` };
  }
}

export interface Fighter {
  word: string;
  /** A player's; else it is a being of this kind. */
  seat: number;
  kind: string;
  name: string;
}

export interface Rolled {
  seat: number;
  dice: number[];
  result: number;
  roll: string;
}

export function rolledIn(event: GameEvent): Rolled {
  const { seat, dice, result, roll } = event.slots;
  return {
    seat: Number(seat),
    dice: [...String(dice ?? '')].map(Number),
    result: Number(result),
    roll: String(roll ?? ''),
  };
}

/** A fight as far as it has come when this happens: who, and what each has rolled. Nothing where nobody fights. */
export function fightIn(
  events: GameEvent[],
  event: GameEvent,
): { attack: GameEvent; rolls: Rolled[] } | null {
  const until = events.indexOf(event);
  const from = events.slice(0, until + 1).findLastIndex((one) => one.key === 'attacks');
  if (from < 0) return null;
  const course = events.slice(from, until + 1);
  const ends = course.findIndex((one) => FIGHT_ENDS.has(one.key));
  if (ends >= 0 && ends < course.length - 1) return null;
  const rolls = course.filter((one) => one.key === 'rolled').map(rolledIn);
  return { attack: course[0]!, rolls: rolls.slice(0, 2) };
}
const FIGHT_ENDS = new Set(['wins-fight', 'fight-tied', 'lacks-trait']);

/** What a roll has brought: all that is told after it, until something else begins. */
export function broughtBy(events: GameEvent[], event: GameEvent): GameEvent[] {
  const after = events.slice(events.indexOf(event) + 1);
  const end = after.findIndex((one) => ELSE.has(one.key));
  return (end < 0 ? after : after.slice(0, end)).filter((one) => one.say).slice(0, 5);
}
const ELSE = new Set([
  'rolled',
  'turn-begins',
  'draws',
  'discovers',
  'attacks',
  'haunt-roll',
  'haunt-begins',
  'moves',
  'being-moves',
  'acts',
  'died',
]);
