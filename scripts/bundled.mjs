// `node --import scripts/bundled.mjs <file>`: whoever imports a source of the kernel or of a game gets it from a bundle.
// Threads take the folder of the process that started them, so that all of it runs one state of the sources.
import { existsSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { bundles, shelf } from './bundle.mjs';

const root = dirname(import.meta.dirname);
const TOLD = 'REDUT_BUNDLES';

/** Where there is no bundler (a container), what came along is taken; where a source is broken, the sources themselves. */
async function found() {
  try {
    return await bundles();
  } catch {
    const canBundle = existsSync(join(root, 'node_modules/rolldown'));
    const kept = canBundle || !existsSync(shelf) ? [] : readdirSync(shelf).filter((name) => /^[\da-f]{16}$/.test(name));
    return kept[0] === undefined ? undefined : join(shelf, kept[0]);
  }
}
if (isMainThread) process.env[TOLD] = (await found()) ?? '';
const folder = process.env[TOLD];
if (folder !== undefined && folder !== '') {
  const sources = pathToFileURL(join(root, 'src/')).href;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith(sources) || !resolved.url.endsWith('.ts')) return resolved;
      const file = join(folder, `${resolved.url.slice(sources.length, -'.ts'.length)}.js`);
      return existsSync(file) ? { ...resolved, url: pathToFileURL(file).href, format: 'module' } : resolved;
    },
  });
}
