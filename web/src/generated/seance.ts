/** The views and choices of seance. Written by `make types`: do not change it here. */

import type { View } from './kernel';

/** Your own hand and card, how many the others hold, and all that was turned over. */
export interface TableView extends View {
  hand: number[];
  card: number;
  counts: number[];
  laid: boolean[];
  shown: number[][];
  candles: number[];
}

/** Lay this card of your hand, face down. */
export interface LayChoice {
  verb: 'lay';
  card: number;
}

export type Choice = LayChoice;

export type Verb = Choice['verb'];

/** The fields of each choice, in the order of its text, and what reads them. */
export const FIELDS = {
  lay: { card: Number },
} as const;
