/** The sheets of the larger pictures, 400 by 300. */

import { arch, sheet as cut } from '../scene';

export const WIDTH = 400;
export const HEIGHT = 300;
/** Three doors, one within the other; the nearest first. */
export const DOORS = [
  arch(60, 340, 14, 300, 1),
  arch(92, 308, 38, 288, 2),
  arch(124, 276, 62, 270, 3),
] as const;
export const sheet = (hole: string) => cut(WIDTH, HEIGHT, hole);
