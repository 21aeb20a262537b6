import { type Chance, FastChance } from '../chance.ts';
import type { Game } from '../game.ts';
import type { Action, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { type Rules, rulesFor } from '../rules.ts';
import { maskSetup, readSetup, type SetupOf, type SetupOptions } from '../setup.ts';
import { restore, save } from '../snapshot.ts';
import type { State, Table } from '../table.ts';
import { unspell, spell } from '../verbs.ts';
import { conservation, type ContractOptions, same, sameNumbers, type Tally } from './checks.ts';
import { Broken, hold } from './hold.ts';
import { KnowledgeCheck } from './knowledge.ts';
import { LinkingCheck, noLinking } from './linking.ts';
import { RefusalCheck } from './refusing.ts';

/** One play in so many is the first of two that finish the game, in a game that is not long. */
const FINISHED_EVERY = 40;
/** So many plays of a game, and after them one of so many, begin with a position that was saved and restored. */
const SAVED_FIRST = 20;
const SAVED_EVERY = 10;
/** One play in so many is remembered until the next one is: what then looks otherwise was changed meanwhile. */
const REMEMBERED_EVERY = 10;

interface Played {
  readonly seat: Seat;
  readonly action: Action;
  readonly draw: number;
}

/** What every game owes the kernel, as random games full of checks. Throws `Broken` at the first that fails. */
export class Contract<S extends State, O extends SetupOptions> {
  readonly tally: Tally = {
    games: 0,
    plies: 0,
    refusals: 0,
    tried: 0,
    guesses: 0,
    tokens: 0,
    couldMove: 0,
    moved: 0,
    varied: 0,
    pairs: 0,
    quietPairs: 0,
    secretPairs: 0,
    longest: 0,
    linking: noLinking(),
  };
  private readonly game: Game<S, O>;
  private readonly setup: SetupOf<O>;
  private readonly rules: Rules<S, O>;
  private readonly options: ContractOptions<S, O>;
  private readonly chance: FastChance;
  /** Says what is looked at, and has no part in the games. */
  private readonly lot: FastChance;
  private readonly out = new Options();
  private readonly again = new Options();
  /** Actions that were spelt and read back. */
  private readonly spelt = new Set<Action>();
  private readonly seats: readonly Seat[];
  private readonly s: S;
  private readonly twin: S;
  private readonly before: S;
  private readonly knowledge: KnowledgeCheck<S, O>;
  private readonly linking: LinkingCheck<S, O>;
  private readonly refusing: RefusalCheck<S, O> | undefined;
  private past: { readonly state: S; readonly digest: number } | undefined;

  constructor(game: Game<S, O>, setup: Partial<SetupOf<O>>, options: ContractOptions<S, O>) {
    this.game = game;
    this.setup = readSetup(game.options, setup);
    this.rules = rulesFor(game, this.setup);
    const open = readSetup(game.options, maskSetup(game.options, this.setup, 'spectator'));
    hold(game.seats(open) === this.rules.seats, 'a table can be laid out without what is secret in the setup');
    this.options = options;
    this.chance = new FastChance(options.seed);
    this.lot = new FastChance(options.seed);
    this.seats = Array.from({ length: this.rules.seats }, (_, i) => i as Seat);
    [this.s, this.twin, this.before] = [this.rules.create(), this.rules.create(), this.rules.create()];
    this.knowledge = new KnowledgeCheck(this.rules, this.chance, this.tally, options);
    this.linking = new LinkingCheck(this.rules, this.chance, this.tally.linking);
    if (options.rules === undefined) return;
    this.refusing = new RefusalCheck(this.rules, this.chance, options.rules);
    // The last step of a procedure only ends it.
    for (const { rule } of game.book.procedures.flatMap(({ steps }) => steps))
      hold(rule === '' || options.rules.has(rule), () => `every stage cites a rule of the digest: ${rule}`);
  }

  run(): Tally {
    for (let game = 0; game < this.options.games && this.options.enough?.() !== true; game++) {
      const seed = (Math.imul(this.options.seed, 1_000_003) + game) | 0;
      const played: Played[] = [];
      try {
        this.playOne(seed, played);
      } catch (error) {
        const law = error instanceof Broken ? error.law : `an error: ${(error as Error).stack ?? String(error)}`;
        throw new Broken(law, this.where(game, played));
      }
      this.tally.games++;
      this.tally.plies += played.length;
      this.tally.longest = Math.max(this.tally.longest, played.length);
    }
    this.knowledge.conclude();
    this.linking.conclude();
    return this.tally;
  }
  private where(game: number, played: readonly Played[]): string {
    const last = played.at(-1);
    const { name, verbs } = this.game;
    const action = last === undefined ? 'the deal' : `seat ${last.seat}: ${spell(verbs, last.action)}`;
    const rule = last === undefined ? '' : `, ${this.ruleNow(last.seat)}`;
    return `${name} ${JSON.stringify(this.setup)}, seed ${this.options.seed}, game ${game}, ply ${played.length}, ${action}${rule}`;
  }
  private ruleNow(seat: Seat): string {
    try {
      return this.rules.decision(this.s, seat)?.rule ?? '';
    } catch {
      return '';
    }
  }

  private playOne(seed: number, played: Played[]): void {
    const { rules, s, chance } = this;
    rules.start(s, this.setup, new FastChance(seed));
    this.past = undefined;
    this.linking.begin();
    while (!rules.over(s)) {
      hold(played.length < this.game.bound, `length within the declared bound of ${this.game.bound}`);
      const acting = this.seats.filter((seat) => (rules.actors(s) & (1 << seat)) !== 0);
      hold(acting.length > 0, 'somebody acts while the game is on');
      const seat = acting[chance.below(acting.length)]!;
      const list = this.offers(seat, acting);
      const move: Played = { seat, action: list[chance.below(list.length)]!, draw: (seed * 8191 + played.length) | 0 };
      played.push(move);
      if (chance.below(this.options.knowledgeEvery ?? 1) === 0) this.knowledge.check(s, seat, move.action, move.draw);
      this.linking.check(s, seat, move.action, move.draw);
      this.advance(move, played.length <= SAVED_FIRST || this.lot.below(SAVED_EVERY) === 0);
      // The longer a game is, the more there is to finish: a few times in each are enough.
      if (chance.below(Math.max(FINISHED_EVERY, played.length)) === 0) this.finishTwice(move.draw);
    }
    this.ended(seed, played);
  }

  /** What the seat is offered; `out` holds it until the move is made. */
  private offers(seat: Seat, acting: readonly Seat[]): Action[] {
    const { rules, s, out, again } = this;
    for (const other of this.seats) {
      const offered = other === seat ? out : again;
      rules.legal(s, other, offered);
      hold(offered.size > 0 === acting.includes(other), () => `options exactly for those who act (seat ${other})`);
    }
    rules.legal(s, seat, again);
    const list = out.toArray();
    hold(sameNumbers(list, again.toArray()), 'options come in a stable order');
    const offered = new Set(list);
    hold(offered.size === list.length, 'options are distinct');
    const decision = rules.decision(s, seat)!;
    const shown = decision.options.map(({ action }) => action);
    hold(sameNumbers(shown, list), 'the decision shows the options');
    const known = this.options.rules;
    hold(known === undefined || known.has(decision.rule), () => `the stage cites a rule that exists: ${decision.rule}`);
    const said = new Set(list.map((action) => this.game.notation(s, seat, action)));
    hold(said.size === list.length, 'each option has a notation of its own');
    for (const action of list) this.canBeSpelt(action);
    for (const { action, rule } of rules.refusals(s, seat)) {
      this.tally.refusals++;
      hold(!offered.has(action), () => `refused and offered: ${rule}`);
      hold(known === undefined || known.has(rule), () => `the refusal cites a rule that exists: ${rule}`);
    }
    return list;
  }
  /** The spelling of an action is the same in every position. */
  private canBeSpelt(action: Action): void {
    if (this.spelt.has(action)) return;
    const { verbs } = this.game;
    hold(unspell(verbs, spell(verbs, action)) === action, 'actions can be spelt and read back');
    this.spelt.add(action);
  }

  private advance({ seat, action, draw }: Played, saved: boolean): void {
    const { rules, s, twin, before } = this;
    conservation(s.table);
    rules.copy(before, s);
    this.refusesRubbish(seat);
    rules.copy(twin, s);
    rules.apply(twin, seat, action, new FastChance(draw));
    hold(same(before.table, s.table), 'acting on a copy leaves the original alone');
    const restored = saved ? this.restored() : undefined;
    if (this.past === undefined || this.chance.below(REMEMBERED_EVERY) === 0) this.remember();
    const epoch = rules.epoch(s);
    rules.apply(s, seat, action, new FastChance(draw));
    hold(rules.equal(twin, s), 'a copy goes on alike');
    if (restored !== undefined) {
      rules.apply(restored, seat, action, new FastChance(draw));
      hold(rules.equal(restored, s), 'a restored position goes on alike');
    }
    hold(
      rules.epoch(s) !== epoch || !somebodyLearned(before.table, s.table),
      'the epoch grows when somebody learns a card',
    );
    this.poolsKept();
  }
  private remember(): void {
    const { rules, s } = this;
    this.pastIsKept();
    const state = this.past?.state ?? rules.create();
    rules.copy(state, s);
    this.past = { state, digest: rules.digest(s) };
  }
  private pastIsKept(): void {
    const { past, rules } = this;
    hold(past === undefined || rules.digest(past.state) === past.digest, 'no earlier position changes');
  }
  private restored(): S {
    const { rules, s } = this;
    const restored = restore(rules, JSON.parse(JSON.stringify(save(rules, s))) as ReturnType<typeof save>);
    hold(rules.digest(restored) === rules.digest(s), 'saved and restored');
    return restored;
  }
  /** A card may pass from pool to pool only where everybody sees it. */
  private poolsKept(): void {
    const [a, b] = [this.before.table, this.s.table];
    for (let card = 1; card <= a.cards; card++) {
      if (a.plan.pool[a.at[card]!] === b.plan.pool[b.at[card]!]) continue;
      const seen = a.plan.viewers[a.at[card]!]! | b.plan.viewers[b.at[card]!]! | a.knownBy[card]! | b.knownBy[card]!;
      hold(seen === a.plan.everyone, `a hidden card went from pool to pool: ${a.plan.names[b.at[card]!]}`);
    }
  }
  private refusesRubbish(seat: Seat): void {
    const { rules, s, out, chance } = this;
    this.tally.tried += this.refusing?.check(s, seat, out) ?? 0;
    const rubbish = ((chance.below(this.game.verbs.list.length) << 20) |
      (chance.below(1024) << 10) |
      chance.below(1024)) as Action;
    if (!out.has(rubbish)) {
      const refused = rules.submit(s, seat, s.table.serial[seat]!, [rubbish], () => chance);
      hold(refused?.reason === 'notOffered', 'what is not on offer is refused');
      const known = this.options.rules;
      hold(known === undefined || known.has(refused?.rule ?? ''), 'a refusal names a rule of the digest');
    }
    const stale = rules.submit(s, seat, s.table.serial[seat]! + 1, [out.at(0)], () => chance);
    hold(stale?.reason === 'stale', 'a command with another serial is refused');
    const half = rules.submit(s, seat, s.table.serial[seat]!, [out.at(0), -1 as Action], () => new FastChance(1));
    hold(half !== undefined, 'a batch with a bad action is refused');
    hold(same(this.before.table, s.table), 'a refused command changes nothing');
  }
  private finishTwice(draw: number): void {
    if (this.rules.over(this.s)) return;
    const other = this.rules.create();
    this.rules.copy(this.twin, this.s);
    this.rules.copy(other, this.s);
    finish(this.rules, this.twin, new FastChance(draw), this.again, this.game.bound);
    this.rules.playOut(other, new FastChance(draw), this.again, this.game.bound);
    hold(this.rules.equal(this.twin, other), 'two copies finish alike, step by step and in one go');
  }
  private ended(seed: number, played: readonly Played[]): void {
    const { rules, s, twin } = this;
    conservation(s.table);
    this.pastIsKept();
    const scores = this.seats.map((seat) => rules.score(s, seat));
    if (this.game.utility === 'zero-sum') hold(scores.reduce((a, b) => a + b, 0) === 0, 'scores add up to nothing');
    if (this.game.utility === 'shared') hold(new Set(scores).size === 1, 'all seats have the same score');
    for (const seat of this.seats) {
      const reward = rules.reward(s, seat);
      hold(reward >= 0 && reward <= 1, 'rewards lie between 0 and 1');
    }
    rules.start(twin, this.setup, new FastChance(seed));
    for (const { seat, action, draw } of played) {
      const refused = rules.submit(twin, seat, twin.table.serial[seat]!, [action], () => new FastChance(draw));
      hold(refused === undefined, 'the record replays');
    }
    hold(rules.equal(twin, s), 'the replay equals the game');
  }
}

function somebodyLearned(before: Table, now: Table): boolean {
  for (let card = 1; card <= before.cards; card++) if ((now.knownBy[card]! & ~before.knownBy[card]!) !== 0) return true;
  return false;
}

/** Plays on at random. */
function finish<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  s: S,
  chance: Chance,
  out: Options,
  bound: number,
): void {
  for (let ply = 0; !rules.over(s); ply++) {
    hold(ply < bound, 'a game comes to an end');
    const seat = rules.actor(s);
    rules.legal(s, seat, out);
    rules.apply(s, seat, out.at(chance.below(out.size)), chance);
  }
}
