import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { war } from '../../games/war/game.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import type { Log } from '../watch/log.ts';
import { type Client, newRoom } from '../torture/client.ts';
import { ok, rule, Tavern, until } from './tavern.ts';

const [mine, theirs] = [READY_DECKS[3]!.id, READY_DECKS[7]!.id];
const logged: string[] = [];
const log: Log = (...line) => void logged.push(JSON.stringify(line));
let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open({ log });
});
afterAll(() => tavern.close());

const get = async (path: string, client: Client): Promise<{ status: number; text: string }> => {
  const headers = { Authorization: `Bearer ${client.guest.token}` };
  const response = await fetch(`${tavern.base}/${path}`, { headers });
  return { status: response.status, text: await response.text() };
};
const decksIn = (texts: readonly string[]): readonly boolean[] =>
  [mine, theirs].map((deck) => texts.some((text) => text.includes(deck)));

describe('WAR-R90: a deck is its player’s secret until the end', () => {
  test('no channel carries it to anybody else; the owner is told once it is dealt, the record holds both', async () => {
    const setup = { deck1: mine, deck2: theirs };
    const { ann, bob, eve, room } = await tavern.table({ private: false }, 'war', [mine, theirs]);
    const match = ann.room!.match;
    const late = await tavern.guest('Late', 'war', true);
    await ok(late.enter(room));
    await ok(late.send({ cmd: 'resume', match, have: -1 }));
    const asked = await Promise.all(
      ['api/rooms', `api/rooms/${room}`, `api/matches/${match}/record`, `api/matches/${match}/history`, 'metrics'].map(
        (path) => get(path, late),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 409, 200, 200]);
    expect(decksIn(asked.map(({ text }) => text))).toEqual([false, false]);
    const histories = await Promise.all([ann, bob, eve].map((client) => get(`api/matches/${match}/history`, client)));
    expect(histories.map(({ text }) => decksIn([text]))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect([ann, bob, eve, late].map(({ texts }) => decksIn(texts))).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(decksIn(logged)).toEqual([false, false]);

    const { commitment, brought } = ann.replica!.about!;
    expect(brought).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    await until(() => eve.replica!.about!.phase === 'on');
    expect(eve.replica!.about!.brought).toEqual(brought);
    await ok(bob.send({ cmd: 'concede', match }));
    await until(() => [ann, bob, eve, late].every(({ replica }) => replica?.about?.phase === 'over'));
    for (const { replica } of [ann, bob, eve, late]) expect(replica!.about!.setup).toEqual(setup);
    const record = readRecord(JSON.parse((await get(`api/matches/${match}/record`, late)).text));
    expect(record).toMatchObject({ setup, commitment });
    expect(record.brought!.map((one) => one?.commitment)).toEqual(brought);
    replay(war, record);
    const swapped = { ...record, setup: { ...record.setup, deck2: READY_DECKS[1]!.id } };
    expect(() => replay(war, swapped)).toThrow('brought[1]: does not match the commitment: deck2');
    // Nobody can say afterwards that something else stood there before.
    const [own, other] = record.brought!;
    const claimed = [{ ...own!, before: { deck1: theirs } }, other!];
    expect(() => replay(war, { ...record, brought: claimed })).toThrow('secret: does not match the commitment');
  });
  test('whoever stands up takes their deck along, and who sits down there has learnt nothing', async () => {
    const ann = await tavern.guest('Ann', 'war', true);
    const bob = await tavern.guest('Bob', 'war', true);
    const eve = await tavern.guest('Eve', 'war', true);
    const made = await newRoom(tavern.base, ann.guest, { game: 'war', seat: 0 });
    expect(made).toMatchObject({ setup: { first: 'lot' }, terms: { format: 'open', size: 60, sideboard: 0 } });
    for (const client of [ann, bob, eve]) await ok(client.enter(made.room));
    const bring = { cmd: 'bring', match: made.match };
    await ok(ann.send({ ...bring, setup: { deck1: mine } }));
    await ok(bob.send({ cmd: 'sit', room: made.room, seat: 1 }));
    await until(() => bob.seat === 1);
    await ok(bob.send({ ...bring, setup: { deck2: theirs } }));
    await ok(bob.send({ cmd: 'stand', room: made.room }));
    await ok(eve.send({ cmd: 'sit', room: made.room, seat: 1 }));
    await until(() => eve.seat === 1);
    await ok(eve.send({ cmd: 'resume', match: made.match, have: -1 }));
    expect(eve.replica!.about!.brought).toEqual([expect.any(String), null]);
    expect([ann, bob, eve].map(({ texts }) => decksIn(texts))).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
  test('to another match everybody brings anew', async () => {
    const { ann, bob, eve, room } = await tavern.table({}, 'war', [mine, theirs]);
    const match = ann.room!.match;
    await ok(bob.send({ cmd: 'concede', match }));
    await until(() => eve.replica?.about?.phase === 'over');
    const before = eve.texts.length;
    for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room }));
    await until(() => eve.room!.match !== match && eve.replica?.about?.phase === 'gathering');
    expect(decksIn(eve.texts.slice(before))).toEqual([false, false]);
    expect(eve.replica!.about!.brought).toEqual([null, null]);
  });
});

describe('a room in which nobody looks on', () => {
  async function ended(spectators: string): Promise<{ players: Client[]; eve: Client; late: Client; room: string }> {
    const { ann, bob, eve, room } = await tavern.table({ spectators });
    await ok(bob.send({ cmd: 'concede', match: ann.room!.match }));
    await until(() => [ann, bob].every(({ replica }) => replica?.about?.phase === 'over'));
    return { players: [ann, bob], eve, late: await tavern.guest('Late', 'skirmish', true), room };
  }
  test('off: who comes after the end gets neither cards nor secret nor record, and who waited gets none', async () => {
    const { players, eve, late, room } = await ended('off');
    const { match } = players[0]!.room!;
    const { secret } = players[0]!.replica!.about!;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await rule(late.enter(room))).toBe('room.closed');
    await ok(eve.send({ cmd: 'resume', match, have: -1 }));
    for (const client of [eve, late]) {
      for (const what of ['record', 'history'])
        expect((await get(`api/matches/${match}/${what}`, client)).status).toBe(404);
      const told = client.texts.filter((text) => text.includes(secret!) || text.includes('"words"'));
      expect(told).toEqual([]);
    }
    for (const client of players) expect((await get(`api/matches/${match}/record`, client)).status).toBe(200);
  });
  test('after: everything once it is over, and nothing before', async () => {
    const { players, eve, late, room } = await ended('after');
    const { match } = players[0]!.room!;
    await ok(late.enter(room));
    await until(() => [eve, late].every(({ replica }) => replica?.about?.phase === 'over'));
    expect(eve.texts.some((text) => text.includes('"phase":"on"'))).toBe(false);
    expect((await get(`api/matches/${match}/record`, late)).status).toBe(200);
  });
});
