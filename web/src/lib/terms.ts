/** Finds the words of the rules in a text. */

import type { Term } from './types';

/** A piece of a text, and the word that it is. */
export interface Piece {
  text: string;
  term: Term | null;
}

interface Form {
  text: string;
  term: Term | null;
}

export interface Finder {
  pieces: (text: string) => Piece[];
  /** The words that stand in these texts, each once, in the order in which they come. */
  within: (texts: string[]) => Term[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Words of scripts with spaces are whole words; kana and kanji have none. */
const isLatin = (text: string) => /^[\u0000-\u024f]/.test(text);

/** A form after a minus is another word that only looks so. */
function formsOf(term: Term): Form[] {
  return term.forms.flatMap((form): Form[] => {
    const not = form.startsWith('-');
    const text = not ? form.slice(1) : form;
    const meant = not ? null : term;
    return [...new Set([text, large(text)])].map((one) => ({ text: one, term: meant }));
  });
}

/** The longest form wins; of two terms with the same one, the first. */
export function finder(terms: readonly Term[]): Finder {
  const forms = new Map<string, Term | null>();
  const all = terms.flatMap(formsOf);
  /** A word that only looks like another may be a word of its own. */
  for (const { text, term } of [...all.filter((form) => form.term), ...all.filter((form) => !form.term)])
    if (!forms.has(text)) forms.set(text, term);
  const parts = [...forms.keys()]
    .sort((a, b) => b.length - a.length)
    .map((text) => (isLatin(text) ? `(?<![\\w-])${escaped(text)}(?![\\w-])` : escaped(text)));
  const pattern = parts.length ? new RegExp(parts.join('|'), 'gu') : null;

  function pieces(text: string): Piece[] {
    if (!pattern) return [{ text, term: null }];
    const found: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const term = forms.get(match[0]) ?? null;
      if (!term) continue;
      if (match.index > at) found.push({ text: text.slice(at, match.index), term: null });
      found.push({ text: match[0], term });
      at = match.index + match[0].length;
    }
    if (at < text.length) found.push({ text: text.slice(at), term: null });
    return found;
  }

  function within(texts: string[]): Term[] {
    const there = texts.flatMap((text) => pieces(text).flatMap(({ term }) => (term ? [term] : [])));
    return [...new Set(there)];
  }

  return { pieces, within };
}

/** The same pieces, with these words alone explained, each where it comes first. */
export function once(pieces: Piece[], only: ReadonlySet<Term>): Piece[] {
  const left = new Set(only);
  return pieces.map(({ text, term }) => ({ text, term: term && left.delete(term) ? term : null }));
}

/** So many lines from the end are looked through. */
const RECENT = 80;

/** Of lines in a row, which words each of them explains: every word is explained where it was said last. */
export function newest({ within }: Finder, lines: readonly string[]): ReadonlySet<Term>[] {
  const seen = new Set<Term>();
  const found: ReadonlySet<Term>[] = lines.map(() => new Set());
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - RECENT); at--) {
    const here = within([lines[at]!]).filter((term) => !seen.has(term));
    found[at] = new Set(here);
    for (const term of here) seen.add(term);
  }
  return found;
}
