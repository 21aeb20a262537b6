import { type Fact, factsFor } from '../kernel/facts.ts';
import type { Held } from '../kernel/game.ts';
import type { SeatMask, Viewer } from '../kernel/ids.ts';
import type { Rules } from '../kernel/rules.ts';
import { maskSetup, secretsOf, type SetupOptions } from '../kernel/setup.ts';
import { hex8 } from '../kernel/sha256.ts';
import { toBase64 } from '../kernel/snapshot.ts';
import type { State } from '../kernel/table.ts';
import { type Brought, withBrought } from './brought.ts';
import { heldIn, opensAt } from './held.ts';
import { type About, type Frame, withNews, type News, type Run, type ToldFact, type Whole } from './messages.ts';
import type { Ledger } from './ledger.ts';
import { toldPacks } from './packs.ts';
import type { Advanced, Situation } from './referee.ts';
import { isOver } from './series.ts';
import type { MatchHeader } from './store.ts';
import { reach } from './undo.ts';

/** Two changed words this close together travel as one run. */
const GAP = 3;

/** Turns what happened into what one viewer is told. Knows the truth; everything it lets out has been masked. */
export class Framing<S extends State, O extends SetupOptions> {
  private readonly rules: Rules<S, O>;
  private readonly header: MatchHeader;
  private readonly secret: string;
  private readonly held: Held | undefined;
  private readonly views = new Map<Viewer, View<S>>();
  /** Room for the next view; after that, the one before it. */
  private spare: S;

  constructor(rules: Rules<S, O>, header: MatchHeader, secret: string) {
    this.rules = rules;
    this.header = header;
    this.secret = secret;
    this.held = heldIn(rules, header.setup);
    this.spare = rules.create();
  }

  frame(viewer: Viewer, from: Situation<S>, { situation, event, facts }: Advanced<S>): Frame {
    const view = this.viewOf(viewer, from);
    this.turn(view, viewer, situation);
    const earlier = this.spare;
    const frame: Writable<Frame> = {
      ev: 'frame',
      match: this.header.match,
      v: situation.ledger.version,
      prev: from.ledger.version,
      facts: factsFor(facts, this.bitOf(viewer)).map(told),
      view: difference(earlier.table.words, view.now.table.words),
      about: this.news(from, situation, viewer),
      hash: hex8(this.rules.digest(view.now)),
    };
    if (event.do === 'undo' || (event.do === 'answer' && from.state !== situation.state)) frame.undone = true;
    return frame;
  }
  /** However many come to look on, it is put together once. */
  whole(viewer: Viewer, situation: Situation<S>): Whole {
    const view = this.viewOf(viewer, situation);
    return (view.whole ??= this.wholeOf(view.now, viewer, situation));
  }
  private wholeOf(now: S, viewer: Viewer, situation: Situation<S>): Whole {
    const { match, game, edition, setup } = this.header;
    return {
      ev: 'whole',
      match,
      v: situation.ledger.version,
      game,
      edition,
      setup: maskSetup(this.rules.game.options, setup, 'spectator'),
      ...(situation.state === undefined ? {} : { words: toBase64(now.table.words) }),
      about: this.about(situation, viewer),
      hash: hex8(this.rules.digest(now)),
    };
  }
  private bitOf(viewer: Viewer): SeatMask {
    return viewer === 'spectator' ? this.rules.plan.spectators : 1 << viewer;
  }
  /** What the viewer sees as it stands. Most of the time that is where the last frame left off. */
  private viewOf(viewer: Viewer, situation: Situation<S>): View<S> {
    const known = this.views.get(viewer);
    if (known?.situation === situation) return known;
    const view = known ?? { situation, now: this.rules.create(), whole: undefined };
    this.views.set(viewer, view);
    this.turn(view, viewer, situation);
    return view;
  }
  /** Before the deal the view is blank, as it was made. */
  private turn(view: View<S>, viewer: Viewer, situation: Situation<S>): void {
    const { spare } = this;
    const { ledger, state } = situation;
    if (state !== undefined) {
      this.rules.mask(state, viewer, spare);
      // Once it is over, every card lies open.
      if (this.isOpen(ledger)) spare.table.def.set(state.table.def);
    }
    this.spare = view.now;
    view.now = spare;
    view.situation = situation;
    view.whole = undefined;
  }
  about(situation: Situation<S>, viewer: Viewer): About {
    const { seats } = situation.ledger;
    const { commitment, series } = this.header;
    return withNews({ seats, commitment, ...(series && { series }) }, this.news(undefined, situation, viewer));
  }
  private news(from: Situation<S> | undefined, { ledger, state }: Situation<S>, viewer: Viewer): News {
    const { phase, seats, brought, nonces, ahead, asking, clock, result, line } = ledger;
    const on = phase === 'on';
    const news: Writable<News> = {
      phase,
      ready: phase === 'gathering' ? maskOf(nonces) : 0,
      awaited: on ? this.rules.awaited(state!) : 0,
      serials: state === undefined ? [] : serialsOf(state, ahead),
    };
    if (phase === 'gathering' || (from !== undefined && from.ledger.seats !== ledger.seats)) news.seats = ledger.seats;
    const until = opensAt(this.held, ledger);
    if (clock !== undefined) news.clock = clock;
    if (until !== undefined) news.held = { verb: this.held!.verb, until };
    if (asking !== undefined) news.asking = asking;
    if (on && viewer !== 'spectator') news.undo = reach(line, viewer);
    if (result !== undefined) news.result = result;
    const turns = from?.ledger.phase !== phase || this.isOpen(from.ledger) !== this.isOpen(ledger);
    if (turns) Object.assign(news, this.opened(ledger, viewer));
    else if (broughtOf(from.ledger, viewer) !== broughtOf(ledger, viewer))
      news.setup = broughtOf(ledger, viewer)?.setup ?? {};
    if (this.header.terms !== undefined && (phase === 'gathering' || from === undefined))
      news.brought = seats.map((_, seat) => brought?.[seat]?.commitment ?? null);
    if (from?.ledger.packs !== ledger.packs || turns) {
      const packs = toldPacks(this.header, ledger.packs, viewer, this.isOpen(ledger));
      if (packs !== undefined) news.packs = packs;
    }
    if (this.isOpen(ledger)) news.secret = this.secret;
    return news;
  }
  /** In a series the secrets of a game are kept until all of it is over: the same decks are played again. */
  private isOpen({ phase, result }: Ledger): boolean {
    const { series, pod, packs } = this.header;
    // What was opened for several matches is kept until all of them are over.
    if (pod !== undefined || packs?.from !== undefined) return false;
    return phase === 'over' && (series === undefined || isOver(series, result));
  }
  /** Secret settings: before the deal a seat is told what it has brought itself, since who sits down may stand up again. */
  private opened(ledger: Ledger, viewer: Viewer): Pick<News, 'setup'> {
    if (ledger.phase === 'gathering' || this.header.pod !== undefined) {
      const own = broughtOf(ledger, viewer);
      return own === undefined ? {} : { setup: own.setup };
    }
    const played = withBrought(this.header.setup, ledger.brought);
    const setup = secretsOf(this.rules.game.options, played, viewer, this.isOpen(ledger));
    return Object.keys(setup).length === 0 ? {} : { setup };
  }
}
const broughtOf = ({ brought }: Ledger, viewer: Viewer): Brought | undefined =>
  viewer === 'spectator' ? undefined : (brought?.[viewer] ?? undefined);
type Writable<T> = { -readonly [K in keyof T]: T[K] };
function serialsOf({ table: { serial } }: State, ahead: number): number[] {
  const serials: number[] = [];
  for (const one of serial) serials.push(one + ahead);
  return serials;
}
/** What a viewer sees as it stands. */
interface View<S> {
  situation: Situation<S>;
  now: S;
  whole: Whole | undefined;
}
const told = ({ kind, a, b, c, def, seenBy }: Fact): ToldFact => [kind, a, b, c, def, seenBy];

function maskOf(nonces: readonly (string | null)[]): SeatMask {
  let mask = 0;
  nonces.forEach((nonce, seat) => {
    if (nonce !== null) mask |= 1 << seat;
  });
  return mask;
}

/** The words that changed, in runs of a place and the words from there on. */
export function difference(from: Int32Array, to: Int32Array): Run[] {
  const runs: number[][] = [];
  // Stryker disable next-line ArrayDeclaration: the first change begins a run of its own
  let run: number[] = [];
  let last = -GAP - 1;
  for (let at = nextChange(from, to, 0); at < to.length; at = nextChange(from, to, at + 1)) {
    if (at - last > GAP) runs.push((run = [at]));
    else for (let i = last + 1; i < at; i++) run.push(to[i]!);
    run.push(to[at]!);
    last = at;
  }
  return runs;
}
/** Most words have not changed: four of them are passed over at a time. */
function nextChange(a: Int32Array, b: Int32Array, from: number): number {
  // Stryker disable next-line ArithmeticOperator: behind the end all is alike
  const fours = b.length - 3;
  let at = from;
  // Stryker disable next-line EqualityOperator: behind the end all is alike
  while (
    at < fours &&
    ((a[at]! ^ b[at]!) | (a[at + 1]! ^ b[at + 1]!) | (a[at + 2]! ^ b[at + 2]!) | (a[at + 3]! ^ b[at + 3]!)) === 0
  )
    at += 4;
  // Stryker disable next-line EqualityOperator: whoever asks stops at the end, or behind it
  while (at < b.length && a[at] === b[at]) at++;
  return at;
}
