/** Moments of a night in the mansion, written by hand, to look at its board. */

import { BOARDS } from '../../boards/hako-onna/plan/boards';
import type { Laid, NightView } from '../../generated/hako-onna';
import type { Choice, GameEvent, SeatNamed, State } from '../../lib/types';

const laid = (board: string, floor: Laid['floor'], x: number, y: number, turns: Laid['turns']): Laid => ({
  board,
  floor,
  x,
  y,
  turns,
});

const BALANCED = [
  laid('hall-1f', 1, 0, 0, 0),
  laid('living-room', 1, 0, -1, 0),
  laid('washroom', 1, 1, 0, 0),
  laid('study', 1, 2, 0, 3),
  laid('hall-2f', 2, 0, 0, 0),
  laid('basement', 0, 0, 0, 0),
  laid('red-bedroom', 1, 1, -1, 1),
  laid('kitchen', 1, 2, -1, 2),
  laid('kids-room', 2, 1, 0, 3),
];

const WIDE = [
  laid('hall-1f', 1, 0, 0, 0),
  laid('living-room', 1, -1, 0, 0),
  laid('kitchen', 1, 0, -1, 1),
  laid('study', 1, -2, 0, 0),
  laid('hall-2f', 2, 0, 0, 0),
  laid('basement', 0, 0, 0, 0),
  laid('red-bedroom', 1, -1, -1, 0),
  laid('washroom', 2, 1, 0, 1),
  laid('kids-room', 2, 0, -1, 2),
];

export const SEATS: SeatNamed[] = ['Sumire', 'Aoi', 'Benjiro', 'Chika', 'Daiki'].map((name, seat) => ({
  seat,
  label: seat ? `visitor${seat}` : 'ghost',
  say: seat ? `Visitor ${seat}` : 'the Hako Onna',
  name,
}));

const EMPTY_ONES = new Set(['red-bedroom.bed', 'living-room.clock']);
const shadows = BOARDS.flatMap((board) =>
  board.rooms.flatMap((room) =>
    room.shadows.map((kind) => {
      const id = `${room.id}.${kind}`;
      return {
        id,
        room: room.id,
        tiles: EMPTY_ONES.has(id) ? 0 : id === 'kitchen.larder' ? 2 : 1,
        face_up: id === 'living-room.sofa',
        salted: id === 'living-room.fireplace',
      };
    }),
  ),
);

const player = (room: string, items: string[], shown: string[] = [], alive = true) => ({
  alive,
  room,
  items,
  tiles: shown.length,
  shown,
});

export const TABLE: NightView = {
  seat: 1,
  asked: 1,
  prompt: 'turn',
  rule: 'H56',
  choices: [],
  result: null,
  options: {
    edition: 'en',
    noise: 'by-edition',
    difficulty: 'regular',
    house: 'build',
    first_power: 'any',
    code: 'any',
    swap_items: 'by-edition',
    offers: 'any-turn',
    winks: 'any-turn',
    advanced_powers: false,
    advanced_items: false,
    hopeless: 'blocked',
  },
  phase: 'visitor',
  hour: 3,
  turn: 1,
  house: BALANCED,
  ways: [],
  stairs: [
    ['hall-1f', 'hall-2f'],
    ['storage', 'basement'],
  ],
  players: [
    player('', [], []),
    player('living-room', ['reasoning'], ['unseen', 'number-4']),
    player('living-room', ['dowsing'], ['unseen']),
    player('basement', ['smartphone']),
    player('hall-1f', ['stethoscope']),
  ],
  shadows,
  noise: {
    kind: 'cards',
    next: 4,
    cards: [3, 0, 4],
    kept: 0,
    laid: [],
    red: [],
    odds: 0,
    overdue: false,
    tower: null,
  },
  diary: [2, 5, 9],
  gone: ['not-chain', 'unseen'],
  empties: 15,
  barred: ['bathroom', 'study'],
  set_cards: [true, false],
  face_up_powers: [],
  hand_cards: 2,
  deck_cards: 7,
  screams: [
    { when: 1, room: 'kids-room', kept: 'kept' },
    { when: 3, room: 'red-bedroom', kept: 'bottom' },
  ],
  answers: [{ when: 2, seat: 2, item: 'dowsing', asked: '', answer: 'floor-1' }],
  claims: [{ seat: 2, where: 'study.bookcase', tile: 'doll', when: 2 }],
  numbers_known: [],
  numbers_refused: [6],
  guesses: [[1, 2, 3]],
  key_in_safe: true,
  may_be: [
    'red-bedroom.wardrobe',
    'red-bedroom.dresser',
    'kitchen.larder',
    'kitchen.sink',
    'washroom.hamper',
  ],
  notes: [
    { where: 'study.desk', tile: 'safe', when: 1, how: 'peeked', stale: false, times: 1 },
    { where: 'kitchen.sink', tile: 'exit', when: 1, how: 'peeked', stale: true, times: 1 },
    { where: 'basement.trunk', tile: 'stake', when: 2, how: 'shown-3', stale: false, times: 1 },
    { where: 'hand-2', tile: 'doll', when: 2, how: 'shown-2', stale: false, times: 1 },
    { where: 'gone', tile: 'not-chain', when: 2, how: 'seen', stale: false, times: 1 },
  ],
  perhaps: [
    { where: 'hand-3', tiles: ['charm', 'unseen'] },
    { where: 'washroom.hamper', tiles: ['charm', 'unseen'] },
  ],
  hand: ['key-ring', 'number-4'],
  weapons_failed: [],
  trail: [],
  board_drawn: '',
  declared: '',
  offered: [],
  hakobito_may_be: [],
  winks: [],
  partner: -1,
  powers_shown: [],
  powers_shown_at: -1,
  peeking: '',
  ghosts: [],
  code: [],
  weakness: '',
  hand_powers: [],
  set_powers: ['', ''],
  whispers: [],
  deck_bottom: [],
};

const says = (...texts: string[]): Choice[] => texts.map((text) => ({ text, say: text, does: '' }));

function state(view: Partial<NightView>, choices: Choice[], events: GameEvent[] = []): State {
  return {
    type: 'state',
    version: 1,
    seat: 1,
    view: { ...TABLE, ...view },
    events,
    fresh: true,
    prompt: 'What do you do?',
    rule: 'H56',
    choices,
    undo: null,
    result: '',
    since: 0,
    talk: null,
    standing: '',
    beat_since: 0,
    beat: 0,
    lesson: '',
    texts: {},
    drawings: {},
    goals: [],
    covered: false,
    called: [],
  };
}

export const GHOSTS: Partial<NightView> = {
  seat: 0,
  asked: 0,
  phase: 'dark',
  turn: 1,
  ghosts: [
    { seat: 0, shadow: 'red-bedroom.wardrobe', holds: 'gasoline', means: '' },
    { seat: 3, shadow: 'kids-room.bunk', holds: '', means: 'kids-room.toy-chest' },
  ],
  players: [...TABLE.players.slice(0, 3), player('', [], [], false), TABLE.players[4]!],
  code: [1, 3, 5],
  weakness: 'stake',
  hand_powers: ['reach-you', 'false-answer'],
  set_powers: ['want-that', ''],
  may_be: [],
  hand: [],
};

const ITEMS = ['smartphone', 'pokkuri', 'dowsing', 'reasoning', 'stethoscope', 'drops'];

const CODES: string[] = [];
for (let a = 1; a < 5; a++)
  for (let b = a + 1; b < 6; b++) for (let c = b + 1; c < 7; c++) CODES.push(`${a} ${b} ${c}`);

export const NIGHTS: Record<string, State> = {
  visitor: state(
    {},
    says(
      'peek living-room.sofa',
      'peek living-room.fireplace',
      'move hall-1f',
      'move red-bedroom',
      'discard number-4 living-room.clock',
      'discard key-ring living-room.clock',
      'show number-4 2',
      'give key-ring 2',
      'give number-4 2',
      'tell study.desk',
      'tell living-room.sofa',
      'end',
    ),
  ),
  dark: state({ phase: 'dark' }, []),
  window: state({ phase: 'window', declared: 'peek living-room.sofa' }, []),
  ghost: state(GHOSTS, says('go red-bedroom', 'go living-room', 'go bathroom', 'go kitchen', 'stay')),
  hide: state(GHOSTS, says('hide red-bedroom.bed', 'hide red-bedroom.wardrobe', 'hide red-bedroom.dresser')),
  powers: state(
    { ...GHOSTS, phase: 'scream' },
    says('set reach-you right', 'set false-answer right', 'take-back left', 'neither'),
  ),
  build: state(
    {
      phase: 'setup',
      hour: 0,
      turn: -1,
      house: BALANCED.slice(0, 5),
      board_drawn: 'kitchen',
      notes: [],
      perhaps: [],
      claims: [],
      screams: [],
      players: TABLE.players.map((one) => ({ ...one, room: one.room && 'hall-1f', tiles: 0, shown: [] })),
    },
    says(
      'place 1 0 -2 0',
      'place 1 0 -2 3',
      'place 1 -1 0 0',
      'place 1 1 -1 2',
      'place 2 0 -1 0',
      'place 2 1 0 1',
    ),
  ),
  offer: state(
    { phase: 'setup', house: [], players: [], offered: ITEMS },
    says(...ITEMS.map((item) => `keep ${item}`)),
  ),
  lock: state({ ...GHOSTS, phase: 'setup' }, says(...CODES.map((code) => `lock ${code}`))),
  guess: state(
    { peeking: 'study.desk' },
    says(...CODES.map((code) => `guess ${code}`), ...[1, 2, 3, 4, 5, 6].map((n) => `sound ${n}`), 'leave'),
  ),
  discs: state(
    {
      noise: {
        kind: 'discs',
        next: 3,
        cards: [],
        kept: 0,
        laid: ['careful', 'hasty'],
        red: [3],
        odds: 78,
        overdue: false,
        tower: null,
      },
      house: WIDE,
    },
    says('stack down', 'stack up'),
  ),
};

export const DEATH: State = {
  ...state({}, [], [{ key: 'died', slots: { seat: 3, how: 'peek' }, say: 'Chika looked.' }]),
  fresh: false,
  version: 2,
};

export const SCREAM: State = {
  ...state({}, NIGHTS.visitor!.choices, [
    { key: 'made-noise', slots: { seat: 2 }, say: 'Benjiro Made Noise.' },
    { key: 'screamed', slots: { room: 'red-bedroom' }, say: 'A scream from the Red Bedroom.' },
  ]),
  fresh: false,
  version: 2,
};

export const ENDINGS = ['escape', 'defeat', 'rest', 'all-dead', 'no-way', 'gave-up'];

export const ended = (key: string): State => ({
  ...state({ phase: 'end', result: { key, scores: [0, 1, 1, 0, 1] } }, []),
  result: key,
});
