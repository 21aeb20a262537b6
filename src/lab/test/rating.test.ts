import { expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { putWeights } from '../../learned/shelf.ts';
import { byLot } from '../../learned/test/sample.ts';
import { appraise, type Weighed } from '../puzzles/appraise.ts';
import { type Puzzle, type Solved, type Trier, TRIERS } from '../puzzles/puzzle.ts';
import { trierOf } from '../puzzles/rate.ts';
import { abilitiesOf, ratingOf } from '../puzzles/rating.ts';

const rated = (...solved: readonly number[]): NonNullable<Puzzle['rated']> =>
  Object.fromEntries(TRIERS.map((level, i) => [level, { solved: solved[i]!, of: 10 }])) as Record<Trier, Solved>;

test('a puzzle that fewer solve is rated higher, and none is rated beyond the scale', () => {
  const [none, few, some, all] = [
    rated(0, 0, 0, 0, 0),
    rated(0, 1, 4, 9, 10),
    rated(2, 6, 9, 10, 10),
    rated(10, 10, 10, 10, 10),
  ].map(ratingOf);
  expect([none, few, some, all]).toEqual([none, few, some, all].toSorted((a, b) => b! - a!));
  expect(none! - all!).toBeGreaterThan(600);
  expect(none).toBeLessThanOrEqual(2300);
  expect(all).toBeGreaterThanOrEqual(600);
});

test('a level counts by the part that it solves, however many goes it had', () => {
  const few = rated(2, 6, 9, 10, 10);
  expect(ratingOf({ ...few, recruit: { solved: 20, of: 100 } })).toBe(ratingOf(few));
});
test('what levels solve is told with its interval, and so is how far each is ahead of the one before it', () => {
  const goes = (solved: number, of: number): NonNullable<Puzzle['rated']> => {
    const same = { solved, of };
    return { recruit: { solved: 0, of }, soldier: same, officer: same, general: same, marshal: { solved: of, of } };
  };
  const [recruit, soldier, officer, , marshal] = abilitiesOf([goes(50, 100), goes(30, 100)]);
  expect(recruit).toEqual({ level: 'recruit', share: 0, error: 0 });
  expect(soldier!.share).toBeCloseTo(0.4);
  // √(0.25 / 99 + 0.21 / 99) / 2, and 1.96 of it.
  expect(soldier!.error).toBeCloseTo(0.0668, 3);
  expect(officer!.rise!.by).toBe(0);
  expect(officer!.rise!.error).toBeCloseTo(Math.SQRT2 * soldier!.error);
  expect(marshal!.rise!.by - marshal!.rise!.error).toBeGreaterThan(0);
});

/** A copy: weights go with the game itself, and other tests may have brought them or have to do without. */
const bareGame = async (name: string): Promise<AnyGame> => ({ ...(await moduleOf(name)).game });
async function learnedGame(name: string): Promise<AnyGame> {
  const game = await bareGame(name);
  putWeights(game, byLot(game, 1));
  return game;
}
test('puzzles are tried by each level as people meet it: by what was learned where there is any, and never by the clock', async () => {
  const game = await bareGame('liberation');
  expect(TRIERS.map((level) => trierOf(game, level, 2))).toEqual([
    'recruit',
    'soldier',
    'ismcts@1500',
    'ismcts@12000',
    'ismcts@30000',
  ]);
  const learned = await learnedGame('liberation');
  expect(TRIERS.map((level) => trierOf(learned, level, 2))).toEqual([
    'learned~8',
    'learned~4',
    'learned~2',
    'learned@400',
    'learned@8000',
  ]);
  // Alone AFU is another game than what was learned.
  expect(trierOf(await learnedGame('afu'), 'general', 1)).toBe('general');
});
/** The options of the first choice of a game, weighed. */
function weighed(game: AnyGame): readonly Weighed[] {
  const setup = readSetup(game.options, {});
  const rules = rulesFor(game, setup);
  const [state, options] = [rules.create(), new Options()];
  rules.start(state, setup, new FastChance(3));
  const seat = rules.actor(state);
  rules.legal(state, seat, options);
  const search = { tries: 24, depth: 1, seed: 5, margin: 0.1, same: Object.is, patient: true };
  return appraise(rules, new Sight(rules, seat).look(state), options.toArray(), search);
}
test('where a network has learned the game it plays on after each move, and the same guesses give the same chances', async () => {
  const learned = await learnedGame('liberation');
  const first = weighed(learned);
  expect(first).toEqual(weighed(learned));
  for (const { chance } of first) expect(Math.abs(chance - 0.5)).toBeLessThan(0.5);
  expect(first).not.toEqual(weighed(await bareGame('liberation')));
});
