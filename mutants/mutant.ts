import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { absolute, root, slashes } from './areas.ts';

interface Place {
  readonly line: number;
  readonly column: number;
}
export interface Change {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}
/** A mutant as Stryker makes it. */
export interface Made extends Change {
  readonly id: string;
  readonly fileName: string;
  readonly status?: string;
  readonly statusReason?: string;
}

/** One change of the source that a test should notice. */
export interface Mutant {
  readonly file: string;
  /** As editors count, from 1. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** Where it is in this very text; two runs over the same text agree on it. */
  readonly name: string;
  /** What it changes, wherever that has moved to: results are kept by it. */
  readonly key: string;
  /** Why it is left out, as a comment in the source says. */
  readonly excused: string | undefined;
}

const EXCLUDED = 'Ignored because of excluded mutation';

/** Where a change is, and which: lines and columns count from 0. */
const spot = (file: string, { mutatorName, replacement, location: { start, end } }: Change): string =>
  [file, `${start.line}:${start.column}-${end.line}:${end.column}`, mutatorName, replacement].join('|');
/** A file of the project as lists name it. */
export const placeIn = (file: string): string => slashes(relative(root, file));
export const nameOf = (made: Made): string => spot(placeIn(made.fileName), made);

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Lines that are comments alone do not count, so that a remark beside a mutant costs no second run. */
export const hashOfSource = (text: string): string =>
  hash(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*)/.test(line))
      .join('\n'),
  );

const between = (lines: readonly string[], { start, end }: Change['location']): string =>
  lines
    .slice(start.line, end.line + 1)
    .map((line, i, { length }) => line.slice(i === 0 ? start.column : 0, i === length - 1 ? end.column : undefined))
    .join('\n');

/** The mutants of one text, without those of mutators that are switched off. */
export function mutantsIn(file: string, text: string, made: readonly Made[]): Mutant[] {
  const lines = text.split('\n');
  const met = new Map<string, number>();
  return made
    .filter(({ statusReason }) => statusReason?.startsWith(EXCLUDED) !== true)
    .map((one) => {
      const { mutatorName: mutator, replacement, location, status, statusReason } = one;
      const original = between(lines, location);
      const change = `${mutator}|${original.replaceAll(/\s+/g, ' ')}|${replacement.replaceAll(/\s+/g, ' ')}`;
      const nth = (met.get(change) ?? 0) + 1;
      met.set(change, nth);
      return {
        file,
        line: location.start.line + 1,
        mutator,
        original,
        replacement,
        name: nameOf(one),
        key: hash(`${change}|${nth}`),
        excused: status === 'Ignored' ? (statusReason ?? '') : undefined,
      };
    });
}

/** In an order by lot, always the same one for the same seed. */
function shuffled(mutants: readonly Mutant[], seed: string): Mutant[] {
  const lot = new Map(mutants.map((mutant) => [mutant, hash(`${seed}|${mutant.file}|${mutant.key}`)]));
  return mutants.toSorted((a, b) => (lot.get(a)! < lot.get(b)! ? -1 : 1));
}
/** So many of them, always the same ones for the same seed. */
export function sampled(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const drawn = new Set(shuffled(mutants, seed).slice(0, count));
  return mutants.filter((mutant) => drawn.has(mutant));
}
/** One of each file after the other, so that wherever a run is stopped every file has had its turns. */
export function inTurns(mutants: readonly Mutant[], seed: string): Mutant[] {
  const turns = new Map<string, number>();
  const turnOf = new Map<Mutant, number>();
  for (const mutant of shuffled(mutants, seed)) {
    const turn = turns.get(mutant.file) ?? 0;
    turns.set(mutant.file, turn + 1);
    turnOf.set(mutant, turn);
  }
  return [...turnOf].toSorted(([, a], [, b]) => a - b).map(([mutant]) => mutant);
}

export const textOf = (file: string): string => readFileSync(absolute(file), 'utf8');
