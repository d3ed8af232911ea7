/** Where the keys are. One rule for the whole table: whoever is asked, and has the focus nowhere, has it at the question. */

const WRITES = 'input, textarea, select';

/** Nothing that can be used or is worth hearing has the focus: it was there, and is gone. */
export function isLost(at: Element | null): boolean {
  if (!at || at === document.body) return true;
  return at.matches('main, div[tabindex="-1"]:not([role], [aria-label], [aria-labelledby])');
}

const isCovered = () => document.querySelector('dialog:modal') !== null;

/** Gives the focus to the question where nothing has it. Says whether it has just come there. */
export function toQuestion(): boolean {
  const question = document.querySelector<HTMLElement>('[data-question]');
  if (!question || isCovered() || !isLost(document.activeElement)) return false;
  question.focus({ preventScroll: true });
  return document.activeElement === question;
}

/** A scene waits for a press: its button is at hand, unless somebody writes or reads something over it. */
export function toPress(button: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (!button || isCovered() || at?.matches(WRITES)) return false;
  button.focus({ preventScroll: true });
  return document.activeElement === button;
}

/** Sentences as they are heard: without the readings over their signs, and what is drawn. */
export function heardIn(scene: Element): string[] {
  const parts = [...scene.querySelectorAll('p, li')].filter(
    (one) => !one.closest('figcaption, [aria-hidden="true"], button') && !one.querySelector('p, li'),
  );
  return parts.map((one) => {
    const copy = one.cloneNode(true) as Element;
    for (const left of copy.querySelectorAll('rt, rp, svg')) left.remove();
    return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  });
}
