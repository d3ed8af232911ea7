import { afterEach, expect, test, vi } from 'vitest';

import { Presence } from '../../src/lib/presence.svelte';
import type { Seat } from '../../src/lib/types';

const seat = (more: Partial<Seat>) => ({ seat: 1, kind: 'person', here: false, you: false, ...more }) as Seat;

afterEach(() => vi.useRealTimers());

test('who has only just sat down has not left, and is not back', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const presence = new Presence((who, here) => told.push(`${who} ${here}`));
  presence.see([seat({ kind: 'open' })]);
  presence.see([seat({})]); // the line of before does not know who sits there
  vi.advanceTimersByTime(60_000);
  presence.see([seat({ you: true })]);
  expect(told).toEqual([]);
  expect(presence.away).toEqual([]);
});

test('who was here and goes for long has left, and is back', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const presence = new Presence((who, here) => told.push(`${who} ${here}`));
  presence.see([seat({ here: true })]);
  presence.see([seat({})]);
  vi.advanceTimersByTime(60_000);
  presence.see([seat({ here: true })]);
  expect(told).toEqual(['1 false', '1 true']);
});
