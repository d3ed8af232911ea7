/** Who has read the beginning of what on this device, and how the pictures are cut in which year. */

import type { BoxView, NightView } from './night';

const key = (haunt: string, seat: number) => `yakata.read.${location.pathname}.${haunt}.${seat}`;

export function hasRead(haunt: string, seat: number): boolean {
  try {
    return sessionStorage.getItem(key(haunt, seat)) !== null;
  } catch {
    return false;
  }
}

/** The side of each seat when it last read its book. Kept by nobody else: it may be a secret. */
const sides = new Map<string, string>();

/** Somebody who has read one book is now on another side. */
export function isNewSide(haunt: string, seat: number, side: string): boolean {
  const before = sides.get(key(haunt, seat)) ?? side;
  sides.set(key(haunt, seat), before);
  return before !== side;
}

/**
 * The books and boxes that lie open to a seat. After the end they all do; what its side knew (`knew`) are its own books
 * and the boxes that were shown to all.
 */
export function openTo(night: NightView, knew: boolean): { books: readonly string[]; boxes: BoxView[] } {
  if (!knew || night.seat < 0)
    return { books: [...new Set([...night.own_books, ...night.books])], boxes: [...night.boxes] };
  const read = (box: BoxView) => box.shown || box.book === 'all' || night.own_books.includes(box.book);
  return { books: night.own_books, boxes: night.boxes.filter(read) };
}

/** As the books have them: what one is to do comes first. */
const KINDS = ['main', 'side', 'reaction', 'power', 'monster', 'fact'];
export function inOrder(boxes: readonly BoxView[]): BoxView[] {
  return [...boxes].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The keys of the Legacy cards that were read tonight. */
export function legacyOf(night: NightView): readonly string[] {
  return night.chapter ? night.read.filter((one) => one.startsWith(`legacy-${night.chapter}-`)) : [];
}

/** Of those, what is read out when the chapter begins, and what when the evening turns. */
export const openingOf = (night: NightView) => legacyOf(night).slice(0, night.opening);
export const turningOf = (night: NightView) => legacyOf(night).slice(night.opening);

/** What was written into the book of the house tonight. */
export function writtenOf(night: NightView): readonly string[] {
  return night.chapter && night.ending
    ? night.read.filter((one) => one.startsWith('journal-')).slice(-1)
    : [];
}

export function read(haunt: string, seat: number, side: string): void {
  sides.set(key(haunt, seat), side);
  try {
    sessionStorage.setItem(key(haunt, seat), '1');
  } catch {
    // It is read again after a reload: no harm.
  }
}

/** The earlier the chapter, the coarser the print. */
export function eraOf(chapter: string): string {
  if (/prologue/.test(chapter)) return 'old';
  const number = Number(/\d+/.exec(chapter)?.[0] ?? 5);
  return number <= 2 ? 'old' : number >= 9 ? 'new' : 'middle';
}
