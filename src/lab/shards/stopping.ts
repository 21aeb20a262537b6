import type { Paired } from './summary.ts';

/**
 * When a study may end by itself. Both its claims hold at every look, however often one looks, with the chance `wrong` of
 * ever being wrong (a confidence sequence by a normal mixture: Robbins 1970, Waudby-Smith et al. 2024).
 */
export interface Plan {
  /** The chance that what is claimed is false. */
  readonly wrong: number;
  /** A difference smaller than this is of no interest: where it is known to be smaller, the study ends. */
  readonly close: number;
  /** The claim "more" or "less" means: by at least so much. */
  readonly least: number;
  /** Fewer pairs claim nothing. */
  readonly first: number;
}
export const USUAL_PLAN: Plan = { wrong: 0.05, close: 0.01, least: 0, first: 100 };
export type Claim = 'more' | 'less' | 'same' | 'open';
export interface Verdict {
  readonly claim: Claim;
  readonly pairs: number;
  readonly mean: number;
  readonly from: number;
  readonly to: number;
}
/** For as many pairs as this the interval is as narrow as it can be: a compromise between early and late looks. */
const TUNED_FOR = 2000;
/** Half wins to wins. */
const HALF = 0.5;

/** The width of the sequence at its best for so many pairs (the first terms of the exact optimum). */
function mixtureOf(wrong: number): number {
  const a = -2 * Math.log(wrong);
  return (a + Math.log(a + 1)) / TUNED_FOR;
}
/** What so many pairs say. */
export function verdictOf(paired: Paired, plan: Plan): Verdict {
  const pairs = paired.reduce((sum, n) => sum + n, 0);
  const halves = paired.reduce((sum, n, i) => sum + n * (i - 2), 0);
  const squares = paired.reduce((sum, n, i) => sum + n * (i - 2) ** 2, 0);
  if (pairs === 0) return { claim: 'open', pairs, mean: 0, from: -1, to: 1 };
  const mean = (HALF * halves) / pairs;
  // As if one more pair had gone each way: where all were equal so far, the next need not be.
  const variance = Math.max(0, (HALF * HALF * squares + 2) / (pairs + 2) - mean * mean);
  const rho = mixtureOf(plan.wrong);
  const grown = pairs * rho + 1;
  const reach = Math.sqrt((variance * grown * Math.log(grown / plan.wrong ** 2)) / rho) / pairs;
  const [from, to] = [Math.max(-1, mean - reach), Math.min(1, mean + reach)];
  return { claim: pairs < plan.first ? 'open' : claimOf(from, to, plan), pairs, mean, from, to };
}
function claimOf(from: number, to: number, { close, least }: Plan): Claim {
  if (from > least) return 'more';
  if (to < -least) return 'less';
  return from > -close && to < close ? 'same' : 'open';
}
/** One outcome added: twice the difference, from −2 to 2. */
export const withPair = (paired: Paired, halves: number): Paired =>
  paired.map((n, i) => (i - 2 === halves ? n + 1 : n)) as unknown as Paired;
