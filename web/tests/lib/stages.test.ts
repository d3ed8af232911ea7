import { expect, test } from 'vitest';

import { offeredStage } from '../../src/lib/stages';
import type { GameOption } from '../../src/lib/types';

const stages = {
  key: 'stage',
  say: 'Stage',
  default: 0,
  values: [0, 1, 2].map((value) => ({ value, say: String(value) })),
} as unknown as GameOption;

test('a first game is the gentlest stage, and later the whole game', () => {
  expect(offeredStage(stages, '', false)).toBe(1);
  expect(offeredStage(stages, '', true)).toBe(0);
});

test('the stage that was played last is offered again', () => {
  expect(offeredStage(stages, '1', true)).toBe(1);
  expect(offeredStage(stages, '0', false)).toBe(0);
  expect(offeredStage(stages, '7', true)).toBe(0);
  expect(offeredStage(undefined, '1', true)).toBeUndefined();
});
