import type { Action, Seat } from '../../kernel/ids.ts';
import type { Sight } from '../../kernel/sight.ts';
import { Driver } from '../../match/driver.ts';
import { type Allowed, Match, type NewMatch } from '../../match/match.ts';
import type { Pace } from '../../match/pace.ts';
import { MOST_LIVE } from '../limits.ts';
import type { LoadGame } from '../load-game.ts';
import type { ServerStore } from '../store/store.ts';
import { type Log, messageOf } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';

export type AnyMatch = Match;
/** Chooses for a bot of the match. */
export type Choose = (match: string, level: string, seat: Seat, sight: Sight) => Promise<Action>;

/** A match in which nothing has happened for so long ends by itself. */
const ABANDONED_MS = 30 * 24 * 3600 * 1000;
/** Due times further ahead are left to the store, which outlives us. */
const AHEAD_MS = 60_000;
const MOST_DUE = 200;
const RETRY_MS = 1000;
const SOON_MS = 10;

interface Open {
  readonly match: AnyMatch;
  /** How many follow it here. */
  watched: number;
  readonly driver: Driver;
  timer: NodeJS.Timeout | undefined;
  /** When the store will tell somebody to look. */
  wake: number;
  used: number;
}
interface TablesOptions {
  readonly store: ServerStore;
  readonly load: LoadGame;
  readonly choose: Choose;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How fast a bot answers shall say nothing of its cards. */
  readonly pace: Pace;
  /** Of the matches that nobody follows here so many stay in memory. */
  readonly keep?: number;
  /** So many may be followed at once; who would begin to follow another is told that the server is full. */
  readonly most?: number;
}

/** The matches that this server has in memory. Each is a cache of its log and can go at any time. */
export class Tables {
  private readonly options: TablesOptions;
  private readonly matches = new Map<string, Promise<Open>>();
  private readonly known = new Map<string, number>();
  private live = 0;
  private closed = false;

  constructor(options: TablesOptions) {
    this.options = options;
    options.metrics.gauge('redut_open_matches', () => this.matches.size);
    options.metrics.gauge('redut_live_matches', () => this.live);
  }
  async create(game: string, wanted: NewMatch): Promise<void> {
    const { store, load } = this.options;
    await Match.write(await load(game), store, wanted);
    await store.wake(wanted.match, wanted.at + ABANDONED_MS);
  }
  /** As `create`, where those who will play it are here already. */
  async begin(game: string, wanted: NewMatch): Promise<void> {
    const { store, load } = this.options;
    const match = await Match.create(await load(game), store, wanted);
    const wake = wanted.at + ABANDONED_MS;
    await store.wake(match.id, wake);
    if (this.matches.has(match.id)) return;
    this.matches.set(match.id, Promise.resolve(this.opened(match, wake)));
    void this.makeRoom();
  }
  async match(id: string): Promise<AnyMatch> {
    return (await this.open(id)).match;
  }
  /** As `match`, as it stands in the store: where others write, too, it may have gone on there. */
  async latest(id: string): Promise<AnyMatch> {
    const match = await this.match(id);
    if (this.options.store.shared) await match.refresh();
    return match;
  }
  /** Is there no room for another match that somebody follows? Whoever plays already is never turned away. */
  get full(): boolean {
    const { most = MOST_LIVE, metrics } = this.options;
    if (this.live < most) return false;
    metrics.count('redut_full_total');
    return true;
  }
  /** Does somebody follow it here? */
  async isLive(id: string): Promise<boolean> {
    const open = await this.matches.get(id)?.catch(() => undefined);
    return open !== undefined && open.watched > 0;
  }
  /** Keeps the match in memory until the answer is called. */
  async hold(id: string): Promise<{ readonly match: AnyMatch; readonly release: () => void }> {
    const open = await this.open(id);
    if (open.watched++ === 0) this.live++;
    let held = true;
    const release = (): void => {
      if (held && --open.watched === 0) this.live--;
      held = false;
    };
    return { match: open.match, release };
  }
  private open(id: string): Promise<Open> {
    const known = this.matches.get(id);
    this.matches.delete(id);
    const open = known ?? this.read(id);
    this.matches.set(id, open);
    open.catch(() => this.matches.delete(id));
    if (known === undefined) void this.makeRoom();
    return open.then((found) => {
      found.used = this.options.now();
      return found;
    });
  }
  private async read(id: string): Promise<Open> {
    const { store, load, metrics } = this.options;
    const began = performance.now();
    const match = await Match.find(load, store, id);
    if (match === undefined) throw new NoMatch(id);
    metrics.took('redut_match_load_seconds', performance.now() - began);
    return this.opened(match, (await match.last()) + ABANDONED_MS);
  }
  private opened(match: AnyMatch, wake: number): Open {
    const open: Open = { match, driver: this.driverOf(match, () => open), watched: 0, timer: undefined, wake, used: 0 };
    return open;
  }
  /** The longest unused go first; a map keeps the order of use. */
  private async makeRoom(): Promise<void> {
    const { keep = 1000 } = this.options;
    if (this.matches.size <= keep) return;
    for (const [id, opening] of this.matches) {
      const open = await opening.catch(() => undefined);
      if (open === undefined || open.watched > 0 || open.driver.busy || this.matches.get(id) !== opening) continue;
      clearTimeout(open.timer);
      this.matches.delete(id);
      this.known.delete(id);
      if (this.matches.size <= keep) return;
    }
  }

  /** Lets the bots act and does what is due; comes back when there is more to do. Never throws. */
  drive(id: string): void {
    void this.open(id).then(
      (open) => this.driveOpen(open),
      () => undefined,
    );
  }
  private driveOpen(open: Open): void {
    if (this.closed) return;
    clearTimeout(open.timer);
    open.driver.drive();
  }
  private driverOf(match: AnyMatch, open: () => Open): Driver {
    const { now, log, metrics, pace, choose } = this.options;
    return new Driver({
      match,
      now,
      pace,
      choose: async (level, seat, sight) => {
        const action = await choose(match.id, level, seat, sight);
        metrics.count('redut_bot_moves_total');
        return action;
      },
      idle: (next) => this.plan(open(), next),
      failed: (error) => {
        if (this.closed) return;
        metrics.count('redut_drive_failures_total');
        log('error', 'a match could not go on', { match: match.id, error: messageOf(error) });
        this.plan(open(), now() + RETRY_MS);
      },
    });
  }
  private plan(open: Open, next: number | undefined): void {
    const { now, store } = this.options;
    if (next === undefined || this.closed) return;
    // The time may stand still just before it comes.
    const wait = Math.max(SOON_MS, next - now());
    if (wait < AHEAD_MS) open.timer = setTimeout(() => this.driveOpen(open), wait).unref();
    // Waking too early does no harm, so only an earlier time is worth a write.
    if (next >= open.wake) return;
    open.wake = next;
    store.wake(open.match.id, next).catch(() => (open.wake = Number.POSITIVE_INFINITY));
  }

  /** Looks at the matches of which the store says that they are due, whoever played them. */
  async wakeDue(): Promise<void> {
    const { store, now } = this.options;
    for (const id of await store.due(now(), MOST_DUE)) await this.lookAt(id);
  }
  private async lookAt(id: string): Promise<void> {
    const { store, now, log } = this.options;
    try {
      const open = await this.open(id);
      const last = await open.match.last();
      const next = await open.match.tick(now());
      const about = await open.match.about();
      if (about.phase === 'on' && now() - last >= ABANDONED_MS) {
        const seat = about.seats.findIndex(({ kind }, i) => kind === 'person' && (about.awaited & (1 << i)) !== 0);
        // Only this game: should it end in this moment, its series does not.
        const stillOn: Allowed = (ledger) => ledger.phase === 'on';
        if (seat >= 0) await open.match.award(`abandoned-${last}`, seat as Seat, now(), stillOn);
      }
      const { phase } = await open.match.about();
      // Where people still gather nothing can be ended; it is looked at again much later.
      const later = Math.max(last + ABANDONED_MS, now() + (phase === 'on' ? AHEAD_MS : ABANDONED_MS));
      open.wake = Math.min(next ?? Number.POSITIVE_INFINITY, later);
      await store.wake(id, phase === 'over' ? undefined : open.wake);
      this.driveOpen(open);
    } catch (error) {
      if (error instanceof NoMatch) return;
      log('error', 'a match could not be woken', { match: id, error: messageOf(error) });
      await store.wake(id, now() + ABANDONED_MS).catch(() => undefined);
    }
  }
  /** Asks the store, once for all, which of the matches that are followed here have gone on elsewhere. */
  async refresh(): Promise<void> {
    const watched: Open[] = [];
    for (const opening of this.matches.values()) {
      const open = await opening.catch(() => undefined);
      if (open !== undefined && open.watched > 0) watched.push(open);
    }
    if (watched.length === 0) return;
    const latest = await this.options.store.latestOf(watched.map(({ match }) => match.id));
    for (const open of watched) {
      const version = latest.get(open.match.id) ?? 0;
      if (this.known.get(open.match.id) !== version) await this.tellOf(open, version);
    }
  }
  /** What could not be read is looked at again the next time, and the others do not wait for it. */
  private async tellOf(open: Open, version: number): Promise<void> {
    const { id } = open.match;
    try {
      await open.match.refresh();
      this.known.set(id, version);
      this.driveOpen(open);
    } catch (error) {
      this.options.log('warn', 'a match could not be looked at', { match: id, error: messageOf(error) });
    }
  }
  /** Somebody says that these have gone on elsewhere. */
  async look(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const open = await this.matches.get(name)?.catch(() => undefined);
      if (open === undefined || open.watched === 0) continue;
      await open.match.refresh();
      this.driveOpen(open);
    }
  }
  /** Stops driving, and keeps the positions, so that the matches outlive an update of the rules. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(
      [...this.matches.values()].map(async (opening) => {
        const open = await opening.catch(() => undefined);
        clearTimeout(open?.timer);
        open?.driver.stop();
        await open?.match.keep().catch(() => undefined);
      }),
    );
  }
}
export class NoMatch extends Error {
  constructor(id: string) {
    super(`there is no match ${id}`);
  }
}
