/** A replay has its first view, and of every later one what changed; so have states on a line. Here they are put together. */

import type { Replay, State, StateChanged, View } from './types';

/** What one seat saw; with the truth, what every seat saw. */
export type Seen = View | Record<string, View>;

/** What was seen at every moment. What did not change from one to the next is the same thing in both. */
export function momentsOf(replay: Replay): Seen[] {
  const found = [replay.start as Seen];
  for (const line of replay.lines) found.push(changed(found.at(-1)!, line));
  return found;
}

/** The state that a line tells of by what is different from the one before. */
export function stateAfter(state: State, message: StateChanged): State {
  const { version, events } = message;
  return { ...changed(state, message), version, events };
}

export function eyesOf(seen: Seen): View[] {
  return isOne(seen) ? [seen] : Object.values(seen);
}

export function isOne(seen: Seen): seen is View {
  return 'asked' in seen;
}

type Path = (string | number)[];
type Parts = Record<string | number, unknown>;

/** What became different: what is there now, and then what is there no more. */
interface Changes {
  changes: [Path, unknown][];
  gone?: Path[];
}

/** The same with these changes. What did not change is the same thing in both, and nothing is written on. */
export function changed<Whole>(whole: Whole, { changes, gone = [] }: Changes): Whole {
  const copies = new Set<unknown>();
  /** A copy that may be written on, made once. */
  const copied = (part: unknown): Parts => {
    if (copies.has(part)) return part as Parts;
    const copy = Array.isArray(part) ? [...part] : { ...(part as Parts) };
    copies.add(copy);
    return copy as Parts;
  };
  const top: Parts = { whole };
  const at = (path: Path): [Parts, string | number] => {
    let [inside, name]: [Parts, string | number] = [top, 'whole'];
    for (const part of path) [inside, name] = [(inside[name] = copied(inside[name])), part];
    return [inside, name];
  };
  for (const [path, value] of changes) {
    const [inside, name] = at(path);
    inside[name] = value;
  }
  for (const path of gone) {
    const [inside, name] = at(path);
    delete inside[name];
  }
  return top.whole as Whole;
}
