import { expect, test } from 'vitest';

import { turnsOf } from '../../src/lib/log';

const log = ['begins', 'moves', '', 'begins', 'screams'].map((key) => ({ key, slots: {}, say: key }));

test('the log is divided where a turn begins, and what has no words is no line', () => {
  const lines = turnsOf(log, new Set(['begins']), 0);
  expect(lines.map(({ event, begins }) => [event.key, begins])).toEqual([
    ['begins', true],
    ['moves', false],
    ['begins', true],
    ['screams', false],
  ]);
  expect(lines.some(({ since }) => since)).toBe(false);
});

test('what is new since you last chose is marked once', () => {
  const lines = turnsOf(log, new Set(), 2);
  expect(lines.filter(({ since }) => since).map(({ event }) => event)).toEqual([log[3]]);
});
