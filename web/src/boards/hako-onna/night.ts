/** What the table tells of a night in the mansion: the fields of the engine's view, by the same names. */

import type { State, View } from '../../lib/types';

export interface Laid {
  board: string;
  floor: number;
  x: number;
  y: number;
  turns: number;
}

export interface ShadowView {
  id: string;
  room: string;
  tiles: number;
  face_up: boolean;
  salted: boolean;
}

export interface NoteView {
  where: string;
  tile: string;
  when: number;
  how: string;
  stale: boolean;
}

export interface ClaimView {
  seat: number;
  where: string;
  tile: string;
  when: number;
}

export interface ScreamView {
  when: number;
  room: string;
  kept: string;
}

export interface AnswerView {
  when: number;
  seat: number;
  item: string;
  asked: string;
  answer: string;
}

export interface SeatView {
  alive: boolean;
  room: string;
  items: string[];
  tiles: number;
  shown: string[];
}

export interface GhostView {
  seat: number;
  shadow: string;
  holds: string;
}

export interface NoiseView {
  kind: string;
  next: number;
  cards: number[];
  kept: number;
  laid: string[];
  red: number[];
  odds: number;
  overdue: boolean;
}

export interface NightView extends View {
  options: Record<string, unknown>;
  phase: string;
  hour: number;
  turn: number;
  house: Laid[];
  ways: [string, string][];
  stairs: [string, string][];
  players: SeatView[];
  shadows: ShadowView[];
  noise: NoiseView;
  diary: number[];
  gone: string[];
  empties: number;
  barred: string[];
  set_cards: [boolean, boolean];
  face_up_powers: string[];
  hand_cards: number;
  deck_cards: number;
  screams: ScreamView[];
  answers: AnswerView[];
  claims: ClaimView[];
  numbers_known: number[];
  numbers_refused: number[];
  guesses: [number, number, number][];
  key_in_safe: boolean;
  board_drawn: string;
  declared: string;
  offered: string[];
  may_be: string[];
  hakobito_may_be: [number, string[]][];
  notes: NoteView[];
  hand: string[];
  partner: number;
  powers_shown: string[];
  powers_shown_at: number;
  peeking: string;
  ghosts: GhostView[];
  code: number[];
  weakness: string;
  hand_powers: string[];
  set_powers: [string, string];
  steps: number;
}

const NOTHING = {
  options: {},
  phase: 'setup',
  hour: 0,
  turn: -1,
  house: [],
  ways: [],
  stairs: [],
  players: [],
  shadows: [],
  noise: { kind: 'cards', next: 1, cards: [], kept: 0, laid: [], red: [], odds: 0, overdue: false },
  diary: [],
  gone: [],
  empties: 0,
  barred: [],
  set_cards: [false, false],
  face_up_powers: [],
  hand_cards: 0,
  deck_cards: 0,
  screams: [],
  answers: [],
  claims: [],
  numbers_known: [],
  numbers_refused: [],
  guesses: [],
  key_in_safe: true,
  board_drawn: '',
  declared: '',
  offered: [],
  may_be: [],
  hakobito_may_be: [],
  notes: [],
  hand: [],
  partner: -1,
  powers_shown: [],
  powers_shown_at: -1,
  peeking: '',
  ghosts: [],
  code: [],
  weakness: '',
  hand_powers: [],
  set_powers: ['', ''],
  steps: 0,
} satisfies Partial<NightView>;

export const nightIn = (view: View) => ({ ...NOTHING, ...view }) as NightView;
export const nightOf = (state: State) => nightIn(state.view);

/** Whether this seat stands on her side: she, or one of the dead. */
export const isGhost = (night: NightView) =>
  night.seat === 0 || (night.seat > 0 && night.players[night.seat]?.alive === false);

export const roomOf = (shadow: string) => shadow.slice(0, shadow.indexOf('.'));
