import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Opened } from '../../kernel/packs.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import type { RecordedPacks } from '../../kernel/recorded-packs.ts';
import type { Log } from '../watch/log.ts';
import { type Client, newRoom } from '../torture/client.ts';
import { game, ok, rule, Tavern, until } from './tavern.ts';

const logged: string[] = [];
const log: Log = (...line) => void logged.push(JSON.stringify(line));
let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open({ log });
});
afterAll(() => tavern.close());

const war = game('war');
const SEALED = { format: 'sealed' } as const;
async function seated(terms: object, wanted: object = {}) {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => tavern.guest(name, 'war', true)));
  const { room, match } = await newRoom(tavern.base, ann!.guest, { game: 'war', seat: 0, terms, ...wanted });
  for (const client of [ann!, bob!, eve!]) await ok(client.enter(room));
  return { ann: ann!, bob: bob!, eve: eve!, room, match };
}
const packsOf = (client: Client) => client.replica!.about!.packs!;
const openedBy = (client: Client): Opened => {
  const { own, draft } = packsOf(client);
  return own === undefined ? { sort: '', cards: draft!.taken! } : { sort: own.sort, cards: own.packs.flat() };
};
const deckOf = (client: Client) =>
  war.brings!.suits(client.room!.terms!, client.seat as Seat, new FastChance(0), openedBy(client));
const bring = (client: Client) => client.send({ cmd: 'bring', match: client.room!.match, setup: deckOf(client) });
const ready = (client: Client) => client.send({ cmd: 'ready', match: client.room!.match, nonce: 'aa' });
/** All that reached anybody, or a log, of these cards. */
const heardOf = (cards: readonly string[], texts: readonly string[]): readonly string[] =>
  cards.filter((card) => texts.some((text) => text.includes(`"${card}"`)));
const get = async (path: string, client: Client): Promise<string> =>
  (await fetch(`${tavern.base}/${path}`, { headers: { Authorization: `Bearer ${client.guest.token}` } })).text();

describe('sealed in a room', () => {
  test('everybody opens their own, nobody hears of the others’, and the record proves all of it', async () => {
    const { ann, bob, eve, room, match } = await seated(SEALED, { bestOf: 3 });
    await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
    const opens = (client: Client, sort: string) => client.send({ cmd: 'open', match, nonce: 'ab', sort });
    expect(await rule(opens(eve, 'ussr'))).toBe('room.notAllowed');
    await ok(opens(ann, 'ussr'));
    await ok(opens(bob, 'allies'));
    await until(() => packsOf(ann).opened.every((count) => count === 88) && packsOf(bob).own !== undefined);
    const [mine, theirs] = [openedBy(ann).cards, openedBy(bob).cards];
    const only = mine.filter((card) => !theirs.includes(card));
    const others = [
      ...bob.texts,
      ...eve.texts,
      ...logged,
      await get(`api/rooms/${room}`, eve),
      await get('metrics', eve),
    ];
    expect(only.length).toBeGreaterThan(20);
    expect(heardOf(only, others)).toEqual([]);
    const [ready1] = READY_DECKS;
    const refused = await ann.send({ cmd: 'bring', match, setup: { deck1: ready1!.id } });
    expect(refused).toMatchObject({ re: 'no', rule: 'WAR-28.8', values: { says: 'notInPool', setting: 'deck1' } });
    expect(await rule(ready(ann))).toBe('WAR-28.8');
    for (const client of [ann, bob]) await ok(bring(client));
    for (const client of [ann, bob]) await ok(ready(client));
    // The next game of the series is played from the same packs, and nothing opens before the series is decided.
    await until(() => ann.replica!.about!.phase === 'on');
    await ok(bob.send({ cmd: 'concede', match }));
    await until(() => ann.replica!.about!.phase === 'over');
    expect(packsOf(ann).secret).toBeUndefined();
    for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room }));
    await until(() => [ann, bob].every(({ replica }) => replica!.about!.series!.played === 1));
    expect(openedBy(ann).cards).toEqual(mine);
    expect(await rule(ann.send({ cmd: 'open', match: ann.room!.match, nonce: 'cd' }))).toBe('room.notAllowed');
    for (const client of [ann, bob]) await ok(ready(client));
    await until(() => ann.replica!.about!.phase === 'on');
    const last = ann.room!.match;
    await ok(bob.send({ cmd: 'concede', match: last }));
    await until(() => ann.replica!.about!.phase === 'over');
    const record = readRecord(JSON.parse(await get(`api/matches/${last}/record`, eve)));
    const packs = record.packs as RecordedPacks;
    expect(packs.commitment).toBe(packsOf(ann).commitment);
    expect(packs.secret).toBe(packsOf(eve).secret);
    replay(war, record);
    const seats = packs.seats.map((one) => one && { sort: one.sort, nonce: 'cd' });
    expect(() => replay(war, { ...record, packs: { ...packs, seats } })).toThrow('is not from its packs');
  });

  test('a bot opens and builds by itself; who got up keeps the packs, and only a bot may have the seat', async () => {
    const { ann, bob, room, match } = await seated(SEALED);
    await ok(ann.send({ cmd: 'seat', room, seat: 1, level: 'recruit' }));
    await ok(ann.send({ cmd: 'open', match, nonce: '' }));
    await until(() => packsOf(ann).opened.join() === '88,88' && ann.replica!.about!.brought![1] !== null);
    const mine = openedBy(ann).cards;
    await ok(ann.send({ cmd: 'stand', room }));
    expect(await rule(bob.send({ cmd: 'sit', room, seat: 0 }))).toBe('match.notNow');
    await ok(ann.send({ cmd: 'sit', room, seat: 0 }));
    await until(() => ann.seat === 0);
    expect(openedBy(ann).cards).toEqual(mine);
    await ok(bring(ann));
    await ok(ready(ann));
    await until(() => ann.replica!.about!.phase === 'on');
  });

  test('what cannot be opened is said when the room is made', async () => {
    const guest = await tavern.guest('Una', 'war');
    for (const terms of [
      { format: 'sealed', boosters: 99 },
      { format: 'sealed', side: 'moon' },
      { format: 'sealed', side: 'allies', block: 'stalingrad' },
    ])
      await expect(newRoom(tavern.base, guest.guest, { game: 'war', seat: 0, terms })).rejects.toThrow('terms');
  });
});

describe('a draft in a room', () => {
  test('two people and two bots take cards until all are taken, and nobody sees others’', async () => {
    const { ann, bob, eve, room, match } = await seated({ format: 'draft', places: 4, side: 'germany', seconds: 600 });
    expect(await rule(ann.send({ cmd: 'open', match, nonce: '' }))).toBe('match.seatsOpen');
    await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
    for (const client of [ann, bob]) await ok(client.send({ cmd: 'open', match, nonce: 'ab' }));
    await until(() => [ann, bob].every((client) => packsOf(client).draft?.before?.length === 11));
    const lay = packsOf(ann).draft!.before!.filter((card) => !packsOf(bob).draft!.before!.includes(card));
    expect(heardOf(lay, [...bob.texts, ...eve.texts, ...logged])).toEqual([]);
    expect(await rule(ann.send({ cmd: 'stand', room }))).toBe('match.notNow');
    expect(await rule(ann.send({ cmd: 'kick', room, who: bob.guest.who }))).toBe('room.playing');
    for (let taken = 0; taken < 44; taken++)
      for (const client of [ann, bob]) {
        await until(() => packsOf(client).draft!.taken!.length === taken && packsOf(client).draft!.before!.length > 0);
        await ok(client.send({ cmd: 'pick', match, card: packsOf(client).draft!.before![0]!, taken }));
      }
    await until(() => [ann, bob].every((client) => packsOf(client).draft!.waits.length === 0));
    expect(new Set(openedBy(ann).cards).size).toBeGreaterThan(10);
    for (const client of [ann, bob]) await ok(bring(client));
    for (const client of [ann, bob]) await ok(ready(client));
    await until(() => ann.replica!.about!.phase === 'on');
    await ok(ann.send({ cmd: 'concede', match }));
    await until(() => eve.replica!.about!.phase === 'over');
    replay(war, readRecord(JSON.parse(await get(`api/matches/${match}/record`, eve))));
  });
});
