/** The first turns teach the game; then the hints go away. */

import type { HouseView } from '../generated/hidden-rooms';
import { forgetOpenings } from './first';
import { recall, remember } from './memory';
import type { State, View } from './types';
import { say } from './words';

type Lesson = (view: View) => string;

/** Turns of the first stage that bring a hint. */
const TURNS = 4;

/** Everyone takes back once; then it is known. */
function undoing(turns: number): string {
  return turns <= 3 && !recall('undone') ? 'lesson-undo' : '';
}

function hiddenRooms(seen: View): string {
  const view = seen as HouseView;
  const { turns } = view;
  if (view.wins || view.losses || turns > TURNS) return '';
  if (view.prompt === 'first-tile') return 'lesson-first-tile';
  if (view.prompt === 'source') return turns === 1 ? 'lesson-source' : undoing(turns);
  if (view.prompt !== 'turn') return '';
  if (view.moves) return undoing(turns);
  return ['', 'lesson-search', 'lesson-go-on', 'lesson-gaze', 'lesson-end'][turns] ?? '';
}

const LESSONS: Record<string, Lesson> = { 'hidden-rooms': hiddenRooms };

function taught(): string[] {
  return recall('taught').split(' ').filter(Boolean);
}

/** So often a question of a game without lessons of its own brings its hint. */
const TIMES = 2;

function answered(game: string): string[] {
  return recall(`answered.${game}`).split(' ').filter(Boolean);
}

/** The hint for this decision; nothing when there is nothing left to teach. */
export function lesson(game: string, state: State): string {
  if (isTaught(game)) return '';
  const own = LESSONS[game];
  if (own) return own(state.view) && say(own(state.view));
  const times = answered(game).filter((prompt) => prompt === state.view.prompt).length;
  return times < TIMES ? state.lesson : '';
}

/** A question was answered. */
export function learn(game: string, prompt: string): void {
  const before = answered(game);
  if (before.filter((one) => one === prompt).length < TIMES)
    remember(`answered.${game}`, [...before, prompt].join(' '));
}

function heard(game: string): string[] {
  return recall(`heard.${game}`).split(' ').filter(Boolean);
}

/** Whether what this event teaches was told before. */
export function hasHeard(game: string, event: string): boolean {
  return heard(game).includes(event);
}

export function hear(game: string, event: string): void {
  remember(`heard.${game}`, [...new Set([...heard(game), event])].join(' '));
}

function ended(): string[] {
  return recall('ended').split(' ').filter(Boolean);
}

/** A first night: nothing of this game was seen to its end here, and nobody has sent the hints away. */
export function isFirstNight(game: string): boolean {
  return !isTaught(game) && !ended().includes(game);
}

/** A night of this game was seen to its end. */
export function endNight(game: string): void {
  remember('ended', [...new Set([...ended(), game])].join(' '));
}

export function isTaught(game: string): boolean {
  return taught().includes(game);
}

export function endLessons(game: string): void {
  remember('taught', [...new Set([...taught(), game])].join(' '));
}

/** Everything is told anew: openings, and every hint. */
export function beginLessons(games: string[]): void {
  remember('taught', '');
  remember('ended', '');
  forgetOpenings();
  for (const game of games) {
    remember(`answered.${game}`, '');
    remember(`heard.${game}`, '');
  }
}
