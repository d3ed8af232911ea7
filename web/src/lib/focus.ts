/**
 * Where the keys are. One rule for the whole table: whoever has the focus nowhere has it at the question, or at the
 * heading of the ending; while neither is there, at the place where the question will come.
 */

const WRITES = 'input, textarea, select';
const REST = '[data-rest]';

/** Nothing that can be used or is worth hearing has the focus: it was there, and is gone. */
export function isLost(at: Element | null): boolean {
  if (!at || at === document.body) return true;
  return at.matches('main, div[tabindex="-1"]:not([role], [aria-label], [aria-labelledby])');
}

/** Something lies over the table and is read first. */
export const isCovered = () => document.querySelector('dialog:modal') !== null;

function give(to: HTMLElement | null): boolean {
  if (!to || isCovered()) return false;
  to.focus({ preventScroll: true });
  return document.activeElement === to;
}

/** Gives the focus to the question where nothing has it. Says whether it has just come there. */
export function toQuestion(): boolean {
  const at = document.activeElement;
  if (!isLost(at) && !at!.matches(REST)) return false;
  return give(document.querySelector<HTMLElement>('[data-question]'));
}

/** Nothing is asked: the focus waits where it will be. */
export function toRest(): void {
  if (isLost(document.activeElement)) give(document.querySelector<HTMLElement>(REST));
}

/**
 * What lay over the table is closed: the focus goes back to what opened it. Where that is gone, or a key has opened it
 * from nowhere, it is at the question. Says whether there is such a place.
 */
export function backTo(from: Element | null): boolean {
  if (!isLost(document.activeElement)) return true;
  if (from?.isConnected && !isLost(from)) return give(from as HTMLElement);
  return toQuestion() || give(document.querySelector<HTMLElement>(REST));
}

/** A scene waits for a press: its button is at hand, unless somebody writes or reads something over it. */
export function toPress(button: HTMLElement | null): boolean {
  return !document.activeElement?.matches(WRITES) && give(button);
}

/** What is told, without what only names or draws it. */
const TOLD = 'p, li, blockquote';
const UNTOLD = 'figcaption, [aria-hidden="true"], button';

/** Sentences as they are heard: without the readings over their signs, and what is drawn. */
export function heardIn(scene: Element, not = UNTOLD): string[] {
  const found = [...scene.querySelectorAll(TOLD)].filter(
    (one) => !one.closest(not) && !one.querySelector(TOLD),
  );
  return found.map(textOf).filter(Boolean);
}

function textOf(one: Element): string {
  const copy = one.cloneNode(true) as Element;
  for (const left of copy.querySelectorAll('rt, rp, svg, [aria-hidden="true"]')) left.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Escape closes what was opened last, before it means anything else to the table. */
export function onEscape(close: () => void): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
    if (document.querySelector(':popover-open')) return; // the explanation of a word in it
    event.preventDefault();
    close();
  };
  window.addEventListener('keydown', key, { capture: true });
  return () => window.removeEventListener('keydown', key, { capture: true });
}
