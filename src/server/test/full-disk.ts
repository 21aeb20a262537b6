// Run on a disk of its own that is a few megabytes large: what a server and who copies its data do when it is full, as JSON.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { openSqlite } from '../store/sqlite.ts';
import { backedUp, exportedTo } from '../store/transfer.ts';
import { messageOf } from '../watch/log.ts';
import { type Client, newRoom, post } from '../torture/client.ts';
import { game, moveOf, ok, Tavern, until } from './tavern.ts';

const [folder = ''] = process.argv.slice(2);
const file = join(folder, 'redut.sqlite');
const ballast = join(folder, 'ballast');
const events: string[] = [];
const store = openSqlite(file);
const tavern = await Tavern.open({
  store,
  log: (_level, event, fields) => void events.push(`${event}: ${fields?.error ?? ''}`),
});
const status = async (): Promise<number> => (await fetch(`${tavern.base}/health/ready`)).status;
const statusBecomes = async (wanted: number): Promise<number> => {
  await until(async () => (await status()) === wanted);
  return wanted;
};
/** Every block of it, the last ones in small pieces. */
function fill(): void {
  for (let piece = 1 << 20; piece >= 512; piece /= 2) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(piece), { flag: 'a' });
    } catch {
      // A smaller one may still fit.
    }
  }
}
/** Why it could not be done. */
const failure = (work: Promise<unknown>): Promise<string> => work.then(() => '', messageOf);

const { ann, bob } = await tavern.table();
const { match } = ann.room!;
const chance = new FastChance(1);
const acknowledged: number[] = [];
const answers = new Set<string>();
async function move(): Promise<void> {
  const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined);
  if (mover === undefined) return;
  const reply = await mover.send({ cmd: 'act', match, ...moveOf(mover, chance)! });
  answers.add(reply?.re ?? 'none');
  if (reply?.re !== 'ok') return;
  acknowledged.push(reply.version);
  await until(() => [ann, bob].every((client) => client.version >= reply.version));
}
/** A room in which packs are opened: the first opens them while there is room, the second when there is none. */
const sealed = await Promise.all(['Cara', 'Dan'].map((name) => tavern.guest(name, 'war')));
const [cara, dan] = sealed as [Client, Client];
const terms = { format: 'sealed', boosters: 6 };
const room = await newRoom(tavern.base, cara.guest, { game: 'war', seat: 0, terms });
for (const client of sealed) await ok(client.enter(room.room));
await ok(dan.send({ cmd: 'sit', room: room.room, seat: 1 }));
const opens = (client: Client, id: string) =>
  client.send({ cmd: 'open', id, match: room.match, nonce: 'ab', sort: 'ussr' });
const heldBy = (client: Client): string => JSON.stringify(client.replica?.about?.packs?.own?.packs);
await ok(opens(cara, 'o1'));
await until(() => heldBy(cara) !== undefined);
const opened = heldBy(cara);

await move();
const before = await status();
const live = (await fetch(`${tavern.base}/health/live`)).status;
fill();
for (let i = 0; i < 200 && !answers.has('again'); i++) await move();
const full = await statusBecomes(503);
const notOpened = (await opens(dan, 'o2'))?.re;
const deck = game('war').brings!.suits(terms, 0 as Seat, chance, { sort: 'ussr', cards: JSON.parse(opened).flat() });
const brings = () => cara.send({ cmd: 'bring', id: 'b1', match: room.match, setup: deck });
const notBrought = (await brings())?.re;
const roomMade = await failure(post(tavern.base, 'rooms', { game: 'war' }, ann.guest.token));
const stillLive = (await fetch(`${tavern.base}/health/live`)).status;
const copies = join(folder, 'copies');
const backup = await failure(backedUp(file, copies));
const exported = await failure(exportedTo(store, copies));
const left = readdirSync(folder).filter((name) => name.startsWith('copies'));
rmSync(ballast);
const after = await statusBecomes(200);
const played = acknowledged.length;
await move();
// What was not acknowledged is said again, and counts once.
const saidAgain = [(await opens(dan, 'o2'))?.re, (await brings())?.re, (await brings())?.re];
await until(() => heldBy(dan) !== undefined);
const told = [opened, heldBy(dan)];
const wentOn = acknowledged.length > played || ann.replica?.about?.phase === 'over';
await tavern.close();
const reopened = openSqlite(file);
const rows = new Set((await reopened.load(match))!.rows.map(({ version }) => version));
const bodies = (await reopened.load(room.match))!.rows.map(({ body }) => body);
const kept = bodies.flatMap((body) => (body.do === 'open' ? [JSON.stringify(body.opened.packs)] : []));
const broughtTimes = bodies.filter((body) => body.do === 'bring').length;
await reopened.close();
const lost = acknowledged.filter((version) => !rows.has(version));
const report = {
  before,
  live,
  full,
  stillLive,
  roomMade,
  after,
  wentOn,
  answers: [...answers],
  lost,
  backup,
  exported,
  left,
  events,
  sealed: { notOpened, notBrought, saidAgain, broughtTimes, packs: JSON.stringify(told) === JSON.stringify(kept) },
};
process.stdout.write(JSON.stringify(report));
