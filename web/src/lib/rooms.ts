/** Which page an address is. Each is fetched when somebody goes there: whoever stands at the door has none of them. */

import type { Component } from 'svelte';

import Home from '../pages/Home.svelte';
import Lost from '../pages/Lost.svelte';
import { wordsOf } from './words';

type Fetched = Promise<{ default: Component<any> }>;

export interface Room {
  /** Another of these is another page, begun anew. */
  key: string;
  page: Component<any> | Fetched;
  props: Record<string, unknown>;
  /** Its titles may hold what people have written. */
  people?: boolean;
}

const HOME: Room = { key: 'home', page: Home, props: {} };
const LOST: Room = { key: 'lost', page: Lost, props: {} };

/** Each is asked for once: a page that has come is there at once when somebody comes back to it. */
const fetched = new Map<string, Fetched>();

const PAGES: Record<string, () => Fetched> = {
  table: () => import('../pages/Table.svelte'),
  screen: () => import('../pages/Screen.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  join: () => import('../pages/Join.svelte'),
  claim: () => import('../pages/Claim.svelte'),
  mine: () => import('../pages/Mine.svelte'),
  new: () => import('../pages/NewTable.svelte'),
  reconstructed: () => import('../pages/Reconstructed.svelte'),
  shelf: () => import('../pages/Shelf.svelte'),
  chronicle: () => import('../pages/Chronicle.svelte'),
  campaign: () => import('../pages/Campaign.svelte'),
  open: () => import('../pages/OpenRecord.svelte'),
  tower: async () => (await Promise.all([import('../pages/Practice.svelte'), wordsOf('hako-onna')]))[0],
};

/** Their titles are the game's, which has letters of its own. */
const AT_A_BOARD = new Set(['table', 'screen', 'replay']);

/** The page of this name. What could not be fetched is asked for again the next time. */
export function fetchPage(name: keyof typeof PAGES): Fetched {
  let page = fetched.get(name);
  if (!page) {
    page = PAGES[name]!();
    page.catch(() => fetched.delete(name));
    fetched.set(name, page);
  }
  return page;
}

function behind(name: keyof typeof PAGES, key: string, props: Record<string, unknown> = {}): Room {
  return { key: `${name} ${key}`, page: fetchPage(name), props, people: !AT_A_BOARD.has(name) };
}

export function roomAt([room, name, part]: string[]): Room {
  if (!room) return HOME;
  switch (name ? `${room}/` : room) {
    case 't/':
      return behind('table', name!, { id: name });
    case 's/':
      return behind('screen', name!, { id: name });
    case 'r/':
      return behind('replay', name!, { id: name });
    case 'join/':
      return behind('join', '', { token: name });
    case 'me/':
      return behind('claim', '', { token: name });
    case 'reconstructed/':
      return behind('reconstructed', '', { name });
    case 'c/':
      if (part === 'chronicle') return behind('chronicle', '', { id: name });
      return behind('campaign', name!, { id: name });
  }
  switch (room) {
    case 'me':
      return behind('mine', '');
    case 'new':
      return behind('new', '', { wanted: name });
    case 'shelf':
      return behind('shelf', '');
    case 'open':
      return behind('open', '');
    case 'tower':
      return behind('tower', '');
  }
  return LOST;
}
