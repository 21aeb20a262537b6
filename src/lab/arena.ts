import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import type { Seat, SeatMask } from '../kernel/ids.ts';
import { roleAt } from '../kernel/roles.ts';
import { readSetup } from '../kernel/setup.ts';
import type { Setup } from './simulate.ts';
import { seedOf, shareOf, type Subject } from './study.ts';

/** What one worker is asked: the pairs of games from `from` up to `to`. */
export interface ArenaJob {
  readonly setup: Setup;
  readonly bots: readonly [string, string];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}
/** One deal played twice with the bots changed round. `shares`: how much of each game was the first bot's. */
export interface Pair {
  readonly shares: readonly [number, number];
  /** For each game and role: was it the first bot's, and how it fared: 1 won, 0.5 drawn, 0 lost. */
  readonly roles: readonly (readonly { readonly first: boolean; readonly fared: number }[])[];
}
interface Record95 {
  readonly score: number;
  readonly from: number;
  readonly to: number;
}
export interface Arena {
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly [string, string];
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  /** The first bot's share of all points, with its 95 % interval. */
  readonly score: Record95;
  /** Elo points by which the first bot is ahead; infinite if one of them won everything. */
  readonly elo: Record95;
  /** For each role: how the two bots fared in it. */
  readonly roles: readonly { readonly seat: string; readonly first: number; readonly second: number }[];
}

/** Of the seats each bot has half, going round from deal to deal; in the second game they are changed. */
const seatsOfFirst = (seats: number, pair: number, again: boolean): SeatMask => {
  let mask = 0;
  for (let seat = 0; seat < seats; seat++) if ((seat + pair) % seats < seats >> 1 !== again) mask |= 1 << seat;
  return mask;
};

export function arenaPart(subject: Subject, job: ArenaJob): Pair[] {
  const { game } = subject;
  const setup = readSetup(game.options, job.setup);
  const table = new SelfPlay(game, setup);
  const { seats } = table.rules;
  // Where all win together, or one plays alone, each bot takes every seat, and the two results are compared.
  const together = game.utility === 'shared' || seats === 1;
  const play = (pair: number, mask: SeatMask): Played => {
    const bots = Array.from({ length: seats }, (_, seat) => {
      const mine = (mask & (1 << seat)) !== 0 ? 0 : 1;
      return botFor(job.bots[mine], game, seedOf(job.seed, pair, seat, 1 + mine), 1, seats);
    });
    table.play(bots, new FastChance(seedOf(job.seed, pair)));
    const all = Array.from({ length: seats }, (_, seat) => seat as Seat);
    return {
      scores: all.map((seat) => table.rules.score(table.state, seat)),
      roles: all.map((seat) => roleAt(game, table.state, seat)),
    };
  };
  return Array.from({ length: job.to - job.from }, (_, i) => {
    const pair = job.from + i;
    if (together) return pairTogether(play(pair, (1 << seats) - 1), play(pair, 0));
    const masks = [seatsOfFirst(seats, pair, false), seatsOfFirst(seats, pair, true)] as const;
    return pairApart(masks, [play(pair, masks[0]), play(pair, masks[1])]);
  });
}
/** By seat: the scores of a game, and who was who. */
interface Played {
  readonly scores: readonly number[];
  readonly roles: readonly number[];
}
const against = (mine: number, theirs: number): number => (1 + Math.sign(mine - theirs)) / 2;

function pairTogether({ scores: first }: Played, { scores: second }: Played): Pair {
  const share = against(first[0]!, second[0]!);
  return {
    shares: [share, share],
    roles: [first.map(() => ({ first: true, fared: share })), second.map(() => ({ first: false, fared: 1 - share }))],
  };
}
function pairApart(masks: readonly [SeatMask, SeatMask], played: readonly [Played, Played]): Pair {
  const isFirst = (game: 0 | 1, seat: number): boolean => (masks[game] & (1 << seat)) !== 0;
  const faring = (game: 0 | 1): { readonly first: boolean; readonly fared: number }[] =>
    played[game].scores.map((score, seat, scores) => {
      const others = scores.filter((_, other) => isFirst(game, other) !== isFirst(game, seat));
      const fared = others.reduce((sum, other) => sum + against(score, other), 0) / others.length;
      return { first: isFirst(game, seat), fared };
    });
  const seats = [faring(0), faring(1)] as const;
  const share = (game: 0 | 1): number => mean(seats[game].filter(({ first }) => first).map(({ fared }) => fared));
  const byRole = (game: 0 | 1) => seats[game].map((_, role) => seats[game][played[game].roles.indexOf(role)]!);
  return { shares: [share(0), share(1)], roles: [byRole(0), byRole(1)] };
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Pairs are what is independent: the two games of a deal share its luck. */
export function interval(pairs: readonly number[]): Record95 {
  const n = pairs.length;
  const score = mean(pairs);
  const variance = mean(pairs.map((pair) => (pair - score) ** 2));
  // How many won-or-lost games would be as uncertain as these pairs are.
  const worth = variance === 0 ? n : (score * (1 - score) * n) / variance;
  const { from, to } = shareOf(score, worth);
  return { score, from, to };
}
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score));

export function arenaReport(subject: Subject, job: ArenaJob, pairs: readonly Pair[], seconds: number): Arena {
  const { game } = subject;
  const score = interval(pairs.map(({ shares }) => mean(shares)));
  const seats = game.seats(readSetup(game.options, job.setup));
  const fared = (role: number, first: boolean): number =>
    mean(pairs.flatMap((pair) => pair.roles.flatMap((one) => (one[role]!.first === first ? [one[role]!.fared] : []))));
  return {
    game: game.name,
    setup: job.setup,
    bots: job.bots,
    seed: job.seed,
    games: 2 * pairs.length,
    seconds,
    score,
    elo: { score: eloOf(score.score), from: eloOf(score.from), to: eloOf(score.to) },
    roles: Array.from({ length: seats }, (_, seat) => ({
      seat: game.seatNames[seat] ?? String(seat),
      first: fared(seat, true),
      second: fared(seat, false),
    })),
  };
}
