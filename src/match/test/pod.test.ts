import { describe, expect, test } from 'vitest';
import { war } from '../../games/war/game.ts';
import { tableOf } from '../../kernel/draft.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import type { RecordedPods } from '../../kernel/recorded-packs.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Match, type NewMatch } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { MatchEvent } from '../ledger.ts';
import { follow } from '../log.ts';
import type { Command, Holder } from '../messages.ts';
import { type HeaderPacks, newPacks } from '../packs.ts';
import type { EventRow, StoredMatch } from '../store.ts';
import { type PodRecord, recordIn, recordOf } from '../recording.ts';

const game = war as unknown as AnyGame;
const SECRET = '07'.repeat(32);
const SECOND = 1000;
const TIMES = { show: 60 * SECOND, build: 600 * SECOND };
const bot: Holder = { kind: 'bot', level: 'soldier' };
const person = (who: string): Holder => ({ kind: 'person', who });
const at = (place: number): Seat => place as Seat;
const DRAFT = { format: 'draft', places: 8, side: 'ussr', seconds: 30 };

async function pod(
  seats: readonly Holder[],
  given: Readonly<Record<string, unknown>> = DRAFT,
  wanted: Partial<NewMatch> = {},
  of = game,
) {
  const terms = readSetup(game.brings!.terms, given);
  const store = new MemoryStore();
  const match = await Match.create(of, store, {
    match: 'pod',
    setup: { ...game.brings!.unbrought },
    secret: new Uint8Array(32).fill(9),
    seats,
    terms,
    brought: seats.map(() => null),
    packs: newPacks(game, terms, seats.length, SECRET)!,
    pod: TIMES,
    at: 0,
    ...wanted,
  });
  let id = 0;
  const says = (place: number, command: Record<string, unknown>, when = 1) =>
    match.submit(at(place), { match: 'pod', id: `c${++id}`, ...command } as unknown as Command, when);
  const told = async (place: number) => (await match.about(at(place))).packs!;
  return { match, store, says, told, terms, seats };
}
type Table = Awaited<ReturnType<typeof pod>>;
/** Everybody who is a person opens, and takes the first card each time. */
async function drafted({ says, told, seats }: Table): Promise<void> {
  const people = seats.flatMap(({ kind }, place) => (kind === 'person' ? [place] : []));
  for (const place of people) await says(place, { cmd: 'open', nonce: `0${place}` });
  for (let taken = 0; taken < 44; taken++)
    for (const place of people) {
      const [card] = (await told(place)).draft!.before!;
      expect(await says(place, { cmd: 'pick', card, taken })).toMatchObject({ re: 'ok' });
    }
}
const deckOf = async ({ told, terms }: Table, place: number) =>
  game.brings!.suits(terms, at(0), { below: () => 0 }, { sort: 'ussr', cards: (await told(place)).draft!.taken! });
/** A match of two who were at the table; `named`: what it says of the tables. */
async function meeting(
  { match, store, terms }: Table,
  places: readonly [number, number],
  named = ['pod', 'pod'],
  more: Partial<NewMatch> = {},
) {
  const all = [
    await match.takenAlong(places[0], { match: 'm', seat: at(0) }),
    await match.takenAlong(places[1], { match: 'm', seat: at(1) }),
  ];
  const packs: HeaderPacks = {
    commitment: 'c'.repeat(64),
    from: places.map((place, i) => ({ match: named[i]!, place })),
    opened: { seats: all.map((one) => one.packs) },
  };
  const wanted: NewMatch = {
    match: 'm',
    setup: { ...game.brings!.unbrought },
    secret: new Uint8Array(32).fill(8),
    seats: [person('a'), person('b')],
    terms,
    packs,
    brought: all.map((one) => one.brought),
    at: 0,
    ...more,
  };
  const met = await Match.create(game, store, wanted);
  let id = 0;
  const says = (seat: number, command: Record<string, unknown>) =>
    met.submit(at(seat), { match: 'm', id: `m${++id}`, ...command } as unknown as Command, 1);
  return { met, says };
}

describe('a draft of several people', () => {
  test('five people and three bots draft, build, and are told nothing of each other', async () => {
    const table = await pod([0, 1, 2, 3, 4].map((n) => person(`p${n}`)).concat(bot, bot, bot));
    const { match, says, told } = table;
    await says(0, { cmd: 'open', nonce: '' });
    expect(await match.tick(2)).toBe(TIMES.show);
    expect((await told(0)).until).toBe(TIMES.show);
    // Bots throw nothing in: a draft begins with the last of the people.
    expect((await told(0)).opened).toEqual([0, null, null, null, null, null, null, null]);
    expect(await match.deal('early', 3)).toMatchObject({ re: 'no', rule: 'match.begun' });
    for (const place of [1, 2, 3, 4]) await says(place, { cmd: 'open', nonce: 'ab' });
    const before = await Promise.all([0, 1, 2, 3, 4].map(async (place) => (await told(place)).draft!.before!));
    expect(before.map(({ length }) => length)).toEqual([11, 11, 11, 11, 11]);
    expect((await told(0)).draft!.waits).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const viewer of [at(1), at(4), 'spectator'] as const) {
      const { packs } = await match.about(viewer);
      const others = before[0]!.filter((card) => viewer === 'spectator' || !before[viewer]!.includes(card));
      for (const card of others) expect(JSON.stringify(packs)).not.toContain(`"${card}"`);
      expect(JSON.stringify(packs)).not.toContain(SECRET);
    }
    // The fourth takes a card: it lies with nobody else, and all wait for the others.
    await says(3, { cmd: 'pick', card: before[3]![5]!, taken: 0 });
    expect((await told(3)).draft).toMatchObject({ before: [], taken: [before[3]![5]!] });
    expect((await told(2)).draft!.waits).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect((await told(2)).draft!.taken).toEqual([]);
    for (const place of [0, 1, 2, 4]) await says(place, { cmd: 'pick', card: before[place]![0]!, taken: 0 });
    // To the left.
    expect((await told(4)).draft!.before).toEqual(before[3]!.filter((_, i) => i !== 5));
    expect((await told(0)).draft!.pick).toBe(1);
  });

  test('everybody builds from what they took, and closes when all have; nothing is opened', async () => {
    const table = await pod([person('a'), person('b'), person('c'), bot]);
    const { match, says } = table;
    await drafted(table);
    expect(await says(0, { cmd: 'ready', nonce: '' })).toMatchObject({ re: 'no', rule: 'WAR-28.8' });
    const foreign = await deckOf(table, 1);
    expect(await says(0, { cmd: 'bring', setup: foreign })).toMatchObject({ re: 'no', rule: 'WAR-28.8' });
    for (const place of [0, 1, 2]) {
      expect(await says(place, { cmd: 'bring', setup: await deckOf(table, place) })).toMatchObject({ re: 'ok' });
      expect(await says(place, { cmd: 'ready', nonce: '' })).toMatchObject({ re: 'ok' });
    }
    await match.tick(5);
    const about = await match.about(at(1));
    expect([about.phase, about.result]).toEqual(['over', { by: 'rules' }]);
    expect(about.setup).toEqual(await deckOf(table, 1));
    expect(about.packs!.secret).toBeUndefined();
    expect(about.secret).toBeUndefined();
    expect((await match.about()).setup).toBeUndefined();
    expect(await match.deal('d', 6)).toMatchObject({ re: 'no' });
    expect(await says(0, { cmd: 'bring', setup: {} })).toMatchObject({ rule: 'match.begun' });
  });

  test('who is missed twice has a bot take cards, comes back, and has all the time again', async () => {
    const table = await pod([person('a'), person('b')]);
    const { match, says, told } = table;
    for (const place of [0, 1]) await says(place, { cmd: 'open', nonce: 'ab' });
    const take = async (place: number, when: number): Promise<void> => {
      const { before, taken } = (await told(place)).draft!;
      await says(place, { cmd: 'pick', card: before![0]!, taken: taken!.length }, when);
    };
    for (const second of [1, 31]) {
      await take(0, second * SECOND);
      await match.tick((second + 30) * SECOND);
    }
    const seats = async () => (await match.about()).seats;
    expect(await seats()).toEqual([person('a'), { kind: 'bot', level: 'soldier', keeps: 'b' }]);
    // From now on nobody waits for b.
    await take(0, 62 * SECOND);
    expect((await told(0)).draft!.pick).toBe(3);
    await match.sit('back', at(1), person('b'), 63 * SECOND);
    await take(0, 64 * SECOND);
    expect((await told(1)).draft!.waits).toEqual([1]);
    // Once missed, and no more than once in a row.
    await match.tick(63 * SECOND + 30 * SECOND);
    expect(await seats()).toEqual([person('a'), person('b')]);
    await take(0, 95 * SECOND);
    await take(1, 96 * SECOND);
    await take(0, 97 * SECOND);
    await match.tick(96 * SECOND + 31 * SECOND);
    expect(await seats()).toEqual([person('a'), person('b')]);
  });

  test('who never comes is drafted for; alone, bots leave time to come back', async () => {
    const { match, told, says } = await pod([person('a'), person('b')]);
    await match.tick(TIMES.show - 1);
    expect((await told(0)).draft).toBeUndefined();
    await match.tick(TIMES.show);
    expect((await match.about()).seats.map((one) => 'keeps' in one && one.keeps)).toEqual(['a', 'b']);
    expect((await match.about()).packs!.draft!.pick).toBe(0);
    expect(await match.tick(TIMES.show + 9 * SECOND)).toBe(TIMES.show + 10 * SECOND);
    await match.tick(TIMES.show + 10 * SECOND);
    expect((await match.about()).packs!.draft!.pick).toBe(1);
    await match.sit('back', at(0), person('a'), TIMES.show + 11 * SECOND);
    const [card] = (await told(0)).draft!.before!;
    expect(await says(0, { cmd: 'pick', card, taken: 1 }, TIMES.show + 12 * SECOND)).toMatchObject({ re: 'ok' });
  });

  test('bots among themselves draft and build at once; the time to build has an end', async () => {
    const recruit: Holder = { kind: 'bot', level: 'recruit' };
    const bots = await pod([recruit, bot, recruit], DRAFT, { at: 1000 });
    // After an outage the clock may stand before the last thing that was done.
    await bots.match.tick(0);
    expect(await bots.match.about()).toMatchObject({ phase: 'over', seats: [recruit, bot, recruit] });
    const { opened } = (await bots.match.packs())!;
    expect(tableOf(opened.draft!).taken.map(({ length }) => length)).toEqual([44, 44, 44]);
    expect(opened).not.toHaveProperty('late');
    expect((await bots.store.load('pod'))!.rows.at(-1)!.seat).toBe(-1);
    const table = await pod([person('a'), bot]);
    await drafted(table);
    const { terms } = table;
    const cards = (await table.told(0)).draft!.taken!;
    const odd = game.brings!.packs!.careless(terms, 0, { sort: 'ussr', cards }, { below: () => 0 });
    expect(odd).not.toEqual(await deckOf(table, 0));
    expect(await table.says(0, { cmd: 'bring', setup: odd })).toMatchObject({ re: 'ok' });
    await table.match.tick(TIMES.build);
    expect((await table.match.about()).phase).toBe('gathering');
    expect((await table.told(0)).until).toBe(TIMES.build + 1);
    await table.match.tick(TIMES.build + 1);
    expect((await table.match.about()).phase).toBe('over');
    const { brought, packs } = await table.match.takenAlong(0, { match: 'm', seat: at(1) });
    expect([brought.setup['deck2'], packs]).toEqual([
      odd['deck1'],
      { who: 'a', nonce: '00', sort: 'ussr', packs: [cards] },
    ]);
    const elsewhere = await table.match.takenAlong(0, { match: 'other', seat: at(1) });
    expect(elsewhere.brought.setup).toEqual(brought.setup);
    expect(elsewhere.brought.commitment).not.toBe(brought.commitment);
    expect((await table.match.takenAlong(0, { match: 'other', seat: at(1) })).brought).toEqual(elsewhere.brought);
    expect((await table.match.takenAlong(1, { match: 'm', seat: at(0) })).packs).toMatchObject({
      who: '',
      nonce: '',
      sort: '',
    });
  });
  test('the time to build begins when everything is taken, however short it is', async () => {
    const { match, says } = await pod([person('a'), person('b')], DRAFT, { pod: { ...TIMES, build: 5 * SECOND } });
    for (const place of [0, 1]) await says(place, { cmd: 'open', nonce: 'ab' });
    expect(await match.tick(20 * SECOND)).toBe(1 + 30 * SECOND);
    expect((await match.about()).phase).toBe('gathering');
    // Where a draft knows no time, nothing is due before it is over.
    const packs = {
      ...game.brings!.packs!,
      plan(terms: Readonly<Record<string, unknown>>) {
        const { seconds: _, ...plan } = game.brings!.packs!.plan(terms)!;
        return plan;
      },
    };
    const endless = await pod([person('a'), person('b')], DRAFT, {}, { ...game, brings: { ...game.brings!, packs } });
    for (const place of [0, 1]) await endless.says(place, { cmd: 'open', nonce: 'ab' });
    expect(await endless.match.tick(TIMES.show + TIMES.build)).toBeUndefined();
  });
  test('who is missed all along may come back and build, although bots have all they need', async () => {
    const { match, told } = await pod([person('a'), bot]);
    let when = TIMES.show;
    await match.tick(when);
    expect((await told(0)).draft!.pick).toBe(0);
    // The bot has thrown nothing in, now as before.
    expect((await match.packs())!.opened.seats).toEqual([{ who: 'a', nonce: '', sort: 'ussr' }, null]);
    for (let picks = 0; picks < 44; picks++) when = (await match.tick(when))!;
    // Bots leave time to come back, a card at a time.
    expect(when).toBe(TIMES.show + 44 * 10 * SECOND);
    const last = when;
    when = (await match.tick(when))!;
    expect([(await told(0)).draft!.taken!.length, when]).toEqual([44, last + TIMES.build]);
    await match.tick(when - 1);
    expect((await match.about()).phase).toBe('gathering');
    await match.tick(when);
    expect((await match.about()).phase).toBe('over');
  });

  test('what was opened goes along, is held against, and is proven once all is over', async () => {
    const table = await pod([person('a'), bot, person('b')]);
    await drafted(table);
    await table.match.tick(TIMES.build + 1);
    const { met, says } = await meeting(table, [0, 2]);
    const others = (await table.told(2)).draft!.taken;
    const about = await met.about(at(0));
    expect(about.brought!.every((one) => one !== null)).toBe(true);
    expect(about.packs!.own!.packs.flat()).toEqual((await table.told(0)).draft!.taken);
    expect(about.packs!.opened).toEqual([44, 44]);
    expect([about.packs!.from, (await met.about()).packs!.from]).toEqual(['pod', undefined]);
    // Another deck of the same cards may be played in the next round.
    const { cards } = JSON.parse(JSON.stringify({ cards: about.packs!.own!.packs.flat() })) as { cards: string[] };
    const rebuilt = game.brings!.packs!.careless(table.terms, 0, { sort: 'ussr', cards }, { below: () => 0 });
    expect(await says(0, { cmd: 'bring', setup: rebuilt })).toMatchObject({ re: 'ok' });
    expect(await says(0, { cmd: 'bring', setup: {} })).toMatchObject({ re: 'ok' });
    expect((await met.about(at(0))).setup).toEqual(about.setup);
    expect(await says(0, { cmd: 'open', nonce: '' })).toMatchObject({ rule: 'match.opened' });
    expect(await says(0, { cmd: 'bring', setup: { deck1: 'guards-mechanised' } })).toMatchObject({ rule: 'WAR-28.8' });
    for (const seat of [0, 1]) await says(seat, { cmd: 'ready', nonce: 'ab' });
    await says(0, { cmd: 'concede' });
    const over = await met.about(at(0));
    expect([over.phase, over.secret, over.packs!.secret]).toEqual(['over', undefined, undefined]);
    expect(Object.keys(over.setup ?? {})).not.toContain('deck2');
    const record = readRecord(JSON.parse(JSON.stringify(await recordIn(() => game, table.store, 'm'))));
    expect((record.packs as RecordedPods).at).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(() => replay(game, record)).not.toThrow();
    const { pods, at: where } = record.packs as RecordedPods;
    const picks = pods[0]!.picks!.with(2, pods[0]!.picks![1]!);
    const other = { pods: [{ ...pods[0]!, picks }], at: where };
    expect(() => replay(game, { ...record, packs: other })).toThrow(/is not from its packs|did not lie there/);
    const swapped = { pods, at: [where[1]!, where[0]!] as const };
    expect(() => replay(game, { ...record, packs: swapped })).toThrow('is not from its packs');
    const file = await recordIn(() => game, table.store, 'pod');
    expect(file).toMatchObject({ redut: 'packs', places: 3, seats: [{ nonce: '00' }, null, { nonce: '02' }] });
    const taken = (file as PodRecord).opened.map((one) => one.flat());
    expect([taken[0], taken[2], taken[1]!.length]).toEqual([about.packs!.own!.packs.flat(), others, 44]);
  });
});

test.each([
  [0, true],
  [1, false],
])('after %i games of a series cards may be built anew: %s', async (played, anew) => {
  const table = await pod([person('a'), bot, person('b')]);
  await drafted(table);
  await table.match.tick(TIMES.build + 1);
  const series = { bestOf: 3, first: 'm', played, wins: [0, played] };
  const { says } = await meeting(table, [0, 2], undefined, { series });
  const cards = (await table.told(0)).draft!.taken!;
  const odd = game.brings!.packs!.careless(table.terms, 0, { sort: 'ussr', cards }, { below: () => 0 });
  expect((await says(0, { cmd: 'bring', setup: odd })).re).toBe(anew ? 'ok' : 'no');
});
describe('records', () => {
  test('say what was opened elsewhere only where all of it is given, and came to its end', async () => {
    const table = await pod([person('a'), bot, person('b')]);
    for (const place of [0, 2]) await table.says(place, { cmd: 'open', nonce: `0${place}` });
    const early = (await table.store.load('pod'))!;
    await expect(recordIn(() => game, table.store, 'pod')).rejects.toThrow('not everybody has opened theirs');
    for (let taken = 0; taken < 44; taken++)
      for (const place of [0, 2]) {
        const [card] = (await table.told(place)).draft!.before!;
        await table.says(place, { cmd: 'pick', card, taken });
      }
    await table.match.tick(TIMES.build + 1);
    const { met, says } = await meeting(table, [0, 2]);
    for (const seat of [0, 1]) await says(seat, { cmd: 'ready', nonce: '' });
    await says(0, { cmd: 'concede' });
    const [stored, late] = [(await table.store.load('m'))!, (await table.store.load('pod'))!];
    const given = (...pods: readonly (typeof late)[]): boolean =>
      recordOf(game, stored, undefined, pods).packs !== undefined;
    expect([given(late), given(), given(early), given(late, early)]).toEqual([true, false, false, false]);
    const whole = await met.record();
    expect([whole.packs, whole.secret === undefined]).toEqual([undefined, false]);
    expect(await recordIn(() => game, table.store, 'nobody')).toBeUndefined();
  });
  test('say nothing of packs where one of the tables cannot be found', async () => {
    const table = await pod([person('a'), bot, person('b')]);
    await drafted(table);
    await table.match.tick(TIMES.build + 1);
    const { says } = await meeting(table, [0, 2], ['pod', 'gone']);
    for (const seat of [0, 1]) await says(seat, { cmd: 'ready', nonce: 'ab' });
    await says(0, { cmd: 'concede' });
    const record = await recordIn(() => game, table.store, 'm');
    expect([record?.secret === undefined, 'packs' in record!]).toEqual([false, false]);
  });
  test('of a sealed table wait for everybody, and have the packs of each', async () => {
    const table = await pod([person('a'), person('b')], { format: 'sealed', boosters: 6 });
    await table.says(0, { cmd: 'open', nonce: 'ab', sort: 'allies' });
    await expect(recordIn(() => game, table.store, 'pod')).rejects.toThrow('not everybody has opened theirs');
    await table.says(1, { cmd: 'open', nonce: 'cd', sort: 'ussr' });
    const file = (await recordIn(() => game, table.store, 'pod')) as PodRecord;
    expect(file.opened).toEqual([(await table.told(0)).own!.packs, (await table.told(1)).own!.packs]);
    expect(file).not.toHaveProperty('places');
  });
});

test('a log opens nothing once a match has begun, and closes no table that is closed or at which cards are dealt', async () => {
  const table = await pod([person('a'), bot, person('b')]);
  await drafted(table);
  await table.match.tick(TIMES.build + 1);
  const { says } = await meeting(table, [0, 2]);
  const closed = (await table.store.load('pod'))!;
  await says(0, { cmd: 'ready', nonce: '' });
  const ready = (await table.store.load('m'))!;
  await says(1, { cmd: 'ready', nonce: '' });
  const begun = (await table.store.load('m'))!;
  const goesOn = ({ rows, ...stored }: StoredMatch, body: MatchEvent) => {
    const row: EventRow = { ...rows.at(-1)!, version: rows.length + 1, id: 'more', body };
    return () => follow(game, { ...stored, rows: [...rows, row] });
  };
  expect(goesOn(ready, { do: 'ready', seat: at(0), nonce: 'ab' })).not.toThrow();
  const opens = { do: 'open', seat: at(0), opened: { who: 'a', nonce: '', sort: 'ussr' } } as const;
  expect(goesOn(begun, opens)).toThrow('does not follow from the log: match.begun');
  for (const stored of [closed, ready])
    expect(goesOn(stored, { do: 'close', built: [] })).toThrow('does not follow from the log: match.begun');
});

describe('a table at which nothing can be opened', () => {
  test.each([
    ['without packs', { format: 'sealed' }, { packs: undefined as never }],
    ['on terms of which none come', { format: 'open' }, { packs: { commitment: 'cc', opened: { seats: [null] } } }],
  ] as const)('%s waits for nothing by itself', async (_name, terms, wanted) => {
    const table = await pod([person('a')], terms, wanted);
    expect(await table.match.tick(TIMES.show + TIMES.build)).toBeUndefined();
    expect(await table.says(0, { cmd: 'open', nonce: '' })).toMatchObject({ rule: 'match.nothingToOpen' });
    await expect(recordIn(() => game, table.store, 'pod')).rejects.toThrow('not everybody has opened theirs');
  });
});

test('sealed for several: each opens their own, who does not come has them opened', async () => {
  const { match, says, told } = await pod([person('a'), person('b'), bot], { format: 'sealed', boosters: 6 });
  await says(0, { cmd: 'open', nonce: 'ab', sort: 'allies' });
  expect((await told(0)).opened).toEqual([66, null, null]);
  await match.tick(2);
  expect((await told(0)).opened).toEqual([66, null, 66]);
  await match.tick(TIMES.show);
  expect((await told(0)).opened).toEqual([66, 66, 66]);
  expect((await match.about()).seats[1]).toEqual(person('b'));
  expect((await match.packs())!.opened.seats.map((own) => own!.who)).toEqual(['a', 'b', '']);
  await match.tick(TIMES.show + TIMES.build - 1);
  expect((await match.about()).phase).toBe('gathering');
  expect((await told(1)).own!.packs.flat()).not.toEqual((await told(0)).own!.packs.flat());
  await match.tick(TIMES.show + TIMES.build);
  expect((await match.about()).phase).toBe('over');
  expect((await match.takenAlong(1, { match: 'm', seat: at(0) })).packs.packs!.flat()).toHaveLength(66);
});
