import { FastChance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/input.ts';
import { readDaily } from '../daily.ts';
import { readSubscription } from '../push/push.ts';
import { serve } from '../serve.ts';
import { messageOf, noLog } from '../watch/log.ts';
import { fieldsIn, readCredentials, readGuest, readRoom } from '../wire/bodies.ts';
import { COMMANDS, idIn, readSaid } from '../wire/commands.ts';
import { GAME_BYTES, tooMuch } from '../wire/shape.ts';
import { Client, newGuest, newRoom } from './client.ts';
import { playedGame } from './club.ts';
import { sample, spoilt } from './garbage.ts';
import type { Report, Run } from './report.ts';

/** How each kind of message is read, and one of them that is right. */
interface Kind {
  readonly right: Readonly<Record<string, unknown>>;
  readonly read: (source: string) => unknown;
}
const BOTS = ['recruit', 'soldier'];
const body =
  (read: (fields: ReturnType<typeof fieldsIn>) => unknown, bytes?: number) =>
  (source: string): unknown => {
    if (tooMuch(source, bytes) !== undefined) throw new InputError('body', 'is too much');
    return read(fieldsIn(source));
  };
const room = { game: 'liberation', setup: {}, seat: 0, bots: { '1': 'soldier' }, clock: { kind: 'days', days: 2 } };
const daily = { game: 'afu', day: '2026-01-31', moves: ['pass;pass', 'play 3'] };
/** The keys are those of the example in RFC 8291. */
const push = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'uk',
};
export const KINDS: readonly Kind[] = [
  ...COMMANDS.map((cmd) => ({ right: sample(cmd, 'room', 'room.1', 0), read: readSaid })),
  { right: { name: 'Ann' }, read: body(readGuest) },
  { right: { account: 'ann', password: 'correct horse' }, read: body(readCredentials) },
  { right: room, read: body((fields) => readRoom(fields, BOTS)) },
  { right: daily, read: body(readDaily, GAME_BYTES) },
  { right: push, read: body(readSubscription) },
];

export interface Read {
  readonly read: number;
  readonly refused: number;
  /** The longest that one took, in milliseconds. */
  readonly slowest: number;
  /** What could not be read and did not say so properly. */
  readonly fault?: string;
}
function troubleWith(reader: Kind['read'], text: string): unknown {
  try {
    reader(text);
    return undefined;
  } catch (error) {
    idIn(text);
    return error;
  }
}
function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
/** So many bad messages of each kind. */
export function readBadly(rounds: number, seed: number): Read {
  const chance = new FastChance(seed);
  let [read, refused, slowest] = [0, 0, 0];
  for (const { right, read: reader } of KINDS) {
    for (let i = 0; i < rounds; i++) {
      const text = spoilt(right, chance);
      const began = performance.now();
      const trouble = troubleWith(reader, text);
      // Somebody else may have had the processor meanwhile: what is slow is slow again.
      if (performance.now() - began > slowest)
        slowest = Math.max(
          slowest,
          timed(() => troubleWith(reader, text)),
        );
      if (trouble === undefined) read++;
      else if (trouble instanceof InputError) refused++;
      else return { read, refused, slowest, fault: `${text.slice(0, 200)}: ${messageOf(trouble)}` };
      if (({} as Record<string, unknown>)['polluted'] !== undefined)
        return { read, refused, slowest, fault: `polluted: ${text}` };
    }
  }
  return { read, refused, slowest };
}
const ROUNDS = 2000;
const BURST = 64;
/** A message that takes longer is as good as a hang. */
const MOST_MS = 1000;

/**
 * Bad messages of every kind: read as fast as possible, `rooms` of each kind or for most of the time, and sent over a
 * socket to a server, which must answer each of them and go on.
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
    wanted === undefined ? performance.now() - began < seconds * 850 : faults.perKind < wanted;
  for (let i = 0; more() && wrong.length === 0; i++) {
    const { refused, slowest, fault } = readBadly(ROUNDS, seed + i);
    faults.perKind += ROUNDS;
    faults.unreadable += refused;
    slowestMs = Math.max(slowestMs, slowest);
    if (fault !== undefined) wrong.push(fault);
  }
  Error.stackTraceLimit = traced;
  if (slowestMs > MOST_MS) wrong.push(`a message took ${Math.round(slowestMs)} ms to read`);
  const answered = await overTheWire(seed, Math.max(performance.now() + 1000, began + seconds * 1000), faults);
  if (!answered.alive) wrong.push('the server does not answer any more');
  if (answered.count < faults.sent) wrong.push(`${faults.sent - answered.count} messages were not answered`);
  const took = Math.round((performance.now() - began) / 100) / 10;
  const found = { answered: answered.count, kinds: KINDS.length, slowestMs: Math.round(slowestMs) };
  return { kind: 'input', seconds: took, faults, found, wrong };
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
  const { room: name, match } = await newRoom(base, guest, { game: game.name, seat: 0 });
  const chance = new FastChance(seed);
  let count = 0;
  try {
    do {
      // Whoever sends nothing but rubbish is hung up on after a while; so each line sends some.
      const client = new Client(game, guest, true);
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
