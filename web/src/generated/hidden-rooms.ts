/** The views and choices of hidden-rooms. Written by `make types`: do not change it here. */

import type { View } from './kernel';

/** One text in both languages. */
export interface Words {
  en: string;
  ja: string;
}

export type Direction = 'down' | 'left' | 'right' | 'up';

/** Rulings carry the number of the open point; the defaults are the house's rulings (docs/rulings.md). */
export interface HouseOptions {
  /** Play this stage alone; 0 is the whole game. */
  stage: number;
  /**
   * KQ1: the Monster turns to a Child at its sides; or, literally, to any Child next to it, and never catches
   * it.
   */
  beside: 'literal' | 'sides';
  /**
   * KQ2: off its route the Monster makes for the nearest square of it, ties to the later or the earlier one;
   * or straight for the end.
   */
  off_route: 'earlier' | 'end' | 'later';
  /** KQ4: a Monster that steps on the end of its route while chasing has reached it. */
  chase_ends: boolean;
  /** KQ5: so many turns of the Child lose a stage; 0 is no limit. */
  turn_limit: number;
  /** KQ6: with no tile left to draw, only memory can be searched from; or memory is mixed back first. */
  empty_pool: 'memory' | 'reshuffle';
  /** KQ7: memory goes back on the sixth failed tile, or already on the fifth. */
  reshuffle_at: 5 | 6;
}

/** Everything that lies on the table. The pool is given as the set it is. */
export interface HouseView extends View {
  stage: number;
  monster_name: Words;
  route: number[];
  board: string[];
  pool: string[];
  memory: string[];
  discard: string;
  child: number;
  star: boolean;
  monster: number;
  facing: Direction;
  turns: number;
  moves: number;
  wins: number;
  losses: number;
  options: HouseOptions;
  /** Whether Child and Monster stand on the board. */
  at_play: boolean;
  /** The square that is being searched, while its source is asked for. */
  searching: number;
  /** K10: the tiles that lie face up before one of them is laid. */
  offered: string[];
}

/** K23: search with a tile from the pool, seen only then. */
export interface DrawChoice {
  verb: 'draw';
}

/** K21, K22: all is optional; end the turn. */
export interface EndChoice {
  verb: 'end';
}

export type TileName =
  | 'amber-1'
  | 'amber-2'
  | 'amber-3'
  | 'amber-4'
  | 'amber-5'
  | 'amber-6'
  | 'blue-1'
  | 'blue-2'
  | 'blue-3'
  | 'blue-4'
  | 'blue-5'
  | 'blue-6'
  | 'green-1'
  | 'green-2'
  | 'green-3'
  | 'green-4'
  | 'green-5'
  | 'green-6'
  | 'red-1'
  | 'red-2'
  | 'red-3'
  | 'red-4'
  | 'red-5'
  | 'red-6';

/** K10: lay this one of the two tiles at the start; the other goes to memory. */
export interface LayChoice {
  verb: 'lay';
  tile: TileName;
}

/** K21: go to a neighbouring square that has a tile. */
export interface MoveChoice {
  verb: 'move';
  to: Direction;
}

/** K22: search this neighbouring square, which has no tile. */
export interface SearchChoice {
  verb: 'search';
  to: Direction;
}

/** K23: search with this tile from memory. */
export interface TakeChoice {
  verb: 'take';
  tile: TileName;
}

export type Choice = DrawChoice | EndChoice | LayChoice | MoveChoice | SearchChoice | TakeChoice;

export type Verb = Choice['verb'];

/** The fields of each choice, in the order of its text, and what reads them. */
export const FIELDS = {
  draw: {},
  end: {},
  lay: { tile: String },
  move: { to: String },
  search: { to: String },
  take: { tile: String },
} as const;
