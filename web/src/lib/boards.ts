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

export interface ArtProps {
  stage: number;
  name?: string;
  lang: Lang;
  still: boolean;
}

export type EndingProps = Pick<BoardProps, 'state' | 'lang' | 'still'>;

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../boards/*/Board.svelte');
const art = import.meta.glob<{ default: Component<ArtProps> }>('../boards/*/StageArt.svelte');
const endings = import.meta.glob<{ default: Component<EndingProps> }>('../boards/*/Ending.svelte');

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const found = boards[`../boards/${game}/Board.svelte`] ?? boards['../boards/generic/Board.svelte']!;
  return (await found()).default;
}

export async function artOf(game: string): Promise<Component<ArtProps> | null> {
  return (await art[`../boards/${game}/StageArt.svelte`]?.())?.default ?? null;
}

export async function endingOf(game: string): Promise<Component<EndingProps> | null> {
  return (await endings[`../boards/${game}/Ending.svelte`]?.())?.default ?? null;
}
