import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { MemoryStore } from '../memory.ts';
import type { Result } from '../messages.ts';
import type { EventRow, MatchStore, SavedPosition, StoredMatch } from '../store.ts';
import type { Sitting } from './sitting.ts';

/** What a store was asked for. */
export interface Asked {
  /** The tail of a log, and a whole one. */
  tail: number;
  whole: number;
  since: number;
  find: number;
  latest: number;
  append: number;
  position: number;
}
const nothing = (): Asked => ({ tail: 0, whole: 0, since: 0, find: 0, latest: 0, append: 0, position: 0 });

/** A store in memory that counts, and that can be told what to do instead. */
export class CountingStore extends MemoryStore implements MatchStore {
  asked = nothing();
  /** Instead of appending. */
  instead: ((row: EventRow) => Promise<boolean>) | undefined;
  /** The matches are gone. */
  empty = false;
  override load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
    this.asked[part ?? 'whole']++;
    return this.empty ? Promise.resolve(undefined) : super.load(match, part);
  }
  override since(match: string, version: number, most: number): Promise<Pick<StoredMatch, 'rows' | 'orders'>> {
    this.asked.since++;
    return super.since(match, version, most);
  }
  override find(match: string, id: string): Promise<EventRow | undefined> {
    this.asked.find++;
    return super.find(match, id);
  }
  override latest(match: string): Promise<number> {
    this.asked.latest++;
    return super.latest(match);
  }
  override append(match: string, row: EventRow, result?: Result): Promise<boolean> {
    this.asked.append++;
    return this.instead === undefined ? super.append(match, row, result) : this.instead(row);
  }
  override savePosition(match: string, saved: SavedPosition): Promise<void> {
    this.asked.position++;
    return super.savePosition(match, saved);
  }
  /** What is asked for while something is done, apart from what is not. */
  async during(work: () => Promise<unknown>): Promise<Partial<Asked>> {
    this.asked = nothing();
    await work();
    return Object.fromEntries(Object.entries(this.asked).filter(([, times]) => times > 0));
  }
}
/** So many versions pass in which nothing happens at the table: somebody sits down where they sat before. */
export async function pass<S extends State, O extends SetupOptions>(
  { match, now }: Pick<Sitting<S, O>, 'match' | 'now'>,
  count: number,
  id = 'sit',
): Promise<void> {
  const { seats } = await match.about();
  for (let i = 0; i < count; i++) await match.sit(`${id} ${i}`, 1 as never, seats[1]!, now);
}
