import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import en from '../texts/en/page.ftl?raw';
import ja from '../texts/ja/page.ftl?raw';
import { settings } from './settings.svelte';
import type { Lang } from './types';

type Say = (key: string, slots?: Record<string, FluentVariable>) => string;
/** The source of some catalogues in each language. */
type Catalogues = Record<Lang, string[]>;

function bundle(lang: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** A way to read these catalogues in the language of the settings; nothing where there is no message. */
export function reader({ en, ja }: Catalogues): Say {
  const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), ja: bundle('ja', ja) };
  return (key, slots = {}) => {
    const words = bundles[settings.lang];
    const pattern = words.getMessage(key)?.value;
    return pattern ? words.formatPattern(pattern, slots) : '';
  };
}

export const LANGS: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'EN' },
  { lang: 'ja', name: '日本語' },
];

const page = reader({ en: [en], ja: [ja] });

/** The page's own words. Sentences of the game come from the server. */
export const say: Say = (key, slots) => page(key, slots) || key;

/** A voice for a board: what its own catalogues do not have, the page says. */
export function speaker(catalogues: Catalogues): Say {
  const read = reader(catalogues);
  return (key, slots) => read(key, slots) || say(key, slots);
}
