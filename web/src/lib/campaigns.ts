/** The house over many evenings: what every campaign has, and where its game draws the rest. */

import type { Component } from 'svelte';

import type {
  BlankShown,
  CampaignLine,
  CampaignShown,
  Mark,
  NewChapter as Chapter,
  SeatKind,
} from '../generated/wire';
import { wordsOf } from './words';

export type { BlankShown as Blank, CampaignLine, CampaignStatus, Mark } from '../generated/wire';

/** Beside what every campaign has, what its game has to tell. */
export type Campaign = CampaignShown & Record<string, unknown>;
/** Who shall come: the seat, and what the game asks of whoever sits there. */
export type Member = { kind: SeatKind; name?: string } & Record<string, string | number | boolean | null>;
export type NewChapter = Omit<Chapter, 'company'> & { company: Member[] };

/** An evening that has begun, by its number and what it is called. */
export interface Evening {
  number: number;
  say: string;
}

/** What a game draws of its campaigns: `campaign/index.ts` in the folder of its board. */
export interface CampaignModule {
  /** The arms of somebody whom a campaign is about. */
  Crest?: Component<{ mark: Mark; label?: string }>;
  /** Who comes to the next evening. */
  Company?: Component<{ campaign: Campaign }>;
  /** The pages of the opened book. */
  Leaves: Component<{ campaign: Campaign }>;
  /** What something is about that players write, over the line that it is written on. */
  Subject?: Component<{ campaign: Campaign; blank: BlankShown; text: string }>;
  /** The pages of the printed one. */
  Chronicle: Component<{ campaign: Campaign }>;
  evenings: (campaign: Campaign) => Evening[];
}

const modules = import.meta.glob<CampaignModule>('../boards/*/campaign/index.ts');

/** How a game draws its campaigns; plainly, where it has no pictures of them. */
export async function campaignsOf(game: string): Promise<CampaignModule> {
  const own = modules[`../boards/${game}/campaign/index.ts`]?.() ?? import('../parts/campaign/plain');
  const [found] = await Promise.all([own, wordsOf(game)]);
  return found;
}

export function years(line: CampaignLine): string {
  return [...new Set([line.first_year, line.last_year])].filter(Boolean).join('–');
}
