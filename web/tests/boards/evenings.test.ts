/** What boards make of what has happened, against evenings that were played by the rules. */

import { describe, expect, test } from 'vitest';

import type { HouseView } from '../../src/generated/hidden-rooms';
import type { TableView } from '../../src/generated/seance';
import { colour, follows, number, reachable } from '../../src/boards/hidden-rooms/house';
import { moments } from '../../src/boards/hidden-rooms/playback';
import { sayTale } from '../../src/boards/hidden-rooms/texts';
import {
  beside,
  directionTo,
  DIRECTIONS,
  gaze,
  NOWHERE,
  row,
  column,
  sees,
  SIZE,
} from '../../src/boards/hidden-rooms/squares';
import { eveningOf, heard, places } from '../../src/boards/seance/evening';
import { eyesOf } from '../../src/lib/moments';
import { wordsOf } from '../../src/lib/words';
import { told } from '../told';

describe('Hidden Rooms', () => {
  const evenings = ['hidden-rooms-1-truth', 'hidden-rooms-4-truth'].map((name) => told(name));
  /** Every line of play: the house before and after it, and what happened. */
  const lines = evenings.flatMap(({ replay, moments: seen }) =>
    replay.lines.map(({ events }, at) => ({
      before: seen[at] as HouseView,
      after: seen[at + 1] as HouseView,
      events,
    })),
  );

  test('played back event by event, a turn ends in the house as it is', () => {
    let shown = 0;
    for (const { before, after, events } of lines) {
      const last = moments(before, events).at(-1)?.house;
      if (!last || events.some(({ key }) => key.startsWith('stage-'))) continue;
      const { board, child, monster, facing, pool, memory } = after;
      expect({ ...last, pool: [...last.pool].sort() }).toMatchObject({
        board,
        child,
        monster,
        facing,
        pool: [...pool].sort(),
        memory,
      });
      shown++;
    }
    expect(shown).toBeGreaterThan(20);
  });

  test('each moment that is played says something', async () => {
    await wordsOf('hidden-rooms');
    const played = lines.flatMap(({ before, events }) =>
      moments(
        before,
        events.map((event) => ({ ...event, say: `said of ${event.key}` })),
      ),
    );
    expect(played.length).toBeGreaterThan(20);
    for (const { said, tale } of played) expect(sayTale(tale) || said).toMatch(/ /);
  });

  test('squares that can be reached are those beside the Child, with a tile to move to and without to search', () => {
    let found = 0;
    for (const {
      before: { board, child, choices },
    } of lines)
      for (const one of reachable(
        choices.map((text) => ({ text, say: '', does: '' })),
        child,
      )) {
        expect(directionTo(child, one.square)).toBe(one.to);
        expect(Boolean(board[one.square])).toBe(one.deed === 'move');
        found++;
      }
    expect(found).toBeGreaterThan(30);
  });

  test('every tile that was laid by a search follows the one under the Child (K24)', () => {
    let laid = 0;
    for (const { before, events } of lines)
      for (const { key, slots } of events) {
        if (key !== 'search-succeeded' && key !== 'search-failed') continue;
        const { board, child } = before;
        expect(follows(String(slots.tile), board[child]!)).toBe(key === 'search-succeeded');
        laid++;
      }
    expect(laid).toBeGreaterThan(5);
  });

  test('colour and number are what a tile says', () => {
    expect([colour('green-4'), number('green-4')]).toEqual(['green', 4]);
  });

  test('there and back again is where one was; beyond the walls is nowhere', () => {
    for (let at = 0; at < SIZE * SIZE; at++)
      for (const [n, to] of DIRECTIONS.entries()) {
        const next = beside(at, to);
        if (next !== NOWHERE) expect(beside(next, DIRECTIONS[(n + 2) % 4]!)).toBe(at);
      }
    expect([beside(0, 'up'), beside(5, 'right'), beside(35, 'down'), beside(30, 'left')]).toEqual(
      Array(4).fill(NOWHERE),
    );
  });

  test('it sees three by three squares before it, its own row with them, and not what it stands on (K14)', () => {
    for (let at = 0; at < SIZE * SIZE; at++)
      for (const facing of DIRECTIONS)
        for (let child = 0; child < SIZE * SIZE; child++) {
          const [down, across] = [row(child) - row(at), column(child) - column(at)];
          const ahead = { up: -down, down, right: across, left: -across }[facing];
          const aside = Math.abs(facing === 'up' || facing === 'down' ? across : down);
          const inSight = child !== at && ahead >= 0 && ahead <= 2 && aside <= 1;
          expect(sees(at, facing, child), `${at} ${facing} ${child}`).toBe(inSight);
        }
    expect(gaze(0, 'up')).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  });
});

describe('Séance', () => {
  const { moments: all } = told('seance-0-truth');
  const rounds = all.map((moment) => eyesOf(moment).map(eveningOf));

  test('who is heard is who got the candle', () => {
    let turned = 0;
    for (const [at, [now]] of rounds.entries()) {
      const before = rounds[at - 1]?.[0];
      if (!before || now!.shown.length <= before.shown.length) continue;
      const gained = now!.candles.findIndex((candles, seat) => candles > before.candles[seat]!);
      expect(heard(now!.shown.at(-1)!)).toBe(gained);
      turned++;
    }
    expect(turned).toBe(3);
  });

  test('a seat sees its own hand and the backs of the others, from where it sits', () => {
    const views = rounds[20]!;
    for (const view of views) {
      const round = places(view, undefined);
      expect(round[0]).toMatchObject({ seat: view.seat, side: 'front', hand: view.hand });
      for (const place of round.slice(1))
        expect(place.hand).toEqual(Array(view.counts[place.seat]).fill('back'));
    }
    const open = places(views[0]!, views as TableView[]);
    expect(open.map((place) => place.hand)).toEqual(open.map((place) => views[place.seat]!.hand));
  });
});
