/** What this board says, in Japanese. */

import board from '../../../texts/ja/betrayal.ftl?raw';

export default board;
