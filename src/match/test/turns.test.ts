import { describe, expect, test } from 'vitest';
import { secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Answer } from '../messages.ts';
import type { EventRow } from '../store.ts';
import { CountingStore, pass } from './counting.ts';
import { patrol } from './patrol.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const people = [person('ann'), person('bob')];
const skirmishing = async () => {
  const store = new CountingStore();
  return { store, sitting: await Sitting.of(skirmish, { store }) };
};
/** The same match at another server. */
const elsewhere = (store: CountingStore) => Match.open(skirmish, store, 'm1');
const passing = (id: string, serial = 0) => ({ cmd: 'act', match: 'm1', id, serial, actions: ['pass'] }) as const;
const never = { cmd: 'orders', orders: { '*': 'never' } } as const;

describe('commands wait for one another', () => {
  /** Everything else that can be done now is done. */
  const others = (): Promise<void> => new Promise((done) => setImmediate(done));
  /** A store that writes when it is let. */
  const slow = async () => {
    const { store, sitting } = await skirmishing();
    const begun: string[] = [];
    let write: () => void = () => undefined;
    store.instead = (row: EventRow) => {
      begun.push(row.id);
      return new Promise((done) => {
        write = () => done(MemoryStore.prototype.append.call(store, 'm1', row));
      });
    };
    return { sitting, begun, write: () => write() };
  };
  test('the first begins at once, the next when it has ended, and then one begins at once again', async () => {
    const { sitting, begun, write } = await slow();
    const [a, b] = [sitting.match.submit(first, passing('a'), 1), sitting.match.submit(second, passing('b'), 1)];
    expect(begun).toEqual(['a']);
    // However long that takes.
    await others();
    expect(begun).toEqual(['a']);
    write();
    expect(await a).toMatchObject({ re: 'ok', version: 2 });
    await others();
    expect(begun).toEqual(['a', 'b']);
    write();
    expect(await b).toMatchObject({ re: 'ok', version: 3 });
    await sitting.match.last();
    const c = sitting.match.submit(first, passing('c', 1), 2);
    expect(begun).toEqual(['a', 'b', 'c']);
    write();
    expect(await c).toMatchObject({ re: 'ok', version: 4 });
  });
  test('one that fails lets the next one have its turn', async () => {
    const { store, sitting } = await skirmishing();
    store.instead = () => Promise.reject(new Error('the store did not answer'));
    const [a, b] = [sitting.match.submit(first, passing('a'), 1), sitting.match.submit(second, passing('b'), 1)];
    await expect(a).rejects.toThrow('did not answer');
    await expect(b).rejects.toThrow('did not answer');
    store.instead = undefined;
    expect(await sitting.match.submit(first, passing('a'), 1)).toMatchObject({ re: 'ok', version: 2 });
  });
});

describe('the store is asked', () => {
  test('for nothing but to write what can be done, and twice before a no', async () => {
    const { store, sitting } = await skirmishing();
    expect(await store.during(() => sitting.act(first, 'pass'))).toEqual({ append: 1 });
    expect(await store.during(() => sitting.act(first, 'pass'))).toEqual({ find: 1, latest: 1 });
    expect(await store.during(() => sitting.send(first, never))).toEqual({});
    expect(await store.during(() => sitting.match.refresh())).toEqual({ latest: 1 });
  });
  test('what was written meanwhile, before anybody is refused by old news', async () => {
    const { store, sitting } = await skirmishing();
    const other = await elsewhere(store);
    await other.submit(first, passing('a'), 1);
    // Here it still looks as if the first had to act: only the log says that it has.
    expect(await store.during(() => sitting.match.submit(first, passing('b'), 2))).toEqual({
      append: 1,
      since: 1,
      find: 1,
      latest: 1,
    });
    await other.refresh();
    const agree = { cmd: 'agree', match: 'm1', id: 'y' } as const;
    await other.submit(second, passing('c'), 3);
    expect(await store.during(() => sitting.match.submit(first, agree, 4))).toEqual({ latest: 2, since: 1, find: 2 });
  });
  test('a command that another server carried out is answered from what it wrote', async () => {
    const { store, sitting } = await skirmishing();
    const other = await elsewhere(store);
    const answer = await other.submit(first, passing('a'), 1);
    expect(await sitting.match.submit(first, passing('a'), 2)).toStrictEqual(answer);
    expect(await sitting.match.answerTo(first, 'a')).toStrictEqual(answer);
  });
  test('twice at most, where the log goes on without us', async () => {
    const { store, sitting } = await skirmishing();
    let tries = 0;
    store.instead = () => (++tries > 2 ? Promise.reject(new Error('asked a third time')) : Promise.resolve(false));
    await expect(sitting.act(first, 'pass')).rejects.toThrow('the log goes on without us');
    expect(tries).toBe(2);
  });
  test('to keep a position, and whether that goes well is nobody’s concern', async () => {
    const { store, sitting } = await skirmishing();
    store.savePosition = () => Promise.reject(new Error('the disk is full'));
    await pass(sitting, 70);
    expect(sitting.replica(first).version).toBe(71);
    await expect(sitting.match.keep()).rejects.toThrow('the disk is full');
  });
});

describe('what another server wrote', () => {
  test('is played on row by row, up to so many; who is further behind opens the match anew', async () => {
    const behind = async (rows: number) => {
      const { store, sitting } = await skirmishing();
      const other = await elsewhere(store);
      await pass({ match: other, now: 1 }, rows);
      const asked = await store.during(() => sitting.match.refresh());
      const { version } = sitting.replica('spectator');
      return { ...asked, version, heard: sitting.heard.get('spectator')!.length };
    };
    expect(await behind(127)).toEqual({ latest: 1, since: 1, version: 128, heard: 2 + 127 });
    expect(await behind(128)).toEqual({ latest: 1, since: 1, tail: 1, version: 129, heard: 2 + 1 });
    expect(await behind(200)).toEqual({ latest: 1, since: 1, tail: 1, version: 201, heard: 2 + 1 });
  });
  test('orders are taken over with it, and by who opens the match', async () => {
    const { store, sitting } = await skirmishing();
    const other = await elsewhere(store);
    for (const seat of [first, second, first])
      await sitting.match.submit(seat, passing(sitting.id(), sitting.serial(seat)), 5);
    await other.refresh();
    await sitting.send(second, never);
    expect(await other.tick(Number.MAX_SAFE_INTEGER)).toBeUndefined();
    await sitting.match.sit('again', second, person('bob'), 6);
    await other.refresh();
    expect(other.rests).toBe(false);
    const opened = await elsewhere(store);
    expect(opened.rests).toBe(false);
    await opened.tick(Number.MAX_SAFE_INTEGER);
    expect((await opened.about()).awaited).toBe(0b01);
  });
  test('who has ordered nothing is passed for by nobody, whatever others have ordered', async () => {
    const { store, sitting } = await skirmishing();
    await sitting.send(second, never);
    for (const seat of [first, second]) await sitting.act(seat, 'pass');
    const opened = await elsewhere(store);
    expect((await opened.about()).awaited).toBe(0b01);
    expect([await opened.tick(Number.MAX_SAFE_INTEGER), opened.rests]).toEqual([undefined, true]);
  });
  test('a deal lets orders be given here, too', async () => {
    const store = new CountingStore();
    const made = { match: 'm1', setup: {}, secret: secretOfSeed('a'), seats: people, at: 0 };
    const match = await Match.create(skirmish, store, made);
    const order = (id: string): Promise<Answer> => match.submit(first, { ...never, match: 'm1', id }, 1);
    let answer!: Answer;
    const ordering = (id: string) => store.during(async () => void (answer = await order(id)));
    expect(await ordering('a')).toEqual({ latest: 1 });
    expect(answer).toEqual({ re: 'no', id: 'a', rule: 'match.notBegun', values: {} });
    await (await elsewhere(store)).deal('deal', 2);
    expect(await ordering('b')).toEqual({ latest: 1, since: 1 });
    expect(answer).toEqual({ re: 'ok', id: 'b', version: 1 });
    expect((await store.load('m1'))!.orders).toEqual([{ '*': 'never' }]);
  });
});

describe('a write of which nobody heard', () => {
  test('is read again, and those who follow are told the whole of it', async () => {
    const { store, sitting } = await skirmishing();
    store.instead = async (row) => {
      await MemoryStore.prototype.append.call(store, 'm1', row);
      throw new Error('the store did not answer');
    };
    expect(await sitting.act(first, 'pass')).toEqual({ re: 'ok', id: 'c1', version: 2 });
    store.instead = undefined;
    expect(sitting.heard.get(second)!.map(({ ev, v }) => [ev, v])).toEqual([
      ['whole', 0],
      ['frame', 1],
      ['whole', 2],
    ]);
    // What was remembered before is no way to what stands now, nor later.
    const missed = async (have: number) => (await sitting.match.resume(second, have)).map(({ ev, v }) => [ev, v]);
    expect(await missed(0)).toEqual([['whole', 2]]);
    await sitting.act(second, 'pass');
    expect([await missed(0), await missed(2)]).toEqual([[['whole', 3]], [['frame', 3]]]);
  });
  test('a store in memory says nothing of it when it is told to', async () => {
    const store = new MemoryStore(() => 'unheard');
    await store.create({ match: 'm' } as never, '');
    await expect(store.append('m', { version: 1, id: 'a' } as EventRow)).rejects.toThrow('did not answer');
    expect(await store.latest('m')).toBe(1);
  });
});

describe('however long a match is', () => {
  test('no state is made for a move, be it played here, read on or read anew', async () => {
    let made = 0;
    const counted = {
      ...patrol,
      name: 'counted',
      state: (table: Parameters<typeof patrol.state>[0]) => {
        made++;
        return patrol.state(table);
      },
    };
    const store = new CountingStore();
    const seats = people;
    const match = await Match.create(counted, store, {
      match: 'm1',
      setup: {},
      secret: secretOfSeed('a'),
      seats,
      at: 0,
    });
    await match.deal('deal', 0);
    const other = await Match.open(counted, store, 'm1');
    const during = async (work: () => Promise<unknown>): Promise<number> => {
      const before = made;
      await work();
      return made - before;
    };
    const walk = async (from: number, to: number): Promise<void> => {
      for (let serial = from; serial < to; serial++)
        await match.submit(first, { cmd: 'act', match: 'm1', id: `a${serial}`, serial, actions: ['go 1'] }, 1);
    };
    await walk(0, 3);
    await other.refresh();
    expect(await during(() => walk(3, 50))).toBe(0);
    expect(await during(() => other.refresh())).toBe(0);
    const few = await during(() => Match.open(counted, store, 'm1'));
    await walk(50, 60);
    expect(await during(() => Match.open(counted, store, 'm1'))).toBe(few);
  });
});

describe('bots', () => {
  test('are asked with the serial that stands, also after something was taken back', async () => {
    const seats = [person('ann'), { kind: 'bot', level: 'soldier' } as const];
    const sitting = await Sitting.of(skirmish, { seats });
    await sitting.act(first, 'pass');
    await sitting.undo(first);
    const [bot] = await sitting.match.awaitedBots();
    expect([bot!.serial, sitting.serial(second)]).toEqual([2, 2]);
  });
});
