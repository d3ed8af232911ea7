/** How a table is kept: what can be chosen, and what each is at first. */

import type { NewTable } from './types';

export type Manners = Required<Pick<NewTable, 'spectators' | 'clock' | 'absent' | 'mask'>>;

export const MANNERS: { key: keyof Manners; values: string[] }[] = [
  { key: 'spectators', values: ['public', 'after', 'none'] },
  { key: 'clock', values: ['none', 'gentle', 'daily'] },
  { key: 'absent', values: ['wait', 'bot'] },
  { key: 'mask', values: ['quick', 'calm', 'long', 'off'] },
];

export const FIRST_MANNERS: Manners = { spectators: 'public', clock: 'none', absent: 'wait', mask: 'calm' };
