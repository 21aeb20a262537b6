/** Tells what a bot of this level has chosen when its time has come. `among`: nobody but bots plays there. */
export type Pace = <T>(level: string, choose: () => Promise<T>, among: boolean) => Promise<T>;

/** As soon as it has chosen: for tables at which nobody looks at the clock. */
export const noPace: Pace = (_level, choose) => choose();
/** Among themselves bots are so many times as quick: a round of a tournament waits for them. */
const QUICKER = 7;

/** How long a bot takes for a move, by its level, in milliseconds: longer than it thinks when it has the time it likes. */
const SLOTS: Readonly<Record<string, number>> = {
  recruit: 700,
  soldier: 700,
  officer: 900,
  general: 1800,
  marshal: 3600,
};
/** Programs of an operator's. */
const PROGRAM = 1000;
export const slotOf = (level: string): number => SLOTS[level] ?? PROGRAM;

export interface Beat {
  readonly steady: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}
/**
 * A bot's move is told after a time that its level alone decides, be it that it had one option or fifty: how long it
 * thought would tell of its cards. If it needed longer, as on a busy server, it is told after two such times, or three.
 */
export function steadyPace({ steady, sleep }: Beat, slot: (level: string) => number = slotOf): Pace {
  return async (level, choose, among) => {
    const began = steady();
    const chosen = await choose();
    const every = among ? slot(level) / QUICKER : slot(level);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a time of nothing has passed when the bot has chosen
    if (every <= 0) return chosen;
    const ends = began + every * Math.max(1, Math.ceil((steady() - began) / every));
    // A timer may ring a little early.
    for (let left = ends - steady(); left > 0; left = ends - steady()) await sleep(Math.ceil(left));
    return chosen;
  };
}
