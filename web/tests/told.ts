/** What a table has told of old evenings (`python -m tests.table.told`). */

import type { Seen } from '../src/lib/moments';
import type { Replay } from '../src/lib/types';

export interface Evening {
  replay: Replay;
  /** What was seen at every moment, whole. */
  moments: Seen[];
}

const FILES = import.meta.glob<unknown>('./told/*.json', { eager: true, import: 'default' });

export function told<Told = Evening>(name: string): Told {
  return structuredClone(FILES[`./told/${name}.json`]) as Told;
}
