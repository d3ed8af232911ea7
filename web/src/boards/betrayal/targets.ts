/** The offered choices, sorted by the thing that they are about. */

import { FIELDS, type Choice as Meant, type Verb } from '../../generated/betrayal';
import { reader } from '../../lib/choices';
import type { Choice, View } from '../../lib/types';
import { nightIn, TRAITS, type NightView, type Side } from './night';

export const meant = reader<Meant>(FIELDS);
export const verbOf = (choice: Choice) => choice.text.split(' ')[0] as Verb;
export const fieldsOf = (choice: Choice) => choice.text.split(' ').slice(1);
export const withVerb = (choices: Choice[], ...verbs: Verb[]) =>
  choices.filter((choice) => verbs.includes(verbOf(choice)));

export interface Target {
  at: string;
  kind: 'move' | 'pick' | 'turn' | 'door' | 'act';
  side?: Side;
  choices: Choice[];
}

/** Tiles that can be gone to, picked or turned; doorways that can be opened or barred. */
export function targetsOf(choices: Choice[], night: NightView): Target[] {
  const laid = new Set(night.tiles.map((tile) => tile.id));
  const found = new Map<string, Target>();
  const add = (key: string, target: Omit<Target, 'choices'>, choice: Choice) => {
    const known = found.get(key) ?? { ...target, choices: [] };
    known.choices.push(choice);
    found.set(key, known);
  };
  const here = actorTile(night);
  const held = new Set(night.people[night.seat]?.hand.map((card) => card.id));
  for (const choice of choices) {
    const wish = meant(choice);
    if (wish?.verb === 'move' && laid.has(wish.tile)) add(wish.tile, { at: wish.tile, kind: 'move' }, choice);
    else if (wish?.verb === 'explore')
      add(`${here}.${wish.side}`, { at: here, kind: 'door', side: wish.side }, choice);
    else if (wish?.verb === 'bar')
      add(`${wish.tile}.${wish.side}`, { at: wish.tile, kind: 'door', side: wish.side }, choice);
    else if (wish?.verb === 'pick' && doorwayOf(wish.what, laid)) {
      const [at, side] = doorwayOf(wish.what, laid)!;
      add(`${at}.${side}`, { at, kind: 'door', side }, choice);
    } else if (wish?.verb === 'pick' && spotOf(wish.what, night)) {
      const spot = spotOf(wish.what, night);
      add(spot, { at: spot, kind: 'pick' }, choice);
    } else if (wish?.verb === 'rearrange' && laid.has(wish.tile))
      add(wish.tile, { at: wish.tile, kind: 'turn' }, choice);
    else if (wish?.verb === 'act' && here && !held.has(ownerOf(choice)))
      add(`${here}.act`, { at: here, kind: 'act' }, choice);
  }
  return [...found.values()];
}

/** A doorway that can be picked: its tile and its side. */
function doorwayOf(what: string, laid: ReadonlySet<string>): [string, Side] | null {
  const [tile = '', side = ''] = what.split('.');
  return laid.has(tile) && 'nesw'.includes(side) && side.length === 1 ? [tile, side as Side] : null;
}

/** Questions about a name, not about who stands where. */
const NAMES = new Set(['family', 'guess', 'hide', 'option']);

/** The tile of what can be picked: itself, or where a monster or an explorer stands. */
function spotOf(what: string, night: NightView): string {
  if (night.tiles.some((tile) => tile.id === what)) return what;
  if (NAMES.has(night.prompt)) return '';
  const being = night.beings.find((one) => one.id === what);
  return being?.tile ?? night.people.find((one) => one.family === what && one.alive)?.tile ?? '';
}

/** Where the one stands who acts now: the monster whose turn it is, else the one who is asked, else whose turn it is. */
export function actorTile(night: NightView): string {
  const being = night.beings.find((one) => one.id === night.being);
  if (being) return being.tile;
  const asked = night.asked !== null && night.asked >= 0 ? night.people[night.asked] : undefined;
  return asked?.tile || night.people[night.turn]?.tile || night.people[night.seat]?.tile || '';
}

/** Verbs of choices that are touched on the house or on the tracks. */
const ON_BOARD = new Set<Verb>(['move', 'explore', 'bar', 'rearrange']);

export const onBoard = (choice: Choice) => ON_BOARD.has(verbOf(choice));

/** An attack on one's own side is nothing that the house invites to. */
export const onOwnSide = (choice: Choice, view: View) => nightIn(view).own.includes(choice.text);

/** Nor is a step that is one's death. */
export function isGrave(choice: Choice, view: View): boolean {
  const wish = meant(choice);
  if (wish?.verb !== 'lower') return onOwnSide(choice, view);
  const night = nightIn(view);
  const at = TRAITS.findIndex((trait) => trait === wish.trait);
  return Boolean(night.haunt) && night.people[night.seat]?.steps[at] === 1;
}

/** What an action belongs to: `card.action`, `tile.action`, `haunt.box`, or the word itself. */
export function ownerOf(choice: Choice): string {
  const wish = meant(choice);
  return wish?.verb === 'act' ? wish.action.split('.')[0]! : '';
}

/** Things change hands at any time: a turn may end without it. */
const TRANSFERS = new Set(['give', 'drop', 'take', 'pick-up']);
export function isIdle(choice: Choice): boolean {
  const wish = meant(choice);
  return wish?.verb === 'act' && TRANSFERS.has(wish.action);
}
