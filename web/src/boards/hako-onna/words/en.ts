/** What this board says, with the names and stories of its game, in English. */

import board from '../../../texts/en/hako-onna.ftl?raw';
import names from '../../../../../src/yakata/hako_onna/texts/en/names.ftl?raw';
import story from '../../../../../src/yakata/hako_onna/texts/en/story.ftl?raw';

export default [board, names, story].join('\n');
