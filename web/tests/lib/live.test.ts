import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Live, type LineStatus } from '../../src/lib/live';
import type { FromServer } from '../../src/lib/types';
import { Socket, takeLines } from '../line';

const PONG: FromServer = { type: 'pong' };

let line: Live;
let statuses: LineStatus[];
let heard: FromServer[];
let version: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  takeLines();
  [statuses, heard, version] = [[], [], 7];
  line = new Live(
    () => `/api/tables/abc/live?since=${version}`,
    (message) => heard.push(message),
    (status) => statuses.push(status),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a line that holds', () => {
  test('is opened where the house is, and says when it is open', () => {
    expect(Socket.last.url).toBe('ws://yakata.test/api/tables/abc/live?since=7');
    expect(statuses).toEqual(['opening']);
    Socket.last.opens();
    expect(statuses).toEqual(['opening', 'open']);
  });

  test('passes on what it hears, but for pongs', () => {
    Socket.last.opens();
    const accepted: FromServer = { type: 'accepted', key: 'k', version: 8 };
    Socket.last.says(PONG);
    Socket.last.says(accepted);
    expect(heard).toEqual([accepted]);
  });

  test('says for whom it speaks only where that is asked', () => {
    Socket.last.opens();
    const keys = [line.move(7, 'lay 3', null), line.undo(8, 2)];
    expect(Socket.last.heard).toEqual([
      { type: 'move', version: 7, choice: 'lay 3', key: keys[0] },
      { type: 'undo', version: 8, seat: 2, key: keys[1] },
    ]);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a line that breaks', () => {
  test('takes up where it is by then, and sends again what was not answered, in its order and with its key', () => {
    Socket.last.opens();
    const [first, second, third] = [line.move(7, 'a', null), line.move(8, 'b', null), line.undo(9, null)];
    Socket.last.says({ type: 'accepted', key: first!, version: 8 });
    Socket.last.breaks();
    version = 8;
    vi.advanceTimersByTime(300);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.url).toContain('since=8');
    expect(Socket.last.heard).toEqual([]);
    Socket.last.opens();
    expect(Socket.last.heard.map((message) => message.key)).toEqual([second, third]);
  });

  test('keeps a move that was made while it was down, but no words', () => {
    Socket.last.opens();
    Socket.last.breaks();
    const key = line.move(7, 'a', null);
    expect(line.chat('boo', null, 'said')).toBe(false);
    vi.advanceTimersByTime(300);
    Socket.last.opens();
    expect(Socket.last.heard.map((message) => message.key)).toEqual([key]);
    expect(line.chat('boo', null, 'said')).toBe(true);
  });

  test('does not send again what was refused', () => {
    Socket.last.opens();
    const key = line.move(7, 'a', null);
    Socket.last.says({ type: 'refused', key, reason: { key: 'stale', say: '', rule: '', slots: {} } });
    Socket.last.breaks();
    vi.advanceTimersByTime(300);
    Socket.last.opens();
    expect(Socket.last.heard).toEqual([]);
  });

  test('waits twice as long each time, a quarter of a minute at most, until it hears something', () => {
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      const lines = Socket.all.length;
      Socket.last.breaks();
      let waited = 0;
      while (Socket.all.length === lines) waited += (vi.advanceTimersByTime(10), 10);
      waits.push(waited);
    }
    expect(waits).toEqual([150, 300, 600, 1200, 2400, 4800, 7500, 7500, 7500]); // half of it: the die says so
    Socket.last.opens();
    Socket.last.says(PONG);
    Socket.last.breaks();
    vi.advanceTimersByTime(150);
    expect(Socket.all).toHaveLength(11);
  });

  test.each([1008, 4401, 4403, 4404])('is ended for good by %i', (code) => {
    Socket.last.opens();
    Socket.last.breaks(code);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe('lost');
  });
});

describe('a line that is silent', () => {
  test('is asked every twenty seconds, and given up where nothing comes back within eight', () => {
    Socket.last.opens();
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.heard).toEqual([{ type: 'ping' }]);
    Socket.last.says(PONG);
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.heard).toHaveLength(2);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(7_999);
    expect(Socket.last.readyState).toBe(Socket.OPEN);
    vi.advanceTimersByTime(1 + 300);
    expect(Socket.all).toHaveLength(2);
  });

  test('lives while anything is heard', () => {
    Socket.last.opens();
    vi.advanceTimersByTime(20_000);
    Socket.last.says({ type: 'accepted', key: 'other', version: 8 });
    vi.advanceTimersByTime(8_000);
    expect(Socket.last.readyState).toBe(Socket.OPEN);
  });
});

describe('what the browser knows sooner', () => {
  test('offline cuts the line at once, online opens it at once', () => {
    Socket.last.opens();
    window.dispatchEvent(new Event('offline'));
    expect(Socket.last.readyState).toBe(Socket.CLOSED);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(2);
  });

  test('a page that comes to the front does not wait for the next try; a hidden one does', () => {
    Socket.last.breaks();
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.all).toHaveLength(1);
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(2);
  });
});

describe('a line that is meant to change', () => {
  test('is opened anew at once, and the end of the old one is nobody’s business', () => {
    Socket.last.opens();
    const old = Socket.last;
    version = 9;
    line.again();
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.url).toContain('since=9');
    expect(old.readyState).toBe(Socket.CLOSED);
    expect(statuses).not.toContain('lost');
  });

  test('is closed for good', () => {
    Socket.last.opens();
    line.close();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    expect(Socket.last.readyState).toBe(Socket.CLOSED);
  });
});
