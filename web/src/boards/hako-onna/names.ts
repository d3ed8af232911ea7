/** Names and stories from the game's own catalogue. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import powers from '../../../../src/yakata/hako_onna/data/powers.toml?raw';
import namesEn from '../../../../src/yakata/hako_onna/texts/en/names.ftl?raw';
import storyEn from '../../../../src/yakata/hako_onna/texts/en/story.ftl?raw';
import namesJa from '../../../../src/yakata/hako_onna/texts/ja/names.ftl?raw';
import storyJa from '../../../../src/yakata/hako_onna/texts/ja/story.ftl?raw';
import type { Lang } from '../../lib/types';

function bundle(lang: Lang, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = {
  en: bundle('en', namesEn, storyEn),
  ja: bundle('ja', namesJa, storyJa),
};

/** A message of the catalogue; nothing where there is none. */
export function told(key: string, lang: Lang, slots: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[lang].getMessage(key)?.value;
  return pattern ? bundles[lang].formatPattern(pattern, slots) : '';
}

function large(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const roomName = (id: string, lang: Lang) => told(`room-${id}`, lang) || id;
export const shadowName = (id: string, lang: Lang) => told(`shadow-${id.replace('.', '-')}`, lang) || id;
export const tileName = (id: string, lang: Lang) =>
  told(`tile-${id}`, lang) || told(`tile-${id.replace(/-\d+$/, '')}`, lang) || id;
export const powerName = (id: string, lang: Lang) => told(`power-${id}`, lang) || id;
export const powerText = (id: string, lang: Lang) => told(`power-${id}-text`, lang);
export const itemName = (id: string, lang: Lang) => told(`item-${id}`, lang) || id;
export const itemText = (id: string, lang: Lang) => told(`item-${id}-text`, lang);
export const floorName = (floor: number, lang: Lang) => large(told(`floor-${floor}`, lang));

/** Without its article, for a label: “the Wooden Stake” is “Wooden Stake”. */
export const short = (name: string) => large(name.replace(/^(the|an?) /i, ''));

interface Power {
  number: number;
  /** How many pages of the Diary it waits for. */
  need: number;
  rank: string;
}

/** Her powers as the game's own file has them. */
export const POWER: Record<string, Power> = Object.fromEntries(
  powers
    .split('[[powers]]')
    .slice(1)
    .map((entry) => {
      const field = (name: string) => new RegExp(`^${name} = "?([^"\\n]*)"?$`, 'm').exec(entry)?.[1] ?? '';
      return [
        field('id'),
        { number: Number(field('number')), need: Number(field('need')), rank: field('rank') },
      ];
    }),
);

export const isPower = (id: string) => id in POWER;
export const isItem = (id: string) => told(`item-${id}`, 'en') !== '';

/** Whatever it is: a shadow, a room, a power, an item or a tile. */
export function anyName(id: string, lang: Lang): string {
  const kinds = ['room', 'power', 'item', 'tile'];
  if (id.includes('.')) return shadowName(id, lang);
  return kinds.map((kind) => told(`${kind}-${id}`, lang)).find(Boolean) ?? tileName(id, lang);
}
