// `npm run docs`: builds the documentation site into build/docs: the pages of docs/ by VitePress, which is fetched once, and
// the four games themselves under play/, which need no server.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPages } from '../src/server/build.ts';
import { apiPage } from './api.ts';

const root = dirname(import.meta.dirname);
const docs = join(root, 'docs');

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: docs, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
if (!existsSync(join(docs, 'node_modules/vitepress')))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
const pages = buildPages({}, (line) => console.log(line));
if (pages === undefined) throw new Error('the pages of the games could not be built');
writeFileSync(join(root, 'docs/api.md'), apiPage());
run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build']);
cpSync(pages, join(root, 'build/docs/play'), { recursive: true });
console.log('the site is in build/docs');
