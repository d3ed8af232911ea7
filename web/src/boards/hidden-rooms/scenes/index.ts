/** What has the stage in Hidden Rooms, by the key of its event. */

import type { Scenes } from '../../../lib/boards';
import Ended from './Ended.svelte';

export const scenes: Scenes = { 'stage-lost': Ended, 'stage-won': Ended };
