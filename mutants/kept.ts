// What became of mutants, kept by file in a folder that is not tracked, so that a later run does only what has changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outcome } from './stryker.ts';

export interface Result {
  readonly status: Outcome['status'];
  /** Of all tests there were. */
  readonly tests: string;
  /** The test file that noticed it, and what that file was then. */
  readonly by?: readonly [file: string, hash: string];
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

/** A mutant that one test file noticed stays noticed while that file is what it was; one that survived, while all are. */
export const stillHolds = (result: Result, tests: string, hashOf: (file: string) => string | undefined): boolean =>
  result.tests === tests || (result.by !== undefined && hashOf(result.by[0]) === result.by[1]);

/** The results that still count for a file whose source has this hash. */
export function standing(
  kept: Kept | undefined,
  source: string,
  tests: string,
  hashOf: (file: string) => string | undefined,
): Record<string, Result> {
  if (kept?.source !== source) return {};
  return Object.fromEntries(Object.entries(kept.results).filter(([, result]) => stillHolds(result, tests, hashOf)));
}
