// Runs one file of the project on Node 24 with its dependencies in place: `node scripts/launch.mjs <file> [arguments]`.
// It fetches whatever is missing first, so that every command works on a fresh clone. It runs on Node 18 itself, where
// nothing is installed yet: plain JavaScript, and nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const wanted = 24;
const running = Number(process.versions.node.split('.')[0]);

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

class Trouble extends Error {}

/** @param {string} line */
const say = (line) => process.stderr.write(`redut: ${line}\n`);

// The npm package `node` is a script that installs one of these; asking for the binary itself needs no install script.
const os = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `${os === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${os}-${process.arch}`;
const nodeHome = join(root, '.node24');
const fetchedNode = join(nodeHome, 'node_modules', nodePackage, 'bin', os === 'win' ? 'node.exe' : 'node');

/** npm as a script, so that the Node that runs it is ours to choose: npm picks versions by the Node it runs on. */
function npmScript() {
  const here = dirname(process.execPath);
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const places = [
    process.env['npm_execpath'] ?? '',
    ...onPath.filter((file) => existsSync(file)).map((file) => realpathSync(file)),
    ...onPath.map((file) => join(dirname(file), 'node_modules/npm/bin/npm-cli.js')),
    join(here, 'node_modules/npm/bin/npm-cli.js'),
    join(here, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  const found = places.find((file) => basename(file) === 'npm-cli.js' && existsSync(file));
  if (found === undefined) throw new Trouble('npm was not found; it comes with Node.js, see nodejs.org');
  return found;
}

/**
 * The cache keeps compiled modules: a command starts in a third of the time, and V8 runs typed arrays faster where the
 * stripping of types, which happens in WebAssembly, was not needed.
 *
 * @param {string} binary
 */
const withNode = (binary) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...process.env,
  PATH: `${dirname(binary)}${delimiter}${process.env['PATH'] ?? ''}`,
});

/**
 * The first lines of what npm says when it fails, without its stack.
 *
 * @param {string} talk
 */
const gist = (talk) =>
  talk
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/^npm error\s+at /.test(line))
    .slice(0, 5)
    .join('\n');

/**
 * npm's own talk is shown only if it fails.
 *
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function npm(node, args) {
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const child = spawn(node, [npmScript(), ...args, ...patience, ...quiet], {
    cwd: root,
    env: withNode(node),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let talk = '';
  child.stdout.on('data', (part) => (talk += part));
  child.stderr.on('data', (part) => (talk += part));
  // Stopped in the middle, it must not go on behind our back after the lock is gone.
  const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      if (code === 0) resolve();
      else reject(new Trouble(gist(talk)));
    });
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, os?: string[] }>}
 */
const lockedPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes its own list into node_modules last of all: an install that was cut short leaves none that agrees. What is
 * optional may be missing only where it is made for other systems: an older Node leaves out what asks for ours.
 */
function dependenciesAreIn() {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const present = lockedPackages(list);
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(
    ([place, { version, integrity, optional, devOptional, os: systems }]) =>
      place === '' ||
      (optional === true && systems !== undefined) ||
      devOptional === true ||
      (present[place]?.version === version && present[place]?.integrity === integrity),
  );
}

const nodeIsIn = () => existsSync(fetchedNode) && existsSync(join(nodeHome, 'node_modules/.package-lock.json'));

/**
 * One command at a time may install. The holder keeps touching the folder, so that one left by a crash can be told.
 *
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  const lock = join(root, '.install-lock');
  for (let waiting = false; ; waiting = true) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!waiting) say('waiting for another command that is installing…');
    await new Promise((resolve) => setTimeout(resolve, 300));
    breakStale(lock);
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 2000);
  try {
    await work();
  } finally {
    clearInterval(beat);
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function breakStale(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs < 20_000) return;
    const aside = `${lock}-${process.pid}`;
    renameSync(lock, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // Whoever held it, or another waiter, was faster.
  }
}

/**
 * @param {string} what
 * @param {() => boolean} isIn
 * @param {() => Promise<void>} bring
 */
async function ensure(what, isIn, bring) {
  if (isIn()) return;
  await alone(async () => {
    if (isIn()) return;
    say(`${what}…`);
    const began = Date.now();
    await bring();
    say(`done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  });
}

async function fetchNode() {
  const places = ['--prefix', nodeHome, '--no-save', '--no-package-lock', '--ignore-scripts'];
  await npm(process.execPath, ['install', ...places, `${nodePackage}@${wanted}`]);
  if (spawnSync(fetchedNode, ['--version']).status === 0) return;
  rmSync(nodeHome, { recursive: true, force: true });
  throw new Trouble(`the binary of ${nodePackage} does not run on this system`);
}

async function node24() {
  if (running >= wanted) return process.execPath;
  const why = `fetching Node ${wanted}, once, because this is Node ${process.versions.node} (190 MB on disk)`;
  await ensure(why, nodeIsIn, fetchNode).catch((error) => {
    throw new Trouble(
      `Node ${wanted} could not be fetched. Go online once, or install it: nodejs.org\n${error.message}`,
    );
  });
  return fetchedNode;
}

/** @param {string} node */
const dependencies = (node) =>
  ensure('installing dependencies', dependenciesAreIn, () => npm(node, ['ci', '--include=dev'])).catch((error) => {
    throw new Trouble(`The dependencies could not be installed. Is this machine online?\n${error.message}`);
  });

// The kernel is many small functions; V8 does better with them if it may inline more of them at once (measured: +10 %
// random steps on the kernel's benchmark game).
const inlining = ['--max-inlined-bytecode-size=1200', '--max-inlined-bytecode-size-cumulative=4000'];

// Commands and benchmarks play games: they take the kernel and each game from one file.
const bundled = ['--import', pathToFileURL(join(root, 'scripts/bundled.mjs')).href];

/**
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
function run(node, file, args) {
  const flags = /^(?:src|bench)[\\/]/.test(file) ? [...inlining, ...bundled] : inlining;
  const child = spawn(node, [...flags, join(root, file), ...args], { stdio: 'inherit', env: withNode(node) });
  // A terminal sends Ctrl-C to the child as well; sent twice it would count as two.
  for (const signal of SIGNALS) {
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('error', fail);
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
}

/** @param {unknown} error */
function fail(error) {
  say(error instanceof Trouble ? error.message : String(error instanceof Error ? error.stack : error));
  process.exit(1);
}

const [file, ...args] = process.argv.slice(2);
try {
  if (file === undefined) throw new Trouble('usage: node scripts/launch.mjs <file> [arguments]');
  const node = await node24();
  await dependencies(node);
  run(node, file, args);
} catch (error) {
  fail(error);
}
