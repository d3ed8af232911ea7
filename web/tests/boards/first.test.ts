import { expect, test } from 'vitest';

import type { NightView } from '../../src/boards/betrayal/night';
import { movesBefore } from '../../src/boards/betrayal/scenes/first';

const night = (order: number[], turn: number, seat: number, round = 1) =>
  ({ order, turn, seat, round }) as unknown as NightView;

test('whoever is first hears that nobody is before them', () => {
  expect(movesBefore(night([1, 2, 0], 1, 1))).toEqual([]);
});

test('the others before one are named, from whose turn it is', () => {
  expect(movesBefore(night([1, 2, 0], 1, 0))).toEqual([1, 2]);
  expect(movesBefore(night([1, 2, 0], 2, 0))).toEqual([2]);
  expect(movesBefore(night([1, 2, 0], -1, 0))).toEqual([1, 2]);
});

test('nothing is said of an order that is past, or to who looks on', () => {
  expect(movesBefore(night([1, 2, 0], 0, 0))).toBeNull();
  expect(movesBefore(night([1, 2, 0], 2, 1))).toBeNull();
  expect(movesBefore(night([1, 2, 0], 1, 0, 2))).toBeNull();
  expect(movesBefore(night([1, 2, 0], 1, -1))).toBeNull();
});
