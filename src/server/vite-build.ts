// A process of its own: builds the pages from the sources in the folder that it is told, by the Vite that is installed
// beside them. Where that fails it says the first reason and where it lies, and nothing of how Vite came to it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { build as Build } from 'vite';

interface Failure {
  readonly message: string;
  /** A page's worker is built by a build of its own. */
  readonly errors?: readonly Failure[];
}
const first = (failure: Failure): Failure => {
  const inner = failure.errors?.[0];
  return inner === undefined ? failure : first(inner);
};

const [home = ''] = process.argv.slice(2);
const vite = pathToFileURL(createRequire(join(home, 'package.json')).resolve('vite')).href;
const { build } = (await import(vite)) as { readonly build: typeof Build };
try {
  await build({
    root: join(home, 'src/web'),
    configFile: join(home, 'vite.config.ts'),
    // In an installed package Node itself reads no TypeScript, and to bundle the file takes longer.
    configLoader: 'runner',
    logLevel: 'warn',
  });
} catch (error) {
  process.stdout.write(`${stripVTControlCharacters(first(error as Failure).message).trim()}\n`);
  process.exitCode = 1;
}
