/** Where something happens in the mansion. */

import type { GameEvent } from '../../lib/types';
import type { NightView } from './night';
import { boardOfRoom } from './plan/boards';

/** Slots that name a room, or a Shadow in one. */
const PLACES = ['room', 'shadow', 'place', 'target', 'rooms'] as const;

function floorOfRoom(room: string, night: NightView): number | undefined {
  return night.house.find((laid) => laid.board === boardOfRoom(room))?.floor;
}

function placeOf({ slots }: GameEvent, night: NightView): number | undefined {
  for (const name of PLACES) {
    const place = [slots[name]].flat()[0];
    const floor = typeof place === 'string' ? floorOfRoom(place.split('.')[0]!, night) : undefined;
    if (floor !== undefined) return floor;
  }
  const turn = typeof slots.seat === 'number' && slots.seat > 0 && slots.seat === night.turn;
  return turn ? floorOfRoom(night.players[slots.seat as number]?.room ?? '', night) : undefined;
}

/** The floor that the last of these is about; none where it happens nowhere. */
export function floorOf(told: readonly GameEvent[], night: NightView): number | undefined {
  return told.map((event) => placeOf(event, night)).findLast((floor) => floor !== undefined);
}
