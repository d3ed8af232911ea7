import { expect, test } from 'vitest';

import { callOf } from '../../src/lib/called.svelte';
import type { Table } from '../../src/lib/types';

const table = (more: Partial<Table>, you = true) =>
  ({
    next: 'abc',
    next_by: 'Ben',
    campaign: '',
    seats: [{ you: false }, { you }],
    ...more,
  }) as unknown as Table;

test('who sat at a table is called to the next one, strangers are not', () => {
  expect(callOf(table({}))).toEqual({ table: 'abc', by: 'Ben' });
  expect(callOf(table({}, false))).toBeNull();
  expect(callOf(table({ next: '' }))).toBeNull();
  expect(callOf(null)).toBeNull();
});
