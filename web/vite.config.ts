import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compressed } from './plugins/compressed';
import { serviceWorker } from './plugins/service-worker';
import { titleFonts } from './plugins/title-fonts';

const server = process.env.YAKATA_SERVER ?? 'http://127.0.0.1:8377';

export default defineConfig({
  plugins: [titleFonts(), svelte(), serviceWorker(), compressed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    // What every table needs comes in one file, with what it stands on: an answer costs more than these weigh.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'common', test: /src\/lib\/(ear|live|marks|more|seats)\b/ }] },
      },
    },
  },
  // The page's own logic, as a browser has it, without one.
  test: { include: ['tests/**/*.test.ts'], environment: './tests/page.ts' },
  // A game's names are read from its own catalogue, beside the rules.
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
