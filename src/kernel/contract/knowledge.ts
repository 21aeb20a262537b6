import { type Chance, FastChance } from '../chance.ts';
import { FACT, type FactSink } from '../facts.ts';
import { HEAD } from '../head.ts';
import type { Action, CardId, DefId, Seat, SeatMask, Viewer } from '../ids.ts';
import { Options } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { SetupOptions } from '../setup.ts';
import { Sight } from '../sight.ts';
import type { State, Table } from '../table.ts';
import { verbOf } from '../verbs.ts';
import type { Plan } from '../zones.ts';
import { conservation, type ContractOptions, same, sameNumbers, type Tally } from './checks.ts';
import { hold } from './hold.ts';
import { TokenCheck } from './tokens.ts';

/** The facts as one viewer is told them. */
class Heard implements FactSink {
  /** Of each fact its kind, its three values and the print. */
  readonly told: number[] = [];
  private readonly bit: SeatMask;
  private readonly plan: Plan;
  private readonly knownBy: Int32Array;
  constructor(bit: SeatMask, { plan, knownBy }: Table) {
    this.bit = bit;
    this.plan = plan;
    this.knownBy = knownBy.slice();
  }
  fact(kind: number, a: number, b: number, c: number, def: DefId, seenBy: SeatMask): void {
    const sees = (seenBy & this.bit) !== 0;
    if (kind < FACT.game || sees) this.told.push(kind, a, b, c, sees ? def : 0);
  }
  /**
   * The same without the sleeves of cards that came out of a place the viewer cannot look into; only who knew the card
   * before, which is public.
   */
  gist(): string {
    const gist = this.told.slice();
    for (let i = 0; i < gist.length; i += 5) {
      const [kind, card, from] = gist.slice(i, i + 3) as [number, number, number];
      const unseen = kind === FACT.moved && (this.plan.viewers[from]! & this.bit) === 0;
      if (unseen) gist[i + 1] = ~this.knownBy[card]!;
    }
    return gist.join(' ');
  }
}
/** Guesses at the edges: with pools sorted, a leak that random guesses miss shows up. */
const highest: Chance = { below: (n) => n - 1 };
const lowest: Chance = { below: () => 0 };

/** The four knowledge properties and non-interference, at one ply, for every viewer. */
export class KnowledgeCheck<S extends State, O extends SetupOptions> {
  private readonly rules: Rules<S, O>;
  private readonly chance: FastChance;
  private readonly tally: Tally;
  private readonly options: ContractOptions<S, O>;
  private readonly viewers: readonly Viewer[];
  private readonly sights: readonly Sight<S, O>[];
  private readonly out = new Options();
  private readonly tokens: TokenCheck<S, O>;
  private readonly secret: ReadonlySet<number>;
  private readonly guess: S;
  private readonly other: S;
  private readonly truth: S;
  private readonly viewA: S;
  private readonly viewB: S;
  /** How often each print lay in each zone, in the games and in the guesses. */
  private readonly lain = new Map<number, number>();
  private readonly guessed = new Map<number, number>();
  /** Of each print in each pool, how many more there are in one state than in another. */
  private readonly surplus: Int32Array;

  constructor(rules: Rules<S, O>, chance: FastChance, tally: Tally, options: ContractOptions<S, O>) {
    this.rules = rules;
    this.chance = chance;
    this.tally = tally;
    this.options = options;
    const { secretVerbs, verbs } = rules.game;
    this.secret = new Set(
      secretVerbs.map((name) => {
        const verb = verbs.list.find((candidate) => candidate.verb === name);
        hold(verb !== undefined, `the secret verb ${name} exists`);
        return verb!.id;
      }),
    );
    this.tokens = new TokenCheck(rules);
    this.viewers = [...Array.from({ length: rules.seats }, (_, i) => i as Seat), 'spectator'];
    this.sights = this.viewers.map((viewer) => new Sight(rules, viewer));
    this.surplus = new Int32Array(rules.plan.pools.length * 1024);
    const states = Array.from({ length: 5 }, () => rules.create()) as [S, S, S, S, S];
    [this.guess, this.other, this.truth, this.viewA, this.viewB] = states;
  }

  check(s: S, seat: Seat, action: Action, draw: number): void {
    place(this.lain, s.table);
    this.viewers.forEach((viewer, i) => {
      this.maskShowsWhatIsKnown(s, viewer);
      const sight = this.sights[i]!.look(s);
      this.guesses(s, viewer, sight);
      this.told(s, viewer, seat, action, draw);
      if (viewer === seat) this.botIsBlind(s, sight);
    });
  }
  private maskShowsWhatIsKnown(s: S, viewer: Viewer): void {
    const { rules, viewA, viewB } = this;
    const bit = this.bitOf(viewer);
    rules.mask(s, viewer, viewA);
    for (let card = 1; card <= s.table.cards; card++) {
      const shown = viewA.table.def[card] !== 0;
      hold(shown === ((s.table.knownBy[card]! & bit) !== 0), 'a mask shows what is known and no more');
    }
    rules.mask(viewA, viewer, viewB);
    hold(same(viewA.table, viewB.table), 'masking twice is masking once');
  }
  private bitOf(viewer: Viewer): SeatMask {
    return 1 << (viewer === 'spectator' ? this.rules.seats : viewer);
  }

  private guesses(s: S, viewer: Viewer, sight: Sight<S, O>): void {
    const { rules, guess, other, tally, chance } = this;
    sight.determinize(other, chance);
    sight.guess(guess, [chance, chance, highest, lowest][chance.below(4)]!);
    place(this.guessed, guess.table);
    tally.guesses++;
    if (sight.hiddenCards > 1 && this.several(s, sight)) {
      tally.couldMove++;
      if (differs(other.table, s.table)) tally.moved++;
      if (differs(other.table, guess.table)) tally.varied++;
    }
    conservation(guess.table);
    this.findingsAreSound(guess.table);
    if (!sight.imagines) hold(this.poolsAlike(guess.table, s.table), 'a guess conserves the pools');
    rules.mask(s, viewer, this.viewA);
    rules.mask(guess, viewer, this.viewB);
    hold(same(this.viewA.table, this.viewB.table), 'a guess does not change the view');
    if (viewer === 'spectator') return;
    rules.legal(guess, viewer, this.out);
    const offered = this.out.toArray();
    rules.legal(s, viewer, this.out);
    hold(sameNumbers(offered, this.out.toArray()), 'a guess does not change the options');
    this.tokens.check(s, this.viewA, guess, viewer);
    tally.tokens++;
  }
  /** In truth and in a guess whose findings live on nobody has ruled out what is so. */
  private findingsAreSound(t: Table): void {
    if (t.candidates === undefined) return;
    for (let card = 1; card <= t.cards; card++) {
      for (let seat = 0; seat <= t.plan.seats; seat++) {
        const could = t.candidates.of(seat, card as CardId);
        hold((could & (1 << t.def[card]!)) !== 0, () => `nobody rules out what is so (seat ${seat}, card ${card})`);
      }
    }
  }
  /** Each print as often in each pool. */
  private poolsAlike(a: Table, b: Table): boolean {
    const { surplus } = this;
    const slot = (t: Table, card: number): number => t.plan.pool[t.at[card]!]! * 1024 + t.def[card]!;
    for (let card = 1; card <= a.cards; card++) {
      surplus[slot(a, card)]!++;
      surplus[slot(b, card)]!--;
    }
    // There are as many cards in both: what is missing in one is left over somewhere in the other.
    for (let card = 1; card <= a.cards; card++) if (surplus[slot(a, card)] !== 0) return false;
    return true;
  }
  /** Are there two different prints among the hidden cards of one pool? */
  private several(s: S, sight: Sight<S, O>): boolean {
    const t = s.table;
    const first = new Map<number, number>();
    for (let card = 1; card <= t.cards; card++) {
      if ((t.knownBy[card]! & (1 << sight.seat)) !== 0) continue;
      const pool = t.plan.pool[t.at[card]!]!;
      const print = first.get(pool);
      if (print === undefined) first.set(pool, t.def[card]!);
      else if (print !== t.def[card]) return true;
    }
    return false;
  }

  /** Non-interference: if the viewer is told the same, the viewer sees the same; a secret choice must look the same. */
  private told(s: S, viewer: Viewer, seat: Seat, action: Action, draw: number): void {
    const { rules, guess, truth, tally } = this;
    const alike = this.counterpart(guess, seat, action, false);
    rules.copy(truth, s);
    const heardA = new Heard(this.bitOf(viewer), truth.table);
    const heardB = new Heard(this.bitOf(viewer), guess.table);
    rules.apply(truth, seat, action, new FastChance(draw), heardA);
    rules.apply(guess, seat, alike, new FastChance(draw), heardB);
    tally.pairs++;
    // The last of several secret choices made at once may be what turns them all over.
    const last = s.table.head[HEAD.forked] === 1 << seat;
    if (viewer !== seat && this.secret.has(verbOf(action)) && !last)
      this.secretKept(s, viewer, seat, action, draw, heardA);
    if (!sameNumbers(heardA.told, heardB.told)) {
      hold(heardA.gist() !== heardB.gist(), 'no sleeve tells which card it was');
      return;
    }
    tally.quietPairs++;
    this.findingsAreSound(truth.table);
    this.findingsAreSound(guess.table);
    rules.mask(truth, viewer, this.viewA);
    rules.mask(guess, viewer, this.viewB);
    hold(same(this.viewA.table, this.viewB.table), () => `who is told the same sees the same${this.difference()}`);
  }
  /** In the same truth something else of the same sort is chosen: the viewer is told the same. */
  private secretKept(s: S, viewer: Viewer, seat: Seat, action: Action, draw: number, heard: Heard): void {
    const { rules, other, tally } = this;
    rules.copy(other, s);
    const elsewise = this.counterpart(other, seat, action, true);
    const heardElse = new Heard(this.bitOf(viewer), other.table);
    rules.apply(other, seat, elsewise, new FastChance(draw), heardElse);
    tally.secretPairs++;
    hold(sameNumbers(heard.told, heardElse.told), 'nobody is told what was chosen in secret');
  }
  /** The same action if it is on offer and need not be another, else something of the same sort. */
  private counterpart(state: S, seat: Seat, action: Action, another: boolean): Action {
    const { out } = this;
    this.rules.legal(state, seat, out);
    hold(out.size > 0, 'in a guess the same seat acts');
    if (!another && out.has(action)) return action;
    const sort = out.toArray().filter((option) => verbOf(option) === verbOf(action));
    const list = sort.length > 0 ? sort : out.toArray();
    return list[this.chance.below(list.length)]!;
  }
  private difference(): string {
    const [a, b] = [this.viewA.table, this.viewB.table];
    const at = a.words.findIndex((word, i) => word !== b.words[i]);
    const part = a.layout.find((candidate) => at >= candidate.at && at < candidate.at + candidate.length);
    return at < 0 ? '' : `: ${part?.name}[${at - (part?.at ?? 0)}] is ${a.words[at]} or ${b.words[at]}`;
  }

  private botIsBlind(s: S, sight: Sight<S, O>): void {
    const { bot, botEvery = 20 } = this.options;
    if (bot === undefined || this.chance.below(botEvery) !== 0) return;
    const seed = this.chance.below(65536);
    sight.look(s);
    const chosen = bot(seed).choose(sight);
    sight.determinize(this.other, this.chance);
    const elsewhere = new Sight(this.rules, sight.seat).look(this.other);
    // The guess does not keep findings up; the masks are equal all the same.
    hold(same(elsewhere.state.table, sight.state.table), 'equal sight');
    hold(bot(seed).choose(elsewhere) === chosen, 'a bot chooses alike in any two truths with equal sight');
  }

  /** What only many plies together can show. */
  conclude(): void {
    const { tally } = this;
    if (tally.couldMove > 50) {
      hold(tally.moved > tally.couldMove / 3, 'guesses differ from the truth when they can');
      hold(tally.varied > tally.couldMove / 3, 'guesses differ from one another');
    }
    // What is imagined (see `Belief`) need never have been brought.
    const imagined = this.rules.game.belief !== undefined;
    if (this.options.roughGuesses === true || imagined || tally.plies < 2000) return;
    for (const [where, times] of this.guessed) {
      if (times < 40 || this.lain.has(where)) continue;
      const [zone, print] = [this.rules.plan.names[where >> 10], where & 1023];
      hold(false, `a guess puts no print where no game has it: print ${print} in ${zone}, ${times} times`);
    }
  }
}

const differs = (a: Table, b: Table): boolean => a.def.some((print, card) => print !== b.def[card]);

function place(counts: Map<number, number>, t: Table): void {
  for (let card = 1; card <= t.cards; card++) {
    const where = t.at[card]! * 1024 + t.def[card]!;
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
}
