import { describe, expect, test } from 'vitest';

import { FIELDS as BETRAYAL, type Choice as OfBetrayal } from '../../src/generated/betrayal';
import { FIELDS as HAKO_ONNA, type Choice as OfHakoOnna } from '../../src/generated/hako-onna';
import { FIELDS as HIDDEN_ROOMS, type Choice as OfHiddenRooms } from '../../src/generated/hidden-rooms';
import { inOrder, Numbers, reader } from '../../src/lib/choices';
import { eyesOf } from '../../src/lib/moments';
import { told } from '../told';

test('a choice is read by the names of its fields, numbers as numbers', () => {
  const read = reader<OfHakoOnna>(HAKO_ONNA);
  expect(read({ text: 'place 1 0 -2 3' })).toEqual({ verb: 'place', floor: 1, x: 0, y: -2, turns: 3 });
  expect(read({ text: 'take-back left' })).toEqual({ verb: 'take-back', slot: 'left' });
  expect(reader<OfBetrayal>(BETRAYAL)({ text: 'act hedge-knife.attack' })).toEqual({
    verb: 'act',
    action: 'hedge-knife.attack',
  });
});

test.each(['', 'fly away', 'end now', 'move', 'constructor', 'move up up'])('%j is no choice', (text) => {
  expect(reader<OfHiddenRooms>(HIDDEN_ROOMS)({ text })).toBeNull();
});

test('every choice that was offered in an evening is read, and says its text', () => {
  const read = reader<OfHiddenRooms>(HIDDEN_ROOMS);
  const texts = told('hidden-rooms-1-truth')
    .moments.flatMap(eyesOf)
    .flatMap((view) => view.choices);
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expect(Object.values(read({ text })!).join(' ')).toBe(text);
});

describe('the order of choices', () => {
  const offers = (...texts: string[]) => texts.map((text) => ({ text, say: text, does: '' }));
  const grave = ({ text }: { text: string }) => text === 'despair';
  const idle = ({ text }: { text: string }) => text === 'act drop';

  test('what ends the turn comes last, what nobody is invited to before it', () => {
    const { ordered } = inOrder(offers('despair', 'end', 'move hall', 'act drop'), grave, idle);
    expect(ordered.map(({ text }) => text)).toEqual(['move hall', 'act drop', 'despair', 'end']);
  });

  test('the end is asked for twice as long as something is left to do', () => {
    const twice = (...texts: string[]) =>
      inOrder(offers(...texts), grave, idle).twice.map(({ text }) => text);
    expect(twice('end', 'move hall')).toEqual(['end']);
    expect(twice('act drop', 'end')).toEqual([]);
    expect(twice('end')).toEqual([]);
    expect(twice('despair', 'end')).toEqual(['despair']);
  });
});

describe('the number of a choice', () => {
  const offers = (...texts: string[]) => texts.map((text) => ({ text, say: text, does: '' }));

  test('is kept while the question is the same, though others have gone', () => {
    const numbers = new Numbers();
    numbers.of('turn', offers('look', 'climb', 'end'));
    const now = numbers.of('turn', offers('climb', 'jump', 'end'));
    expect(Object.fromEntries(now)).toEqual({ climb: 2, jump: 3, end: 0 });
  });

  test('begins anew with another question', () => {
    const numbers = new Numbers();
    numbers.of('turn', offers('look', 'climb'));
    expect(numbers.of('source', offers('climb')).get('climb')).toBe(1);
  });

  test('ends at nine: what has none is chosen otherwise', () => {
    const many = offers(...Array.from({ length: 12 }, (_, n) => `room-${n}`));
    expect([...new Numbers().of('turn', many).values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
