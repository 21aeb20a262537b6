import { InputError } from '../../kernel/input.ts';
import type { GameModule } from '../../kernel/module.ts';
import { type Arm, type Job, type Patch } from '../shards/job.ts';
import { readSeed, seedIn } from '../shards/seed.ts';
import { NO_PAIRS, type Paired } from '../shards/summary.ts';
import type { Team } from '../shards/team.node.ts';
import { type Share, shareOf } from '../study.ts';
import { type CardWorth, CELLS, EliteMap, scoreOf, worths } from './elites.ts';

export interface DeckMap {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly traits: readonly [string, string];
  readonly cells: number;
  /** How many decks were tried. */
  readonly decks: number;
  /** The best of each cell, played anew on other deals: what was best among many was also lucky. */
  readonly elites: readonly { readonly deck: string; readonly cell: readonly [number, number]; readonly rate: Share }[];
  readonly worths: readonly CardWorth[];
  /** Numbers to try: what wins too much dearer, what loses too much cheaper. */
  readonly proposals: readonly (Patch & { readonly why: CardWorth })[];
}
interface Mapping {
  readonly code: string;
  readonly bot: string;
  readonly seed: string;
  readonly decks: number;
  /** Pairs of games against each rival. */
  readonly pairs: number;
  readonly progress?: (done: number, of: number) => void;
}
/** How much longer the best ones are looked at in the end. */
const CLOSER = 4;
const PROPOSED = 5;

/** The map of a game's decks, played against its ready ones. */
export async function mapDecks(module: GameModule, team: Team, mapping: Mapping): Promise<DeckMap> {
  const { decks: space, game } = module;
  if (space === undefined) throw new InputError(game.name, 'in this game nobody brings a deck');
  const { bot, decks, pairs } = mapping;
  const seed = readSeed(mapping.seed);
  const rows = new Turns(team);
  const judge = async (deck: string, from: number, to: number): Promise<Paired> => {
    const found = await Promise.all(space.rivals.map((rival) => rows.play(jobOf(deck, rival), from, to)));
    return found.reduce((sum, paired) => sum.map((n, i) => n + paired[i]!) as unknown as Paired, NO_PAIRS);
  };
  const jobOf = (deck: string, rival: string): Job => {
    const [own, other] = space.settings;
    const arm = (first: string, second: string): Arm => ({
      setup: { [own]: first, [other]: second },
      bots: [bot, bot],
      patch: [],
    });
    const watched = { flow: false, cards: false, pairs: null };
    const arms = [arm(deck, rival), arm(rival, deck)];
    const { code } = mapping;
    return {
      code,
      game: game.name,
      edition: game.edition,
      set: null,
      arms,
      compare: 'swap',
      seed,
      games: 1,
      size: 1,
      watched,
      plan: null,
    };
  };
  const map = new EliteMap(space, seedIn(seed));
  await map.explore(
    decks,
    (deck) => judge(deck, 0, pairs),
    (done) => mapping.progress?.(done, decks),
  );
  const elites = [...map.elites.values()].toSorted((a, b) => a.cell[0] - b.cell[0] || a.cell[1] - b.cell[1]);
  const anew = await Promise.all(elites.map(({ deck }) => judge(deck, pairs, pairs + CLOSER * pairs)));
  const found = worths(space, map.tried);
  return {
    game: game.name,
    bot,
    seed,
    traits: space.traits,
    cells: CELLS,
    decks: map.tried.length,
    elites: elites.map(({ deck, cell }, i) => {
      const { score, games } = scoreOf(anew[i]!);
      return { deck, cell, rate: shareOf(score, games) };
    }),
    worths: found,
    proposals: proposalsOf(module, found),
  };
}
/** As many at a time as there are threads, the others wait. */
class Turns {
  private readonly team: Team;
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  constructor(team: Team) {
    this.team = team;
  }
  async play(job: Job, from: number, to: number): Promise<Paired> {
    if (this.busy === this.team.size) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy++;
    try {
      // The games from `from` on are one shard of a job that has just these.
      const outcome = await this.team.playGames({ ...job, games: to }, from, to);
      return outcome.paired!;
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.busy--;
      else next();
    }
  }
}
/** One more or one less of what a card costs most of. */
function proposalsOf({ numbers }: GameModule, found: readonly CardWorth[]): DeckMap['proposals'] {
  if (numbers === undefined) return [];
  const sure = found.filter(({ from, to }) => from > 0 || to < 0);
  const chosen = [
    ...sure.filter(({ from }) => from > 0).slice(0, PROPOSED),
    ...sure.filter(({ to }) => to < 0).slice(-PROPOSED),
  ];
  return chosen.flatMap((why) => {
    const def = numbers.def(why.card);
    const costs = def === undefined ? [] : Object.entries(numbers.of(def)).filter(([name]) => /^[A-Z]$/.test(name));
    const [field, value] = costs.toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (field === undefined || value === undefined || (why.mean < 0 && value === 0)) return [];
    return [{ card: why.card, field, value: value + (why.mean > 0 ? 1 : -1), why }];
  });
}
