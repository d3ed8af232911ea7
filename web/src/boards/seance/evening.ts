/** What a seat of a séance sees, as its board needs it. */

import type { TableView } from '../../generated/seance';
import type { State, View } from '../../lib/types';

export const eveningOf = (view: View) => view as TableView;

/** Who was heard in a round: the seat with the highest card that nobody else laid; -1 for nobody. */
export function heard(cards: number[]): number {
  const alone = cards.filter((card, at) => cards.indexOf(card) === at && cards.lastIndexOf(card) === at);
  return alone.length ? cards.indexOf(Math.max(...alone)) : -1;
}

export interface Place {
  seat: number;
  /** Where the guest sits, seen from whoever looks: they sit in front. */
  side: 'front' | 'left' | 'back' | 'right';
  /** What lies before them: a number face up, a card face down, or nothing. */
  lies: number | 'back' | null;
  heard: boolean;
  hand: (number | 'back')[];
}

const SIDES: Place['side'][] = ['front', 'left', 'back', 'right'];

/** The four places as one seat sees them; with the truth, every card face up. */
export function places(now: TableView, truth: TableView[] | undefined): Place[] {
  const first = Math.max(0, now.seat);
  const open = now.laid.some(Boolean) ? null : (now.shown.at(-1) ?? null);
  const winner = open ? heard(open) : -1;
  return SIDES.map((side, step) => {
    const seat = (first + step) % SIDES.length;
    const known = truth?.[seat] ?? (seat === now.seat ? now : null);
    const hand = known?.hand ?? Array.from({ length: now.counts[seat] ?? 0 }, () => 'back' as const);
    const lies = open ? open[seat]! : now.laid[seat] ? known?.card || 'back' : null;
    return { seat, side, lies, heard: seat === winner, hand };
  });
}

/** The choice that lays this card, where it can be laid. */
export function layOf(state: State, card: number) {
  return state.choices.find((choice) => choice.text.split(' ').at(-1) === String(card));
}
