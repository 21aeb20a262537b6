import { describe, expect, test } from 'vitest';
import { newPacks } from '../packs.ts';
import { goOn, newSeries } from '../series.ts';
import { at, bot, game, pod, SECOND, SECRET, table, takeAll, TIMES } from './crates.ts';
import { person } from './sitting.ts';

const [ann, bob, eve] = [person('ann'), person('bob'), person('eve')];
const open = { cmd: 'open', nonce: 'ab' };
const refused = (rule: string, values = {}) => expect.objectContaining({ re: 'no', rule, values });
const ok = expect.objectContaining({ re: 'ok' });

describe('crates that each opens', () => {
  test('are whose they are, of a sort that there is', async () => {
    const { says, opened } = await table('own', [ann, bob]);
    const unknown = { setting: 'sort', problem: 'must be one of land, water' };
    expect(await says(0, { ...open, sort: 'air' })).toEqual(refused('match.unreadable', unknown));
    expect(await says(0, { ...open, sort: 'water' })).toEqual(ok);
    expect(await says(1, open)).toEqual(ok);
    const seats = (await opened()).seats.map((one) => [one!.who, one!.nonce, one!.sort, one!.packs!.length]);
    expect(seats).toEqual([
      ['ann', 'ab', 'water', 2],
      ['bob', 'ab', 'land', 2],
    ]);
  });
  test('stay shut once it is dealt, and where the match knows of none', async () => {
    const { says, match } = await table('own', [ann, bob]);
    await says(0, open);
    await match.deal('deal', 2);
    for (const seat of [0, 1]) expect(await says(seat, open)).toEqual(refused('match.begun'));
    // A match of a server that knew of no packs yet, on terms by which they would be opened.
    const plain = await table('own', [ann, bob], { packs: undefined as never });
    expect(await plain.says(0, open)).toEqual(refused('match.nothingToOpen'));
    expect(await plain.match.packs()).toBeUndefined();
    expect(await plain.match.about()).not.toHaveProperty('packs');
  });
  test('are told when they are opened and not again before the end opens everything', async () => {
    const { says, match } = await table('own', [ann, bob]);
    const heard: boolean[] = [];
    await match.watch(at(0), 0, ({ about }) => heard.push(about.packs !== undefined));
    await says(0, open);
    await says(0, { cmd: 'bring', setup: { kit1: 'none' } });
    await says(1, open);
    await match.deal('deal', 2);
    await says(1, { cmd: 'concede' });
    expect(heard).toEqual([true, false, true, true, true]);
    expect((await match.about()).packs!.secret).toBeDefined();
  });
});

describe('crates within a series', () => {
  const begun = newSeries(3, 'm', 2);
  test('are opened once: the next game begins with what lies open, and after the last one nothing is left', async () => {
    const { says, match, told, opened } = await table('own', [ann, bob], { series: begun });
    for (const seat of [0, 1]) await says(seat, open);
    await match.deal('deal', 2);
    await says(1, { cmd: 'concede' });
    expect(await told(0)).not.toHaveProperty('secret');
    const { packs } = await match.next([ann, bob]);
    expect(packs).toEqual({ ...newPacks(game, { kits: 'any', crates: 'own' }, 2, SECRET), opened: await opened() });
    const next = await table('own', [ann, bob], { packs: packs!, series: { ...begun, played: 1 } });
    expect(await next.says(0, open)).toEqual(refused('match.opened'));
    expect(await next.told(0)).toEqual(await told(0));
    await next.match.deal('deal', 2);
    await next.says(1, { cmd: 'concede' });
    expect(await next.match.next([ann, bob])).toHaveProperty('packs');
    const last = await table('own', [ann, bob], { packs: packs!, series: { ...begun, played: 2 } });
    await last.match.deal('deal', 2);
    await last.says(1, { cmd: 'concede' });
    expect(await last.match.next([ann, bob])).not.toHaveProperty('packs');
    expect((await last.told(0)).secret).toBe(SECRET);
  });
  test('are nothing where none were opened', () => {
    const ended = { state: undefined, result: undefined, brought: undefined };
    const packs = newPacks(game, { crates: 'own' }, 2, SECRET)!;
    for (const opened of [undefined, packs.opened])
      expect(goOn(game, { setup: {}, series: begun }, ['a', 'b'], { ...ended, opened })).not.toHaveProperty('packs');
    expect(
      goOn(game, { setup: {}, series: begun, packs }, ['a', 'b'], { ...ended, opened: packs.opened }),
    ).toHaveProperty('packs', packs);
  });
});

describe('crates that are drafted', () => {
  test('lie on the table once every seat is taken and all people have said so, and are not dealt again', async () => {
    const { says, match, told } = await table('draft', [ann, { kind: 'open' }]);
    expect(await says(0, open)).toEqual(refused('match.seatsOpen'));
    await match.sit('sit', at(1), bot, 2);
    expect(await says(0, open)).toEqual(ok);
    const before = (await told(0)).draft!;
    expect(before).toMatchObject({ places: 3, waits: [0, 1, 2], round: 0, pick: 0, each: 4, since: 2 });
    expect(await says(0, open)).toEqual(refused('match.opened'));
    expect((await told(0)).draft).toEqual(before);
  });
  test('are taken one at a time; who is late for one is told how many they have', async () => {
    const { says, told } = await table('draft', [ann, bob]);
    await says(0, open);
    await says(1, open, 5);
    const [card, next] = (await told(0)).draft!.before!;
    await says(0, { cmd: 'pick', card, taken: 0 }, 9);
    expect(await says(0, { cmd: 'pick', card: next, taken: 0 })).toEqual(refused('match.stale', { serial: 1 }));
    // Everybody has the whole time for the card of the moment.
    expect((await told(1)).draft!.since).toBe(5);
    await says(1, { cmd: 'pick', card: (await told(1)).draft!.before![0], taken: 0 }, 11);
    expect((await told(1)).draft!.since).toBe(11);
  });
  test('give nothing to build from before the last one is taken', async () => {
    const taking = await table('draft', [ann, bob]);
    const { says, told } = taking;
    for (const seat of [0, 1]) await says(seat, open);
    const bring = { cmd: 'bring', setup: { kit1: 'none' } };
    expect(await says(0, bring)).toEqual(refused('match.notOpened'));
    await takeAll(taking, [0, 1]);
    expect((await told(0)).opened).toEqual([4, 4]);
    expect(await says(0, bring)).toEqual(ok);
  });
});

describe('a table where crates are drafted for several matches', () => {
  test('waits for people, and bots there open nothing', async () => {
    const { match, told, opened } = await pod('draft', [ann, bot, bot]);
    expect(await match.tick(1)).toBe(TIMES.show);
    expect((await told(0)).opened).toEqual([null, null, null]);
    await match.tick(TIMES.show);
    expect((await opened()).seats).toEqual([{ who: 'ann', nonce: '', sort: 'land' }, null, null]);
    expect((await told(0)).draft).toMatchObject({ pick: 0, since: TIMES.show });
  });
  test('deals nobody a hand, and nothing is drafted as long as a seat is open', async () => {
    const { match, says } = await pod('draft', [ann, { kind: 'open' }]);
    expect(await match.deal('deal', 1)).toEqual(refused('match.begun'));
    expect(await says(0, open)).toEqual(refused('match.seatsOpen'));
  });
  test('bots stay what they are, and wait for nothing even where the clock stands still', async () => {
    const general = { kind: 'bot', level: 'general' } as const;
    const { match, opened, store } = await pod('draft', [general, general], { at: 1000 });
    await match.tick(0);
    const { phase, seats, result } = await match.about();
    expect([phase, seats, result]).toEqual(['over', [general, general], { by: 'rules' }]);
    expect((await opened()).late).toBeUndefined();
    // It is nobody's doing.
    expect((await store.load('pod'))!.rows.at(-1)).toMatchObject({ seat: -1, body: { do: 'close' } });
  });
  test('where all are missed bots take cards slowly, and the time to build is left to come back in', async () => {
    const { match, opened, told } = await pod('draft', [ann, bot]);
    await match.tick(TIMES.show);
    expect((await match.about()).seats[0]).toEqual({ kind: 'bot', level: 'soldier', keeps: 'ann' });
    for (let turn = 1; turn <= 4; turn++) {
      const now = TIMES.show + turn * 10 * SECOND;
      expect((await told(0)).draft!.pick).toBe(turn - 1);
      expect(await match.tick(now - 1)).toBe(now);
      await match.tick(now);
    }
    expect(await opened()).not.toHaveProperty('late');
    const closes = TIMES.show + 40 * SECOND + TIMES.build;
    expect(await match.tick(closes - 1)).toBe(closes);
    expect((await match.about()).phase).toBe('gathering');
    await match.tick(closes);
    expect((await match.about()).phase).toBe('over');
  });
  test('where the terms set no time a draft goes on until its last card is taken', async () => {
    const drafting = await pod('slow', [ann, bob]);
    const { match, says } = drafting;
    for (const seat of [0, 1]) await says(seat, open);
    expect(await match.tick(1000 * TIMES.build)).toBeUndefined();
    expect((await match.about()).phase).toBe('gathering');
    await takeAll(drafting, [0, 1]);
    expect(await match.tick(2)).toBe(1 + TIMES.build);
  });
  test('what somebody takes along is what they threw in, took and built, and a bot has it all the same', async () => {
    const drafting = await pod('draft', [ann, bot, bob]);
    const { match, says, told } = drafting;
    for (const seat of [0, 2]) await says(seat, { ...open, nonce: `0${seat}` });
    await takeAll(drafting, [0, 2]);
    const taken = (await told(2)).draft!.taken!;
    expect(await says(2, { cmd: 'bring', setup: { kit1: 'none' } })).toEqual(ok);
    await match.tick(1 + TIMES.build);
    const along = await match.takenAlong(2, { match: 'm', seat: at(1) });
    expect(along.packs).toEqual({ who: 'bob', nonce: '02', sort: 'land', packs: [taken] });
    expect(along.brought.setup).toEqual({ kit2: 'none' });
    expect((await match.takenAlong(1, { match: 'm', seat: at(0) })).packs).toMatchObject({
      who: '',
      nonce: '',
      sort: '',
    });
  });
});

describe('a table where each opens crates for several matches', () => {
  test('opens those of bots at once and those of people in the end, in their names', async () => {
    const { match, says, told, opened } = await pod('own', [ann, bob, bot, eve]);
    await says(1, open);
    expect(await match.tick(2)).toBe(TIMES.show);
    expect((await told(0)).opened).toEqual([null, 8, 8, null]);
    await match.tick(TIMES.show);
    expect((await opened()).seats.map((one) => one!.who)).toEqual(['ann', 'bob', '', 'eve']);
    expect((await match.about()).seats).toEqual([ann, bob, bot, eve]);
  });
  test('has its time to build after the time to open; what was built by then stays', async () => {
    const { match, says, opened, store } = await pod('own', [ann, bob], { at: 500 });
    await says(0, open, 600);
    const [own] = (await opened()).seats;
    const kits = own!.packs!.flat().filter((card) => ['horse', 'foot', 'cart'].includes(card));
    const kit1 = kits.at(-1)!;
    expect(kits[0]).not.toBe(kit1);
    expect(await says(0, { cmd: 'bring', setup: { kit1 } }, 700)).toEqual(ok);
    const closes = 500 + TIMES.show + TIMES.build;
    expect(await match.tick(closes - 1)).toBe(closes);
    expect((await match.about()).phase).toBe('gathering');
    await match.tick(closes);
    expect((await match.about()).phase).toBe('over');
    expect((await match.takenAlong(0, { match: 'm', seat: at(0) })).brought.setup).toEqual({ kit1 });
    const { body } = (await store.load('pod'))!.rows.at(-1)!;
    expect('built' in body && body.built?.map(([seat]) => seat)).toEqual([1]);
  });
});
