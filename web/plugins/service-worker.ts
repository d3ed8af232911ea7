import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const ALWAYS = ['/offline.html', '/offline.css', '/icon.svg', '/manifest.webmanifest'];

/** Writes the service worker with the names of what it keeps from the start: the door, which is there already. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const door = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && part.isEntry
          ? [part.fileName, ...part.imports, ...(part.viteMetadata?.importedCss ?? [])]
          : [],
      );
      const shell = [...ALWAYS, ...door.map((name) => `/${name}`)].sort();
      const template = readFileSync(new URL('../src/sw.js', import.meta.url), 'utf-8');
      const hash = createHash('sha256').update(template).update(built.sort().join());
      for (const name of ALWAYS) hash.update(readFileSync(new URL(`../public${name}`, import.meta.url)));
      const version = hash.digest('hex').slice(0, 12);
      const source = template
        .replace("'__VERSION__'", `'yakata-${version}'`)
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
