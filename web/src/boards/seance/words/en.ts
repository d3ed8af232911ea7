/** What this board says, in English. */

import board from '../../../texts/en/seance.ftl?raw';

export default board;
