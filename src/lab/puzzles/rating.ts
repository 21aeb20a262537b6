import { type Puzzle, type Solved, type Trier, TRIERS } from './puzzle.ts';

/** How strong each level is held to be, on the scale of puzzles. */
const STRENGTH: Readonly<Record<Trier, number>> = {
  recruit: 1000,
  soldier: 1300,
  officer: 1600,
  general: 1900,
  marshal: 2200,
};
const SCALE = 400;
const [EASIEST, HARDEST] = [600, 2300];
/** As if one more of the middle had solved it and one had not: nothing is hopeless, and nothing a matter of course. */
const DOUBT = { strength: 1450, solved: 1, of: 2 } as const;
/** Each level counts as so many tries, however many goes it had. */
const TRIES = 6;
const STEPS = 24;
/** The places of ratings are no more exact than this. */
const ROUND = 10;

const shareOf = ({ solved, of }: Solved): number => solved / of;

/** What a level solves of all puzzles, and how far it is ahead of the level before it; each with its 95 % interval. */
export interface Ability {
  readonly level: Trier;
  readonly share: number;
  readonly error: number;
  readonly rise?: { readonly by: number; readonly error: number };
}
const Z95 = 1.96;
/** Over goes at these very puzzles: said is what a level solves of them, and nothing of other puzzles. */
export function abilitiesOf(rated: readonly NonNullable<Puzzle['rated']>[]): readonly Ability[] {
  const found = TRIERS.map((level) => {
    const goes = rated.map((one) => one[level]);
    const share = goes.reduce((sum, one) => sum + shareOf(one), 0) / Math.max(1, goes.length);
    return { level, share, error: (Z95 * Math.sqrt(goes.reduce(varianceOf, 0))) / Math.max(1, goes.length) };
  });
  return found.map(({ level, share, error }, i) => {
    const before = found[i - 1];
    if (before === undefined) return { level, share, error };
    const rise = { by: share - before.share, error: Math.hypot(error, before.error) };
    return { level, share, error, rise };
  });
}
/** How much the share that was seen may differ by accident. */
const varianceOf = (sum: number, one: Solved): number =>
  sum + (shareOf(one) * (1 - shareOf(one))) / Math.max(1, one.of - 1);

/** The rating at which the levels would solve as many as they did. */
export function ratingOf(rated: NonNullable<Puzzle['rated']>): number {
  const tries = [
    DOUBT,
    ...TRIERS.map((level) => ({ strength: STRENGTH[level], solved: TRIES * shareOf(rated[level]), of: TRIES })),
  ];
  const solvedAt = (rating: number): number =>
    tries.reduce((sum, { strength, of }) => sum + of / (1 + 10 ** ((rating - strength) / SCALE)), 0);
  const solved = tries.reduce((sum, one) => sum + one.solved, 0);
  let [low, high] = [EASIEST, HARDEST];
  for (let n = 0; n < STEPS; n++) {
    const middle = (low + high) / 2;
    if (solvedAt(middle) > solved) low = middle;
    else high = middle;
  }
  return Math.round(low / ROUND) * ROUND;
}
