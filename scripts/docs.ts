// `npm run docs`: builds the documentation site into build/docs: the pages of docs/ by VitePress, which is fetched once, and
// the four games themselves under play/, which need no server. It fails if a link of the site leads nowhere.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { builtPages } from '../src/server/build.ts';
import { apiPage } from './api.ts';
import { npm, run } from './npm.ts';
import { deadLinks } from './site-links.ts';

const root = dirname(import.meta.dirname);
const docs = join(root, 'docs');
const site = join(root, 'build/docs');

/** What is linked to and is no page: files of docs/ as they are, those beside it as text, which a browser shows. */
function copyLinked(): void {
  for (const file of globSync('**/*.json', {
    cwd: docs,
    exclude: ['node_modules/**', 'package*.json', '.vitepress/**'],
  }))
    cpSync(join(docs, file), join(site, file));
  for (const page of globSync('**/*.md', { cwd: docs, exclude: ['node_modules/**'] })) {
    const links = readFileSync(join(docs, page), 'utf8').matchAll(/\]\(((?:\.\.\/)+[^)#\s]+)/g);
    for (const [, link] of links) {
      const file = posix.join('docs', posix.dirname(page.replaceAll('\\', '/')), link!);
      if (!file.startsWith('docs/') && statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true)
        cpSync(join(root, file), join(site, 'files', `${file}.txt`));
    }
  }
}

if (!existsSync(join(docs, 'node_modules/vitepress')))
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], docs);
const built = (guests: Readonly<Record<string, string>>): string => {
  process.env['REDUT_GAMES'] = JSON.stringify(guests);
  return builtPages(guests, (line) => console.log(line));
};
// The example that the first page shows is played there as well, in pages of its own.
const [pages, example] = [built({}), built({ goofspiel: join(root, 'examples/goofspiel/index.ts') })];
writeFileSync(join(root, 'docs/api.md'), apiPage());
run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build'], docs);
mkdirSync(join(site, 'files'), { recursive: true });
cpSync(pages, join(site, 'play'), { recursive: true });
cpSync(example, join(site, 'example'), { recursive: true });
copyLinked();
const dead = deadLinks(site, process.env['DOCS_BASE'] ?? '/');
if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.join('\n')}`);
console.log('the site is in build/docs');
