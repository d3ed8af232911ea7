import { speaker } from '../../lib/words';
import en from '../../texts/en/hako-onna.ftl?raw';
import ja from '../../texts/ja/hako-onna.ftl?raw';

export const say = speaker({ en: [en], ja: [ja] });
