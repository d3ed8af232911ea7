/** For measurements alone: how often a picture is drawn, and what it takes. */

import type { CloseUp } from './closeup.svelte';

export const spies: { close?: CloseUp } = {};

declare global {
  interface Window {
    tower?: typeof spies;
  }
}

/** Whoever measures has put it there. */
export function isDev(): boolean {
  if (!window.tower) return false;
  window.tower = spies;
  return true;
}
