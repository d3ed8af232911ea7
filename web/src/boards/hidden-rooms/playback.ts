import type { Pace } from '../../lib/director.svelte';
import type { GameEvent } from '../../lib/types';
import { colour, type HouseView, type Tile } from './house';
import { directionTo, START, type Direction } from './squares';

/** A tile that is being turned over on a square. */
export interface Turned {
  tile: Tile;
  square: number;
  fits: boolean;
}

/** What is said of a moment while it is shown: why a room joins or slips away, and what moves the monster. */
export type Tale =
  | { kind: 'joins'; tile: Tile; under: Tile; by: 'number' | 'colour' }
  | { kind: 'slips'; tile: Tile; under: Tile }
  | { kind: 'step'; step: number; rule: string };

/** One moment of what has happened: the house then, and how long it is looked at. */
export interface Moment {
  house: HouseView;
  turned: Turned | null;
  tale: Tale | null;
  /** What is said of it where it needs no telling. */
  said: string;
  time: number;
}

/** All that happened at once, in milliseconds; slower for those who want it calm. */
const WHOLE = 1400;
const SLOWER: Record<Pace, number> = { calm: 2.6, brisk: 1, 'at-once': 0 };
/** Whoever sees it for the first time reads what is said of it. */
const FIRST = 2;
/** More than this is a leap, not a turn. */
const MOST = 12;
/** How long each event is looked at, in milliseconds, where it goes briskly. */
export const TIMES: Record<string, number> = {
  moved: 190,
  'monster-advance': 220,
  'monster-turn': 220,
  'search-succeeded': 380,
  'search-failed': 520,
  reshuffled: 200,
  'stage-set': 260,
  'stage-won': 520,
  'stage-lost': 520,
};

/** By how much the times of these are stretched: all that happened at once stays within the time there is. */
export function tempo(events: GameEvent[], pace: Pace, first = false): number {
  const whole = events.reduce((sum, event) => sum + (TIMES[event.key] ?? 0), 0);
  return (whole > WHOLE ? WHOLE / whole : 1) * SLOWER[pace] * (first ? FIRST : 1);
}

const without = (tiles: Tile[], gone: Tile) => tiles.filter((tile) => tile !== gone);

function laid(house: HouseView, tile: Tile, square: number): HouseView {
  const board = house.board.map((there, at) => (at === square ? tile : there));
  const { pool, memory } = house;
  return { ...house, board, child: square, pool: without(pool, tile), memory: without(memory, tile) };
}

function after(house: HouseView, event: GameEvent): HouseView {
  const slots = event.slots as { square: number; tile: Tile; facing: Direction; memory: Tile };
  switch (event.key) {
    case 'moved':
      return { ...house, child: slots.square };
    case 'monster-advance':
    case 'monster-turn':
      return { ...house, monster: slots.square, facing: slots.facing };
    case 'search-succeeded':
      return laid(house, slots.tile, slots.square);
    case 'search-failed':
      return { ...house, pool: without(house.pool, slots.tile), memory: [...house.memory, slots.tile] };
    case 'reshuffled':
      return { ...house, pool: [...house.pool, ...house.memory].sort(), memory: [] };
    case 'stage-set': {
      const [first = 0, second = 0] = house.route;
      const facing = directionTo(first, second) ?? 'up';
      const start = { ...house, at_play: true, memory: [slots.memory], monster: first, facing, offered: [] };
      return laid(start, slots.tile, START);
    }
    default:
      return house;
  }
}

function taleOf({ key, slots }: GameEvent, house: HouseView, step: number): Tale | null {
  const { tile, rule } = slots as { tile: Tile; rule: string };
  const under = house.board[house.child] ?? '';
  if (key === 'search-failed') return { kind: 'slips', tile, under };
  if (key.startsWith('monster-')) return { kind: 'step', step, rule };
  if (key !== 'search-succeeded') return null;
  return { kind: 'joins', tile, under, by: colour(tile) === colour(under) ? 'colour' : 'number' };
}

/** What is shown between two states. Empty when there is nothing to see, or too much to follow. */
export function moments(from: HouseView, events: GameEvent[], pace: Pace = 'calm', first = false): Moment[] {
  const seen: Moment[] = [];
  const slower = tempo(events, pace, first);
  let house = { ...from, searching: -1 };
  let steps = 0;
  for (const event of events) {
    const time = TIMES[event.key];
    if (time === undefined) continue;
    if (event.key.startsWith('monster-')) steps++;
    const tale = taleOf(event, house, steps);
    house = after(house, event);
    const { tile, square } = event.slots as { tile: Tile; square: number };
    const fits = event.key === 'search-succeeded';
    const turned = fits || event.key === 'search-failed' ? { tile, square, fits } : null;
    seen.push({ house, turned, tale, said: event.say, time: time * slower });
  }
  return seen.length > MOST || !slower ? [] : seen;
}
