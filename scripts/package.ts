// `npm run package`: makes the package that `npx redut` runs, as build/redut-<version>.tgz, and the one behind
// `npm create redut-game`. Compiled JavaScript with types
// and source maps, the built pages, the rulebooks; the sources go along, because pages with somebody's own game are built
// from them.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPages } from '../src/server/build.ts';

const root = dirname(import.meta.dirname);
const staging = join(root, 'build/package');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

function run(command: string, args: readonly string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Files that are started by name, threads and processes, are called by their source; in the package they are compiled. */
const STARTED = /(new URL\(|import\.meta\.dirname, )'([^']+)\.ts'/g;

function compile(): void {
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.package.json']);
  for (const file of globSync('lib/**/*.js', { cwd: staging })) {
    const path = join(staging, file);
    const source = readFileSync(path, 'utf8');
    const changed = source.replaceAll(STARTED, (all, before: string, name: string) =>
      existsSync(join(dirname(path), `${name}.js`)) ? `${before}'${name}.js'` : all,
    );
    if (changed !== source) writeFileSync(path, changed);
  }
  chmodSync(join(staging, 'lib/cli/packaged.js'), 0o755);
}

/** What a stranger needs to build the pages anew, with a game of their own among them. */
const FOR_PAGES = ['preact', '@preact/signals', '@fontsource-variable/oswald', '@fontsource/fira-sans-condensed'];

function manifest(): Record<string, unknown> {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const { name, version, description, license, type, engines, dependencies, keywords } = own;
  const compiled = Object.entries(own.exports).map(([path, source]) => {
    const file = source.replace('./src/', './lib/').replace(/\.ts$/, '');
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  const peers = [...FOR_PAGES, '@iconify-json/game-icons', 'vite', 'vitest'].map((peer) => [
    peer,
    own.devDependencies[peer],
  ]);
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    engines,
    bin: { redut: 'lib/cli/packaged.js' },
    exports: { ...Object.fromEntries(compiled), './package.json': './package.json' },
    dependencies,
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(peers.map(([peer]) => [peer, { optional: true }])),
  };
}

const NOT_SHIPPED = /(^|\/)(test|torture\/test)\/|\.test\.tsx?$|\.spec\.ts$/;

function gather(): void {
  for (const file of globSync(
    [
      'src/**/*.{ts,tsx,css,html,js,svg,png,webmanifest,txt,c}',
      'docs/{rules/**/*,privacy,accessibility}.md',
      'docs/examples/*',
    ],
    {
      cwd: root,
    },
  )) {
    if (!NOT_SHIPPED.test(file)) cpSync(join(root, file), join(staging, file));
  }
  cpSync(join(root, 'dist'), join(staging, 'dist'), { recursive: true });
  for (const folder of ['positions']) cpSync(join(root, folder), join(staging, folder), { recursive: true });
  for (const file of ['README.md', 'LICENSE', 'vite.config.ts', 'tsconfig.json'])
    cpSync(join(root, file), join(staging, file));
  // Beside the compiled code lies a file that is not compiled: the shim of the power torture.
  for (const file of globSync('src/**/*.c', { cwd: root }))
    cpSync(join(root, file), join(staging, file.replace('src', 'lib')));
  writeFileSync(join(staging, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

rmSync(staging, { recursive: true, force: true });
mkdirSync(staging, { recursive: true });
if (buildPages({}, (line) => console.log(line)) === undefined) throw new Error('the pages could not be built');
compile();
gather();
for (const folder of [staging, join(root, 'create')])
  run('npm', ['pack', folder, '--pack-destination', join(root, 'build'), '--loglevel=error']);
