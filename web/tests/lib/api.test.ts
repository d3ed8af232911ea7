import { afterEach, describe, expect, test, vi } from 'vitest';

import { api, Refused } from '../../src/lib/api';
import { settings } from '../../src/lib/settings.svelte';
import { takeQuestions } from '../line';

afterEach(() => {
  settings.lang = 'en';
  vi.unstubAllGlobals();
});

const refusal = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) =>
      error instanceof Refused ? [error.status, error.refusal.key, error.refusal.say] : error,
  );

describe('a call', () => {
  test('has its place in the path, its query, its language and its body', async () => {
    const asked = takeQuestions(() => null);
    settings.lang = 'ja';
    await api.why('a/b?c', 'move up', 2);
    await api.setSeat('abc', 3, 'bot', 'timid');
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/tables/a%2Fb%3Fc/why', null],
      ['POST', '/tables/abc/seats/3', { kind: 'bot', bot: 'timid' }],
    ]);
    expect(Object.fromEntries(asked[0]!.query)).toEqual({ lang: 'ja', choice: 'move up', seat: '2' });
  });

  test('leaves out of its query what is nothing', async () => {
    const asked = takeQuestions(() => null);
    await api.foresee('abc', null);
    expect(Object.fromEntries(asked[0]!.query)).toEqual({ lang: 'en' });
  });

  test('that changes something has a body, though it has nothing to say', async () => {
    const asked = takeQuestions(() => new Response(null, { status: 204 }));
    expect(await api.forgetMe()).toBeNull();
    await api.seatLink('abc', 1);
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', {}],
      ['POST', {}],
    ]);
  });
});

describe('a call that was refused', () => {
  test('says so in the words of the house', async () => {
    takeQuestions(() => Response.json({ key: 'not-yours', say: 'Not yours.' }, { status: 403 }));
    expect(await refusal(api.me())).toEqual([403, 'not-yours', 'Not yours.']);
  });

  test('by something else than the house says so in the words of the page', async () => {
    takeQuestions(() => new Response('<html>', { status: 502 }));
    expect((await refusal(api.me()))!).toMatchObject([502, 'server', expect.stringMatching(/\w/)]);
    takeQuestions(() => new Response('<html>', { status: 404 }));
    expect((await refusal(api.me()))!).toMatchObject([404, 'not-found', expect.any(String)]);
  });

  test('by nobody, because there is no line, says that', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    expect((await refusal(api.me()))!).toMatchObject([0, 'offline', expect.any(String)]);
  });
});

test('whoever lays a table gives their part of the dice after its promise, seat by seat', async () => {
  const asked = takeQuestions(({ path }) =>
    path === '/tables' ? { table: { id: 'abc' }, state: null } : {},
  );
  await api.newTable({
    game: 'seance',
    name: 'Aki',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'me', name: 'Ben' }, { kind: 'friend' }],
  });
  const [laid, ...sat] = asked;
  expect(laid!.body).toMatchObject({
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }, { kind: 'friend' }],
  });
  expect(sat.map(({ path, body }) => [path, body])).toEqual([
    ['/tables/abc/sit', { seat: 0, name: 'Aki', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    ['/tables/abc/sit', { seat: 2, name: 'Ben', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }],
  ]);
});
