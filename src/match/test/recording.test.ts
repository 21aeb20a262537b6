import { describe, expect, test } from 'vitest';
import { readRecord, replay } from '../../kernel/record.ts';
import type { RecordedPods } from '../../kernel/recorded-packs.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import { Match } from '../match.ts';
import { type PodRecord, recordIn, recordOf } from '../recording.ts';
import { at, bot, crates, game, pod, SECRET, type Table, table, takeAll, TIMES } from './crates.ts';
import { person } from './sitting.ts';

const [ann, bob] = [person('ann'), person('bob')];
const open = (nonce: string) => ({ cmd: 'open', nonce });
const stored = async ({ store }: Table, match: string) => (await store.load(match))!;
const inStore = ({ store }: Table, match: string) => recordIn(() => game, store, match);

/** A draft of two and a bot, which has come to its end. */
async function drafted(): Promise<Table> {
  const drafting = await pod('draft', [ann, bot, bob]);
  for (const place of [0, 2]) await drafting.says(place, open(`0${place}`));
  await takeAll(drafting, [0, 2]);
  await drafting.match.tick(1 + TIMES.build);
  return drafting;
}
/** Two who meet with what they have from these tables, at these places; all of it over. */
async function met(tables: readonly [Table, number, string][]): Promise<void> {
  const [[{ store, terms }]] = tables as [[Table, number, string]];
  const along = await Promise.all(
    tables.map(([{ match }, place], seat) => match.takenAlong(place, { match: 'm', seat: at(seat) })),
  );
  const match = await Match.create(game, store, {
    match: 'm',
    setup: {},
    secret: secretOfSeed('met'),
    seats: [ann, bob],
    terms,
    packs: {
      commitment: 'c'.repeat(64),
      from: tables.map(([, place, name]) => ({ match: name, place })),
      opened: { seats: along.map(({ packs }) => packs) },
    },
    brought: along.map(({ brought }) => brought),
    at: 0,
  });
  await match.deal('deal', 1);
  await match.submit(at(0), { match: 'm', id: 'c', cmd: 'concede' }, 2);
}

describe('the file of a table where packs were opened for several matches', () => {
  test('has all that a draft follows from, and what each took', async () => {
    const drafting = await drafted();
    const file = (await inStore(drafting, 'pod')) as PodRecord;
    const taken = [0, 1, 2].map(
      async (place) => (await drafting.match.takenAlong(place, { match: 'm', seat: at(0) })).packs.packs,
    );
    expect(file).toEqual({
      redut: 'packs',
      game: 'crates',
      edition: 1,
      commitment: (await drafting.told(0)).commitment,
      secret: SECRET,
      terms: { kits: 'any', crates: 'draft' },
      seats: [{ nonce: '00', sort: 'land' }, null, { nonce: '02', sort: 'land' }],
      picks: [
        [0, 0, 0, 0],
        [3, 2, 1, 0],
        [0, 0, 0, 0],
      ],
      places: 3,
      opened: await Promise.all(taken),
    });
  });
  test('says how many places there were only where packs went from one to the next', async () => {
    const opening = await pod('own', [ann, bot]);
    await opening.says(0, { ...open('ab'), sort: 'water' });
    await opening.match.tick(1 + TIMES.show + TIMES.build);
    const file = (await inStore(opening, 'pod')) as PodRecord;
    expect(file.opened).toEqual((await opening.opened()).seats.map((one) => one!.packs));
    expect(file.seats).toEqual([
      { nonce: 'ab', sort: 'water' },
      { nonce: '', sort: 'land' },
    ]);
    for (const name of ['places', 'picks']) expect(file).not.toHaveProperty(name);
  });
  test('is there once everybody has got all of it', async () => {
    const drafting = await pod('draft', [ann, bob]);
    await expect(inStore(drafting, 'pod')).rejects.toThrow('packs: not everybody has opened theirs');
    for (const seat of [0, 1]) await drafting.says(seat, open(''));
    await expect(inStore(drafting, 'pod')).rejects.toThrow('packs: not everybody has opened theirs');
    const opening = await pod('own', [ann, bob]);
    await opening.says(0, open(''));
    await expect(inStore(opening, 'pod')).rejects.toThrow('packs: not everybody has opened theirs');
  });
});

describe('the record of a match', () => {
  test('that nobody made is none', async () => {
    expect(await inStore(await table('own', [ann, bob]), 'other')).toBeUndefined();
  });
  test('to which no packs belong does not speak of any', async () => {
    const { store, match } = await table('none', [ann, bob], { packs: undefined as never });
    await match.deal('deal', 1);
    await match.award('gone', at(0), 2);
    const record = await recordIn(() => crates, store, 'm');
    expect(record).toMatchObject({ game: 'crates' });
    expect(record).not.toHaveProperty('packs');
  });
  test('has its own packs, and those that nobody opened are nothing', async () => {
    const opening = await table('own', [ann, bob]);
    await opening.says(0, open('ab'));
    await opening.match.deal('deal', 1);
    await opening.match.award('gone', at(0), 2);
    const record = await inStore(opening, 'm');
    const packs = { secret: SECRET, seats: [{ nonce: 'ab', sort: 'land' }, null] };
    expect(record).toMatchObject({ packs });
  });
  test('has the tables from which its packs came, each once, and is proven by them', async () => {
    const drafting = await drafted();
    await met([
      [drafting, 2, 'pod'],
      [drafting, 0, 'pod'],
    ]);
    const record = readRecord(JSON.parse(JSON.stringify(await inStore(drafting, 'm'))));
    const { pods, at: places } = record.packs as RecordedPods;
    expect([pods.length, places]).toEqual([
      1,
      [
        [0, 2],
        [0, 0],
      ],
    ]);
    expect(() => replay(game, record)).not.toThrow();
  });
  test('has none of them unless all are given and have come to their end', async () => {
    const [one, other] = [await drafted(), await drafted()];
    await met([
      [one, 0, 'pod'],
      [other, 2, 'pod2'],
    ]);
    const match = await stored(one, 'm');
    const first = await stored(one, 'pod');
    const unfinished = await stored(await pod('draft', [ann, bot, bob]), 'pod');
    const named = { ...first, header: { ...first.header, match: 'pod2' } };
    const packs = (...pods: (typeof first)[]) => recordOf(game, match, undefined, pods).packs;
    expect((packs(first, named) as RecordedPods).at).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect([packs(first), packs(named), packs()]).toEqual([undefined, undefined, undefined]);
    expect(packs(first, named, unfinished)).toBeUndefined();
    expect(recordOf(game, match).packs).toBeUndefined();
    // The other table is gone from the store.
    expect(await inStore(one, 'm')).not.toHaveProperty('packs');
  });
});
