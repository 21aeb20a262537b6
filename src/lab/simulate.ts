import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import { InputError } from '../kernel/input.ts';
import { readSetup } from '../kernel/setup.ts';
import { seedOf, type Share, shareOf, type Spread, spreadOf, type Subject, winners } from './study.ts';

export type Setup = Readonly<Record<string, unknown>>;

/** What one worker is asked: the games from `from` up to `to` of a simulation. */
export interface SimulationJob {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}
/** All that games said about themselves, by name; a name that nothing was said of keeps its place. */
type Told = Readonly<Record<string, readonly (number | boolean)[]>>;

/** What it found; parts can be added up in any order. */
export interface SimulationPart {
  readonly wins: readonly number[];
  readonly draws: number;
  readonly lengths: readonly number[];
  readonly measures: Told;
}
export type Measure = Spread | Share;
export interface Simulation {
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly steps: number;
  readonly seconds: number;
  readonly stepsPerSecond: number;
  readonly wins: readonly { readonly seat: string; readonly games: number; readonly share: number }[];
  /** Games that nobody won. */
  readonly draws: number;
  readonly length: { readonly median: number; readonly max: number };
  /** What the game says of itself: a spread of numbers, or how many games said yes. */
  readonly measures: Readonly<Record<string, Measure>>;
}

/** A bot for each seat: one word stands for all, else there is one for each. */
export function botsForSeats(bots: readonly string[], seats: number): readonly string[] {
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0]!);
  if (bots.length !== seats) throw new InputError('bots', `there are ${seats} seats and ${bots.length} bots`);
  return bots;
}

export function simulatePart(subject: Subject, job: SimulationJob): SimulationPart {
  const { game, measures } = subject;
  const setup = readSetup(game.options, job.setup);
  const table = new SelfPlay(game, setup);
  const { rules } = table;
  const bots = botsForSeats(job.bots, rules.seats);
  const wins = bots.map(() => 0);
  const lengths: number[] = [];
  const measured: Record<string, (number | boolean)[]> = {};
  let draws = 0;
  for (let n = job.from; n < job.to; n++) {
    const players = bots.map((spec, seat) => botFor(spec, game, seedOf(job.seed, n, seat)));
    lengths.push(table.play(players, new FastChance(seedOf(job.seed, n))));
    const won = winners(rules, table.state);
    if (won === 0) draws++;
    for (let seat = 0; seat < wins.length; seat++) if ((won & (1 << seat)) !== 0) wins[seat]!++;
    for (const [name, value] of Object.entries(measures?.(table.state) ?? {})) {
      const told = (measured[name] ??= []);
      if (value !== undefined) told.push(value);
    }
  }
  return { wins, draws, lengths, measures: measured };
}

export function simulation(
  subject: Subject,
  job: SimulationJob,
  parts: readonly SimulationPart[],
  seconds: number,
): Simulation {
  const { game } = subject;
  const lengths = parts.flatMap((part) => part.lengths);
  const steps = lengths.reduce((sum, length) => sum + length, 0);
  const games = lengths.length;
  const seats = game.seats(readSetup(game.options, job.setup));
  const { median, most } = spreadOf(lengths);
  return {
    game: game.name,
    setup: job.setup,
    bots: botsForSeats(job.bots, seats),
    seed: job.seed,
    games,
    steps,
    seconds,
    stepsPerSecond: steps / seconds,
    wins: Array.from({ length: seats }, (_, seat) => {
      const won = parts.reduce((sum, part) => sum + part.wins[seat]!, 0);
      return { seat: game.seatNames[seat] ?? String(seat), games: won, share: won / games };
    }),
    draws: parts.reduce((sum, part) => sum + part.draws, 0),
    length: { median, max: most },
    measures: summary(parts.map(({ measures }) => measures)),
  };
}

function summary(parts: readonly Told[]): Record<string, Measure> {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const found = names.map((name) => [name, parts.flatMap((part) => part[name] ?? [])] as const);
  return Object.fromEntries(found.flatMap(([name, told]) => (told.length === 0 ? [] : [[name, measureOf(told)]])));
}
function measureOf(told: readonly (number | boolean)[]): Measure {
  const numbers = told.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return spreadOf(numbers);
  return shareOf(told.filter((value) => value === true).length / told.length, told.length);
}
