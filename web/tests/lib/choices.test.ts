import { expect, test } from 'vitest';

import { FIELDS as BETRAYAL, type Choice as OfBetrayal } from '../../src/generated/betrayal';
import { FIELDS as HAKO_ONNA, type Choice as OfHakoOnna } from '../../src/generated/hako-onna';
import { FIELDS as HIDDEN_ROOMS, type Choice as OfHiddenRooms } from '../../src/generated/hidden-rooms';
import { reader } from '../../src/lib/choices';
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
