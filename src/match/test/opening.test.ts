import { describe, expect, test } from 'vitest';
import { war } from '../../games/war/game.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { printRecord, readRecord, replay } from '../../kernel/record.ts';
import type { RecordedPacks } from '../../kernel/recorded-packs.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Match, type NewMatch } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Command, Holder, Told } from '../messages.ts';
import { newPacks } from '../packs.ts';
import { recordIn } from '../recording.ts';
import { newSeries } from '../series.ts';

const game = war as unknown as AnyGame;
const ann: Holder = { kind: 'person', who: 'ann' };
const bob: Holder = { kind: 'person', who: 'bob' };
const [first, second] = [0 as Seat, 1 as Seat];
const SECRET = '07'.repeat(32);

async function table(given: Readonly<Record<string, unknown>>, wanted: Partial<NewMatch> = {}) {
  const terms = readSetup(game.brings!.terms, given);
  const store = new MemoryStore();
  const seats = wanted.seats ?? [ann, bob];
  const match = await Match.create(game, store, {
    match: 'm',
    setup: { ...game.brings!.unbrought },
    secret: new Uint8Array(32).fill(9),
    seats,
    terms,
    packs: newPacks(game, terms, seats.length, SECRET)!,
    at: 0,
    ...wanted,
  });
  let id = 0;
  const says = (seat: Seat, command: Record<string, unknown>, at = 1) =>
    match.submit(seat, { match: 'm', id: `c${++id}`, ...command } as unknown as Command, at);
  const own = async (seat: Seat) => (await match.about(seat)).packs!;
  return { match, store, says, own, terms };
}
const deckFrom = (terms: Readonly<Record<string, unknown>>, seat: Seat, sort: string, cards: readonly string[]) =>
  game.brings!.suits(terms, seat, { below: () => 0 }, { sort, cards });

describe('sealed', () => {
  test('a seat opens its packs once, sees them alone, and brings a deck from nothing else', async () => {
    const { match, says, own, terms } = await table({ format: 'sealed' });
    expect(await says(first, { cmd: 'bring', setup: { deck1: 'guards-mechanised' } })).toMatchObject({
      rule: 'match.notOpened',
    });
    expect(await says(first, { cmd: 'open', nonce: 'ab', sort: 'moon' })).toMatchObject({
      rule: 'match.unreadable',
      values: { setting: 'sort', problem: 'must be one of ussr, germany, allies' },
    });
    expect(await says(first, { cmd: 'open', nonce: 'ab', sort: 'germany' })).toMatchObject({ re: 'ok' });
    expect(await says(first, { cmd: 'open', nonce: 'cd' })).toMatchObject({ rule: 'match.opened' });
    const { opened, own: mine } = await own(first);
    expect(opened).toEqual([88, null]);
    expect([mine!.sort, mine!.packs.length]).toEqual(['germany', 8]);
    for (const viewer of [second, 'spectator'] as const) {
      const told = JSON.stringify((await match.about(viewer)).packs);
      for (const card of mine!.packs.flat()) expect(told).not.toContain(card);
      expect(told).not.toContain(SECRET);
    }
    const refused = await says(first, { cmd: 'bring', setup: { deck1: 'armoured-spearhead' } });
    expect(refused).toMatchObject({ re: 'no', rule: 'WAR-28.8', values: { says: 'notInPool' } });
    expect((refused as { values: Record<string, unknown> }).values['remedy']).toBeTruthy();
    const deck = deckFrom(terms, first, 'germany', mine!.packs.flat());
    expect(await says(first, { cmd: 'bring', setup: deck })).toMatchObject({ re: 'ok' });
  });

  test('what was opened is in the log: another server finds it, and the record proves it', async () => {
    const { says, own, store, terms, match } = await table({ format: 'sealed', boosters: 6 });
    for (const seat of [first, second]) {
      await says(seat, { cmd: 'open', nonce: seat === 0 ? 'ab' : 'cd', sort: 'ussr' });
      const { packs } = (await own(seat)).own!;
      await says(seat, { cmd: 'bring', setup: deckFrom(terms, seat, 'ussr', packs.flat()) });
    }
    const elsewhere = await Match.open(game, store, 'm');
    expect((await elsewhere.about(second)).packs).toEqual((await match.about(second)).packs);
    for (const seat of [first, second]) await says(seat, { cmd: 'ready', nonce: 'ef' });
    expect(await says(first, { cmd: 'open', nonce: 'ab' })).toMatchObject({ rule: 'match.begun' });
    await says(first, { cmd: 'concede' });
    const record = readRecord(JSON.parse(printRecord(await match.record())));
    const packs = record.packs as RecordedPacks;
    expect(packs.seats).toEqual([
      { nonce: 'ab', sort: 'ussr' },
      { nonce: 'cd', sort: 'ussr' },
    ]);
    expect((await match.about()).packs!.secret).toBe(SECRET);
    expect(await recordIn(() => game, store, 'm')).toEqual(await match.record());
    expect(() => replay(game, record)).not.toThrow();
    const otherNonce = { ...packs, seats: [{ nonce: 'ff', sort: 'ussr' }, packs.seats[1]!] };
    expect(() => replay(game, { ...record, packs: otherNonce })).toThrow(
      'setup.deck1: is not from its packs: WAR-28.8',
    );
    expect(() => replay(game, { ...record, packs: { ...packs, secret: '08'.repeat(32) } })).toThrow(
      'does not match the commitment',
    );
  });

  test('who gets up finds the same packs again, and nobody else may sit there but a bot', async () => {
    const { match, says, own } = await table({ format: 'sealed' });
    await says(first, { cmd: 'open', nonce: 'ab' });
    const had = (await own(first)).own;
    await match.sit('s1', first, { kind: 'open' }, 2);
    await match.sit('s2', first, ann, 3);
    expect((await own(first)).own).toEqual(had);
    expect(await says(first, { cmd: 'open', nonce: 'ff' })).toMatchObject({ rule: 'match.opened' });
  });
  test('goes on in a series with what was opened, and what was brought says so', async () => {
    const { match, says, own, terms } = await table({ format: 'sealed' }, { series: newSeries(3, 'm', 2) });
    for (const seat of [first, second]) {
      await says(seat, { cmd: 'open', nonce: 'ab', sort: 'ussr' });
      const cards = (await own(seat)).own!.packs.flat();
      await says(seat, { cmd: 'bring', setup: deckFrom(terms, seat, 'ussr', cards) });
      await says(seat, { cmd: 'ready', nonce: '' });
    }
    await says(first, { cmd: 'concede' });
    const { header, opened } = (await match.packs())!;
    expect((await match.next([0, 1])).packs).toEqual({ ...header, opened });
    const { match: plain } = await table(
      { format: 'open' },
      { packs: undefined as never, series: newSeries(3, 'm', 2) },
    );
    await plain.deal('d', 1);
    await plain.submit(first, { match: 'm', id: 'x', cmd: 'concede' }, 2);
    expect(await plain.next([0, 1])).not.toHaveProperty('packs');
  });
  test('packs are told again where they have changed or lie open, and not with every other word', async () => {
    const { match, says, own, terms } = await table({ format: 'sealed' });
    const heard: Told[] = [];
    await match.watch(first, -1, (told) => heard.push(told));
    const last = () => heard.at(-1)!.about.packs;
    await says(second, { cmd: 'open', nonce: 'ab', sort: 'ussr' });
    expect(last()!.opened).toEqual([null, 88]);
    const cards = (await own(second)).own!.packs.flat();
    await says(second, { cmd: 'bring', setup: deckFrom(terms, second, 'ussr', cards) });
    expect(last()).toBeUndefined();
    await says(first, { cmd: 'open', nonce: 'cd', sort: 'ussr' });
    await says(first, { cmd: 'bring', setup: deckFrom(terms, first, 'ussr', last()!.own!.packs.flat()) });
    for (const seat of [first, second]) await says(seat, { cmd: 'ready', nonce: '' });
    await says(first, { cmd: 'concede' });
    expect(last()!.secret).toBe(SECRET);
  });
  test('whose packs they are is known to who seats bots', async () => {
    const { match, says } = await table({ format: 'sealed' });
    await says(first, { cmd: 'open', nonce: 'ab' });
    const { header, opened } = (await match.packs())!;
    expect([header.secret, opened.seats.map((own) => own && own.who)]).toEqual([SECRET, ['ann', null]]);
    expect(header.commitment).toBe((await match.about()).packs!.commitment);
    const { match: plain } = await table({ format: 'open' }, { packs: undefined as never });
    expect(await plain.packs()).toBeUndefined();
  });
  test('where no packs are opened it is said', async () => {
    const { says } = await table({ format: 'open' }, { packs: undefined as never });
    expect(await says(first, { cmd: 'open', nonce: '' })).toMatchObject({ rule: 'match.nothingToOpen' });
    expect(await says(first, { cmd: 'pick', card: 't-34', taken: 0 })).toMatchObject({ rule: 'match.nothingToOpen' });
  });
});

describe('draft', () => {
  const terms = { format: 'draft', places: 4, side: 'ussr', seconds: 30 };
  test('begins when all people have said so, and passes packs on when everybody has taken a card', async () => {
    const { says, own } = await table(terms);
    await says(first, { cmd: 'open', nonce: 'ab' });
    expect((await own(first)).draft).toBeUndefined();
    await says(second, { cmd: 'open', nonce: 'cd' });
    const [a, b] = [(await own(first)).draft!, (await own(second)).draft!];
    expect([a.before!.length, a.each, a.places, a.waits]).toEqual([11, 44, 4, [0, 1, 2, 3]]);
    expect(a.before).not.toEqual(b.before);
    expect(await says(first, { cmd: 'pick', card: 'no-such-card', taken: 0 })).toMatchObject({
      rule: 'match.notOffered',
    });
    await says(first, { cmd: 'pick', card: a.before![3]!, taken: 0 });
    expect(await says(first, { cmd: 'pick', card: a.before![4]!, taken: 0 })).toMatchObject({
      rule: 'match.stale',
      values: { serial: 1 },
    });
    expect(await says(first, { cmd: 'open', nonce: 'ff' })).toMatchObject({ rule: 'match.opened' });
    expect(await says(first, { cmd: 'pick', card: a.before![4]!, taken: 1 })).toMatchObject({
      rule: 'match.notYourTurn',
    });
    expect((await own(first)).draft).toMatchObject({ before: [], taken: [a.before![3]] });
    await says(second, { cmd: 'pick', card: b.before![0]!, taken: 0 });
    const after = (await own(second)).draft!;
    expect(after).toMatchObject({ round: 0, pick: 1, waits: [0, 1, 2, 3], taken: [b.before![0]] });
    // What lay before the first place lies before the second now, without the card that was taken.
    expect(after.before).toEqual(a.before!.filter((_, i) => i !== 3));
  });

  test('waits until nobody can sit down any more', async () => {
    const { match, says } = await table(terms, { seats: [ann, { kind: 'open' }] });
    expect(await says(first, { cmd: 'open', nonce: '' })).toMatchObject({ rule: 'match.seatsOpen' });
    await match.sit('s', second, bob, 2);
    expect(await says(first, { cmd: 'open', nonce: '' })).toMatchObject({ re: 'ok' });
  });
  test('nobody sees what others take or have before them', async () => {
    const { match, says, own } = await table(terms);
    for (const seat of [first, second]) await says(seat, { cmd: 'open', nonce: '' });
    const before = (await own(first)).draft!.before!;
    await says(first, { cmd: 'pick', card: before[0]!, taken: 0 });
    const told = (await match.about('spectator')).packs!;
    expect(Object.keys(told.draft!).toSorted()).toEqual(['each', 'pick', 'places', 'round', 'since', 'waits']);
    const theirs = (await own(second)).draft!;
    const others = before.filter((card) => !theirs.before!.includes(card));
    for (const card of others) expect(JSON.stringify(theirs)).not.toContain(`"${card}"`);
  });

  test('who is away is given cards in time, and the whole draft is proved by the record', async () => {
    const bot: Holder = { kind: 'bot', level: 'soldier' };
    const { match, says, own, terms: agreed } = await table(terms, { seats: [ann, bot] });
    await says(first, { cmd: 'open', nonce: 'ab' });
    let at = 1;
    for (let i = 0; i < 44; i++) at = (await match.tick(at))!;
    await match.tick(at);
    // Whoever has missed two cards in a row has a bot keep the seat, and comes back to it.
    expect((await match.about()).seats[0]).toEqual({ kind: 'bot', level: 'soldier', keeps: 'ann' });
    await match.sit('back', first, ann, at);
    const { draft } = await own(first);
    expect([draft!.taken!.length, draft!.waits]).toEqual([44, []]);
    expect((await match.about()).brought!.map((one) => one !== null)).toEqual([false, true]);
    await says(first, { cmd: 'bring', setup: deckFrom(agreed, first, 'ussr', draft!.taken!) }, at);
    await says(first, { cmd: 'ready', nonce: '' }, at);
    await says(first, { cmd: 'concede' }, at);
    const record = readRecord(JSON.parse(JSON.stringify(await match.record())));
    expect(() => replay(game, record)).not.toThrow();
    const packs = record.packs as RecordedPacks;
    const [first0, ...others] = packs.picks!;
    const picks = [first0!.with(0, 10), ...others];
    expect(() => replay(game, { ...record, packs: { ...packs, picks } })).toThrow();
  });
});
