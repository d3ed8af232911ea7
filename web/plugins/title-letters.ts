import { readFileSync, readdirSync } from 'node:fs';

const web = new URL('../', import.meta.url);
export const LETTER = /[\u3000-\u9fff\uff00-\uffef]/;
/** What is not longer, and no sentence, is a name. */
const NAME = 14;

function read(path: string): string {
  return readFileSync(new URL(path, web), 'utf-8');
}

function catalogues(folder: string): string[] {
  return readdirSync(new URL(folder, web), { recursive: true })
    .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
    .filter((path) => /\/ja(\/.*)?\.ftl$/.test(path));
}

/** A text of a game, and whether a newcomer is told it before anything else. */
interface Said {
  text: string;
  first: boolean;
}

/** The Japanese of a game: its own, what its board says, and what the page says of every game. */
export function texts(game: string): Said[] {
  const files = [
    'src/texts/ja/page.ftl',
    `src/texts/ja/${game}.ftl`,
    ...catalogues(`../src/yakata/${game.replaceAll('-', '_')}`),
  ];
  return files.flatMap((file) =>
    [...read(file).matchAll(/^ *([\w.-]+) *= *(.+)$/gm)].map(([, key, text]) => ({
      text: text!,
      first: /^(first|family)-|-setup$/.test(key!),
    })),
  );
}

/** Letters of these texts: those of the opening first, then those in most names, then those in most texts. */
export function byUse(texts: Said[]): string[] {
  const uses = new Map<string, [opening: number, names: number, texts: number]>();
  for (const { text, first } of texts) {
    const name = text.length <= NAME && !/[。{]/.test(text);
    for (const letter of new Set(text)) {
      if (!LETTER.test(letter)) continue;
      const [opening, names, all] = uses.get(letter) ?? [0, 0, 0];
      uses.set(letter, [Math.max(opening, Number(first)), names + Number(name), all + 1]);
    }
  }
  const order = [...uses].sort(
    ([a, [k, m, s]], [b, [l, n, t]]) => l - k || n - m || t - s || (a < b ? -1 : 1),
  );
  return order.map(([letter]) => letter);
}

/** Every letter of the Japanese that this part of the page and those in it may say, and of the games' names. */
export function said(start: string): Set<string> {
  const own = read('src/texts/ja/page.ftl');
  const names = catalogues('../src/yakata').map((file) => message(read(file), 'game-title'));
  return new Set([...names, ...[...keys(start)].map((key) => message(own, key))].join(''));
}

function message(catalogue: string, key: string): string {
  return catalogue.match(new RegExp(`^${key} =((?:.*|\\n[ }].*)+)`, 'm'))?.[1] ?? '';
}

function keys(part: string, seen = new Set<string>()): Set<string> {
  if (seen.has(part)) return new Set();
  seen.add(part);
  const source = read(part);
  const found = new Set([...source.matchAll(/'([a-z][a-z-]+)'/g)].map(([, key]) => key!));
  for (const [, inner] of source.matchAll(/from '(\.[^']*\/[A-Z]\w*\.svelte)'/g)) {
    const path = new URL(inner!, new URL(part, web)).pathname.slice(web.pathname.length);
    for (const key of keys(path, seen)) found.add(key);
  }
  return found;
}
