/** What stands in each room: as its pack has drawn it; where it has not, its kind tells what is there. */

import { drawnOf, type Placed, type Scene } from '../drawn';

/** The rooms that every evening begins with. */
const ROOMS: Record<string, Scene> = {
  'front-steps': [
    ['frontsteps', 0, 0, 1],
    ['grass', -62, 2, 0.4],
    ['grass', 62, 2, 0.4],
    ['lantern', 44, -38, 0.6],
  ],
  'entrance-hall': [
    ['chandelier', 0, 14, 1],
    ['portrait', -56, -48, 0.9],
    ['portrait', 56, -48, 0.9],
    ['clock', -62, 0, 0.62],
    ['rug', 0, 4, 1],
    ['chair', 58, -4, 0.75],
    ['table', 2, -8, 0.7],
    ['candle', 4, -32, 0.6],
  ],
  'ground-floor-staircase': [
    ['stair', -14, -2, 1.15],
    ['hole', 40, 6, 0.6],
    ['portrait', -50, -54, 0.7],
    ['lantern', 70, -62, 0.6],
  ],
  'upper-landing': [
    ['window', 44, -38, 0.9],
    ['railing', 0, -2, 0.95],
    ['stairs', -42, -30, 0.9, true],
    ['urn', 62, 2, 0.7],
  ],
  'basement-landing': [
    ['arch', 42, -8, 0.8],
    ['stair', -30, -4, 0.95, true],
    ['barrel', 66, 4, 0.6],
    ['lantern', -66, -50, 0.6],
  ],
};

/** The great things that a kind of place brings, and the small ones. */
const KINDS: Record<string, { great?: string[]; small?: string[] }> = {
  attic: { great: ['beams'], small: ['chest', 'sacks'] },
  bedroom: { great: ['bed'], small: ['candle', 'chest'] },
  cellar: { great: ['arch'], small: ['barrel', 'sacks'] },
  chapel: { great: ['altar'], small: ['candle', 'urn'] },
  corridor: { great: ['corridor'], small: ['candle'] },
  earth: { great: ['roots', 'earth'], small: ['rubble'] },
  field: { great: ['tree', 'furrows'], small: ['grass', 'grass'] },
  hall: { great: ['chandelier', 'rug'], small: ['portrait', 'chair'] },
  hearth: { great: ['hearth'], small: ['chair', 'candle'] },
  kitchen: { great: ['shelf'], small: ['cauldron', 'table'] },
  orchard: { great: ['appletree'], small: ['appletree', 'grass'] },
  paper: { great: ['desk'], small: ['papers', 'shelf'] },
  parlour: { great: ['cardtable'], small: ['chair', 'portrait'] },
  stair: { great: ['stair'], small: ['urn', 'lantern'] },
  stone: { great: ['gap'], small: ['rubble'] },
  store: { great: ['peat'], small: ['barrel', 'sacks'] },
  tallow: { great: ['candles'], small: ['candle', 'cauldron'] },
  threshold: { great: ['arch'], small: ['lantern', 'urn'] },
  water: { great: ['water'], small: ['reeds', 'barrel'] },
  work: { great: ['table'], small: ['tools', 'scales'] },
};

const PLAIN: Record<string, { great?: string[]; small?: string[] }> = {
  upper: { great: ['window'], small: ['chest', 'candle', 'chair'] },
  ground: { great: ['table'], small: ['chair', 'portrait', 'candle'] },
  basement: { great: ['arch'], small: ['barrel', 'rubble', 'lantern'] },
  outside: { great: ['bare'], small: ['grass', 'rubble', 'grass'] },
};

const GREAT: readonly (readonly [number, number, number])[] = [
  [0, -14, 0.95],
  [-36, -24, 0.75],
  [40, -28, 0.7],
];
const SMALL: readonly (readonly [number, number, number])[] = [
  [-54, 4, 0.8],
  [54, 4, 0.8],
  [6, 8, 0.65],
];

/** The same place always looks the same. */
function number(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
}

export function sceneOf(id: string, tags: readonly string[] = [], region = 'ground'): Scene {
  return drawnOf(id, 'tile').scene ?? ROOMS[id] ?? plainScene(id, tags, region);
}

function plainScene(id: string, tags: readonly string[], region: string): Scene {
  const kinds = tags.map((tag) => KINDS[tag]).filter((kind) => kind !== undefined);
  const found = kinds.length ? kinds : [PLAIN[region] ?? PLAIN['ground']!];
  const great = [...new Set(found.flatMap((kind) => kind.great ?? []))].slice(0, 2);
  const small = [...new Set(found.flatMap((kind) => kind.small ?? []))].slice(0, 3);
  const mirror = number(id) % 2 === 1;
  const side = mirror ? -1 : 1;
  return [
    ...great.map((part, n): Placed => {
      const [x, y, size] = great.length === 1 ? GREAT[0]! : GREAT[n + 1]!;
      return [part, x * side, y, size, mirror];
    }),
    ...small.map((part, n): Placed => {
      const [x, y, size] = SMALL[(n + number(id)) % SMALL.length]!;
      return [part, x, y, size, mirror];
    }),
  ];
}
