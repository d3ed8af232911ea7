/** What is said in the first minute, in English. */

import first from '../../../../../../src/yakata/hidden_rooms/texts/en/first.ftl?raw';

export default first;
