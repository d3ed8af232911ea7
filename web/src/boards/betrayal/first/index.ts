/** The first minute of this game: its opening, and six drawn panels. */

import { reader } from '../../../lib/words';

export { default as Frame } from './Frame.svelte';
export const panels = () => import('./Panel.svelte');
export const told = reader('betrayal/first');
