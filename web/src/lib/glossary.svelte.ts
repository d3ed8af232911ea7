/** The words of the game on this page, and the one that is being explained. */

import { api } from './api';
import { finder } from './terms';
import type { Options, Term } from './types';

class Glossary {
  terms = $state.raw<readonly Term[]>([]);
  /** What is explained, and beside what. */
  open = $state.raw<{ term: Term; at: HTMLElement } | null>(null);
  readonly found = $derived(finder(this.terms));
  /** The game that they are of. */
  game = $state('');
  private of = '';

  /** The words of this game are found in what is told from now on. */
  async use(game: string, options: Options, lang: string): Promise<void> {
    this.game = game;
    const wanted = `${lang}/${game}`;
    if (this.of === wanted) return;
    this.of = wanted;
    try {
      const terms = await api.terms(game, options);
      if (this.of === wanted) this.terms = terms;
    } catch {
      this.of = '';
    }
  }

  explain(term: Term, at: HTMLElement): void {
    this.open = this.open?.at === at ? null : { term, at };
  }

  close(): void {
    const at = this.open?.at;
    this.open = null;
    if (at?.isConnected) at.focus({ preventScroll: true });
  }
}

export const glossary = new Glossary();
