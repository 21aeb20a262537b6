import { botFor } from '../bots/spec.ts';
import { gladnessOf } from '../bots/search/turn.ts';
import { FastChance } from '../kernel/chance.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Rules } from '../kernel/rules.ts';
import { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { type Exact, exactResponse, worldsOf } from './exact.ts';
import { seedOf, type Share, shareOf } from './study.ts';

/** A small endgame, counted through for one seat, and what a searched response gets in it. */
export interface Endgame extends Exact {
  readonly seat: string;
  readonly searched: Share;
  readonly games: number;
}
interface EndgameJob {
  readonly responder: string;
  readonly against: string;
  readonly games: number;
  readonly seed: number;
}

/** Holds the searched response against the exact one, in as many games from every way in which cards could lie. */
export function endgameOf(rules: Rules, truth: State, seat: Seat, job: EndgameJob): Endgame {
  const exact = exactResponse(rules, truth, seat);
  const worlds = worldsOf(rules, truth, seat);
  const games = Math.max(1, Math.round(job.games / worlds.length)) * worlds.length;
  let won = 0;
  for (let n = 0; n < games; n++) won += playedFrom(rules, worlds[n % worlds.length]!.state, seat, n, job);
  return { seat: rules.game.seatNames[seat] ?? String(seat), ...exact, searched: shareOf(won / games, games), games };
}
/** One game from there: how glad the responder is of it. */
function playedFrom(rules: Rules, from: State, me: Seat, n: number, job: EndgameJob): number {
  const { game, seats } = rules;
  const [s, chance] = [rules.create(), new FastChance(seedOf(job.seed, n))];
  rules.copy(s, from);
  const sitting = Array.from({ length: seats }, (_, seat) => ({
    sight: new Sight(rules, seat as Seat),
    bot: botFor(seat === me ? job.responder : job.against, game, seedOf(job.seed, n, seat), 1, seats),
  }));
  while (!rules.over(s)) {
    const seat = rules.actor(s);
    const { sight, bot } = sitting[seat]!;
    rules.apply(s, seat, bot.choose(sight.look(s)), chance);
  }
  return gladnessOf(rules, s, me);
}
