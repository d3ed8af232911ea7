/** What has the stage on an evening, by what happens. */

import type { Scenes } from '../../../lib/boards';
import Door from './Door.svelte';

export const scenes: Scenes = {
  discovers: Door,
};
