/** Where the four maps lie on the table, and every tile on them. */

import { REGIONS, type NightView, type Side, type TileView } from '../night';

export const TILE = 200;
const MARGIN = 78;
const HEAD = 54;
const BETWEEN = 40;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plate extends Box {
  region: string;
}

export interface Plan {
  plates: Plate[];
  tiles: Map<string, { x: number; y: number }>;
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

/**
 * Above and below on the left, the ground floor on the right, and before its door the land outside, so that the steps
 * lie under the hall.
 */
export function planOf(night: NightView): Plan {
  const all = night.joining ? [...night.tiles, night.joining] : night.tiles;
  const of = new Map(
    REGIONS.map((region) => [region as string, all.filter((tile) => tile.region === region)]),
  );
  const spans = new Map([...of].map(([region, tiles]) => [region, tiles.length ? spanOf(tiles) : NONE]));
  const span = (region: string) => spans.get(region)!;
  const wide = (one: Span) => (one.right - one.left) * TILE + 2 * MARGIN;
  const high = (one: Span) => (one.bottom - one.top) * TILE + 2 * MARGIN + HEAD - 20;
  const [upper, ground, basement, outside] = REGIONS.map(span) as [Span, Span, Span, Span];
  /** The right column: tile 0 of the ground floor and of the land have the same x. */
  const east: Span = {
    ...ground,
    left: Math.min(ground.left, outside.left),
    right: Math.max(ground.right, outside.right),
  };
  const west: Span = {
    ...upper,
    left: Math.min(upper.left, basement.left),
    right: Math.max(upper.right, basement.right),
  };
  const [first, second] = [wide(west), wide(east)];
  const [above, below] = [Math.max(high(upper), high(ground)), Math.max(high(basement), high(outside))];
  const at: Record<string, { plate: Plate; left: number; top: number }> = {
    upper: { plate: { region: 'upper', x: 0, y: 0, w: first, h: above }, left: west.left, top: upper.top },
    basement: {
      plate: { region: 'basement', x: 0, y: above + BETWEEN, w: first, h: below },
      left: west.left,
      top: basement.top,
    },
    ground: {
      plate: { region: 'ground', x: first + BETWEEN, y: 0, w: second, h: above },
      left: east.left,
      top: ground.bottom - Math.round((above - HEAD + 20 - 2 * MARGIN) / TILE),
    },
    outside: {
      plate: { region: 'outside', x: first + BETWEEN, y: above + BETWEEN, w: second, h: below },
      left: east.left,
      top: outside.top,
    },
  };
  const tiles = new Map<string, { x: number; y: number }>();
  for (const tile of all) {
    const place = at[tile.region] ?? at['ground']!;
    tiles.set(tile.id, {
      x: place.plate.x + MARGIN + (tile.x - place.left) * TILE,
      y: place.plate.y + HEAD - 20 + MARGIN + (tile.y - place.top) * TILE,
    });
  }
  return {
    plates: REGIONS.map((region) => at[region]!.plate),
    tiles,
    width: first + BETWEEN + second,
    height: above + BETWEEN + below,
  };
}

/** The middle of a side, a little outside the tile. */
export function doorway(at: { x: number; y: number }, side: Side, out = 0): { x: number; y: number } {
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
