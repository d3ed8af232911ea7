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

/** What ends a turn has the same text in every game. */
export const endsTurn = (choice: Choice): boolean => choice.text === 'end';

/**
 * The order of the choices in the bar: what nobody is invited to comes after the others, what ends the turn last.
 * `twice` are those that are asked for once more: the former always, the latter when something is left to do.
 */
export function inOrder(
  choices: Choice[],
  grave: (choice: Choice) => boolean,
  idle: (choice: Choice) => boolean,
): { ordered: Choice[]; twice: Choice[] } {
  const ends = choices.filter(endsTurn);
  const heavy = choices.filter((choice) => !endsTurn(choice) && grave(choice));
  const light = choices.filter((choice) => !endsTurn(choice) && !grave(choice));
  const left = light.some((choice) => !idle(choice));
  return { ordered: [...light, ...heavy, ...ends], twice: left ? [...heavy, ...ends] : heavy };
}

/** The number of what ends a turn, whatever else there is. */
const END = 0;
const MOST = 9;

/** Keys of choices: while a question is the same, a choice keeps its number, and a new one takes the first that is free. */
export class Numbers {
  private question = '';
  private taken = new Map<string, number>();

  of(question: string, choices: Choice[]): Map<string, number> {
    const before = question === this.question ? this.taken : new Map<string, number>();
    const found = new Map<string, number>();
    for (const choice of choices) {
      const number = endsTurn(choice) ? END : before.get(choice.text);
      if (number !== undefined) found.set(choice.text, number);
    }
    const held = new Set([...found.values(), ...before.values()]);
    for (const choice of choices) {
      if (found.has(choice.text)) continue;
      const free = [1, 2, 3, 4, 5, 6, 7, 8, MOST].find((number) => !held.has(number));
      if (free === undefined) continue;
      found.set(choice.text, free);
      held.add(free);
    }
    this.question = question;
    this.taken = new Map([...before, ...found]);
    return found;
  }
}
