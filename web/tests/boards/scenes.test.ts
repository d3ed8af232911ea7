/** What scenes of Hako Onna and Hidden Rooms say beside their events: no more than the event and the view hold. */

import { describe, expect, test } from 'vitest';

import type { NightView } from '../../src/boards/hako-onna/night';
import { POWER } from '../../src/boards/hako-onna/names';
import { ROOMS } from '../../src/boards/hako-onna/plan/boards';
import { changes } from '../../src/boards/hako-onna/scenes/changes';
import { WAYS, wayInto } from '../../src/boards/hako-onna/scenes/prints/openings';
import {
  doorsBetween,
  plain,
  powerOf,
  presses,
  shadowOf,
  strongAt,
  waits,
} from '../../src/boards/hako-onna/scenes/seen';
import { endingOf, houseWhen } from '../../src/boards/hidden-rooms/scenes/ended';
import { ours } from '../../src/boards/hidden-rooms/monsters/ours';
import type { HouseView } from '../../src/boards/hidden-rooms/house';
import type { GameEvent, View } from '../../src/lib/types';

const event = (key: string, slots: GameEvent['slots'] = {}): GameEvent => ({ key, slots, say: '' });
const night = (more: Partial<NightView>) =>
  ({
    seat: 1,
    players: [{ alive: true }, { alive: true }, { alive: false }],
    options: { advanced_powers: false },
    ways: [],
    stairs: [],
    barred: [],
    shadows: [],
    notes: [],
    ghosts: [],
    result: null,
    ...more,
  }) as unknown as NightView;
const told = (what: GameEvent, seat: number, more: Partial<NightView> = {}) => ({
  event: what,
  view: night({ seat, ...more }) as View,
  before: null,
  events: [what],
});

describe('Hako Onna', () => {
  test('every Shadow of the house has one way to open it', () => {
    const all = ROOMS.flatMap((room) => room.shadows);
    const known = Object.values(WAYS).flat();
    expect(known.sort()).toEqual([...all].sort());
    expect(wayInto('study.curtain')).toBe('curtain');
  });

  test('a page wakes the power of its number, and an advanced one takes the place of its number (H134)', () => {
    const [plainly, advanced] = [
      night({}),
      night({ options: { advanced_powers: true } as NightView['options'] }),
    ];
    for (let page = 1; page <= 10; page++) {
      expect(POWER[powerOf(page, plainly)]).toMatchObject({ number: page, advanced: false });
      expect(POWER[powerOf(page, advanced)]).toMatchObject({ number: page, advanced: page > 8 });
    }
  });

  test('three and five pages let her use what waited for them', () => {
    expect(strongAt(3, night({})).sort()).toEqual(['behind-you', 'mary', 'reach-you']);
    expect(strongAt(5, night({})).sort()).toEqual(['close-to-you', 'open-this']);
    expect(strongAt(4, night({}))).toEqual([]);
  });

  test('a scream is as far as its doors, and a barred door is none', () => {
    const ways = [
      ['study', 'hall-1f'],
      ['hall-1f', 'kitchen'],
      ['study', 'bathroom'],
      ['bathroom', 'kitchen'],
    ] as NightView['ways'];
    expect(doorsBetween('study', 'study', night({ ways }))).toBe(0);
    expect(doorsBetween('study', 'kitchen', night({ ways }))).toBe(2);
    expect(doorsBetween('study', 'hall-1f', night({ ways, barred: ['study', 'hall-1f'] }))).toBe(3);
    expect(doorsBetween('study', 'basement', night({ ways }))).toBe(-1);
  });

  test('only your own Peek is opened by your hand, and only your own death waits for you', () => {
    expect(presses(told(event('saw', { seat: 1 }), 1))).toBe(1);
    expect(presses(told(event('ghost-seen', { seat: 2 }), 1))).toBe(0);
    const died = event('died', { seat: 1 });
    expect([waits(told(died, 1)), waits(told(died, 2)), waits(told(died, -1))]).toEqual([true, false, false]);
    expect(presses(told(died, 1))).toBe(1);
    expect(presses(told(died, 1, { result: { key: 'all-dead', scores: [] } }))).toBe(0);
  });

  test('what she does herself is a sentence to her, and to the dead from her next turn on (HR44)', () => {
    const scream = event('screamed', { room: 'study' });
    expect([0, 1, 2].map((seat) => plain(told(scream, seat)))).toEqual([true, false, false]);
    const ghosts = [{ seat: 0, shadow: 'study.desk', holds: '', means: '' }];
    expect(plain(told(scream, 2, { ghosts }))).toBe(true);
    expect(plain(told(event('diary-found', { seat: 1 }), 0))).toBe(false);
  });

  test('the dead see her side first in her next turn, and once (HR44)', () => {
    const ghosts = [{ seat: 0, shadow: 'study.desk', holds: '', means: '' }];
    const turn = (seat: number, then: Partial<NightView>, now: Partial<NightView>) =>
      plain({ ...told(event('her-turn'), seat, now), before: night({ seat, ...then }) as View });
    expect(turn(2, {}, { ghosts })).toBe(false);
    expect(turn(2, { ghosts }, { ghosts })).toBe(true);
    expect(turn(1, {}, {})).toBe(true);
    expect(turn(0, { ghosts }, { ghosts })).toBe(true);
  });

  test('a page of the Diary lay where its Peek was', () => {
    const found = event('diary-found', { seat: 1, tile: 'diary-5' });
    expect(shadowOf(found, [event('peeks', { shadow: 'study.desk' }), found])).toBe('study.desk');
  });

  test('after the dark: what was turned down, and what one cannot be sure of any more', () => {
    const shadow = (id: string, face_up: boolean) => ({ id, face_up });
    const note = (where: string, stale: boolean) => ({ where, tile: 'doll', stale });
    const before = night({
      shadows: [shadow('study.desk', true), shadow('study.curtain', false)],
      notes: [note('study.desk', false), note('kitchen.sink', true)],
      barred: ['study', 'bathroom'],
    } as Partial<NightView>);
    const after = night({
      shadows: [shadow('study.desk', false), shadow('study.curtain', false)],
      notes: [note('study.desk', true), note('kitchen.sink', true)],
    } as Partial<NightView>);
    expect(changes(before, after)).toEqual({ turned: ['study.desk'], doubtful: 1, unbarred: true });
    expect(changes(after, after)).toEqual({ turned: [], doubtful: 0, unbarred: false });
  });
});

describe('Hidden Rooms', () => {
  test('an end has its cause, and is shown in the house where it came', () => {
    const lost = (how: string) => event('stage-lost', { stage: 2, how });
    expect(['caught', 'route-end', 'turn-limit'].map((how) => endingOf(lost(how)))).toEqual([
      'caught',
      'closed',
      'late',
    ]);
    expect(endingOf(event('stage-won', { stage: 2, how: 'won' }))).toBe('won');
    const [then, now] = [{ stage: 2 }, { stage: 3 }] as HouseView[];
    expect(houseWhen(lost('caught'), now!, then!)).toBe(then);
    expect(houseWhen(lost('caught'), then!, null)).toBe(then);
  });

  test('a stranger with one of our numbers is not one of ours', () => {
    expect([ours(1, 'the Loomer'), ours(1, ''), ours(1, 'the Auditor'), ours(9)]).toEqual([
      'loomer',
      'loomer',
      undefined,
      undefined,
    ]);
  });
});
