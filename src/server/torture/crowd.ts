import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEVELS } from '../../bots/levels.ts';
import { FastChance } from '../../kernel/chance.ts';
import { spell } from '../../kernel/verbs.ts';
import { MOST_LIVE } from '../limits.ts';
import { Client, newGuest, newRoom, type Reply } from './client.ts';
import { playedGames } from './club.ts';
import { NodeProcess } from './node-process.ts';
import { inFolder, quantile, type Report, type Run } from './report.ts';
import { residentKib, usageOf } from './usage.ts';

const AT_ONCE = 16;
/** People take their time; bots take theirs. */
const THINKS_MS = 2500;
const MOST_P99_MS = 200;
/** However slow the machine is, something must have been played. */
const SLOW_MS = 60_000;

/** Somebody who plays against a bot for as long as the server lets them. */
class Regular {
  readonly times: number[] = [];
  readonly refused: string[] = [];
  private readonly client: Client;
  private readonly room: string;
  private readonly chance: FastChance;
  constructor(client: Client, room: string, chance: FastChance) {
    this.client = client;
    this.room = room;
    this.chance = chance;
  }
  async play(base: string, stopped: () => boolean): Promise<void> {
    const { client, chance } = this;
    await client.connect(base);
    const came = await client.enter(this.room);
    if (came?.re !== 'ok') this.refused.push(`enter: ${JSON.stringify(came)}`);
    while (!stopped() && client.connected) {
      await sleep(chance.below(2 * THINKS_MS));
      const wish = this.wish();
      if (wish === undefined) continue;
      const { version } = client;
      const began = performance.now();
      const reply = await client.send(wish);
      if (reply?.re === 'ok') this.times.push(performance.now() - began);
      else if (!stopped() && !isFair(reply, client.version > version))
        this.refused.push(`${wish.cmd}: ${JSON.stringify(reply)}`);
    }
    client.cut();
  }
  private wish(): ({ readonly cmd: string } & Readonly<Record<string, unknown>>) | undefined {
    const { client, room, chance } = this;
    const about = client.replica?.about;
    const match = client.room?.match;
    const { seat } = client;
    if (about?.phase === 'over') return { cmd: 'again', room };
    if (about?.phase === 'gathering') return { cmd: 'ready', match, nonce: '' };
    const decision = client.replica?.decision();
    if (about === undefined || seat === undefined || (about.awaited & (1 << seat)) === 0 || decision === undefined)
      return undefined;
    const { action } = decision.options[chance.below(decision.options.length)]!;
    return { cmd: 'act', match, serial: decision.serial, actions: [spell(client.game.verbs, action)] };
  }
}
/**
 * Some things must wait, and where seats choose at once the bot may be faster: it then takes away what was still offered
 * when the person chose, without a turn of the person's having passed. The game says by which rule.
 */
function isFair(reply: Reply | undefined, botWasFaster: boolean): boolean {
  if (reply?.re !== 'no') return false;
  if (['match.tooEarly', 'match.stale', 'match.notYourTurn', 'match.begun'].includes(reply.rule)) return true;
  return botWasFaster && (reply.rule === 'match.notOffered' || !/^[a-z]/.test(reply.rule));
}

/** Many matches of a person and a bot at one server, which says no to one more than it takes. */
export function crowd({ seconds, seed, rooms = MOST_LIVE, untimed = false }: Run): Promise<Report> {
  return inFolder(async (folder) => {
    const began = performance.now();
    const place = { file: join(folder, 'data.sqlite') };
    const node = new NodeProcess({ place, usualPace: true, mostMatches: rooms });
    await node.start();
    let stopped = false;
    const players: Regular[] = [];
    const playing: Promise<void>[] = [];
    try {
      while (players.length < rooms) {
        const some = Array.from({ length: Math.min(AT_ONCE, rooms - players.length) }, (_, i) => players.length + i);
        for (const player of await Promise.all(some.map((i) => sitDown(node.base, i, seed)))) {
          players.push(player);
          playing.push(player.play(node.base, () => stopped));
        }
      }
      const late = ({ times, refused }: Regular): boolean => times.length < 2 && refused.length === 0;
      while (players.some(late) && node.ending === undefined) await sleep(50);
      for (const { times } of players) times.length = 0;
      const bots = await botMoves(node.base);
      const usage = usageOf(node.pid);
      await sleep(seconds * 1000);
      const played = async (): Promise<boolean> =>
        players.some(({ times }) => times.length > 0) && (await botMoves(node.base)) > bots;
      for (const last = performance.now() + SLOW_MS; !(await played()) && performance.now() < last;) await sleep(50);
      const moves = players.flatMap(({ times }) => times);
      const found = {
        matches: await figure(node.base, 'redut_live_matches'),
        moves: moves.length,
        botMoves: (await botMoves(node.base)) - bots,
        p50: quantile(moves, 0.5),
        p99: quantile(moves, 0.99),
        busy: usage(),
        mib: Math.round(residentKib(node.pid) / 1024),
      };
      const refused = await oneMore(node.base);
      const wrong = [
        ...(found.matches < rooms ? [`only ${found.matches} matches were live`] : []),
        ...(refused === 'server.full' ? [] : [`one match more was answered ${refused}`]),
        ...(found.moves === 0 || found.botMoves === 0 ? ['nothing was played'] : []),
        ...(found.p99 > MOST_P99_MS && !untimed ? [`moves: p99 ${found.p99} ms, more than ${MOST_P99_MS} ms`] : []),
        ...players.flatMap(({ refused: all }) => all.slice(0, 1)).slice(0, 3),
      ];
      const took = Math.round((performance.now() - began) / 100) / 10;
      return { kind: 'crowd', seconds: took, faults: { refused: Number(refused === 'server.full') }, found, wrong };
    } finally {
      stopped = true;
      await Promise.all(playing);
      await node.end('SIGTERM');
    }
  });
}
async function sitDown(base: string, i: number, seed: number): Promise<Regular> {
  const played = await playedGames();
  const game = played[i % played.length]!;
  const guest = await newGuest(base, `Guest ${i}`);
  const bots = { 1: LEVELS[i % LEVELS.length] };
  const { room } = await newRoom(base, guest, { game: game.name, seat: 0, bots });
  return new Regular(new Client(game, guest), room, new FastChance(seed + i));
}
/** What the server says to who would like to play as well. */
async function oneMore(base: string): Promise<string> {
  const guest = await newGuest(base, 'Late');
  const response = await fetch(`${base}/api/rooms`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${guest.token}` },
    body: JSON.stringify({ game: 'liberation', seat: 0 }),
  });
  return ((await response.json()) as { readonly rule?: string }).rule ?? 'yes';
}
async function figure(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
const botMoves = (base: string): Promise<number> => figure(base, 'redut_bot_moves_total');
