import type { Campaign, CampaignLine, NewChapter } from './campaigns';
import { nonce } from './chance';
import { settings } from './settings.svelte';
import type {
  Foresight,
  Game,
  Lang,
  Me,
  NewTable,
  Options,
  Refusal,
  Replay,
  Rule,
  SeatWish,
  State,
  Table,
  Tonight,
} from './types';
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

type Query = Record<string, string | number | null | undefined>;

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

async function call(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(ours('offline'), 0);
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await (await call('GET', path, query)).json()) as T;
}

async function send<T>(method: string, path: string, body: unknown = {}, query?: Query): Promise<T> {
  const text = await (await call(method, path, query, body)).text();
  return (text ? JSON.parse(text) : null) as T;
}

/** What a seat link leads to. */
export interface Invitation {
  title: string;
  line: string;
  host: string;
  /** Whom one will play. */
  seat: string;
  campaign: string;
  chapter: string;
}

interface Laid {
  table: Table;
}

export const api = {
  games: () => get<Game[]>('/games'),
  rules: (game: string) => get<Rule[]>(`/games/${game}/rules`),

  me: () => get<Me>('/me'),
  changeMe: (change: { name?: string; lang?: Lang }) => send<Me>('PATCH', '/me', change),
  personalLink: () => send<{ path: string }>('POST', '/me/link'),
  claim: (token: string) => send<Me>('POST', '/me/claim', { token }),
  exportMe: async () => (await call('GET', '/me/export')).text(),
  forgetMe: () => send<null>('DELETE', '/me'),

  /** The table shows what its dice have promised; only then do we give our part of them, and sit down. */
  newTable: async (wish: NewTable) => {
    const seats = wish.seats.map((one) => (one.kind === 'me' ? { ...one, kind: 'open' } : one));
    const { table } = await send<Laid>('POST', '/tables', { ...wish, seats });
    for (const [seat, one] of wish.seats.entries())
      if (one.kind === 'me') await api.sit(table.id, seat, one.name ?? wish.name ?? '', nonce());
    return table;
  },
  table: (id: string, seat: number | null) =>
    get<{ table: Table; state: State | null }>(`/tables/${id}`, { seat }),
  setSeat: (id: string, seat: number, kind: SeatWish, bot?: string) =>
    send<unknown>('POST', `/tables/${id}/seats/${seat}`, { kind, bot }),
  seatLink: (id: string, seat: number) => send<{ path: string }>('POST', `/tables/${id}/seats/${seat}/link`),
  sit: (id: string, seat: number, name: string, nonce: string) =>
    send<unknown>('POST', `/tables/${id}/sit`, { seat, name, nonce }),
  join: (token: string, name: string, nonce: string) =>
    send<{ table: string; seat: number }>('POST', '/join', { token, name, nonce }),
  invitation: (token: string) => send<Invitation>('POST', '/join/look', { token }),
  rematch: async (id: string, options?: Options) =>
    (await send<Laid>('POST', `/tables/${id}/rematch`, options ? { options } : {})).table,

  move: (id: string, version: number, choice: string, seat: number) =>
    send<unknown>('POST', `/tables/${id}/moves`, { version, choice, seat, key: nonce() }),
  why: (id: string, choice: string, seat: number | null) =>
    get<Refusal | null>(`/tables/${id}/why`, { choice, seat }),
  foresee: (id: string, seat: number | null) => get<Foresight>(`/tables/${id}/foresee`, { seat }),
  record: async (id: string) => (await call('GET', `/tables/${id}/record`)).text(),
  replay: (id: string, as: string) => get<Replay>(`/tables/${id}/replay`, { as }),
  replayRecord: (record: string, as: string) => send<Replay>('POST', '/replay', { record }, { as }),

  campaigns: () => get<CampaignLine[]>('/campaigns'),
  campaign: (id: string) => get<Campaign>(`/campaigns/${id}`),
  newCampaign: (name: string) => send<Campaign>('POST', '/campaigns', { name }),
  importCampaign: (campaign: string) => send<Campaign>('POST', '/campaigns/import', { campaign }),
  exportCampaign: async (id: string) => (await call('GET', `/campaigns/${id}/export`)).text(),
  forkCampaign: (id: string, at: number, name: string) =>
    send<Campaign>('POST', `/campaigns/${id}/fork`, { at, name }),
  moveCampaign: (id: string) => send<Campaign>('POST', `/campaigns/${id}/move`),
  /** As with a new table: first the promise of the dice, then our part of them. */
  beginChapter: async (id: string, wish: NewChapter) => {
    const company = wish.company.map((one) => (one.kind === 'me' ? { ...one, kind: 'open' } : one));
    const { table } = await send<Laid>('POST', `/campaigns/${id}/chapters`, { ...wish, company });
    for (const [seat, one] of wish.company.entries())
      if (one.kind === 'me') await api.sit(table.id, seat, wish.name || (one.name ?? ''), nonce());
    return table;
  },

  tonight: () => get<Tonight>('/tonight'),
  sitTonight: async (name: string) => (await send<Laid>('POST', '/tonight', { name })).table,
};
