import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Live, type Heard } from '../../src/lib/live';
import type { FromServer, State } from '../../src/lib/types';
import { Socket, takeLines } from '../line';
import { told } from '../told';

/** What a socket was told of a recorded game, and the whole state after each message. */
interface Line {
  messages: FromServer[];
  states: State[];
}

const LINES = ['seance-1-line', 'hidden-rooms-stage-5-0-line'];

let line: Live;
let heard: Heard[];

beforeEach(() => {
  takeLines();
  heard = [];
  line = new Live(
    () => '/api/tables/abc/live?changes=1',
    (message) => heard.push(message),
    () => {},
  );
  Socket.last.opens();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

describe.each(LINES)('%s', (name) => {
  test('put together, what changes is the whole state at every move', () => {
    const { messages, states } = told<Line>(name);
    expect(messages.slice(1).every((message) => message.type === 'changes')).toBe(true);
    for (const message of messages) Socket.last.says(message);
    expect(heard).toEqual(states.map((state) => ({ ...state, type: 'state' })));
  });
});

test('what rests on another state than the one that is here is not believed: the line is opened anew', () => {
  const { messages, states } = told<Line>(LINES[0]!);
  Socket.last.says(messages[0]!);
  Socket.last.says(messages[2]!);
  expect(heard).toHaveLength(1);
  expect(Socket.all).toHaveLength(2);
  Socket.last.opens();
  Socket.last.says({ ...states[3]!, type: 'state' });
  Socket.last.says(messages[4]!);
  expect(heard.slice(1)).toEqual([states[3]!, states[4]!].map((state) => ({ ...state, type: 'state' })));
});

test('a new socket begins with a whole state, whatever the last one was told', () => {
  const { messages } = told<Line>(LINES[0]!);
  Socket.last.says(messages[0]!);
  line.again();
  Socket.last.opens();
  Socket.last.says(messages[1]!);
  expect(heard).toHaveLength(1);
  expect(Socket.all).toHaveLength(3);
});
