import { speaker } from '../../lib/words';
import en from '../../texts/en/betrayal.ftl?raw';
import ja from '../../texts/ja/betrayal.ftl?raw';

export const say = speaker({ en: [en], ja: [ja] });
