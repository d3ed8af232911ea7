import type { Lang } from '../../lib/types';
import type { Colour, Tile } from './house';
import { colour, number } from './house';
import type { Direction } from './squares';

const EN = {
  board: 'The house from above, six by six squares',
  memory: 'Memory',
  pool: 'Pool',
  out: 'out',
  fit: (fitting: number, tiles: number) => `${fitting} of ${tiles} fit`,
  tiles: (tiles: number) => (tiles === 1 ? '1 tile' : `${tiles} tiles`),
  empty: 'empty',
  turn: (turn: number, limit: number) => (limit ? `turn ${turn} of ${limit}` : `turn ${turn}`),
  won: (wins: number) => `won ${wins} of 2`,
  lost: (losses: number) => `lost ${losses} of 3`,
  stage: (stage: number) => `Stage ${stage}`,
  seen: 'It sees you.',
  unseen: 'It does not see you.',
  standing: (who: string, square: string, facing: string) => `${who} stands on ${square}, facing ${facing}.`,
  youStand: (square: string, tile: string) => `You stand on ${square}, on ${tile}.`,
  offered: 'The two tiles',
  facing: { up: 'up', right: 'right', down: 'down', left: 'left' } as Record<Direction, string>,
  colours: { amber: 'amber', blue: 'blue', green: 'green', red: 'red' } as Record<Colour, string>,
  tile: (name: string, count: number) => `${name} ${count}`,
  endings: {
    won: 'A door stands open on the morning. A child walks out.',
    caught: 'The candle is out. Two eyes remain.',
    closed: 'The door has closed. A line of light, then none.',
  },
  door: (monster: string) => (monster ? `A door, and in it ${monster}.` : 'A door, and somebody in it.'),
};

const JA: typeof EN = {
  board: '上から見た家、6×6マス',
  memory: '記憶',
  pool: '山',
  out: '除外',
  fit: (fitting, tiles) => `${tiles}枚のうち${fitting}枚が合う`,
  tiles: (tiles) => `${tiles}枚`,
  empty: '空',
  turn: (turn, limit) => (limit ? `手番 ${turn}／${limit}` : `手番 ${turn}`),
  won: (wins) => `勝ち ${wins}／2`,
  lost: (losses) => `負け ${losses}／3`,
  stage: (stage) => `ステージ${stage}`,
  seen: 'あなたが見えている。',
  unseen: 'あなたは見えていない。',
  standing: (who, square, facing) => `${who}は${square}にいて、${facing}を向いている。`,
  youStand: (square, tile) => `あなたは${square}の${tile}の上にいる。`,
  offered: '2枚のタイル',
  facing: { up: '上', right: '右', down: '下', left: '左' },
  colours: { amber: '琥珀', blue: '青', green: '緑', red: '赤' },
  tile: (name, count) => `${name}${count}`,
  endings: {
    won: '朝に向かって扉が開いている。子どもが外へ歩いていく。',
    caught: 'ろうそくが消えた。目がふたつ残っている。',
    closed: '扉がしまった。光の線が、消える。',
  },
  door: (monster) => (monster ? `扉、その中に${monster}。` : '扉、その中にだれかがいる。'),
};

export type HouseWords = typeof EN;

export const wordsFor = (lang: Lang): HouseWords => (lang === 'ja' ? JA : EN);

export const tileName = (tile: Tile, words: HouseWords) =>
  tile ? words.tile(words.colours[colour(tile)], number(tile)) : '';
