/** What has the stage on an evening, by what happens. */

import type { Scenes } from '../../../lib/boards';
import Card from './Card.svelte';
import Death from './Death.svelte';
import Door from './Door.svelte';
import End from './End.svelte';
import Fight from './Fight.svelte';
import Haunt from './Haunt.svelte';
import OmenRoll from './OmenRoll.svelte';
import Naming from './Naming.svelte';
import OpenedDoor from './OpenedDoor.svelte';
import Page from './Page.svelte';
import Roll from './Roll.svelte';
import Sticker from './Sticker.svelte';
import Track from './Track.svelte';
import Traitor from './Traitor.svelte';
import Turn from './Turn.svelte';
import type { Staged } from './choosing';

export const scenes: Scenes<Staged> = {
  'turn-begins': Turn,
  discovers: Door,
  draws: Card,
  'finds-card': Card,
  rolled: Roll,
  raised: Track,
  lowered: Track,
  healed: Track,
  'haunt-roll': OmenRoll,
  'haunt-begins': Haunt,
  'is-traitor': Traitor,
  'role-set': Traitor,
  'role-shown': Traitor,
  attacks: Fight,
  'wins-fight': Fight,
  'fight-tied': Fight,
  died: Death,
  'tile-becomes': Sticker,
  'tile-changed': Sticker,
  passage: Sticker,
  heirloomed: Page,
  title: Page,
  'card-added': Page,
  crest: Page,
  'door-opened': OpenedDoor,
  'families-write': Naming,
  'legacy-card': Page,
  journal: Page,
  dawn: End,
  'side-wins': End,
  'one-wins': End,
};
