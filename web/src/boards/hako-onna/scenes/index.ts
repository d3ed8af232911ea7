/** What has the stage in a night of Hako Onna, by the key of its event. */

import type { Scenes } from '../../../lib/boards';
import Barred from './Barred.svelte';
import Died from './Died.svelte';
import Done from './Done.svelte';
import Joined from './Joined.svelte';
import Late from './Late.svelte';
import Lights from './Lights.svelte';
import Over from './Over.svelte';
import Peeked from './Peeked.svelte';
import Played from './Played.svelte';
import Scream from './Scream.svelte';
import type { Staged } from './seen';

export const scenes: Scenes<Staged> = {
  'behind-you': Played,
  barred: Barred,
  dark: Lights,
  defeated: Done,
  'diary-found': Peeked,
  died: Died,
  'ghost-seen': Peeked,
  'her-turn': Joined,
  interrupted: Played,
  'item-stolen': Done,
  light: Lights,
  overdue: Late,
  saved: Done,
  saw: Peeked,
  screamed: Scream,
  'she-wins': Over,
  'shown-tile-stolen': Done,
  stole: Done,
  struck: Done,
  'struck-in-vain': Done,
  'visitors-win': Over,
};
