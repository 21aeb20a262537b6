import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the service worker, with the list of everything that was built: after one visit all of it works offline. What bots
 * have learned is not fetched before one of them sits down.
 */
export function offline(): Plugin {
  return {
    name: 'redut-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.map'));
      const hash = createHash('sha256');
      for (const file of files.toSorted()) {
        const output = bundle[file]!;
        hash.update(file).update(output.type === 'chunk' ? output.code : output.source);
      }
      const kept = files.filter((file) => file !== 'index.html' && !file.endsWith('.gz'));
      const list = JSON.stringify(['./', ...kept.toSorted()]);
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        .replace("'%VERSION%'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("'%FILES%'", list);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
