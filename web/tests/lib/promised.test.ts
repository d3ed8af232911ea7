/** What a browser was promised, held against the record: a house that redraws is caught. */

import { beforeEach, expect, test } from 'vitest';

import { checkDice } from '../../src/lib/dice';
import { keepPromise, promised, takeBack } from '../../src/lib/promised';
import { readRecord, type RecordText } from '../../src/lib/record';

const FILES = import.meta.glob<string>('../../../tests/museum/rules-1/records/seance-0.yakata', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const record = readRecord(Object.values(FILES)[0]!)!;
const TABLE = 'table';

beforeEach(() => localStorage.clear());

async function comesOut(kept: RecordText) {
  const { true: isTrue, remembered, numbers } = await checkDice(kept, promised(TABLE));
  return { isTrue, remembered, numbers };
}

test('who has kept nothing can say nothing of it', async () => {
  expect(await comesOut(record)).toMatchObject({ isTrue: true, remembered: null });
});

test('the seal and the number that were kept are in the record', async () => {
  keepPromise(TABLE, record.commitment, 1, record.nonces[1]!);
  const { isTrue, remembered, numbers } = await comesOut(record);
  expect([isTrue, remembered, numbers[1]]).toEqual([true, true, 'mine']);
});

test('another seal than the one that was shown is not true, though all draws follow from it', async () => {
  keepPromise(TABLE, '0'.repeat(64), 1, record.nonces[1]!);
  keepPromise(TABLE, record.commitment, 1, record.nonces[1]!);
  expect(await comesOut(record)).toMatchObject({ isTrue: false, remembered: false });
});

test('another number than the one that was given is not true', async () => {
  keepPromise(TABLE, record.commitment, 1, `${record.nonces[1]!.slice(2)}00`);
  expect(await comesOut(record)).toMatchObject({ isTrue: false, remembered: false });
});

test('a number that was taken back with its chair is not missed', async () => {
  keepPromise(TABLE, record.commitment, 1, 'ff');
  takeBack(TABLE, 1);
  expect(await comesOut(record)).toMatchObject({ isTrue: true, remembered: true });
});

test('a number that follows from the seal is told from one that somebody gave', async () => {
  const said = new TextEncoder().encode(`yakata:nonce 2:${record.commitment}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', said));
  const house = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const nonces = record.nonces.map((nonce, seat) => (seat === 2 ? house : nonce));
  expect((await comesOut({ ...record, nonces })).numbers).toEqual(
    nonces.map((_, seat) => (seat === 2 ? 'house' : 'given')),
  );
});
