import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { guestsTold } from './src/games/guests.node.ts';
import { codeVersion } from './src/lab/shards/code.node.ts';
import { withGuests } from './src/web/build/guests.node.ts';
import { offline } from './src/web/build/offline.node.ts';
import { sprite } from './src/web/build/sprite.node.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const guests = guestsTold(process.env);

/** A file fetched costs more than a kilobyte in one that is fetched anyway: what pages share comes in few pieces. */
const shared = (name: string, files: RegExp, least = 8000) => ({
  name,
  test: files,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: least,
});
const pieces = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  // What dresses more than one page: a sheet must not bring the scripts of a table along.
  {
    name: 'look',
    test: /[\\/]web[\\/](?:table[\\/]table|learn[\\/]learn|shell[\\/]styles[\\/]search)\.css$/,
    priority: 1,
  },
  shared('shell', /[\\/]src[\\/]web[\\/]shell[\\/].*\.tsx?$/, 40000),
  shared('kernel', /[\\/]src[\\/](?:kernel|match)[\\/].*\.tsx?$/),
  // Less is put together here, because what few pages want must not lie with the table itself.
  shared('table', /[\\/]src[\\/]web[\\/]table[\\/].*\.tsx?$/, 3000),
];

export default defineConfig({
  root: 'src/web',
  base: './',
  // Preact's JSX needs no plugin: the types and the transform both go by src/web/tsconfig.json.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: {
    'import.meta.env.REDUT_VERSION': JSON.stringify(version),
    // Whose shards this page may play: what others were played by gives other bytes.
    'import.meta.env.REDUT_CODE': JSON.stringify(codeVersion()),
  },
  plugins: [sprite(), offline(), withGuests(guests)],
  worker: { format: 'es', plugins: () => [withGuests(guests)], rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    outDir: process.env['REDUT_PAGES'] ?? '../../dist',
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // Pictures stay files: they are no part of the first load, and style sheets stay small. Those of the cloths are seen
    // first of all, on every page, and one that must be asked for comes too late.
    assetsInlineLimit: (file) =>
      /[\\/]art[\\/](?:stars|stars-ink|contours-faint|contours-ink|grid-gold|grid-ink)\.svg$/.test(file),
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: pieces },
        // A piece is named after all who share it: its own name is enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${(names[0] ?? 'asset').split('~', 1)[0]!.replace(/\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
});
