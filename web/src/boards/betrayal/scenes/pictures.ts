/** What stands before the house when a haunt begins or ends. */

import { drawnOf, type Scene } from '../drawn';

const PLAIN: Scene = [
  ['lantern', -90, 0, 1.1],
  ['rubble', 100, 0, 1],
];

export const beforeHouse = (haunt: string): Scene => drawnOf(haunt, 'haunt').scene ?? PLAIN;
/** When the house is saved, the water has gone. */
export const byMorning = (haunt: string): Scene => beforeHouse(haunt).filter(([part]) => part !== 'flood');
