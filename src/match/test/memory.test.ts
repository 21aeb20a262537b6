import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../memory.ts';
import type { EventRow, MatchHeader, SavedPosition } from '../store.ts';

const header = { match: 'm', game: 'g', edition: 1, setup: {}, seats: [], at: 0 } as unknown as MatchHeader;
const row = (version: number, id = `c${version}`): EventRow => ({
  version,
  id,
  seat: 0,
  at: version,
  edition: 1,
  digest: '',
  body: { do: 'deal' },
});
async function filled(rows: number): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.create(header, 'secret');
  for (let version = 1; version <= rows; version++) await store.append('m', row(version));
  return store;
}
const versions = (rows: readonly EventRow[]): number[] => rows.map(({ version }) => version);

describe('a store in memory', () => {
  test('makes a match once, and knows of no other', async () => {
    const store = new MemoryStore();
    expect([await store.load('m'), await store.create(header, 'a'), await store.create(header, 'b')]).toEqual([
      undefined,
      true,
      false,
    ]);
    expect(await store.load('m')).toMatchObject({ header, secret: 'a', rows: [], orders: [], saved: undefined });
    expect(() => store.latest('x')).toThrow('there is no match x');
  });
  test('takes rows in their order alone, each id once, and shares nothing with who gave them', async () => {
    const store = await filled(2);
    expect([await store.append('m', row(2, 'x')), await store.append('m', row(4)), await store.latest('m')]).toEqual([
      false,
      false,
      2,
    ]);
    expect(await store.append('m', row(3, 'c1'))).toBe(false);
    const mine = row(3);
    expect(await store.append('m', mine, { by: 'rules' })).toBe(true);
    Object.assign(mine, { id: 'changed' });
    expect((await store.find('m', 'c3'))?.version).toBe(3);
    expect([await store.find('m', 'changed'), store.resultOf('m')]).toEqual([undefined, { by: 'rules' }]);
    await store.append('m', row(4));
    expect(store.resultOf('m')).toEqual({ by: 'rules' });
  });
  test('gives the whole log, the part behind the kept position, or so many rows since', async () => {
    const store = await filled(6);
    expect(versions((await store.load('m', 'tail'))!.rows)).toEqual([1, 2, 3, 4, 5, 6]);
    await store.savePosition('m', { version: 4 } as SavedPosition);
    await store.saveOrders('m', 1, { '*': 'never' });
    const tail = (await store.load('m', 'tail'))!;
    expect([versions(tail.rows), tail.saved, tail.orders[1]]).toEqual([[4, 5, 6], { version: 4 }, { '*': 'never' }]);
    expect(versions((await store.load('m'))!.rows)).toEqual([1, 2, 3, 4, 5, 6]);
    const since = await store.since('m', 2, 3);
    expect([versions(since.rows), since.orders[1]]).toEqual([[3, 4, 5], { '*': 'never' }]);
  });
});
