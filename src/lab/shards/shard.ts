import { SelfPlay } from '../../bots/self-play.ts';
import { botFor } from '../../bots/spec.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Measures } from '../../kernel/game.ts';
import type { DefId, Seat, SeatMask } from '../../kernel/ids.ts';
import type { GameModule } from '../../kernel/module.ts';
import { roleAt } from '../../kernel/roles.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { botsForSeats } from '../simulate.ts';
import { winners } from '../study.ts';
import { CardWatch } from './card-watch.ts';
import { FlowWatch } from './flow-watch.ts';
import { type Arm, changesIn, type Job, moduleFor, type Shard } from './job.ts';
import { type Seed, seedIn, streamSeed } from './seed.ts';
import { withPair } from './stopping.ts';
import { NO_PAIRS, type Outcome, type Paired, type Summary, type Yes } from './summary.ts';
import { Tally } from './tally.ts';

/** The stream of the deal; the bots' streams follow it, by seat. */
const DEAL = 0;

/** One arm of a job: plays its games one by one and counts. */
class Series {
  private readonly module: GameModule;
  private readonly table: SelfPlay<State, SetupOptions>;
  private readonly bots: readonly string[];
  private readonly seed: Seed;
  private readonly chance = new FastChance(0);
  private readonly flow: FlowWatch | undefined;
  private readonly cards: CardWatch | undefined;
  private readonly length = new Tally();
  private readonly numbers = new Map<string, Tally>();
  private readonly truths = new Map<string, { games: number; yes: number }>();
  private readonly wins: number[];
  private games = 0;
  private draws = 0;
  /** Those that won the latest game. */
  won: SeatMask = 0;

  constructor(base: GameModule, job: Job, arm: Arm, owned: readonly DefId[]) {
    this.module = moduleFor(base, job, arm);
    const { game, usage } = this.module;
    this.table = new SelfPlay(game, readSetup(game.options, arm.setup));
    this.bots = botsForSeats(arm.bots, this.table.rules.seats);
    this.seed = seedIn(job.seed);
    this.wins = this.bots.map(() => 0);
    const { flow, cards, pairs } = job.watched;
    if (flow) this.flow = new FlowWatch(this.table.rules);
    if (usage !== undefined && (cards || pairs !== null || owned.length > 0))
      this.cards = new CardWatch(game, usage, this.bots.length, { cards, pairs, owned });
    const [flowing, counting] = [this.flow, this.cards];
    const watchesPlays = cards || pairs === 'played';
    if (flowing !== undefined || watchesPlays) {
      this.table.witness = (state, action, seat) => {
        flowing?.see(state, seat);
        if (watchesPlays) counting?.see(state, action, seat);
      };
    }
  }
  play(n: number): void {
    const { game, measures } = this.module;
    const players = this.bots.map((spec, seat) =>
      botFor(spec, game, streamSeed(this.seed, n, DEAL + 1 + seat), 1, this.bots.length),
    );
    this.length.add(this.table.play(players, this.chance.reseed(...streamSeed(this.seed, n, DEAL))));
    const { state, rules } = this.table;
    this.won = winners(rules, state);
    this.games++;
    if (this.won === 0) this.draws++;
    for (let seat = 0 as Seat; seat < this.wins.length; seat++) {
      if ((this.won & (1 << seat)) !== 0) this.wins[roleAt(game, state, seat)]!++;
    }
    this.flow?.end(this.won);
    this.cards?.end(state, (seat) => this.halves(seat));
    if (measures !== undefined) this.measure(measures(state));
  }
  /** Twice what this seat had of the latest game: 2 won, 1 drawn, 0 lost. */
  halves(seat: number): number {
    const against = this.module.game.utility !== 'shared';
    if (against && (this.won === 0 || this.won === (1 << this.wins.length) - 1)) return 1;
    return (this.won >> seat) & 1 ? 2 : 0;
  }
  /** The only seat that brought one of the cards that are asked about into the latest game. */
  get owner(): number | undefined {
    return this.cards?.owner;
  }
  private measure(told: Measures): void {
    for (const [name, value] of Object.entries(told)) {
      if (value === undefined) continue;
      if (typeof value === 'number') {
        const tally = this.numbers.get(name) ?? new Tally();
        this.numbers.set(name, tally);
        tally.add(value);
      } else {
        const truth = this.truths.get(name) ?? { games: 0, yes: 0 };
        this.truths.set(name, truth);
        truth.games++;
        if (value) truth.yes++;
      }
    }
  }
  summary(): Summary {
    const truths = [...this.truths].map(([name, yes]): [string, Yes] => [name, yes]);
    const numbers = [...this.numbers].map(([name, tally]) => [name, tally.toJson()] as const);
    return {
      games: this.games,
      draws: this.draws,
      wins: this.wins,
      length: this.length.toJson(),
      measures: Object.fromEntries([...truths, ...numbers].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ...(this.flow === undefined ? {} : { flow: this.flow.toJson() }),
      ...this.cards?.toJson(),
    };
  }
}

/** What a job plays: the arms, and how a pair of games compares. */
export class Bench {
  private readonly arms: readonly Series[];
  private readonly job: Job;
  /** Where numbers of cards are changed and seats bring cards, it is their owner who fares better or worse. */
  private readonly byOwner: boolean;
  private paired: Paired = NO_PAIRS;

  constructor(module: GameModule, job: Job) {
    this.job = job;
    const patch = job.arms.flatMap((arm) => arm.patch);
    const owned = patch.length === 0 ? [] : changesIn(module, patch).map(({ def }) => def);
    this.byOwner = job.compare === 'change' && owned.length > 0 && module.usage?.brought !== undefined;
    this.arms = job.arms.map((arm) => new Series(module, job, arm, this.byOwner ? owned : []));
  }
  /** Plays game `n` in every arm; twice the difference, or nothing where it says nothing. */
  play(n: number): number | undefined {
    for (const arm of this.arms) arm.play(n);
    const halves = this.compared();
    if (halves !== undefined) this.paired = withPair(this.paired, halves);
    return halves;
  }
  private compared(): number | undefined {
    const [first, second] = this.arms;
    if (first === undefined || second === undefined) return undefined;
    // Two bots: what the first of them had of both games, beyond half of them.
    if (this.job.compare === 'swap') return first.halves(0) + second.halves(1) - 2;
    const seat = this.byOwner ? first.owner : 0;
    return seat === undefined ? undefined : second.halves(seat) - first.halves(seat);
  }
  outcome(): Outcome {
    const arms = this.arms.map((arm) => arm.summary());
    return this.job.compare === null ? { arms } : { arms, paired: this.paired };
  }
}

/** A shard is a pure function of the job and its bounds: the same bytes wherever it is played. */
export function playShard(module: GameModule, job: Job, { from, to }: Shard): Outcome {
  const bench = new Bench(module, job);
  for (let n = from; n < to; n++) bench.play(n);
  return bench.outcome();
}
