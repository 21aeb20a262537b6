/**
 * Those who wait, by table. Tables are served one after the other, and each table's own in the order in which they came:
 * however many wait at one table, another waits for one of them at most.
 */
export class FairQueue<T> {
  /** In the order in which the tables will be served. */
  private readonly tables = new Map<string, T[]>();
  private readonly most: number;
  private count = 0;

  constructor(most: number) {
    this.most = most;
  }
  get size(): number {
    return this.count;
  }
  /** False if there is no more room. */
  add(table: string, one: T): boolean {
    if (this.count >= this.most) return false;
    const waiting = this.tables.get(table);
    if (waiting === undefined) this.tables.set(table, [one]);
    else waiting.push(one);
    this.count++;
    return true;
  }
  /** The next table's first; that table goes to the end. */
  take(): T | undefined {
    const next = this.tables.entries().next().value;
    if (next === undefined) return undefined;
    const [table, waiting] = next;
    const one = waiting.shift();
    this.tables.delete(table);
    if (waiting.length > 0) this.tables.set(table, waiting);
    this.count--;
    return one;
  }
  /** Takes out whoever no longer wants to wait. */
  drop(gone: (one: T) => boolean): T | undefined {
    for (const [table, waiting] of this.tables) {
      const at = waiting.findIndex(gone);
      if (at < 0) continue;
      const [one] = waiting.splice(at, 1);
      if (waiting.length === 0) this.tables.delete(table);
      this.count--;
      return one;
    }
    return undefined;
  }
}
