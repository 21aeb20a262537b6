import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { base } from '../../games/war/cards/set.ts';
import { completeDeck, type Deck, decodeDeck, encodeDeck } from '../../games/war/decks/index.ts';
import { READY_DECKS } from '../../games/war/decks/ready.ts';
import { war } from '../../games/war/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import { commitmentTo } from '../../kernel/chance.ts';
import { fromHex } from '../../kernel/sha256.ts';
import type { Engine } from '../store/engine.ts';
import { SqliteEngine } from '../store/sqlite.ts';
import { SqlStore } from '../store/sql-store.ts';
import { Client, newRoom } from '../torture/client.ts';
import { game, houseOf, ok, rule, Tavern, until } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open();
});
afterAll(() => tavern.close());

const ready = (id: string): Deck => READY_DECKS.find((deck) => deck.id === id)!;
const listOf = ({ side, division, cards }: Deck): Deck => ({ side, ...(division && { division }), cards });
const guards = listOf(ready('guards-mechanised'));
const without = (deck: Deck, card: string, copies: number): Deck => ({
  ...deck,
  cards: { ...deck.cards, [card]: deck.cards[card]! - copies },
});
/** Two who have sat down and been dealt nothing yet, and somebody who looks on. */
async function seated(
  wanted: object = {},
): Promise<{ ann: Client; bob: Client; eve: Client; room: string; match: string }> {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => tavern.guest(name, 'war', true)));
  const { room, match } = await newRoom(tavern.base, ann!.guest, { game: 'war', seat: 0, ...wanted });
  for (const client of [ann!, bob!, eve!]) await ok(client.enter(room));
  await ok(bob!.send({ cmd: 'sit', room, seat: 1 }));
  await until(() => bob!.seat === 1);
  return { ann: ann!, bob: bob!, eve: eve!, room, match };
}
const bring = (client: Client, setup: object, more: object = {}) =>
  client.send({ cmd: 'bring', match: client.room!.match, setup, ...more });

/** How much each has been told of the match and the room by now. */
const told = (...clients: readonly Client[]): Promise<readonly number[]> =>
  Promise.all(
    clients.map(async (client) => {
      // What was on its way has come before the answer.
      await ok(client.send({ cmd: 'ping' }));
      return client.texts.filter((text) => /^\{"ev":"(?:frame|whole|room)"/.test(text)).length;
    }),
  );

describe('a deck is brought by its owner and refused to its owner alone', () => {
  test.each([
    ['59 cards', {}, without(guards, 't-34', 1), { rule: 'WAR-2.1', says: 'tooFew', remedy: 'Cards to add: 1.' }],
    [
      'five alike',
      {},
      { ...without(guards, 'depot', 1), cards: { ...without(guards, 'depot', 1).cards, 't-34': 5 } },
      { rule: 'WAR-2.2', says: 'tooManyCopies', remedy: 'Take out 1 × T-34.' },
    ],
    ['60 where 70 were agreed', { size: 70 }, guards, { rule: 'WAR-2.5', says: 'tooFew', remedy: 'Cards to add: 10.' }],
    [
      '70 where 60 were agreed',
      {},
      completeDeck(base, { side: 'ussr', cards: {} }, { size: 70 }),
      { rule: 'WAR-2.1', says: 'tooMany', remedy: 'Cards to take out: 10.' },
    ],
    [
      'another theatre',
      { format: 'W' },
      guards,
      { rule: 'WAR-28.7', says: 'wrongTheatre', remedy: expect.stringMatching(/^Take out/) as string },
    ],
    [
      'a deck by lot where others are wanted',
      { size: 70 },
      'random',
      { rule: 'WAR-28.8', says: 'byLot', remedy: 'Choose a deck that fits.' },
    ],
    [
      'a sideboard where none is allowed',
      {},
      { ...guards, sideboard: { 'kv-1': 1 } },
      { rule: 'WAR-28.8', says: 'sideboardTooLarge', remedy: 'Cards to take out of the sideboard: 1.' },
    ],
    [
      'a sideboard of another side',
      { sideboard: 15 },
      { ...guards, sideboard: { tiger: 1 } },
      { rule: 'WAR-R1', says: 'wrongSide', remedy: 'Take out Tiger.' },
    ],
  ])('%s', async (_name, terms, deck, { rule: named, ...values }) => {
    const { ann, bob, eve } = await seated({ terms });
    const before = await told(bob, eve);
    expect(await bring(ann, { deck1: deck })).toMatchObject({
      re: 'no',
      rule: named,
      values: { ...values, setting: 'deck1' },
    });
    // Nobody else hears of it.
    expect(await told(bob, eve)).toEqual(before);
  });
  test('what is no deck, is another seat’s or everybody’s to say, or comes from who has no seat, is refused', async () => {
    const { ann, bob, eve } = await seated();
    expect(await bring(ann, { deck2: 'high-seas' })).toMatchObject({
      rule: 'match.notYours',
      values: { setting: 'deck2' },
    });
    expect(await rule(bring(bob, { deck2: 'high-seas', first: 2 }))).toBe('match.notYours');
    expect(await rule(bring(eve, { deck1: 'high-seas' }))).toBe('room.notAllowed');
    for (const deck of [
      'hihg-seas',
      5,
      [],
      null,
      { cards: 7 },
      { cards: { maus: 60 } },
      { cards: { depot: 1e9 } },
      { cards: { depot: -1 } },
      'A'.repeat(500),
    ])
      expect(['match.unreadable', 'WAR-2.1', 'WAR-2.5']).toContain(await rule(bring(ann, { deck1: deck })));
    for (const bad of [{ setup: 7 }, { setup: null }, { setup: [] }, { setup: { deck1: 'high-seas' }, salt: 'ab' }])
      expect(await ann.send({ cmd: 'bring', match: ann.room!.match, ...bad })).toMatchObject({ re: 'bad' });
    ann.raw(`{"cmd":"bring","id":"proto","match":"${ann.room!.match}","setup":{"__proto__":{"deck1":"high-seas"}}}`);
    await ok(ann.send({ cmd: 'ping' }));
    expect(ann.texts.some((text) => text.includes('"id":"proto"') && text.includes('match.notYours'))).toBe(true);
    expect(ann.replica!.about!.brought).toEqual([null, null]);
  });
  test('until its owner is ready it may be changed or taken back, and then no more', async () => {
    const { ann, bob, match } = await seated();
    await ok(bring(ann, { deck1: 'high-seas' }));
    await until(() => bob.replica!.about!.brought![0] !== null);
    const [first] = bob.replica!.about!.brought!;
    await ok(bring(ann, { deck1: guards }));
    await until(() => bob.replica!.about!.brought![0] !== first);
    expect(ann.replica!.about!.setup).toEqual({ deck1: encodeDeck(base, guards) });
    const [second] = bob.replica!.about!.brought!;
    // The same deck once more: nobody can tell that it is the same.
    await ok(bring(ann, { deck1: guards }));
    await until(() => bob.replica!.about!.brought![0] !== second);
    await ok(bring(ann, {}));
    await until(() => bob.replica!.about!.brought![0] === null);
    expect(ann.replica!.about!.setup).toEqual({});
    const salt = 'a7'.repeat(32);
    await ok(bring(ann, { deck1: 'high-seas' }, { salt }));
    await until(() => bob.replica!.about!.brought![0] !== null);
    expect(bob.replica!.about!.brought![0]).toBe(commitmentTo(fromHex(salt)!, { deck1: 'high-seas' }));
    await ok(ann.send({ cmd: 'ready', match, nonce: 'aa' }));
    for (const setup of [{ deck1: guards }, {}]) expect(await rule(bring(ann, setup))).toBe('match.isReady');
    await ok(ann.enter(ann.room!.room, { have: -1 }));
    expect(ann.replica!.about!.setup).toEqual({ deck1: 'high-seas' });
    await ok(bob.send({ cmd: 'ready', match, nonce: 'bb' }));
    await until(() => ann.replica!.about!.phase === 'on');
    expect(await rule(bring(ann, { deck1: guards }))).toBe('room.notAllowed');
  });
  test('who brings nothing plays by lot, a bot has a deck that fits, and where no lot fits nobody is ready without one', async () => {
    const { ann, bob, room, match } = await seated({ terms: { format: 'E', size: 70 } });
    await ok(bob.send({ cmd: 'stand', room }));
    await ok(ann.send({ cmd: 'seat', room, seat: 1, level: 'recruit' }));
    await until(() => ann.replica!.about!.brought![1] !== null);
    expect(await ann.send({ cmd: 'ready', match, nonce: '' })).toMatchObject({
      rule: 'WAR-28.8',
      values: { says: 'byLot' },
    });
    const large = completeDeck(base, { side: 'germany', cards: {} }, { size: 70, theatre: 'E' });
    await ok(bring(ann, { deck1: encodeDeck(base, large) }));
    await ok(ann.send({ cmd: 'ready', match, nonce: '' }));
    await until(() => ann.replica!.about!.phase === 'on');
    await ok(ann.send({ cmd: 'concede', match }));
    await until(() => ann.replica!.about!.phase === 'over');
    const bots = decodeDeck(base, String(ann.replica!.about!.setup!['deck2']))!;
    expect(Object.values(bots.cards).reduce((sum, copies) => sum + copies, 0)).toBe(70);
  });
});

describe('a series', () => {
  const record = async (client: Client, match: string, { base: server } = tavern): Promise<Response> =>
    fetch(`${server}/api/matches/${match}/record`, { headers: { Authorization: `Bearer ${client.guest.token}` } });
  /** The next game, once all are ready; who goes first is told. */
  async function dealt(ann: Client, bob: Client): Promise<string> {
    const { match } = ann.room!;
    for (const client of [ann, bob]) await ok(client.send({ cmd: 'ready', match, nonce: 'ab' }));
    await until(() => [ann, bob].every(({ replica }) => replica?.about?.phase === 'on'));
    return match;
  }
  async function over(loser: Client, ...others: Client[]): Promise<void> {
    await ok(loser.send({ cmd: 'concede', match: loser.room!.match }));
    await until(() => [loser, ...others].every(({ replica }) => replica?.about?.phase === 'over'));
  }
  async function again(room: string, ...players: Client[]): Promise<void> {
    const { match } = players[0]!.room!;
    for (const client of players) await ok(client.send({ cmd: 'again', room }));
    await until(() =>
      players.every((client) => client.room!.match !== match && client.replica?.about?.phase === 'gathering'),
    );
  }
  const firstOf = (client: Client): number => client.replica!.about!.awaited;

  test('best of three: decks stay and stay secret until it is decided, the right to go first alternates, then all opens', async () => {
    const { ann, bob, eve, room } = await seated({ bestOf: 3, terms: { sideboard: 1 }, spectators: 'public' });
    const other = { ...without(guards, 'depot', 0), sideboard: { 'kv-1': 1 } };
    await ok(bring(ann, { deck1: other }));
    await ok(bring(bob, { deck2: 'high-seas' }));
    await until(() => eve.replica!.about!.brought!.every((one) => one !== null));
    const { brought } = eve.replica!.about!;
    const first = await dealt(ann, bob);
    const began = firstOf(ann);
    await over(bob, ann, eve);
    const decks = [encodeDeck(base, other), 'high-seas'];
    for (const { replica } of [ann, bob, eve]) expect(replica!.about!.secret).toBeUndefined();
    expect(eve.replica!.about!.setup).toBeUndefined();
    expect(eve.texts.some((text) => decks.some((deck) => text.includes(deck)))).toBe(false);
    const { table } = ann.replica!.state;
    const hidden = table.def.filter((def, card) => card > 0 && card <= table.cards && def === 0);
    expect(hidden.length).toBeGreaterThan(80);
    expect((await record(ann, first)).status).toBe(409);

    await again(room, ann, bob);
    await until(() => eve.room!.match === ann.room!.match && eve.replica?.about?.phase === 'gathering');
    expect(eve.replica!.about).toMatchObject({ brought, series: { bestOf: 3, first, played: 1, wins: [1, 0] } });
    // Nothing but the sideboard and the division may change.
    expect(await bring(ann, { deck1: 'city-on-the-volga' })).toMatchObject({
      rule: 'WAR-28.8',
      values: { says: 'changedInSeries' },
    });
    expect(await rule(bring(bob, { deck2: 'random' }))).toBe('WAR-28.8');
    const swapped = { ...without(guards, 'depot', 1), sideboard: { depot: 1 } };
    await ok(
      bring(ann, {
        deck1: { ...swapped, division: undefined, cards: { ...swapped.cards, 'kv-1': 1 } },
      }),
    );
    await ok(bring(bob, {}));
    expect(bob.replica!.about!.brought![1]).toBe(brought![1]);
    const second = await dealt(ann, bob);
    expect(firstOf(ann)).toBe(3 - began);
    await over(ann, bob, eve);
    expect((await record(ann, second)).status).toBe(409);

    await again(room, ann, bob);
    expect(ann.replica!.about!.series).toMatchObject({ played: 2, wins: [1, 1] });
    const third = await dealt(ann, bob);
    expect(firstOf(ann)).toBe(began);
    await over(bob, ann, eve);
    await until(() => eve.replica!.about!.secret !== undefined);
    for (const match of [first, second, third]) {
      const answer = await record(eve, match);
      expect(answer.status).toBe(200);
      const opened = readRecord(await answer.json());
      replay(war, opened);
      expect(opened.setup['deck2']).toBe('high-seas');
      if (match === first) expect(opened.brought!.map((one) => one?.commitment)).toEqual(brought);
    }
    await again(room, ann, bob);
    expect(ann.replica!.about).toMatchObject({ brought: [null, null], series: { played: 0, wins: [0, 0] } });
    expect(ann.room!.setup).toEqual({ first: 'lot', start1: 'none', start2: 'none' });
    expect(ann.room!.ended).toHaveLength(3);
  });
  test('a series that is decided in two games ends there', async () => {
    const { ann, bob, room } = await seated({ bestOf: 3 });
    for (const [game_, secret] of [false, true].entries()) {
      await dealt(ann, bob);
      await over(bob, ann);
      expect([game_, ann.replica!.about!.secret !== undefined]).toEqual([game_, secret]);
      await again(room, ann, bob);
    }
    expect(ann.replica!.about!.series).toMatchObject({ played: 0, wins: [0, 0] });
  });
  test('between its games nobody is shown out, stands up, or takes the seat of one who plays it', async () => {
    const { ann, bob, eve, room } = await seated({ bestOf: 3 });
    await ok(bring(bob, { deck2: 'high-seas' }));
    await dealt(ann, bob);
    await over(ann, bob, eve);
    const kick = (off = false) => ann.send({ cmd: 'kick', room, who: bob.guest.who, off });
    expect(await rule(kick())).toBe('room.playing');
    await again(room, ann, bob);
    await until(() => eve.replica?.about?.phase === 'gathering');
    const { brought } = eve.replica!.about!;
    expect(await rule(kick())).toBe('room.playing');
    expect(await rule(bob.send({ cmd: 'stand', room }))).toBe('room.notAllowed');
    for (const level of ['recruit', 'open'])
      expect(await rule(ann.send({ cmd: 'seat', room, seat: 1, level }))).toBe('room.notAllowed');
    expect(await rule(eve.send({ cmd: 'sit', room, seat: 1 }))).toBe('match.notNow');
    expect(ann.room!.members.some(({ who }) => who === bob.guest.who)).toBe(true);
    // Who only looks on plays nothing.
    await ok(ann.send({ cmd: 'kick', room, who: eve.guest.who }));
    await dealt(ann, bob);
    expect(bob.replica!.about!.series).toMatchObject({ played: 1, wins: [0, 1] });
    await over(ann, bob);
    expect(bob.replica!.about!.brought).toEqual(brought);
    // It is decided: the host has the room to himself again.
    await ok(kick());
  });
  test('into a seat that stands empty between its games nobody comes but who plays it, and finds their deck', async () => {
    const { ann, bob, eve, room } = await seated({ bestOf: 3 });
    await ok(bring(bob, { deck2: 'high-seas' }));
    await dealt(ann, bob);
    await over(bob, ann);
    await again(room, ann, bob);
    const [, mine] = bob.replica!.about!.brought!;
    // As servers left it that let players stand up there.
    const { tables, hours } = houseOf(tavern);
    const match = await tables.latest(ann.room!.match);
    await match.sit('earlier', 1 as Seat, { kind: 'open' }, hours.now());
    await until(() => [bob, eve].every(({ replica }) => replica?.about?.seats[1]?.kind === 'open'));
    expect(await rule(eve.send({ cmd: 'sit', room, seat: 1 }))).toBe('match.notNow');
    expect(await rule(ann.send({ cmd: 'seat', room, seat: 1, level: 'recruit' }))).toBe('room.notAllowed');
    await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
    await until(() => bob.seat === 1);
    expect(bob.replica!.about).toMatchObject({ brought: [null, mine], setup: { deck2: 'high-seas' } });
    expect(await rule(bring(bob, { deck2: 'desert-army' }))).toBe('WAR-28.8');
  });
  test.each(['pause', 'next'] as const)(
    'who stays away between its games loses it, and all opens: %s',
    async (stage) => {
      let now = 1_800_000_000_000;
      const inn = await Tavern.open({ hours: { now: () => now, began: now } });
      const { ann, bob, eve, room } = await inn.table({ bestOf: 3, spectators: 'public' }, 'war', ['high-seas']);
      const first = ann.room!.match;
      await over(ann, bob, eve);
      if (stage === 'next') await again(room, ann, bob);
      const { match } = ann.room!;
      const records = (client: Client): Promise<number[]> =>
        Promise.all([first, match].map(async (name) => (await record(client, name, inn)).status));
      bob.cut();
      await until(() => !ann.here.includes(bob.guest.who));
      now += 2 * 60_000;
      expect(await rule(eve.send({ cmd: 'absent', room, seat: 1 }))).toBe('room.notAllowed');
      expect(await rule(ann.send({ cmd: 'replace', room, seat: 1 }))).toBe('room.notAllowed');
      expect(await rule(ann.send({ cmd: 'absent', room, seat: 1 }))).toBe('room.stillHere');
      expect(await records(ann)).toEqual([409, 409]);
      now += 60_000 + 1000;
      await ok(ann.send({ cmd: 'absent', room, seat: 1 }));
      await until(() => [ann, eve].every(({ replica }) => replica?.about?.secret !== undefined));
      expect(ann.replica!.about!.result).toMatchObject({ forfeit: 1 });
      expect(eve.replica!.about!.setup).toMatchObject({ deck1: 'high-seas' });
      const back = new Client(game('war'), bob.guest);
      await back.connect(inn.base);
      await ok(back.enter(room));
      expect(back.replica!.about).toMatchObject({ phase: 'over', result: { forfeit: 1 } });
      for (const client of [ann, bob, eve]) expect(await records(client)).toEqual([200, stage === 'next' ? 404 : 200]);
      expect(await rule(ann.send({ cmd: 'absent', room, seat: 1 }))).toBe('room.notAllowed');
      // Another one begins from nothing.
      for (const client of [ann, back]) await ok(client.send({ cmd: 'again', room }));
      await until(() => ann.replica?.about?.phase === 'gathering');
      expect(ann.replica!.about).toMatchObject({ brought: [null, null], series: { played: 0, wins: [0, 0] } });
      back.cut();
      await inn.close();
    },
  );
});

describe('several servers', () => {
  const taverns: Tavern[] = [];
  afterEach(async () => {
    for (const one of taverns.splice(0)) await one.close();
  });
  test('a deck that was brought at one is there at the other, and is dealt', async () => {
    const engine = new SqliteEngine(':memory:');
    const shared: Engine = {
      shared: true,
      read: (sql, values) => engine.read(sql, values),
      write: (first, ...others) => engine.write(first, ...others),
      close: () => Promise.resolve(),
    };
    for (let i = 0; i < 2; i++)
      taverns.push(await Tavern.open({ store: new SqlStore(shared), patience: { refresh: 3_600_000 } }));
    const [one, two] = taverns as [Tavern, Tavern];
    const ann = await one.guest('Ann', 'war');
    const bob = await two.guest('Bob', 'war');
    const { room, match } = await newRoom(one.base, ann.guest, { game: 'war', seat: 0 });
    await ok(ann.enter(room));
    await ok(bob.enter(room));
    await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
    await ok(bring(bob, { deck2: 'high-seas' }));
    await ok(bring(ann, { deck1: 'desert-army' }));
    // A line of the same person at the other server.
    const far = new Client(game('war'), ann.guest);
    await far.connect(two.base);
    await ok(far.enter(room));
    expect(far.replica!.about).toMatchObject({
      setup: { deck1: 'desert-army' },
      brought: [expect.any(String), expect.any(String)],
    });
    await ok(far.send({ cmd: 'ready', match, nonce: 'aa' }));
    await ok(bob.send({ cmd: 'ready', match, nonce: 'bb' }));
    await until(() => bob.replica!.about!.phase === 'on');
    expect(bob.replica!.about!.setup).toEqual({ deck2: 'high-seas' });
    far.cut();
  });
});
