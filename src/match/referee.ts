import { FACT, type Fact } from '../kernel/facts.ts';
import type { Held } from '../kernel/game.ts';
import type { Action, Seat, SeatMask } from '../kernel/ids.ts';
import type { Refused, Rules } from '../kernel/rules.ts';
import type { SetupOf, SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { spell, unspell } from '../kernel/verbs.ts';
import type { Automatic } from './automatic.ts';
import { withBrought } from './brought.ts';
import { fullClock, turned } from './clock.ts';
import { Course, type Root, type Source } from './course.ts';
import { type Answered, type Ledger, type MatchEvent, people, personOf } from './ledger.ts';
import type { Reason, Result, Values } from './messages.ts';
import { satDown, withBuilt, withOpened, withPicked } from './packs.ts';
import { isBetweenGames } from './series.ts';
import type { MatchHeader } from './store.ts';
import { whyNoDeal } from './trial.ts';
import { before, withoutLast } from './undo.ts';

/** The log so far, and the cards: none before the deal. */
export interface Situation<S> {
  readonly ledger: Ledger;
  readonly state: S | undefined;
  /** Where the line begins (nothing: with the deal), and a mark on it from which it will begin next. */
  readonly roots: readonly Root<S>[];
}
export interface Declined {
  readonly rule: string;
  readonly values: Values;
}
export interface Advanced<S> {
  readonly situation: Situation<S>;
  /** The event, with what the match itself added to it. */
  readonly event: MatchEvent;
  readonly facts: readonly Fact[];
}
type Of<K extends MatchEvent['do']> = Extract<MatchEvent, { readonly do: K }>;
type Outcome<S> = Advanced<S> | Declined;

export const decline = (rule: Reason, values: Values = {}): Declined => ({ rule, values });
export const isDeclined = (outcome: object): outcome is Declined => 'rule' in outcome;
/** Why nothing can be played, if nothing can. */
export function notOn<S>({ ledger, state }: Situation<S>): Declined | undefined {
  if (ledger.phase === 'over') return decline('match.over');
  return state === undefined ? decline('match.notBegun') : undefined;
}
const CLOSED = { phase: 'over', result: { by: 'rules' } } as const;
/** More forced answers in a row than this are a loop. */
const ROW = 1000;
/** What was done so many versions ago, or up to twice as many, is for good: nothing grows with the length of a match. */
export const REACH = 64;
/** However often something is taken back: a line of so many moves is for good. */
const MOST_MOVES = 1024;

/** Says what follows from an event. The same log gives the same situation, whoever asks. */
export class Referee<S extends State, O extends SetupOptions> {
  readonly rules: Rules<S, O>;
  /** What must wait until a question has stood for a while. */
  readonly held: Held | undefined;
  private readonly header: MatchHeader;
  private readonly source: Source<S, O>;
  private readonly automatic: Automatic<S, O>;
  private readonly reach: number;
  private spare: S | undefined;

  /** `reach` is how far back something can be taken back; whoever may need every version gives Infinity. */
  constructor(header: MatchHeader, source: Source<S, O>, automatic: Automatic<S, O>, reach = REACH) {
    this.reach = reach;
    this.rules = source.rules;
    this.held = source.rules.game.held?.(source.setup);
    this.header = header;
    this.source = source;
    this.automatic = automatic;
  }

  /** Nobody will look at what stood there any more: the next move may be played in the same state. */
  forget({ state }: Situation<S>, next: Situation<S>): void {
    if (state !== next.state) this.spare = state;
  }
  first(): Situation<S> {
    const { seats, at, clock, packs, brought = seats.map(() => null) } = this.header;
    const ledger: Ledger = {
      version: 0,
      at,
      phase: 'gathering',
      seats,
      nonces: seats.map(() => null),
      brought,
      ...(packs && { packs: packs.opened }),
      line: [],
      forks: 1,
      fork: 0,
      ahead: 0,
      asking: undefined,
      clock: clock === undefined ? undefined : fullClock(clock, seats.length),
      result: undefined,
    };
    return { ledger, state: undefined, roots: [] };
  }

  /** What stands after the event. `live`: the match may add answers of its own; else they are those of the log. */
  advance(from: Situation<S>, event: MatchEvent, at: number, live: boolean): Outcome<S> {
    const outcome = this.follows(from, event, at, live);
    if (isDeclined(outcome)) return outcome;
    const { situation } = outcome;
    const standsOn = this.rooted(situation);
    return standsOn === situation ? outcome : { ...outcome, situation: standsOn };
  }
  /** Every so often the line is cut short at the mark, and a new mark is made. */
  private rooted(situation: Situation<S>): Situation<S> {
    const { ledger, state, roots } = situation;
    const { line, version, forks, fork } = ledger;
    const long = this.reach !== Number.POSITIVE_INFINITY && line.length > MOST_MOVES;
    if (state === undefined || (version % this.reach !== 0 && !long)) return situation;
    const root = (moves: number): Root<S> => ({ moves, forks, fork, state: this.copyOf(state) });
    if (long) return { ledger: { ...ledger, line: [] }, state, roots: [root(0)] };
    const mark = roots.at(-1);
    if (mark === undefined) return { ...situation, roots: [root(line.length)] };
    // The line begins at the last mark; where nothing was played since, it began there already.
    const rest = line.slice(mark.moves);
    return { ledger: { ...ledger, line: rest }, state, roots: [{ ...mark, moves: 0 }, root(rest.length)] };
  }
  private copyOf(state: S): S {
    const copy = this.rules.create();
    this.rules.copy(copy, state);
    return copy;
  }
  private follows(from: Situation<S>, event: MatchEvent, at: number, live: boolean): Outcome<S> {
    const ledger = { ...from.ledger, version: from.ledger.version + 1, at: Math.max(at, from.ledger.at) };
    switch (event.do) {
      case 'sit': {
        const seats = ledger.seats.map((holder, seat) => (seat === event.seat ? event.holder : holder));
        // Whoever sits down must say anew that they are ready; once dealt, what was thrown in stays.
        const gathering = ledger.phase === 'gathering';
        const nonces = ledger.nonces.map((nonce, seat) => (gathering && seat === event.seat ? null : nonce));
        const brought = gathering ? this.broughtBy(ledger, event) : ledger.brought;
        const packs = ledger.packs && satDown(ledger.packs, event);
        const next = { ...ledger, seats, nonces, ...(brought && { brought }), ...(packs && { packs }) };
        return this.noted(from, { ...next, asking: undefined }, event);
      }
      case 'bring':
        return this.brings(from, ledger, event);
      case 'open':
        if (ledger.phase !== 'gathering') return decline('match.begun');
        return this.noted(from, { ...ledger, ...withOpened(ledger, event) }, event);
      case 'pick':
        return this.noted(from, { ...ledger, ...withPicked(ledger, event) }, event);
      case 'close':
        if (ledger.phase !== 'gathering' || this.header.pod === undefined) return decline('match.begun');
        return this.noted(from, { ...ledger, ...withBuilt(ledger, event.built), ...CLOSED }, event);
      case 'ready':
        return this.readies(from, ledger, event, live);
      case 'deal':
        return this.deals(ledger, event, live);
      case 'move':
        return this.moves(from, ledger, event, live);
      case 'ask': {
        const asking = { seat: event.seat, count: event.count, agreed: 1 << event.seat };
        return this.noted(from, { ...ledger, asking }, event);
      }
      case 'answer':
        return this.answers(from, ledger, event);
      case 'undo':
        return this.goesBack(from, ledger, event, event.seat, event.count, event.agreed);
      case 'concede':
        return this.gives(from, ledger, event, { by: 'concession', seat: event.seat });
      case 'award':
        return this.gives(from, ledger, event, { by: event.by, seat: event.seat });
    }
  }
  /** What was brought goes with who brought it; who comes back within a series has it again. */
  private broughtBy({ brought }: Ledger, { seat, holder, brought: own }: Of<'sit'>): Ledger['brought'] {
    const { seats, brought: had = [] } = this.header;
    const back = holder.kind === 'person' && holder.who === personOf(seats[seat]!) ? had[seat] : undefined;
    return seats.map((_, i) => (i === seat ? (own ?? back ?? null) : (brought?.[i] ?? null)));
  }
  private brings(from: Situation<S>, ledger: Ledger, event: Of<'bring'>): Outcome<S> {
    if (ledger.phase !== 'gathering') return decline('match.begun');
    if (ledger.nonces[event.seat] !== null) return decline('match.isReady');
    const brought = ledger.seats.map((_, seat) =>
      seat === event.seat ? event.brought : (ledger.brought?.[seat] ?? null),
    );
    return this.noted(from, { ...ledger, brought }, event);
  }
  /** From where this match is played, once the seats have brought what they play with. */
  private sourceOf({ brought }: Ledger): Source<S, O> {
    const { source } = this;
    return { ...source, setup: withBrought(source.setup, brought) };
  }
  /** Nothing of the cards has changed. */
  private noted(from: Situation<S>, ledger: Ledger, event: MatchEvent): Advanced<S> {
    const { state, roots } = from;
    return { situation: { ledger: this.clocked(ledger, state, 0), state, roots }, event, facts: [] };
  }
  private clocked(ledger: Ledger, state: S | undefined, acted: SeatMask): Ledger {
    const spec = this.header.clock;
    // Stryker disable next-line ConditionalExpression,LogicalOperator: a match with a clock has clocks, and no other has
    if (spec === undefined || ledger.clock === undefined) return ledger;
    const awaited = ledger.phase === 'on' ? this.rules.awaited(state!) & people(ledger.seats) : 0;
    return { ...ledger, clock: turned(spec, ledger.clock, ledger.at, acted, awaited) };
  }

  private readies(from: Situation<S>, ledger: Ledger, event: Of<'ready'>, live: boolean): Outcome<S> {
    if (ledger.phase !== 'gathering') return decline('match.begun');
    const nonces = ledger.nonces.map((nonce, seat) => (seat === event.seat ? event.nonce : nonce));
    const next = { ...ledger, nonces };
    const waits = ledger.seats.some(
      ({ kind }, seat) => kind === 'open' || (kind === 'person' && nonces[seat] === null),
    );
    return waits || this.header.pod !== undefined ? this.noted(from, next, event) : this.deals(next, event, live);
  }
  private deals(ledger: Ledger, event: Of<'ready' | 'deal'>, live: boolean): Outcome<S> {
    if (ledger.phase !== 'gathering' || this.header.pod !== undefined) return decline('match.begun');
    let dealt: Course<S, O>;
    try {
      dealt = Course.deal(this.sourceOf(ledger), ledger.nonces);
    } catch (error) {
      // Sent again it would fail again: whoever asked learns why. What the log says was dealt must be dealt.
      if (!live) throw error;
      const { field, message } = whyNoDeal(error);
      return decline('match.cannotDeal', { field, problem: message });
    }
    return this.settled({ ...ledger, phase: 'on' }, [], undefined, dealt, event, live, 0);
  }
  private moves(from: Situation<S>, ledger: Ledger, event: Of<'move'>, live: boolean): Outcome<S> {
    const idle = notOn(from);
    if (idle !== undefined) return idle;
    const course = Course.goOn(this.source, from.state!, ledger, this.spare);
    this.spare = undefined;
    for (const [index, text] of event.actions.entries()) {
      const action = unspell(this.rules.game.verbs, text);
      if (action === undefined) return decline('match.noSuchAction', { index });
      const refused = course.play(ledger.version, event.seat, action, event.order === true);
      if (refused !== undefined) return refusal(refused, index);
    }
    // Stryker disable next-line ConditionalExpression: where nothing was asked there is no such question to be found
    const prompt = ledger.asked === undefined ? undefined : this.castingVote(from.state!);
    return this.settled({ ...ledger, asking: undefined }, from.roots, prompt, course, event, live, 1 << event.seat);
  }
  /** The question in which a seat has the casting vote, `held.verb`: the rules offer it, or refuse it with a reason. */
  private castingVote(s: S): string | undefined {
    const { rules, held } = this;
    if (held === undefined) return undefined;
    for (let seat = 0 as Seat; seat < rules.seats; seat++) {
      const decision = rules.decision(s, seat);
      if (decision === undefined) continue;
      const refused = rules.refusals(s, seat).map(({ action }) => rules.decode(action));
      if ([...decision.options, ...refused].some(({ verb }) => verb === held.verb)) return decision.prompt;
    }
    return undefined;
  }
  /** Notes since when the casting vote waits: anew when another question stands there, or when cards have moved. */
  private timed(ledger: Ledger, earlier: string | undefined, course: Course<S, O>): Ledger {
    const prompt = this.castingVote(course.state);
    if (prompt === undefined) return { ...ledger, asked: undefined };
    const stands = prompt === earlier && !course.told.facts.some(({ kind }) => kind === FACT.moved);
    return stands ? ledger : { ...ledger, asked: ledger.at };
  }
  /** After cards have moved: answers that are forced, the end, the clocks. */
  private settled(
    ledger: Ledger,
    roots: Situation<S>['roots'],
    prompt: string | undefined,
    course: Course<S, O>,
    event: Of<'ready' | 'deal' | 'move'>,
    live: boolean,
    acted: SeatMask,
  ): Outcome<S> {
    const after = live ? this.answerForced(course, ledger.version) : event.after;
    if (!live && !this.answerAsLogged(course, ledger.version, event.after ?? [])) return decline('match.notOffered');
    const scores = this.rules.outcome(course.state);
    const ended: Ledger = {
      ...this.withCourse(this.timed(ledger, prompt, course), course),
      ...(scores && { phase: 'over', result: { by: 'rules', scores, ...this.roles(course.state) } }),
    };
    return {
      situation: { ledger: this.clocked(ended, course.state, acted), state: course.state, roots },
      event: after === undefined || after.length === 0 ? event : { ...event, after },
      facts: course.told.facts,
    };
  }
  private withCourse(ledger: Ledger, { line, forks, fork }: Course<S, O>): Ledger {
    return { ...ledger, line, forks, fork };
  }
  private answerForced(course: Course<S, O>, version: number): readonly Answered[] {
    const after: Answered[] = [];
    for (let next = this.nextForced(course.state); next !== undefined && after.length < ROW;) {
      const { seat, action } = next;
      course.play(version, seat, action, true);
      after.push([seat, spell(this.rules.game.verbs, action)]);
      next = this.nextForced(course.state);
    }
    return after;
  }
  private nextForced(s: S): { readonly seat: Seat; readonly action: Action } | undefined {
    for (let seat = 0 as Seat; seat < this.rules.seats; seat++) {
      if ((this.rules.awaited(s) & (1 << seat)) === 0) continue;
      const action = this.automatic.forced(s, seat);
      if (action !== undefined) return { seat, action };
    }
    return undefined;
  }
  private answerAsLogged(course: Course<S, O>, version: number, after: readonly Answered[]): boolean {
    return after.every(([seat, text]) => {
      const action = unspell(this.rules.game.verbs, text);
      return action !== undefined && course.play(version, seat as Seat, action, true) === undefined;
    });
  }

  private answers(from: Situation<S>, ledger: Ledger, event: Of<'answer'>): Outcome<S> {
    const { asking } = ledger;
    if (asking === undefined) return decline('match.nobodyAsks');
    if (!event.yes) return this.noted(from, { ...ledger, asking: undefined }, event);
    const agreed = asking.agreed | (1 << event.seat);
    if ((people(ledger.seats) & ~agreed) !== 0)
      return this.noted(from, { ...ledger, asking: { ...asking, agreed } }, event);
    return this.goesBack(from, ledger, event, asking.seat, asking.count, true);
  }
  private goesBack(
    from: Situation<S>,
    ledger: Ledger,
    event: MatchEvent,
    seat: Seat,
    count: number,
    agreed: boolean,
  ): Outcome<S> {
    const idle = notOn(from);
    if (idle !== undefined) return idle;
    const shorter = agreed ? before(ledger.line, seat, count) : shortened(ledger, seat, count);
    if (shorter === undefined) return decline('match.cannotUndo');
    const roots = rootsOf(from, shorter);
    const course = Course.along(this.sourceOf(ledger), ledger.nonces, shorter, roots.at(-1));
    if (course === undefined) return decline('match.cannotUndo');
    // Every serial moves on by one, so that whatever is still under way is stale.
    const ahead = ledger.ahead + 1 + moved(from.state!, course.state);
    const next = { ...this.withCourse(this.timed(ledger, undefined, course), course), ahead, asking: undefined };
    return {
      situation: { ledger: this.clocked(next, course.state, 1 << seat), state: course.state, roots },
      event,
      facts: [],
    };
  }

  /** Somebody gives up, or has run out of time. At a table of several a bot takes the seat; else the match ends. */
  private gives(
    from: Situation<S>,
    ledger: Ledger,
    event: Of<'concede' | 'award'>,
    result: Result & { readonly seat: Seat },
  ): Outcome<S> {
    const { seat } = result;
    const { phase, result: ended = result } = ledger;
    // Between the games of a series there is no game to lose, so it is the series.
    if (result.by === 'absence' && isBetweenGames({ phase, series: this.header.series, result: ledger.result }))
      return this.noted(from, { ...ledger, phase: 'over', result: { ...ended, forfeit: seat } }, event);
    if (phase === 'over') return decline('match.over');
    const others = people(ledger.seats) & ~(1 << seat);
    const holder = ledger.seats[seat]!;
    if (from.state !== undefined && this.rules.seats > 2 && others !== 0) {
      const keeps = holder.kind === 'person' ? { keeps: holder.who } : {};
      const seats = ledger.seats.map((other, i) =>
        i === seat ? { kind: 'bot' as const, level: this.header.standIn, ...keeps } : other,
      );
      return this.noted(from, { ...ledger, seats, asking: undefined }, event);
    }
    const duel = this.rules.seats === 2 && this.rules.game.utility === 'zero-sum' && from.state !== undefined;
    const scores = duel ? { scores: [0, 1].map((other) => (other === seat ? -1 : 1)) } : {};
    const said = { ...result, ...scores, ...(from.state && this.roles(from.state)) };
    return this.noted(from, { ...ledger, phase: 'over', asking: undefined, result: said }, event);
  }
  /** Who was who, where the match left that to play and it came to it. */
  private roles(state: S): Pick<Result, 'roles'> {
    const { roles } = this.rules.game;
    if (roles?.open(this.header.setup as SetupOf<O>) !== true) return {};
    const all = Array.from({ length: this.rules.seats }, (_, seat) => roles.of(state, seat as Seat));
    return all.includes(-1) ? {} : { roles: all };
  }
}

const REASONS: Readonly<Record<Refused['reason'], Reason>> = {
  over: 'match.over',
  notYourTurn: 'match.notYourTurn',
  stale: 'match.stale',
  notOffered: 'match.notOffered',
};
const refusal = ({ reason, rule }: Refused, index: number): Declined => ({
  rule: rule ?? REASONS[reason],
  values: { index },
});

/** The roots that a shorter line still has: those up to which it is the same. */
function rootsOf<S>({ ledger, roots }: Situation<S>, shorter: Ledger['line']): Situation<S>['roots'] {
  return roots.filter(({ moves }) => moves === 0 || shorter[moves - 1] === ledger.line[moves - 1]);
}
function shortened({ line }: Ledger, seat: Seat, count: number): Ledger['line'] | undefined {
  let rest: Ledger['line'] = line;
  for (let i = 0; i < count; i++) {
    const shorter = withoutLast(rest, seat);
    if (shorter === undefined || typeof shorter === 'string') return undefined;
    rest = shorter;
  }
  return rest;
}
/** By how many serials the seat that went back furthest went back. */
function moved(from: State, to: State): number {
  let most = 0;
  from.table.serial.forEach((serial, seat) => (most = Math.max(most, serial - to.table.serial[seat]!)));
  return most;
}
