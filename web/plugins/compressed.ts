import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin, ResolvedConfig } from 'vite';

const TEXTS = /\.(js|css|html|svg|webmanifest)$/;

/** Lays each text in the built page beside itself in smaller forms, made once: the house hands out what a browser reads. */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle() {
      const folder = join(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        if (!TEXTS.test(name)) continue;
        const text = readFileSync(join(folder, name));
        const smaller = {
          br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
          gz: gzipSync(text, { level: 9 }),
        };
        for (const [end, bytes] of Object.entries(smaller)) {
          if (bytes.length < text.length) writeFileSync(join(folder, `${name}.${end}`), bytes);
        }
      }
    },
  };
}
