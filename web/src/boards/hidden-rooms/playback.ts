import type { GameEvent } from '../../lib/types';
import type { HouseView, Tile } from './house';
import { directionTo, START, type Direction } from './squares';

/** A tile that is being turned over on a square. */
export interface Turned {
  tile: Tile;
  square: number;
  fits: boolean;
}

/** One moment of what has happened: the house then, and how long it is looked at. */
export interface Moment {
  house: HouseView;
  turned: Turned | null;
  time: number;
}

const WHOLE = 1200;
/** More than this is a leap, not a turn. */
const MOST = 12;
/** How long each event is looked at, in milliseconds. */
export const TIMES: Record<string, number> = {
  moved: 190,
  'monster-advance': 220,
  'monster-turn': 220,
  'search-succeeded': 330,
  'search-failed': 430,
  reshuffled: 200,
  'stage-set': 260,
  'stage-won': 520,
  'stage-lost': 520,
};

/** All that happened at once stays within the time there is. */
export function pace(events: GameEvent[]): number {
  const whole = events.reduce((sum, event) => sum + (TIMES[event.key] ?? 0), 0);
  return whole > WHOLE ? WHOLE / whole : 1;
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

/** What is shown between two states. Empty when there is nothing to see, or too much to follow. */
export function moments(from: HouseView, events: GameEvent[]): Moment[] {
  const seen: Moment[] = [];
  const speed = pace(events);
  let house = { ...from, searching: -1 };
  for (const event of events) {
    const time = TIMES[event.key];
    if (time === undefined) continue;
    house = after(house, event);
    const { tile, square } = event.slots as { tile: Tile; square: number };
    const fits = event.key === 'search-succeeded';
    const turned = fits || event.key === 'search-failed' ? { tile, square, fits } : null;
    seen.push({ house, turned, time: time * speed });
  }
  return seen.length > MOST ? [] : seen;
}
