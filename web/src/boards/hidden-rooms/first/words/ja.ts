/** What is said in the first minute, in Japanese. */

import first from '../../../../../../src/yakata/hidden_rooms/texts/ja/first.ftl?raw';

export default first;
