import type { Calls, Invitation } from '../generated/wire';
import type { Campaign, NewChapter } from './campaigns';
import { nonce } from './chance';
import { drawings } from './drawings.svelte';
import { keepPromise, takeBack } from './promised';
import { settings } from './settings.svelte';
import type { Lang, NewTable, Options, Refusal, SeatWish, Table } from './types';
import { say } from './words';

/** The house said no: what happened, in a sentence. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.say);
  }
}

/** A refusal in the page's own words. */
export function ours(key: string): Refusal {
  return { key, say: say(`error-${key}`), rule: '', slots: {} };
}

export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : ours('unknown');
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set('lang', settings.lang);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}

async function refused(answer: Response): Promise<Refused> {
  try {
    const body = (await answer.json()) as Partial<Refusal>;
    if (body.say) return new Refused({ key: '', rule: '', slots: {}, ...body, say: body.say }, answer.status);
  } catch {
    // Not in the house's form: a proxy or a fault answered.
  }
  return new Refused(ours(answer.status === 404 ? 'not-found' : 'server'), answer.status);
}

type Call = keyof Calls;
type Blanks<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never;
/** What a call needs besides its name: words for the blanks of its path, its query, its body. */
type Needs<C extends Call> = { query?: Calls[C]['query'] } & ([Blanks<C>] extends [never]
  ? { at?: never }
  : { at: Record<Blanks<C>, string | number> }) &
  (Calls[C]['body'] extends null ? { body?: never } : { body: Calls[C]['body'] });

async function answerTo<C extends Call>(call: C, { at, query, body }: Needs<C>): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const blanks: Record<string, string | number> = at ?? {};
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(blanks[name]!));
  const sent = method === 'GET' ? null : (body ?? {});
  let answer: Response;
  try {
    answer = await fetch(address(filled, query), {
      method,
      headers: sent === null ? {} : { 'content-type': 'application/json' },
      body: sent === null ? null : JSON.stringify(sent),
    });
  } catch {
    throw new Refused(ours('offline'), 0);
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

async function ask<C extends Call>(call: C, needs: Needs<C>): Promise<Calls[C]['answer']> {
  const text = await textOf(call, needs);
  return (text ? JSON.parse(text) : null) as Calls[C]['answer'];
}

async function textOf<C extends Call>(call: C, needs: Needs<C>): Promise<string> {
  return (await answerTo(call, needs)).text();
}

/** What it shows is drawn by those who have drawn it. */
async function drawn<Answer extends { drawings: Record<string, string> }>(answer: Promise<Answer>) {
  const found = await answer;
  drawings.tell(found.drawings);
  return found;
}

type Promising = Pick<Table, 'id' | 'commitment' | 'yours'>;

/** Whoever lays a table is shown the promise of its dice first: until then their own seats are open. */
const opened = <Wish extends { kind: SeatWish }>(wishes: Wish[]) =>
  wishes.map((one) => (one.kind === 'me' ? { ...one, kind: 'open' as const } : one));

/** Where nobody is waited for, the door is shut behind ourselves at once. */
const doorFor = (seats: { kind: SeatWish }[], door: NewTable['door']) =>
  seats.some(({ kind }) => kind === 'open' || kind === 'friend') ? door : 'at-once';

export const api = {
  games: () => ask('GET /games', {}),
  book: (game: string, options: Options) =>
    ask('GET /games/{game}/book', { at: { game }, query: { options: JSON.stringify(options) } }),
  terms: (game: string, options: Options) =>
    ask('GET /games/{game}/terms', { at: { game }, query: { options: JSON.stringify(options) } }),

  me: () => ask('GET /me', {}),
  changeMe: (change: { name?: string; lang?: Lang }) => ask('PATCH /me', { body: change }),
  personalLink: () => ask('POST /me/link', {}),
  claim: (token: string) => ask('POST /me/claim', { body: { token } }),
  exportMe: () => textOf('GET /me/export', {}),
  forgetMe: () => ask('DELETE /me', {}),

  /** The table shows what its dice have promised; only then do we give our part of them, and sit down. */
  newTable: async (wish: NewTable) => {
    const seats = wish.seats ?? [];
    const { table } = await ask('POST /tables', {
      body: { ...wish, door: doorFor(seats, wish.door), seats: opened(seats) },
    });
    for (const [seat, one] of seats.entries())
      if (one.kind === 'me') await api.sit(table, seat, one.name ?? wish.name ?? '');
    return table;
  },
  table: (id: string, seat: number | null) =>
    ask('GET /tables/{table_id}', { at: { table_id: id }, query: { seat } }),
  plan: (id: string, plan: Calls['POST /tables/{table_id}/plan']['body']) =>
    ask('POST /tables/{table_id}/plan', { at: { table_id: id }, body: plan }),
  setSeat: (id: string, seat: number, kind: SeatWish, bot?: string) =>
    ask('POST /tables/{table_id}/seats/{seat}', { at: { table_id: id, seat }, body: { kind, bot } }),
  seatLink: (id: string, seat: number) =>
    ask('POST /tables/{table_id}/seats/{seat}/link', { at: { table_id: id, seat } }),
  /** The table has shown what its dice have promised: our part of them is a number that nobody could know before. */
  sit: async ({ id, commitment, yours }: Promising, seat: number, name: string, instead = false) => {
    const given = nonce();
    keepPromise(id, commitment, seat, given);
    try {
      const both = await ask('POST /tables/{table_id}/sit', {
        at: { table_id: id },
        body: { seat, name, nonce: given, ...(instead && { instead }) },
      });
      if (instead) for (const left of yours) takeBack(id, left);
      return both;
    } catch (error) {
      takeBack(id, seat);
      throw error;
    }
  },
  join: async (token: string, { table, commitment, number }: Invitation, name: string) => {
    const given = nonce();
    keepPromise(table, commitment, number, given);
    return ask('POST /join', { body: { token, name, nonce: given } });
  },
  invitation: (token: string) => ask('POST /join/look', { body: { token } }),
  rematch: async (id: string, options?: Options) =>
    (await ask('POST /tables/{table_id}/rematch', { at: { table_id: id }, body: options ? { options } : {} }))
      .table,

  move: (id: string, version: number, choice: string, seat: number) =>
    ask('POST /tables/{table_id}/moves', {
      at: { table_id: id },
      body: { version, choice, seat, key: nonce() },
    }),
  why: (id: string, choice: string, seat: number | null) =>
    ask('GET /tables/{table_id}/why', { at: { table_id: id }, query: { choice, seat } }),
  aloud: (id: string, seat: number | null) =>
    ask('GET /tables/{table_id}/aloud', { at: { table_id: id }, query: { seat } }),
  foresee: (id: string, seat: number | null) =>
    ask('GET /tables/{table_id}/foresee', { at: { table_id: id }, query: { seat } }),
  record: (id: string) => textOf('GET /tables/{table_id}/record', { at: { table_id: id } }),
  replay: (id: string, as: string) =>
    drawn(ask('GET /tables/{table_id}/replay', { at: { table_id: id }, query: { as } })),
  replayRecord: (record: string, as: string) =>
    drawn(ask('POST /replay', { body: { record }, query: { as } })),

  campaigns: () => ask('GET /campaigns', {}),
  campaign: (id: string) =>
    drawn(ask('GET /campaigns/{campaign_id}', { at: { campaign_id: id } }) as Promise<Campaign>),
  leftAfter: (id: string, number: number) =>
    drawn(ask('GET /campaigns/{campaign_id}/left/{number}', { at: { campaign_id: id, number } })),
  newCampaign: (name: string) => ask('POST /campaigns', { body: { name } }),
  writeCampaign: (id: string, what: string, of: string, text: string) =>
    drawn(
      ask('POST /campaigns/{campaign_id}/written', {
        at: { campaign_id: id },
        body: { what, of, text },
      }) as Promise<Campaign>,
    ),
  importCampaign: (campaign: string) => ask('POST /campaigns/import', { body: { campaign } }),
  exportCampaign: (id: string) => textOf('GET /campaigns/{campaign_id}/export', { at: { campaign_id: id } }),
  forkCampaign: (id: string, at: number, name: string) =>
    ask('POST /campaigns/{campaign_id}/fork', { at: { campaign_id: id }, body: { at, name } }),
  moveCampaign: (id: string) =>
    drawn(ask('POST /campaigns/{campaign_id}/move', { at: { campaign_id: id } }) as Promise<Campaign>),
  /** As with a new table: first the promise of the dice, then our part of them. */
  beginChapter: async (id: string, wish: NewChapter) => {
    const { table } = await ask('POST /campaigns/{campaign_id}/chapters', {
      at: { campaign_id: id },
      body: { ...wish, door: doorFor(wish.company, wish.door), company: opened(wish.company) },
    });
    for (const [seat, one] of wish.company.entries())
      if (one.kind === 'me') await api.sit(table, seat, wish.name || (one.name ?? ''));
    return table;
  },

  /** A path of this house as others can open it, with a picture of it. */
  link: (path: string) => ask('GET /link', { query: { path } }),

  /** The practice board of the noise tower, and tonight's. */
  towerBoard: () => ask('GET /tower', {}),
  towerLay: (body: Calls['POST /tower/lay']['body']) => ask('POST /tower/lay', { body }),
  towerTonight: () => ask('GET /tower/tonight', {}),
  towerTry: () => ask('POST /tower/tonight/try', {}),
  towerLayTonight: (placement: string) => ask('POST /tower/tonight/lay', { body: { placement } }),

  tonight: () => ask('GET /tonight', {}),
  sitTonight: async (name: string) => (await ask('POST /tonight', { body: { name } })).table,
};
