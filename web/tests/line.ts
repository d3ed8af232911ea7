/** The other end of a live line, and the answers of a house, in the hands of a test. */

import { vi } from 'vitest';

import type { FromServer, ToServer } from '../src/lib/types';

export class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every line that was opened, oldest first. */
  static all: Socket[] = [];

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  readyState = 0;
  readonly heard: ToServer[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  get query(): URLSearchParams {
    return new URL(this.url).searchParams;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.breaks(1005);
  }

  // What the house does

  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    if (this.readyState === Socket.CLOSED) return;
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }
}

/** From here on the page's lines end at the test. */
export function takeLines(): void {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
}

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** From here on the test answers what is asked of the house; the questions are kept. */
export function takeQuestions(answer: (asked: Asked) => unknown): Asked[] {
  const kept: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, body }: { method: string; body: string | null }) => {
      const url = new URL(address, location.origin);
      const asked = {
        method,
        path: url.pathname.replace(/^\/api/, ''),
        query: url.searchParams,
        body: body ? (JSON.parse(body) as unknown) : null,
      };
      kept.push(asked);
      const answered = answer(asked);
      return answered instanceof Response ? answered : Response.json(answered);
    },
  );
  return kept;
}
