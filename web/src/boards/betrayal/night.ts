/** What the table tells of an evening: the fields of the engine's view, by the same names. */

import type { State, View } from '../../lib/types';

export type Side = 'n' | 'e' | 's' | 'w';
export type Region = 'upper' | 'ground' | 'basement' | 'outside';

export interface TileView {
  id: string;
  region: string;
  x: number;
  y: number;
  turns: number;
  doors: string;
  open: string;
  barred: string;
  bump: string;
  symbols: string[];
  runestone: boolean;
  passage: boolean;
  marks: Record<string, number>;
  things: string[];
  events: string[];
  tags?: string[];
  /** Barred doorways that a roll opens: the traits and the result that is needed, by side. */
  locks?: Record<string, string>;
}

export interface CardView {
  id: string;
  used: boolean;
  heirloom: string;
  deck?: string;
}

export interface PersonView {
  family: string;
  tile: string;
  alive: boolean;
  escaped: boolean;
  steps: number[];
  values: number[];
  starts: number[];
  hand: CardView[];
  role: string;
  statuses: string[];
  name: string;
  age: number;
  colour?: string;
  tracks?: number[][];
  /** Events that were kept. */
  kept?: string[];
}

export interface FamilyView {
  id: string;
  colour: string;
  starts: number[];
  tracks: number[][];
}

export interface BeingView {
  id: string;
  kind: string;
  number: number;
  tile: string;
  stunned: boolean;
  person: boolean;
  size: string;
  follows: number;
  carries: string[];
  traits: Record<string, number>;
}

export interface DeckView {
  id: string;
  backs: string[];
  known: Record<string, string>;
}

export interface BoxView {
  id: string;
  book: string;
  kind: string;
  mine: boolean;
  shown: boolean;
  active: boolean;
  word: string;
  tiles: string[];
  possible: boolean;
  needs: string[];
}

export interface CounterView {
  id: string;
  value: number;
  goal: number;
}

export interface NightView extends View {
  chapter: string;
  phase: string;
  round: number;
  turn: number;
  order: number[];
  moves: number;
  words: string[];
  tiles: TileView[];
  ways: [string, string][];
  people: PersonView[];
  beings: BeingView[];
  decks: DeckView[];
  haunt: string;
  revealer: number;
  books: string[];
  hints: string[];
  boxes: BoxView[];
  counters: CounterView[];
  secrets: Record<string, string>;
  dice: number[];
  rolled: number;
  omens: number;
  onset: Record<string, number>;
  rules: string[];
  /** Keys of what was read out besides. */
  read: string[];
  /** How many Legacy cards open the evening. */
  opening: number;
  titles: Record<string, string>;
  card: string;
  laying: string;
  through: [string, string];
  joining: TileView | null;
  families: FamilyView[];
  being: string;
  being_moves: number;
  ending: string;
}

const NOTHING = {
  chapter: '',
  phase: 'setup',
  round: 0,
  turn: -1,
  order: [],
  moves: 0,
  words: [],
  tiles: [],
  ways: [],
  people: [],
  beings: [],
  decks: [],
  haunt: '',
  revealer: -1,
  books: [],
  hints: [],
  boxes: [],
  counters: [],
  secrets: {},
  dice: [],
  rolled: 0,
  omens: 0,
  onset: {},
  rules: [],
  read: [],
  opening: 0,
  titles: {},
  card: '',
  laying: '',
  through: ['', ''],
  joining: null,
  families: [],
  being: '',
  being_moves: 0,
  ending: '',
} satisfies Partial<NightView>;

export const nightIn = (view: View) => ({ ...NOTHING, ...view }) as NightView;
export const nightOf = (state: State) => nightIn(state.view);

export const TRAITS = ['speed', 'might', 'sanity', 'knowledge'] as const;
export const REGIONS = ['upper', 'ground', 'basement', 'outside'] as const;
/** Where a side leads. */
export const AHEAD: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const SIDES = 'nesw';

/** The sides after so many quarter turns clockwise. */
export function turned(sides: string, turns: number): string {
  return [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turns) % 4]!).join('');
}
