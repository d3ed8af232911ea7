import { expect, test } from 'vitest';

import { giveMarks, markFor, markIn, markOf, UNMARKED } from '../../src/lib/marks.svelte';

test('the mark of a seat is that of its place, until a board says otherwise and until it is gone', () => {
  expect([0, 4].map(markOf)).toEqual([1, 5]);
  const first = giveMarks([3, UNMARKED]);
  expect([0, 1, 2].map(markOf)).toEqual([3, UNMARKED, 3]);
  const second = giveMarks([2]);
  first(); // what it had said no longer counts
  expect(markOf(0)).toBe(2);
  second();
  expect(markOf(0)).toBe(1);
});

test('where people have colours of their own, no seat has one before somebody is chosen', () => {
  markFor('betrayal');
  expect([0, 4].map(markOf)).toEqual([UNMARKED, UNMARKED]);
  const gone = giveMarks([4]);
  expect(markOf(0)).toBe(4);
  gone();
  markFor('hako-onna');
  expect([0, 4].map(markOf)).toEqual([1, 5]);
});

test('every colour of a family is one of the five, and none of two', () => {
  const five = ['red', 'blue', 'green', 'purple', 'yellow'].map(markIn);
  expect([...five].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(markIn('mauve')).toBe(UNMARKED);
});
