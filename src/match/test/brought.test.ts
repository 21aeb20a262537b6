import { describe, expect, test } from 'vitest';
import { war } from '../../games/war/game.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { replay } from '../../kernel/record.ts';
import { spell } from '../../kernel/verbs.ts';
import { readBrought } from '../brought.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Answer, Command } from '../messages.ts';
import { recordIn } from '../recording.ts';
import { newSeries } from '../series.ts';
import { person } from './sitting.ts';

const TERMS = { format: 'open', size: 60, sideboard: 0 };
const UNBROUGHT = { deck1: 'random', deck2: 'random' };
type Unsent = Command extends infer C ? (C extends unknown ? Omit<C, 'match' | 'id'> : never) : never;

/** A match of WAR to which both bring a deck, and whoever reads it anew from its log. */
async function table(series = false, more: { readonly fixed?: true } = {}) {
  const store = new MemoryStore();
  const match = await Match.create(war, store, {
    match: 'm',
    setup: { ...UNBROUGHT, first: 1 },
    secret: secretOfSeed('brought'),
    seats: [person('ann'), person('bob')],
    terms: TERMS,
    ...(series ? { series: newSeries(3, 'm', 2) } : {}),
    at: 0,
    ...more,
  });
  let ids = 0;
  const say = (seat: number, command: Unsent): Promise<Answer> =>
    match.submit(seat as Seat, { match: 'm', id: `c${++ids}`, ...command }, ids);
  return { store, match, say };
}
async function dealt(series = false) {
  const at = await table(series);
  for (const [seat, deck] of ['high-seas', 'desert-army'].entries()) {
    expect(await at.say(seat, { cmd: 'bring', setup: { [`deck${seat + 1}`]: deck } })).toMatchObject({ re: 'ok' });
    expect(await at.say(seat, { cmd: 'ready', nonce: 'ab' })).toMatchObject({ re: 'ok' });
  }
  return at;
}
const digestOf = async (match: Match<never, never>): Promise<string> => (await match.resume(0 as Seat, -1))[0]!.hash;

describe('what the seats brought is what is dealt', () => {
  test('now, to whoever reads the log anew, and in the record', async () => {
    const { store, match } = await dealt();
    const again = await Match.open(war, store, 'm');
    for (const viewer of [0 as Seat, 1 as Seat, 'spectator' as const])
      expect(await again.resume(viewer, -1)).toEqual(await match.resume(viewer, -1));
    const record = await match.record(true);
    const bare = { start1: 'none', start2: 'none' };
    expect(record.setup).toEqual({ deck1: 'high-seas', deck2: 'desert-army', first: 1, ...bare });
    expect(record.brought!.map((one) => one?.before)).toEqual([{ deck1: 'random' }, { deck2: 'random' }]);
    expect(replay(war, record).moves).toBe(0);
    // A record of a match that is on says neither who brought what nor with what salt.
    const running = await match.record();
    expect(running.setup).toEqual({ first: 1, ...bare });
    expect(running.brought).toBeUndefined();
  });
  test('also when a move is taken back to the deal', async () => {
    const { match, say } = await dealt();
    const before = await digestOf(match as never);
    const sight = (await match.sight(0 as Seat))!;
    const pass = match.rules.decision(sight.state as never, 0 as Seat)!.options.find(({ verb }) => verb === 'pass')!;
    const { serials } = await match.about(0 as Seat);
    const actions = [spell(war.verbs, pass.action)];
    expect(await say(0, { cmd: 'act', serial: serials[0]!, actions })).toMatchObject({ re: 'ok' });
    const moved = await match.about(0 as Seat);
    await say(0, { cmd: 'undo', serial: moved.serials[0]!, count: 1 });
    await say(1, { cmd: 'agree' });
    expect(await digestOf(match as never)).toBe(before);
  });
});

describe('a series', () => {
  test('goes on with the same decks and commitments, and with the wins of the seats, until it is decided', async () => {
    const { match, say } = await dealt(true);
    const { brought } = await match.about();
    await say(1, { cmd: 'concede' });
    expect((await match.about(0 as Seat)).setup).toEqual({ deck1: 'high-seas' });
    const next = await match.next([0, 1]);
    expect(next).toMatchObject({ setup: { first: 2 }, series: { bestOf: 3, first: 'm', played: 1, wins: [1, 0] } });
    expect(next.brought!.map((one) => one?.commitment)).toEqual(brought);
  });
  test('a match of an older version, without terms, is dealt from its setup and tells of nothing brought', async () => {
    const seats = [person('ann'), person('bob')];
    const setup = { deck1: 'high-seas', deck2: 'desert-army' };
    const store = new MemoryStore();
    const match = await Match.create(war, store, {
      match: 'm',
      setup,
      secret: secretOfSeed('x'),
      seats,
      at: 0,
    });
    for (const seat of [0, 1] as Seat[])
      await match.submit(seat, { match: 'm', id: `r${seat}`, cmd: 'ready', nonce: '' }, 1);
    const about = await match.about(0 as Seat);
    expect(about).toMatchObject({ phase: 'on', setup: { deck1: 'high-seas' } });
    expect(about.brought).toBeUndefined();
    await match.submit(0 as Seat, { match: 'm', id: 'c', cmd: 'concede' }, 2);
    const record = await recordIn(() => war, store, 'm');
    expect(record).toEqual(await match.record());
    expect(record).not.toHaveProperty('brought');
    expect(record).not.toHaveProperty('packs');
  });
});

test('where it was said from the beginning with what is played, nobody brings anything', async () => {
  const { say } = await table(false, { fixed: true });
  expect(await say(0, { cmd: 'bring', setup: { deck1: 'high-seas' } })).toMatchObject({ rule: 'match.nothingToBring' });
});
test('a game to which seats bring nothing says so', () => {
  const { brings: _, ...plain } = war;
  expect(readBrought(plain as never, 0 as Seat, { deck1: 'high-seas' }, {}, undefined)).toMatchObject({
    rule: 'match.nothingToBring',
  });
});
