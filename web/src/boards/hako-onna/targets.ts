/** The offered choices, sorted by the thing on the plan that they are about. */

import { FIELDS, type Choice as Meant, type Verb } from '../../generated/hako-onna';
import { reader } from '../../lib/choices';
import type { Choice } from '../../lib/types';
import type { Laid } from './night';
import { isItem, isPower } from './names';
import { roomPlan } from './plan/boards';

export const meant = reader<Meant>(FIELDS);
export const verbOf = (choice: Choice) => choice.text.split(' ')[0] as Verb;
export const fieldsOf = (choice: Choice) => choice.text.split(' ').slice(1);
export const withVerb = (choices: Choice[], ...verbs: Verb[]) =>
  choices.filter((choice) => verbs.includes(verbOf(choice)));

export interface Target {
  /** A shadow's or a room's id. */
  at: string;
  verb: Verb;
  choices: Choice[];
}

const AT_SHADOW = new Set<Verb>(['peek', 'hide', 'bury', 'on', 'turn-down', 'discard']);
const AT_ROOM = new Set<Verb>(['move', 'go', 'flee', 'name']);

function sorted(choices: Choice[], place: (verb: Verb, fields: string[]) => string): Target[] {
  const found = new Map<string, Target>();
  for (const choice of choices) {
    const verb = verbOf(choice);
    const at = place(verb, fieldsOf(choice));
    if (!at) continue;
    const target = found.get(at) ?? { at, verb, choices: [] };
    target.choices.push(choice);
    found.set(at, target);
  }
  return [...found.values()];
}

export const shadowTargets = (choices: Choice[]) =>
  sorted(choices, (verb, fields) => {
    const place = fields.at(-1) ?? '';
    return AT_SHADOW.has(verb) && place.includes('.') ? place : '';
  });

export const roomTargets = (choices: Choice[]) =>
  sorted(choices, (verb, fields) => {
    const place = fields.at(-1) ?? '';
    return AT_ROOM.has(verb) && roomPlan(place) ? place : '';
  });

/** What can be said of a shadow: offered quietly, since it can always be said. */
export const tellTargets = (choices: Choice[]) =>
  sorted(choices, (verb, fields) => (verb === 'tell' && fields[0]?.includes('.') ? fields[0] : ''));

export interface Placing {
  key: string;
  laid: Laid[];
  choices: Choice[];
}

/** Where the drawn board may lie; the same place in several turns is one place. */
export function placings(choices: Choice[], board: string): Placing[] {
  const found = new Map<string, Placing>();
  for (const choice of choices) {
    const wish = meant(choice);
    if (wish?.verb !== 'place') continue;
    const { floor, x, y, turns } = wish;
    const key = `${floor}.${x}.${y}`;
    const place = found.get(key) ?? { key, laid: [], choices: [] };
    place.laid.push({ board, floor, x, y, turns } as Laid);
    place.choices.push(choice);
    found.set(key, place);
  }
  return [...found.values()];
}

const WITH_CARD = new Set<Verb>(['keep', 'fear', 'say', 'lay']);
const TILE = /^(exit|bones|doll|stake|chain|gasoline|charm|extinguisher|key-ring|number-.|not-.+)$/;

/** What is answered with a card or a tile at the foot of the plan. */
export const withCards = (choices: Choice[]) =>
  choices.filter((choice) => {
    const what = fieldsOf(choice)[0] ?? '';
    const named = TILE.test(what) || isPower(what) || isItem(what);
    return WITH_CARD.has(verbOf(choice)) || (verbOf(choice) === 'name' && named);
  });

/** Verbs of choices that lie on the plan, on the dial at its foot, or on the noise tower. */
const PLANNED = new Set<Verb>(['balance', 'place', 'tell', 'lock', 'guess', 'sound']);

/** Whether it can be touched on the board as it lies: a thing that is not there is chosen from the list. */
export const onBoard = (choice: Choice) =>
  PLANNED.has(verbOf(choice)) ||
  [shadowTargets, roomTargets, withCards].some((found) => found([choice]).length > 0);

/** Hope is not lost by a slip of the finger. */
export const givesUp = (choice: Choice) => verbOf(choice) === 'despair';

/** Talk, and tiles and cards from hand to hand: a turn may end without it. */
const IDLE = new Set<Verb>([
  'ask',
  'bumped',
  'discard',
  'give',
  'hand',
  'say',
  'show',
  'swap',
  'tell',
  'wink',
]);
export const isIdle = (choice: Choice) => IDLE.has(verbOf(choice));

/** What lies in one's hands, for somebody who stands by. */
const HANDED = new Set<Verb>(['give', 'hand', 'show', 'swap']);
export const isHanded = (choice: Choice) => HANDED.has(verbOf(choice));
