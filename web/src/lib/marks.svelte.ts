/**
 * A seat has one mark and one colour, the same everywhere. They are those of its place at the table, unless its game
 * gives people colours of their own: then its board says which of the five each seat has.
 */

/** The five, as content calls their colours. */
const COLOURS: Record<string, number> = { yellow: 1, blue: 2, green: 3, red: 4, purple: 5 };

/** None yet, or one that is not among the five. */
export const UNMARKED = 0;

export const markIn = (colour: string): number => COLOURS[colour] ?? UNMARKED;

/** By seat, as the board says; nothing where places count. */
let given = $state.raw<readonly number[]>([]);

/** Games in which people have colours of their own: before somebody is chosen no seat has one. */
const OF_PEOPLE = new Set(['betrayal']);

/** What is played at the table that is looked at. */
let played = $state('');

export const markOf = (seat: number): number => given[seat] ?? chairMark(played, seat);

/** From now on marks are those of a table of this game. */
export const markFor = (game: string): void => {
  played = game;
};

/** The mark of a chair while friends are waited for. */
export const chairMark = (game: string, seat: number): number => (OF_PEOPLE.has(game) ? UNMARKED : seat + 1);

/** A board says which mark each seat has, until it says so anew or is gone. */
export function giveMarks(by: readonly number[]): () => void {
  given = by;
  return () => {
    if (given === by) given = [];
  };
}
