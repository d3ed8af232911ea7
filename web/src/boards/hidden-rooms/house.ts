import type { Choice, State } from '../../lib/types';
import { beside, type Direction } from './squares';

/** A tile's colour and number: `red-4`. */
export type Tile = string;
export type Colour = 'amber' | 'blue' | 'green' | 'red';

export interface HouseView {
  stage: number;
  monster_name: { en: string; ja: string };
  route: number[];
  /** A tile, or nothing, for each square. */
  board: Tile[];
  pool: Tile[];
  memory: Tile[];
  discard: Tile;
  child: number;
  star: boolean;
  monster: number;
  facing: Direction;
  turns: number;
  moves: number;
  wins: number;
  losses: number;
  options: { stage?: number | string; turn_limit?: number };
  at_play: boolean;
  searching: number;
  offered: Tile[];
  prompt: string;
  result: { key: string } | null;
}

export const houseOf = (state: State) => state.view as unknown as HouseView;

export const colour = (tile: Tile) => tile.split('-')[0] as Colour;
export const number = (tile: Tile) => Number(tile.split('-')[1]);

/** K24, for the sum that is shown beside the pool. What can be chosen comes from the server. */
export function follows(tile: Tile, under: Tile): boolean {
  return number(tile) >= number(under) || colour(tile) === colour(under);
}

/** A square that can be chosen, and the text that chooses it. */
export interface Reachable {
  square: number;
  to: Direction;
  deed: 'move' | 'search';
  choice: Choice;
}

export function reachable(choices: Choice[], child: number): Reachable[] {
  return choices.flatMap((choice) => {
    const [deed, to] = choice.text.split(' ');
    if (deed !== 'move' && deed !== 'search') return [];
    return [{ square: beside(child, to as Direction), to: to as Direction, deed, choice }];
  });
}

export const choiceFor = (choices: Choice[], text: string) => choices.find((choice) => choice.text === text);
