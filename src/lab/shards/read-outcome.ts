import { InputError, isWhole } from '../../kernel/input.ts';
import { type Job, type Shard } from './job.ts';
import { type Outcome, printOutcome, RELATIONS, type Summary } from './summary.ts';
import type { TallyJson } from './tally.ts';

const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Readonly<Record<string, unknown>>, known: readonly string[]): boolean =>
  Object.keys(value).every((name) => known.includes(name));

function isTally(value: unknown): value is TallyJson {
  if (!isObject(value) || !hasOnly(value, ['count', 'sum', 'squares', 'least', 'most', 'bins'])) return false;
  const { count, sum, squares, least, most, bins } = value;
  const isSum = (text: unknown): boolean => typeof text === 'string' && /^-?\d{1,40}$/.test(text);
  return (
    isCount(count) &&
    isSum(sum) &&
    isSum(squares) &&
    Number.isFinite(least) &&
    Number.isFinite(most) &&
    areBins(bins, count)
  );
}
/** In their order, and as many numbers in all as there are. */
function areBins(bins: unknown, count: number): boolean {
  if (!isList(bins)) return false;
  let [last, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const bin of bins) {
    if (!isList(bin) || bin.length !== 2 || !Number.isSafeInteger(bin[0]) || !isCount(bin[1])) return false;
    if ((bin[0] as number) <= last) return false;
    last = bin[0] as number;
    sum += bin[1];
  }
  return sum === count;
}
const isFared = (value: unknown): boolean => isList(value) && value.length === 2 && value.every(isCount);
const isMeasure = (value: unknown): boolean =>
  isTally(value) ||
  (isObject(value) && hasOnly(value, ['games', 'yes']) && isCount(value['games']) && isCount(value['yes']));
const isFlow = (value: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, ['options', 'forced', 'leads', 'decided', 'comebacks']) &&
  isTally(value['options']) &&
  isTally(value['leads']) &&
  ['forced', 'decided', 'comebacks'].every((name) => isCount(value[name]));
const areCards = (value: unknown, prints: number): boolean =>
  isList(value) &&
  value.length === prints &&
  value.every((row) => isList(row) && row.length === RELATIONS.length && row.every(isFared));
const arePairs = (value: unknown, prints: number): boolean =>
  isList(value) &&
  value.every(
    (row) =>
      isList(row) &&
      row.length === 4 &&
      row.every(isCount) &&
      (row[0] as number) < (row[1] as number) &&
      (row[1] as number) < prints,
  );

/** What the summaries of a job look like. */
export interface Shape {
  readonly seats: number;
  readonly prints: number;
}
function isSummary(value: unknown, { watched }: Job, { from, to }: Shard, { seats, prints }: Shape): value is Summary {
  if (!isObject(value) || !hasOnly(value, ['games', 'draws', 'wins', 'length', 'measures', 'flow', 'cards', 'pairs']))
    return false;
  const { games, draws, wins, length, measures, flow, cards, pairs } = value;
  return (
    games === to - from &&
    isCount(draws) &&
    isList(wins) &&
    wins.length === seats &&
    wins.every((won) => isCount(won) && won <= games) &&
    isTally(length) &&
    length.count === games &&
    isObject(measures) &&
    Object.values(measures).every(isMeasure) &&
    (watched.flow ? isFlow(flow) : flow === undefined) &&
    (watched.cards ? areCards(cards, prints) : cards === undefined) &&
    (watched.pairs === null ? pairs === undefined : arePairs(pairs, prints))
  );
}
/** What a stranger says a shard came to: refused unless it looks like what such a shard would give. Whether it is true is another question. */
export function readOutcome(text: string, job: Job, shard: Shard, shape: Shape): Outcome {
  const outcome = parsed(text);
  const sound =
    isObject(outcome) &&
    hasOnly(outcome, ['arms', 'paired']) &&
    isList(outcome['arms']) &&
    outcome['arms'].length === job.arms.length &&
    outcome['arms'].every((arm) => isSummary(arm, job, shard, shape)) &&
    (job.compare === null
      ? outcome['paired'] === undefined
      : isList(outcome['paired']) && outcome['paired'].length === 5 && outcome['paired'].every(isCount)) &&
    printOutcome(outcome as unknown as Outcome) === text;
  if (!sound) throw new InputError('outcome', 'is not what a shard of this study gives');
  return outcome as unknown as Outcome;
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
