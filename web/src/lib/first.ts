/** The first minute of each game: an opening of four pictures, and six panels on how to play. */

import type { Component } from 'svelte';

import { recall, remember } from './memory';
import { wordsOf } from './words';

export const FRAMES = ['where', 'win', 'lose', 'who'] as const;
export type Frame = (typeof FRAMES)[number];
export const PANELS = [1, 2, 3, 4, 5, 6] as const;

export interface FirstMinute {
  Frame: Component<{ frame: Frame; still: boolean; stage: number }>;
  /** One of the panels: they come when somebody wants to read them. */
  panels: () => Promise<{ default: Component<{ number: number; still: boolean }> }>;
  /** What is said with them: `first-where`, `panel-1`, `panel-1-text`; nothing where there is no such text. */
  told: (key: string) => string;
  /** Where its hardest part can be practised alone (`practise` says so). */
  practice?: string;
}

const found = import.meta.glob<FirstMinute>('../boards/*/first/index.ts');

export const hasFirst = (game: string) => `../boards/${game}/first/index.ts` in found;

export async function firstOf(game: string): Promise<FirstMinute | null> {
  const own = found[`../boards/${game}/first/index.ts`]?.();
  const [first] = await Promise.all([own, wordsOf(game), wordsOf(`${game}/first`)]);
  return first ?? null;
}

/** The side of a seat, by its label: `visitor2` is a visitor. Where several sit, and on different sides, nobody's. */
export function sideOf(labels: string[]): string {
  const sides = new Set(labels.map((label) => label.replace(/\d+$/, '')));
  return sides.size === 1 ? [...sides][0]! : '';
}

/** Whoever plays another side is told another story; this is what the browser remembers. */
const storyOf = (game: string, side: string) => (side ? `${game}.${side}` : game);

function known(): string[] {
  return recall('opened').split(' ').filter(Boolean);
}

export function isKnown(game: string, side = ''): boolean {
  return known().includes(storyOf(game, side));
}

export function know(game: string, side = ''): void {
  remember('opened', [...new Set([...known(), storyOf(game, side)])].join(' '));
}

export function forgetOpenings(): void {
  remember('opened', '');
}
