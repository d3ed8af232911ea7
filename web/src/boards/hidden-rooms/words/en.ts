/** What this board says, with the names of its game, in English. */

import board from '../../../texts/en/hidden-rooms.ftl?raw';
import names from '../../../../../src/yakata/hidden_rooms/texts/en/names.ftl?raw';

export default [board, names].join('\n');
