import { FIELDS, type Choice as Meant, type HouseView } from '../../generated/hidden-rooms';
import { reader } from '../../lib/choices';
import type { Choice, Foresight, State } from '../../lib/types';
import { beside, type Direction } from './squares';

export type { HouseView };

/** A tile's colour and number: `red-4`. */
export type Tile = string;
export type Colour = 'amber' | 'blue' | 'green' | 'red';

export const houseOf = (state: State) => state.view as HouseView;

const meant = reader<Meant>(FIELDS);

/** One action of the monster that is known to come. */
export interface Step {
  square: number;
  facing: Direction;
}

export const stepsOf = (foresight: Foresight) => foresight.steps as unknown as Step[];

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
    const wish = meant(choice);
    if (wish?.verb !== 'move' && wish?.verb !== 'search') return [];
    return [{ square: beside(child, wish.to), to: wish.to, deed: wish.verb, choice }];
  });
}

export const choiceFor = (choices: Choice[], text: string) => choices.find((choice) => choice.text === text);
