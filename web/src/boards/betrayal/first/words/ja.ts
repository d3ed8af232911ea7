/** What is said in the first minute, with the names in its pictures, in Japanese. */

import first from '../../../../../../src/yakata/betrayal/texts/ja/first.ftl?raw';
import names from '../../../../../../src/yakata/betrayal/texts/ja/names.ftl?raw';
import tiles from '../../../../../../src/yakata/betrayal/packs/tallow-rent/texts/ja/tiles-at-the-start.ftl?raw';

export default [first, names, tiles].join('\n');
