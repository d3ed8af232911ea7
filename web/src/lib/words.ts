import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import en from '../texts/en/page.ftl?raw';
import ja from '../texts/ja/page.ftl?raw';
import { settings } from './settings.svelte';
import type { Lang } from './types';

type Say = (key: string, slots?: Record<string, FluentVariable>) => string;

export const LANGS: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'EN' },
  { lang: 'ja', name: '日本語' },
];

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

function said(words: FluentBundle | undefined, ...[key, slots = {}]: Parameters<Say>): string {
  const pattern = words?.getMessage(key)?.value;
  return pattern ? words!.formatPattern(pattern, slots) : '';
}

const page: Record<Lang, FluentBundle> = { en: bundle('en', en), ja: bundle('ja', ja) };

/** The page's own words. Sentences of the game come from the server. */
export const say: Say = (key, slots) => said(page[settings.lang], key, slots) || key;

/** What a board says itself, and what is said in a part of it that comes by itself (`words/` in its folder). */
const sources = import.meta.glob<string>('../boards/**/words/*.ts', { import: 'default' });
/** Those that are here, by whose they are and the language. */
const here = new SvelteMap<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();
const place = (whose: string, lang: Lang) => `../boards/${whose}/words/${lang}.ts`;

/** Brings what is said on this board (`hako-onna`), or in this part of it (`hako-onna/first`), in the language of the settings. */
export async function wordsOf(whose: string): Promise<void> {
  const lang = untrack(() => settings.lang);
  const path = place(whose, lang);
  const source = sources[path];
  if (!source) return;
  let coming = asked.get(path);
  if (!coming) {
    coming = source().then((text) => void here.set(path, bundle(lang, text)));
    coming.catch(() => asked.delete(path));
    asked.set(path, coming);
  }
  await coming;
}

/** A way to read them; nothing where there is no message. Where another language is chosen it comes, and until then the
 *  one that is here is read. */
export function reader(whose: string): Say {
  return (key, slots) => {
    const words = here.get(place(whose, settings.lang));
    if (words) return said(words, key, slots);
    wordsOf(whose).catch(() => {});
    return said(LANGS.map(({ lang }) => here.get(place(whose, lang))).find(Boolean), key, slots);
  };
}

/** A voice for a board: what its own words do not have, the page says. */
export function speaker(whose: string): Say {
  const read = reader(whose);
  return (key, slots) => read(key, slots) || say(key, slots);
}
