/** What stands in each room; for a room nobody has drawn, its kind tells what is there. */

import { PARTS } from './parts';

/** A part and where it stands: from the middle of the floor, its size, and whether it is seen in a mirror. */
export type Placed = readonly [part: string, x: number, y: number, size?: number, mirrored?: boolean];

const SCENES: Record<string, readonly Placed[]> = {
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
  'keeping-room': [
    ['hearth', 0, -16, 0.95],
    ['chair', -58, 0, 0.85],
    ['rug', 0, 8, 0.8],
    ['chest', 58, 2, 0.75],
  ],
  'rush-passage': [
    ['corridor', 0, -4, 0.92],
    ['rushes', 0, 4, 0.9],
  ],
  'under-eaves': [
    ['beams', 0, 0, 0.95],
    ['slit', 0, -26, 0.8],
    ['chest', -40, 4, 0.8],
    ['sacks', 44, 4, 0.8],
  ],
  'candle-loft': [
    ['beams', 0, -4, 0.95],
    ['candles', 0, 26, 0.92],
    ['cauldron', 46, 4, 0.6],
    ['table', -34, 4, 0.75],
  ],
  'root-hollow': [
    ['roots', 0, 0, 1],
    ['earth', 0, 6, 1],
    ['rubble', 48, 8, 0.6],
  ],
  'masons-gap': [
    ['gap', 0, -10, 1.1],
    ['tools', -56, 6, 0.6],
    ['candle', 40, 4, 0.7],
  ],
  'eel-ditch': [
    ['ditch', 0, 2, 1],
    ['reeds', -56, -22, 0.9],
    ['reeds', 58, -6, 0.8, true],
    ['bare', 60, -52, 0.5],
  ],
  'crab-orchard': [
    ['appletree', -46, -26, 0.8],
    ['appletree', 44, -32, 0.75, true],
    ['appletree', -2, 0, 1],
    ['grass', 0, 6, 1],
  ],
  'brine-steps': [
    ['stair', -10, -16, 1, true],
    ['water', 0, 8, 1],
    ['arch', 54, -34, 0.5],
  ],
  'tally-room': [
    ['tally', -30, -42, 0.9],
    ['shelf', 56, -16, 0.85],
    ['desk', -8, 2, 0.95],
    ['papers', 52, 6, 0.7],
  ],
  'wax-scullery': [
    ['candles', -14, 12, 0.8],
    ['cauldron', -44, 4, 0.85],
    ['shelf', 54, -20, 0.8],
    ['table', 28, 6, 0.75],
    ['candle', 30, -14, 0.6],
  ],
  'bolster-chamber': [
    ['window', 52, -38, 0.8],
    ['bed', -6, 0, 1.1],
    ['candle', 62, -2, 0.7],
  ],
  'weathercock-stair': [
    ['spiral', -34, 0, 1],
    ['weathercock', 40, -10, 1.05],
    ['slit', 6, -56, 0.7],
  ],
  'kiln-field': [
    ['furrows', 0, 2, 1],
    ['kiln', -22, -10, 1],
    ['bare', 54, -24, 0.6],
    ['grass', 40, 4, 0.6],
  ],
  'will-room': [
    ['portrait', 0, -60, 0.8],
    ['shelf', -58, -14, 0.85],
    ['desk', 8, 0, 1],
    ['candle', -14, -40, 0.6],
    ['papers', 58, 6, 0.8],
    ['chair', 62, -10, 0.7],
  ],
  'dovecote-path': [
    ['path', 2, 0, 1.3],
    ['dovecote', 38, -24, 1],
    ['tree', -48, -22, 0.75],
    ['grass', -30, 4, 0.7],
  ],
  'peat-store': [
    ['slit', 48, -58, 0.8],
    ['peat', -16, 0, 1.2],
    ['barrel', 58, 2, 0.85],
    ['tools', -66, 2, 0.6],
  ],
  'long-linen-hall': [
    ['corridor', 0, -8, 0.92],
    ['linen', 0, 6, 0.95],
  ],
  'cistern-mouth': [
    ['arch', 0, -26, 0.95],
    ['well', 0, -6, 1.1],
    ['barrel', -62, 4, 0.6],
  ],
  'whispering-stair': [
    ['spiral', 10, 0, 1.05],
    ['portrait', -52, -44, 0.85],
    ['ear', 58, -40, 0.8],
    ['urn', -54, 2, 0.7],
  ],
  'card-parlour': [
    ['hearth', -2, -34, 0.7],
    ['chair', -52, -6, 0.85],
    ['chair', 52, -6, 0.85],
    ['cardtable', 0, 6, 1],
    ['candle', 0, -30, 0.5],
  ],
  'broken-terrace': [
    ['bare', -40, -26, 0.7],
    ['broken', 0, -10, 1.05],
    ['rubble', 26, 8, 0.9],
    ['urn', -60, 4, 0.8],
  ],
  'clay-undercroft': [
    ['arch', -44, -22, 0.75],
    ['arch', 44, -22, 0.75],
    ['altar', 0, -4, 0.95],
    ['candle', -44, 4, 0.6],
    ['earth', 40, 10, 0.5],
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

export function sceneOf(id: string, tags: readonly string[] = [], region = 'ground'): readonly Placed[] {
  if (SCENES[id]) return SCENES[id];
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
  ].filter(([part]) => part in PARTS);
}

/** Whether somebody has drawn this very room. */
export const isDrawn = (id: string) => id in SCENES;
