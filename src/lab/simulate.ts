import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import { InputError } from '../kernel/input.ts';
import { readSetup } from '../kernel/setup.ts';
import { seedOf, type Spread, spreadOf, type Subject, winners } from './study.ts';

export type Setup = Readonly<Record<string, unknown>>;

/** What one worker is asked: the games from `from` up to `to` of a simulation. */
export interface SimulationJob {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}
/** What it found; parts can be added up in any order. */
export interface SimulationPart {
  readonly wins: readonly number[];
  readonly draws: number;
  readonly lengths: readonly number[];
  readonly measures: Readonly<Record<string, readonly number[]>>;
}
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
  readonly measures: Readonly<Record<string, Spread>>;
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
  const measured: Record<string, number[]> = {};
  let draws = 0;
  for (let n = job.from; n < job.to; n++) {
    const players = bots.map((spec, seat) => botFor(spec, game, seedOf(job.seed, n, seat)));
    lengths.push(table.play(players, new FastChance(seedOf(job.seed, n))));
    const won = winners(rules, table.state);
    if (won === 0) draws++;
    for (let seat = 0; seat < wins.length; seat++) if ((won & (1 << seat)) !== 0) wins[seat]!++;
    for (const [name, value] of Object.entries(measures?.(table.state) ?? {})) (measured[name] ??= []).push(value);
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
  const measured = new Set(parts.flatMap((part) => Object.keys(part.measures)));
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
    measures: Object.fromEntries(
      [...measured].map((name) => [name, spreadOf(parts.flatMap((part) => part.measures[name] ?? []))]),
    ),
  };
}
