/** The book of a campaign: faces that never change, and a house on whose floors everything lies where it was placed. */

import { describe, expect, test } from 'vitest';

import { ghostsIn, mapsOf, TILE, unseenIn } from '../../src/boards/betrayal/campaign/plan';
import { portraitOf, type Sitter } from '../../src/boards/betrayal/campaign/portraits';
import { waits } from '../../src/boards/betrayal/stage/choosing';
import type { HouseLeft, TileMark, TileView } from '../../src/generated/betrayal';
import type { View } from '../../src/lib/types';

const agnes: Sitter = { family: 'ashlar', name: 'Agnes', born: 1662, age: 27, year: 1689 };

describe('a portrait', () => {
  test('is the same whenever it is drawn, and another for another person', () => {
    expect(portraitOf(agnes)).toEqual(portraitOf({ ...agnes }));
    const faces = ['Wat', 'Alys', 'Tobit', 'おまつ', ''].map((name) => portraitOf({ ...agnes, name }));
    expect(new Set([portraitOf(agnes), ...faces].map((face) => JSON.stringify(face))).size).toBe(6);
  });

  test('grows old with whoever it is of: the skin stays, the hair turns', () => {
    const [young, old] = [portraitOf(agnes), portraitOf({ ...agnes, age: 72, year: 1734 })];
    expect(old.skin).toBe(young.skin);
    expect(old.hair).not.toBe(young.hair);
    expect(old.head.some(([hand]) => hand === 'fine')).toBe(true);
    expect(young.head.some(([hand]) => hand === 'fine')).toBe(false);
  });

  test('a child has larger eyes and a smaller head', () => {
    const [grown, child] = [portraitOf(agnes), portraitOf({ ...agnes, age: 8 })];
    expect(child.size[1]).toBeLessThan(grown.size[1]);
  });

  test.each([1689, 1741, 1850, 1940, 2024])('every century has its dress: %i', (year) => {
    const dressed = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => portraitOf({ ...agnes, name, year }));
    expect(dressed.every((one) => one.before.length > 0)).toBe(true);
  });
});

describe('the house after a night', () => {
  const tile = (id: string, region: string, x: number, y: number) => ({ id, region, x, y }) as TileView;
  const mark = (tile: string, what: TileMark['what']): TileMark => ({
    tile,
    what,
    night: 1,
    year: 1689,
    say: '',
    family: '',
  });
  const house: HouseLeft = {
    number: 1,
    year: 1689,
    names: {},
    regions: {},
    tiles: [tile('hall', 'ground', -1, 0), tile('den', 'ground', 1, -1), tile('loft', 'upper', 4, 4)],
    marks: [mark('den', 'ghost'), mark('den', 'ghost'), mark('den', 'died'), mark('well', 'passage')],
  };

  test('each floor begins at its own corner', () => {
    const [upper, ground] = mapsOf(house);
    expect([upper!.region, ground!.region]).toEqual(['upper', 'ground']);
    expect(upper!.tiles[0]!.x).toBe(ground!.tiles[0]!.x);
    expect(ground!.tiles[1]!.x - ground!.tiles[0]!.x).toBe(2 * TILE);
    expect(ground!.tiles[1]!.y - ground!.tiles[0]!.y).toBe(-TILE);
  });

  test('what was placed lies on its tile, and what nobody found is kept apart', () => {
    const den = mapsOf(house)
      .flatMap((map) => map.tiles)
      .find(({ tile }) => tile.id === 'den')!;
    expect(den.marks).toHaveLength(3);
    expect(ghostsIn(den.marks)).toBe(2);
    expect(unseenIn(house).map((one) => one.tile)).toEqual(['well']);
  });
});

test('an opened door of the Almanac is read for as long as its reader wishes', () => {
  const told = (key: string) => ({
    event: { key, slots: {}, say: '' },
    view: { seat: 0 } as View,
    before: null,
    events: [],
  });
  expect(waits(told('door-opened'))).toBe(true);
  expect(waits(told('families-write'))).toBe(false);
});
