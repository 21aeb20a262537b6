import { expect, test } from 'vitest';
import { secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Orders, Result, Told } from '../messages.ts';
import type { EventRow, MatchHeader, MatchStore, SavedPosition, StoredMatch } from '../store.ts';
import { patrol, walked } from './patrol.ts';
import { person } from './sitting.ts';

/** Counts what is read of the log. */
class CountingStore implements MatchStore {
  readonly inner = new MemoryStore();
  rows = 0;
  whole = 0;
  create(header: MatchHeader, secret: string): Promise<boolean> {
    return this.inner.create(header, secret);
  }
  async load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
    const stored = await this.inner.load(match, part);
    this.rows += stored?.rows.length ?? 0;
    if (part === undefined) this.whole++;
    return stored;
  }
  async since(match: string, version: number, most: number): Promise<Pick<StoredMatch, 'rows' | 'orders'>> {
    const found = await this.inner.since(match, version, most);
    this.rows += found.rows.length;
    return found;
  }
  find(match: string, id: string): Promise<EventRow | undefined> {
    this.rows++;
    return this.inner.find(match, id);
  }
  latest(match: string): Promise<number> {
    return this.inner.latest(match);
  }
  append(match: string, row: EventRow, result?: Result): Promise<boolean> {
    return this.inner.append(match, row, result);
  }
  savePosition(match: string, saved: SavedPosition): Promise<void> {
    return this.inner.savePosition(match, saved);
  }
  saveOrders(match: string, seat: number, orders: Orders): Promise<void> {
    return this.inner.saveOrders(match, seat, orders);
  }
}
const [first, second] = [0 as Seat, 1 as Seat];
/** A short match and one eight times as long, as far from the last kept position. */
const [SHORT, LONG] = [320 + 4, 8 * 320 + 4];

class Long {
  readonly store = new CountingStore();
  readonly heard: Told[] = [];
  match!: Match<never, never>;
  private serial = 0;
  static async of(versions: number): Promise<Long> {
    const long = new Long();
    const secret = secretOfSeed('long');
    const made = { match: 'm', setup: {}, secret, seats: [person('ann'), person('bob')], at: 0 };
    long.match = (await Match.create(patrol, long.store, made)) as unknown as Match<never, never>;
    await long.match.watch(second, -1, (told) => long.heard.push(told));
    await long.match.deal('deal', 1);
    while ((long.heard.at(-1)?.v ?? 0) < versions) await long.go(long.match);
    return long;
  }
  async go(match: Match<never, never>, id = `go${this.serial}`): Promise<void> {
    const { serials } = await match.about(first);
    const command = { cmd: 'act' as const, match: 'm', id, serial: serials[0]!, actions: ['go 1'] };
    const answer = await match.submit(first, command, 2);
    // Not by `expect`, which takes longer than the move, and there are many thousands.
    if (answer.re !== 'ok') throw new Error(`refused: ${JSON.stringify(answer)}`);
    this.serial++;
  }
  /** What the work reads of the log, and how many moves are played for it. */
  async cost(work: (long: Long) => Promise<unknown>): Promise<{ rows: number; whole: number; moves: number }> {
    const [rows, whole, moves] = [this.store.rows, this.store.whole, walked.moves];
    await work(this);
    return { rows: this.store.rows - rows, whole: this.store.whole - whole, moves: walked.moves - moves };
  }
  get version(): number {
    return this.heard.at(-1)!.v;
  }
  open(): Promise<Match<never, never>> {
    return Match.open(patrol, this.store, 'm') as unknown as Promise<Match<never, never>>;
  }
}
const works: Readonly<Record<string, (long: Long) => Promise<unknown>>> = {
  'coming back after five versions': async ({ match, version }) =>
    expect((await match.resume(second, version - 5)).map(({ ev }) => ev)).toEqual(Array(5).fill('frame')),
  'coming back after a hundred versions': async ({ match, version }) =>
    expect(await match.resume(second, version - 100)).toMatchObject([{ ev: 'whole' }]),
  'looking on': ({ match }) => match.watch('spectator', -1, () => undefined),
  'a command that was carried out long ago': async ({ match }) =>
    expect(await match.answerTo(first, 'go3')).toMatchObject({ re: 'ok', id: 'go3' }),
  'a command that is sent again long after': async ({ match }) => {
    const again = { cmd: 'act' as const, match: 'm', id: 'go3', serial: 0, actions: ['go 1'] };
    expect(await match.submit(first, again, 3)).toMatchObject({ re: 'ok', version: 5 });
  },
  'a refusal': async ({ match }) =>
    expect(await match.submit(second, { cmd: 'agree', match: 'm', id: 'no' }, 3)).toMatchObject({ re: 'no' }),
  'a move': (long) => long.go(long.match),
  'taking back': async ({ match }) => {
    const { serials } = await match.about(first);
    const undo = { cmd: 'undo' as const, match: 'm', id: 'undo', serial: serials[0]!, count: 1 };
    expect(await match.submit(first, undo, 3)).toMatchObject({ re: 'ok' });
  },
  'opening it': (long) => long.open(),
  'a move at another server, and looking what it was': async (long) => {
    await long.go(await long.open());
    await long.match.refresh();
  },
  'a move at another server, and one here that comes too late': async (long) => {
    const { serials } = await long.match.about(first);
    await long.go(await long.open(), 'elsewhere');
    const late = { cmd: 'act' as const, match: 'm', id: 'here', serial: serials[0]!, actions: ['go 1'] };
    expect(await long.match.submit(first, late, 3)).toMatchObject({ re: 'no', rule: 'match.stale' });
  },
};
test.for(Object.entries(works))('%s costs the same however long the match has been', async ([, work]) => {
  const [short, long] = [await Long.of(SHORT), await Long.of(LONG)];
  const costs = [await short.cost(work), await long.cost(work)];
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[0]).toMatchObject({ whole: 0 });
  expect(costs[0]!.rows + costs[0]!.moves).toBeLessThan(400);
});

test('what is kept of a match does not grow with it', async () => {
  const sizes: number[] = [];
  for (const versions of [SHORT, LONG]) {
    const { store } = await Long.of(versions);
    const { saved } = (await store.load('m', 'tail'))!;
    expect(saved!.ledger.line.length).toBeLessThan(130);
    sizes.push(JSON.stringify(saved).length);
  }
  expect(sizes[1]! / sizes[0]!).toBeLessThan(1.5);
});

test('a kept position that is not what the log says is left alone, and the whole log is read', async () => {
  const long = await Long.of(SHORT);
  const { saved } = (await long.store.load('m', 'tail'))!;
  const other = Buffer.from(saved!.position.words, 'base64');
  other.writeInt32LE(other.readInt32LE(other.length - 4) + 1, other.length - 4);
  await long.store.savePosition('m', {
    ...saved!,
    position: { ...saved!.position, words: other.toString('base64') },
  });
  const whole = long.store.whole;
  const again = await long.open();
  expect(long.store.whole).toBe(whole + 1);
  expect(await again.resume(second, -1)).toEqual(await long.match.resume(second, -1));
});

test('opened from a kept position, it takes back what it would have taken back', async () => {
  const long = await Long.of(SHORT);
  const again = await long.open();
  expect((await again.about(first)).undo).toEqual((await long.match.about(first)).undo);
  const { serials } = await again.about(first);
  const undo = { cmd: 'undo' as const, match: 'm', id: 'undo', serial: serials[0]!, count: 40 };
  expect(await again.submit(first, undo, 3)).toMatchObject({ re: 'ok' });
  await long.match.refresh();
  expect(await again.resume(second, -1)).toEqual(await long.match.resume(second, -1));
  expect((await (await long.open()).record()).moves.length).toBe(SHORT - 1 - 40);
});
