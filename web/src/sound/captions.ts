import type { Lang } from '../lib/types';

export type SoundKey =
  'creak' | 'step' | 'match' | 'click' | 'shuffle' | 'breath' | 'scream' | 'heartbeat' | 'door' | 'snuff';

/** Every sound says what it is. */
export const CAPTIONS: Record<SoundKey, Record<Lang, string>> = {
  creak: { en: 'a board creaks', ja: '床板がきしむ' },
  step: { en: 'something walks', ja: 'なにかが歩く' },
  match: { en: 'a match is struck', ja: 'マッチをする音' },
  click: { en: 'a tile clicks', ja: 'タイルが鳴る' },
  shuffle: { en: 'tiles are mixed', ja: 'タイルをまぜる音' },
  breath: { en: 'a breath, held', ja: '息をひそめる' },
  scream: { en: 'far off, through a wall, a scream', ja: '壁の向こう、遠くで悲鳴' },
  heartbeat: { en: 'a heart beats', ja: '心臓が鳴る' },
  door: { en: 'a door opens', ja: '扉が開く' },
  snuff: { en: 'a candle goes out', ja: 'ろうそくが消える' },
};

export const captionOf = (key: SoundKey, lang: Lang) => CAPTIONS[key][lang];
