import { expect, test } from 'vitest';

import { finder, newest, once } from '../../src/lib/terms';
import type { Term } from '../../src/lib/types';

const term = (key: string, ...forms: string[]): Term => ({ key, name: key, text: '', forms, rules: [] });
const found = (terms: Term[], text: string) =>
  finder(terms)
    .pieces(text)
    .map((piece) => (piece.term ? [piece.text, piece.term.key] : piece.text));

test('a text is the same text, in pieces', () => {
  const pieces = finder([term('peek', 'Peek', 'Peeks'), term('shadow', 'Shadow')]).pieces(
    'Who Peeks at a Shadow, dies.',
  );
  expect(pieces.map((piece) => piece.text).join('')).toBe('Who Peeks at a Shadow, dies.');
});

test('whole words alone, with a capital where the form has one, and at the start of a sentence', () => {
  const terms = [term('set', 'Set'), term('haunt', 'haunt')];
  expect(found(terms, 'Set it on the set. Setting out, Haunt or haunted.')).toEqual([
    ['Set', 'set'],
    ' it on the set. Setting out, ',
    ['Haunt', 'haunt'],
    ' or haunted.',
  ]);
});

test('the longest form wins', () => {
  const terms = [term('disc', 'disc'), term('red', 'red disc')];
  expect(found(terms, 'a red disc')).toEqual(['a ', ['red disc', 'red']]);
});

test('kana and kanji need no space, and what only looks like a word is none', () => {
  const terms = [
    term('exit', '脱出', '-秘密の脱出口'),
    term('route', '道', '-近道'),
    term('door', '秘密の脱出口'),
  ];
  expect(found(terms, '脱出は秘密の脱出口から、近道はない道で')).toEqual([
    ['脱出', 'exit'],
    'は',
    ['秘密の脱出口', 'door'],
    'から、近道はない',
    ['道', 'route'],
    'で',
  ]);
});

test('every word of some texts once, in the order in which they come', () => {
  const terms = [term('peek', 'Peek'), term('shadow', 'Shadow'), term('set', 'Set')];
  const { within } = finder(terms);
  expect(within(['a Shadow', 'Peek at a Shadow']).map(({ key }) => key)).toEqual(['shadow', 'peek']);
});

test('without words nothing is found', () => {
  expect(finder([]).pieces('Peek')).toEqual([{ text: 'Peek', term: null }]);
});

test('of many lines the last one that says a word explains it, and once', () => {
  const terms = [term('peek', 'Peek', 'Peeks'), term('shadow', 'Shadow')];
  const found = finder(terms);
  const lines = ['a Shadow', 'Aki Peeks at a Shadow', 'nothing', 'Peek, and Peek'];
  const explained = newest(found, lines);
  expect(explained.map((words) => [...words].map(({ key }) => key))).toEqual([[], ['shadow'], [], ['peek']]);
  const last = once(found.pieces(lines[3]!), explained[3]!);
  expect(last.map(({ text, term }) => (term ? [text] : text))).toEqual([['Peek'], ', and ', 'Peek']);
});
