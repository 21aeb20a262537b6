// `node bench/server.ts [seconds] [matches]`: accepted moves a second over real sockets, ours with every move flushed to
// the disk before it is acknowledged, boardgame.io's server with its matches in memory. The same game, the same machine.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../src/kernel/game.ts';
import { spell } from '../src/kernel/verbs.ts';
import { Redut } from '../src/server/server.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { Client, newGuest, newRoom } from '../src/server/torture/client.ts';
import { definition, type PeerState } from './boardgame-io.ts';
import { fetchPeers } from './peers.ts';
import { trick52 } from './trick52.ts';

const require = createRequire(import.meta.url);
const game = trick52.game as unknown as AnyGame;
const AT_ONCE = 32;
const FAST = { burst: 1e9, perSecond: 1e9 } as const;

async function serveOurs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redut-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = new Redut({
    store: openSqlite(join(folder, 'data.sqlite')),
    bots: [],
    choose: () => Promise.reject(new Error('no bots here')),
    load: () => Promise.resolve(game),
    rate: FAST,
    lobbyRate: FAST,
  });
  await server.listen(0, '127.0.0.1');
  console.log(server.port);
}
async function servePeer(): Promise<void> {
  const { Server } = require('boardgame.io/server') as {
    readonly Server: (given: object) => { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
  };
  const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };
  // It talks while it starts.
  console.log = console.info = () => undefined;
  const { appServer } = await Server({ games: [definition(INVALID_MOVE)], origins: ['*'] }).run(0);
  process.stdout.write(`${appServer.address().port}\n`);
}

let moves = 0;
let stopped = false;

async function playOurs(base: string): Promise<void> {
  const [ann, bob] = [await newGuest(base, 'Ann'), await newGuest(base, 'Bob')];
  const { room } = await newRoom(base, ann, { game: game.name, seat: 0 });
  const clients = [new Client(game, ann), new Client(game, bob)];
  for (const client of clients) {
    await client.connect(base);
    await client.enter(room);
  }
  await clients[1]!.send({ cmd: 'sit', room, seat: 1 });
  for (const client of clients)
    client.onHeard = ({ ev }) => (ev === 'frame' || ev === 'whole' ? act(client, room) : undefined);
  for (const client of clients) await client.send({ cmd: 'ready', match: client.room!.match, nonce: '' });
}
function act(client: Client, room: string): void {
  const { replica, seat } = client;
  const about = replica?.about;
  if (stopped || about === undefined || seat === undefined) return;
  const match = client.room!.match;
  if (about.phase === 'over') void client.send({ cmd: 'again', room });
  else if (about.phase === 'gathering') {
    if ((about.ready & (1 << seat)) === 0) void client.send({ cmd: 'ready', match, nonce: '' });
  } else if ((about.awaited & (1 << seat)) !== 0) {
    const { options, serial } = replica!.decision()!;
    const actions = [spell(game.verbs, options[0]!.action)];
    void client.send({ cmd: 'act', match, serial, actions }).then((reply) => {
      moves += reply?.re === 'ok' ? 1 : 0;
      return reply;
    });
  }
}

const ID = '_stateID';
type Numbered = PeerState & { readonly [ID]: number };
interface PeerSocket {
  on(event: 'connect', heard: () => void): void;
  on(event: 'sync', heard: (match: string, told: { readonly state: Numbered }) => void): void;
  on(event: 'update', heard: (match: string, state: Numbered) => void): void;
  emit(event: string, ...values: unknown[]): void;
}
const legal = (hand: readonly number[], lead: number): number[] => {
  const following = lead < 0 ? [] : hand.filter((card) => ((card / 13) | 0) === ((lead / 13) | 0));
  return following.length > 0 ? following : [...hand];
};
function playPeer(base: string): void {
  const { io } = require('socket.io-client') as { readonly io: (address: string, options: object) => PeerSocket };
  const begin = (): void => {
    // Whoever comes first makes the match.
    const matchID = randomUUID();
    for (const playerID of ['0', '1']) {
      const socket = io(`${base}/trick52`, { transports: ['websocket'], forceNew: true });
      const heard = (state: Numbered): void => {
        if (stopped || state.ctx.currentPlayer !== playerID || state.ctx.gameover !== undefined) {
          if (!stopped && playerID === '0' && state.ctx.gameover !== undefined) begin();
          return;
        }
        const card = legal(state.G.hands[Number(playerID) as 0 | 1], state.G.lead)[0]!;
        const payload = { type: 'play', args: [card], playerID };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state[ID], matchID, playerID);
      };
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      socket.on('sync', (_match, { state }) => heard(state));
      socket.on('update', (_match, state) => {
        if (playerID === '0') moves++;
        heard(state);
      });
    }
  };
  begin();
}

async function measure(what: 'ours' | 'peer', seconds: number, matches: number): Promise<object> {
  const child = spawn(process.execPath, [import.meta.filename, `serve-${what}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (part: Buffer) => resolve(Number(part.toString()))),
  );
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < matches; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, matches - i) }, () =>
      what === 'ours' ? playOurs(base) : Promise.resolve(playPeer(base)),
    );
    await Promise.all(some);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [before, cpu] = [moves, processorMs(child.pid!)];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const made = moves - before;
  const figure = {
    movesPerSecond: Math.round(made / seconds),
    // On a machine that others use as well this is what can be compared.
    movesPerProcessorSecond: Math.round((1000 * made) / (processorMs(child.pid!) - cpu)),
  };
  stopped = true;
  child.kill('SIGKILL');
  return figure;
}
/** What the server has used of the processors so far; Linux only. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const [what = 'all', seconds = '6', matches = '64'] = process.argv.slice(2);
if (what === 'serve-ours') await serveOurs();
else if (what === 'serve-peer') await servePeer();
else if (what === 'ours' || what === 'peer') {
  const figure = await measure(what, Number(seconds), Number(matches));
  console.log(JSON.stringify({ what, seconds: Number(seconds), matches: Number(matches), ...figure }));
  process.exit(0);
} else {
  fetchPeers();
  for (const one of ['ours', 'peer']) {
    const child = spawn(process.execPath, [import.meta.filename, one, seconds, matches], { stdio: 'inherit' });
    await new Promise((resolve) => child.once('exit', resolve));
  }
}
