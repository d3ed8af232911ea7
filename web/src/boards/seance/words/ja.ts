/** What this board says, in Japanese. */

import board from '../../../texts/ja/seance.ftl?raw';

export default board;
