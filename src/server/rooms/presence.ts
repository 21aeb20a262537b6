import type { ServerStore } from '../store/store.ts';

/** People who are here are written down this often; who was not seen for longer than that and a little is away. */
const BEAT_MS = 10_000;
const HERE_MS = 2 * BEAT_MS + 5000;

/** Who is in which room, here and at the other servers. */
export class Presence {
  private readonly store: ServerStore;
  private readonly now: () => number;
  private readonly here = new Map<string, Map<string, number>>();
  private readonly listeners = new Map<string, Set<(who: readonly string[]) => void>>();
  private readonly told = new Map<string, string>();

  constructor(store: ServerStore, now: () => number) {
    this.store = store;
    this.now = now;
  }
  static readonly beat = BEAT_MS;

  async enter(room: string, who: string, heard: (who: readonly string[]) => void): Promise<() => void> {
    const people = this.here.get(room) ?? new Map<string, number>();
    this.here.set(room, people);
    people.set(who, (people.get(who) ?? 0) + 1);
    const listeners = this.listeners.get(room) ?? new Set();
    this.listeners.set(room, listeners);
    listeners.add(heard);
    await this.store.seen(room, [who], this.now());
    this.told.delete(room);
    await this.tell(room);
    return () => this.leave(room, who, heard);
  }
  private leave(room: string, who: string, heard: (who: readonly string[]) => void): void {
    this.listeners.get(room)?.delete(heard);
    const people = this.here.get(room);
    const count = people?.get(who) ?? 0;
    if (count > 1) people?.set(who, count - 1);
    else people?.delete(who);
    if (people?.size === 0) {
      this.here.delete(room);
      this.listeners.delete(room);
      this.told.delete(room);
    }
    if (count > 1) return;
    // They were here until now; others count from there.
    this.store
      .seen(room, [who], this.now() - HERE_MS)
      .then(() => this.tell(room))
      .catch(() => undefined);
  }
  /** For how long somebody has been away; 0 while here. */
  async awayFor(room: string, who: string): Promise<number> {
    if (this.here.get(room)?.has(who) === true) return 0;
    const seen = (await this.store.lastSeen(room)).get(who);
    if (seen === undefined) return Number.POSITIVE_INFINITY;
    return Math.max(0, this.now() - seen - HERE_MS);
  }
  /** Writes down who is here, and tells each room if others have come or gone. */
  async heartbeat(): Promise<void> {
    for (const [room, people] of this.here) {
      await this.store.seen(room, [...people.keys()], this.now());
      await this.tell(room);
    }
  }
  private async tell(room: string): Promise<void> {
    const listeners = this.listeners.get(room);
    if (listeners === undefined) return;
    const seen = await this.store.lastSeen(room);
    const local = this.here.get(room);
    const recent = [...seen].filter(([who, at]) => local?.has(who) !== true && this.now() - at < HERE_MS);
    const all = [...(local?.keys() ?? []), ...recent.map(([who]) => who)].toSorted();
    const key = all.join(' ');
    if (this.told.get(room) === key) return;
    this.told.set(room, key);
    for (const heard of listeners) heard(all);
  }
}
