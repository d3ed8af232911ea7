/** Where an arrow key leads. */
export const STEP: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Arrow keys lead from one lit thing (`data-reach`) to the nearest that way. */
export function walk(event: KeyboardEvent, among: ParentNode, focus?: FocusOptions): void {
  const step = STEP[event.key];
  const from = event.target as HTMLElement;
  if (!step || !from.dataset.reach) return;
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of among.querySelectorAll<HTMLElement>('[data-reach]')) {
    const [ox, oy] = centre(other);
    const along = (ox - x) * step[0] + (oy - y) * step[1];
    const aside = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0]);
    const far = along + 2 * aside;
    if (other !== from && along > 4 && far < least) [best, least] = [other, far];
  }
  if (!best) return;
  event.preventDefault();
  event.stopPropagation();
  best.focus(focus);
}

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
