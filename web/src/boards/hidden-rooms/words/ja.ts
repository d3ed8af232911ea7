/** What this board says, with the names of its game, in Japanese. */

import board from '../../../texts/ja/hidden-rooms.ftl?raw';
import names from '../../../../../src/yakata/hidden_rooms/texts/ja/names.ftl?raw';

export default [board, names].join('\n');
