/** Plays what the house has worked out: where every disc is at any moment, and what has knocked by then. */

import type { Knock, Moving, Trajectory } from '../../../generated/wire';
import { unit, type Point, type Pose, type Turned } from './things';

export type { Knock, Trajectory };

interface Way {
  times: number[];
  poses: Pose[];
}

const NUMBERS = 7;

/** Times and poses as they are, from the first and what is added to it. */
function way({ times, poses }: Moving): Way {
  const found: Way = { times: [], poses: [] };
  const now = new Array<number>(NUMBERS).fill(0);
  let time = 0;
  times.forEach((step, n) => {
    time += step;
    for (let k = 0; k < NUMBERS; k++) now[k]! += poses[n * NUMBERS + k] ?? 0;
    found.times.push(time);
    found.poses.push({
      at: [now[0]! / 100, now[1]! / 100, now[2]! / 100],
      turned: unit([now[4]! / 1e4, now[5]! / 1e4, now[6]! / 1e4, now[3]! / 1e4]),
    });
  });
  return found;
}

const straight = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/** From one pose to another: straight, the turn by its shorter way. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const same = a.turned.reduce((sum, value, n) => sum + value * b.turned[n]!, 0) < 0 ? -1 : 1;
  const turned = a.turned.map((value, n) => value + (same * b.turned[n]! - value) * part);
  return { at: straight(a.at, b.at, part), turned: unit(turned as unknown as Turned) };
}

/** Millimetres that a disc does not move where it only gives way a little. */
const ELSEWHERE = 6;

export class Film {
  private readonly ways: ReadonlyMap<number, Way>;

  constructor(readonly told: Trajectory) {
    this.ways = new Map(told.discs.map((disc) => [disc.disc, way(disc)]));
  }

  /** The disc at this moment; null where it has not moved yet, and lies as it lay. */
  pose(disc: number, ms: number): Pose | null {
    const found = this.ways.get(disc);
    if (!found?.times.length || ms < found.times[0]!) return null;
    const { times, poses } = found;
    let [low, high] = [0, times.length - 1];
    if (ms >= times[high]!) return poses[high]!;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (times[middle]! <= ms) low = middle;
      else high = middle;
    }
    return between(poses[low]!, poses[high]!, (ms - times[low]!) / (times[high]! - times[low]! || 1));
  }

  /** Whether any of so many that lay before lies elsewhere in the end. */
  wrecks(before: number): boolean {
    return [...this.ways].some(([disc, { poses }]) => {
      const [first, last] = [poses[0], poses.at(-1)];
      return (
        disc < before && first && last && Math.hypot(...first.at.map((n, k) => n - last.at[k]!)) > ELSEWHERE
      );
    });
  }

  /** What knocks after one moment, up to another. */
  knocks(after: number, until: number): Knock[] {
    return this.told.knocks.filter(({ ms }) => ms > after && ms <= until);
  }
}
