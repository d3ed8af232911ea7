/** The picture on each card: a thing that is carried, or the place where an Event finds you. */

import { PARTS, type Part } from '../scenery/parts';
import type { Placed } from '../scenery/scenes';
import { OBJECTS } from './objects';

/** By a word in the card's id. */
const THINGS: [RegExp, string][] = [
  [/hedge-knife|knife|dagger/, 'knife'],
  [/fowling|gun|pistol|musket/, 'gun'],
  [/poker|bar|crow/, 'poker'],
  [/physic|draught|bottle|flask|ink/, 'bottle'],
  [/prayer|cord|beads|rosary/, 'cord'],
  [/line|rope|twine|thread/, 'reel'],
  [/eel-hook/, 'eelhook'],
  [/hook|pole/, 'hook'],
  [/salt|pouch|purse|bag/, 'pouch'],
  [/sealing|seal/, 'wax'],
  [/cloak|coat|shawl/, 'cloak'],
  [/shilling|coin|penny|guinea/, 'coin'],
  [/peel|spade|bread/, 'peel'],
  [/card-case|case|box|snuff/, 'case'],
  [/sword|blade|sabre/, 'sword'],
  [/notes|fan|letter|paper|diary|book|will/, 'notes'],
  [/lamp-glass|glass|mirror/, 'glass'],
  [/tally/, 'tallystick'],
  [/child|doll|wax/, 'waxchild'],
  [/flute|whistle|bone/, 'flute'],
  [/clock|watch/, 'candleclock'],
  [/veil/, 'veil'],
];

const PLACES: [RegExp, readonly Placed[]][] = [
  [
    /latch|door/,
    [
      ['gap', 0, 0, 1.1],
      ['candle', 62, 2, 0.8],
    ],
  ],
  [
    /eel/,
    [
      ['barrel', 0, 2, 1.3],
      ['reeds', -66, 0, 0.8],
      ['rubble', 62, 4, 0.6],
    ],
  ],
  [
    /place-set|supper/,
    [
      ['longtable', 0, 0, 1],
      ['chair', -76, 2, 0.9],
      ['candle', 6, -34, 0.8],
    ],
  ],
  [
    /breath|voices|song/,
    [
      ['bed', -18, 2, 1],
      ['candle', 66, 2, 1],
      ['window', 46, -34, 0.7],
    ],
  ],
  [
    /board|flagstone/,
    [
      ['hole', 0, 6, 1.2],
      ['chair', -66, 0, 0.8],
      ['chest', 66, 2, 0.7],
    ],
  ],
  [
    /smoke/,
    [
      ['cauldron', 0, 2, 1.3],
      ['candles', 0, 22, 0.8],
    ],
  ],
  [
    /lights|lamp/,
    [
      ['furrows', 0, 4, 1],
      ['lantern', -60, -10, 0.9],
      ['lantern', -6, -22, 0.7],
      ['lantern', 48, -30, 0.5],
    ],
  ],
  [
    /chair/,
    [
      ['chair', 0, 2, 1.5],
      ['portrait', 0, -52, 0.8],
    ],
  ],
  [
    /roots?/,
    [
      ['roots', 0, 0, 1],
      ['earth', 0, 6, 1],
    ],
  ],
  [
    /shaft|well/,
    [
      ['well', 0, 2, 1.2],
      ['rubble', 70, 4, 0.6],
    ],
  ],
  [
    /footprint|water/,
    [
      ['corridor', 0, -2, 1],
      ['water', 0, 16, 0.7],
    ],
  ],
  [
    /salt/,
    [
      ['rug', 0, 4, 1.1],
      ['candle', -54, 4, 0.8],
      ['candle', 54, 4, 0.8],
      ['candle', 0, -18, 0.7],
    ],
  ],
  [
    /signature|bureau/,
    [
      ['desk', 0, 2, 1.1],
      ['papers', 60, 6, 0.8],
      ['candle', -60, 2, 0.9],
    ],
  ],
  [
    /hound|dog/,
    [
      ['bare', -40, 0, 1],
      ['grass', 0, 6, 1],
      ['bare', 60, -10, 0.6, true],
    ],
  ],
  [
    /stair|quarrel/,
    [
      ['stair', 0, 0, 1.2],
      ['lantern', 66, -50, 0.7],
    ],
  ],
  [
    /coat|pocket/,
    [
      ['chest', 30, 2, 1],
      ['linen', -44, -6, 0.8],
    ],
  ],
  [
    /finger|accus/,
    [
      ['portrait', 0, -30, 1.4],
      ['candle', -58, 4, 0.9],
      ['candle', 58, 4, 0.9],
    ],
  ],
  [
    /ague|fever/,
    [
      ['bed', 0, 2, 1.2],
      ['urn', 70, 2, 0.7],
    ],
  ],
];

/** Things first: a card that is carried shows itself. */
export function thingOn(id: string): Part | null {
  const found = THINGS.find(([word]) => word.test(id))?.[1];
  return found ? OBJECTS[found]! : null;
}

export function placeOn(id: string): readonly Placed[] {
  const found = PLACES.find(([word]) => word.test(id))?.[1] ?? [
    ['arch', 0, -4, 1],
    ['candle', -56, 2, 0.9],
    ['chest', 58, 2, 0.7],
  ];
  return found.filter(([part]) => part in PARTS);
}

/** Cards that look like a room's own thing. */
const LIT: [RegExp, readonly Placed[]][] = [
  [/lantern/, [['lantern', 0, 30, 2.2]]],
  [/tallow|candle(?!-clock)/, [['candle', 0, 44, 2.2]]],
];
export const litOn = (id: string): readonly Placed[] | null =>
  LIT.find(([word]) => word.test(id))?.[1] ?? null;
