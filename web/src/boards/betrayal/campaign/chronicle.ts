/** What a campaign of Betrayal has to tell, beside what every campaign has. */

import type {
  ChronicleShown,
  FamilyShown,
  HouseLeft,
  NightShown,
  PersonShown,
  Wish,
} from '../../../generated/betrayal';
import type { SeatKind } from '../../../generated/wire';
import { api } from '../../../lib/api';
import type { Campaign, Evening } from '../../../lib/campaigns';
import { say } from '../texts';
import type { Sitter } from './portraits';

export type {
  FamilyShown as Family,
  HouseLeft as House,
  Named,
  NightShown as Night,
  PersonShown as Person,
  TileMark,
} from '../../../generated/betrayal';

export type Chronicle = Campaign & ChronicleShown;
type Sent = Wish & { kind: SeatKind; bot?: string };
export type Guest = { [Field in keyof Sent]: Sent[Field] };

export const chronicleIn = (campaign: Campaign) => campaign as Chronicle;

export const evenings = (campaign: Campaign): Evening[] =>
  chronicleIn(campaign).nights.map(({ number, year, title }) => ({
    number,
    say: say('labelled', { label: String(year), what: title }),
  }));

export const familyOf = (campaign: Chronicle, id: string): FamilyShown =>
  campaign.families.find((family) => family.family === id)!;

/** Those that are over, oldest first. */
export const overIn = (campaign: Chronicle): NightShown[] => campaign.nights.filter((night) => night.over);

const yearOf = (campaign: Chronicle, number: number | undefined) =>
  campaign.nights.find((night) => night.number === number)?.year ?? 0;

/** Somebody as they looked at the last of these nights. */
export function sitterOf(campaign: Chronicle, person: PersonShown): Sitter {
  const year = yearOf(campaign, person.nights.at(-1));
  return { family: person.family, name: person.name, born: person.born, age: person.age, year };
}

export const yearsOf = (campaign: Chronicle, person: PersonShown): string =>
  person.nights.map((number) => yearOf(campaign, number)).join(say('and-then'));

export function lifeOf(person: PersonShown): string {
  const slots = { born: String(person.born), died: String(person.died_in), where: person.died };
  return say(person.died ? 'campaign-life-over' : 'campaign-life', slots);
}

/** The house as that night has left it. */
export async function houseAfter(campaign: string, number: number): Promise<HouseLeft> {
  return (await api.leftAfter(campaign, number)).place as HouseLeft;
}
