import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.YAKATA_SERVER ?? 'http://127.0.0.1:8377';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
});
