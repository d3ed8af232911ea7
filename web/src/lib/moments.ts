/** A replay has its first view, and of every later one what changed: here they are put together. */

import type { Replay, ReplayLine, View } from './types';

/** What one seat saw; with the truth, what every seat saw. */
export type Seen = View | Record<string, View>;

/** What was seen at every moment. What did not change from one to the next is the same thing in both. */
export function momentsOf(replay: Replay): Seen[] {
  const found = [replay.start as Seen];
  for (const { changes } of replay.lines) found.push(after(found.at(-1)!, changes));
  return found;
}

export function eyesOf(seen: Seen): View[] {
  return isOne(seen) ? [seen] : Object.values(seen);
}

export function isOne(seen: Seen): seen is View {
  return 'asked' in seen;
}

type Parts = Record<string | number, unknown>;

function after(view: Seen, changes: ReplayLine['changes']): Seen {
  const copies = new Set<unknown>();
  /** A copy that may be written on, made once. */
  const copied = (whole: unknown): Parts => {
    if (copies.has(whole)) return whole as Parts;
    const copy = Array.isArray(whole) ? [...whole] : { ...(whole as Parts) };
    copies.add(copy);
    return copy as Parts;
  };
  const top: Parts = { view };
  for (const [path, value] of changes) {
    let [whole, name]: [Parts, string | number] = [top, 'view'];
    for (const part of path) [whole, name] = [(whole[name] = copied(whole[name])), part];
    whole[name] = value;
  }
  return top.view as Seen;
}
