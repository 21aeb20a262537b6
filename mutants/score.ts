import type { Result } from './kept.ts';
import type { Mutant } from './mutant.ts';

/** How a file, or all of them, came off. */
export interface Score {
  /** Those that were tried and count. */
  readonly tried: number;
  readonly noticed: number;
  /** Those of them that do not end. */
  readonly endless: number;
  /** Left out by a remark in the source. */
  readonly excused: number;
  /** They run when the module is loaded, and are not tried. */
  readonly fixed: number;
  readonly survivors: readonly Mutant[];
  /** Not noticed by the quick tests; the slow ones have not been asked, so that they do not count yet. */
  readonly half: readonly Mutant[];
  /** Nobody has tried these yet, or not with all tests. */
  readonly open: number;
}
export type Results = ReadonlyMap<Mutant, Result>;

export function scoreOf(mutants: readonly Mutant[], results: Results): Score {
  const counted = mutants.filter(({ excused }) => excused === undefined);
  const having = (...statuses: readonly Result['status'][]): Mutant[] =>
    counted.filter((mutant) => {
      const result = results.get(mutant);
      return result !== undefined && result.half !== true && statuses.includes(result.status);
    });
  const noticed = having('noticed', 'endless').length;
  const survivors = having('survived', 'uncovered');
  const half = counted.filter((mutant) => results.get(mutant)?.half === true);
  return {
    tried: noticed + survivors.length,
    noticed,
    endless: having('endless').length,
    excused: mutants.length - counted.length,
    fixed: having('static').length,
    survivors,
    half,
    open: half.length + counted.filter((mutant) => !results.has(mutant)).length,
  };
}

export const share = ({ noticed, tried }: Pick<Score, 'noticed' | 'tried'>): string =>
  tried === 0 ? '–' : `${((100 * noticed) / tried).toFixed(1)} %`;

export function byFile(mutants: readonly Mutant[]): Map<string, Mutant[]> {
  const files = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const list = files.get(mutant.file);
    if (list === undefined) files.set(mutant.file, [mutant]);
    else list.push(mutant);
  }
  return files;
}

const MOST = 160;
/** In one line, and no longer than a reader needs. */
export function gist(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
/** What a mutant changes, as reasons name it. */
export const changeOf = ({ original, replacement }: Pick<Mutant, 'original' | 'replacement'>): string =>
  `${gist(original)} → ${gist(replacement)}`;
