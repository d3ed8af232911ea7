/** How a table is kept: what can be chosen, and what each is at first. */

import type { NewTable } from './types';

export type Manners = Required<Pick<NewTable, 'spectators' | 'clock' | 'absent' | 'mask' | 'door'>>;

/** Those that are chosen; how the door closes is said at the table. */
export const MANNERS: { key: Exclude<keyof Manners, 'door'>; values: string[] }[] = [
  { key: 'spectators', values: ['public', 'after', 'none'] },
  { key: 'clock', values: ['none', 'gentle', 'daily'] },
  { key: 'absent', values: ['wait', 'bot'] },
  { key: 'mask', values: ['quick', 'calm', 'long', 'off'] },
];

export const FIRST_MANNERS: Manners = {
  spectators: 'public',
  clock: 'none',
  absent: 'wait',
  mask: 'calm',
  door: 'counted',
};
