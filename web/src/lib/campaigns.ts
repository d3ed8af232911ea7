import type { Refusal, SeatWish, Table } from './types';

/** The house over many evenings, as docs/api.md tells it. */

export interface Named {
  id: string;
  say: string;
  text: string;
}

export interface Person {
  family: string;
  /** Nothing for somebody who has only the family's name. */
  name: string;
  age: number;
  born: number;
  nights: number[];
  /** Where, in words. */
  died: string;
  died_in: number;
  traitor: number[];
  won: number[];
}

export interface Night {
  number: number;
  title: string;
  year: number;
  over: boolean;
  people: Person[];
  haunt: string;
  ending: string;
  ending_text: string;
  /** What was read when the evening began, and when it turned. */
  legacy: string[];
  journal: string[];
  changes: Named[];
}

export interface Family {
  family: string;
  say: string;
  colour: string;
  people: Person[];
  missed: number;
  heirlooms: string[];
  titles: string[];
  counts: Named[];
  /** Who may come again, as they were in the last chapter. */
  survivor: Person | null;
}

export type CampaignStatus = 'ready' | 'waiting' | 'playing' | 'over' | 'lost';

export interface CampaignLine {
  id: string;
  name: string;
  owner: boolean;
  status: CampaignStatus;
  number: number;
  title: string;
  table: string;
  first_year: number;
  last_year: number;
  touched: number;
}

export interface Campaign {
  line: CampaignLine;
  free: boolean;
  pinned: Refusal | null;
  families: Family[];
  nights: Night[];
  rules: Named[];
  company: Person[];
  fork: string;
  moves: number;
  proved: boolean;
}

/** Who of a family comes, and who plays them; without an age, the survivor. */
export interface Member {
  family: string;
  kind: SeatWish;
  bot?: string;
  name?: string;
  age?: number;
}

export interface NewChapter {
  company: Member[];
  spectators?: Table['spectators'];
  clock?: Table['clock'];
  absent?: Table['absent'];
  name?: string;
}

export function years(line: CampaignLine): string {
  return [...new Set([line.first_year, line.last_year])].filter(Boolean).join('–');
}
