/** What stands before the house when a haunt begins or ends. */

import type { Placed } from '../scenery/scenes';

const BEFORE: Record<string, readonly Placed[]> = {
  bride: [
    ['bare', -120, 0, 1.3],
    ['linen', 60, 4, 0.8],
  ],
  'high-water': [
    ['reeds', -130, 0, 1.1],
    ['reeds', 120, 0, 1],
  ],
  'lamp-guests': [
    ['lantern', -90, 0, 1.1],
    ['lantern', -20, 4, 0.8],
    ['lantern', 60, 0, 1],
    ['lantern', 130, 4, 0.9],
  ],
  'lamp-keeper': [
    ['lantern', -60, 0, 1.4],
    ['reeds', 110, 0, 1],
  ],
  'quiet-guest': [
    ['longtable', 0, 0, 1],
    ['chair', -110, 0, 1],
    ['chair', 110, 0, 1],
  ],
  'nobody-is-false': [
    ['longtable', 0, 0, 1],
    ['chair', -110, 0, 1],
    ['chair', 110, 0, 1],
  ],
  rescue: [
    ['well', -70, -6, 1],
    ['candle', 80, 0, 1.2],
  ],
  siege: [
    ['gap', -126, 0, 0.75],
    ['gap', 130, 2, 0.75],
    ['lantern', -34, 0, 0.8],
    ['lantern', 40, 2, 0.8],
  ],
  treasure: [
    ['chest', -50, 0, 1.4],
    ['scales', 80, 0, 1.1],
  ],
  'two-wills': [
    ['desk', -60, 0, 1.1],
    ['papers', 60, 0, 1.2],
    ['candle', 110, 0, 1],
  ],
  'wrong-heir': [
    ['portrait', -70, -4, 1.2],
    ['clock', 100, 0, 0.9],
  ],
};

const WORDS: [RegExp, readonly Placed[]][] = [
  [/water|eel|drown/, BEFORE['high-water']!],
  [/lamp|light|candle/, BEFORE['lamp-guests']!],
  [/grave|dead|bone|tree/, BEFORE['bride']!],
];

export const beforeHouse = (haunt: string): readonly Placed[] =>
  BEFORE[haunt] ??
  WORDS.find(([word]) => word.test(haunt))?.[1] ?? [
    ['lantern', -90, 0, 1.1],
    ['rubble', 100, 0, 1],
  ];
