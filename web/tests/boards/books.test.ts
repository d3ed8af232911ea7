/** The books of a haunt: what lies open to a seat, and what its side knew. */

import { describe, expect, test } from 'vitest';

import { Names } from '../../src/boards/betrayal/names';
import type { BoxView, NightView } from '../../src/boards/betrayal/night';
import { inOrder, openTo } from '../../src/boards/betrayal/reading';

const box = (id: string, book: string, shown = false) => ({ id, book, shown }) as BoxView;

/** After the end: every book is open to everybody. */
const ended = (seat: number, own: string[]) =>
  ({
    seat,
    haunt: 'rescue',
    own_books: own,
    books: ['heroes', 'traitor', 'all'],
    boxes: [
      box('rescue.ours', 'heroes'),
      box('rescue.theirs', 'traitor'),
      box('rescue.used', 'traitor', true),
      box('rescue.both', 'all'),
    ],
  }) as unknown as NightView;

const names = new Names({
  'haunt-rescue-win-heroes': 'Carry the foundling out.',
  'haunt-rescue-win-traitor': 'Carry it down.',
});
const goals = (night: NightView, knew: boolean) =>
  names.parts(night.haunt, 'win', openTo(night, knew).books).map(({ say }) => say);
const ids = (night: NightView, knew: boolean) => openTo(night, knew).boxes.map(({ id }) => id);

describe('what each side knew (B146, B148)', () => {
  const hero = ended(0, ['heroes', 'all']);
  const traitor = ended(1, ['traitor', 'all']);

  test('each side has its own goal, whatever texts have come', () => {
    expect(goals(hero, true)).toEqual(['Carry the foundling out.']);
    expect(goals(traitor, true)).toEqual(['Carry it down.']);
  });

  test('each side has its own boxes, those of all, and those that were shown', () => {
    expect(ids(hero, true)).toEqual(['rescue.ours', 'rescue.used', 'rescue.both']);
    expect(ids(traitor, true)).toEqual(['rescue.theirs', 'rescue.used', 'rescue.both']);
  });

  test('at the table all books lie open after the end, the own one first', () => {
    expect(goals(traitor, false)).toEqual(['Carry it down.', 'Carry the foundling out.']);
    expect(ids(traitor, false)).toHaveLength(4);
  });

  test('who looked on had no side', () => {
    expect(ids(ended(-1, ['all']), true)).toHaveLength(4);
  });
});

test('in a book what one is to do comes first, whatever stands first in the pack', () => {
  const kinds = ['fact', 'side', 'main', 'monster', 'side'].map(
    (kind, n) => ({ id: `${n}`, kind }) as BoxView,
  );
  expect(inOrder(kinds).map(({ id }) => id)).toEqual(['2', '1', '4', '3', '0']);
});
