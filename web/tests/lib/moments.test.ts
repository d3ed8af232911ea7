import { expect, test } from 'vitest';

import { eyesOf, isOne, momentsOf } from '../../src/lib/moments';
import { told } from '../told';

const EVENINGS = ['seance-0-truth', 'seance-0-0', 'hidden-rooms-1-truth'];

test.each(EVENINGS)('%s: put together, the changes are what was seen', (name) => {
  const { replay, moments } = told(name);
  expect(momentsOf(replay)).toEqual(moments);
});

test.each(EVENINGS)('%s: what did not change is the same thing, and nothing is written on', (name) => {
  const { replay } = told(name);
  const before = JSON.stringify(replay);
  const moments = momentsOf(replay);
  expect(JSON.stringify(replay)).toBe(before);
  for (const [at, { changes }] of replay.lines.entries()) {
    const touched = new Set(changes.map(([path]) => path[0]));
    const [then, now] = [moments[at]!, moments[at + 1]!] as unknown as Record<string, unknown>[];
    for (const field of Object.keys(then!)) if (!touched.has(field)) expect(now![field]).toBe(then![field]);
  }
});

test('the truth of several seats is every seat’s view, in their order', () => {
  const [all, one] = [told('seance-0-truth').moments[5]!, told('seance-0-0').moments[5]!];
  expect([isOne(all), isOne(one)]).toEqual([false, true]);
  expect(eyesOf(all).map((view) => view.seat)).toEqual([0, 1, 2, 3]);
  expect(eyesOf(all)[0]).toEqual(one);
  expect(eyesOf(one)).toEqual([one]);
});
