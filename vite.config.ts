import { defineConfig } from 'vite';
import { offline } from './src/web/build/offline.node.ts';
import { sprite } from './src/web/build/sprite.node.ts';

export default defineConfig({
  root: 'src/web',
  base: './',
  // Preact's JSX needs no plugin: the types and the transform both go by src/web/tsconfig.json.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [sprite(), offline()],
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // Pictures stay files: they are no part of the first load, and style sheets stay small.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
