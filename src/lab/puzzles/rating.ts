import { type Puzzle, type Trier, TRIERS } from './puzzle.ts';

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
const STEPS = 24;
/** The places of ratings are no more exact than this. */
const ROUND = 10;

/** The rating at which the levels would solve as many as they did. */
export function ratingOf(rated: NonNullable<Puzzle['rated']>): number {
  const tries = [
    DOUBT,
    ...TRIERS.map((level) => ({ strength: STRENGTH[level], solved: rated[level].solved, of: rated[level].of })),
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
