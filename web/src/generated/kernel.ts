/** What every view has. Written by `make types`: do not change it here. */

/**
 * How a game ended: a key for the sentence, and one score a seat. Who has the highest score, above 0, has
 * won.
 */
export interface Result {
  key: string;
  scores: number[];
}

/** The part of a view that every game has. A game adds its fields; they are plain data with no way back. */
export interface View {
  seat: number;
  /** Who must choose now; nobody when chance or the end comes next. */
  asked: number | null;
  prompt: string;
  rule: string;
  /** The texts of the choices, for the seat that is asked and for no other. */
  choices: string[];
  result: Result | null;
}
