import { expect, test } from 'vitest';

import { hangs, Talk } from '../../src/lib/talk.svelte';
import type { ChatMessage } from '../../src/lib/types';

const said = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  type: 'chat',
  number,
  seat: 1,
  name: 'Ben',
  text: 'I am here',
  to: null,
  again: false,
  ...more,
});

test('what is said now hangs in the air; what is told again to whoever comes does not', () => {
  const talk = new Talk('t');
  talk.told(said(1, { again: true }));
  talk.told(said(2));
  talk.told(said(2, { again: true })); // the line was down
  expect(talk.fresh.map(({ number }) => number)).toEqual([2]);
  talk.passed(talk.fresh[0]!);
  expect(talk.fresh).toEqual([]);
  expect(talk.said.map(({ number }) => number)).toEqual([1, 2]); // the talk keeps it
});

test('who has the talk open has read it, and another seat at this device has not heard it', () => {
  const talk = new Talk('t');
  talk.told(said(1));
  talk.listened();
  expect(talk.fresh).toEqual([]);
  talk.told(said(2, { to: [1, 2] }));
  talk.forget();
  expect(talk.fresh).toEqual([]);
});

test('long words hang longer, kana and kanji count twice, and nothing hangs for ever', () => {
  expect(hangs('Run')).toBeGreaterThan(3000);
  expect(hangs('She is behind the curtain in the nursery')).toBeGreaterThan(hangs('Run'));
  expect(hangs('幕の後ろにいる')).toBeGreaterThan(hangs('abcdefg'));
  expect(hangs('a'.repeat(500))).toBeLessThanOrEqual(15_000);
});
