import { describe, expect, it } from 'vitest';

import { mayBreak, phrases, pieces } from '../../src/lib/reading';

describe('how rare words are read', () => {
  const readings = { 縊り: 'くびり', 割符: 'わりふ', 割符の間: 'わりふのま' };

  it('gives a reading once, to the longest word', () => {
    expect(pieces('割符の間で割符を見つける。', readings)).toEqual([
      { text: '割符の間', reading: 'わりふのま' },
      { text: 'で' },
      { text: '割符', reading: 'わりふ' },
      { text: 'を見つける。' },
    ]);
    expect(pieces('縊りの木。縊りの木。', readings).filter(({ reading }) => reading)).toHaveLength(1);
  });

  it('loses nothing', () => {
    const text = 'ヴェスパーが割符の間を発見する。';
    expect(
      pieces(text, readings)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(phrases(text).join('')).toBe(text);
  });

  it('breaks between phrases alone', () => {
    expect(phrases('ヴェスパーが割符の間を発見する。結果は0。')).toEqual([
      'ヴェスパーが',
      '割符の',
      '間を',
      '発見する。',
      '結果は0。',
    ]);
  });
});

describe('where a line may break', () => {
  it('parts no word', () => {
    for (const word of ['かがみこむ', 'のぞきこんで', 'つかまった'])
      expect(
        phrases(`下まで${word}。顔を、${word}影が`).every((one) => one === word || !word.endsWith(one)),
      ).toBe(true);
  });

  it('keeps the halves of a verb together, and a mark with what belongs to it', () => {
    expect(phrases('怪異「ご返却を」が始まる。呼び起こしたのはあなた。')).toEqual([
      '怪異「ご',
      '返却を」が',
      '始まる。',
      '呼び起こしたのはあなた。',
    ]);
  });

  it('may break where two pieces meet, as within one', () => {
    expect(mayBreak('タイルも', '怪物')).toBe(true);
    expect(mayBreak('怪物', 'もない')).toBe(false);
    expect(mayBreak('所を問う。', '演繹')).toBe(true);
    expect(mayBreak('', '演繹')).toBe(false);
  });

  it('ends a phrase where its word is marked', () => {
    expect(phrases('ヨソモノがかがみこみ、あなたをたしかめる。')).toEqual([
      'ヨソモノが',
      'かがみこみ、',
      'あなたを',
      'たしかめる。',
    ]);
  });
});
