/** Moments that have the stage, written by hand, to look at their scenes. */

import { scenes as drawn } from '../../boards/hako-onna/scenes';
import type { NightView } from '../../generated/hako-onna';
import type { Scenes } from '../../lib/boards';
import type { GameEvent } from '../../lib/types';
import { GHOSTS, TABLE } from './hako-onna';

export interface Shown {
  name: string;
  event: GameEvent;
  events?: GameEvent[];
  view?: Partial<NightView>;
  before?: Partial<NightView>;
  pressed?: number;
}

const event = (key: string, slots: GameEvent['slots'], say: string): GameEvent => ({ key, slots, say });
const WAYS: NightView['ways'] = [
  ['living-room', 'hall-1f'],
  ['living-room', 'red-bedroom'],
  ['red-bedroom', 'kitchen'],
];
const peek = (shadow: string, seat = 1) => event('peeks', { seat, shadow }, '');
const saw = (shadow: string, tile: string) =>
  event('saw', { seat: 1, shadow, tile }, `You alone see it at ${shadow}.`);
const looked = (shadow: string, seat: number, ghosts: number[]) =>
  event('ghost-seen', { seat, shadow, ghosts }, 'Somebody looks, and is looked at.');
const died = (seat: number, how: string) =>
  event(
    'died',
    { seat, how, shadow: 'kids-room.toy-chest', tiles: [], items: [] },
    'Dead: a ghost was there. All that was carried is shown and leaves the game.',
  );
const DEAD: Partial<NightView> = {
  ...GHOSTS,
  seat: 1,
  players: TABLE.players.map((player, seat) => (seat === 1 ? { ...player, alive: false, room: '' } : player)),
};

export const SCENES: Shown[] = [
  { name: 'shut', event: saw('basement.trunk', 'stake'), pressed: 0 },
  { name: 'lid', event: saw('basement.trunk', 'stake') },
  { name: 'doors', event: saw('red-bedroom.wardrobe', 'doll') },
  { name: 'doors-shut', event: saw('red-bedroom.wardrobe', 'doll'), pressed: 0 },
  { name: 'curtain', event: saw('study.curtain', 'empty') },
  { name: 'curtain-shut', event: saw('study.curtain', 'empty'), pressed: 0 },
  { name: 'cloth', event: saw('red-bedroom.bed', 'number-4') },
  { name: 'cloth-shut', event: saw('red-bedroom.bed', 'number-4'), pressed: 0 },
  { name: 'looks-back', event: looked('kids-room.toy-chest', 1, [0]) },
  { name: 'hakobito', event: looked('study.curtain', 2, [3]) },
  {
    name: 'diary',
    event: event(
      'diary-found',
      { seat: 1, tile: 'diary-5', unlocked: 3 },
      'You find page 5 and have to show it.',
    ),
    events: [peek('study.desk')],
  },
  {
    name: 'diary-other',
    event: event('diary-found', { seat: 2, tile: 'diary-7', unlocked: 1 }, 'Benjiro finds page 7.'),
    events: [peek('red-bedroom.wardrobe', 2)],
  },
  {
    name: 'scream',
    event: event(
      'screamed',
      { room: 'kitchen' },
      'A scream in the Kitchen. She is there, and draws a power.',
    ),
    view: { ways: WAYS },
  },
  {
    name: 'interrupted',
    event: event('interrupted', { seat: 1, power: 'open-this' }, 'She interrupts you: Open This.'),
  },
  {
    name: 'behind-you',
    event: event('behind-you', { seat: 2, power: 'behind-you' }, "I'm Behind You: she has heard Benjiro."),
  },
  {
    name: 'barred',
    event: event('barred', { rooms: ['bathroom', 'study'] }, 'The Door Barrier falls between two rooms.'),
  },
  { name: 'dark', event: event('dark', {}, 'The light goes. Shut your eyes.') },
  {
    name: 'light',
    event: event('light', { used: 1 }, 'The light comes back. One Set power was used in the dark.'),
    before: { shadows: TABLE.shadows.map((one, n) => (n ? one : { ...one, face_up: true })) },
  },
  { name: 'overdue', event: event('overdue', {}, 'Time Overdue: the turn is hers.') },
  {
    name: 'item-stolen',
    event: event('item-stolen', { seat: 1, item: 'smartphone' }, 'She wants the Smartphone.'),
  },
  { name: 'stole', event: event('stole', { tile: 'doll' }, 'She has taken the Doll Mary.') },
  {
    name: 'saved',
    event: event('saved', { seat: 1, tile: 'extinguisher' }, 'You throw the Fire Extinguisher and live.'),
  },
  { name: 'struck', event: event('struck', { seat: 1, weapon: 'stake', tiles: [] }, 'She is not there.') },
  {
    name: 'escape',
    event: event('visitors-win', { road: 'escape' }, 'The Visitors win: they have escaped.'),
  },
  { name: 'died-peek', event: died(1, 'peek'), view: DEAD, pressed: 0 },
  { name: 'died-her-side', event: died(1, 'peek'), view: DEAD },
  { name: 'died-hakobito', event: died(2, 'peek'), events: [looked('study.curtain', 2, [3])] },
  { name: 'died-item', event: died(2, 'item') },
  { name: 'died-behind-you', event: died(2, 'behind-you') },
  {
    name: 'died-weapon',
    event: died(3, 'weapon'),
    events: [event('struck-in-vain', { seat: 3, weapon: 'chain' }, '')],
  },
];

export const scenes: Scenes = drawn;
export { TABLE };
