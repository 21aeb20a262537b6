import { FastChance } from '../../kernel/chance.ts';
import { serve } from '../serve.ts';
import { noLog } from '../watch/log.ts';
import { COMMANDS, readSaid } from '../wire/commands.ts';
import { Client, newGuest, newRoom } from './client.ts';
import { playedGame } from './club.ts';
import { sample, spoilt } from './garbage.ts';
import { KINDS, readBadly } from './messages.ts';
import { overHttp } from './raw.ts';
import type { Report, Run } from './report.ts';

const ROUNDS = 2000;
const BURST = 64;
/** A message that takes longer is as good as a hang. */
const MOST_MS = 1000;

/**
 * Bad messages of every kind: read as fast as possible, `rooms` of each kind or for half of the time, and sent over a
 * socket to a server, which must answer each of them and go on. Then bad requests and frames, as bytes, to a server in a
 * process of its own, which must outlive them: as many of each kind, or for the other half of the time.
 */
export async function input({ seconds, seed, rooms: wanted }: Run): Promise<Report> {
  const began = performance.now();
  // Nobody reads where millions of refusals were thrown.
  const traced = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  const faults = { perKind: 0, unreadable: 0, sent: 0 };
  const wrong: string[] = [];
  let slowestMs = 0;
  const more = (): boolean =>
    wanted === undefined ? performance.now() - began < seconds * 400 : faults.perKind < wanted;
  for (let i = 0; more() && wrong.length === 0; i++) {
    const { refused, slowest, fault } = readBadly(ROUNDS, seed + i);
    faults.perKind += ROUNDS;
    faults.unreadable += refused;
    slowestMs = Math.max(slowestMs, slowest);
    if (fault !== undefined) wrong.push(fault);
  }
  Error.stackTraceLimit = traced;
  if (slowestMs > MOST_MS) wrong.push(`a message took ${Math.round(slowestMs)} ms to read`);
  const answered = await overTheWire(seed, Math.max(performance.now() + 1000, began + seconds * 500), faults);
  if (!answered.alive) wrong.push('the server does not answer any more');
  if (answered.count < faults.sent) wrong.push(`${faults.sent - answered.count} messages were not answered`);
  const http = await overHttp(seed, wanted, Math.max(performance.now() + 1000, began + seconds * 1000));
  const took = Math.round((performance.now() - began) / 100) / 10;
  const found = { answered: answered.count, kinds: KINDS.length, slowestMs: Math.round(slowestMs), ...http.found };
  return { kind: 'input', seconds: took, faults: { ...faults, ...http.sent }, found, wrong: [...wrong, ...http.wrong] };
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
  const { room: name, match } = await newRoom(base, await newGuest(base, 'Ann'), { game: game.name, seat: 0 });
  const chance = new FastChance(seed);
  let count = 0;
  try {
    do {
      // Whoever sends nothing but rubbish is hung up on after a while; so each guest sends some.
      const client = new Client(game, await newGuest(base, 'Mallory'), true);
      await client.connect(base);
      await client.enter(name);
      const before = client.texts.filter((text) => text.startsWith('{"re"')).length;
      let silent = 0;
      for (let i = 0; i < BURST; i++) {
        const text = spoilt(sample(COMMANDS[chance.below(COMMANDS.length)]!, name, match, 0), chance);
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
    } while (performance.now() < ends);
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
