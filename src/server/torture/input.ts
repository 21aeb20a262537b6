import { FastChance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/input.ts';
import { serve } from '../serve.ts';
import { noLog } from '../watch/log.ts';
import { COMMANDS, idIn, readSaid } from '../wire/commands.ts';
import { Client, newGuest, newRoom } from './client.ts';
import { playedGame } from './club.ts';
import { sample, spoilt } from './garbage.ts';
import type { Report, Run } from './report.ts';

/** What could not be read and did not say so properly. */
export function readBadly(
  rounds: number,
  seed: number,
): { readonly read: number; readonly refused: number; readonly fault?: string } {
  const chance = new FastChance(seed);
  let [read, refused] = [0, 0];
  for (const cmd of COMMANDS) {
    const message = sample(cmd, 'room', 'room.1', 0);
    for (let i = 0; i < rounds; i++) {
      const text = spoilt(message, chance);
      try {
        readSaid(text);
        read++;
      } catch (error) {
        if (!(error instanceof InputError)) return { read, refused, fault: `${text.slice(0, 200)}: ${String(error)}` };
        idIn(text);
        refused++;
      }
      if (({} as Record<string, unknown>)['polluted'] !== undefined)
        return { read, refused, fault: `polluted: ${text}` };
    }
  }
  return { read, refused };
}
const BATCH = 50_000;
const BURST = 64;

/**
 * Bad messages of every kind: read as fast as possible for most of the time, and sent over a socket to a server, which
 * must answer each of them and go on.
 */
export async function input({ seconds, seed }: Run): Promise<Report> {
  const began = performance.now();
  // Nobody reads where millions of refusals were thrown.
  const traced = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const most = seconds * 850;
  const faults = { perCommand: 0, unreadable: 0, sent: 0 };
  const wrong: string[] = [];
  for (let i = 0; performance.now() - began < most && wrong.length === 0; i++) {
    const rounds = Math.ceil(BATCH / COMMANDS.length);
    const { refused, fault } = readBadly(rounds, seed + i);
    faults.perCommand += rounds;
    faults.unreadable += refused;
    if (fault !== undefined) wrong.push(fault);
  }
  Error.stackTraceLimit = traced;
  const answered = await overTheWire(seed, began + seconds * 1000, faults);
  if (!answered.alive) wrong.push('the server does not answer any more');
  if (answered.count < faults.sent) wrong.push(`${faults.sent - answered.count} messages were not answered`);
  const took = Math.round((performance.now() - began) / 100) / 10;
  return { kind: 'input', seconds: took, faults, found: { answered: answered.count, kinds: COMMANDS.length }, wrong };
}
async function overTheWire(
  seed: number,
  ends: number,
  faults: { sent: number },
): Promise<{ count: number; alive: boolean }> {
  const rate = { burst: 1_000_000_000, perSecond: 1_000_000_000 };
  const { server, stop } = await serve({ place: { file: ':memory:' }, port: 0, host: '127.0.0.1', log: noLog, rate });
  const base = `http://127.0.0.1:${server.port}`;
  const game = await playedGame();
  const guest = await newGuest(base, 'Mallory');
  const { room, match } = await newRoom(base, guest, { game: game.name, seat: 0 });
  const chance = new FastChance(seed);
  let count = 0;
  try {
    while (performance.now() < ends) {
      // Whoever sends nothing but rubbish is hung up on after a while; so each line sends some.
      const client = new Client(game, guest, true);
      await client.connect(base);
      await client.enter(room);
      const before = client.texts.filter((text) => text.startsWith('{"re"')).length;
      let silent = 0;
      for (let i = 0; i < BURST; i++) {
        const text = spoilt(sample(COMMANDS[chance.below(COMMANDS.length)]!, room, match, 0), chance);
        if (text.length > 8192 || isSilent(text)) silent++;
        else client.raw(text);
      }
      const pong = await Promise.race([
        client.send({ cmd: 'ping', id: 'last' }),
        new Promise((r) => setTimeout(r, 5000)),
      ]);
      if (pong === undefined) return { count, alive: false };
      faults.sent += BURST - silent;
      count += client.texts.filter((text) => text.startsWith('{"re"')).length - before - 1;
      client.cut();
    }
    return { count, alive: (await fetch(`${base}/health`)).ok };
  } finally {
    await stop();
  }
}
/** What a client says it has got is not answered. */
function isSilent(text: string): boolean {
  try {
    return readSaid(text).cmd === 'got';
  } catch {
    return false;
  }
}
