import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import { InputError } from '../kernel/input.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { collect, type Measure, type Setup, summary, type Told } from './simulate.ts';
import { seedOf, type Share, shareOf, type Subject, winners } from './study.ts';

/** What one worker is asked: the games from `from` up to `to`; they go round all pairs and, each second time, seats. */
export interface MatrixJob {
  readonly setup: Setup;
  /** The setting of the first seat and that of the second, which take the same values. */
  readonly settings: readonly [string, string];
  readonly values: readonly string[];
  readonly bot: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}
/** How one game between two values ended; `swapped`: the second value sat in the first seat. */
interface Bout {
  readonly pair: number;
  readonly swapped: boolean;
  /** What the value that is first in the pair had of it: 1 won, 0.5 drawn, 0 lost. */
  readonly fared: number;
}
export interface MatrixPart {
  readonly bouts: readonly Bout[];
  readonly measures: Told;
}
export interface Matrix {
  readonly game: string;
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly values: readonly string[];
  /** cells[i][j]: how value i fared against value j; nothing on the diagonal. */
  readonly cells: readonly (readonly (Share | null)[])[];
  /** How each value fared against all others. */
  readonly rows: readonly Share[];
  readonly firstSeat: Share;
  readonly measures: Readonly<Record<string, Measure>>;
}

/** Pairs of places in a list of so many values. */
export const pairsOf = (values: number): readonly (readonly [number, number])[] =>
  Array.from({ length: values }, (_, i) =>
    Array.from({ length: values - i - 1 }, (_2, j) => [i, i + 1 + j] as const),
  ).flat();

/** The values that two settings share: those that were named, or all that the game offers for the first of them. */
export function valuesOf({ game }: Subject, settings: readonly string[], named: readonly string[]): readonly string[] {
  if (game.utility !== 'zero-sum') throw new InputError('game', 'a matrix is for two seats against each other');
  for (const name of settings) if (!Object.hasOwn(game.options, name)) readSetup(game.options, { [name]: '' });
  const option = game.options[settings[0]!]!;
  const values = named.length > 0 ? named : (option.values ?? option.examples ?? []).map(String);
  if (values.length < 2) throw new InputError('values', 'there must be two or more');
  return values;
}

export function matrixPart(subject: Subject, job: MatrixJob): MatrixPart {
  const { game } = subject;
  const pairs = pairsOf(job.values.length);
  const tables = new Map<number, SelfPlay<State, SetupOptions>>();
  const bouts: Bout[] = [];
  const measures: Record<string, (number | boolean)[]> = {};
  for (let n = job.from; n < job.to; n++) {
    const pair = n % pairs.length;
    const round = Math.floor(n / pairs.length);
    const swapped = round % 2 === 1;
    const key = 2 * pair + Number(swapped);
    const table = tables.get(key) ?? new SelfPlay(game, setupOf(subject, job, pairs[pair]!, swapped));
    tables.set(key, table);
    const bots = [0, 1].map((seat) => botFor(job.bot, game, seedOf(job.seed, n, seat)));
    table.play(bots, new FastChance(seedOf(job.seed, pair, round >> 1)));
    const won = winners(table.rules, table.state);
    const first = won === 0 || won === 3 ? 0.5 : won === 1 ? 1 : 0;
    bouts.push({ pair, swapped, fared: swapped ? 1 - first : first });
    collect(measures, subject.measures?.(table.state));
  }
  return { bouts, measures };
}
function setupOf({ game }: Subject, job: MatrixJob, pair: readonly [number, number], swapped: boolean) {
  const [a, b] = swapped ? [pair[1], pair[0]] : pair;
  return readSetup(game.options, {
    ...job.setup,
    [job.settings[0]]: job.values[a],
    [job.settings[1]]: job.values[b],
  });
}

export function matrix(subject: Subject, job: MatrixJob, parts: readonly MatrixPart[], seconds: number): Matrix {
  const { values } = job;
  const pairs = pairsOf(values.length);
  const bouts = parts.flatMap((part) => part.bouts);
  const share = (fared: readonly number[]): Share =>
    shareOf(fared.reduce((sum, one) => sum + one, 0) / Math.max(fared.length, 1), fared.length);
  const faredBy = (i: number, against: (j: number) => boolean): readonly number[] =>
    bouts.flatMap(({ pair, fared }) => {
      const [a, b] = pairs[pair]!;
      return a === i && against(b) ? [fared] : b === i && against(a) ? [1 - fared] : [];
    });
  return {
    game: subject.game.name,
    setup: job.setup,
    bot: job.bot,
    seed: job.seed,
    games: bouts.length,
    seconds,
    values,
    cells: values.map((_, i) => values.map((_2, j) => (i === j ? null : share(faredBy(i, (other) => other === j))))),
    rows: values.map((_, i) => share(faredBy(i, () => true))),
    firstSeat: share(bouts.map(({ swapped, fared }) => (swapped ? 1 - fared : fared))),
    measures: summary(parts.map((part) => part.measures)),
  };
}
