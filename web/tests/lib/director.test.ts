import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Director, ledTo, MOST, script, type Pace, type Weight } from '../../src/lib/director.svelte';
import type { GameEvent, State } from '../../src/lib/types';

const WEIGHTS: Record<string, Weight> = {
  step: 'line',
  scream: 'beat',
  death: 'scene',
  breath: 'nothing',
  turn: 'beat',
};
const weigh = (event: GameEvent) => WEIGHTS[event.key] ?? 'line';
const events = (...keys: string[]): GameEvent[] => keys.map((key) => ({ key, slots: {}, say: `A ${key}.` }));
const stateOf = (version: number, ...keys: string[]) =>
  ({ version, events: events(...keys), fresh: false }) as unknown as State;

describe('a script', () => {
  test('what matters takes along the small things before it, in order', () => {
    const beats = script(events('step', 'step', 'scream', 'step', 'death', 'step'), weigh, 'calm');
    expect(beats.map(({ weight, before, event }) => [weight, before.length, event.key])).toEqual([
      ['beat', 2, 'scream'],
      ['scene', 1, 'death'],
      ['line', 0, 'step'],
    ]);
  });

  test('what was said again and again is said once', () => {
    const led = (...keys: string[]) =>
      ledTo(script(events(...keys), weigh, 'calm')[0]!).map(({ key }) => key);
    expect(led('step', 'step', 'scream')).toEqual(['step']);
    expect(led('step', 'creak', 'step', 'step')).toEqual(['step', 'creak']);
  });

  test('nothing is told of what weighs nothing or has no words', () => {
    expect(script([...events('breath'), { key: 'scream', slots: {}, say: '' }], weigh, 'calm')).toEqual([]);
  });

  test('longer sentences stay longer, brisk is quicker, and at once takes no time', () => {
    const time = (pace: Pace, say: string) =>
      script([{ key: 'scream', slots: {}, say }], weigh, pace)[0]!.time;
    expect(time('calm', 'A scream in the attic, and then another.')).toBeGreaterThan(
      time('calm', 'A scream.'),
    );
    expect(time('calm', '屋根裏で悲鳴')).toBe(time('calm', 'x'.repeat(12)));
    expect(time('brisk', 'A scream.')).toBeLessThan(time('calm', 'A scream.'));
    expect(time('at-once', 'A scream.')).toBe(0);
    expect(time('calm', 'x'.repeat(5000))).toBeLessThanOrEqual(8000);
  });

  test('whoever sees it for the first time has more time for each word, in both languages', () => {
    const time = (say: string, isFirst: boolean) =>
      script([{ key: 'step', slots: {}, say }], weigh, 'calm', 0, isFirst)[0]!.time;
    const english = 'Visitor 2 takes the Stethoscope, and the house stands as it always has.';
    expect(time(english, true)).toBeGreaterThan(1.5 * time(english, false));
    expect(time(english, true)).toBeGreaterThan(220 * english.split(' ').length);
    const japanese = '訪問者2は聴診器を取り、館はいつものように建っている。';
    expect(time(japanese, true)).toBeGreaterThan(90 * japanese.length);
  });

  test('what the board plays by itself is not told as well', () => {
    const one = new Director({
      weigh,
      pace: () => 'calm',
      enter: () => {},
      plays: ({ key }) => key === 'scream',
    });
    one.tell(stateOf(1, 'scream'));
    expect(one.quiet).toBe(true);
  });
});

describe('the director', () => {
  let shown: number[];
  let pace: Pace;
  let director: Director;

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, pace] = [[], 'calm'];
    const begins = ({ key }: GameEvent) => key === 'turn';
    const enter = (state: State) => void shown.push(state.version);
    director = new Director({ weigh, begins, pace: () => pace, enter });
  });
  afterEach(() => vi.useRealTimers());

  test('nothing comes on before the curtain rises, and then all of it in order', () => {
    director.lower();
    for (const version of [1, 2, 3]) director.tell(stateOf(version, 'scream'));
    vi.runAllTimers();
    expect([shown, director.quiet]).toEqual([[], false]);
    director.raise();
    expect([shown, director.recap]).toEqual([[1], []]);
    vi.runAllTimers();
    expect([shown, director.quiet]).toEqual([[1, 2, 3], true]);
  });

  test('what the board gives to read comes before the rest of the same moment', () => {
    const veils = (event: GameEvent) => event.key === 'death';
    director = new Director({ weigh, pace: () => pace, enter: () => {}, veils });
    director.tell(stateOf(1, 'death', 'scream', 'turn'));
    vi.advanceTimersByTime(10_000);
    director.clear();
    director.tell(stateOf(2, 'death', 'scream', 'turn'));
    director.skip();
    expect([director.veiled, director.beat?.event.key]).toEqual([false, 'scream']);
    director.hold(true);
    vi.runAllTimers();
    expect([director.beat, director.quiet]).toEqual([null, false]);
    director.hold(false);
    expect([director.beat!.event.key, director.quiet]).toEqual(['scream', false]);
    vi.runAllTimers();
    expect([director.beat, director.quiet]).toEqual([null, true]);
  });

  test('the table is veiled until the last scene of a state is over, and never at once', () => {
    const veils = (event: GameEvent) => event.key === 'death';
    director = new Director({ weigh, pace: () => pace, enter: () => {}, veils });
    director.tell(stateOf(1, 'scream', 'death', 'scream', 'step'));
    const told: [string, boolean][] = [];
    while (director.beat) {
      told.push([director.beat.event.key, director.veiled]);
      director.skip();
    }
    expect(told).toEqual([
      ['scream', true],
      ['death', true],
      ['scream', false],
      ['step', false],
    ]);
    expect(director.veiled).toBe(false);
    director.tell(stateOf(2, 'death'));
    director.now();
    expect(director.veiled).toBe(false);
    pace = 'at-once';
    director.tell(stateOf(3, 'death'));
    expect([director.veiled, director.quiet]).toEqual([false, true]);
  });

  test('one state after the other, each seen before the next comes on', () => {
    for (const version of [1, 2, 3]) director.tell(stateOf(version, 'scream'));
    expect(shown).toEqual([1]);
    expect([director.behind, director.quiet]).toEqual([2, false]);
    vi.advanceTimersByTime(director.beat!.time);
    expect(shown).toEqual([1, 2]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
    expect(director.quiet).toBe(true);
  });

  test('nobody is asked while a beat is on the stage', () => {
    director.tell(stateOf(1, 'step', 'death'));
    expect([shown, director.quiet, director.beat!.event.key]).toEqual([[1], false, 'death']);
    director.skip();
    expect(director.quiet).toBe(true);
  });

  test('a tap ends one beat and no more', () => {
    director.tell(stateOf(1, 'scream', 'death'));
    director.tell(stateOf(2, 'scream'));
    director.skip();
    expect([shown, director.beat!.event.key]).toEqual([[1], 'death']);
    director.skip();
    expect([shown, director.beat!.event.key]).toEqual([[1, 2], 'scream']);
  });

  test('now shows all that has come, in order, and nothing comes after it', () => {
    for (const version of [1, 2, 3]) director.tell(stateOf(version, 'death'));
    director.now();
    expect([shown, director.quiet]).toEqual([[1, 2, 3], true]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
  });

  test('what tells the whole story again comes on at once, and what was waiting is part of it', () => {
    director.tell(stateOf(1, 'death'));
    director.tell(stateOf(2, 'death'));
    director.tell({ ...stateOf(9, 'death', 'death'), fresh: true });
    expect([shown, director.quiet]).toEqual([[1, 9], true]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 9]);
  });

  test('at once nothing waits', () => {
    pace = 'at-once';
    for (const version of [1, 2, 3]) director.tell(stateOf(version, 'death'));
    expect([shown, director.quiet]).toEqual([[1, 2, 3], true]);
  });

  test('the pace that is chosen in the middle holds from the next state on', () => {
    director.tell(stateOf(1, 'death'));
    director.tell(stateOf(2, 'death'));
    director.tell(stateOf(3, 'death'));
    pace = 'at-once';
    director.skip();
    expect([shown, director.quiet]).toEqual([[1, 2, 3], true]);
  });

  test('who comes back to a long night gets what mattered, and stands in the present', () => {
    for (let version = 1; version <= MOST + 1; version++)
      director.tell(stateOf(version, 'step', version % 2 ? 'scream' : 'breath'));
    director.return();
    expect([shown.at(-1), director.quiet]).toEqual([MOST + 1, true]);
    expect(new Set(director.recap.map((event) => event.key))).toEqual(new Set(['scream']));
  });

  test('what was told to nobody is summed up, and what waits is told', () => {
    for (const version of [1, 2, 3]) director.tell(stateOf(version, 'scream'));
    director.return(events('step', 'death'));
    expect([shown, director.recap.map(({ key }) => key)]).toEqual([[1], ['death']]);
  });

  test('nobody is told that their turn began which they see before them', () => {
    director.return(events('turn', 'death', 'turn'));
    expect(director.recap.map(({ key }) => key)).toEqual(['turn', 'death']);
    director.return(events('turn', 'step'));
    expect(director.recap).toEqual([]);
  });

  test('what has become too much while the line was down is summed up', () => {
    const many = Array.from({ length: MOST + 1 }, () => 'scream');
    director.tell(stateOf(1, ...many), true);
    expect([shown, director.quiet, director.recap.length]).toEqual([[1], true, MOST]);
    director.tell(stateOf(2, 'scream'), true);
    expect([shown, director.quiet]).toEqual([[1, 2], false]);
  });

  test('a short absence is told as if nobody had gone', () => {
    for (const version of [1, 2, 3]) director.tell(stateOf(version, 'scream'));
    director.return();
    expect([shown, director.recap]).toEqual([[1], []]);
  });

  test('a scene stays as long as it takes to read it, and no shorter than its sentence', () => {
    director.tell(stateOf(1, 'death'));
    const said = director.time;
    director.read(4);
    expect(director.time).toBe(said);
    director.read(400);
    expect(director.time).toBeGreaterThan(said);
    vi.advanceTimersByTime(director.time - 1);
    expect(director.quiet).toBe(false);
    vi.advanceTimersByTime(1);
    expect(director.quiet).toBe(true);
  });

  test('a scene that wants a press has it before its time begins', () => {
    director.tell(stateOf(1, 'death'));
    director.read(4, 1);
    vi.advanceTimersByTime(60_000);
    expect([director.quiet, director.pressed]).toEqual([false, 0]);
    director.skip();
    expect([director.quiet, director.pressed]).toEqual([false, 1]);
    director.skip();
    expect([director.quiet, director.pressed]).toEqual([true, 0]);
  });

  test('what is drawn is told when it was seen, and what comes after it later still', () => {
    director = new Director({
      weigh,
      pace: () => pace,
      enter: () => {},
      draws: ({ key }) => key === 'death',
    });
    director.tell(stateOf(1, 'step', 'death', 'scream', 'step'));
    expect([director.beat?.event.key, director.untold]).toEqual(['death', 3]);
    director.skip();
    expect([director.beat?.event.key, director.untold]).toEqual(['scream', 1]); // it is only said
    director.skip();
    expect([director.beat?.event.key, director.untold]).toEqual(['step', 0]);
    director.tell(stateOf(2, 'death'));
    director.now();
    expect(director.untold).toBe(0);
  });

  test('what has to be opened is open after the press, and its presses are known from its beginning', () => {
    director = new Director({ weigh, pace: () => pace, enter: () => {}, presses: () => 1 });
    director.tell(stateOf(1, 'death'));
    expect(director.open).toBe(false);
    director.skip();
    expect([director.open, director.quiet]).toEqual([true, false]);
  });

  test('what insists has the stage at once too, until its reader says so', () => {
    pace = 'at-once';
    const enter = (state: State) => void shown.push(state.version);
    const insists = ({ key }: GameEvent) => key === 'death';
    director = new Director({ weigh, pace: () => pace, enter, insists });
    for (const key of ['scream', 'death', 'scream']) director.tell(stateOf(shown.length + 1, key));
    vi.advanceTimersByTime(600_000);
    expect([shown, director.beat!.event.key]).toEqual([[1, 2], 'death']);
    director.skip();
    expect([shown.length, director.quiet]).toEqual([3, true]);
  });

  test('a scene that waits for its reader waits, and the night with it', () => {
    director.tell(stateOf(1, 'death'));
    director.wait();
    director.tell(stateOf(2, 'scream'));
    vi.advanceTimersByTime(600_000);
    expect([shown, director.beat!.event.key]).toEqual([[1], 'death']);
    director.skip();
    expect(shown).toEqual([1, 2]);
  });

  test('nothing goes on under what is read over the page', () => {
    director.tell(stateOf(1, 'scream'));
    director.tell(stateOf(2, 'scream'));
    director.pause(true);
    vi.advanceTimersByTime(600_000);
    expect(shown).toEqual([1]);
    director.pause(false);
    vi.runAllTimers();
    expect([shown, director.quiet]).toEqual([[1, 2], true]);
  });

  test.each<Pace>(['calm', 'at-once'])(
    'what the board has to be read comes before the next state: %s',
    (how) => {
      pace = how;
      director.tell(stateOf(1, 'scream'));
      director.hold(true);
      director.tell(stateOf(2, 'step'));
      vi.runAllTimers();
      expect([shown, director.beat, director.quiet]).toEqual([[1], null, false]);
      director.hold(false);
      vi.runAllTimers();
      expect([shown, director.quiet]).toEqual([[1, 2], true]);
    },
  );

  test('the moment that is held can be sent again', () => {
    director.tell({ ...stateOf(1), fresh: true });
    director.hold(true);
    director.tell(stateOf(1));
    expect([shown, director.quiet]).toEqual([[1, 1], true]);
  });

  test('what is not told yet is counted, the thing itself before it is opened', () => {
    director.tell(stateOf(1, 'step', 'scream', 'death', 'step'));
    expect(director.untold).toBe(2);
    director.read(4, 1);
    expect(director.untold).toBe(3);
    director.skip();
    expect(director.untold).toBe(2);
    director.skip();
    expect(director.untold).toBe(1);
    director.now();
    expect(director.untold).toBe(0);
  });

  test('a scene knows what was there before it', () => {
    director.tell(stateOf(1, 'scream'));
    director.tell(stateOf(2, 'death'));
    director.skip();
    expect([director.before?.version, director.state?.version]).toEqual([1, 2]);
  });

  test('what is cleared never comes', () => {
    director.tell(stateOf(1, 'death'));
    director.tell(stateOf(2, 'death'));
    director.clear();
    vi.runAllTimers();
    expect([shown, director.quiet]).toEqual([[1], true]);
  });
});

describe('what the board shows first', () => {
  const shown: number[] = [];
  const first = new Director({
    weigh,
    pace: () => 'calm',
    enter: ({ version }) => shown.push(version),
    holds: ({ version }) => version === 2,
  });

  test('nothing of it is told, and nothing else comes on, before that is over', () => {
    first.tell(stateOf(2, 'step', 'scream'));
    first.tell(stateOf(3, 'step'));
    expect([first.holding, first.beat, first.quiet, first.untold]).toEqual([true, null, false, 2]);
    expect(shown).toEqual([2]);
    first.hold(false);
    expect([first.holding, first.beat?.event.key]).toEqual([false, 'scream']);
  });

  test('a press ends it, and so does going to now', () => {
    first.clear();
    first.tell(stateOf(2, 'scream'));
    first.skip();
    expect(first.beat?.event.key).toBe('scream');
    first.clear();
    first.tell(stateOf(2, 'scream'));
    first.now();
    expect([first.holding, first.quiet]).toEqual([false, true]);
  });
});
