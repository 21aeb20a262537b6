// `node bench/server.ts [seconds] [matches] [runs]`: accepted moves a second over real sockets, ours with every move
// flushed to the disk before it is acknowledged, boardgame.io's server with its matches in memory, and with them in files
// (its own `FlatFile`, which writes every move and flushes none). The same game, the same load (`bench/load.ts`), the same
// machine; one after the other, several times.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../src/kernel/game.ts';
import { Redut } from '../src/server/server.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { processorMs } from '../src/server/torture/usage.ts';
import { definition } from './boardgame-io.ts';
import { median } from './clock.ts';
import { playOurs, playPeer, Tally } from './load.ts';
import { fetchPeers } from './peers.ts';
import { trick52 } from './trick52.ts';

const AT_ONCE = 32;
/** Compiled code needs some moves to become what it will be: a profile of ours shows compilers at work up to there. */
const WARM = { moves: 40_000, leastMs: 2000, mostMs: 60_000 } as const;
/** As the launcher starts every process of ours: compiled modules are kept, and calls are inlined further. */
const flags = ['--max-inlined-bytecode-size=1200', '--max-inlined-bytecode-size-cumulative=4000'];
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
  ...process.env,
  NODE_ENV: 'production',
};
const FAST = { burst: 1e9, perSecond: 1e9 } as const;

/** Gone when the process is. */
function folderOfOurs(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redut-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
async function serveOurs(): Promise<void> {
  const server = new Redut({
    store: openSqlite(join(folderOfOurs(), 'data.sqlite')),
    bots: [],
    choose: () => Promise.reject(new Error('no bots here')),
    load: () => Promise.resolve(trick52.game as unknown as AnyGame),
    rate: FAST,
    lobbyRate: FAST,
  });
  await server.listen(0, '127.0.0.1');
  process.stdout.write(`${server.port}\n`);
}
async function servePeer(inFiles: boolean): Promise<void> {
  const require = createRequire(import.meta.url);
  const { Server, FlatFile } = require('boardgame.io/server') as {
    readonly Server: (given: object) => { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
    readonly FlatFile: new (given: { readonly dir: string }) => object;
  };
  const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };
  // It talks while it starts.
  console.log = console.info = () => undefined;
  const db = inFiles ? { db: new FlatFile({ dir: folderOfOurs() }) } : {};
  const { appServer } = await Server({ games: [definition(INVALID_MOVE)], origins: ['*'], ...db }).run(0);
  process.stdout.write(`${appServer.address().port}\n`);
}

const SERVERS = ['ours', 'peer', 'peer-in-files'] as const;
type Served = (typeof SERVERS)[number];
interface Figure {
  readonly movesPerSecond: number;
  /** On a machine that others use as well this is what can be compared. */
  readonly movesPerProcessorSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How busy server and load were: 1 is one core. */
  readonly server: number;
  readonly load: number;
}
async function measure(what: Served, seconds: number, matches: number): Promise<Figure> {
  const child = spawn(process.execPath, [...flags, import.meta.filename, `serve-${what}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (part: Buffer) => resolve(Number(part.toString()))),
  );
  const tally = new Tally();
  const play = what === 'ours' ? playOurs : playPeer;
  for (let i = 0; i < matches; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, matches - i) }, () => play(`http://127.0.0.1:${port}`, tally));
    await Promise.all(some);
  }
  const first = performance.now();
  while (performance.now() - first < (tally.moves < WARM.moves ? WARM.mostMs : WARM.leastMs)) await pause(100);
  const [served, loaded, began] = [processorMs(child.pid!), processorMs(process.pid), performance.now()];
  tally.begin();
  await pause(seconds * 1000);
  const took = performance.now() - began;
  const serverMs = processorMs(child.pid!) - served;
  const figure = {
    movesPerSecond: Math.round((1000 * tally.moves) / took),
    movesPerProcessorSecond: Math.round((1000 * tally.moves) / serverMs),
    p50: tally.quantile(0.5),
    p99: tally.quantile(0.99),
    server: Math.round((100 * serverMs) / took) / 100,
    load: Math.round((100 * (processorMs(process.pid) - loaded)) / took) / 100,
  };
  tally.stopped = true;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), 2000).unref();
  await gone;
  return figure;
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function once(what: string, seconds: string, matches: string): Promise<Figure> {
  const child = spawn(process.execPath, [...flags, import.meta.filename, what, seconds, matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text) as Figure) : reject(new Error(`${what} ended with ${code}`)),
    ),
  );
}
async function compare(seconds: string, matches: string, runs: number): Promise<void> {
  fetchPeers();
  const all: Record<Served, Figure[]> = { ours: [], peer: [], 'peer-in-files': [] };
  for (let i = 0; i < runs; i++) {
    for (const what of SERVERS) {
      const figure = await once(what, seconds, matches);
      all[what].push(figure);
      process.stdout.write(`${JSON.stringify({ what, ...figure })}\n`);
    }
  }
  const ratio = (to: Served, name: keyof Figure): string =>
    (median(all.ours.map((one) => one[name])) / median(all[to].map((one) => one[name]))).toFixed(2);
  for (const [to, where] of [
    ['peer', 'in memory'],
    ['peer-in-files', 'in files'],
  ] as const)
    process.stdout.write(
      `${matches} matches of Trick52, ours durable / boardgame.io ${where}, medians of ${runs}: ` +
        `moves/s ${ratio(to, 'movesPerSecond')}, moves per processor second ${ratio(to, 'movesPerProcessorSecond')}, ` +
        `p50 ${ratio(to, 'p50')}, p99 ${ratio(to, 'p99')}\n`,
    );
}

const [first = '6', second = '200', third = '3'] = process.argv.slice(2);
// In order, so that a folder is removed and a profile written.
process.once('SIGINT', () => process.exit(0));
if (first === 'serve-ours') await serveOurs();
else if (first === 'serve-peer') await servePeer(false);
else if (first === 'serve-peer-in-files') await servePeer(true);
else {
  const served = SERVERS.find((what) => what === first);
  if (served === undefined) await compare(first, second, Number(third));
  else {
    process.stdout.write(`${JSON.stringify(await measure(served, Number(second), Number(third)))}\n`);
    process.exit(0);
  }
}
