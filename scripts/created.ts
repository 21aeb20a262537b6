// `npm run created`: what a stranger does with the packages in build/: makes a game in an empty folder, tests it, lets bots
// play it. It runs on every system that Redut is promised on.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npm, run } from './npm.ts';

const build = join(dirname(import.meta.dirname), 'build');
const tarball = (name: string): string => {
  const [found] = globSync(`${name}-[0-9]*.tgz`, { cwd: build });
  if (found === undefined) throw new Error(`there is no ${name} in build/: npm run package makes it`);
  return `file:${join(build, found)}`;
};
const folder = mkdtempSync(join(tmpdir(), 'redut-created-'));
const game = join(folder, 'sea-of-cards');
try {
  const from = ['redut', 'redut-pages'].flatMap((name) => [`--${name}`, tarball(name)]);
  run(process.execPath, [join(build, 'package-create/create.mjs'), game, ...from], folder);
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], game);
  npm(['test'], game);
  npm(['run', 'sim'], game);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
