/** The house over many evenings: the page's short names for what goes over the wire. */

import type { CampaignLine } from '../generated/wire';

export type {
  CampaignLine,
  CampaignStatus,
  CampaignShown as Campaign,
  FamilyShown as Family,
  MemberWish as Member,
  Named,
  NewChapter,
  NightShown as Night,
  PersonShown as Person,
} from '../generated/wire';

export function years(line: CampaignLine): string {
  return [...new Set([line.first_year, line.last_year])].filter(Boolean).join('–');
}
