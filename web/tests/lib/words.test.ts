import { expect, test } from 'vitest';

import { settings } from '../../src/lib/settings.svelte';
import { reader, speaker, wordsOf } from '../../src/lib/words';

test('a board brings the words of the language that is shown, and those of another when it is chosen', async () => {
  const [read, say] = [reader('seance'), speaker('seance')];
  settings.lang = 'en';
  expect(read('seance-hand')).toBe('');
  await wordsOf('seance');
  const english = say('seance-hand');
  expect(english).toMatch(/^[\w ]+$/);
  settings.lang = 'ja';
  expect(say('seance-hand'), 'until they come, those that are there').toBe(english);
  await wordsOf('seance');
  expect(say('seance-hand')).toMatch(/[\u3040-\u9fff]/);
  settings.lang = 'en';
  expect(say('seance-hand')).toBe(english);
});

test('what a board does not say the page says; nothing where nobody does', async () => {
  settings.lang = 'en';
  await wordsOf('seance');
  expect(speaker('seance')('close')).toBe('Close');
  expect(speaker('seance')('no-such-words')).toBe('no-such-words');
  expect(reader('seance')('close')).toBe('');
});

test('a game without words of its own has those of the page', async () => {
  await wordsOf('plain');
  expect(speaker('plain')('close')).toBe('Close');
});
