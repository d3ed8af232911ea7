/** Records that Python wrote, and proves in tests/museum: the browser comes to the same, and catches a doctored one. */

import { describe, expect, test } from 'vitest';

import { checkDice } from '../../src/lib/dice';
import { readRecord } from '../../src/lib/record';

const FILES = import.meta.glob<string>('../../../tests/museum/rules-1/records/*.yakata', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const TEXTS = new Map(Object.entries(FILES).map(([path, text]) => [path.split('/').at(-1)!, text]));
const RECORDS = [...TEXTS.keys()];
const textOf = (name: string) => TEXTS.get(name)!;

test('there are records of every game', () => {
  const games = new Set(RECORDS.map((name) => readRecord(textOf(name))?.game));
  expect(games).toEqual(new Set(['betrayal', 'hako-onna', 'hidden-rooms', 'seance']));
});

test.each(RECORDS)('%s is true', async (name) => {
  const record = readRecord(textOf(name))!;
  const check = await checkDice(record);
  expect(check).toMatchObject({ promise: true, true: true, untold: 0 });
  expect(check.draws).toHaveLength(record.draws.length);
  expect(record.draws.length).toBeGreaterThan(3);
});

describe('a record that was doctored', () => {
  const text = textOf('seance-0.yakata');
  const doctored = (from: RegExp, to: string | ((whole: string) => string)) => {
    const changed = text.replace(from, to as string);
    expect(changed).not.toBe(text);
    return readRecord(changed)!;
  };

  test('in one ticket is found at that draw', async () => {
    const record = doctored(/ (\d+)\/(\d+)$/m, (found) => {
      const [ticket, total] = found.trim().split('/').map(Number);
      return ` ${(ticket! + 1) % total!}/${total}`;
    });
    const { promise, draws, true: kept } = await checkDice(record);
    expect([promise, kept]).toEqual([true, false]);
    expect(draws.map((draw) => draw.true)).toEqual(draws.map((_, at) => at > 0));
  });

  test('in its secret has broken its promise', async () => {
    const record = doctored(
      /^secret: (.)/m,
      (found) => found.slice(0, -1) + (found.endsWith('0') ? '1' : '0'),
    );
    expect(await checkDice(record)).toMatchObject({ promise: false, true: false });
  });

  test('in its promise is not true, though every draw follows from its secret', async () => {
    const record = doctored(
      /^commitment: (.)/m,
      (found) => found.slice(0, -1) + (found.endsWith('0') ? '1' : '0'),
    );
    const check = await checkDice(record);
    expect(check).toMatchObject({ promise: false, true: false });
    expect(check.draws.every((draw) => draw.true)).toBe(true);
  });

  test('in the part of one of its players is found', async () => {
    const record = doctored(
      /^nonce seat2: (.)/m,
      (found) => found.slice(0, -1) + (found.endsWith('0') ? '1' : '0'),
    );
    expect(await checkDice(record)).toMatchObject({ promise: true, true: false });
  });

  test('by a line that was taken out is no whole record', () => {
    expect(readRecord(text.replace(/^\d+\. .*\n/m, ''))).toBeNull();
    expect(readRecord(text.slice(text.indexOf('\n') + 1))).toBeNull();
  });

  test('by a ticket that was taken out proves less, and says so', async () => {
    const record = doctored(/ \d+\/\d+$/m, '');
    expect(await checkDice(record)).toMatchObject({ true: true, untold: 1 });
  });
});

test('a record tells who sat where, and what is no line of play', () => {
  const record = readRecord(textOf('seance-0.yakata'))!;
  expect(record.seats).toEqual(['seat1', 'seat2', 'seat3', 'seat4']);
  expect(record.nonces).toHaveLength(4);
  expect(record.finished).toBe(true);
  expect(record.draws.map(({ draw }) => draw)).toEqual(record.draws.map((_, at) => at + 1));
});
