/** What this board says, with the names and stories of its game, in Japanese. */

import board from '../../../texts/ja/hako-onna.ftl?raw';
import names from '../../../../../src/yakata/hako_onna/texts/ja/names.ftl?raw';
import story from '../../../../../src/yakata/hako_onna/texts/ja/story.ftl?raw';

export default [board, names, story].join('\n');
