/** Who has read the beginning of the haunt on this device, and how the pictures are cut in which year. */

const key = (haunt: string, seat: number) => `yakata.read.${location.pathname}.${haunt}.${seat}`;

export function hasRead(haunt: string, seat: number): boolean {
  try {
    return sessionStorage.getItem(key(haunt, seat)) !== null;
  } catch {
    return false;
  }
}

export function read(haunt: string, seat: number): void {
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
