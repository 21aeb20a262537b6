import type { ArmReport, CardReport, Report } from '../../lab/shards/report.ts';
import type { Figures } from '../../lab/shards/tally.ts';
import type { Share } from '../../lab/study.ts';
import { percent } from '../figures.ts';
import type { Io } from '../io.ts';
import type { CliText } from '../text/text.ts';

const CARDS = 15;
const PAIRS = 5;
const share = ({ share: one, from, to, games }: Share): string =>
  `${percent(one)} % (${percent(from)} – ${percent(to)}), n = ${games}`;
const figures = ({ least, lowerQuarter, median, upperQuarter, most, mean, deviation }: Figures): string => {
  const row = [least, lowerQuarter, median, upperQuarter, most].map((n) => Number(n.toFixed(2)));
  return `${row.join(' … ')}, ø ${mean.toFixed(2)} ± ${deviation.toFixed(2)}`;
};
const points = (n: number): string => `${n < 0 ? '−' : '+'}${(100 * Math.abs(n)).toFixed(2)}`;

/** A report in words. */
export function show(io: Io, { lab, labs }: CliText, report: Report): void {
  const { job, difference, stopping } = report;
  io.out(`${job.game}: ${lab.games(report.arms[0]!.games)}, ${lab.seed(job.seed)}, ${labs.shards(report.shards)}`);
  for (const [i, arm] of report.arms.entries()) {
    if (report.arms.length > 1) io.out(labs.arm(i + 1, whatOf(report, i)));
    showArm(io, labs, arm);
  }
  if (difference === undefined) return;
  const { claim, pairs, mean, from, to } = difference;
  io.out(labs.difference(points(mean), points(from), points(to), pairs));
  io.out((job.compare === 'swap' ? labs.stronger : labs.claim)[claim]);
  if (stopping !== undefined) {
    const { plan, stopped } = stopping;
    io.out(labs.plan(percent(plan.wrong), percent(plan.least), percent(plan.close)));
    io.out(stopped === null ? labs.notStopped : labs.stopped(stopped.pairs, stopped.shards));
  }
}
function whatOf({ job }: Report, i: number): string {
  const { setup, bots, patch } = job.arms[i]!;
  const settings = Object.entries(setup).map(([name, value]) => `${name}=${String(value)}`);
  const numbers = patch.map(({ card, field, value }) => `${card}.${field}=${value}`);
  return [bots.join(' – '), ...settings, ...numbers].join(', ');
}
function showArm(io: Io, labs: CliText['labs'], arm: ArmReport): void {
  for (const won of arm.wins) io.out(`  ${labs.wins(won.seat, share(won))}`);
  io.out(`  ${labs.draws(share(arm.draws))}`);
  io.out(`  ${labs.length(figures(arm.length))}`);
  for (const [name, measure] of Object.entries(arm.measures))
    io.out(`  ${name}: ${'share' in measure ? share(measure) : figures(measure)}`);
  if (arm.flow !== undefined) {
    io.out(`  ${labs.options(figures(arm.flow.options))}`);
    io.out(`  ${labs.forced(share(arm.flow.forced))}`);
    io.out(`  ${labs.leads(figures(arm.flow.leadChanges))}`);
    io.out(`  ${labs.comebacks(share(arm.flow.comebacks))}`);
  }
  if (arm.cards !== undefined) showCards(io, labs, arm.cards);
  for (const pair of [...(arm.pairs ?? []).slice(0, PAIRS), ...(arm.pairs ?? []).slice(-PAIRS)])
    io.out(`    ${pair.cards.join(' + ')}: ${share(pair.rate)}, ${points(pair.beyond)}`);
}
/** The cards whose owners fare best and worst, by what is known of them for sure. */
function showCards(io: Io, labs: CliText['labs'], cards: readonly CardReport[]): void {
  const told = cards.flatMap((card) => {
    const rate = card.deck ?? card.played;
    return rate === undefined ? [] : [{ card, sure: rate.from > 0.5 ? rate.from - 0.5 : Math.min(0, rate.to - 0.5) }];
  });
  const sorted = told.toSorted((a, b) => b.sure - a.sure).filter(({ sure }) => sure !== 0);
  const shown = sorted.length <= 2 * CARDS ? sorted : [...sorted.slice(0, CARDS), ...sorted.slice(-CARDS)];
  io.out(`  ${labs.cards(cards.length, sorted.length)}`);
  for (const { card } of shown) {
    const rates = [card.deck, card.drawn, card.played].map((rate) => (rate === undefined ? '–' : share(rate)));
    io.out(`    ${card.card}: ${rates.join('; ')}`);
  }
}
