/** What is said of a goal where its line has no room for all of it. */

import { length } from './director.svelte';

/** A sentence with fewer letters says who one is, or how it begins; what is to be done comes after it. */
const LEAST = 28;

/** Whole sentences, as many as fit into so many letters; where these say too little, all of it, and the line cuts its end. */
export function brief(text: string, room: number): string {
  const sentences = text.match(/[^.。]+[.。]*\s*/g) ?? [text];
  const first = (count: number) => sentences.slice(0, count).join('').trim();
  let count = 1;
  while (count < sentences.length && length(first(count + 1)) <= room) count++;
  return length(first(count)) < LEAST ? text : first(count);
}
