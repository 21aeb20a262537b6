import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packaged } from './root.ts';

const SOURCES = ['src/{kernel,games,bots,match,web}/**/*', 'docs/rules/**/*.md', 'vite.config.ts', 'package-lock.json'];

/** Changes whenever one of the files that the pages are built from does. */
function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the pages if something has changed since they were last built. True if they are there. */
export function buildPages(root: string, say: (line: string) => void): boolean {
  if (packaged) return existsSync(join(root, 'dist/index.html'));
  const stampFile = join(root, 'dist/.stamp');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  say('building the pages…');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) writeFileSync(stampFile, stamp);
  return status === 0;
}
