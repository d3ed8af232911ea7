/** What is said in the first minute, in English. */

import first from '../../../../../../src/yakata/hako_onna/texts/en/first.ftl?raw';

export default first;
