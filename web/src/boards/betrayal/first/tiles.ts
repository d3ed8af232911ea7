/** Tiles and people for pictures. */

import type { PersonView, TileView } from '../night';

export function tile(id: string, more: Partial<TileView> = {}): TileView {
  return {
    id,
    region: 'ground',
    x: 0,
    y: 0,
    turns: 0,
    doors: 'ew',
    open: '',
    barred: '',
    bump: '',
    symbols: [],
    runestone: false,
    passage: false,
    marks: {},
    things: [],
    events: [],
    tags: [],
    danger: false,
    locks: {},
    token: '',
    looked: [],
    ...more,
  };
}

const TRACK = [2, 3, 3, 4, 5, 5, 6, 7];

export const SOMEBODY: PersonView = {
  family: '',
  tile: '',
  alive: true,
  escaped: false,
  ghost: false,
  steps: [4, 2, 3, 5],
  values: [4, 3, 3, 5],
  starts: [4, 3, 3, 5],
  hand: [],
  role: 'explorer',
  statuses: [],
  kept: [],
  name: '',
  age: 0,
  colour: 'blue',
  tracks: [TRACK, TRACK, TRACK, TRACK],
  face_down: false,
  next_moves: 0,
};
