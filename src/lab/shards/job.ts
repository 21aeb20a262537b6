import { goesByTheClock, prepareBot, readBot } from '../../bots/spec.ts';
import { InputError, isWhole } from '../../kernel/input.ts';
import type { CardChange, GameModule } from '../../kernel/module.ts';
import { readSetup } from '../../kernel/setup.ts';
import { botsForSeats, type Setup } from '../simulate.ts';
import { MOST_GAMES, readSeed } from './seed.ts';
import type { Plan } from './stopping.ts';
import { type Relation, RELATIONS } from './summary.ts';

/** One number of one card that is another. */
export interface Patch {
  readonly card: string;
  readonly field: string;
  readonly value: number;
}
/** One way to play the deals of a job. */
export interface Arm {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly patch: readonly Patch[];
}
/** What is looked at beside who won and how long it took; it costs time. */
export interface Watched {
  /** Options, forced choices, lead changes, comebacks. */
  readonly flow: boolean;
  readonly cards: boolean;
  /** Pairs of cards in this relation. */
  readonly pairs: Relation | null;
}
/**
 * `change`: how much better one side fares in the second arm than in the first. `swap`: the arms are two bots in changed
 * seats, and what is asked is how much better the first of them is.
 */
export type Comparison = 'change' | 'swap';

/** All that a study depends on. With the same one every machine finds the same, to the byte. */
export interface Job {
  /** Of the code: who runs another one must not take part. */
  readonly code: string;
  readonly game: string;
  readonly edition: number;
  /** Cards of somebody's own, as a JSON file has them. */
  readonly set: string | null;
  readonly arms: readonly Arm[];
  readonly compare: Comparison | null;
  readonly seed: string;
  readonly games: number;
  /** Games in a shard; the last one may have fewer. */
  readonly size: number;
  readonly watched: Watched;
  readonly plan: Plan | null;
}
/** The games from `from` up to `to`. */
export interface Shard {
  readonly from: number;
  readonly to: number;
}
const MOST_SIZE = 10_000_000;
const MOST_SHARDS = 1_000_000;
export const shardsOf = ({ games, size }: Job): number => Math.ceil(games / size);
export const shardAt = ({ games, size }: Job, i: number): Shard => ({
  from: i * size,
  to: Math.min(games, (i + 1) * size),
});

/** The arm's game: its own cards, its numbers changed. */
export function moduleFor(module: GameModule, { set }: Pick<Job, 'set'>, { patch }: Pick<Arm, 'patch'>): GameModule {
  if (set !== null && patch.length > 0)
    throw new InputError('patch', 'changes numbers of the cards of the game, not of a file of cards');
  if (set !== null) {
    if (module.withCards === undefined) throw new InputError('set', 'this game takes no cards of your own');
    return module.withCards('set', set);
  }
  if (patch.length === 0) return module;
  const changes = changesIn(module, patch);
  return module.numbers!.changed(changes);
}
/** The prints that a patch speaks of, each with its numbers; says which card or field there is not. */
export function changesIn({ numbers }: GameModule, patch: readonly Patch[]): readonly CardChange[] {
  if (numbers === undefined) throw new InputError('patch', 'this game has no cards with numbers to change');
  const changes = new Map<CardChange['def'], Record<string, number>>();
  for (const { card, field, value } of patch) {
    const def = numbers.def(card);
    if (def === undefined) throw new InputError('patch', `there is no card ${card}`);
    const printed = numbers.of(def);
    if (!Object.hasOwn(printed, field))
      throw new InputError('patch', `${card} has no ${field}, but ${Object.keys(printed).join(', ')}`);
    if (!isWhole(value, 0, 99)) throw new InputError('patch', `${card}.${field} must be a whole number from 0 to 99`);
    const own = changes.get(def) ?? {};
    changes.set(def, { ...own, [field]: value });
  }
  return [...changes].map(([def, changed]) => ({ def, numbers: changed }));
}
/** `tiger.attack=4`, one after the other. */
export function readPatch(words: readonly string[]): readonly Patch[] {
  return words.map((word) => {
    const [, card, field, value] = /^([^.=]+)\.([^.=]+)=(\d{1,2})$/.exec(word) ?? [];
    if (card === undefined || field === undefined)
      throw new InputError('patch', `must be like tiger.attack=4, not ${word}`);
    return { card, field, value: Number(value) };
  });
}

/** Refuses a job that cannot be done, or not twice alike; the weights of its bots are fetched. */
export async function checkJob(job: Job, module: GameModule): Promise<void> {
  if (job.edition !== module.game.edition)
    throw new InputError('edition', `the job is of edition ${job.edition}, the rules here of ${module.game.edition}`);
  if (!isWhole(job.games, 1, MOST_GAMES))
    throw new InputError('games', `must be a whole number from 1 to ${MOST_GAMES}, not ${String(job.games)}`);
  if (!isWhole(job.size, 1, MOST_SIZE))
    throw new InputError('size', `must be a whole number from 1 to ${MOST_SIZE}, not ${String(job.size)}`);
  if (shardsOf(job) > MOST_SHARDS)
    throw new InputError('size', `gives ${shardsOf(job)} shards; there may be ${MOST_SHARDS}`);
  readSeed(job.seed);
  if (job.arms.length !== (job.compare === null ? 1 : 2)) throw new InputError('arms', 'two are compared, else one');
  if (job.watched.pairs !== null && !RELATIONS.includes(job.watched.pairs))
    throw new InputError('pairs', `must be one of ${RELATIONS.join(', ')}`);
  if (job.plan !== null) checkPlan(job.plan, job.compare);
  for (const arm of job.arms) await checkArm(job, arm, module);
}
function checkPlan({ wrong, close, least, first }: Plan, compare: Comparison | null): void {
  if (compare === null) throw new InputError('plan', 'needs something to compare');
  if (!(wrong > 0 && wrong < 0.5)) throw new InputError('plan.wrong', `must be above 0 and below 0.5, not ${wrong}`);
  if (!(close >= 0 && close < 1)) throw new InputError('plan.close', `must be from 0 to 1, not ${close}`);
  if (!(least >= 0 && least < 1)) throw new InputError('plan.least', `must be from 0 to 1, not ${least}`);
  if (!isWhole(first, 2, MOST_SIZE))
    throw new InputError('plan.first', `must be a whole number above 1, not ${String(first)}`);
}
async function checkArm(job: Job, arm: Arm, base: GameModule): Promise<void> {
  const module = moduleFor(base, job, arm);
  const { game, usage } = module;
  const seats = game.seats(readSetup(game.options, arm.setup));
  for (const bot of botsForSeats(arm.bots, seats)) {
    readBot(bot);
    if (goesByTheClock(bot, game))
      throw new InputError(
        'bots',
        `${bot} goes by the clock here and never plays twice alike; take ismcts@400 or soldier`,
      );
    await prepareBot(bot, game);
  }
  if (job.compare === 'swap' && seats !== 2)
    throw new InputError('compare', 'two bots change seats where there are two');
  if (usage === undefined && (job.watched.cards || job.watched.pairs !== null))
    throw new InputError('cards', 'this game does not count the cards that are played');
}
