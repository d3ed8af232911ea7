/** What this board says: its own words, and the names from the game's catalogue. */

import { speaker } from '../../lib/words';
import { colour, number, type Tile } from './house';
import type { Tale } from './playback';

export const say = speaker('hidden-rooms');

/** What is said of a moment while it is shown. */
export function sayTale(tale: Tale | null): string {
  if (!tale) return '';
  if (tale.kind === 'step') return say(`rooms-step-${tale.rule}`, { step: tale.step });
  return say(tale.kind === 'joins' ? `rooms-joins-${tale.by}` : 'rooms-slips', {
    tile: tileName(tale.tile),
    under: tileName(tale.under),
  });
}

/** As a sentence begins. */
export const beginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const tileName = (tile: Tile) => (tile ? say(`tile-${colour(tile)}`, { number: number(tile) }) : '');
