/** What is said in the first minute, in Japanese. */

import first from '../../../../../../src/yakata/hako_onna/texts/ja/first.ftl?raw';

export default first;
