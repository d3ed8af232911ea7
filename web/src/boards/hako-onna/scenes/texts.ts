/** What scenes say beside the sentences of their events. */

import { speaker } from '../../../lib/words';
import en from '../../../texts/en/hako-onna.ftl?raw';
import scenesEn from '../../../texts/en/hako-onna-scenes.ftl?raw';
import ja from '../../../texts/ja/hako-onna.ftl?raw';
import scenesJa from '../../../texts/ja/hako-onna-scenes.ftl?raw';

export const say = speaker({ en: [scenesEn, en], ja: [scenesJa, ja] });
