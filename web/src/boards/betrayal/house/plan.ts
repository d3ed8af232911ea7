/** Where the four maps lie on the table, and every tile on them. */

import { REGIONS, type NightView, type Side, type TileView } from '../night';

export const TILE = 200;
const MARGIN = 62;
const HEAD = 48;
const BETWEEN = 40;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

export interface Plate extends Box {
  region: string;
}

export interface Plan {
  plates: Plate[];
  tiles: Map<string, Spot>;
  width: number;
  height: number;
}

interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function spanOf(tiles: TileView[]): Span {
  const [xs, ys] = [tiles.map((tile) => tile.x), tiles.map((tile) => tile.y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + 1,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + 1,
  };
}

const NONE: Span = { left: 0, right: 1, top: 0, bottom: 1 };

const union = (one: Span, other: Span, along: 'x' | 'y'): Span => ({
  left: along === 'x' ? Math.min(one.left, other.left) : one.left,
  right: along === 'x' ? Math.max(one.right, other.right) : one.right,
  top: along === 'y' ? Math.min(one.top, other.top) : one.top,
  bottom: along === 'y' ? Math.max(one.bottom, other.bottom) : one.bottom,
});

interface Laying {
  plate: Plate;
  /** The tile coordinates of the plate's first column and row. */
  left: number;
  top: number;
}

const wide = (one: Span) => (one.right - one.left) * TILE + 2 * MARGIN;
const high = (one: Span) => (one.bottom - one.top) * TILE + 2 * MARGIN + HEAD - 20;

/** On a high view: above and below on the left, the ground floor on the right, and the land before its door under it. */
function inTwo(upper: Span, ground: Span, basement: Span, outside: Span): Record<string, Laying> {
  const [west, east] = [union(upper, basement, 'x'), union(ground, outside, 'x')];
  const [first, second] = [wide(west), wide(east)];
  const [above, below] = [Math.max(high(upper), high(ground)), Math.max(high(basement), high(outside))];
  const [x, y] = [first + BETWEEN, above + BETWEEN];
  const rows = Math.round((above - HEAD + 20 - 2 * MARGIN) / TILE);
  return {
    upper: { plate: { region: 'upper', x: 0, y: 0, w: first, h: above }, left: west.left, top: upper.top },
    ground: {
      plate: { region: 'ground', x, y: 0, w: second, h: above },
      left: east.left,
      top: ground.bottom - rows,
    },
    basement: {
      plate: { region: 'basement', x: 0, y, w: first, h: below },
      left: west.left,
      top: basement.top,
    },
    outside: { plate: { region: 'outside', x, y, w: second, h: below }, left: east.left, top: outside.top },
  };
}

/** On a wide view: above and below on the left, the ground floor in the middle, and the land on the right. */
function inThree(upper: Span, ground: Span, basement: Span, outside: Span): Record<string, Laying> {
  const [west, rows] = [union(upper, basement, 'x'), union(ground, outside, 'y')];
  const [first, second, third] = [wide(west), wide(ground), wide(outside)];
  const all = Math.max(high(upper) + BETWEEN + high(basement), high(rows));
  const above = Math.max(high(upper), Math.round((all - BETWEEN) / 2));
  const under = Math.max(high(basement), all - above - BETWEEN);
  const tall = above + BETWEEN + under;
  const [x, far, y] = [first + BETWEEN, first + second + 2 * BETWEEN, above + BETWEEN];
  return {
    upper: { plate: { region: 'upper', x: 0, y: 0, w: first, h: above }, left: west.left, top: upper.top },
    ground: { plate: { region: 'ground', x, y: 0, w: second, h: tall }, left: ground.left, top: rows.top },
    basement: {
      plate: { region: 'basement', x: 0, y, w: first, h: under },
      left: west.left,
      top: basement.top,
    },
    outside: {
      plate: { region: 'outside', x: far, y: 0, w: third, h: tall },
      left: outside.left,
      top: rows.top,
    },
  };
}

export function planOf(night: NightView, landscape = false): Plan {
  const all = night.joining ? [...night.tiles, night.joining] : night.tiles;
  const span = (region: string) => {
    const tiles = all.filter((tile) => tile.region === region);
    return tiles.length ? spanOf(tiles) : NONE;
  };
  const [upper, ground, basement, outside] = REGIONS.map(span) as [Span, Span, Span, Span];
  const at = (landscape ? inThree : inTwo)(upper, ground, basement, outside);
  const tiles = new Map<string, Spot>();
  for (const tile of all) {
    const { plate, left, top } = at[tile.region] ?? at['ground']!;
    tiles.set(tile.id, {
      x: plate.x + MARGIN + (tile.x - left) * TILE,
      y: plate.y + HEAD - 20 + MARGIN + (tile.y - top) * TILE,
    });
  }
  const plates = REGIONS.map((region) => at[region]!.plate);
  return {
    plates,
    tiles,
    width: Math.max(...plates.map((plate) => plate.x + plate.w)),
    height: Math.max(...plates.map((plate) => plate.y + plate.h)),
  };
}

/** All of these tiles, and so much beside them. */
export function around(spots: Spot[], out: number): Box {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs) - out, Math.min(...ys) - out];
  return { x, y, w: Math.max(...xs) + TILE + out - x, h: Math.max(...ys) + TILE + out - y };
}

/** The middle of a side, a little outside the tile. */
export function doorway(at: Spot, side: Side, out = 0): Spot {
  const half = TILE / 2;
  const far = half + out;
  return {
    n: { x: at.x + half, y: at.y + half - far },
    s: { x: at.x + half, y: at.y + half + far },
    e: { x: at.x + half + far, y: at.y + half },
    w: { x: at.x + half - far, y: at.y + half },
  }[side];
}

/** Stairs between the maps: pairs of tiles of different regions that are next to each other. */
export function stairsOf(night: NightView): [string, string][] {
  const region = new Map(night.tiles.map((tile) => [tile.id, tile]));
  return night.ways.filter(([a, b]) => {
    const [one, other] = [region.get(a), region.get(b)];
    return one && other && one.region !== other.region && !(one.passage && other.passage);
  });
}
