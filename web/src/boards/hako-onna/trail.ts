/** Where the ghosts truly were, hour by hour: for the curtain that lifts at the end. */

import type { Chapter } from '../../lib/boards';
import type { View } from '../../lib/types';
import { nightIn } from './night';
import { say } from './texts';

export interface Stop {
  hour: number;
  shadow: string;
}

export interface Way {
  /** 0 is she; the others are those who died. */
  seat: number;
  stops: Stop[];
}

/** One stop for each hour: where each ghost was when the light came back. `moments` are the views of all seats, her first. */
export function waysOf(moments: View[][]): Way[] {
  const found = new Map<number, Map<number, string>>();
  for (const [hers] of moments) {
    const { hour, ghosts, phase } = nightIn(hers!);
    if (phase === 'setup') continue;
    for (const { seat, shadow } of ghosts) {
      const stops = found.get(seat) ?? new Map<number, string>();
      found.set(seat, stops.set(hour, shadow));
    }
  }
  return [...found]
    .map(([seat, stops]) => ({ seat, stops: [...stops].map(([hour, shadow]) => ({ hour, shadow })) }))
    .sort((a, b) => a.seat - b.seat);
}

/** Stops at the same place, one after the other, are one. */
export function steps(way: Way): { shadow: string; from: number; to: number }[] {
  const found: { shadow: string; from: number; to: number }[] = [];
  for (const { shadow, hour } of way.stops) {
    const before = found.at(-1);
    if (before?.shadow === shadow) before.to = hour;
    else found.push({ shadow, from: hour, to: hour });
  }
  return found;
}

/** Each hour begins, for a replay, when she has hidden again and the light is back. */
export function chapters(moments: View[][]): Chapter[] {
  const found: Chapter[] = [];
  let told = -1;
  for (const [at, views] of moments.entries()) {
    const { hour, phase } = nightIn(views[0]!);
    if (hour <= told || ['setup', 'scream', 'dark'].includes(phase)) continue;
    told = hour;
    found.push({ at, mark: hour ? String(hour) : '·', say: say('hako-hour', { hour }) });
  }
  return found;
}
