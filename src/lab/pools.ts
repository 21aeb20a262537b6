import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import type { Seat } from '../kernel/ids.ts';
import { InputError } from '../kernel/input.ts';
import { packsOf } from '../kernel/packs.ts';
import { readSetup } from '../kernel/setup.ts';
import { type Conduct, seedOf, type Share, shareOf, type Subject, winners } from './study.ts';

/** How what a bot makes of its packs fares against something legal from the same packs that nobody thought about. */
interface PoolStudy {
  readonly game: string;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly bot: string;
  readonly seed: number;
  readonly share: Share;
  /** By sort of packs. */
  readonly sorts: Readonly<Record<string, Share>>;
}

/** Each pool is played once, in both seats in turn; sorts of packs go round. */
export function studyPools(
  { game }: Subject,
  given: Readonly<Record<string, unknown>>,
  bot: string,
  games: number,
  { seed = 1, progress }: Conduct = {},
): PoolStudy {
  const { brings } = game;
  const terms = readSetup(brings?.terms ?? {}, given, 'terms');
  const plan = brings?.packs?.plan(terms);
  if (brings?.packs === undefined || plan === undefined || plan.places !== undefined)
    throw new InputError('terms', 'must be those of a game in which everybody opens their own packs');
  const { packs } = brings;
  const sorts = packs.sorts(terms);
  const fared = new Map(sorts.map((sort) => [sort, [] as number[]]));
  for (let n = 0; n < games; n++) {
    const sort = sorts[n % sorts.length]!;
    const chance = new FastChance(seedOf(seed, n, 0));
    const opened = { sort, cards: packsOf(packs, terms, plan, 0, sort, { stream: () => chance }).flat() };
    const own = (Math.floor(n / sorts.length) % 2) as Seat;
    const other = (1 - own) as Seat;
    const setup = readSetup(game.options, {
      ...brings.suits(terms, own, chance, opened),
      ...packs.careless(terms, other, opened, chance),
    });
    const table = new SelfPlay(game, setup);
    const bots = [0, 1].map((seat) => botFor(bot, game, seedOf(seed, n, 1 + seat)));
    table.play(bots, new FastChance(seedOf(seed, n, 3)));
    const won = winners(table.rules, table.state);
    fared.get(sort)!.push(won === 0 || won === 3 ? 0.5 : (won >> own) & 1);
    progress?.(n + 1, games);
  }
  const shareIn = (list: readonly number[]): Share =>
    shareOf(list.reduce((sum, one) => sum + one, 0) / list.length, list.length);
  return {
    game: game.name,
    terms,
    bot,
    seed,
    share: shareIn([...fared.values()].flat()),
    sorts: Object.fromEntries(
      [...fared].filter(([, list]) => list.length > 0).map(([sort, list]) => [sort, shareIn(list)]),
    ),
  };
}
