/** Reads the texts of choices: a verb and its fields, by the names that the game has for them. */

import type { Choice } from './types';

type Fields = Readonly<Record<string, Readonly<Record<string, (word: string) => string | number>>>>;

/** For one game: what an offered choice means, or null where it is none of the game's. */
export function reader<Meant extends { verb: string }>(fields: Fields) {
  return ({ text }: Pick<Choice, 'text'>): Meant | null => {
    const [verb = '', ...words] = text.split(' ');
    if (!Object.hasOwn(fields, verb)) return null;
    const read = Object.entries(fields[verb]!);
    if (read.length !== words.length) return null;
    const named = read.map(([name, as], at) => [name, as(words[at]!)]);
    return { verb, ...Object.fromEntries(named) } as Meant;
  };
}
