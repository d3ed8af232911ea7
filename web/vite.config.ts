import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.YAKATA_SERVER ?? 'http://127.0.0.1:8377';

const ALWAYS = ['/offline.html', '/offline.css', '/icon.svg', '/manifest.webmanifest'];

/** Writes the service worker with the names of what it keeps. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const shell = [...ALWAYS, ...built.map((name) => `/${name}`)].sort();
      const template = readFileSync(new URL('src/sw.js', import.meta.url), 'utf-8');
      const hash = createHash('sha256').update(template).update(shell.join());
      for (const name of ALWAYS) hash.update(readFileSync(new URL(`public${name}`, import.meta.url)));
      const version = hash.digest('hex').slice(0, 12);
      const source = template
        .replace("'__VERSION__'", `'yakata-${version}'`)
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  // The page's own logic, as a browser has it, without one.
  test: { include: ['tests/**/*.test.ts'], environment: './tests/page.ts' },
  // A game's names are read from its own catalogue, beside the rules.
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
