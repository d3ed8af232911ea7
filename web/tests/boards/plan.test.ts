/** The four maps of the house on the hill, with tiles thrown at random. */

import { describe, expect, test } from 'vitest';

import type { NightView, Region, TileView } from '../../src/generated/betrayal';
import { AHEAD, REGIONS, turned, type Side } from '../../src/boards/betrayal/night';
import {
  around,
  doorway,
  drift,
  laidBox,
  planOf,
  stairsOf,
  TILE,
  type Box,
} from '../../src/boards/betrayal/house/plan';

function random(seed: number): () => number {
  return () => ((seed = (seed * 48271) % 2147483647) - 1) / 2147483646;
}

function tileAt(region: Region, x: number, y: number, more: Partial<TileView> = {}): TileView {
  const empty = {
    symbols: [],
    marks: {},
    things: [],
    events: [],
    tags: [],
    locks: {},
    token: '',
    looked: [],
  };
  const id = `${region}.${x}.${y}`;
  const plain = { turns: 0, doors: 'nesw', open: '', barred: '', bump: '', runestone: false, passage: false };
  return { id, region, x, y, ...plain, ...empty, danger: false, ...more };
}

/** Tiles side by side, from a start in some of the regions. */
function house(seed: number): TileView[] {
  const die = random(seed);
  return REGIONS.flatMap((region) => {
    const laid = new Map<string, TileView>();
    let [x, y] = [Math.floor(die() * 9) - 4, Math.floor(die() * 9) - 4];
    for (let n = Math.floor(die() * 14); n > 0; n--) {
      laid.set(`${x}.${y}`, tileAt(region, x, y));
      const [dx, dy] = Object.values(AHEAD)[Math.floor(die() * 4)]!;
      [x, y] = [x + dx, y + dy];
    }
    return [...laid.values()];
  });
}

const nightWith = (tiles: TileView[], more: Partial<NightView> = {}) =>
  ({ tiles, joining: null, ways: [], ...more }) as unknown as NightView;
const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
const boxAt = ({ x, y }: { x: number; y: number }): Box => ({ x, y, w: TILE, h: TILE });

describe('the maps', () => {
  test('every tile lies on the map of its region, and the maps lie beside each other on the table', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const tiles = house(seed);
      const plan = planOf(nightWith(tiles));
      expect(plan.plates.map((plate) => plate.region)).toEqual(REGIONS);
      plan.plates.forEach((plate, n) => {
        expect(inside(plate, { x: 0, y: 0, w: plan.width, h: plan.height })).toBe(true);
        for (const other of plan.plates.slice(n + 1)) expect(meet(plate, other)).toBe(false);
      });
      for (const tile of tiles) {
        const plate = plan.plates.find((one) => one.region === tile.region)!;
        expect(inside(boxAt(plan.tiles.get(tile.id)!), plate), `${seed} ${tile.id}`).toBe(true);
      }
    }
  });

  test('tiles of a region lie to each other as they do in the house', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const tiles = house(seed);
      const { tiles: at } = planOf(nightWith(tiles));
      for (const one of tiles)
        for (const other of tiles.filter((each) => each.region === one.region)) {
          const [from, to] = [at.get(one.id)!, at.get(other.id)!];
          expect([to.x - from.x, to.y - from.y]).toEqual([
            (other.x - one.x) * TILE,
            (other.y - one.y) * TILE,
          ]);
        }
    }
  });

  test('there is room for the tile that is being laid', () => {
    const joining = tileAt('upper', -3, 5);
    const plan = planOf(nightWith([tileAt('upper', 0, 0)], { joining }));
    const plate = plan.plates.find((one) => one.region === 'upper')!;
    expect(inside(boxAt(plan.tiles.get(joining.id)!), plate)).toBe(true);
  });
});

test('what is laid is framed with the places beside it, and nothing else of the table', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const tiles = house(seed);
    const plan = planOf(nightWith(tiles));
    const box = laidBox(plan, tiles, 0, TILE);
    if (!tiles.length) expect(box).toBeNull();
    else expect(box).toEqual(around([...plan.tiles.values()], 0));
  }
  const [one, other] = [tileAt('ground', 0, 0, { open: 'w' }), tileAt('ground', 1, 0, { open: 'ns' })];
  const plan = planOf(nightWith([one, other]));
  const { x, y } = plan.tiles.get(one.id)!;
  expect(laidBox(plan, [one, other], 10, 90)).toEqual({
    x: x - 90,
    y: y - 90,
    w: 90 + 2 * TILE + 10,
    h: TILE + 180,
  });
});

test('a tile more to the west moves the others on the plan, and the view is told how far', () => {
  const tiles = [tileAt('ground', 0, 0), tileAt('ground', 1, 0), tileAt('outside', 0, 0)];
  const before = planOf(nightWith(tiles));
  const after = planOf(nightWith([...tiles, tileAt('ground', -1, 0), tileAt('upper', -1, -1)]));
  for (const { id } of tiles) {
    const [from, to] = [before.tiles.get(id)!, after.tiles.get(id)!];
    const by = drift(before, after, { x: from.x + TILE / 2, y: from.y + TILE / 2 });
    expect(by).toEqual({ x: to.x - from.x, y: to.y - from.y });
  }
  expect(drift(planOf(nightWith([])), planOf(nightWith(tiles)), { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});

test('a doorway is in the middle of its side, and so far outside', () => {
  const at = { x: 400, y: 600 };
  for (const side of Object.keys(AHEAD) as Side[]) {
    const { x, y } = doorway(at, side, 30);
    const [dx, dy] = AHEAD[side];
    expect([x, y]).toEqual([500 + dx * 130, 700 + dy * 130]);
  }
});

test('what is round some tiles holds them all', () => {
  expect(
    around(
      [
        { x: 100, y: 300 },
        { x: 500, y: 100 },
      ],
      20,
    ),
  ).toEqual({ x: 80, y: 80, w: 640, h: 440 });
});

test('stairs are ways between regions, but for those from passage to passage', () => {
  const tiles = [
    tileAt('upper', 0, 0),
    tileAt('ground', 0, 0),
    tileAt('ground', 1, 0, { passage: true }),
    tileAt('basement', 0, 0, { passage: true }),
  ];
  const ways = [
    ['upper.0.0', 'ground.0.0'],
    ['ground.0.0', 'ground.1.0'],
    ['ground.1.0', 'basement.0.0'],
    ['ground.1.0', 'upper.0.0'],
  ] as [string, string][];
  expect(stairsOf(nightWith(tiles, { ways }))).toEqual([ways[0], ways[3]]);
});

test('sides go round clockwise', () => {
  expect(turned('ne', 1)).toBe('es');
  expect(turned('w', 1)).toBe('n');
  expect(turned('nesw', 4)).toBe('nesw');
});
