import { FastChance } from '../kernel/chance.ts';
import type { AnyGame, Game } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import type { Bot } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { areWeightsAtHand, fetchWeights, haveWeights } from '../learned/shelf.ts';
import { GreedyBot } from './greedy.ts';
import { Ismcts } from './ismcts.ts';
import { Foresight } from './learned/foresight.ts';
import { Policy } from './learned/policy.ts';
import { isLevel, type Level, LEVELS } from './levels.ts';
import { Race } from './race.ts';
import { MoodyBot, RandomBot } from './random.ts';
import { Responder } from './responder.ts';
import type { Budget } from './search/searcher.ts';
import { type Tuning, tuningOf } from './search/tuning.ts';

/**
 * A bot in words: a level, `random`, `greedy`, `ismcts@` with playouts (`ismcts@400`) or time (`ismcts@200ms`), or
 * `planner@` with playouts where the game brings a planner or a quick player of its own, or `learned` where somebody has
 * trained a network for the game, `learned@` with looks or time if it looks ahead, `learned~2` if it draws lots at that heat.
 * `response(greedy)@800` knows that all others are greedy, and looks so often for what answers them best.
 */
type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'ismcts'; readonly budget: Budget }
  | { readonly kind: 'planner'; readonly playouts: number }
  | { readonly kind: 'learned'; readonly budget: Budget | undefined; readonly heat: number }
  | { readonly kind: 'response'; readonly budget: Budget; readonly rival: string }
  | { readonly kind: 'level'; readonly level: Level };

const MOST_PLAYOUTS = 10_000_000;
const MOST_MS = 60_000;
const FOREVER = Number.POSITIVE_INFINITY;
/** Of a hundred choices of a recruit so many are made with some thought. */
const RECRUIT_THINKS = 30;

/** Playouts for each plan by level, where the game brings its own planner, and for each choice where there is a race. */
const PLANNING: Readonly<Record<Level, number>> = { recruit: 0, soldier: 0, officer: 40, general: 300, marshal: 2000 };
const RACING: Readonly<Record<Level, number>> = { recruit: 0, soldier: 0, officer: 60, general: 1000, marshal: 4000 };

const KNOWN_BOTS = `${LEVELS.join(', ')}, random, greedy, ismcts@400 (playouts), ismcts@200ms (time), planner@400 (some games), learned, learned~2 (heat), learned@400 (looks), learned@200ms, response(greedy)@400 (some games)`;

export function readBot(spec: string): BotSpec {
  if (spec === 'random' || spec === 'greedy') return { kind: spec };
  if (isLevel(spec)) return { kind: 'level', level: spec };
  const [, plans] = /^planner@(\d{1,6})$/.exec(spec) ?? [];
  if (plans !== undefined) return { kind: 'planner', playouts: Number(plans) };
  const [, heat] = /^learned(?:~(\d(?:\.\d)?))?$/.exec(spec) ?? [spec];
  if (spec === 'learned' || heat !== undefined) return { kind: 'learned', budget: undefined, heat: Number(heat ?? 0) };
  const [, kind, digits, ms] = /^(ismcts|learned|response\(.+\))@([1-9]\d{0,8})(ms)?$/.exec(spec) ?? [];
  if (digits === undefined) throw new InputError('bot', `there is no bot "${spec}"; known: ${KNOWN_BOTS}`);
  const [amount, most] = [Number(digits), ms === undefined ? MOST_PLAYOUTS : MOST_MS];
  if (amount > most) throw new InputError('bot', `"${spec}" asks for more than ${most} ${ms ?? 'playouts'}`);
  const budget = ms === undefined ? { playouts: amount, ms: FOREVER } : { playouts: FOREVER, ms: amount };
  if (kind === 'ismcts' || kind === 'learned') return { kind, heat: 0, budget };
  const rival = kind!.slice('response('.length, -1);
  if (readBot(rival).kind === 'response') throw new InputError('bot', `"${spec}" answers an answer: name a bot`);
  return { kind: 'response', budget, rival };
}

/** It plays no game ahead: asked, it has chosen before another thread would have heard of it. */
export function choosesAtOnce(spec: string): boolean {
  const meant = readBot(spec);
  if (meant.kind === 'level') return PLANNING[meant.level] === 0 && RACING[meant.level] === 0;
  return meant.kind === 'random' || meant.kind === 'greedy';
}

/**
 * To be awaited before such a bot sits down: a learned one needs its weights, and only then are they fetched. A level
 * plays by them where they can be had, and as it can where not.
 */
export async function prepareBot(spec: string, game: AnyGame): Promise<void> {
  const meant = readBot(spec);
  if (meant.kind === 'response') await prepareBot(meant.rival, game);
  if (meant.kind === 'learned' || meant.kind === 'response') await fetchWeights(game);
  if (meant.kind === 'level') await haveWeights(game);
}

/** It thinks for so long, and not for so many playouts: asked again, it may choose otherwise. */
export function goesByTheClock(spec: string, game: AnyGame): boolean {
  const meant = readBot(spec);
  if (meant.kind === 'response') return Number.isFinite(meant.budget.ms) || goesByTheClock(meant.rival, game);
  if (meant.kind === 'ismcts' || meant.kind === 'learned') return Number.isFinite(meant.budget?.ms ?? FOREVER);
  if (meant.kind !== 'level' || game.planner !== undefined) return false;
  if (game.quickPlayer !== undefined) return meant.level === 'marshal';
  return meant.level !== 'recruit' && meant.level !== 'soldier';
}

/**
 * The bot that the words mean, tuned for the game. Equal seeds choose alike, unless the bot goes by the clock. `effort`
 * is the part of its time or playouts that a level may use where many have to think at once; `seats` is how many play,
 * because alone a game may be another one than what was learned.
 */
export function botFor<S extends State, O extends SetupOptions>(
  spec: string,
  game: Game<S, O>,
  seed: number | readonly [number, number],
  effort = 1,
  seats = game.seats(readSetup(game.options, {})),
): Bot<S, O> {
  const meant = readBot(spec);
  const tuning = tuningOf(game.name);
  const chance = typeof seed === 'number' ? new FastChance(seed) : new FastChance(...seed);
  if (meant.kind === 'random') return new RandomBot(chance);
  if (meant.kind === 'greedy') return new GreedyBot(chance, tuning);
  if (meant.kind === 'ismcts') return searchFor(game, meant.budget, chance, tuning);
  if (meant.kind === 'learned')
    return meant.budget === undefined ? new Policy(chance, meant.heat) : new Foresight(meant.budget, chance, tuning);
  if (meant.kind === 'response')
    return new Responder(meant.budget, chance, tuning, (seat) =>
      botFor(meant.rival, game, [chance.next(), seat], 1, seats),
    );
  if (meant.kind === 'planner') {
    const planner = plannerFor(game, meant.playouts, chance, tuning);
    if (planner === undefined) throw new InputError('bot', `${game.name} has no planner of its own`);
    return planner;
  }
  if (hasLearned(game, seats)) return learnedOfLevel(meant.level, chance, tuning, effort);
  const playouts = Math.round((game.planner === undefined ? RACING : PLANNING)[meant.level] * effort);
  const planner = plannerFor(game, playouts, chance, tuning);
  return planner === undefined
    ? botOfLevel(meant.level, chance, tuning, effort)
    : plannerOfLevel(meant.level, planner, chance);
}
/** A tree, or a race where the game brings a quick player: then one level and good playouts beat many levels and blind ones. */
function searchFor<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  budget: Budget,
  chance: FastChance,
  tuning: Tuning,
): Bot<S, O> {
  if (game.quickPlayer === undefined) return new Ismcts(budget, chance, tuning);
  return new Race(budget, chance, tuning);
}
function plannerFor<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  playouts: number,
  chance: FastChance,
  tuning: Tuning,
): Bot<S, O> | undefined {
  if (game.planner !== undefined) return game.planner(playouts);
  return game.quickPlayer === undefined ? undefined : new Race({ playouts, ms: FOREVER }, chance, tuning);
}
function plannerOfLevel<S extends State, O extends SetupOptions>(
  level: Level,
  planner: Bot<S, O>,
  chance: FastChance,
): Bot<S, O> {
  return level === 'recruit'
    ? new MoodyBot(planner, new RandomBot<S, O>(chance, true), RECRUIT_THINKS, chance)
    : planner;
}
/** Are there weights at hand that play this game well with so many seats? */
export const hasLearned = <S extends State, O extends SetupOptions>(game: Game<S, O>, seats: number): boolean =>
  seats >= tuningOf(game.name).learnedFrom && areWeightsAtHand(game as unknown as AnyGame);
/** At the least it looks ahead as often as it has options to compare. */
const FEWEST_LOOKS = 50;
function learnedOfLevel<S extends State, O extends SetupOptions>(
  level: Level,
  chance: FastChance,
  tuning: Tuning,
  effort: number,
): Bot<S, O> {
  const { heat, looks } = tuning.learned[level];
  if (looks === 0) return new Policy(chance, heat);
  const playouts = Math.max(FEWEST_LOOKS, Math.round(looks * effort));
  return new Foresight({ playouts, ms: tuning[level as 'general'] * effort }, chance, tuning);
}
function botOfLevel<S extends State, O extends SetupOptions>(
  level: Level,
  chance: FastChance,
  tuning: Tuning,
  effort: number,
): Bot<S, O> {
  if (level === 'officer' || level === 'general' || level === 'marshal')
    return new Ismcts({ playouts: FOREVER, ms: tuning[level] * effort }, chance, tuning);
  const greedy = new GreedyBot<S, O>(chance, tuning);
  return level === 'soldier' ? greedy : new MoodyBot(greedy, new RandomBot<S, O>(chance, true), RECRUIT_THINKS, chance);
}
