import { batch, type Signal, signal } from '@preact/signals';
import type { GameModule } from '../../games/index.ts';
import type { Fact } from '../../kernel/facts.ts';
import type { Action, Seat, Viewer } from '../../kernel/ids.ts';
import { textAt } from '../../kernel/roles.ts';
import { type Decision, type Rules, rulesFor } from '../../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import type { Language } from '../../kernel/text.ts';
import { PASS, spell } from '../../kernel/verbs.ts';
import { Automatic } from '../../match/automatic.ts';
import type { Answer, Holder, Orders, Told } from '../../match/messages.ts';
import { Replica } from '../../match/replica.ts';
import { reducedMotion, speed } from '../shell/settings.ts';
import type { Wire } from '../worker/link.ts';
import type { Advice } from '../../bots/adviser.ts';
import type { Opened } from '../worker/wire.ts';
import { Announcer, heldFor, type Result, STEP } from './announcing.ts';
import type { Entry } from './entry.ts';
import type { Moment } from './layout.ts';
import { Motion } from './motion.ts';
import { Refusals } from './refusals.ts';
import { rivalIn } from './rival.ts';
import { Selection } from './selection.ts';
import { Speaker } from './speaking.ts';
import { linesOf } from './story.ts';

type Saying =
  | { readonly cmd: 'act'; readonly serial: number; readonly actions: readonly string[] }
  | { readonly cmd: 'undo'; readonly serial: number; readonly count: number }
  | { readonly cmd: 'orders'; readonly orders: Orders }
  | { readonly cmd: 'concede' };

interface Seen {
  readonly replica: Replica<State, never>;
  readonly entries: Entry[];
  waiting: Told[];
  answered: readonly Answered[];
}
/** A response window that was passed for the viewer, without a question. */
export interface Answered {
  readonly window: string;
  /** After so many entries of the log. */
  readonly at: number;
}

/** The page's half of one table: what is shown now, what is still to be shown, and what the viewer does. */
export class TableModel {
  readonly link: Wire;
  readonly opened: Opened;
  /** What the deal was drawn from, if it is known. */
  readonly seed: string | undefined;
  readonly module: GameModule;
  readonly rules: Rules;
  readonly selection = new Selection();
  readonly motion = new Motion();
  /** Counts the positions that were shown. */
  readonly shown: Signal<number> = signal(0);
  readonly viewer: Signal<Viewer>;
  /** Something is waiting to be shown. */
  readonly behind: Signal<boolean> = signal(false);
  /** The seat that acted last, if it was not the viewer. */
  readonly acted: Signal<Seat | undefined> = signal(undefined);
  readonly announcer = new Announcer();
  readonly speaker = new Speaker();
  readonly refusals = new Refusals();
  /** Shown over the table, one after another, before anything else happens. */
  readonly moments: Signal<readonly Moment[]> = signal([]);
  momentsOf: ((before: State, facts: readonly Fact[], seat: Seat) => readonly Moment[]) | undefined;
  /** Makes what is shown heard. */
  heard: ((facts: readonly Fact[], mine: boolean) => void) | undefined;
  /** Between two people at one device: whose turn it is, and nothing is shown. */
  readonly curtain: Signal<Seat | undefined> = signal(undefined);
  /** The viewer has come back to this question: it is asked, however plain the answer. */
  tookBack = false;
  readonly refused: Signal<Answer | undefined> = signal(undefined);
  /** So many commands have been sent and not been answered. */
  readonly unanswered: Signal<number> = signal(0);
  /** The name of a person whom the seats know by an id. */
  nameOf: (who: string) => string = (who) => who;
  private readonly seen = new Map<Viewer, Seen>();
  private readonly people: readonly Seat[];
  /** What the match has been told to answer for a seat by itself. */
  private readonly orders = new Map<Seat, Orders>();
  private readonly automatic: Automatic<State, SetupOptions>;
  /** Nobody acts in a replay. */
  private readonly live: boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heldUntil = 0;
  private commands = 0;
  private advised: { readonly position: number; readonly advice: Advice | undefined } | undefined;

  constructor(link: Wire, opened: Opened, module: GameModule, live = true) {
    this.live = live;
    this.link = link;
    this.opened = opened;
    this.seed = seedOf(opened.match);
    this.module = module;
    this.rules = rulesFor(module.game, readSetup(module.game.options, opened.setup));
    this.automatic = new Automatic(this.rules);
    this.people = opened.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat as Seat] : []));
    this.viewer = signal<Viewer>(this.people[0] ?? 'spectator');
    link.onTold = (viewer, told) => this.hear(viewer, told);
  }
  /** Gives the people's standing orders, fetches what happened so far and listens from now on. */
  async start(orders?: Orders): Promise<void> {
    for (const seat of orders === undefined ? [] : this.people) await this.order(seat, orders!);
    const viewers: readonly Viewer[] = this.people.length === 0 ? ['spectator'] : this.people;
    for (const viewer of viewers) {
      this.seen.set(viewer, {
        replica: new Replica(this.rules as never, viewer),
        entries: [],
        waiting: [],
        answered: [],
      });
      const told = await this.link.watch(viewer);
      const early = this.seen.get(viewer)!.waiting;
      this.seen.get(viewer)!.waiting = [];
      for (const message of [...told, ...early]) this.take(viewer, message);
    }
    if (this.people.length > 1) this.passOn();
    this.shown.value++;
  }
  stop(): void {
    clearTimeout(this.timer);
    this.announcer.stop();
    this.link.close();
  }

  private get at(): Seen {
    return this.seen.get(this.viewer.value)!;
  }
  get state(): State {
    return this.at.replica.state;
  }
  get about() {
    return this.at.replica.about;
  }
  /** What the viewer is asked; nobody is asked what a standing order is about to answer. */
  get decision() {
    return this.live && this.moments.value.length === 0 && this.stillAsked && !this.byOrder
      ? this.at.replica.decision()
      : undefined;
  }
  /**
   * What is still to be shown leaves the question as it is: where several act at once, the viewer need not wait until the
   * others have been looked at.
   */
  private get stillAsked(): boolean {
    const { replica, waiting } = this.at;
    const newest = waiting.at(-1)?.about;
    const seat = this.viewer.value;
    if (newest === undefined || seat === 'spectator') return waiting.length === 0;
    return (newest.awaited & (1 << seat)) !== 0 && newest.serials[seat] === replica.about?.serials[seat];
  }
  /** The viewer's turn, which the match will take as it was ordered to. */
  get byOrder(): boolean {
    const seat = this.viewer.value;
    const orders = seat === 'spectator' ? undefined : this.orders.get(seat);
    if (seat === 'spectator' || orders === undefined || this.about?.phase !== 'on') return false;
    return this.automatic.ordered(this.state, seat, orders) !== undefined;
  }
  get entries(): readonly Entry[] {
    return this.at.entries;
  }
  get answered(): readonly Answered[] {
    return this.at.answered;
  }
  holder(seat: Seat): Holder | undefined {
    return this.about?.seats[seat] ?? this.opened.seats[seat];
  }
  get hotSeat(): boolean {
    return this.people.length > 1;
  }

  private hear(viewer: Viewer, told: Told): void {
    const seen = this.seen.get(viewer);
    if (seen === undefined) return;
    seen.waiting.push(told);
    if (viewer === this.viewer.value) this.pump();
    else if (seen.replica.version >= 0) for (const message of seen.waiting.splice(0)) this.take(viewer, message);
  }
  /** Shows the next thing as soon as the one before has been in view long enough. */
  private pump(): void {
    clearTimeout(this.timer);
    const seen = this.at;
    if (seen.replica.version < 0 && seen.entries.length === 0) return;
    for (;;) {
      const next = seen.waiting[0];
      if (next === undefined) break;
      const now = performance.now();
      if (now < this.heldUntil && !(isSilent(next) && this.heldUntil !== STEP)) {
        this.behind.value = true;
        if (this.heldUntil !== STEP) this.timer = setTimeout(() => this.pump(), this.heldUntil - now);
        return;
      }
      seen.waiting.shift();
      this.show(next);
    }
    this.behind.value = false;
    if (this.hotSeat) this.passOn();
  }
  /** Shows everything that is waiting, at once, up to the next thing that has a show of its own. */
  skip(): void {
    this.motion.finish();
    if (this.moments.value.length > 0) {
      this.moments.value = [];
      this.shown.value++;
    }
    this.heldUntil = 0;
    // Step by step, one thing is shown for each time that the viewer goes on.
    while (speed.value > 0 && this.moments.value.length === 0 && this.at.waiting.length > 0)
      this.show(this.at.waiting.shift()!, true);
    this.pump();
  }
  private show(told: Told, hurried = false): void {
    const before = this.at.replica.about?.serials;
    const still = hurried || speed.value === 3;
    if (!still) this.motion.before();
    this.motion.pace = speed.value === 2 ? 2 : 1;
    const earlier = speed.value === 3 ? undefined : this.asItWas();
    const facts = this.take(this.viewer.value, told);
    if (facts === undefined) return;
    this.speak(told);
    const viewer = this.viewer.value;
    const moments =
      earlier === undefined || viewer === 'spectator' ? [] : (this.momentsOf?.(earlier, facts, viewer) ?? []);
    const serials = this.at.replica.about?.serials;
    const actor = serials?.findIndex((serial, seat) => serial !== before?.[seat]) ?? -1;
    const mine = actor === viewer || actor < 0;
    const result = this.resultOf(mine);
    this.heard?.(facts, mine);
    if (moments.length > 0) this.heldUntil = STEP;
    else if (!hurried && result !== undefined) this.heldUntil = heldFor(result, mine);
    batch(() => {
      if (moments.length > 0) this.moments.value = moments;
      this.acted.value = mine ? undefined : (actor as Seat);
      if (result !== undefined) this.announcer.say(result);
      this.announcer.mark(facts, this.state, viewer, { turnBegan: this.turnBegan(), mine });
      this.shown.value++;
    });
    if (!still) this.motion.after(facts, { reduced: reducedMotion(), covered: moments.length > 0 });
  }
  private speak(told: Told): void {
    const entry = this.entries.at(-1);
    if (told.ev === 'frame' && told.undone === true) this.speaker.undone();
    else if (entry?.version === told.v) this.speaker.tell(entry);
  }
  private asItWas(): State | undefined {
    if (this.momentsOf === undefined) return undefined;
    const copy = this.rules.create();
    this.rules.copy(copy, this.state);
    return copy;
  }
  /** What has been seen before is shown once more. */
  showAgain(moment: Moment): void {
    this.moments.value = [moment];
    this.shown.value++;
  }
  /** A moment has been seen; after the last one the game goes on. */
  momentSeen(): void {
    this.moments.value = this.moments.value.slice(1);
    if (this.moments.value.length > 0) return;
    this.heldUntil = 0;
    this.shown.value++;
    this.pump();
  }
  /** What was shown last begins a turn or a round. */
  private turnBegan(): boolean {
    const entry = this.entries.at(-1);
    if (entry === undefined || entry.version !== this.at.replica.version) return false;
    return entry.lines.en.some((line) => this.announcer.isOpening(line));
  }
  private resultOf(mine: boolean): Result | undefined {
    const entry = this.entries.at(-1);
    if (entry === undefined || entry.version !== this.at.replica.version) return undefined;
    return this.announcer.resultOf(entry, this.state, this.viewer.value, mine);
  }
  /** Follows one message without drawing anything; undefined if something was missed. */
  private take(viewer: Viewer, told: Told): readonly Fact[] | undefined {
    const seen = this.seen.get(viewer)!;
    const known = seen.replica.version;
    const ordered = this.orderedWindow(viewer, seen);
    const facts = seen.replica.take(told);
    if (facts === undefined) {
      void this.link.resume(viewer, seen.replica.version).then((missed) => {
        for (const message of missed) this.take(viewer, message);
        this.shown.value++;
      });
      return undefined;
    }
    if (seen.replica.version === known) return facts;
    if (told.ev === 'frame' && told.undone === true) this.takeBack(seen, told.hash);
    else {
      if (ordered !== undefined && ordered.serial !== seen.replica.about?.serials[viewer as Seat])
        this.note(seen, ordered.window);
      this.write(seen, viewer, told, facts);
    }
    return facts;
  }
  /** The window that the match is about to pass as this viewer has ordered it to. */
  private orderedWindow(viewer: Viewer, { replica }: Seen): { window: string; serial: number } | undefined {
    const orders = viewer === 'spectator' ? undefined : this.orders.get(viewer);
    if (viewer === 'spectator' || orders === undefined || replica.about?.phase !== 'on') return undefined;
    const window = this.windowOf(replica.decision());
    const serial = replica.about.serials[viewer] ?? 0;
    return window !== undefined && this.automatic.ordered(replica.state, viewer, orders) === PASS
      ? { window, serial }
      : undefined;
  }
  private windowOf(decision: Decision | undefined): string | undefined {
    if (decision?.grouping !== 'window') return undefined;
    return this.rules.game.book.windowNames[decision.values['window'] ?? -1];
  }
  private note(seen: Seen, window: string): void {
    seen.answered = [...seen.answered, { window, at: seen.entries.length }];
  }
  private takeBack(seen: Seen, hash: string): void {
    const at = seen.entries.findLastIndex((entry) => entry.hash === hash);
    if (at < 0) return;
    seen.entries.length = at + 1;
    seen.answered = seen.answered.filter((one) => one.at <= at);
  }
  private write(seen: Seen, viewer: Viewer, told: Told, facts: readonly Fact[]): void {
    const { state } = seen.replica;
    const { game, texts } = this.module;
    const said = (language: Language) => {
      const text = textAt(game, texts[language], state);
      return linesOf(text, state, facts, viewer, language, rivalIn(game, text, viewer));
    };
    const lines = { uk: said('uk'), ru: said('ru'), en: said('en') };
    seen.entries.push({ version: told.v, hash: told.hash, facts, lines });
  }

  /** At a device of several people: the one who is to move gets the screen, behind a curtain. */
  private passOn(): void {
    const { about } = this;
    if (about === undefined || about.phase !== 'on') return;
    const current = this.viewer.value;
    if (current !== 'spectator' && (about.awaited & (1 << current)) !== 0) return;
    const next = this.people.find((seat) => (about.awaited & (1 << seat)) !== 0);
    if (next !== undefined && next !== current) this.curtain.value = next;
  }
  /** The next person has taken the device. */
  raise(): void {
    const next = this.curtain.value;
    if (next === undefined) return;
    this.speaker.forget();
    batch(() => {
      this.viewer.value = next;
      this.curtain.value = undefined;
      this.shown.value++;
    });
  }

  async act(actions: readonly Action[]): Promise<void> {
    const seat = this.viewer.value;
    const { decision } = this;
    if (seat === 'spectator' || decision === undefined) return;
    this.selection.clear();
    this.announcer.result.value = undefined;
    if (this.behind.value) this.skip();
    // Whoever goes on has read what came of the last action.
    this.heldUntil = 0;
    this.motion.finish();
    this.tookBack = false;
    const spelt = actions.map((action) => spell(this.rules.game.verbs, action));
    await this.send(seat, { cmd: 'act', serial: decision.serial, actions: spelt });
  }
  /** Does for the viewer what is not worth a question. */
  async answer(action: Action): Promise<void> {
    const window = action === PASS ? this.windowOf(this.decision) : undefined;
    if (window !== undefined) this.note(this.at, window);
    await this.act([action]);
  }
  /** What a bot would do here; it sees what the viewer sees. */
  async advice(): Promise<Advice | undefined> {
    const seat = this.viewer.value;
    if (seat === 'spectator') return undefined;
    // Whoever asks twice about one position is told the same.
    const position = this.rules.digest(this.state);
    if (this.advised?.position !== position) this.advised = { position, advice: await this.link.advise?.(seat) };
    return this.advised.advice;
  }
  async undo(): Promise<void> {
    const seat = this.viewer.value;
    const serial = seat === 'spectator' ? undefined : this.about?.serials[seat];
    if (seat === 'spectator' || serial === undefined) return;
    do this.skip();
    while (this.moments.value.length > 0);
    this.selection.clear();
    this.tookBack = true;
    await this.send(seat, { cmd: 'undo', serial: this.about?.serials[seat] ?? serial, count: 1 });
  }
  async concede(): Promise<void> {
    const seat = this.viewer.value;
    if (seat !== 'spectator') await this.send(seat, { cmd: 'concede' });
  }
  /** What the match is to answer for this seat by itself; what became of the order is no matter of the table. */
  async order(seat: Seat, orders: Orders): Promise<void> {
    const answer = await this.ask(seat, { cmd: 'orders', orders });
    if (answer.re === 'no') return;
    this.orders.set(seat, orders);
    this.shown.value++;
  }
  private async ask(seat: Seat, what: Saying): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${++this.commands}`;
    this.unanswered.value++;
    return this.link.submit(seat, { match: this.opened.match, id, ...what }).finally(() => this.unanswered.value--);
  }
  private async send(seat: Seat, what: Saying): Promise<void> {
    const answer = await this.ask(seat, what);
    this.refused.value = answer.re === 'no' ? answer : undefined;
    // The match went on without this page, in another tab of the device: it must be shown what it missed.
    if (answer.re !== 'no' || !/^match\.(?:stale|notYourTurn)$/.test(answer.rule)) return;
    const have = this.seen.get(seat)?.replica.version ?? -1;
    for (const missed of await this.link.resume(seat, have)) this.hear(seat, missed);
  }
}
/** A pass that nobody is told of covers nothing that is still being read. */
const isSilent = (told: Told): boolean => told.ev === 'frame' && told.facts.length === 0 && told.undone !== true;
/** The id of a match of this device begins with its seed. */
const seedOf = (match: string): string | undefined => /^(.+)~/.exec(match)?.[1];
