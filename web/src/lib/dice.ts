/** Repeats every draw of a record in this browser, from the text alone (docs/record-format.md, "The dice"). */

import type { Promised } from './promised';
import type { Draw, RecordText } from './record';

const SPACE = 1n << 256n;

export interface CheckedDraw extends Draw {
  /** What the dice give; null where the record tells no ticket to compare. */
  found: number | null;
  true: boolean;
}

/** Whose a number in the dice is: this browser's, one that follows from the seal, or somebody else's. */
export type Whose = 'mine' | 'house' | 'given';

export interface DiceCheck {
  /** Whether the secret is the one that was promised. */
  promise: boolean;
  draws: CheckedDraw[];
  /** All draws that tell their ticket are right, and the promise was kept. */
  true: boolean;
  /** Draws without a ticket, which the text alone cannot prove. */
  untold: number;
  /** By seat. */
  numbers: Whose[];
  /** Whether the seal and our numbers are those that this browser remembers; null where it remembers none. */
  remembered: boolean | null;
}

export function canCheck(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

export async function checkDice(record: RecordText, kept: Promised | null = null): Promise<DiceCheck> {
  const secret = bytes(record.secret);
  const promise = hex(await crypto.subtle.digest('SHA-256', secret)) === record.commitment.toLowerCase();
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const draws: CheckedDraw[] = [];
  for (const draw of record.draws) {
    const found = draw.total === null ? null : await ticket(key, record.nonces, draw.draw, draw.total);
    draws.push({ ...draw, found, true: found === null || found === draw.ticket });
  }
  const remembered = kept && keeps(record, kept);
  const house = await Promise.all(record.nonces.map((_, seat) => houseNonce(record.commitment, seat)));
  return {
    promise,
    draws,
    true: promise && remembered !== false && draws.every((draw) => draw.true),
    untold: draws.filter((draw) => draw.found === null).length,
    numbers: record.nonces.map((nonce, seat) =>
      kept?.mine[seat] === nonce ? 'mine' : nonce === house[seat] ? 'house' : 'given',
    ),
    remembered,
  };
}

function keeps(record: RecordText, { commitment, mine }: Promised): boolean {
  const numbers = Object.entries(mine);
  return (
    record.commitment === commitment && numbers.every(([seat, one]) => record.nonces[Number(seat)] === one)
  );
}

/** The number of a seat that gives none: whoever knows the seal knows it. */
async function houseNonce(commitment: string, seat: number): Promise<string> {
  const said = new TextEncoder().encode(`yakata:nonce ${seat}:${commitment}`);
  return hex(await crypto.subtle.digest('SHA-256', said)).slice(0, 32);
}

async function ticket(key: CryptoKey, nonces: string[], draw: number, total: number): Promise<number | null> {
  if (total < 1) return null;
  const limit = SPACE - (SPACE % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode([...nonces, draw, attempt].join(':'));
    const number = BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, message))}`);
    if (number < limit) return Number(number % BigInt(total));
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
