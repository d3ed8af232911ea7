import { beforeAll, expect, test } from 'vitest';

import { heard } from '../../src/boards/hidden-rooms/heard';
import type { HouseView } from '../../src/boards/hidden-rooms/house';
import type { View } from '../../src/lib/types';
import { wordsOf } from '../../src/lib/words';

beforeAll(() => wordsOf('hidden-rooms'));

const house = (child: number, monster: number, more = {}) =>
  ({ at_play: true, result: null, facing: 'up', child, monster, ...more }) as unknown as HouseView & View;
const told = (view: View, before: View) => heard({ view, before, events: [], texts: {} });

test('after a step of yours it is heard that the monster sees you, or sees you no more', () => {
  expect(told(house(14, 20), house(32, 20))).toBe('It sees you.');
  expect(told(house(32, 20), house(14, 20))).toBe('It does not see you.');
  expect(told(house(32, 20), house(33, 20))).toBe('');
});

test('after its turn it is heard how far off it is', () => {
  expect(told(house(14, 20), house(14, 26))).toBe('It sees you. It is one square away.');
  expect(told(house(35, 20), house(35, 26))).toBe('It is 5 squares away.');
});

test('nothing more is heard once it has you', () => {
  expect(told(house(20, 20, { result: { key: 'stage-lost', scores: [0] } }), house(14, 20))).toBe('');
});
