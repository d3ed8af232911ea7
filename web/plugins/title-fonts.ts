import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import subset from 'subset-font';
import type { Plugin } from 'vite';

import { byUse, LETTER, said, texts } from './title-letters';

const FOLDER = new URL('../src/design/titles/', import.meta.url);
const FONTS = '@fontsource/shippori-mincho/files/shippori-mincho';
const JAPANESE = `${FONTS}-japanese-600-normal.woff2`;
const LATIN = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32)) + '\u00a0\u2009–—‘’“”…·×é';
/** The name of the house stands above every page, in every language. */
const HOUSE = '館';
const GAMES = ['hidden-rooms', 'hako-onna', 'betrayal'];
const SLICE = 40;

/**
 * Cuts the titles' face for what is written here. Every page has Latin; the door has a file for its own Japanese; a game
 * has slices of what it says, what stands in names first: a board asks for few of them, where general ones would be many.
 */
export function titleFonts(): Plugin {
  return {
    name: 'title-fonts',
    async buildStart() {
      if (process.env.VITEST) return;
      const door = [...said('src/pages/Home.svelte')].filter(
        (letter) => LETTER.test(letter) && letter !== HOUSE,
      );
      await faces('every-page', [
        ['latin', `${FONTS}-latin-600-normal.woff2`, [...LATIN]],
        ['house', JAPANESE, [HOUSE]],
        ['door-ja', JAPANESE, door.sort()],
      ]);
      const known = new Set([...door, HOUSE]);
      for (const game of GAMES) {
        const letters = byUse(texts(game)).filter((letter) => !known.has(letter));
        const count = Math.ceil(letters.length / SLICE);
        await faces(
          game,
          Array.from({ length: count }, (_, n) => [
            `${game}-${n}`,
            JAPANESE,
            letters.slice(n * SLICE, (n + 1) * SLICE).sort(),
          ]),
        );
      }
    },
  };
}

/** One style sheet with its files. Where it says the same as the last time, the files are there. */
async function faces(sheet: string, parts: [string, string, string[]][]): Promise<void> {
  const text = parts.map(([name, , letters]) => face(name, letters)).join('\n');
  const file = new URL(`${sheet}.css`, FOLDER);
  if (existsSync(file) && readFileSync(file, 'utf-8') === text) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (name.startsWith(`${sheet}-`)) rmSync(new URL(name, FOLDER));
  const every = parts.flatMap(([, , letters]) => letters).join('');
  const cut = new Map<string, Buffer>();
  for (const [name, font, letters] of parts) {
    if (!cut.has(font)) cut.set(font, await subset(whole(font), every, { targetFormat: 'sfnt' }));
    const slice = await subset(cut.get(font)!, letters.join(''), { targetFormat: 'woff2' });
    writeFileSync(new URL(`${name}.woff2`, FOLDER), slice);
  }
  writeFileSync(file, text);
}

function whole(font: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(font));
}

function face(name: string, letters: string[]): string {
  const range = letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(', ');
  return `@font-face {
  font-family: 'Yakata Titles';
  font-style: normal;
  font-display: swap;
  font-weight: 600;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${range};
}
`;
}
