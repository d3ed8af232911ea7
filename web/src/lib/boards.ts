/** Each game's own pictures and sounds, found by its name; a game without them has the plain board, and silence. */

import type { Component } from 'svelte';

import { wantJapaneseTitles } from '../design/fonts';
import type { Cue } from '../sound';
import { settings } from './settings.svelte';
import type {
  Choice,
  Fall,
  Foresight,
  GameEvent,
  HandMoved,
  HandShown,
  SeatNamed,
  State,
  View,
} from './types';
import { wordsOf } from './words';

export interface BoardProps {
  state: State;
  act: (choice: string, unasked?: boolean) => void;
  foresee: Foresight | null;
  still: boolean;
  seats?: SeatNamed[];
  game?: string;
  /** After the end: what every seat saw. Only for boards whose module exports `truth`. */
  truth?: View[];
  /** In a replay: what was seen at every moment up to this one, oldest first; with the truth, by every seat. */
  past?: View[][];
  /** Something is being told: what has to be read over the board comes after it. */
  telling?: boolean;
  /** What is being told now, oldest first: the board shows where it happens. */
  told?: readonly GameEvent[];
  /** To say that what has happened is being shown, and how that is ended; null when it is over. */
  plays?: (skip: (() => void) | null, says?: string) => void;
  /** How what is shown has come about, to be shown first: `hold` says when that is over. */
  fall?: Fall | null;
  /** Where somebody's hand is that lays something now; and to show one's own to the others. */
  hand?: HandMoved | null;
  wave?: (hand: HandShown) => void;
  /** Something over the board has to be read before the next thing comes on. */
  hold?: (held: boolean) => void;
}

/** What has the stage: an event, drawn. A caption with its sentence stands under it. */
export interface SceneProps {
  event: GameEvent;
  /** What this seat sees now. */
  view: View;
  /** And what it saw before this happened; nothing at the beginning. */
  before: View | null;
  /** Nothing moves. */
  still: boolean;
  /** The scene is over. */
  done: () => void;
  /** All that came with the event, in its order, and the small things that led to it. */
  events: GameEvent[];
  led: GameEvent[];
  /** The words that the table sends with the state. */
  texts: Record<string, string>;
  seats: SeatNamed[];
  /** How often its reader has pressed, where it wants presses (`presses` of its module). */
  pressed: number;
}

export type Scenes<Key extends string = string> = Record<Key, Component<SceneProps>>;

/** What a scene is asked about before it is shown. */
export interface Told {
  event: GameEvent;
  view: View;
  before: View | null;
  events: GameEvent[];
}

/** What the ear is told besides; nothing was seen before where somebody has just come. */
export type Heard = Omit<Told, 'event'> & { texts: Record<string, string> };

/** A part of a game that can be gone to in its replay: the moment it begins at, its sign, and its name. */
export interface Chapter {
  at: number;
  mark: string;
  say: string;
}

export interface ArtProps {
  stage: number;
  name?: string;
  still: boolean;
}

/** With what every seat saw at the end, where much was hidden and it has come. */
export type EndingProps = Pick<BoardProps, 'state' | 'still' | 'truth' | 'seats'>;

export interface BoardModule {
  default: Component<BoardProps>;
  /** The board shows the whole truth in one picture; else every seat's view is shown on a board of its own. */
  truth?: boolean;
  /** What lies beside the house, by its name: on a phone it is a drawer. */
  side?: () => string;
  /** Choices that lie on the board itself: in the decision's place their list is folded. */
  offers?: (choice: Choice, view: View) => boolean;
  /** More can be chosen by hand than is listed: whether this is such a choice, of those that are offered. */
  admits?: (choice: string, offered: readonly Choice[]) => boolean;
  /** It can show how a state came about (`fall` of its properties). */
  shows?: boolean;
  /** Choices that nobody is invited to: they come last, and are asked for twice. */
  careful?: (choice: Choice, view: View) => boolean;
  /** Choices that can nearly always be made: a turn that ends before them leaves nothing undone. */
  idle?: (choice: Choice) => boolean;
  /** Choices by which something goes from hand to hand: a few of them are not folded when all else is done. */
  handed?: (choice: Choice) => boolean;
  /** What has the stage when it happens, by the event's key; the rest of what is told is said. */
  staged?: readonly string[];
  /** How that is drawn: it comes when the night is told. */
  scenes?: () => Promise<{ scenes: Scenes }>;
  /** Of these, those that have none in this case. */
  plain?: (told: Told) => boolean;
  /** Those that are over when their reader says so, however long that takes. */
  waits?: (told: Told) => boolean;
  /** Those that have the stage at whatever pace. */
  insists?: (told: Told) => boolean;
  /** What a scene tells is not on the table before it is over: until then the table is as it was. */
  behind?: boolean;
  /** How many presses of its reader a scene wants before its end, as for a roll of one's own. */
  presses?: (told: Told) => number;
  /** What the eye sees on the board after what has happened, and no sentence says: for the ear. */
  heard?: (told: Heard) => string;
  /** What the board plays by itself, with its own words for it (`plays` of its properties): nobody else tells it. */
  plays?: (event: GameEvent) => boolean;
  /** What the board itself says at this moment, in its own words: it is not said beside it as well. */
  says?: (event: GameEvent, view: View) => boolean;
  /** The parts of a game, by the views of all its moments. */
  chapters?: (moments: View[][]) => Chapter[];
  /** What is seen when the game is over and nothing is secret any more: the name of the way there. */
  lifts?: () => string;
  /** Where sides win and lose, and a score is no number of points: what it means. */
  outcome?: (score: number) => string;
}

type SoundsFor = (events: GameEvent[]) => Cue[] | Promise<Cue[]>;

const boards = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const art = import.meta.glob<{ default: Component<ArtProps> }>('../boards/*/StageArt.svelte');
const endings = import.meta.glob<{ default: Component<EndingProps> }>('../boards/*/Ending.svelte');
const sounds = import.meta.glob<{ soundsFor: SoundsFor }>('../boards/*/sounds.ts');

const here = new Map<string, BoardModule>();

export async function boardOf(game: string): Promise<BoardModule> {
  if (settings.lang === 'ja') void wantJapaneseTitles(game);
  const own = boards[`../boards/${game}/Board.svelte`] ?? boards['../boards/generic/Board.svelte']!;
  const [found] = await Promise.all([own(), wordsOf(game)]);
  here.set(game, found);
  return found;
}

/** The board that has come already. */
export const boardHere = (game: string) => here.get(game);

export async function artOf(game: string): Promise<Component<ArtProps> | null> {
  return (await art[`../boards/${game}/StageArt.svelte`]?.())?.default ?? null;
}

export async function endingOf(game: string): Promise<Component<EndingProps> | null> {
  const [found] = await Promise.all([endings[`../boards/${game}/Ending.svelte`]?.(), wordsOf(game)]);
  return found?.default ?? null;
}

export async function soundsOf(game: string): Promise<SoundsFor> {
  return (await sounds[`../boards/${game}/sounds.ts`]?.())?.soundsFor ?? (() => []);
}
