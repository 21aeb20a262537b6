import type { GameModule } from '../../kernel/module.ts';
import { type Share, shareOf } from '../study.ts';
import type { MergedShards } from './merged-shards.ts';
import { type Job, moduleFor } from './job.ts';
import { type Plan, USUAL_PLAN, type Verdict, verdictOf } from './stopping.ts';
import { type Fared, type Outcome, type Relation, RELATIONS, type Summary } from './summary.ts';
import { type Figures, figuresOf } from './tally.ts';

export interface CardReport {
  readonly card: string;
  readonly deck?: Share;
  readonly drawn?: Share;
  readonly played?: Share;
}
interface PairReport {
  readonly cards: readonly [string, string];
  readonly rate: Share;
  /** How much more than what both cards would give alone, each on its own. */
  readonly beyond: number;
}
export interface ArmReport {
  readonly games: number;
  readonly wins: readonly (Share & { readonly seat: string })[];
  readonly draws: Share;
  readonly length: Figures;
  readonly measures: Readonly<Record<string, Share | Figures>>;
  readonly flow?: {
    readonly options: Figures;
    readonly forced: Share;
    readonly leadChanges: Figures;
    readonly comebacks: Share;
  };
  readonly cards?: readonly CardReport[];
  readonly pairs?: readonly PairReport[];
}
/** What came of a job. Nothing in it says when, where or how fast: two of one job are the same text. */
export interface Report {
  readonly job: Job;
  readonly shards: number;
  readonly arms: readonly ArmReport[];
  readonly difference?: Verdict;
  readonly stopping?: {
    readonly plan: Plan;
    readonly stopped: { readonly shards: number; readonly pairs: number } | null;
  };
}
const rate = ([games, halves]: Fared): Share | undefined =>
  games === 0 ? undefined : shareOf(halves / 2 / games, games);
const part = (yes: number, of: number): Share => shareOf(of === 0 ? 0 : yes / of, Math.max(1, of));
/** Pairs seen in fewer games say nothing; of the others so many at each end are told. */
const FEWEST = 30;
const TOLD = 20;

export function reportOf(
  module: GameModule,
  merged: Pick<MergedShards, 'job' | 'outcome' | 'next' | 'stopped'>,
): Report {
  const { job, outcome, next, stopped } = merged;
  if (outcome === undefined) throw new Error('nothing was played');
  return {
    job,
    shards: next,
    arms: outcome.arms.map((summary, i) => armReport(moduleFor(module, job, job.arms[i]!), job, summary)),
    ...differenceIn(job, outcome),
    ...(job.plan === null
      ? {}
      : {
          stopping: {
            plan: job.plan,
            stopped: stopped === undefined ? null : { shards: stopped.shards, pairs: stopped.verdict.pairs },
          },
        }),
  };
}
const differenceIn = (job: Job, { paired }: Outcome): Pick<Report, 'difference'> =>
  paired === undefined ? {} : { difference: verdictOf(paired, job.plan ?? USUAL_PLAN) };

function armReport({ game, usage }: GameModule, job: Job, summary: Summary): ArmReport {
  const { games, flow, cards, pairs } = summary;
  const names = usage === undefined ? [] : usage.prints.map((def) => usage.name(def));
  return {
    games,
    wins: summary.wins.map((won, seat) => ({ seat: game.seatNames[seat] ?? String(seat), ...part(won, games) })),
    draws: part(summary.draws, games),
    length: figuresOf(summary.length),
    measures: Object.fromEntries(
      Object.entries(summary.measures).map(([name, told]) => [
        name,
        'yes' in told ? part(told.yes, told.games) : figuresOf(told),
      ]),
    ),
    ...(flow === undefined
      ? {}
      : {
          flow: {
            options: figuresOf(flow.options),
            forced: part(flow.forced, flow.options.count),
            leadChanges: figuresOf(flow.leads),
            comebacks: part(flow.comebacks, flow.decided),
          },
        }),
    ...(cards === undefined ? {} : { cards: cards.map((row, i) => cardReport(names[i]!, row)) }),
    ...(pairs === undefined ? {} : { pairs: pairReports(names, summary, job.watched.pairs) }),
  };
}
function cardReport(card: string, row: readonly Fared[]): CardReport {
  const rates = RELATIONS.flatMap((relation, i): readonly (readonly [Relation, Share])[] => {
    const found = rate(row[i]!);
    return found === undefined ? [] : [[relation, found]];
  });
  return { card, ...Object.fromEntries(rates) };
}
/** The pairs that do best and worst beside what their cards do alone, best first. */
function pairReports(
  names: readonly string[],
  { pairs = [], cards }: Summary,
  relation: Relation | null,
): PairReport[] {
  const at = RELATIONS.findIndex((one) => one === relation);
  const alone = (print: number): number => rate(cards?.[print]?.[at] ?? [0, 0])?.share ?? 0.5;
  const all = pairs
    .filter(([, , games]) => games >= FEWEST)
    .map(([first, second, games, halves]): PairReport => {
      const both = rate([games, halves])!;
      const beyond = both.share - (alone(first) + alone(second) - 0.5);
      return { cards: [names[first]!, names[second]!], rate: both, beyond };
    })
    .toSorted((a, b) => b.beyond - a.beyond || (a.cards.join() < b.cards.join() ? -1 : 1));
  return all.length <= 2 * TOLD ? all : [...all.slice(0, TOLD), ...all.slice(-TOLD)];
}
