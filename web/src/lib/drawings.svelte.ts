/** Drawings of what is sealed: the house names those of what may be seen, and each is asked for once. */

import { SvelteMap } from 'svelte/reactivity';

export class Drawings {
  /** The name of each drawing that was told of, by the key of the text that it goes with. */
  private readonly names = new SvelteMap<string, string>();
  private readonly drawn = new SvelteMap<string, unknown>();
  private readonly asked = new Map<string, Promise<void>>();

  constructor(private readonly ask: (name: string) => Promise<unknown>) {}

  /** What a state, a replay or a campaign says of its drawings. */
  tell(told: Record<string, string> | undefined): void {
    for (const [key, name] of Object.entries(told ?? {})) {
      if (this.names.get(key) !== name) this.names.set(key, name);
      void this.load(name);
    }
  }

  /** The drawing of this; nothing where there is none, or none yet. */
  of(key: string): unknown {
    const name = this.names.get(key);
    return name === undefined ? undefined : this.drawn.get(name);
  }

  /** It is there, or cannot be had. */
  async ready(key: string): Promise<void> {
    const name = this.names.get(key);
    if (name !== undefined) await this.load(name);
  }

  private load(name: string): Promise<void> {
    const asked = this.asked.get(name) ?? this.fetch(name);
    this.asked.set(name, asked);
    return asked;
  }

  /** What did not come is asked for again when it is told of again. */
  private async fetch(name: string): Promise<void> {
    try {
      this.drawn.set(name, await this.ask(name));
    } catch {
      this.asked.delete(name);
    }
  }
}

/** The same for everybody and in every language: the browser keeps it. */
async function fetched(name: string): Promise<unknown> {
  const answer = await fetch(`/api/drawings/${name}`);
  if (!answer.ok) throw new Error(`no drawing ${name}`);
  return answer.json();
}

export const drawings = new Drawings(fetched);
