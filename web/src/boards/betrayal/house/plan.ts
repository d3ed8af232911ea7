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

const across = (one: Span, other: Span): Span => ({
  ...one,
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
});

interface Laying {
  plate: Plate;
  /** The tile coordinates of the plate's first column and row. */
  left: number;
  top: number;
}

const wide = (one: Span) => (one.right - one.left) * TILE + 2 * MARGIN;
const high = (one: Span) => (one.bottom - one.top) * TILE + 2 * MARGIN + HEAD - 20;

/** Above and below on the left, the ground floor on the right, and the land before its door under it: one plan a night. */
function layOut(upper: Span, ground: Span, basement: Span, outside: Span): Record<string, Laying> {
  const [west, east] = [across(upper, basement), across(ground, outside)];
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

/** Where the table is wide: above over below, then the ground floor, then the land beside it. */
function layWide(upper: Span, ground: Span, basement: Span, outside: Span): Record<string, Laying> {
  const west = across(upper, basement);
  const [first, second, third] = [wide(west), wide(ground), wide(outside)];
  const deep = Math.max(high(upper) + BETWEEN + high(basement), high(ground), high(outside));
  const [x, far] = [first + BETWEEN, first + second + 2 * BETWEEN];
  const below = high(upper) + BETWEEN;
  const at = (region: string, box: Box, left: number, top: number) => ({
    plate: { region, ...box },
    left,
    top,
  });
  return {
    upper: at('upper', { x: 0, y: 0, w: first, h: high(upper) }, west.left, upper.top),
    ground: at('ground', { x, y: 0, w: second, h: deep }, ground.left, ground.top),
    basement: at('basement', { x: 0, y: below, w: first, h: deep - below }, west.left, basement.top),
    outside: at('outside', { x: far, y: 0, w: third, h: deep }, outside.left, outside.top),
  };
}

export function planOf(night: NightView, isWide = false): Plan {
  const all = night.joining ? [...night.tiles, night.joining] : night.tiles;
  const span = (region: string) => {
    const tiles = all.filter((tile) => tile.region === region);
    return tiles.length ? spanOf(tiles) : NONE;
  };
  const [upper, ground, basement, outside] = REGIONS.map(span) as [Span, Span, Span, Span];
  const at = (isWide ? layWide : layOut)(upper, ground, basement, outside);
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

/** What all of these lie in. */
export function boxOf(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const right = Math.max(...boxes.map((one) => one.x + one.w));
  const bottom = Math.max(...boxes.map((one) => one.y + one.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** All of these tiles where they lie, so much beside them, and so much where a doorway leads to nothing yet. */
export function laidBox(plan: Plan, tiles: TileView[], beside: number, free: number): Box | null {
  const edges = tiles.flatMap((tile) => {
    const at = plan.tiles.get(tile.id);
    if (!at) return [];
    const out = (side: Side) => (tile.open.includes(side) ? free : beside);
    return [
      {
        left: at.x - out('w'),
        right: at.x + TILE + out('e'),
        top: at.y - out('n'),
        bottom: at.y + TILE + out('s'),
      },
    ];
  });
  if (!edges.length) return null;
  const x = Math.min(...edges.map((one) => one.left));
  const y = Math.min(...edges.map((one) => one.top));
  const right = Math.max(...edges.map((one) => one.right));
  const bottom = Math.max(...edges.map((one) => one.bottom));
  return { x, y, w: right - x, h: bottom - y };
}

/** How far the tile that was nearest to a point has moved from one plan to the next. */
export function drift(from: Plan, to: Plan, at: Spot): Spot {
  const away = (spot: Spot) => Math.hypot(spot.x + TILE / 2 - at.x, spot.y + TILE / 2 - at.y);
  const [known] = [...from.tiles]
    .filter(([tile]) => to.tiles.has(tile))
    .sort(([, one], [, other]) => away(one) - away(other));
  if (!known) return { x: 0, y: 0 };
  const [now, before] = [to.tiles.get(known[0])!, known[1]];
  return { x: now.x - before.x, y: now.y - before.y };
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
