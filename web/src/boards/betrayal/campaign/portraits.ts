/** A face for everybody who was ever in the house: the same one whenever their name is read. */

/** How a shape is filled, and its path. */
export type Stroke = readonly [hand: string, path: string];

export interface Sitter {
  family: string;
  name: string;
  born: number;
  /** In the year in which they sat for it. */
  age: number;
  year: number;
}

export interface Portrait {
  skin: string;
  hair: string;
  cloth: string;
  /** Behind the head, the head itself, and before it. */
  behind: Stroke[];
  head: Stroke[];
  before: Stroke[];
  /** Across and down. */
  size: [number, number];
}

const SKIN = ['#f0dfc0', '#e6cda5', '#d8b88c', '#b98c62', '#8f6544'];
const HAIR = ['#2a1e16', '#4a3220', '#6b4526', '#8a5a2e', '#a8703a', '#1c1a1c'];
const CLOTH = ['#4a3a2c', '#3a3f46', '#52433a', '#3d4436', '#4b3440'];

/** The faces of two people differ in all of this, and never change. */
function lots(text: string): (many: number) => number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619);
  return (many) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % many;
  };
}

const SHOULDERS = 'M-46 64Q-44 38-17 30Q0 38 17 30Q44 38 46 64Z';
const NECK = 'M-9 10V32Q0 40 9 32V10Z';
const FACES = [
  'M-19-12C-19-33 19-33 19-12C19 2 12 15 0 18C-12 15-19 2-19-12Z',
  'M-18-12C-18-33 18-33 18-12C19 6 14 17 0 18C-14 17-19 6-18-12Z',
  'M-19-14C-19-34 19-34 19-14C18 0 9 19 0 20C-9 19-18 0-19-14Z',
];
const NOSES = ['M1-8L4 2L-1 3', 'M0-8Q5-1 0 3', 'M-1-8Q-5 0 0 3', 'M0-7V1Q-3 3 2 3'];
const MOUTHS = ['M-6 9Q0 11 6 9', 'M-6 10H5', 'M-5 10Q0 8 6 10', 'M-5 9Q1 12 6 8'];
const BROWS = ['M-12-14Q-8-17-3-14M3-14Q8-17 12-14', 'M-12-13L-3-15M3-15L12-13', 'M-12-16L-4-13M4-13L12-16'];
const EYES = 'M-11-9Q-7.5-12.5-4-9M4-9Q7.5-12.5 11-9';
const PUPILS = 'M-7.5-10.5a1.8 1.8 0 1 0 .1 0ZM7.5-10.5a1.8 1.8 0 1 0 .1 0Z';
const CHILD_EYES = 'M-7.5-11.5a2.5 2.5 0 1 0 .1 0ZM7.5-11.5a2.5 2.5 0 1 0 .1 0Z';
const OLD =
  'M-9-20q9-2 18 0M-7-24q7-2 14 0M-7 4q-3 3-2 7M7 4q3 3 2 7M-14-7l-3-2M14-7l3-2M-10-5q3 2 6 0M4-5q3 2 6 0';

/** What falls behind, and what lies on the brow. */
const HAIRS: [behind: string, before: string][] = [
  ['', 'M-20-6Q-24-35 0-37Q24-35 20-6Q18-14 16-22Q0-29-16-22Q-18-14-20-6Z'],
  ['', 'M-20-5Q-25-37 3-37Q25-35 20-5Q18-18 9-25Q-6-22-16-20Q-18-14-20-5Z'],
  [
    'M-21-8Q-27-40 0-40Q27-40 21-8Q26 16 22 34H-22Q-26 16-21-8Z',
    'M-20-4Q-24-37 0-37Q24-37 20-4Q17-20 2-27Q-16-22-20-4Z',
  ],
  ['M-9-36a9 8 0 1 1 18 0Z', 'M-20-5Q-25-37 0-37Q25-37 20-5Q16-22 0-26Q-16-22-20-5Z'],
  [
    '',
    'M-20-3q-7-6 0-12q-5-9 4-13q2-10 10-8q6-6 12 0q9-2 10 8q9 4 4 13q7 6 0 12q-1-11-6-17q-14-8-28 0q-5 6-6 17Z',
  ],
  [
    'M-20-14Q-27-39 0-40Q27-39 20-14L23 8Q18 14 16 8H-16Q-18 14-23 8Z',
    'M-20-6Q-22-36 0-36Q22-36 20-6L17-17H-17Z',
  ],
];
const BALD = 'M-20-3Q-24-18-18-25Q-18-12-17-3ZM20-3Q24-18 18-25Q18-12 17-3Z';
const BEARDS = [
  'M-18-2Q-17 22 0 27Q17 22 18-2Q14 8 7 6Q0 3-7 6Q-14 8-18-2Z',
  'M-9 7Q0 1 9 7Q4 6 0 6Q-4 6-9 7Z',
  'M-19-6Q-20 10-11 15Q-14 6-14-4ZM19-6Q20 10 11 15Q14 6 14-4Z',
];

interface Fashion {
  until: number;
  /** On the head, for grown people: linen, felt or a wig; sometimes nothing. */
  heads: Stroke[][];
  collars: Stroke[][];
}

const FASHIONS: Fashion[] = [
  {
    until: 1700,
    heads: [
      [],
      [['p', 'M-22-2Q-27-41 0-41Q27-41 22-2L17-7Q19-25 0-27Q-19-25-17-7Z']],
      [['d', 'M-36-25Q0-36 36-25Q0-19-36-25ZM-15-27L-12-50H12L15-27Q0-32-15-27Z']],
    ],
    collars: [
      [
        ['p', 'M-24 32L0 27L24 32L15 50L0 39L-15 50Z'],
        ['t', 'M-18 35L-12 45M18 35L12 45'],
      ],
      [
        ['p', 'M-20 31Q0 40 20 31L18 42Q0 50-18 42Z'],
        ['t', 'M-13 35V45M-6 38V47M1 38V48M8 37V46'],
      ],
    ],
  },
  {
    until: 1800,
    heads: [
      [],
      [
        [
          'p',
          'M-18-30Q-30-27-26-14q-5 3 0 7q-5 4 0 8q5 4 9 0Q-20-10-16-22Q0-34 16-22Q20-10 17 1q4 4 9 0q5-4 0-8q5-4 0-7Q30-27 18-30Q0-46-18-30Z',
        ],
      ],
      [
        ['p', 'M-25-10Q-32-42 0-44Q32-42 25-10Q18-20 0-22Q-18-20-25-10Z'],
        ['r', 'M-23-15Q0-28 23-15L24-11Q0-24-24-11Z'],
      ],
      [['d', 'M-34-24Q-18-46 0-40Q18-46 34-24Q0-33-34-24Z']],
    ],
    collars: [
      [
        ['p', 'M-11 25H11L8 46Q0 52-8 46Z'],
        ['t', 'M-8 31H8M-7 37H7M-6 43H6'],
      ],
      [
        ['p', 'M-22 34Q0 54 22 34L17 30Q0 44-17 30Z'],
        ['t', 'M-16 37l4 5M-8 42l2 5M8 42l-2 5M16 37l-4 5'],
      ],
    ],
  },
  {
    until: 1900,
    heads: [
      [],
      [],
      [['d', 'M-28-26Q0-34 28-26Q0-20-28-26ZM-17-27V-56Q0-60 17-56V-27Q0-32-17-27Z']],
      [['r', 'M-24 2Q-34-44 0-46Q34-44 24 2Q22-26 0-30Q-22-26-24 2Z']],
    ],
    collars: [
      [
        ['p', 'M-13 18L-3 33L-15 38ZM13 18L3 33L15 38Z'],
        ['d', 'M-10 33L0 36L10 33V42L0 39L-10 42Z'],
      ],
      [
        ['p', 'M-14 29Q0 38 14 29V36Q0 44-14 36Z'],
        ['g', 'M0 40a4 5 0 1 0 .1 0Z'],
      ],
    ],
  },
  {
    until: 1960,
    heads: [[], [], [['d', 'M-24-22Q-20-42 2-40Q24-40 23-24Q30-22 32-18Q6-26-24-22Z']]],
    collars: [
      [
        ['p', 'M-13 28L0 40L13 28L7 62H-7Z'],
        ['r', 'M-3 38H3L6 58L0 63L-6 58Z'],
      ],
      [
        ['p', 'M-18 30L0 50L18 30L24 40L0 60L-24 40Z'],
        ['t', 'M-17 34L0 54L17 34'],
      ],
    ],
  },
  {
    until: Infinity,
    heads: [[], [], [['r', 'M-22-14Q-24-42 0-42Q24-42 22-14Q0-24-22-14Z']]],
    collars: [
      [['m', 'M-17 30Q0 46 17 30L20 35Q0 56-20 35Z']],
      [['t', 'M-15 31Q0 46 15 31M-12 36L-10 58M12 36L10 58']],
    ],
  },
];

export function portraitOf({ family, name, born, age, year }: Sitter): Portrait {
  const lot = lots(`${family}/${name}/${born}`);
  const pick = <Thing>(things: readonly Thing[]) => things[lot(things.length)]!;
  const fashion = FASHIONS.find(({ until }) => year < until)!;
  const [grown, old] = [age >= 14, age >= 55];
  const skin = pick(SKIN);
  const young = pick(HAIR);
  const cloth = pick(CLOTH);
  const face = pick(FACES);
  const [behindHair, brow] = pick(HAIRS);
  const head = pick(fashion.heads);
  const collar = pick(fashion.collars);
  const [beard, bearded, bald] = [pick(BEARDS), lot(3) === 0, lot(3) === 0];
  const [nose, mouth, brows] = [pick(NOSES), pick(MOUTHS), pick(BROWS)];
  const wide = 0.92 + lot(7) * 0.025;
  const long = behindHair.includes('H-2') || behindHair.includes('H-1');
  const top = old && bald && !long ? BALD : brow;
  return {
    skin,
    cloth,
    hair: age >= 70 ? '#e3ddd0' : old ? '#a39c90' : young,
    size: grown ? [wide, 1] : [0.94, 0.86],
    behind: [
      ...(behindHair ? ([['hair', behindHair]] as Stroke[]) : []),
      ['cloth', SHOULDERS],
      ['skin', NECK],
    ],
    head: [
      ['skin', face],
      ['shade', 'M4-30Q19-28 19-12C19 2 12 15 0 18Q13 4 10-12Q9-24 4-30Z'],
      ['line', EYES],
      ['ink', grown ? PUPILS : CHILD_EYES],
      ['line', brows],
      ['line', nose],
      ['line', mouth],
      ...(old ? ([['fine', OLD]] as Stroke[]) : []),
      ...(grown && bearded && !long ? ([['hair', beard]] as Stroke[]) : []),
      ...(grown && bearded && !long && !beard.startsWith('M-9') ? ([['line', mouth]] as Stroke[]) : []),
      ['hair', top],
    ],
    before: [...collar, ...(age >= 10 ? head : [])],
  };
}
