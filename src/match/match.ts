import { commitmentTo } from '../kernel/chance.ts';
import type { AnyGame, Game } from '../kernel/game.ts';
import type { Seat, Viewer } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { Rules } from '../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import { toHex } from '../kernel/sha256.ts';
import { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { Audience, type Tell } from './audience.ts';
import type { Brought } from './brought.ts';
import { decide, nextDue } from './decide.ts';
import { historyOf, toldIn } from './history.ts';
import { advance, follow, type GameOf, type Known, knownOf, learn, type Loaded, read, rowOf } from './log.ts';
import type { About, Answer, Command, Holder, Orders, Result, Told } from './messages.ts';
import { type Ledger, type MatchEvent, personOf } from './ledger.ts';
import type { HeaderPacks, OpenedPacks, SeatPacks } from './packs.ts';
import { takenFrom, type TakenAlong } from './pod.ts';
import { kept } from './position.ts';
import { recordOf } from './recording.ts';
import { type Advanced, type Declined, decline, isDeclined, notOn, type Situation } from './referee.ts';
import { goOn, type NextGame, type NextOfSeries } from './series.ts';
import type { EventRow, MatchHeader, MatchStore } from './store.ts';

export interface NewMatch extends Pick<
  MatchHeader,
  'terms' | 'fixed' | 'brought' | 'packs' | 'pod' | 'series' | 'clock'
> {
  readonly match: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly secret: Uint8Array;
  readonly seats: readonly Holder[];
  readonly standIn?: string;
  readonly at: number;
}
/** A position is kept every so many versions, and when a server stops in order. */
const KEEP_EVERY = 64;
/** Who is further behind than this opens the match anew. */
const MOST_BEHIND = 2 * KEEP_EVERY;
/** So many refusals are remembered, to be repeated word for word. */
const REFUSALS = 256;

interface AwaitedBot<S extends State, O extends SetupOptions> {
  readonly seat: Seat;
  readonly level: string;
  /** What its command must carry. */
  readonly serial: number;
  /** Which state of the match it looks at. */
  readonly version: number;
  /** Nobody plays here but bots. */
  readonly among: boolean;
  /** All that it may see of it, put together when it is asked for. */
  readonly look: () => Sight<S, O>;
}
/** Asked of the log as it stands when the event would follow, so that two who want the same cannot both have it. */
export type Allowed = (ledger: Ledger, header: MatchHeader) => boolean;
const whenAllowed =
  (event: MatchEvent, allowed: Allowed = () => true) =>
  <S extends State, O extends SetupOptions>({ situation, header }: Loaded<S, O>): MatchEvent | Declined =>
    allowed(situation.ledger, header) ? event : decline('match.notNow');

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
  private readonly audience = new Audience<S, O>();
  private readonly refusals = new Map<string, Answer>();
  private queue: Promise<unknown> = Promise.resolve();
  /** How many wait for one another, the one whose turn it is among them. */
  private waiting = 0;

  private constructor(store: MatchStore, loaded: Loaded<S, O>) {
    this.game = loaded.rules.game;
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
    // What has just been written need not be read.
    const header = await Match.write(game, store, wanted);
    const stored = { header, secret: toHex(wanted.secret), rows: [], saved: undefined, orders: [] };
    return new Match(store, follow(game, stored));
  }
  /** As `create`, for whoever opens it later. */
  static async write<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    store: MatchStore,
    { match, setup, secret, seats, standIn = 'soldier', at, ...agreed }: NewMatch,
  ): Promise<MatchHeader> {
    const settled = readSetup(game.options, setup);
    const wanted = agreed.pod === undefined ? game.seats(settled) : seats.length;
    if (seats.length !== wanted) throw new InputError('seats', `must be ${wanted}, not ${seats.length}`);
    const header: MatchHeader = {
      match,
      game: game.name,
      edition: game.edition,
      setup: settled,
      commitment: commitmentTo(secret, settled),
      seats,
      ...agreed,
      standIn,
      at,
    };
    if (!(await store.create(header, toHex(secret))))
      throw new InputError('match', `there is a match ${match} already`);
    return header;
  }
  static async open<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    store: MatchStore,
    match: string,
  ): Promise<Match<S, O>> {
    const found = await Match.find(() => game, store, match);
    if (found === undefined) throw new InputError('match', `there is no match ${match}`);
    return found;
  }
  /** As `open`, where the store knows which game it is. */
  static async find<S extends State, O extends SetupOptions>(
    gameOf: GameOf<S, O>,
    store: MatchStore,
    match: string,
  ): Promise<Match<S, O> | undefined> {
    const loaded = await read(gameOf, store, match);
    return loaded && new Match(store, loaded);
  }

  /** Carries out a command of a seat; commands wait for one another. Rejects if the store failed: send it again. */
  submit(seat: Seat, command: Command, at: number): Promise<Answer> {
    return this.inTurn(() => this.answer(seat, command, at));
  }
  /** The answer that a command of the seat was given when it became part of the log; nothing is carried out. */
  answerTo(seat: Seat, id: string): Promise<Answer | undefined> {
    return this.inTurn(async () => {
      const known = await this.known(await this.loaded(), id);
      return known?.seat === seat ? known.answer : undefined;
    });
  }
  /** Deals although not everybody has said that they are ready: for games on one device. */
  deal(id: string, at: number, allowed?: Allowed): Promise<Answer> {
    return this.inTurn(() => this.carryOut(id, -1, at, whenAllowed({ do: 'deal' }, allowed)));
  }
  /** Somebody sits down, leaves, or a bot takes over. */
  sit(
    id: string,
    seat: Seat,
    holder: Holder,
    at: number,
    allowed?: Allowed,
    has: { readonly brought?: Brought; readonly opened?: SeatPacks } = {},
  ): Promise<Answer> {
    const event: MatchEvent = { do: 'sit', seat, holder, ...has };
    return this.inTurn(() => this.carryOut(id, seat, at, whenAllowed(event, allowed)));
  }
  /** The host ends the part of somebody who stays away; between the games of a series, the series. */
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
    if (cached === undefined || cached.situation.ledger.seats.some(({ kind }) => kind === 'bot')) return false;
    return nextDue(cached) === undefined;
  }
  /** Tells a viewer everything from now on, beginning with what it has missed since version `have` (-1: all). */
  watch(viewer: Viewer, have: number, tell: Tell): Promise<() => void> {
    return this.inTurn(async () => {
      const { framing, situation } = await this.loaded();
      return this.audience.join({ viewer, tell, version: have }, framing, situation);
    });
  }
  /**
   * As `watch`, with everything that the viewer would have been told since the deal. Both in one turn: nothing happens
   * between what is told at once and what is told from now on. It takes the longer the longer the match has been.
   */
  watchFromDeal(viewer: Viewer, tell: Tell): Promise<{ readonly told: readonly Told[]; readonly leave: () => void }> {
    return this.inTurn(async () => {
      const { framing, situation } = await this.latest();
      const stored = (await this.store.load(this.id))!;
      const told = toldIn(historyOf(this.game, stored, { viewer, to: situation.ledger.version }));
      const leave = this.audience.join({ viewer, tell, version: told.at(-1)?.v ?? -1 }, framing, situation);
      return { told, leave };
    });
  }
  /** What the viewer has missed since that version: the frames one by one, or the whole view. */
  resume(viewer: Viewer, have: number): Promise<readonly Told[]> {
    return this.inTurn(async () => {
      const { framing, situation } = await this.loaded();
      return this.audience.missed(viewer, have, framing, situation).map(({ told }) => told);
    });
  }
  /** Looks whether the log has grown elsewhere, and tells the viewers. */
  refresh(): Promise<void> {
    return this.inTurn(async () => void (await this.latest()));
  }
  about(viewer: Viewer = 'spectator'): Promise<About> {
    return this.inTurn(async () => {
      const { framing, situation } = await this.loaded();
      return framing.about(situation, viewer);
    });
  }
  /** As everybody may know it, and at which version. */
  present(): Promise<{ readonly about: About; readonly version: number }> {
    return this.inTurn(async () => {
      const { framing, situation } = await this.loaded();
      return { about: framing.about(situation, 'spectator'), version: situation.ledger.version };
    });
  }
  /** Where packs are opened: how that stands, for who seats bots; nobody else may know it. */
  packs(): Promise<{ readonly header: HeaderPacks; readonly opened: OpenedPacks } | undefined> {
    return this.inTurn(async () => {
      const { header, situation } = await this.loaded();
      return header.packs && { header: header.packs, opened: situation.ledger.packs! };
    });
  }
  /** What somebody takes along to a seat of another match, from a table where packs were opened for it. */
  takenAlong(place: number, to: { readonly match: string; readonly seat: Seat }): Promise<TakenAlong> {
    return this.inTurn(async () => {
      const { ledger } = (await this.loaded()).situation;
      return takenFrom(this.game as unknown as AnyGame, ledger, place, to);
    });
  }
  /** How it ended and where the cards lay then, for whoever goes on from there; nobody else may know it. */
  outcome(): Promise<{ readonly state: S; readonly result: Result } | undefined> {
    return this.inTurn(async () => {
      const { state, ledger } = (await this.loaded()).situation;
      return state && ledger.result && { state, result: ledger.result };
    });
  }
  /** The bots that the table waits for. */
  awaitedBots(): Promise<readonly AwaitedBot<S, O>[]> {
    return this.inTurn(async () => {
      const { ledger, state } = (await this.loaded()).situation;
      if (ledger.phase !== 'on') return [];
      const among = ledger.seats.every((holder) => personOf(holder) === undefined);
      return ledger.seats.flatMap((holder, i) => {
        if (holder.kind !== 'bot' || (this.rules.awaited(state!) & (1 << i)) === 0) return [];
        const serial = state!.table.serial[i]! + ledger.ahead;
        const look = (): Sight<S, O> => new Sight<S, O>(this.rules, i as Seat).look(state!);
        return [{ seat: i as Seat, level: holder.level, serial, version: ledger.version, among, look }];
      });
    });
  }
  /** All that a seat may see, for whoever helps it to choose; nothing before the deal. */
  sight(seat: Seat): Promise<Sight<S, O> | undefined> {
    return this.inTurn(async () => {
      const { state } = (await this.loaded()).situation;
      return state && new Sight<S, O>(this.rules, seat).look(state);
    });
  }
  /** How those who sat here, in whatever form they are listed, go on after this game; and when it ended. */
  next<T>(seats: readonly T[]): Promise<NextGame<T> & NextOfSeries & { readonly at: number }> {
    return this.inTurn(async () => {
      const { situation, header } = await this.loaded();
      const { result, at, brought, packs: opened } = situation.ledger;
      const ended = { state: situation.state, result, brought, opened };
      return { ...goOn(this.game as unknown as AnyGame, header, seats, ended), at };
    });
  }
  /** The game as a record; the whole log is played again. The secret: see `recordOf`. */
  record(reveal?: boolean): Promise<MatchRecord> {
    return this.inTurn(async () => recordOf(this.game, (await this.store.load(this.id))!, reveal));
  }
  /** When something last happened. */
  last(): Promise<number> {
    return this.inTurn(async () => (await this.loaded()).situation.ledger.at);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.waiting++ === 0 ? work() : this.queue.then(work);
    this.queue = done.then(this.ended, this.ended);
    return done;
  }
  private readonly ended = (): void => void this.waiting--;
  private async loaded(): Promise<Loaded<S, O>> {
    if (this.cached !== undefined) return this.cached;
    const loaded = await read(() => this.game, this.store, this.id);
    if (loaded === undefined) throw new Error(`there is no match ${this.id}`);
    this.cached = loaded;
    this.audience.catchAllUp(loaded.framing, loaded.situation);
    return loaded;
  }
  /** As the log stands now: where others write, too, it may have gone on there. */
  private async latest(): Promise<Loaded<S, O>> {
    const loaded = await this.loaded();
    if (await this.isLatest(loaded)) return loaded;
    await this.readOn(loaded);
    return this.loaded();
  }
  private async known({ answers }: Loaded<S, O>, id: string): Promise<Known | undefined> {
    const known = answers.get(id);
    if (known !== undefined) return known;
    const row = await this.store.find(this.id, id);
    return row && knownOf(row);
  }
  /** Plays on what has been written elsewhere since. */
  private async readOn(loaded: Loaded<S, O>): Promise<void> {
    this.cached = undefined;
    const { rows, orders } = await this.store.since(this.id, loaded.situation.ledger.version, MOST_BEHIND);
    if (rows.length < MOST_BEHIND) {
      for (const row of rows) {
        const from = loaded.situation;
        const advanced = advance(loaded, row);
        this.audience.hear(loaded.framing, from, advanced);
        loaded.referee.forget(from, advanced.situation);
      }
      loaded.orders = [...orders];
      this.cached = loaded;
    }
    await this.loaded();
  }

  private async answer(seat: Seat, command: Command, at: number): Promise<Answer> {
    const { id } = command;
    const repeated = this.refusals.get(`${seat} ${id}`);
    if (repeated !== undefined) return repeated;
    if (command.cmd === 'orders') return this.takeOrders(seat, id, command.orders);
    const answer = await this.carryOut(id, seat, at, (loaded) => decide(loaded, seat, command, at));
    if (answer.re === 'no') this.remember(`${seat} ${id}`, answer);
    return answer;
  }
  private remember(key: string, answer: Answer): void {
    this.refusals.set(key, answer);
    if (this.refusals.size > REFUSALS) this.refusals.delete(this.refusals.keys().next().value!);
  }
  /** Only while the game is on: before that a seat may still change hands, and orders do not go with it. */
  private async takeOrders(seat: Seat, id: string, orders: Orders): Promise<Answer> {
    let loaded = await this.loaded();
    if (notOn(loaded.situation) !== undefined) loaded = await this.latest();
    const declined = notOn(loaded.situation);
    if (declined !== undefined) return { re: 'no', id, ...declined };
    await this.store.saveOrders(this.id, seat, orders);
    loaded.orders[seat] = orders;
    return { re: 'ok', id, version: loaded.situation.ledger.version };
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
      const known = attempt > 0 ? await this.known(loaded, id) : loaded.answers.get(id);
      if (known !== undefined) return known.seat === seat ? known.answer : no(id, 'match.idTaken');
      const event = propose(loaded);
      const advanced = isDeclined(event) ? event : loaded.referee.advance(loaded.situation, event, at, true);
      if (isDeclined(advanced)) {
        // Nobody is refused what was granted before, nor by old news where the match goes on elsewhere, too.
        const settled = attempt > 0 || (await this.known(loaded, id)) === undefined;
        if (settled && (await this.isLatest(loaded))) return { re: 'no', id, ...advanced };
      } else {
        const row = rowOf(this.rules, id, seat, advanced);
        if (await this.append(row, advanced)) return this.applied(loaded, row, advanced);
      }
      // Somebody else was faster, or the command is an old one: look again, once.
      if (attempt === 1) throw new Error('the log goes on without us');
      if (this.cached !== undefined) await this.readOn(loaded);
    }
  }
  private async isLatest({ situation }: Loaded<S, O>): Promise<boolean> {
    return (await this.store.latest(this.id)) === situation.ledger.version;
  }
  private async append(row: EventRow, { situation }: Advanced<S>): Promise<boolean> {
    try {
      return await this.store.append(this.id, row, situation.ledger.result);
    } catch (error) {
      // It may or may not have been written: the log will say.
      this.cached = undefined;
      if ((await this.store.find(this.id, row.id)) !== undefined) return false;
      throw error;
    }
  }
  private applied(loaded: Loaded<S, O>, row: EventRow, advanced: Advanced<S>): Answer {
    const from = loaded.situation;
    loaded.situation = advanced.situation;
    const answer = learn(loaded, row);
    this.audience.hear(loaded.framing, from, advanced);
    loaded.referee.forget(from, advanced.situation);
    // Only a convenience, and nobody waits for it: the log has everything.
    if (row.version % KEEP_EVERY === 0) this.keepPosition(advanced.situation).catch(() => undefined);
    return answer;
  }
  /** Keeps the position as it stands, before the rules are updated. */
  keep(): Promise<void> {
    return this.inTurn(async () => this.keepPosition((await this.loaded()).situation));
  }
  private async keepPosition(situation: Situation<S>): Promise<void> {
    const saved = kept(this.rules, situation);
    if (saved !== undefined) await this.store.savePosition(this.id, saved);
  }

  private async whatIsDue(at: number): Promise<number | undefined> {
    for (let done = 0; done < this.game.bound; done++) {
      const loaded = await this.loaded();
      const due = nextDue(loaded);
      if (due === undefined || due.at > at) return due?.at;
      const { version } = loaded.situation.ledger;
      await this.carryOut(`due-${version}`, due.seat, due.at, () => due.event());
    }
    return undefined;
  }
}

const no = (id: string, rule: string): Answer => ({ re: 'no', id, rule, values: {} });
