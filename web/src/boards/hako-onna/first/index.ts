/** The first minute of this game: its opening, and six drawn panels. */

import en from '../../../../../src/yakata/hako_onna/texts/en/first.ftl?raw';
import ja from '../../../../../src/yakata/hako_onna/texts/ja/first.ftl?raw';
import { reader } from '../../../lib/words';

export { default as Frame } from './Frame.svelte';
export { default as Panel } from './Panel.svelte';
export const practice = '/tower';
export const told = reader({ en: [en], ja: [ja] });
