/** Repeats every draw of a record in this browser, from the text alone (docs/record-format.md, "The dice"). */

import type { Draw, RecordText } from './record';

const SPACE = 1n << 256n;

export interface CheckedDraw extends Draw {
  /** What the dice give; null where the record tells no ticket to compare. */
  found: number | null;
  true: boolean;
}

export interface DiceCheck {
  /** Whether the secret is the one that was promised. */
  promise: boolean;
  draws: CheckedDraw[];
  /** All draws that tell their ticket are right, and the promise was kept. */
  true: boolean;
  /** Draws without a ticket, which the text alone cannot prove. */
  untold: number;
}

export function canCheck(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

export async function checkDice(record: RecordText): Promise<DiceCheck> {
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
  return {
    promise,
    draws,
    true: promise && draws.every((draw) => draw.true),
    untold: draws.filter((draw) => draw.found === null).length,
  };
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
