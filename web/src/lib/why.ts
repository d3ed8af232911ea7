/**
 * Why? by touching the thing. Whatever on a board could be meant carries the choice that it stands for (`data-why`) and
 * its name (`data-name`); where no choice could ever be meant, the reason itself (`data-because`, `data-rule`).
 */

import type { Refusal } from './types';

export interface Thing {
  /** The choice that it stands for; nothing where there is none. */
  text: string;
  name: string;
  because: Refusal | null;
}

function read({ dataset }: HTMLElement | SVGElement): Thing {
  const because = dataset.because;
  return {
    text: dataset.why ?? '',
    name: dataset.name ?? '',
    because: because ? { key: 'because', say: because, rule: dataset.rule ?? '', slots: {} } : null,
  };
}

/** What was touched; nothing where a button was, which does something itself. */
export function thingAt(target: EventTarget | null): Thing | null {
  if (!(target instanceof Element)) return null;
  const thing = target.closest<HTMLElement | SVGElement>('[data-why]');
  const button = target.closest('button, a, input, select, [role="button"]');
  if (!thing || (button && button !== thing)) return null;
  return read(thing);
}

/** Everything that can be asked about, each once, by its name. */
export function thingsIn(place: ParentNode): Thing[] {
  const found = new Map<string, Thing>();
  for (const node of place.querySelectorAll<HTMLElement | SVGElement>('[data-why][data-name]')) {
    const thing = read(node);
    if (thing.text && thing.name) found.set(thing.text, thing);
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
