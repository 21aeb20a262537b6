import { rulebookOf } from '../../kernel/contract/rulebook.node.ts';
import { InputError } from '../../kernel/input.ts';
import { readSetup } from '../../kernel/setup.ts';
import { prepareBot } from '../../bots/spec.ts';
import { type Arena, arenaPart, arenaReport } from '../arena.ts';
import { carryOut, pieces, type Work } from './crew.node.ts';
import { type Fuzz, fuzzPart, fuzzReport } from '../fuzz.ts';
import { type Matrix, matrix, matrixPart, pairsOf, valuesOf } from '../matrix.ts';
import { botsForSeats, type Setup, simulatePart, type Simulation, simulation } from '../simulate.ts';
import { type Conduct, seedOf, type Subject } from '../study.ts';

const MOST_THREADS = 64;
function check(conduct: Conduct, games: number): void {
  const { threads = 1 } = conduct;
  if (!Number.isInteger(games) || games < 1)
    throw new InputError('games', `must be a whole number above 0, not ${games}`);
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS) {
    throw new InputError('threads', `must be a whole number from 1 to ${MOST_THREADS}, not ${threads}`);
  }
}

/** Has a whole study of so many games done piece by piece; the parts in order, and the seconds that it took. */
async function carryOutWhole<K extends 'simulate' | 'arena' | 'matrix'>(
  kind: K,
  subject: Subject,
  whole: Work[K]['job'],
  part: (subject: Subject, job: Work[K]['job']) => Work[K]['part'],
  games: number,
  conduct: Conduct,
): Promise<{ readonly parts: Work[K]['part'][]; readonly seconds: number }> {
  const { threads = 1, progress } = conduct;
  const jobs = pieces(whole, threads);
  const began = performance.now();
  const parts = await carryOut(
    kind,
    subject.game.name,
    jobs,
    (job) => part(subject, job),
    conduct,
    (done) => progress?.(Math.round((games * done) / jobs.length), games),
  );
  return { parts, seconds: (performance.now() - began) / 1000 };
}

/** Bots play many games; who wins, how long it takes, and what the game says about itself. */
export async function simulate(
  subject: Subject,
  setup: Setup,
  bots: readonly string[],
  games: number,
  conduct: Conduct & { readonly cards?: boolean } = {},
): Promise<Simulation> {
  check(conduct, games);
  const { seed = 1 } = conduct;
  const { game } = subject;
  for (const bot of botsForSeats(bots, game.seats(readSetup(game.options, setup)))) await prepareBot(bot, game);
  const whole = { setup, bots, seed, from: 0, to: games, cards: conduct.cards === true };
  const { parts, seconds } = await carryOutWhole('simulate', subject, whole, simulatePart, games, conduct);
  return simulation(subject, whole, parts, seconds);
}

/** Two bots play the same deals in changed seats. An odd number of games is made even. */
export async function arena(
  subject: Subject,
  setup: Setup,
  first: string,
  second: string,
  games: number,
  conduct: Conduct = {},
): Promise<Arena> {
  check(conduct, games);
  const { seed = 1 } = conduct;
  readSetup(subject.game.options, setup);
  for (const bot of [first, second]) await prepareBot(bot, subject.game);
  const pairs = Math.ceil(games / 2);
  const whole = { setup, bots: [first, second] as const, seed, from: 0, to: pairs };
  const { parts, seconds } = await carryOutWhole('arena', subject, whole, arenaPart, 2 * pairs, conduct);
  return arenaReport(subject, whole, parts.flat(), seconds);
}

/** Every pair of values of two settings plays so many games, half of them with the seats changed. */
export async function studyPairs(
  subject: Subject,
  setup: Setup,
  settings: readonly [string, string],
  named: readonly string[],
  bot: string,
  games: number,
  conduct: Conduct & { readonly cards?: boolean } = {},
): Promise<Matrix> {
  check(conduct, games);
  const { seed = 1 } = conduct;
  await prepareBot(bot, subject.game);
  const values = valuesOf(subject, settings, named);
  for (const value of values) readSetup(subject.game.options, { ...setup, [settings[0]]: value, [settings[1]]: value });
  const all = games * pairsOf(values.length).length;
  const whole = { setup, settings, values, bot, seed, from: 0, to: all, cards: conduct.cards === true };
  const { parts, seconds } = await carryOutWhole('matrix', subject, whole, matrixPart, all, conduct);
  return matrix(subject, whole, parts, seconds);
}

/** The contract suite over all samples of the game, for so many seconds on each thread. */
export async function fuzz(subject: Subject, seconds: number, conduct: Conduct = {}): Promise<Fuzz> {
  check(conduct, 1);
  if (!(seconds > 0)) throw new InputError('seconds', `must be above 0, not ${seconds}`);
  const { seed = 1, threads = 1, progress } = conduct;
  const rules = rulebookOf(subject).map(({ id }) => id);
  const jobs = Array.from({ length: threads }, (_, i) => ({
    seconds,
    seed: threads === 1 ? seed : seedOf(seed, i),
    rules,
  }));
  const parts = await carryOut(
    'fuzz',
    subject.game.name,
    jobs,
    (job) => fuzzPart(subject, job),
    conduct,
    (done) => progress?.(done, jobs.length),
  );
  return fuzzReport(parts, seed);
}
