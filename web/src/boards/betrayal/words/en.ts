/** What this board says, in English. */

import board from '../../../texts/en/betrayal.ftl?raw';

export default board;
