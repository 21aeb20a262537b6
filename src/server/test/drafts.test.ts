import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import { podsOf } from '../../events/pods.ts';
import type { EventPod, EventView } from '../../events/view.ts';
import type { PodRecord } from '../../match/recording.ts';
import type { Log } from '../watch/log.ts';
import { Client, type Guest, newGuest } from '../torture/client.ts';
import { Coverage, OF_PODS } from './coverage.ts';
import { game, houseOf, ok, rule, Tavern, until } from './tavern.ts';

const logged: string[] = [];
const log: Log = (...line) => void logged.push(JSON.stringify(line));
let tavern: Tavern;
let at = 1_800_000_000_000;
const hours = { now: () => at, began: 0 };
beforeAll(async () => {
  tavern = await Tavern.open({ log, hours, patience: { events: 20 } });
});
afterAll(() => tavern.close());
const clients: Client[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.cut()));

const war = game('war');
const coverage = new Coverage();
const fits = (definition: string, text: string): void => {
  expect(coverage.see(definition, JSON.parse(text))).toBeUndefined();
};
const DRAFT = { format: 'draft', places: 8, side: 'germany', seconds: 60 };
const wanted = { name: 'Draft', game: 'war', terms: DRAFT, breakTime: 0, places: 8 };
async function ask(path: string, guest?: Guest, body?: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${tavern.base}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: guest === undefined ? {} : { Authorization: `Bearer ${guest.token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
async function told(path: string, guest?: Guest, body?: object): Promise<EventView> {
  const { status, text } = await ask(path, guest, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return (JSON.parse(text) as { event: EventView }).event;
}
const people = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => newGuest(tavern.base, `P${i}`)));
async function comesTo(room: string, guest: Guest): Promise<Client> {
  const client = new Client(war, guest, true);
  clients.push(client);
  await client.connect(tavern.base);
  await until(async () => (await client.enter(room))?.re === 'ok');
  await until(() => client.replica?.about !== undefined);
  return client;
}
/** So many people, and bots until there are so many, at tables where packs are opened. */
async function begun(count: number, upTo: number, more: object = {}) {
  const all = await people(count);
  const bots = { level: 'recruit', upTo };
  const { event } = await told('events', all[0], { ...wanted, bots, ...more });
  for (const guest of all) await told(`events/${event}/join`, guest, {});
  await told(`events/${event}/begin`, all[0], {});
  await until(async () => (await told(`events/${event}`)).pods !== undefined);
  const { pods } = (await told(`events/${event}`)) as { pods: readonly EventPod[] };
  return { all, event, pods };
}
const packsOf = (client: Client) => client.replica!.about!.packs!;
const matchOf = (client: Client): string => client.room!.match;
const opens = (client: Client) => client.send({ cmd: 'open', match: matchOf(client), nonce: 'ab' });
async function drafts(drafters: readonly Client[], from = 0): Promise<void> {
  for (let taken = from; taken < 44; taken++)
    for (const client of drafters) {
      await until(() => packsOf(client).draft!.taken!.length === taken && packsOf(client).draft!.before!.length > 0);
      await ok(client.send({ cmd: 'pick', match: matchOf(client), card: packsOf(client).draft!.before![0]!, taken }));
    }
  await until(() => drafters.every((client) => packsOf(client).draft!.waits.length === 0));
}
/** What a bot would build, which is legal; in a pod as if at the first seat. */
async function builds(client: Client): Promise<void> {
  const { own, draft } = packsOf(client);
  const opened = { sort: own?.sort ?? '', cards: own?.packs.flat() ?? draft!.taken! };
  const setup = war.brings!.suits(client.room!.terms!, 0 as Seat, new FastChance(0), opened);
  await ok(client.send({ cmd: 'bring', match: matchOf(client), setup }));
  await ok(client.send({ cmd: 'ready', match: matchOf(client), nonce: '' }));
}

describe('a draft for a whole event', () => {
  test('three people and three bots draft once, build, and play each other from what they took', async () => {
    const { all, event, pods } = await begun(3, 6);
    expect(pods.map(({ places }) => places.length)).toEqual([6]);
    const { state } = (await houseOf(tavern).events.known(event))!;
    expect(pods.map(({ places }) => places)).toEqual(podsOf(state, 8));
    const { room, match, places } = pods[0]!;
    const drafters = await Promise.all(all.map((guest) => comesTo(room, guest)));
    const eve = await comesTo(room, (await people(1))[0]!);
    expect(drafters.map(({ seat }) => seat)).toEqual(all.map((_, i) => places.indexOf(i)));
    expect(await rule(drafters[0]!.send({ cmd: 'stand', room }))).toBe('room.notAllowed');
    expect(await rule(eve.send({ cmd: 'open', match, nonce: '' }))).toBe('room.notAllowed');
    for (const client of drafters) await ok(opens(client));
    await until(() => drafters.every((client) => packsOf(client).draft?.before?.length === 11));
    await drafts(drafters);
    const pools = drafters.map((client) => packsOf(client).draft!.taken!);
    // Decks of others are refused, and nothing is paired before all have built.
    const [ann, bob] = drafters as [Client, Client, Client];
    const foreign = war.brings!.suits(DRAFT, 0 as Seat, new FastChance(0), { sort: '', cards: pools[1]! });
    expect(await rule(ann.send({ cmd: 'bring', match, setup: foreign }))).toBe('WAR-28.8');
    for (const client of [ann, bob]) await builds(client);
    expect((await told(`events/${event}`)).course).toEqual([]);
    await builds(drafters[2]!);
    await until(async () => (await told(`events/${event}`)).course.length === 1);
    const view = await told(`events/${event}`, all[0]);
    expect(view.pods![0]!.stage).toBe('over');

    // At the table everybody has their deck with them, and nothing else can be brought.
    const table = view.course[0]!.tables.find(({ seats }) => seats.includes(view.me!))!;
    const met = await comesTo(table.room, all[0]!);
    await until(() => met.seat !== undefined);
    expect(packsOf(met).own!.packs.flat()).toEqual(pools[0]);
    expect(met.replica!.about!.brought!.every((one) => one !== null)).toBe(true);
    const ready = { [`deck${met.seat! + 1}`]: 'armoured-spearhead' };
    expect(await rule(met.send({ cmd: 'bring', match: matchOf(met), setup: ready }))).toBe('WAR-28.8');

    // Nobody has heard of a card that did not lie before them, by any way; nor of the secret.
    const { secret } = (await (await houseOf(tavern).tables.match(match)).packs())!.header;
    const every = await Promise.all(
      ['events', `events/${event}`, `rooms/${room}`, `rooms/${table.room}`, 'matches'].map(
        async (path) => (await ask(path, eve.guest)).text,
      ),
    );
    const figures = await (await fetch(`${tavern.base}/metrics`)).text();
    const others = [...every, figures, ...logged, ...eve.texts];
    for (const pool of pools)
      for (const card of pool) expect(others.find((text) => text.includes(`"${card}"`))).toBeUndefined();
    for (const text of [...others, ...drafters.flatMap(({ texts }) => texts)]) expect(text).not.toContain(secret);
    // What the last two of a pack were is known to whom they were passed; how a whole pool looks, to nobody else.
    for (const [i, client] of drafters.entries())
      for (const [j, pool] of pools.entries())
        if (i !== j) expect(client.texts.some((text) => text.includes(JSON.stringify(pool).slice(1, -1)))).toBe(false);

    // The records come with the end of the event, and prove every pick.
    expect((await ask(`matches/${match}/packs`, all[0])).status).toBe(409);
    await ok(met.send({ cmd: 'ready', match: matchOf(met), nonce: 'ab' }));
    const rival = view.players[table.seats.find((player) => player !== view.me)!]!;
    if (rival.bot === undefined) {
      const other = await comesTo(table.room, all[table.seats.find((player) => player !== view.me)!]!);
      await ok(other.send({ cmd: 'ready', match: matchOf(met), nonce: 'ab' }));
    }
    await until(() => met.replica!.about!.phase === 'on');
    await ok(met.send({ cmd: 'concede', match: matchOf(met) }));
    await until(() => met.replica!.about!.phase === 'over');
    expect(met.replica!.about!.secret).toBeUndefined();
    expect(Object.keys(met.replica!.about!.setup ?? {})).toEqual([`deck${met.seat! + 1}`]);
    expect((await ask(`matches/${matchOf(met)}/record`, all[0])).status).toBe(409);
    await told(`events/${event}/end`, all[0], { reason: 'enough' });
    const recorded = (await ask(`matches/${matchOf(met)}/record`, eve.guest)).text;
    expect(() => replay(war, readRecord(JSON.parse(recorded)))).not.toThrow();
    const packs = (await ask(`matches/${match}/packs`, eve.guest)).text;
    const file = JSON.parse(packs) as PodRecord;
    fits('GET matches/*/record answer', recorded);
    fits('GET matches/*/packs answer', packs);
    for (const text of [...eve.texts, ...met.texts]) fits('told', text);
    expect(coverage.unmet().filter((entry) => OF_PODS.test(entry))).toEqual([]);
    expect(file.opened[places.indexOf(0)]).toEqual([pools[0]]);
    expect(file.secret).toBe(secret);
  });

  test('who is missed is drafted for by a bot and comes back; who leaves has a bot there for good', async () => {
    const { all, event, pods } = await begun(3, 0);
    const { room, places } = pods[0]!;
    const [ann, bob, cyd] = (await Promise.all(all.map((guest) => comesTo(room, guest)))) as [Client, Client, Client];
    for (const client of [ann, bob]) await ok(opens(client));
    at += 10 * 60_000;
    await until(() => packsOf(ann).draft !== undefined);
    const holder = (player: number) => ann.replica!.about!.seats[places.indexOf(player)]!;
    expect(holder(2)).toMatchObject({ kind: 'bot', keeps: all[2]!.who });
    expect(cyd.seat).toBeUndefined();
    expect(await rule(cyd.send({ cmd: 'pick', match: matchOf(cyd), card: 'x', taken: 0 }))).toBe('room.notAllowed');
    await ok(cyd.send({ cmd: 'back', room }));
    await until(() => cyd.seat !== undefined && packsOf(cyd).draft?.before !== undefined);
    const pick = (client: Client, taken: number) =>
      client.send({ cmd: 'pick', match: matchOf(client), card: packsOf(client).draft!.before![0]!, taken });
    for (const client of [ann, bob, cyd]) await ok(pick(client, 0));
    // Bob goes for good: a bot takes his cards, and nobody waits.
    await told(`events/${event}/leave`, all[1], {});
    await until(() => holder(1).kind === 'bot' && !('keeps' in holder(1)));
    expect(await rule(bob.send({ cmd: 'back', room }))).toBe('room.notAllowed');
    await drafts([ann, cyd], 1);
    await builds(ann);
    at += 20 * 60_000 + 1000;
    // Cyd has built nothing, and plays what a bot would.
    await until(async () => (await told(`events/${event}`)).course.length === 1);
    const view = await told(`events/${event}`);
    expect(view.course[0]!.tables.map(({ seats }) => seats.toSorted((a, b) => a - b))).toEqual([[0, 2]]);
    const met = await comesTo(view.course[0]!.tables[0]!.room, all[2]!);
    await until(() => met.seat !== undefined);
    expect(met.replica!.about!.setup).toBeDefined();
    expect((await told(`events/${event}`)).players[1]!.gone).toMatchObject({ by: 'self' });
  });

  test('sealed: everybody opens their own once for all rounds', async () => {
    const { all, event, pods } = await begun(2, 4, { terms: { format: 'sealed', boosters: 6 }, buildTime: 600 });
    const [ann, bob] = (await Promise.all(all.map((guest) => comesTo(pods[0]!.room, guest)))) as [Client, Client];
    for (const client of [ann, bob]) await ok(opens(client));
    await until(() => packsOf(ann).opened.every((count) => count === 66));
    for (const client of [ann, bob]) await until(() => packsOf(client).own !== undefined);
    for (const client of [ann, bob]) await builds(client);
    await until(async () => (await told(`events/${event}`)).course.length === 1);
    const view = await told(`events/${event}`, all[0]);
    const met = await comesTo(view.course[0]!.tables.find(({ seats }) => seats.includes(0))!.room, all[0]!);
    await until(() => met.seat !== undefined);
    expect(packsOf(met).own!.packs.flat()).toEqual(packsOf(ann).own!.packs.flat());
    await told(`events/${event}/end`, all[0], { reason: 'enough' });
  });

  test('bots alone draft and play; what is no such event has no time to build', async () => {
    const [maker] = await people(1);
    const bots = { level: 'recruit', upTo: 2 };
    const { event } = await told('events', maker, { ...wanted, places: 2, bots });
    await told(`events/${event}/begin`, maker, {});
    await until(async () => (await told(`events/${event}`)).course.length === 1);
    await told(`events/${event}/end`, maker, { reason: 'enough' });
    const open = { ...wanted, terms: { format: 'open' } };
    expect((await ask('events', maker, { ...open, buildTime: 60 })).text).toContain('buildTime');
    expect((await ask('events', maker, { ...open, places: 3 })).text).toContain('places');
    expect((await ask('events', maker, { ...wanted, buildTime: 5 })).text).toContain('buildTime');
    expect((await told('events', maker, wanted)).buildTime).toBe(1200);
  });
});
