// What the packages say of themselves. The address of the repository is set by whoever publishes: REDUT_REPOSITORY.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Versions = Readonly<Record<string, string>>;
interface Own {
  readonly version: string;
  readonly dependencies: Versions;
  readonly optionalDependencies: Versions;
  readonly devDependencies: Versions;
  readonly exports: Versions;
  readonly [field: string]: unknown;
}
type Manifest = Record<string, unknown>;
type Environment = Readonly<Record<string, string | undefined>>;

const root = dirname(import.meta.dirname);
const read = (file: string): Own => JSON.parse(readFileSync(join(root, file), 'utf8')) as Own;

/** What the pages are built of, and by. */
const FOR_PAGES = [
  '@fontsource-variable/oswald',
  '@fontsource/fira-sans-condensed',
  '@iconify-json/game-icons',
  '@preact/signals',
  'preact',
  'vite',
];

/** Where the sources lie: npm shows it, and holds a proof of origin against it. Nothing is said of what nobody set. */
export function origin(env: Environment, directory?: string): Manifest {
  const address = env['REDUT_REPOSITORY'];
  if (address === undefined || address === '') return {};
  if (!/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(address) || address.endsWith('.git'))
    throw new Error(`REDUT_REPOSITORY must be an address such as https://host/owner/name, not ${address}`);
  return {
    repository: { type: 'git', url: `git+${address}.git`, ...(directory === undefined ? {} : { directory }) },
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
    publishConfig: { access: 'public', provenance: true },
  };
}
function common(own: Own): Manifest {
  const { version, license, author, type, engines } = own;
  return { version, license, author, type, engines };
}
export function manifest(env: Environment): Manifest {
  const own = read('package.json');
  const compiled = Object.entries(own.exports).map(([path, source]) => {
    const file = source.replace('./src/', './lib/').replace(/\.ts$/, '');
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return {
    name: own['name'],
    description: own['description'],
    keywords: own['keywords'],
    ...common(own),
    ...origin(env),
    bin: { redut: 'lib/cli/packaged.js' },
    exports: { ...Object.fromEntries(compiled), './package.json': './package.json' },
    dependencies: own.dependencies,
    // Only redut lab submit, work and watch need it.
    optionalDependencies: own.optionalDependencies,
    // Only redut/contract/vitest needs it.
    peerDependencies: { vitest: own.devDependencies['vitest'] },
    peerDependenciesMeta: { vitest: { optional: true } },
  };
}
export function pagesManifest(env: Environment): Manifest {
  const own = read('package.json');
  return {
    name: 'redut-pages',
    description: 'What the pages of Redut are built of, for projects with a game of their own',
    keywords: own['keywords'],
    ...common(own),
    ...origin(env),
    exports: { './package.json': './package.json' },
    peerDependencies: { redut: own.version },
    dependencies: Object.fromEntries(FOR_PAGES.map((name) => [name, own.devDependencies[name]])),
  };
}
export function createManifest(env: Environment): Manifest {
  return { ...read('create/package.json'), ...common(read('package.json')), ...origin(env, 'create') };
}
