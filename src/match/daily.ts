/** The games that one person plays alone, the same cards for everybody on one day. */
export const DAILY = { afu: { players: 1 }, bravery: { players: 1 } } as const;
export type DailyGame = keyof typeof DAILY;
export const DAILY_GAMES = Object.keys(DAILY) as readonly DailyGame[];
export const isDailyGame = (name: string): name is DailyGame => Object.hasOwn(DAILY, name);

const DAY = 86_400_000;
/** Days are those of Greenwich, so that everybody has the same. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** Who began before midnight may finish after it. */
export const isOpen = (day: string, at: number): boolean => day === dayOf(at) || day === dayOf(at - DAY);

export const dailySeed = (game: DailyGame, day: string): string => `daily-${game}-${day}`;
export function readDailySeed(seed: string): { readonly game: DailyGame; readonly day: string } | undefined {
  const [, game = '', day = ''] = /^daily-([a-z]+)-(\d{4}-\d{2}-\d{2})$/.exec(seed) ?? [];
  return isDailyGame(game) ? { game, day } : undefined;
}
