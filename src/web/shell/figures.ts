import { decimalIn, percentIn } from './figures-in.ts';
import { language } from './settings.ts';

/** In the language of the page. */
export const decimal = (n: number, digits: number): string => decimalIn(language.value, n, digits);
export const percent = (share: number, digits = 0): string => percentIn(language.value, share, digits);
/** Percentage points, with a true minus. */
export const points = (share: number, digits = 0): string =>
  `${share < 0 ? '−' : '+'}${decimal(Math.abs(share) * 100, digits)}`;
/** As it is told without decimals: what is counted from figures that are told has to agree with them. */
export const rounded = (share: number): number => Number((share * 100).toFixed(0)) / 100;
/** Whole percents that come to a hundred: what is cut off goes to those that lose most by it. */
export function percents(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => share * 100);
  const short = Math.round(exact.reduce((sum, n) => sum + (n % 1), 0));
  const gets = new Set(
    exact
      .map((n, i) => [n % 1, i] as const)
      .toSorted((a, b) => b[0] - a[0])
      .slice(0, short)
      .map(([, i]) => i),
  );
  return exact.map((n, i) => Math.floor(n) + (gets.has(i) ? 1 : 0));
}
