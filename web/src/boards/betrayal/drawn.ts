/** What the packs of this house have drawn, as far as it may be seen. */

import { drawings } from '../../lib/drawings.svelte';
import type { SoundKey } from '../../sound';

export type Shape = readonly [hand: string, path: string];
export type Part = readonly Shape[];
/** A part, by its name or as it is, and where it stands: its size, and whether it is seen in a mirror. */
export type Placed = readonly [
  part: string | Part,
  x: number,
  y: number,
  size?: number | undefined,
  mirrored?: boolean | undefined,
];
export type Scene = readonly (Shape | Placed)[];

interface Drawn {
  scene?: Scene;
  /** A path. */
  sign?: string;
  /** A look that the page has, or the paths of one. */
  look?: string | readonly [body: string, pale: string, glow?: string];
  sound?: SoundKey;
}

/** The first of these kinds that has a drawing of this. */
export function drawnOf(id: string, ...kinds: string[]): Drawn {
  for (const kind of kinds) {
    const found = drawings.of(`${kind}-${id}`);
    if (found) return found as Drawn;
  }
  return {};
}
