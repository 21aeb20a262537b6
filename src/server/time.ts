import type { ServerStore } from './store/store.ts';

/** Time is two things: what people read off a wall, which somebody may set, and what has passed, which nobody can. */
export interface Time {
  /** Milliseconds since 1970, for what people see and what is kept: never subtract two of them to decide something. */
  readonly wall: () => number;
  /** Milliseconds since some beginning; never goes back. For limits, pace and patience. */
  readonly steady: () => number;
}
export const systemTime: Time = { wall: () => Date.now(), steady: () => performance.now() };

/** The time that the clocks at the tables run by. */
export interface Hours {
  now(): number;
  /** Since then it has passed without a gap, at this server. Whoever was away before may have had no way to come. */
  readonly began: number;
}

/** Who looks at the time more seldom than that did not serve anybody in between: busy beyond use, or suspended. */
const STALL_MS = 3000;
const LOOK_MS = 250;
/** How far the time has come is written down so often, and more seldom while nobody is connected. */
const BEAT_MS = 1000;
const QUIET_MS = 15_000;
/** After a gap the time stands still for so long: as long as pages wait at most before they connect again. */
const RETURN_MS = 5000;

/**
 * The time at the tables passes only while a server serves. It stands still while none runs, while the process is
 * suspended and while the store does not answer, and setting the wall clock does nothing to it: so nobody loses time in
 * which they could not have moved. All servers of a store share it. Each carries it on by its own steady clock, writes
 * down how far it has come, and goes along where others have come further.
 */
export class ServedHours implements Hours {
  static readonly look = LOOK_MS;
  began = 0;
  private readonly store: ServerStore;
  private readonly time: Time;
  private at = 0;
  private looked = 0;
  /** It stands still until then, by the steady clock. */
  private resumes = 0;
  /** When the store last said that it has written it down, and for how long that is good. */
  private written = 0;
  private good = STALL_MS;
  private tried = 0;

  constructor(store: ServerStore, time: Time) {
    this.store = store;
    this.time = time;
  }
  /** Goes on from where the last server left off; the first one of all begins with what the wall says. */
  async begin(): Promise<void> {
    const left = await this.store.served();
    this.at = left ?? Math.floor(this.time.wall());
    this.looked = this.written = this.time.steady();
    if (left !== undefined) this.resumes = this.looked + RETURN_MS;
    await this.write(false);
    this.began = this.at;
  }
  now(): number {
    const steady = this.time.steady();
    const passed = steady - this.looked;
    this.looked = steady;
    if (passed > STALL_MS) this.gap(steady);
    else if (steady >= this.resumes && steady - this.written <= this.good) this.at += passed;
    return Math.floor(this.at);
  }
  /** Again and again: looks at the time, and writes it down when it is time for that. `quiet`: nobody is connected. */
  async beat(quiet: boolean): Promise<void> {
    this.now();
    const wait = quiet ? this.good - STALL_MS : BEAT_MS;
    if (this.time.steady() - this.tried >= wait) await this.write(quiet);
  }
  private async write(quiet: boolean): Promise<void> {
    this.tried = this.time.steady();
    const at = this.now();
    const reached = await this.store.serve(at, Math.floor(this.time.wall()) - at);
    // What has passed meanwhile is counted before the time of others is taken, which has counted it, too.
    this.now();
    const steady = this.looked;
    if (steady - this.written > this.good) this.gap(steady);
    this.at = Math.max(this.at, reached);
    this.written = steady;
    this.good = (quiet ? QUIET_MS : BEAT_MS) + STALL_MS;
  }
  private gap(steady: number): void {
    this.resumes = steady + RETURN_MS;
    this.began = this.at;
  }
}

/**
 * How far the time at the tables had come when the calendar said `wall`. It lags by the more the longer nobody has served, so
 * that what happened before an outage is judged by the lag of then. Where that is not known it is rather too little: somebody
 * may have set the calendar, but nothing has happened later than now.
 */
export async function hoursAt(store: ServerStore, wall: number, now: number): Promise<number> {
  const behind = now - ((await store.served()) ?? now);
  const lags = await store.lags();
  return Math.max(wall - behind, ...lags.map(({ until, lag }) => Math.min(until + 1, wall - Math.min(lag, behind))));
}
