import { personOf } from '../../match/ledger.ts';
import type { About } from '../../match/messages.ts';
import type { LoadGame } from '../load-game.ts';
import { NoMatch, type Tables } from '../rooms/tables.ts';
import type { Rated, ServerStore } from '../store/store.ts';
import { type Log, messageOf } from '../watch/log.ts';
import { idle, NEWCOMER, played, type Strength } from './glicko.ts';

const TOGETHER = 50;
const WEEK_MS = 7 * 24 * 3600 * 1000;
/** So many of the latest games are told. */
const RECENT = 20;

/** What a game between two accounts made of one of them. */
interface RatedMatch {
  readonly match: string;
  readonly at: number;
  /** 2 for a win, 1 for a draw, 0 for a loss. */
  readonly score: number;
  readonly rating: number;
}
export interface OwnRating {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  /** The latest first; each leads to its record. */
  readonly recent: readonly RatedMatch[];
}

/** Whole numbers are kept, so that every store gives back what it was given. */
const [THOUSAND, BILLION] = [1000, 1e9];
const strengthIn = ({ rating, deviation, volatility }: Rated): Strength => ({
  rating: rating / THOUSAND,
  deviation: deviation / THOUSAND,
  volatility: volatility / BILLION,
});
const kept = ({ rating, deviation, volatility }: Strength) => ({
  rating: Math.round(rating * THOUSAND),
  deviation: Math.round(deviation * THOUSAND),
  volatility: Math.round(volatility * BILLION),
});

/** What counts: two people who both have accounts, against each other, to the end. Never a game that is won together. */
function sides({ phase, seats, result }: About, shared: boolean): readonly [first: string, second: string] | undefined {
  const [first, second] = seats.map(personOf);
  if (phase !== 'over' || shared || seats.length !== 2 || result?.scores === undefined) return undefined;
  return first === undefined || second === undefined || first === second ? undefined : [first, second];
}

interface RatingsOptions {
  readonly store: ServerStore;
  readonly tables: Pick<Tables, 'latest'>;
  readonly load: LoadGame;
  /** By the calendar. */
  readonly now: () => number;
  readonly log: Log;
}
/** Ratings, where a server keeps them. Every result that is written down waits in the store until it was looked at here, once. */
export class Ratings {
  private readonly options: RatingsOptions;
  constructor(options: RatingsOptions) {
    this.options = options;
    options.store.rates = true;
  }
  async rateDue(): Promise<void> {
    const { store, log } = this.options;
    for (const match of await store.unrated(TOGETHER)) {
      try {
        await this.rate(match);
      } catch (error) {
        // It waits for the next time: another server may just have rated a game of one of the two.
        log('warn', 'a match was not rated', { match, error: messageOf(error) });
      }
    }
  }
  private async rate(match: string): Promise<void> {
    const { store, now } = this.options;
    const counted = (await store.isRated(match)) ? undefined : await this.counted(match);
    if (counted === undefined) {
      await store.rate(match, []);
      return;
    }
    const { game, people, scores } = counted;
    const at = now();
    const before = await Promise.all(people.map((who) => store.latestRated(who, game)));
    const stood = before.map((last) =>
      last === undefined ? NEWCOMER : idle(strengthIn(last), (at - last.at) / WEEK_MS),
    );
    const rows = people.map((who, i): Rated => {
      const score = 1 + Math.sign(scores[i]! - scores[1 - i]!);
      const after = played(stood[i]!, [{ against: stood[1 - i]!, score: score / 2 }]);
      const { rating, deviation, volatility } = kept(after);
      return { who, game, n: (before[i]?.n ?? 0) + 1, match, at, score, rating, deviation, volatility };
    });
    await store.rate(match, rows);
  }
  private async counted(match: string) {
    const { store, tables, load } = this.options;
    try {
      const table = await tables.latest(match);
      const game = table.rules.game.name;
      const about = await table.about();
      const people = sides(about, (await load(game)).utility === 'shared');
      if (people === undefined) return undefined;
      const known = await Promise.all(people.map((who) => store.person(who)));
      return known.some((person) => person?.account === undefined)
        ? undefined
        : { game, people, scores: about.result!.scores! };
    } catch (error) {
      if (error instanceof NoMatch) return undefined;
      throw error;
    }
  }

  /** What somebody may know: their own. */
  async of(who: string): Promise<readonly OwnRating[]> {
    const rows = await this.options.store.ratedOf(who, RECENT);
    const games = [...new Set(rows.map(({ game }) => game))];
    return games.map((game) => {
      const own = rows.filter((row) => row.game === game);
      const { rating, deviation } = strengthIn(own[0]!);
      const recent = own.map((row) => ({
        match: row.match,
        at: row.at,
        score: row.score,
        rating: strengthIn(row).rating,
      }));
      return { game, rating, deviation, games: own[0]!.n, recent };
    });
  }
}
