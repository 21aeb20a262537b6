import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Balance } from './check.ts';
import type { Player } from './player.ts';

/** What a run found. `faults` shows that something really went wrong; without faults nothing was tried. */
export interface Report {
  readonly kind: string;
  readonly seconds: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
  /** What must not have happened, in words; empty if all is well. */
  readonly wrong: readonly string[];
}
export interface Run {
  readonly seconds: number;
  readonly seed: number;
  /** So many rooms at once. */
  readonly rooms?: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

export function reportOf(
  kind: string,
  began: number,
  balance: Balance,
  players: readonly Player[],
  faults: Readonly<Record<string, number>>,
  needed: readonly string[] = Object.keys(faults),
): Report {
  const { problems, ...counts } = balance;
  const { lost, twice, gaps, acknowledged, games } = counts;
  const refused = players.flatMap((player) => player.refused);
  const befell = { ...faults, repeated: sum(players.map((player) => player.repeated)) };
  const missing = needed.filter((name) => !(Object.entries(befell).find(([fault]) => fault === name)![1] > 0));
  const viewGaps = sum(players.map(({ client }) => client.gaps));
  const sat = new Set(players.map(({ client }) => client.game.name)).size;
  const wrong = [
    ...(lost > 0 ? [`${lost} acknowledged moves lost`] : []),
    ...(twice > 0 ? [`${twice} moves applied twice`] : []),
    ...(gaps > 0 ? [`${gaps} gaps: ${problems.slice(0, 3).join('; ')}`] : []),
    ...(viewGaps > 0 ? [`${viewGaps} times a view did not follow from what was told`] : []),
    ...(acknowledged === 0 ? ['nothing was acknowledged'] : []),
    ...(refused.length > 0 ? [`${refused.length} moves refused: ${[...new Set(refused)].slice(0, 5).join(', ')}`] : []),
    ...(games < sat ? [`only ${games} of ${sat} games were played`] : []),
    ...missing.map((name) => `the fault never happened: ${name}`),
  ];
  const waits = players.flatMap((player) => player.waits);
  return {
    kind,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    faults: befell,
    found: {
      ...counts,
      reconnects: sum(players.map((player) => player.reconnects)),
      viewGaps,
      backMsP99: quantile(waits, 0.99),
    },
    wrong,
  };
}

/** A folder for the time of the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'redut-torture-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
