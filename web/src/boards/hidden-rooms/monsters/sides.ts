import type { Direction } from '../squares';

/** How a figure is seen by somebody who looks down into the house from its foot. */
export type Side = 'front' | 'back' | 'profile';

export function sideOf(facing: Direction): Side {
  return facing === 'down' ? 'front' : facing === 'up' ? 'back' : 'profile';
}
