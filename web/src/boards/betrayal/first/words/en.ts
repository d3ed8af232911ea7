/** What is said in the first minute, with the names in its pictures, in English. */

import first from '../../../../../../src/yakata/betrayal/texts/en/first.ftl?raw';
import names from '../../../../../../src/yakata/betrayal/texts/en/names.ftl?raw';
import tiles from '../../../../../../src/yakata/betrayal/packs/tallow-rent/texts/en/tiles-at-the-start.ftl?raw';

export default [first, names, tiles].join('\n');
