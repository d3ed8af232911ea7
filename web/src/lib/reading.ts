/** Japanese on the page: how rare words are read, and where a line may break. */

export type Piece = { text: string; reading?: string };

const KANJI = '\u4e00-\u9fff';
/** Between the two halves of a verb (yobi-okosu): a stem ends in one of these, and no particle does. */
const STEM = `(?<=[${KANJI}][\u304d\u304e\u3057\u3061\u3073\u307f\u308a\u3051\u3052\u305b\u3079\u3081\u308c\u3048])(?=[${KANJI}])`;
/** Where a phrase ends: from a hiragana into a word that begins with anything else, after wo, after the ga of a word, after a mark. */
const PHRASE = new RegExp(
  [
    `(?<=[\u3041-\u309f])(?=[\u30a1-\u30fa${KANJI}\u300c\u300e\u3010\uff08])(?!${STEM})`,
    '(?<=\u3092)(?=[\u3041-\u309f])',
    `(?<=[\u30a1-\u30fc${KANJI}]\u304c)(?=[\u3041-\u309f])`,
    '(?<=[\u3001\u3002\uff1a])',
    '(?<=[\u300d\u300f\u3011])(?![\u304c\u3092\u306f\u306b\u306e\u3082\u3068\u3067\u3078\u3084\u3001\u3002\uff09])',
  ].join('|'),
  'u',
);

/** A text in pieces, those with a reading apart; each word is read where it stands first. */
export function pieces(text: string, readings: Record<string, string>): Piece[] {
  const found: { at: number; word: string }[] = [];
  for (const word of Object.keys(readings).sort((one, two) => two.length - one.length)) {
    const taken = (at: number) =>
      found.some((other) => at < other.at + other.word.length && other.at < at + word.length);
    let at = text.indexOf(word);
    while (at >= 0 && taken(at)) at = text.indexOf(word, at + 1); // a part of a longer word
    if (at >= 0) found.push({ at, word });
  }
  const made: Piece[] = [];
  let last = 0;
  for (const { at, word } of found.sort((one, two) => one.at - two.at)) {
    if (at > last) made.push({ text: text.slice(last, at) });
    made.push({ text: word, reading: readings[word] });
    last = at + word.length;
  }
  if (last < text.length) made.push({ text: text.slice(last) });
  return made;
}

const BORDER = new RegExp(PHRASE.source, 'uy');

/** Whether a phrase ends where these two meet. */
export function mayBreak(before: string, after: string): boolean {
  const last = before.slice(-3);
  BORDER.lastIndex = last.length;
  return last !== '' && after !== '' && BORDER.test(last + after.slice(0, 3));
}

/** The phrases of a text, in order: a line may break between two of them. */
export function phrases(text: string): string[] {
  return text.split(PHRASE).filter(Boolean);
}
