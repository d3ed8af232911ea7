/** Tables that somebody sits at. */

import type { MyTable } from './types';

/** Round one screen somebody holds several seats of one table. */
export function onePerTable(tables: MyTable[]): MyTable[] {
  const turn = new Set(tables.filter((table) => table.your_turn).map((table) => table.id));
  const found = new Map(tables.map((table) => [table.id, { ...table, your_turn: turn.has(table.id) }]));
  return [...found.values()];
}

/** What goes on, first where one is waited for, then the newest. */
export function running(tables: MyTable[]): MyTable[] {
  return onePerTable(tables)
    .filter((table) => table.status === 'playing')
    .sort((one, other) => Number(other.your_turn) - Number(one.your_turn) || other.touched - one.touched);
}
