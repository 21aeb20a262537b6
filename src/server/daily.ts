import { type Fields, InputError } from '../kernel/input.ts';
import { dailyScore } from '../match/daily-score.ts';
import { DAILY_GAMES, type DailyGame, dayOf, isOpen } from '../match/daily.ts';
import type { LoadGame } from './load-game.ts';
import type { Person, ServerStore } from './store/store.ts';

const LISTED = 20;
/** A day that is in the calendar, as it is written there. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && dayOf(at) === text;
}

export interface DailyEntry {
  readonly game: DailyGame;
  readonly day: string;
  /** Moves in the game's own spelling, in pieces that a message may hold: `verb a b;verb c`. */
  readonly moves: readonly string[];
}
export function readDaily(fields: Fields): DailyEntry {
  const entry = { game: fields.oneOf('game', DAILY_GAMES), day: fields.text('day'), moves: fields.texts('moves') };
  fields.done();
  return { ...entry, moves: entry.moves.flatMap((piece) => piece.split(';')) };
}

/** The best of a day, each with a name and no more. */
export type BestOfDay = Readonly<Record<DailyGame, readonly { readonly name: string; readonly score: number }[]>>;

/** The challenge of the day: whatever somebody claims is played again, and only that counts. */
export class Daily {
  private readonly store: ServerStore;
  private readonly load: LoadGame;
  private readonly now: () => number;
  constructor(store: ServerStore, load: LoadGame, now: () => number) {
    this.store = store;
    this.load = load;
    this.now = now;
  }
  async enter({ who }: Person, { game, day, moves }: DailyEntry): Promise<{ readonly score: number }> {
    const at = this.now();
    if (!isOpen(day, at)) throw new InputError('day', 'is over, or has not come yet');
    const score = dailyScore(await this.load(game), game, day, moves);
    await this.store.keepDaily({ day, game, who, score, at });
    return { score };
  }
  async best(day: string): Promise<BestOfDay> {
    if (!isDay(day)) throw new InputError('day', 'must be a day, written like 2026-01-31');
    const lists = await Promise.all(DAILY_GAMES.map((game) => this.store.bestDaily(day, game, LISTED)));
    return Object.fromEntries(DAILY_GAMES.map((game, i) => [game, lists[i]!])) as never;
  }
}
