import type { Lang } from '../../lib/types';

const EN = {
  table: 'A round table in the dark, seen from above',
  hand: 'Your hand',
  faceDown: 'a card, face down',
  nothing: 'nothing laid',
  place: (who: string, cards: number, candles: number, lies: string) =>
    `${who}: ${cards === 1 ? '1 card' : `${cards} cards`} in hand, ${candles === 1 ? '1 candle' : `${candles} candles`}, ${lies}`,
  open: (card: number) => `${card}, face up`,
  rounds: 'What was turned over',
  round: (number: number) => `Round ${number}`,
  taken: (who: string) => `A candle for ${who}`,
  silence: 'Nobody is heard',
  goal: 'The highest card that nobody else lays takes a candle.',
  ending: 'Candles on a dark table, a flame for every one that was taken.',
  door: 'A door, and behind it four guests round a table with one candle.',
};

const JA: typeof EN = {
  table: '暗がりの丸いテーブルを上から',
  hand: '手札',
  faceDown: '伏せた札',
  nothing: 'まだ出していない',
  place: (who, cards, candles, lies) => `${who}：手札${cards}枚、ろうそく${candles}本、${lies}`,
  open: (card) => `開いた札${card}`,
  rounds: '開かれた札',
  round: (number) => `${number}回目`,
  taken: (who) => `${who}にろうそく`,
  silence: 'だれも聞かれない',
  goal: 'ひとりだけが出した、いちばん大きい札がろうそくを取る。',
  ending: '暗いテーブルの上のろうそく。取った数だけ炎がともる。',
  door: '扉のむこうに、一本のろうそくを囲む四人の客。',
};

export const wordsFor = (lang: Lang) => (lang === 'ja' ? JA : EN);
