import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import en from '../texts/en.ftl?raw';
import ja from '../texts/ja.ftl?raw';
import { settings } from './settings.svelte';
import type { Lang } from './types';

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), ja: bundle('ja', ja) };

export const LANGS: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'EN' },
  { lang: 'ja', name: '日本語' },
];

/** The page's own words in the language of the settings. Sentences of the game come from the server. */
export function say(key: string, slots: Record<string, FluentVariable> = {}): string {
  const words = bundles[settings.lang];
  const pattern = words.getMessage(key)?.value;
  return pattern ? words.formatPattern(pattern, slots) : key;
}
