import { speaker } from '../../lib/words';
import en from '../../texts/en/seance.ftl?raw';
import ja from '../../texts/ja/seance.ftl?raw';

export const say = speaker({ en: [en], ja: [ja] });
