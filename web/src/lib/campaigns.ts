/** The house over many evenings: the page's short names for what goes over the wire. */

import type { ChronicleShown, Wish } from '../generated/betrayal';
import type { CampaignLine, CampaignShown, NewChapter as Chapter, SeatKind } from '../generated/wire';

export type {
  FamilyShown as Family,
  Named,
  NightShown as Night,
  PersonShown as Person,
} from '../generated/betrayal';
export type { BlankShown as Blank, CampaignLine, CampaignStatus } from '../generated/wire';

/** Beside what every campaign has, what its game has to tell. */
export type Campaign = CampaignShown & ChronicleShown;
type Guest = Wish & { kind: SeatKind; bot?: string };
export type Member = { [Field in keyof Guest]: Guest[Field] };
export type NewChapter = Omit<Chapter, 'company'> & { company: Member[] };

export function years(line: CampaignLine): string {
  return [...new Set([line.first_year, line.last_year])].filter(Boolean).join('–');
}
