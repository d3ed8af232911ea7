/** How much room the page has: on a desk the decision and what lies beside the house have a column of their own. */

import { MediaQuery } from 'svelte/reactivity';

const desk = new MediaQuery('(min-width: 64rem)');

const coarse = new MediaQuery('(hover: none) and (pointer: coarse)');

/** The page is used with fingers, and has most likely no keyboard. */
export const touched = () => coarse.current;

export const frame = {
  get desk(): boolean {
    return desk.current;
  },
};
