/** Names and stories of the pack, as the table sends them with the state; a thing without a name is called by its id. */

import type { State } from '../../lib/types';

export type Texts = Record<string, string>;

export const textsOf = (state: State): Texts => state.texts ?? {};

/** With a capital, for a label. */
export const large = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const plain = (id: string) => large(id.replaceAll('-', ' '));

const KINDS = ['tile', 'card', 'event', 'thing', 'family', 'being', 'option', 'marker', 'trait', 'region'];

export class Names {
  /** With what those are called who are there, by family. */
  constructor(
    readonly texts: Texts,
    readonly called: Record<string, string> = {},
  ) {}

  /** A text by its key; nothing where there is none. */
  text(key: string): string {
    return this.texts[key] ?? '';
  }

  /** What these books say of the haunt: their goals (`win`), their setups. A book without such a text is left out. */
  parts(haunt: string, what: 'win' | 'setup', books: readonly string[]): { part: string; say: string }[] {
    return books
      .map((part) => ({ part, say: this.text(`haunt-${haunt}-${what}-${part}`) }))
      .filter(({ say }) => say);
  }

  of(kind: string, id: string): string {
    return this.texts[`${kind}-${id}`] || plain(id);
  }

  tile = (id: string) => this.of('tile', id);
  family = (id: string) => this.of('family', id);
  /** Who of this family is there. */
  person = (family: string) => this.called[family] || this.family(family);

  /** A card, an Event or an Object. */
  thing(id: string): string {
    if (id.startsWith('corpse-')) return `${this.of('thing', 'corpse')}: ${this.person(id.slice(7))}`;
    return ['card', 'event', 'thing'].map((kind) => this.texts[`${kind}-${id}`]).find(Boolean) ?? plain(id);
  }

  told(id: string): string {
    return ['card', 'event', 'thing'].map((kind) => this.texts[`${kind}-${id}-text`]).find(Boolean) ?? '';
  }

  /** Whatever it is. */
  any(id: string): string {
    return this.called[id] || (KINDS.map((kind) => this.texts[`${kind}-${id}`]).find(Boolean) ?? plain(id));
  }

  /** `haunt.box` as its key is written. */
  box(id: string): string {
    return this.text(`box-${id.replace('.', '-')}`) || plain(id.split('.').at(-1)!);
  }

  boxText(id: string): string {
    return this.text(`box-${id.replace('.', '-')}-text`);
  }
}
