/** The four maps of a house that is looked at, each for itself: where its tiles lie, and what was left on them. */

import { REGIONS, type Region, type TileView } from '../night';
import type { House, TileMark } from './chronicle';

export const TILE = 200;
const EDGE = 26;

export interface Map {
  region: Region;
  tiles: { tile: TileView; x: number; y: number; marks: TileMark[] }[];
  width: number;
  height: number;
}

export function mapsOf(house: House): Map[] {
  return REGIONS.map((region) => mapOf(house, region)).filter((map) => map.tiles.length);
}

function mapOf(house: House, region: Region): Map {
  const tiles = house.tiles.filter((tile) => tile.region === region);
  const [left, top] = [Math.min(...tiles.map(({ x }) => x)), Math.min(...tiles.map(({ y }) => y))];
  const [right, foot] = [Math.max(...tiles.map(({ x }) => x)), Math.max(...tiles.map(({ y }) => y))];
  return {
    region,
    tiles: tiles.map((tile) => ({
      tile,
      x: EDGE + (tile.x - left) * TILE,
      y: EDGE + (tile.y - top) * TILE,
      marks: house.marks.filter((mark) => mark.tile === tile.id),
    })),
    width: (right - left + 1) * TILE + 2 * EDGE,
    height: (foot - top + 1) * TILE + 2 * EDGE,
  };
}

/** Marks on tiles that nobody found that night: they are there all the same. */
export function unseenIn(house: House): TileMark[] {
  const laid = new Set(house.tiles.map((tile) => tile.id));
  return house.marks.filter((mark) => !laid.has(mark.tile));
}

/** How many ghosts a sticker or more have put there: more may have walked that night, and gone with it. */
export const ghostsIn = (marks: TileMark[]) => marks.filter((mark) => mark.what === 'ghost').length;
