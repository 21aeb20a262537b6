// The kernel in one file and every game in one file, for Node: what a module imports is loaded and checked anew at each
// use, what stands in its own file is a constant (bench/results.md has what it gives). Nothing is left out and nothing
// renamed: beside the bundles lies a file for each source, which hands on what is in its bundle, so that it does not matter
// who imports which.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const root = dirname(import.meta.dirname);
const source = join(root, 'src');
/** Bundles of several states of the sources, each in a folder that is named after its stamp. */
export const shelf = join(root, 'build/bundles');
const DAY_MS = 86_400_000;

/** @param {string} file */
const isRule = (file) =>
  /^(?:kernel|games\/[^/]+)\/.*\.ts$/.test(file) && !/\/(?:test|contract)\/|\.(?:test|node)\.ts$/.test(file);

/** Every source that goes into a bundle, by its path in `src`; a game's own index comes before what it imports. */
export function ruleFiles() {
  const files = ['kernel', 'games'].flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(source, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  /** @param {string} file */
  const rank = (file) => (/^(?:kernel|games\/[^/]+)\/index\.ts$/.test(file) ? 0 : 1);
  return files.filter(isRule).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/**
 * Changes whenever one of the sources does, or the way in which they are bundled.
 *
 * @param {readonly string[]} files
 */
export function stampOf(files) {
  const hash = createHash('sha256');
  const bundler = ['scripts/bundle.mjs', 'package-lock.json'].map((file) => join(root, file));
  for (const file of [...bundler, ...files.map((name) => join(source, name))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** What a module exports is loaded anew at each use in its own lines, too: a bundle exports second names for what it has. */
const secondNames = {
  name: 'second names',
  /**
   * @param {string} code
   * @param {{ readonly isEntry: boolean }} chunk
   */
  renderChunk(code, { isEntry }) {
    const list = isEntry ? undefined : /\nexport \{ ([^}]+) \};\s*$/.exec(code);
    if (list?.[1] === undefined) return null;
    const names = list[1].split(', ').map((pair) => pair.split(' as '));
    const second = names.map(([own], i) => `exported$${i} = ${own}`);
    const told = names.map(([own, name = own], i) => `exported$${i} as ${name}`);
    return `${code.slice(0, list.index)}\nconst ${second.join(', ')};\nexport { ${told.join(', ')} };\n`;
  },
};

/**
 * Writes the bundles, and a file for each source, into the folder.
 *
 * @param {readonly string[]} files
 * @param {string} folder
 * @param {{ readonly maps?: boolean }} [options]
 */
export async function bundle(files, folder, { maps = false } = {}) {
  const { rolldown } = await import('rolldown');
  const input = Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(source, file)]));
  const made = await rolldown({ input, platform: 'node', logLevel: 'silent', plugins: [secondNames] });
  const game = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/;
  await made.write({
    dir: folder,
    format: 'esm',
    sourcemap: maps,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        // First: a group takes along what its modules import and no group before it has.
        { name: 'kernel/bundle', test: /[\\/]src[\\/]kernel[\\/]/, priority: 1 },
        { name: (id) => `games/${game.exec(id)?.[1]}/bundle`, test: game },
      ],
    },
  });
  await made.close();
}

/** The folder with the bundles of the sources as they are: made if there is none yet. */
export async function bundles() {
  const files = ruleFiles();
  const folder = join(shelf, stampOf(files));
  if (existsSync(folder)) return folder;
  // Whole or not at all: two commands may be at it.
  const scratch = `${folder}-${process.pid}`;
  mkdirSync(scratch, { recursive: true });
  try {
    await bundle(files, scratch);
    // What Node makes of the files: beside the sources `package.json` says it.
    writeFileSync(join(scratch, 'package.json'), '{ "type": "module" }\n');
    renameSync(scratch, folder);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  tidy();
  return folder;
}
/** A server that was started from bundles may still load a game from them: they are kept for a while. */
function tidy() {
  for (const name of readdirSync(shelf)) {
    const old = join(shelf, name);
    if (Date.now() - statSync(old).mtimeMs > 7 * DAY_MS) rmSync(old, { recursive: true, force: true });
  }
}

if (import.meta.main) process.stdout.write(`${await bundles()}\n`);
