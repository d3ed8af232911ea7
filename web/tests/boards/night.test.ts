import { beforeAll, expect, test } from 'vitest';
import { factsOfPerson } from '../../src/boards/betrayal/facts';
import { Names } from '../../src/boards/betrayal/names';
import { isGrave } from '../../src/boards/betrayal/targets';
import type { Choice, View } from '../../src/lib/types';
import { wordsOf } from '../../src/lib/words';
import { clipped, type NightView, type PersonView } from '../../src/boards/betrayal/night';

beforeAll(() => wordsOf('betrayal'));

const person = (steps: number[], alive = true) =>
  ({
    alive,
    steps,
    values: [0, 0, 0, 0],
    starts: [3, 3, 3, 4],
    tracks: [
      [2, 3, 4, 5, 6, 6, 7, 8],
      [1, 2, 3, 3, 4, 4, 5, 6],
      [2, 3, 3, 4, 5, 5, 6, 7],
      [3, 3, 4, 5, 6, 6, 7, 8],
    ],
  }) as unknown as PersonView;
const night = (...people: PersonView[]) => ({ people }) as unknown as NightView;

test('before clips are set, everybody stands where they begin', () => {
  const [first] = clipped(night(person([0, 0, 0, 0]), person([0, 0, 0, 0]))).people;
  expect(first?.steps).toEqual([3, 3, 3, 4]);
  expect(first?.values).toEqual([4, 3, 3, 5]);
});

test('afterwards a skull is a skull', () => {
  const dead = night(person([0, 0, 0, 0], false), person([3, 3, 3, 4]));
  expect(clipped(dead)).toBe(dead);
});

test('moves more or fewer in the next turn are told beside the person', () => {
  const later = (next_moves: number) =>
    factsOfPerson({ tallies: {} } as unknown as NightView, new Names({}), {
      ...person([3, 3, 3, 4]),
      statuses: [],
      next_moves,
    } as unknown as PersonView);
  expect(later(2)).toEqual(['next turn 2 moves more']);
  expect(later(-1)).toEqual(['next turn 1 move fewer']);
  expect(later(0)).toEqual([]);
});

test("a step that is one's death is asked for twice, once there is a haunt", () => {
  const lower = { text: 'lower might' } as Choice;
  const at = (steps: number[], haunt = 'bride') =>
    ({ ...night(person(steps)), seat: 0, haunt, own: [] }) as unknown as View;
  expect(isGrave(lower, at([3, 1, 3, 4]))).toBe(true);
  expect(isGrave(lower, at([1, 2, 3, 4]))).toBe(false);
  expect(isGrave(lower, at([3, 1, 3, 4], ''))).toBe(false);
});
