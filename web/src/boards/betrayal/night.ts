/** What the table tells of an evening, and the few words of it that the board knows. */

import type { NightView, Region, Side, Trait } from '../../generated/betrayal';
import type { State, View } from '../../lib/types';

export type {
  BeingView,
  BoxView,
  CardView,
  CounterView,
  DeckView,
  FamilyView,
  NightView,
  PersonView,
  Region,
  Side,
  TileView,
} from '../../generated/betrayal';

export const nightIn = (view: View) => view as NightView;
export const nightOf = (state: State) => nightIn(state.view);

export const TRAITS: readonly Trait[] = ['speed', 'might', 'sanity', 'knowledge'];
export const REGIONS: readonly Region[] = ['upper', 'ground', 'basement', 'outside'];
/** Where a side leads. */
export const AHEAD: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const SIDES = 'nesw';

/** The sides after so many quarter turns clockwise. */
export function turned(sides: string, turns: number): string {
  return [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turns) % 4]!).join('');
}
