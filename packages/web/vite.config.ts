import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { waysOfOperations } from '@servery/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { version } from './package.json' with { type: 'json' };

/**
 * The modules that every signed-in visit begins with come in two files, not in eighty: fewer requests, and compressed better together.
 * The modules that a dozen screens share come in one: a screen takes 12 files and 270 kB at its first visit, where it took 86 and 160 kB,
 * and all screens after it a few.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shell',
    test: /web[\\/]src[\\/](app[\\/]shell[\\/]shell|features[\\/]home[\\/](home-page|due-panel))\.tsx$/,
    priority: 1,
  },
  { name: 'common', minShareCount: 12 },
];

/** The start names every file of the console: seven characters tell its contents apart, each more is paid by every first load. */
const named = 'assets/[name]-[hash:7]';

export default defineConfig({
  plugins: [react(), compressedBeside()],
  define: { __SERVERY_VERSION__: JSON.stringify(version), __SERVERY_WAYS__: JSON.stringify(waysOfOperations()) },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        entryFileNames: `${named}.js`,
        chunkFileNames: `${named}.js`,
        assetFileNames: `${named}[extname]`,
      },
    },
  },
});

/** Puts a `.br` beside every text, compressed once as well as can be: the server sends it unchanged. */
function compressedBeside(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'servery:compressed-beside',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = join(dir, name);
          await writeFile(`${file}.br`, await compress(await readFile(file)));
        }),
      );
    },
  };
}
