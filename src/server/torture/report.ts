import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_NAMES } from '../../games/index.ts';
import type { Balance } from './check.ts';
import type { Player } from './player.ts';
import { WRONGS, type Wrong } from './tally.ts';

/** What a run found. `faults` shows that something really went wrong; without faults nothing was tried. */
export interface Report {
  readonly kind: string;
  readonly seconds: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
  /** What must not have happened, in words; empty if all is well. */
  readonly wrong: readonly string[];
  /** Too little happened to say anything: a failure of the run, not of the server. */
  readonly short?: readonly string[];
  /** The games of which something was acknowledged. */
  readonly played?: readonly string[];
  /** What there was to say on the way. */
  readonly lines?: readonly string[];
}
export interface Run {
  readonly seconds: number;
  readonly seed: number;
  /** So many rooms at once. */
  readonly rooms?: number;
  /** Goes on until there were so many faults, however long that takes. */
  readonly faults?: number;
  /** So many servers, each with its own data, are tried side by side. */
  readonly servers?: number;
  /** A fault of the server's own that the run should find. */
  readonly plant?: string;
  /** So many hostile clients. */
  readonly clients?: number;
  /** On a machine that does other things as well times say nothing: they are told and not judged. */
  readonly untimed?: boolean;
  /** Who plays waits for so many milliseconds before each move; else they play as fast as they can. */
  readonly thinks?: number;
  /** Only with these stores, where there are several. */
  readonly stores?: readonly ('sqlite' | 'postgres')[];
  /** So many pairs of truths. */
  readonly pairs?: number;
  /** Hears what there is to say before the end. */
  readonly say?: (line: string) => void;
}
/** So many of each there must have been. */
export type Needed = Readonly<Record<string, number>>;
type Times = Readonly<Record<string, readonly number[]>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
export const secondsSince = (began: number): number => Math.round((performance.now() - began) / 100) / 10;

interface Observed {
  readonly kind: string;
  readonly began: number;
  readonly balance: Balance;
  readonly players: readonly Player[];
  readonly faults: Readonly<Record<string, number>>;
  readonly needed?: Needed;
  readonly wrong?: readonly string[];
}
export function reportOf({ kind, began, balance, players, faults, needed = {}, wrong = [] }: Observed): Report {
  const { problems, ...counts } = balance;
  const refused = players.flatMap((player) => player.refused);
  const befell = { ...faults, repeated: repeatedBy(players) };
  const viewGaps = sum(players.map(({ client }) => client.gaps));
  const sat = new Set(players.map(({ client }) => client.game.name)).size;
  const found = [
    ...wrong,
    ...Object.entries(WRONGS).flatMap(([name, words]) => {
      const count = counts[name as Wrong];
      return count === 0 ? [] : [`${count} ${words}: ${problems.get(name as Wrong)}`];
    }),
    ...(viewGaps > 0 ? [`${viewGaps} times a view did not follow from what was told`] : []),
    ...(refused.length > 0 ? [`${refused.length} moves refused: ${[...new Set(refused)].slice(0, 5).join(', ')}`] : []),
  ];
  const short = [
    ...(counts.acknowledged === 0 ? ['nothing was acknowledged'] : []),
    ...(counts.games < sat ? [`only ${counts.games} of ${sat} games were played`] : []),
    ...lacking(befell, needed),
  ];
  const reconnects = sum(players.map((player) => player.reconnects));
  const backMsP99 = quantile(
    players.flatMap((player) => player.waits),
    0.99,
  );
  return {
    kind,
    seconds: secondsSince(began),
    faults: befell,
    found: { ...counts, reconnects, viewGaps, backMsP99 },
    wrong: [...found, ...short],
    short,
    played: [
      ...new Set(players.filter(({ acknowledged }) => acknowledged.length > 0).map(({ client }) => client.game.name)),
    ],
  };
}
export const repeatedBy = (players: readonly Player[]): number => sum(players.map((player) => player.repeated));
/** What did not happen often enough. */
export function lacking(faults: Readonly<Record<string, number>>, needed: Needed): readonly string[] {
  return Object.entries(needed).flatMap(([name, least]) => {
    const count = faults[name] ?? 0;
    return count >= least ? [] : [`the fault happened too seldom: ${name} ${count} times, not ${least}`];
  });
}

/** Several runs as one: figures add up, but for the slowest and the games, all of which must have been played. */
export function together(
  kind: string,
  began: number,
  reports: readonly Report[],
  needed: Needed,
  times: Times,
): Report {
  const add = (of: (report: Report) => Report['found']): Record<string, number> => {
    const all: Record<string, number> = {};
    for (const report of reports)
      for (const [name, value] of Object.entries(of(report)))
        all[name] = MOST.has(name) ? Math.max(all[name] ?? 0, value) : (all[name] ?? 0) + value;
    return all;
  };
  const faults = add((report) => report.faults);
  const inTime = Object.entries(times).flatMap(([name, all]) => [
    [`${name}Median`, quantile(all, 0.5)] as const,
    [`${name}P99`, quantile(all, 0.99)] as const,
  ]);
  // A time that was never taken is not a short time.
  const untimed = Object.entries(times).flatMap(([name, all]) =>
    all.length === 0 ? [`${name} was never measured`] : [],
  );
  const games = playedIn(reports).size;
  const unplayed = games < GAME_NAMES.length ? [`only ${games} of ${GAME_NAMES.length} games were played`] : [];
  const short = [
    ...reports.flatMap((report) => report.short ?? []),
    ...unplayed,
    ...untimed,
    ...lacking(faults, needed),
  ];
  const wrong = reports.flatMap((report) => report.wrong.filter((one) => report.short?.includes(one) !== true));
  return {
    kind,
    seconds: secondsSince(began),
    faults,
    found: { ...add((report) => report.found), games, ...Object.fromEntries(inTime) },
    wrong: [...new Set([...wrong, ...short])],
    short: [...new Set(short)],
  };
}
const MOST = new Set(['backMsP99']);
export const playedIn = (reports: readonly Report[]): ReadonlySet<string> =>
  new Set(reports.flatMap(({ played = [] }) => played));

/** When a run has had enough: after its time and the least number of faults, or after the faults that were asked for. */
export class Quota {
  readonly least: number;
  private readonly ends: number;
  /** A machine that is busy gets more time, but not for ever. */
  private readonly last: number;
  constructor({ seconds, faults }: Run, perSecond: number) {
    this.least = faults ?? Math.max(2, Math.floor(seconds * perSecond));
    const now = performance.now();
    this.ends = faults === undefined ? now + seconds * 1000 : now;
    this.last = this.ends + 60_000 + this.least * PATIENCE_EACH_MS;
  }
  enough(faults: number): boolean {
    return this.allows(faults >= this.least);
  }
  /** The same where more than one thing must have happened. */
  allows(isComplete: boolean): boolean {
    const now = performance.now();
    return (now >= this.ends && isComplete) || now >= this.last;
  }
}
const PATIENCE_EACH_MS = 15_000;

/** A folder for the time of the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'redut-torture-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
