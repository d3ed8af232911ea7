/** What has the stage in Hidden Rooms, by the key of its event. */

import type { Scenes } from '../../../lib/boards';
import Ended from './Ended.svelte';
import type { Staged } from './ended';

export const scenes: Scenes<Staged> = { 'stage-lost': Ended, 'stage-won': Ended };
