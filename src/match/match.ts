import { commitmentTo } from '../kernel/chance.ts';
import type { AnyGame, Game } from '../kernel/game.ts';
import type { Seat, Viewer } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import { type MatchRecord, Recorded } from '../kernel/record.ts';
import type { Rules } from '../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import { fromHex, toHex } from '../kernel/sha256.ts';
import { Sight } from '../kernel/sight.ts';
import { save } from '../kernel/snapshot.ts';
import type { State } from '../kernel/table.ts';
import type { ClockSpec } from './clock.ts';
import { decide, nextDue } from './decide.ts';
import type { Framing } from './frames.ts';
import { answerTo, follow, type Loaded, read, rowOf } from './log.ts';
import type { About, Answer, Command, Holder, Orders, Told } from './messages.ts';
import type { Ledger, MatchEvent } from './ledger.ts';
import { type Advanced, type Declined, decline, isDeclined, type Standing } from './referee.ts';
import { type NextGame, nextGame } from './series.ts';
import type { EventRow, MatchHeader, MatchStore, StoredMatch } from './store.ts';

export interface NewMatch {
  readonly match: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly secret: Uint8Array;
  readonly seats: readonly Holder[];
  readonly clock?: ClockSpec;
  readonly standIn?: string;
  readonly at: number;
}
/** Who has missed more than this gets the whole view. */
const TAIL = 64;
/** A position is kept every so many versions, and when a server stops in order. */
const KEEP_EVERY = 64;
/** So many refusals are remembered, to be repeated word for word. */
const REFUSALS = 256;

export interface AwaitedBot<S extends State, O extends SetupOptions> {
  readonly seat: Seat;
  readonly level: string;
  /** What its command must carry. */
  readonly serial: number;
  /** Which state of the match it looks at. */
  readonly version: number;
  readonly sight: Sight<S, O>;
}
/** Asked of the log as it stands when the event would follow, so that two who want the same cannot both have it. */
export type Allowed = (ledger: Ledger) => boolean;
const whenAllowed =
  (event: MatchEvent, allowed: Allowed = () => true) =>
  <S extends State, O extends SetupOptions>({ standing }: Loaded<S, O>): MatchEvent | Declined =>
    allowed(standing.ledger) ? event : decline('match.notNow');

interface Watcher {
  readonly viewer: Viewer;
  readonly tell: (message: Told) => void;
  /** The last version it was told. */
  version: number;
}

/**
 * One authoritative match. It is a cache of its log: a command is checked, decided, appended, and only then applied,
 * acknowledged and told; after any error the cache is thrown away and read again. The same on a server and in a worker.
 */
export class Match<S extends State = State, O extends SetupOptions = SetupOptions> {
  readonly id: string;
  readonly rules: Rules<S, O>;
  private readonly game: Game<S, O>;
  private readonly store: MatchStore;
  private cached: Loaded<S, O> | undefined;
  private readonly watchers = new Set<Watcher>();
  private readonly refusals = new Map<string, Answer>();
  private queue: Promise<unknown> = Promise.resolve();
  /** How many wait for one another, the one whose turn it is among them. */
  private waiting = 0;

  private constructor(game: Game<S, O>, store: MatchStore, loaded: Loaded<S, O>) {
    this.game = game;
    this.store = store;
    this.cached = loaded;
    this.id = loaded.header.match;
    this.rules = loaded.rules;
  }
  static async create<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    store: MatchStore,
    wanted: NewMatch,
  ): Promise<Match<S, O>> {
    await Match.write(game, store, wanted);
    return Match.open(game, store, wanted.match);
  }
  /** As `create`, for whoever opens it later. */
  static async write<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    store: MatchStore,
    { match, setup, secret, seats, clock, standIn = 'soldier', at }: NewMatch,
  ): Promise<void> {
    const settled = readSetup(game.options, setup);
    const wanted = game.seats(settled);
    if (seats.length !== wanted) throw new InputError('seats', `must be ${wanted}, not ${seats.length}`);
    const header: MatchHeader = {
      match,
      game: game.name,
      edition: game.edition,
      setup: settled,
      commitment: commitmentTo(secret),
      seats,
      ...(clock === undefined ? {} : { clock }),
      standIn,
      at,
    };
    if (!(await store.create(header, toHex(secret))))
      throw new InputError('match', `there is a match ${match} already`);
  }
  static async open<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    store: MatchStore,
    match: string,
  ): Promise<Match<S, O>> {
    return new Match(game, store, await read(game, store, match));
  }
  /** As `open`, if its log has been read already. */
  static of<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    store: MatchStore,
    stored: StoredMatch,
  ): Match<S, O> {
    return new Match(game, store, follow(game, stored));
  }

  /** Carries out a command of a seat; commands wait for one another. Rejects if the store failed: send it again. */
  submit(seat: Seat, command: Command, at: number): Promise<Answer> {
    return this.inTurn(() => this.answer(seat, command, at));
  }
  /** The answer that a command of the seat was given when it became part of the log; nothing is carried out. */
  answerTo(seat: Seat, id: string): Promise<Answer | undefined> {
    return this.inTurn(async () => {
      const known = (await this.loaded()).answers.get(id);
      return known?.seat === seat ? known.answer : undefined;
    });
  }
  /** Deals although not everybody has said that they are ready: for games on one device. */
  deal(id: string, at: number, allowed?: Allowed): Promise<Answer> {
    return this.inTurn(() => this.carryOut(id, -1, at, whenAllowed({ do: 'deal' }, allowed)));
  }
  /** Somebody sits down, leaves, or a bot takes over. */
  sit(id: string, seat: Seat, holder: Holder, at: number, allowed?: Allowed): Promise<Answer> {
    return this.inTurn(() => this.carryOut(id, seat, at, whenAllowed({ do: 'sit', seat, holder }, allowed)));
  }
  /** The host ends the part of somebody who stays away. */
  award(id: string, seat: Seat, at: number, allowed?: Allowed): Promise<Answer> {
    return this.inTurn(() => this.carryOut(id, seat, at, whenAllowed({ do: 'award', seat, by: 'absence' }, allowed)));
  }
  /** Does what is due by now: ordered passes and lapsed clocks. Answers when there will be something due next. */
  tick(at: number): Promise<number | undefined> {
    return this.inTurn(() => this.whatIsDue(at));
  }
  /** Is there nothing that a bot, a clock or a standing order would do here sooner or later? */
  get rests(): boolean {
    const { cached } = this;
    if (cached === undefined || cached.standing.ledger.seats.some(({ kind }) => kind === 'bot')) return false;
    return nextDue(cached) === undefined;
  }
  /** Tells a viewer everything from now on, beginning with what it has missed since version `have` (-1: all). */
  watch(viewer: Viewer, have: number, tell: (message: Told) => void): Promise<() => void> {
    return this.inTurn(async () => {
      const watcher = { viewer, tell, version: have };
      this.watchers.add(watcher);
      await this.catchUp(watcher);
      return () => void this.watchers.delete(watcher);
    });
  }
  /** What the viewer has missed since that version: the frames one by one, or the whole view. */
  resume(viewer: Viewer, have: number): Promise<readonly Told[]> {
    return this.inTurn(() => this.resumeFrom(viewer, have));
  }
  /** Looks whether the log has grown elsewhere, and tells the viewers. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.isLatest(await this.loaded()))) this.cached = undefined;
      for (const watcher of this.watchers) await this.catchUp(watcher);
    });
  }
  about(viewer: Viewer = 'spectator'): Promise<About> {
    return this.inTurn(async () => {
      const { framing, standing } = await this.loaded();
      return framing.about(standing, viewer);
    });
  }
  /** The bots that the table waits for, each with all that it may see. */
  awaitedBots(): Promise<readonly AwaitedBot<S, O>[]> {
    return this.inTurn(async () => {
      const { ledger, state } = (await this.loaded()).standing;
      if (state === undefined || ledger.phase !== 'on') return [];
      return ledger.seats.flatMap((holder, i) => {
        if (holder.kind !== 'bot' || (this.rules.awaited(state) & (1 << i)) === 0) return [];
        const sight = new Sight<S, O>(this.rules, i as Seat).look(state);
        const serial = state.table.serial[i]! + ledger.ahead;
        return [{ seat: i as Seat, level: holder.level, serial, version: ledger.version, sight }];
      });
    });
  }
  /** All that a seat may see, for whoever helps it to choose; nothing before the deal. */
  sight(seat: Seat): Promise<Sight<S, O> | undefined> {
    return this.inTurn(async () => {
      const { state } = (await this.loaded()).standing;
      return state && new Sight<S, O>(this.rules, seat).look(state);
    });
  }
  /** How those who sat here, in whatever form they are listed, go on after this game; and when it ended. */
  next<T>(seats: readonly T[]): Promise<NextGame<T> & { readonly at: number }> {
    return this.inTurn(async () => {
      const { standing, header } = await this.loaded();
      const next = nextGame(this.game as unknown as AnyGame, header.setup, seats, standing.state);
      return { ...next, at: standing.ledger.at };
    });
  }
  /** The game as a record. The secret goes with it only when the match is over, or if the host says so. */
  record(reveal?: boolean): Promise<MatchRecord> {
    return this.inTurn(async () => {
      const { standing, secret, header } = await this.loaded();
      const { nonces, line, phase } = standing.ledger;
      const given = nonces.flatMap((nonce) => (nonce === null || nonce === '' ? [] : [fromHex(nonce)!]));
      const recorded = new Recorded(this.game, readSetup(this.game.options, header.setup), fromHex(secret)!, given);
      for (const { seat, action } of line) {
        // The log has been played on from a position kept from before the rules changed.
        if (recorded.submit(seat, [action]) !== undefined)
          throw new InputError('record', 'the rules have changed since');
      }
      return recorded.record(reveal ?? phase === 'over');
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.waiting++ === 0 ? work() : this.queue.then(work);
    this.queue = done.then(this.ended, this.ended);
    return done;
  }
  private readonly ended = (): void => void this.waiting--;
  private async loaded(): Promise<Loaded<S, O>> {
    return (this.cached ??= await read(this.game, this.store, this.id));
  }

  private async answer(seat: Seat, command: Command, at: number): Promise<Answer> {
    const { id } = command;
    const repeated = this.refusals.size === 0 ? undefined : this.refusals.get(`${seat} ${id}`);
    if (repeated !== undefined) return repeated;
    if (command.cmd === 'orders') return this.takeOrders(seat, id, command.orders);
    const answer = await this.carryOut(id, seat, at, (loaded) => decide(loaded, seat, command, at));
    if (answer.re === 'no') this.remember(`${seat} ${id}`, answer);
    return answer;
  }
  private remember(key: string, answer: Answer): void {
    this.refusals.set(key, answer);
    const oldest = this.refusals.keys().next().value;
    if (this.refusals.size > REFUSALS && oldest !== undefined) this.refusals.delete(oldest);
  }
  private async takeOrders(seat: Seat, id: string, orders: Orders): Promise<Answer> {
    const loaded = await this.loaded();
    await this.store.saveOrders(this.id, seat, orders);
    loaded.orders[seat] = orders;
    return { re: 'ok', id, version: loaded.standing.ledger.version };
  }

  /** validate → decide → append → apply → acknowledge and broadcast */
  private async carryOut(
    id: string,
    seat: number,
    at: number,
    propose: (loaded: Loaded<S, O>) => ReturnType<typeof decide>,
  ): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const loaded = this.cached ?? (await this.loaded());
      const known = loaded.answers.get(id);
      if (known !== undefined) {
        if (attempt > 0) for (const watcher of this.watchers) await this.catchUp(watcher);
        return known.seat === seat ? known.answer : no(id, 'match.idTaken');
      }
      const event = propose(loaded);
      const advanced = isDeclined(event) ? event : loaded.referee.advance(loaded.standing, event, at, true);
      if (isDeclined(advanced)) {
        // A match that goes on elsewhere, too, may have gone on: nobody is refused by old news.
        if (await this.isLatest(loaded)) return { re: 'no', id, rule: advanced.rule, values: advanced.values };
      } else {
        const row = rowOf(this.rules, id, seat, advanced);
        if (await this.append(row, advanced)) return this.applied(loaded, row, advanced);
      }
      // Somebody else was faster: look again, once.
      this.cached = undefined;
      if (attempt === 1) throw new Error('the log goes on without us');
    }
  }
  private async isLatest({ standing }: Loaded<S, O>): Promise<boolean> {
    return (await this.store.latest(this.id)) === standing.ledger.version;
  }
  private async append(row: EventRow, { standing }: Advanced<S>): Promise<boolean> {
    try {
      return await this.store.append(this.id, row, standing.ledger.result);
    } catch (error) {
      // It may or may not have been written: the log will say.
      this.cached = undefined;
      if ((await this.loaded()).answers.has(row.id)) return false;
      throw error;
    }
  }
  private async applied(loaded: Loaded<S, O>, row: EventRow, advanced: Advanced<S>): Promise<Answer> {
    const from = loaded.standing;
    loaded.standing = advanced.standing;
    const answer = answerTo(row);
    loaded.answers.set(row.id, { seat: row.seat, answer });
    const late = this.broadcast(loaded.framing, from, advanced);
    for (const watcher of late) await this.catchUp(watcher);
    loaded.referee.forget(from, advanced.standing);
    // Only a convenience, and nobody waits for it: the log has everything.
    if (row.version % KEEP_EVERY === 0) this.keepPosition(advanced.standing).catch(() => undefined);
    return answer;
  }
  /** Tells everybody who has heard what was before; who has not is left to be told all of it. */
  private broadcast(framing: Framing<S, O>, from: Standing<S>, advanced: Advanced<S>): readonly Watcher[] {
    const late: Watcher[] = [];
    const made = new Map<Viewer, Told>();
    for (const watcher of this.watchers) {
      if (watcher.version !== from.ledger.version) {
        late.push(watcher);
        continue;
      }
      const frame = made.get(watcher.viewer) ?? framing.frame(watcher.viewer, from, advanced);
      made.set(watcher.viewer, frame);
      this.tell(watcher, frame);
    }
    return late;
  }
  private async catchUp(watcher: Watcher): Promise<void> {
    for (const told of await this.resumeFrom(watcher.viewer, watcher.version)) this.tell(watcher, told);
  }
  /** A viewer that cannot listen is no reason for the others to wait. */
  private tell(watcher: Watcher, message: Told): void {
    watcher.version = message.v;
    try {
      watcher.tell(message);
    } catch {
      this.watchers.delete(watcher);
    }
  }
  /** Keeps the position as it stands, before the rules are updated. */
  keep(): Promise<void> {
    return this.inTurn(async () => this.keepPosition((await this.loaded()).standing));
  }
  private async keepPosition({ ledger, state }: Standing<S>): Promise<void> {
    if (state === undefined) return;
    const { edition } = this.game;
    const { version } = ledger;
    await this.store.savePosition(this.id, { version, edition, ledger, position: save(this.rules, state) });
  }

  private async resumeFrom(viewer: Viewer, have: number): Promise<readonly Told[]> {
    const { standing, framing } = await this.loaded();
    const { version } = standing.ledger;
    if (have === version) return [];
    if (have < 0 || have > version || version - have > TAIL) return [framing.whole(viewer, standing)];
    const stored = await this.store.load(this.id);
    if (stored === undefined || stored.rows.length < version) return [framing.whole(viewer, standing)];
    const told: Told[] = [];
    follow(this.game, stored, (from, advanced) => {
      const { version: v } = advanced.standing.ledger;
      if (v > have && v <= version) told.push(framing.frame(viewer, from, advanced));
    });
    return told.length === version - have ? told : [framing.whole(viewer, standing)];
  }

  private async whatIsDue(at: number): Promise<number | undefined> {
    for (let done = 0; done < this.game.bound; done++) {
      const loaded = await this.loaded();
      const due = nextDue(loaded);
      if (due === undefined || due.at > at) return due?.at;
      const { version } = loaded.standing.ledger;
      await this.carryOut(`due-${version}`, due.seat, due.at, () => due.event);
    }
    return undefined;
  }
}

const no = (id: string, rule: string): Answer => ({ re: 'no', id, rule, values: {} });
