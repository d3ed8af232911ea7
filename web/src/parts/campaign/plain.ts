/** A campaign of a game that draws nothing of its own: its chapters, in words. */

import type { Campaign, Evening } from '../../lib/campaigns';
import Told from './Told.svelte';

export interface ChapterTold {
  number: number;
  title: string;
  over: boolean;
  lines: string[];
  texts: string[];
}

export const chaptersIn = (campaign: Campaign) => campaign['chapters'] as ChapterTold[];
export const peopleIn = (campaign: Campaign) => campaign['people'] as string[];

export const evenings = (campaign: Campaign): Evening[] =>
  chaptersIn(campaign).map(({ number, title }) => ({ number, say: title }));

export { Told as Chronicle, Told as Leaves };
