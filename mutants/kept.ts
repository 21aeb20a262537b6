// What became of mutants, kept by file in a folder that is not tracked, so that a later run does only what has changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from './mutant.ts';
import type { Outcome } from './trial.ts';

export interface Result {
  readonly status: Outcome['status'];
  /** The quick tests did not notice it, and the slow ones have not been asked yet. */
  readonly half?: true;
  /** Of all tests there were. */
  readonly tests: string;
  /** The test that noticed it: its file, how it begins, and the whole of it. */
  readonly by?: { readonly file: string; readonly begins: string; readonly hash: string };
}
export interface Kept {
  /** Of the source, without its comments. */
  readonly source: string;
  readonly results: Readonly<Record<string, Result>>;
}
const folder = join(import.meta.dirname, 'results');
const placeOf = (file: string): string => join(folder, `${file}.json`);

export const readKept = (file: string): Kept | undefined =>
  existsSync(placeOf(file)) ? (JSON.parse(readFileSync(placeOf(file), 'utf8')) as Kept) : undefined;

export function writeKept(file: string, kept: Kept): void {
  mkdirSync(dirname(placeOf(file)), { recursive: true });
  writeFileSync(placeOf(file), JSON.stringify(kept, null, 1));
}

/** A test as it stands in its file: from its first line to the bracket that closes it. */
export function testAt(lines: readonly string[], at: number): string {
  const indent = /^\s*/.exec(lines[at] ?? '')![0];
  const closes = lines.findIndex(
    (line, i) => i > at && line.startsWith(indent) && /^[)}\]]/.test(line.slice(indent.length)),
  );
  const single = lines[at]?.endsWith(';') === true || closes < 0;
  return lines.slice(at, single ? at + 1 : closes + 1).join('\n');
}
/** A mutant that a test noticed stays noticed while that test stands word for word; one that survived, while all do. */
export function stillHolds({ by, tests: known }: Result, tests: string, linesOf: LinesOf): boolean {
  if (known === tests) return true;
  if (by === undefined) return false;
  const lines = linesOf(by.file);
  return lines.some((line, i) => line === by.begins && hash(testAt(lines, i)) === by.hash);
}
/** The lines of a test file; none of one that is no test of this area any more. */
export type LinesOf = (file: string) => readonly string[];

/** All results of a file whose source has this hash, whatever the tests were. */
export const resultsOf = (kept: Kept | undefined, source: string): Readonly<Record<string, Result>> =>
  kept?.source === source ? kept.results : {};

/** Those that still count: nobody needs to try them again. */
export function stillCounting(
  kept: Kept | undefined,
  source: string,
  tests: string,
  linesOf: LinesOf,
): Record<string, Result> {
  const all = Object.entries(resultsOf(kept, source));
  return Object.fromEntries(all.filter(([, result]) => stillHolds(result, tests, linesOf)));
}
/**
 * Those, and what survived other tests than these, or the quick ones alone: it is taken for a survivor until it has been
 * tried again.
 */
export function lastKnown(
  kept: Kept | undefined,
  source: string,
  tests: string,
  linesOf: LinesOf,
): Record<string, Result> {
  const all = Object.entries(resultsOf(kept, source));
  return Object.fromEntries(
    all
      .filter(([, result]) => result.by === undefined || stillHolds(result, tests, linesOf))
      .map(([key, { half: _half, ...result }]) => [key, result]),
  );
}
