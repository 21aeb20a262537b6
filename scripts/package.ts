// `npm run package` makes three packages in build/: redut, which `npx redut` runs; redut-pages, the sources that pages with
// somebody's own game are built from; and create-redut-game, behind `npm create redut-game`.
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { builtPages, PAGE_SOURCES } from '../src/server/build.ts';
import { bundle, ruleFiles } from './bundle.mjs';
import { createManifest, manifest, pagesManifest } from './manifest.ts';
import { npm, run } from './npm.ts';

const root = dirname(import.meta.dirname);
const build = join(root, 'build');
const staging = {
  redut: join(build, 'package'),
  pages: join(build, 'package-pages'),
  create: join(build, 'package-create'),
};

/** Files by their paths, with the separators of addresses on every system. */
const filesIn = (folder: string, patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

/** Files that are started by name, threads and processes, are called by their source; in the package they are compiled. */
const STARTED = /(new URL\(|import\.meta\.dirname, )'([^']+)\.ts'/g;
/** What is tried and measured where the sources are. */
const FROM_SOURCE = 'lib/{server/torture/**/*.*,cli/commands/{torture,bench}.*}';

async function compile(): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  // The types of the same sources are checked by `npm run check`: here they would be once more.
  run(process.execPath, [compiler, '-p', 'tsconfig.package.json', '--noCheck'], root);
  const lib = staging.redut;
  const rules = ruleFiles();
  for (const file of rules) rmSync(join(lib, 'lib', file.replace(/ts$/, 'js.map')));
  await bundle(rules, join(lib, 'lib'), { maps: true });
  for (const file of filesIn(lib, FROM_SOURCE)) rmSync(join(lib, file));
  // Only the public face has types: the rest cannot be imported.
  for (const file of filesIn(lib, 'lib/!(kernel)/**/*.d.{ts,ts.map}')) rmSync(join(lib, file));
  for (const file of filesIn(lib, 'lib/**/*.js')) {
    const path = join(lib, file);
    const source = readFileSync(path, 'utf8');
    const changed = source.replaceAll(STARTED, (all, before: string, name: string) =>
      existsSync(join(dirname(path), `${name}.js`)) ? `${before}'${name}.js'` : all,
    );
    if (changed !== source) writeFileSync(path, changed);
  }
  for (const file of filesIn(lib, 'lib/**/*.map')) writeFileSync(join(lib, file), inPackage(join(lib, file)));
  for (const file of filesIn(root, 'src/learned/weights/*.gz'))
    cpSync(join(root, file), join(lib, file.replace('src', 'lib')));
  chmodSync(join(lib, 'lib/cli/packaged.js'), 0o755);
}
/** A map names its sources as they lie in the package, not as they lay where it was made. */
function inPackage(file: string): string {
  const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  const sources = map.sources.map((source) => {
    const inRoot = relative(root, join(dirname(file), source));
    return relative(dirname(file), join(staging.redut, inRoot)).replaceAll('\\', '/');
  });
  return JSON.stringify({ ...map, sources });
}

const NOT_SHIPPED = /(^|\/)test\/|\.test\.tsx?$|\.spec\.ts$/;
function gather(folder: string, patterns: readonly string[], own: Record<string, unknown>): void {
  for (const file of filesIn(root, patterns)) if (!NOT_SHIPPED.test(file)) cpSync(join(root, file), join(folder, file));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'package', `${String(own['name'])}.md`), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`);
}

for (const folder of Object.values(staging)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const pages = builtPages({}, (line) => console.log(line));
await compile();
cpSync(pages, join(staging.redut, 'dist'), { recursive: true });
// The sources of the face go along: an editor shows them to whoever asks where a name is declared.
gather(staging.redut, ['src/kernel/**/*.ts', 'docs/rules/**/*.md'], manifest(process.env));
gather(staging.pages, PAGE_SOURCES, pagesManifest(process.env));
cpSync(join(root, 'create'), staging.create, { recursive: true });
gather(staging.create, [], createManifest(process.env));
npm(['pack', ...Object.values(staging), '--pack-destination', build, '--loglevel=error'], root);
