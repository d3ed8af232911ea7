/** What scenes ask of an event and a view: no more than both hold. */

import type { Told } from '../../../lib/boards';
import type { GameEvent, SeatNamed, View } from '../../../lib/types';
import { seatName } from '../../../lib/seats';
import { isPower, POWER } from '../names';
import { isGhost, nightIn, type NightView } from '../night';

/** What has a scene, by the key of its event. */
export const STAGED = [
  'behind-you',
  'barred',
  'dark',
  'defeated',
  'diary-found',
  'died',
  'ghost-seen',
  'her-turn',
  'interrupted',
  'item-stolen',
  'light',
  'overdue',
  'saved',
  'saw',
  'screamed',
  'she-wins',
  'shown-tile-stolen',
  'stole',
  'struck',
  'struck-in-vain',
  'visitors-win',
] as const;
export type Staged = (typeof STAGED)[number];

export const slot = (event: GameEvent, name: string) => String(event.slots[name] ?? '');
export const seatOf = (event: GameEvent) => Number(event.slots.seat ?? -1);

/** What several things are in one slot: a list, or a single one. */
export function several(event: GameEvent, name: string): (string | number)[] {
  const found = event.slots[name];
  return Array.isArray(found) ? found : found === undefined || found === null ? [] : [String(found)];
}

export function nameIn(seats: SeatNamed[]): (seat: number) => string {
  return (seat) => {
    const found = seats.find((one) => one.seat === seat);
    return found ? seatName(found) : String(seat);
  };
}

/** A reader who Peeks opens the place with a finger. */
const PEEKS = new Set(['saw', 'ghost-seen', 'diary-found']);
export const opens = ({ event, view }: Pick<Told, 'event' | 'view'>) =>
  PEEKS.has(event.key) && seatOf(event) === view.seat;

/** The Shadow of a Peek: the event's own, or that of the Peek it came of. */
export function shadowOf(event: GameEvent, events: GameEvent[]): string {
  return slot(event, 'shadow') || slot(events.find(({ key }) => key === 'peeks') ?? event, 'shadow');
}

/** The power that a page of the Diary wakes. An advanced one takes the place of its number. */
export function powerOf(page: number, night: NightView): string {
  const found = Object.keys(POWER).filter((power) => POWER[power]!.number === page);
  const advanced = found.find((power) => POWER[power]!.advanced);
  return (night.options.advanced_powers && advanced) || found.find((power) => power !== advanced) || '';
}

/** Powers that so many pages and no fewer let her use. */
export function strongAt(pages: number, night: NightView): string[] {
  const numbers = Object.values(POWER).map(({ number }) => number);
  const played = [...new Set(numbers)].map((number) => powerOf(number, night)).filter(isPower);
  return played.filter((power) => POWER[power]!.need === pages);
}

/** How many doors and stairs lie between two rooms, by the shortest way; -1 where there is none. */
export function doorsBetween(from: string, to: string, night: NightView): number {
  const barred = night.barred.length === 2 ? night.barred : [];
  const open = [...night.ways, ...night.stairs].filter(
    ([a, b]) => !(barred.includes(a) && barred.includes(b)),
  );
  let [near, far] = [new Set([from]), 0];
  const seen = new Set(near);
  while (near.size) {
    if (near.has(to)) return far;
    const next = open.flatMap(([a, b]) => [near.has(a) ? b : '', near.has(b) ? a : '']);
    near = new Set(next.filter((room) => room && !seen.has(room)));
    near.forEach((room) => seen.add(room));
    far++;
  }
  return -1;
}

/** The Visitors who are left. */
export const living = (night: NightView) =>
  night.players.flatMap((player, seat) => (seat && player.alive ? [seat] : []));

/** Somebody who died sees her side for the first time (HR44). */
const joins = (view: View, before: View | null) =>
  before !== null && view.seat > 0 && isGhost(nightIn(view)) && !isGhost(nightIn(before));

/** What she does herself is not shown to her; and what nobody has died of, not to the dead. */
const HER_OWN = new Set(['screamed', 'interrupted', 'dark', 'light', 'barred', 'overdue']);

/** Cases in which a sentence is enough. */
export function plain({ event, view, before }: Told): boolean {
  if (event.key === 'her-turn') return !joins(view, before);
  return HER_OWN.has(event.key) && isGhost(nightIn(view));
}

/** Your own death is over when you say so. */
export const insists = ({ event, view }: Told) => event.key === 'died' && seatOf(event) === view.seat;
/** And what her secrets are, when you have read them. */
export const waits = (told: Told) => insists(told) || told.event.key === 'her-turn';

/** A Peek of your own opens by your hand; after your death you turn the page to her side of the house. */
export function presses(told: Told): number {
  if (insists(told)) return told.view.result ? 0 : 1;
  return opens(told) ? 1 : 0;
}
