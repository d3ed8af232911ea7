/** The floor of 6 by 6 squares, numbered row by row from the exit. A square is 100 units wide in every drawing. */

import type { Direction } from '../../generated/hidden-rooms';

export type { Direction };

export const SIZE = 6;
export const UNIT = 100;
export const WALL = 30;
export const EXIT = 0;
export const START = 35;
export const NOWHERE = -1;

export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];
export const ANGLE: Record<Direction, number> = { up: 0, right: 90, down: 180, left: 270 };
const STEP: Record<Direction, readonly [number, number]> = {
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
  left: [0, -1],
};

export const row = (at: number) => Math.floor(at / SIZE);
export const column = (at: number) => at % SIZE;
/** A1 is the exit, F6 where the child starts. */
export const name = (at: number) => `${'ABCDEF'[column(at)]}${row(at) + 1}`;

export function square(r: number, c: number): number {
  return r >= 0 && r < SIZE && c >= 0 && c < SIZE ? r * SIZE + c : NOWHERE;
}

export function beside(at: number, to: Direction): number {
  const [down, across] = STEP[to];
  return square(row(at) + down, column(at) + across);
}

export function directionTo(from: number, to: number): Direction | undefined {
  return DIRECTIONS.find((direction) => beside(from, direction) === to);
}

/** The left top corner of a square, in units. */
export const corner = (at: number) => ({ x: column(at) * UNIT, y: row(at) * UNIT });
export const middle = (at: number) => ({ x: column(at) * UNIT + UNIT / 2, y: row(at) * UNIT + UNIT / 2 });

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the monster looks at (K14): three rows of three from its own row forward, as far as the house goes. */
export function gaze(at: number, facing: Direction): Block {
  const [down, across] = STEP[facing];
  const top = row(at) + down - 1;
  const left = column(at) + across - 1;
  const x = Math.max(left, 0);
  const y = Math.max(top, 0);
  return {
    x: x * UNIT,
    y: y * UNIT,
    width: (Math.min(left + 3, SIZE) - x) * UNIT,
    height: (Math.min(top + 3, SIZE) - y) * UNIT,
  };
}

/** In steps, as the house is walked. */
export const distance = (from: number, to: number) =>
  Math.abs(row(from) - row(to)) + Math.abs(column(from) - column(to));

export function sees(at: number, facing: Direction, child: number): boolean {
  const block = gaze(at, facing);
  const { x, y } = corner(child);
  const inside = x >= block.x && y >= block.y && x < block.x + block.width && y < block.y + block.height;
  return child !== NOWHERE && child !== at && inside;
}
