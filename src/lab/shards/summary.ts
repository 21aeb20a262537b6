import { Tally, type TallyJson } from './tally.ts';

/** What there is to count about every print: in which games one side alone had it, drew it, played it, and how it fared. */
export const RELATIONS = ['deck', 'drawn', 'played'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Games, and twice what was won in them: a drawn game is half a win. */
export type Fared = readonly [games: number, halves: number];

/**
 * What many games came to. Everything in it is a whole number, and its size depends on the game and not on how many games
 * there were; merged in any order it is the same, to the byte.
 */
export interface Summary {
  readonly games: number;
  readonly draws: number;
  readonly wins: readonly number[];
  readonly length: TallyJson;
  /** What the game says of itself: how often yes, or numbers. */
  readonly measures: Readonly<Record<string, Yes | TallyJson>>;
  readonly flow?: Flow;
  /** By print, in the order of the game's list: a row of `RELATIONS` each. */
  readonly cards?: readonly (readonly Fared[])[];
  /** Pairs of prints that one side had both: `[first, second, games, halves]`, in their order. */
  readonly pairs?: readonly (readonly [number, number, number, number])[];
}
export interface Yes {
  readonly games: number;
  readonly yes: number;
}
/** How games went, choice by choice. */
export interface Flow {
  /** How many options there were. */
  readonly options: TallyJson;
  /** Choices with one option only. */
  readonly forced: number;
  /** How often the lead changed in a game. */
  readonly leads: TallyJson;
  /** Games with a winner, and those won by who had been far behind. */
  readonly decided: number;
  readonly comebacks: number;
}
/** What two arms came to on the same deals: how often the second fared by so many halves better, from −2 to 2. */
export type Paired = readonly [number, number, number, number, number];
export const NO_PAIRS: Paired = [0, 0, 0, 0, 0];

/** What a shard gives: a summary of each arm, and how they compare. */
export interface Outcome {
  readonly arms: readonly Summary[];
  readonly paired?: Paired;
}

const added = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + (b[i] ?? 0));
function merged(a: TallyJson, b: TallyJson): TallyJson {
  const tally = new Tally();
  tally.merge(a);
  tally.merge(b);
  return tally.toJson();
}
function mergedMeasure(a: Yes | TallyJson, b: Yes | TallyJson): Yes | TallyJson {
  if ('yes' in a && 'yes' in b) return { games: a.games + b.games, yes: a.yes + b.yes };
  if ('bins' in a && 'bins' in b) return merged(a, b);
  throw new Error('a measure is a number in some games and yes or no in others');
}
function mergedMeasures(a: Summary['measures'], b: Summary['measures']): Summary['measures'] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return Object.fromEntries(
    names.map((name) => [
      name,
      a[name] === undefined ? b[name]! : b[name] === undefined ? a[name] : mergedMeasure(a[name], b[name]),
    ]),
  );
}
const mergedFlow = (a: Flow, b: Flow): Flow => ({
  options: merged(a.options, b.options),
  forced: a.forced + b.forced,
  leads: merged(a.leads, b.leads),
  decided: a.decided + b.decided,
  comebacks: a.comebacks + b.comebacks,
});
function mergedPairs(a: NonNullable<Summary['pairs']>, b: NonNullable<Summary['pairs']>): Summary['pairs'] {
  const rows = new Map(a.map((row) => [`${row[0]} ${row[1]}`, row]));
  for (const row of b) {
    const key = `${row[0]} ${row[1]}`;
    const known = rows.get(key);
    rows.set(key, known === undefined ? row : [row[0], row[1], known[2] + row[2], known[3] + row[3]]);
  }
  return [...rows.values()].toSorted((x, y) => x[0] - y[0] || x[1] - y[1]);
}
function mergedSummary(a: Summary, b: Summary): Summary {
  return {
    games: a.games + b.games,
    draws: a.draws + b.draws,
    wins: added(a.wins, b.wins),
    length: merged(a.length, b.length),
    measures: mergedMeasures(a.measures, b.measures),
    ...(a.flow === undefined || b.flow === undefined ? {} : { flow: mergedFlow(a.flow, b.flow) }),
    ...(a.cards === undefined || b.cards === undefined
      ? {}
      : { cards: a.cards.map((row, print) => row.map((fared, i) => added(fared, b.cards![print]![i]!) as never)) }),
    ...(a.pairs === undefined || b.pairs === undefined ? {} : { pairs: mergedPairs(a.pairs, b.pairs)! }),
  };
}
export function mergedOutcome(a: Outcome | undefined, b: Outcome): Outcome {
  if (a === undefined) return b;
  return {
    arms: a.arms.map((arm, i) => mergedSummary(arm, b.arms[i]!)),
    ...(a.paired === undefined || b.paired === undefined
      ? {}
      : { paired: added(a.paired, b.paired) as unknown as Paired }),
  };
}
/** Fields stand in the order in which they are written above, lists in theirs: the same outcome is the same text. */
export const printOutcome = (outcome: Outcome): string => JSON.stringify(outcome);
