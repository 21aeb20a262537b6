import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import { InputError } from '../kernel/input.ts';
import type { Measures, Usage } from '../kernel/game.ts';
import type { DefId, Seat, SeatMask } from '../kernel/ids.ts';
import { roleAt } from '../kernel/roles.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { seedOf, type Share, shareOf, type Spread, spreadOf, type Subject, winners } from './study.ts';

export type Setup = Readonly<Record<string, unknown>>;

/** What one worker is asked: the games from `from` up to `to` of a simulation. */
export interface SimulationJob {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** Count the cards that are played. */
  readonly cards?: boolean;
  /** Tell of each game which seats brought one of these prints. */
  readonly owned?: readonly DefId[];
}
/** All that games said about themselves, by name; a name that nothing was said of keeps its place. */
export type Told = Readonly<Record<string, readonly (number | boolean)[]>>;

/** What it found; parts can be added up in any order. */
export interface SimulationPart {
  /** By the role that a seat had in the end. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly lengths: readonly number[];
  readonly measures: Told;
  /** How often each print of the game's usage was played, if that was asked. */
  readonly played: readonly number[];
  /** The seats that brought a print that was asked about, game by game. */
  readonly owners?: readonly SeatMask[];
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
  /** How often each card was played, in the order of the set, if that was asked. */
  readonly cards?: Readonly<Record<string, number>>;
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
  const played = job.cards === true ? countPlayed(subject, table) : [];
  const owners: SeatMask[] = [];
  let draws = 0;
  for (let n = job.from; n < job.to; n++) {
    const players = bots.map((spec, seat) => botFor(spec, game, seedOf(job.seed, n, seat), 1, rules.seats));
    lengths.push(table.play(players, new FastChance(seedOf(job.seed, n))));
    const won = winners(rules, table.state);
    if (won === 0) draws++;
    for (let seat = 0 as Seat; seat < wins.length; seat++) {
      if ((won & (1 << seat)) !== 0) wins[roleAt(game, table.state, seat)]!++;
    }
    collect(measured, measures?.(table.state));
    if (job.owned !== undefined) owners.push(ownersOf(subject, table.state, job.owned));
  }
  return { wins, draws, lengths, measures: measured, played, ...(job.owned === undefined ? {} : { owners }) };
}
function ownersOf({ usage }: Subject, state: State, owned: readonly DefId[]): SeatMask {
  let mask: SeatMask = 0;
  usage?.brought?.(state, (seat, def) => {
    if (owned.includes(def)) mask |= 1 << seat;
  });
  return mask;
}
/** Adds what one game said of itself; a name keeps its place even where there is nothing to say. */
export function collect(measured: Record<string, (number | boolean)[]>, measures: Measures | undefined): void {
  for (const [name, value] of Object.entries(measures ?? {})) {
    const told = (measured[name] ??= []);
    if (value !== undefined) told.push(value);
  }
}
function countPlayed({ usage }: Subject, table: SelfPlay<State, SetupOptions>): readonly number[] {
  if (usage === undefined) throw new InputError('cards', 'this game does not count the cards that are played');
  const places = new Map(usage.prints.map((def, i) => [def, i]));
  const played = usage.prints.map(() => 0);
  table.witness = (state, action) => {
    const place = places.get(usage.plays(state, action));
    if (place !== undefined) played[place]!++;
  };
  return played;
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
    ...(job.cards === true && subject.usage !== undefined ? { cards: usageOf(subject.usage, parts) } : {}),
  };
}
const usageOf = (usage: Usage, parts: readonly SimulationPart[]): Record<string, number> =>
  Object.fromEntries(
    usage.prints.map((def, i) => [usage.name(def), parts.reduce((sum, part) => sum + part.played[i]!, 0)]),
  );

export function summary(parts: readonly Told[]): Record<string, Measure> {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const found = names.map((name) => [name, parts.flatMap((part) => part[name] ?? [])] as const);
  return Object.fromEntries(found.flatMap(([name, told]) => (told.length === 0 ? [] : [[name, measureOf(told)]])));
}
function measureOf(told: readonly (number | boolean)[]): Measure {
  const numbers = told.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return spreadOf(numbers);
  return shareOf(told.filter((value) => value === true).length / told.length, told.length);
}
