/** Which of the things that happen have no scene of their own this time, wait for their reader, or want a press. */

import type { Told } from '../../../lib/boards';
import type { GameEvent, View } from '../../../lib/types';
import { nightIn } from '../night';
import { hasRead } from '../reading';
import { fightIn } from './told';

/** What has a scene, by the key of its event. */
export const STAGED = [
  'turn-begins',
  'discovers',
  'draws',
  'finds-card',
  'rolled',
  'raised',
  'lowered',
  'healed',
  'haunt-roll',
  'haunt-begins',
  'is-traitor',
  'role-set',
  'role-shown',
  'attacks',
  'wins-fight',
  'fight-tied',
  'died',
  'tile-becomes',
  'tile-changed',
  'passage',
  'heirloomed',
  'title',
  'card-added',
  'crest',
  'door-opened',
  'families-write',
  'legacy-card',
  'journal',
  'dawn',
  'side-wins',
  'one-wins',
] as const;
export type Staged = (typeof STAGED)[number];

export const isOwn = (event: GameEvent, view: View) => view.seat >= 0 && event.slots.seat === view.seat;

export function isOwnRoll(event: GameEvent, view: View): boolean {
  return event.key === 'rolled' && isOwn(event, view);
}

const OWN = new Set(['died', 'is-traitor', 'role-set']);
const READ = new Set(['legacy-card', 'journal', 'door-opened']);

/** A reader takes the time that it takes: their own death or side, what is read out of the campaign's books, the end. */
export function waits({ event, view }: Told): boolean {
  if (OWN.has(event.key)) return isOwn(event, view);
  return READ.has(event.key);
}

/** One's own death has the stage at whatever pace. */
export const insists = ({ event, view }: Told): boolean => event.key === 'died' && isOwn(event, view);

/** Dice of one's own fall when one throws them. */
export const presses = ({ event, view }: Told): number => (isOwnRoll(event, view) ? 1 : 0);

/**
 * Legacy cards that open the evening are read where the chapter begins, and those of its turning with the haunt. How far
 * the monsters go is no matter of its own, nor is a turn that comes before what the haunt is about is read, nor a draw of
 * those who have only measured themselves.
 */
export function plain({ event, view, events }: Told): boolean {
  const night = nightIn(view);
  if (event.key === 'legacy-card') return Boolean(night.haunt) || night.round <= 1;
  if (event.key === 'journal') return night.round < 1;
  if (event.key === 'turn-begins') return Boolean(night.haunt) && !hasRead(night.haunt, night.seat);
  if (event.key === 'draws') return !event.slots.card;
  if (event.key === 'fight-tied') return fightIn(events, event) === null;
  if (event.key === 'rolled') return Number(event.slots.seat) < 0 && fightIn(events, event) === null;
  return false;
}
