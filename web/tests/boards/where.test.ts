import { expect, test } from 'vitest';

import type { NightView as Evening } from '../../src/boards/betrayal/night';
import { whereOf } from '../../src/boards/betrayal/where';
import type { NightView as Mansion } from '../../src/boards/hako-onna/night';
import { BOARDS } from '../../src/boards/hako-onna/plan/boards';
import { floorOf } from '../../src/boards/hako-onna/where';
import type { GameEvent } from '../../src/lib/types';

const event = (key: string, slots: GameEvent['slots']): GameEvent => ({ key, slots, say: key, stake: null });

const evening = {
  tiles: [{ id: 'entrance-hall' }, { id: 'cistern-mouth' }, { id: 'upper-landing' }],
  people: [
    { family: 'quill', tile: 'entrance-hall' },
    { family: 'marl', tile: 'cistern-mouth' },
  ],
  beings: [{ id: 'the-bride-1', tile: 'upper-landing' }],
} as unknown as Evening;

test('in Betrayal it happens on its tile, else where somebody stands', () => {
  const at = (...told: GameEvent[]) => whereOf(told, evening);
  expect(at(event('moves', { seat: 0, tile: 'cistern-mouth' }))).toBe('cistern-mouth');
  expect(at(event('rolled', { seat: 1 }))).toBe('cistern-mouth');
  expect(at(event('attacks', { who: 'the-bride-1', target: 'quill' }))).toBe('upper-landing');
  expect(at(event('discovers', { seat: 1, tile: 'not-laid-yet' }))).toBe('cistern-mouth');
  expect(at(event('rolled', { seat: 1 }), event('told', { text: 'x' }))).toBe('cistern-mouth');
  expect(at(event('haunt-is-on', { haunt: 'bride' }))).toBe('');
  expect(at()).toBe('');
});

test('in Hako Onna it happens on the floor of a room, a Shadow, or whoever has the turn', () => {
  const [low, high] = [
    BOARDS.find((one) => one.id === 'basement')!,
    BOARDS.find((one) => one.id === 'study')!,
  ];
  const [cellar, study] = [low.rooms[0]!.id, high.rooms[0]!.id];
  const mansion = {
    turn: 2,
    house: [
      { board: low.id, floor: 0 },
      { board: high.id, floor: 2 },
    ],
    players: [{ room: '' }, { room: cellar }, { room: study }],
  } as unknown as Mansion;
  const at = (...told: GameEvent[]) => floorOf(told, mansion);
  expect(at(event('moved', { seat: 2, room: cellar }))).toBe(0);
  expect(at(event('peeks', { seat: 1, shadow: `${study}.curtain` }))).toBe(2);
  expect(at(event('barred', { rooms: [cellar, study] }))).toBe(0);
  expect(at(event('flipped', { seat: 2, number: 4 }))).toBe(2);
  expect(at(event('winked', { seat: 1, other: 2 }))).toBeUndefined();
  expect(at(event('moved', { seat: 2, room: cellar }), event('dark', {}))).toBe(0);
});
