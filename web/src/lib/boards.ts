/** Each game's own pictures, found by its name; a game without them has the plain board. */

import type { Component } from 'svelte';

import type { Foresight, Lang, SeatNamed, State } from './types';

export interface BoardProps {
  state: State;
  act: (choice: string) => void;
  foresee: Foresight | null;
  lang: Lang;
  still: boolean;
  seats?: SeatNamed[];
}

type Picture = Component<Record<string, unknown>>;

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../boards/*/Board.svelte');
const art = import.meta.glob<{ default: Picture }>('../boards/*/StageArt.svelte');
const endings = import.meta.glob<{ default: Picture }>('../boards/*/Ending.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const found = boards[`../boards/${game}/Board.svelte`] ?? boards['../boards/generic/Board.svelte']!;
  return (await found()).default;
}

export async function artOf(game: string): Promise<Picture | null> {
  return (await art[`../boards/${game}/StageArt.svelte`]?.())?.default ?? null;
}

export async function endingOf(game: string): Promise<Picture | null> {
  return (await endings[`../boards/${game}/Ending.svelte`]?.())?.default ?? null;
}
