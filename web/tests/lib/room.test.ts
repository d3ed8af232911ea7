import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ear } from '../../src/lib/ear.svelte';
import { Room } from '../../src/lib/room.svelte';
import { isAway } from '../../src/lib/seats';
import type { Choice, GameEvent, Refusal, Seat, State, Table } from '../../src/lib/types';
import { Socket, takeLines, takeQuestions, type Asked } from '../line';

const REASON: Refusal = { key: 'not-in-hand', say: 'You do not hold it.', rule: 'S2', slots: {} };

const offers = (...texts: string[]): Choice[] =>
  texts.map((text) => ({ text, say: `Do ${text}.`, does: '' }));
const events = (...keys: string[]): GameEvent[] =>
  keys.map((key) => ({ key, slots: {}, say: `${key} happened.` }));

function seatAt(seat: number, you: boolean): Seat {
  const name = 'Aki Ben Chi Dai'.split(' ')[seat]!;
  return {
    seat,
    label: `seat${seat + 1}`,
    kind: 'person',
    name,
    bot: '',
    here: true,
    you,
    say: '',
    nonce: '00',
  };
}

function tableFor(...mine: number[]): Table {
  return {
    id: 'abc',
    game: 'seance',
    options: {},
    status: 'playing',
    version: 3,
    commitment: '',
    seats: [0, 1, 2, 3].map((seat) => seatAt(seat, mine.includes(seat))),
    you: mine[0] ?? null,
    owner: true,
    spectators: 'public',
    clock: 'none',
    absent: 'wait',
    next: '',
    title: 'Séance',
    yours: mine,
    mask: 'auto',
    door: 'at-once',
    closes_in: 0,
    result: null,
    campaign: '',
    campaign_name: '',
    chapter: '',
    host: '',
    next_by: '',
  };
}

function stateOf(more: Partial<State> & { asked?: number | null } = {}): State {
  const { asked = 0, ...fields } = more;
  return {
    type: 'state',
    version: 3,
    seat: 0,
    view: { seat: fields.seat ?? 0, asked, prompt: 'lay', rule: 'S2', choices: [], result: null },
    events: [],
    choices: [],
    prompt: 'Lay a card.',
    rule: 'S2',
    undo: null,
    fresh: true,
    result: '',
    since: 0,
    talk: null,
    standing: '',
    beat_since: 0,
    beat: 0,
    lesson: '',
    texts: {},
    goals: [],
    covered: true,
    called: [],
    drawings: {},
    ...fields,
  };
}

let asked: Asked[];
let answers: (question: Asked) => unknown;
let room: Room;

async function opened(state: State | null, ...mine: number[]): Promise<Room> {
  answers = () => ({ table: tableFor(...mine), state });
  room = new Room('abc');
  await room.open();
  if (Socket.all.length) Socket.last.opens();
  return room;
}

/** Of two at one device, the first has it. */
async function openedByTheFirst(): Promise<void> {
  await opened(stateOf({ asked: 0 }), 0, 1);
  answers = () => ({ table: tableFor(0, 1), state: stateOf({ asked: 0 }) });
  await room.takeOver(room.curtain!);
  Socket.last.opens();
}

beforeEach(() => {
  localStorage.clear();
  takeLines();
  asked = takeQuestions((question) => answers(question));
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

describe('coming to a table', () => {
  test('shows what there is, and listens from there on', async () => {
    await opened(stateOf({ events: events('dealt', 'laid'), choices: offers('lay 1', 'lay 4') }), 0);
    expect(room.table?.title).toBe('Séance');
    expect(room.log.map(({ key }) => key)).toEqual(['dealt', 'laid']);
    expect(room.news.map(({ key }) => key)).toEqual(['laid']);
    expect(Socket.last.query.get('since')).toBe('3');
    expect(Socket.last.query.has('seat')).toBe(false);
    expect(room.line).toBe('open');
    expect(room.asked?.name).toBe('Aki');
  });

  test('says why there is none, and does not listen', async () => {
    answers = () => Response.json({ ...REASON, say: 'There is none.' }, { status: 404 });
    room = new Room('abc');
    await room.open();
    expect(room.lost?.say).toBe('There is none.');
    expect(Socket.all).toEqual([]);
  });

  test('calls everybody as the game does', async () => {
    await opened(stateOf({ called: ['', 'the Medium'] }), 0);
    expect(room.seats.map((seat) => seat.called)).toEqual(['', 'the Medium', '', '']);
  });

  test('an onlooker is nobody there, whoever’s browser it is', async () => {
    answers = () => ({ table: tableFor(0, 1), state: stateOf({ seat: -1 }) });
    room = new Room('abc', true);
    await room.open();
    expect(asked[0]!.query.get('seat')).toBe('-1');
    expect([room.mine, room.shared, room.curtain]).toEqual([[], false, null]);
  });

  test('who has left before it was shown does not listen', async () => {
    answers = () => ({ table: tableFor(0), state: stateOf() });
    room = new Room('abc');
    const opening = room.open();
    room.leave();
    await opening;
    expect(Socket.all).toEqual([]);
  });
});

describe('what goes on', () => {
  test('is told once, however many versions are skipped; and the line comes back from the newest', async () => {
    await opened(stateOf({ events: events('dealt') }), 0);
    Socket.last.says(stateOf({ version: 9, fresh: false, events: events('laid', 'turned') }));
    expect(room.log.map(({ key }) => key)).toEqual(['dealt', 'laid', 'turned']);
    expect(room.news.map(({ key }) => key)).toEqual(['laid', 'turned']);
    Socket.last.breaks();
    await vi.waitFor(() => expect(Socket.all).toHaveLength(2));
    expect(Socket.last.query.get('since')).toBe('9');
    Socket.last.opens();
    Socket.last.says(stateOf({ version: 9, fresh: false, events: [] }));
    expect(room.log).toHaveLength(3);
    expect(room.news).toHaveLength(2);
  });

  test('a story that is told anew takes the place of the old one', async () => {
    await opened(stateOf({ events: events('dealt', 'laid') }), 0);
    Socket.last.says(stateOf({ version: 2, fresh: true, events: events('dealt') }));
    expect(room.log.map(({ key }) => key)).toEqual(['dealt']);
  });

  test('in another language everything is asked for again, once', async () => {
    await opened(stateOf({ choices: offers('lay 1') }), 0);
    await room.translate();
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.query.has('since')).toBe(false);
    expect(room.known.size).toBe(0);
    Socket.last.opens();
    Socket.last.says(stateOf({ version: 4 }));
    Socket.last.breaks();
    await vi.waitFor(() => expect(Socket.all).toHaveLength(3));
    expect(Socket.last.query.get('since')).toBe('4');
  });

  test('the end of the game is the end of the table', async () => {
    await opened(stateOf(), 0);
    Socket.last.says(stateOf({ version: 4, fresh: false, result: 'Aki has won.' }));
    expect(room.table?.status).toBe('over');
  });

  test('choices that were offered before and are missing now can be asked about', async () => {
    await opened(stateOf({ choices: offers('lay 1', 'lay 4') }), 0);
    Socket.last.says(stateOf({ version: 4, fresh: false, choices: offers('lay 4') }));
    expect(room.missing.map(({ text }) => text)).toEqual(['lay 1']);
  });
});

describe('choosing', () => {
  beforeEach(() => opened(stateOf({ choices: offers('lay 1', 'lay 4') }), 0));

  test('sends it for the version that is shown, once, until it is answered', async () => {
    await room.act('lay 4');
    await room.act('lay 1');
    expect(Socket.last.heard).toMatchObject([{ type: 'move', version: 3, choice: 'lay 4' }]);
    expect(room.pending).toBe('lay 4');
    Socket.last.says({ type: 'accepted', key: 'of somebody else', version: 4 });
    expect(room.pending).toBe('lay 4');
    Socket.last.says({ type: 'accepted', key: Socket.last.heard[0]!.key!, version: 4 });
    expect(room.pending).toBeNull();
  });

  test('says why it was refused', async () => {
    await room.act('lay 4');
    Socket.last.says({ type: 'refused', key: Socket.last.heard[0]!.key!, reason: REASON });
    expect([room.pending, room.refusal]).toEqual([null, REASON]);
  });

  test('what is not offered is asked about, not sent', async () => {
    answers = () => REASON;
    await room.act('lay 7');
    expect(asked.at(-1)).toMatchObject({ method: 'GET', path: '/tables/abc/why' });
    expect(asked.at(-1)!.query.get('choice')).toBe('lay 7');
    expect(room.refusal).toEqual(REASON);
    expect(Socket.last.heard).toEqual([]);
    answers = () => null;
    await room.why('lay 7');
    expect(room.refusal?.key).toBe('possible');
  });

  test('takes back, or says why not', () => {
    room.undo();
    expect(Socket.last.heard).toMatchObject([{ type: 'undo', version: 3 }]);
    Socket.last.says({ type: 'accepted', key: Socket.last.heard[0]!.key!, version: 4 });
    Socket.last.says(stateOf({ version: 4, undo: REASON }));
    room.undo();
    expect(room.refusal).toEqual(REASON);
    expect(Socket.last.heard).toHaveLength(1);
  });

  test('what was foreseen is over with the next version, and no sooner', async () => {
    answers = () => ({ lines: [{ say: 'It comes.', rule: 'K1' }], steps: [], end: '' });
    await room.foresee();
    Socket.last.says(stateOf({ version: 3, fresh: false }));
    expect(room.foresight?.lines).toHaveLength(1);
    Socket.last.says(stateOf({ version: 4, fresh: false }));
    expect(room.foresight).toBeNull();
  });
});

describe('an order', () => {
  const asks = (version: number) =>
    stateOf({ version, fresh: false, choices: offers('let'), standing: 'let' });

  test('answers this question, and every one like it, until it is taken back', async () => {
    await opened(asks(3), 0);
    room.stand('let');
    Socket.last.says({ type: 'accepted', key: Socket.last.heard[0]!.key!, version: 4 });
    Socket.last.says(asks(5));
    const sent = Socket.last.heard.map(({ version, choice }) => `${version} ${choice}`);
    expect(sent).toEqual(['3 let', '5 let']);
    Socket.last.says({ type: 'accepted', key: Socket.last.heard[1]!.key!, version: 6 });
    room.stand('');
    Socket.last.says(asks(7));
    expect(Socket.last.heard).toHaveLength(2);
  });

  test('answers no other question', async () => {
    await opened(asks(3), 0);
    room.stand('let');
    Socket.last.says({ type: 'accepted', key: Socket.last.heard[0]!.key!, version: 4 });
    Socket.last.says({ ...asks(5), standing: '' });
    expect(Socket.last.heard).toHaveLength(1);
  });

  test('is remembered, and holds for the seat that gave it', async () => {
    await opened(asks(3), 0);
    room.stand('let');
    room.leave();
    await opened(stateOf({ asked: 1 }), 0);
    expect([room.order, room.ordered]).toEqual(['let', true]);
    room.leave();
    await opened(stateOf({ seat: 2 }), 2);
    expect(room.ordered).toBe(false);
  });

  test('of another seat of this device is answered without the device going round', async () => {
    localStorage.setItem('yakata.order.abc', '0 let');
    await opened(stateOf({ asked: 1 }), 0, 1);
    answers = () => ({ table: tableFor(0, 1), state: stateOf({ seat: 1, asked: 1 }) });
    await room.takeOver(room.curtain!);
    Socket.last.opens();
    answers = ({ method }) =>
      method === 'POST' ? { version: 5 } : { table: tableFor(0, 1), state: { ...asks(4), seat: 0 } };
    Socket.last.says(stateOf({ version: 4, seat: 1, asked: 0, fresh: false }));
    await vi.waitFor(() => expect(asked.at(-1)!.method).toBe('POST'));
    expect(asked.at(-1)).toMatchObject({
      path: '/tables/abc/moves',
      body: { version: 4, choice: 'let', seat: 0 },
    });
    expect(room.curtain).toBeNull();
    answers = () => ({ table: tableFor(0, 1), state: stateOf({ version: 6, standing: '' }) });
    Socket.last.says(stateOf({ version: 6, seat: 1, asked: 0, fresh: false }));
    await vi.waitFor(() => expect(room.curtain?.seat).toBe(0));
  });
});

describe('several people and one screen', () => {
  test('nothing is shown before whoever is asked has the device', async () => {
    await opened(stateOf({ asked: 1 }), 0, 1);
    expect(room.curtain?.name).toBe('Ben');
    expect(Socket.all).toEqual([]);
    answers = () => ({
      table: tableFor(0, 1),
      state: stateOf({ seat: 1, asked: 1, events: events('dealt') }),
    });
    await room.takeOver(room.curtain!);
    expect(asked.at(-1)!.query.get('seat')).toBe('1');
    expect([room.curtain, room.seat, room.log.length]).toEqual([null, 1, 1]);
    expect(Socket.last.query.get('seat')).toBe('1');
  });

  test('the device goes on when another of its seats is asked, and the line is closed until then', async () => {
    await openedByTheFirst();
    Socket.last.says(stateOf({ version: 4, asked: 1, fresh: false }));
    expect(room.curtain?.seat).toBe(1);
    expect(Socket.last.readyState).toBe(Socket.CLOSED);
  });

  test('where neither has anything to hide the table lies open before all, when all was told', async () => {
    await openedByTheFirst();
    answers = () => ({ table: tableFor(0, 1), state: stateOf({ version: 4, seat: 1, asked: 1 }) });
    Socket.last.says(stateOf({ version: 4, asked: 1, fresh: false, covered: false }));
    await vi.waitFor(() => expect(room.curtain?.seat).toBe(1)); // the first one had a secret
    await room.takeOver(room.curtain!);
    Socket.last.opens();
    answers = () => ({ table: tableFor(0, 1), state: stateOf({ version: 5, asked: 0 }) });
    Socket.last.says(stateOf({ version: 5, seat: 1, asked: 0, fresh: false, covered: false }));
    await vi.waitFor(() => expect(room.seat).toBe(0));
    expect(room.curtain).toBeNull();
    expect(Socket.last.query.get('seat')).toBe('0');
  });

  test('the one before may look once more, and is not sent away again by the same question', async () => {
    await openedByTheFirst();
    Socket.last.says(stateOf({ version: 4, asked: 1, fresh: false }));
    room.stay();
    Socket.last.opens();
    Socket.last.says(stateOf({ version: 4, asked: 1, fresh: false }));
    expect(room.curtain).toBeNull();
    Socket.last.says(stateOf({ version: 5, asked: 0, fresh: false }));
    Socket.last.says(stateOf({ version: 6, asked: 1, fresh: false }));
    expect(room.curtain?.seat).toBe(1);
  });

  test('whoever comes back is nobody until they say who they are', async () => {
    await opened(stateOf({ asked: 0 }), 0, 1);
    room.leave();
    asked.length = 0;
    await opened(stateOf({ seat: -1, asked: 0 }), 0, 1);
    expect(asked[0]!.query.get('seat')).toBe('-1');
    expect(room.curtain?.seat).toBe(0);
  });
});

describe('talk', () => {
  test('is heard once and in its order, and counted until it was listened to', async () => {
    await opened(stateOf(), 0);
    for (const number of [2, 1, 2])
      Socket.last.says({
        type: 'chat',
        number,
        seat: 1,
        name: 'Ben',
        text: `word ${number}`,
        to: null,
        again: true,
      });
    expect(room.talk.said.map(({ number }) => number)).toEqual([1, 2]);
    expect(room.talk.unread).toBe(2);
    room.talk.listened();
    expect(room.talk.unread).toBe(0);
  });

  test('that was refused says so, and touches no move', async () => {
    await opened(stateOf({ choices: offers('lay 1') }), 0);
    await room.act('lay 1');
    room.speak('hello');
    const said = Socket.last.heard.at(-1)!;
    expect(said).toMatchObject({ type: 'chat', text: 'hello' });
    Socket.last.says({ type: 'refused', key: said.key!, reason: REASON });
    expect(room.talk.refusal).toEqual(REASON);
    expect([room.pending, room.refusal]).toEqual(['lay 1', null]);
  });
});

describe('who was away', () => {
  test('is told what came since, who sat there is not', async () => {
    await opened(stateOf({ events: events('dealt') }), 0);
    expect(room.director.missed).toEqual([]);
    Socket.last.says(stateOf({ version: 4, fresh: false, events: events('laid') }));
    room.leave();
    await opened(stateOf({ version: 6, events: events('dealt', 'laid', 'turned', 'won') }), 0);
    expect(room.director.missed.map(({ key }) => key)).toEqual(['turned', 'won']);
    room.leave();
    await opened(stateOf({ version: 6, events: events('dealt', 'laid', 'turned', 'won') }), 0);
    expect(room.director.missed).toEqual([]);
  });

  test('has it put away with the next choice', async () => {
    localStorage.setItem('yakata.told.abc.0', '1');
    await opened(stateOf({ events: events('dealt', 'laid'), choices: offers('lay 1') }), 0);
    expect(room.director.missed).toHaveLength(1);
    await room.act('lay 1');
    expect(room.director.missed).toEqual([]);
  });

  test('saw it begin, where they waited for that', async () => {
    answers = () => ({ table: { ...tableFor(0), status: 'waiting' }, state: null });
    room = new Room('abc');
    await room.open();
    Socket.last.opens();
    Socket.last.says(stateOf({ version: 0, events: events('dealt', 'turned') }));
    expect(room.director.missed).toEqual([]);
  });

  test('missed the beginning, where they left before it', async () => {
    answers = () => ({ table: { ...tableFor(0), status: 'waiting' }, state: null });
    room = new Room('abc');
    await room.open();
    room.leave();
    await opened(stateOf({ events: events('dealt', 'turned') }), 0);
    expect(room.director.missed).toHaveLength(2);
  });

  test('looked elsewhere while it was told', async () => {
    await opened(stateOf({ events: events('dealt') }), 0);
    Object.assign(document, { visibilityState: 'hidden' });
    Socket.last.says(stateOf({ version: 4, fresh: false, events: events('laid') }));
    Object.assign(document, { visibilityState: 'visible' });
    room.lookAgain();
    expect(room.director.missed.map(({ key }) => key)).toEqual(['laid']);
    room.director.missed = [];
    room.lookAgain();
    expect(room.director.missed).toEqual([]);
  });

  test('is shown as away, unless they are back in a moment; and nobody is who sits here', async () => {
    vi.useFakeTimers();
    await opened(stateOf(), 0);
    const gone = (...seats: number[]) => {
      const table = tableFor(0);
      const left = table.seats.map((one) => ({ ...one, here: !seats.includes(one.seat) }));
      Socket.last.says({ type: 'table', table: { ...table, seats: left } });
    };
    const away = () => room.seats.filter(isAway).map(({ seat }) => seat);
    gone(0, 1);
    vi.advanceTimersByTime(1000);
    gone(2);
    vi.advanceTimersByTime(3500);
    expect(away()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(away()).toEqual([2]);
    expect(ear.said.at(-1)?.say).toBe('Chi has left the table.');
    gone();
    expect(away()).toEqual([]);
    expect(ear.said.at(-1)?.say).toBe('Chi is back.');
    vi.useRealTimers();
  });
});
