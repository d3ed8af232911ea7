/** What the table tells of an evening, and the few words of it that the board knows. */

import type { NightView, PersonView, Region, Side, Trait } from '../../generated/betrayal';
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

/** Before anybody's clips are set, everybody stands where they will begin. */
export function clipped(night: NightView): NightView {
  const set = night.people.some((person) => !person.alive || person.steps.some(Boolean));
  return set ? night : { ...night, people: night.people.map(beginning) };
}

function beginning(person: PersonView): PersonView {
  const values = person.starts.map((step, n) => person.tracks?.[n]?.[step - 1] ?? 0);
  return { ...person, steps: person.starts, values };
}

export const TRAITS: readonly Trait[] = ['speed', 'might', 'sanity', 'knowledge'];
export const REGIONS: readonly Region[] = ['upper', 'ground', 'basement', 'outside'];
/** Where a side leads. */
export const AHEAD: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const SIDES = 'nesw';

/** The sides after so many quarter turns clockwise. */
export function turned(sides: string, turns: number): string {
  return [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turns) % 4]!).join('');
}
