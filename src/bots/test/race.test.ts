import { describe, expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Contract } from '../../kernel/contract/contract.ts';
import type { Game } from '../../kernel/game.ts';
import { Options } from '../../kernel/options.ts';
import { type Rules, rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { type QuickPlayer, Sight } from '../../kernel/sight.ts';
import { Ismcts } from '../ismcts.ts';
import { Race } from '../race.ts';
import { botFor } from '../spec.ts';
import { USUAL } from '../search/tuning.ts';

type State = ReturnType<typeof trick52.create>;
type O = typeof trick52.game.options;

/** One round more of any cards: no wit, but a quick player. */
const out = new Options();
const quickPlayer = (rules: Rules<State, O>): QuickPlayer<State> => ({
  playOn: (s, rounds, chance) => void rules.playOut(s, chance, out, 8 * rounds),
});
const game: Game<State, O> = { ...trick52.game, quickPlayer };
const racing = rulesFor(game, {});
const race = (playouts: number, seed: number, ms = Number.POSITIVE_INFINITY): Race<State, O> =>
  new Race({ playouts, ms }, new FastChance(seed), USUAL);
const FOREVER = 1_000_000_000;

function position(seed: number, plies: number): Sight<State, O> {
  const s = racing.create();
  const chance = new FastChance(seed);
  racing.start(s, {}, chance);
  racing.playOut(s, chance, out, plies);
  return new Sight(racing, racing.actor(s)).look(s);
}

describe('a race of the best options', () => {
  test('is what a search means in a game with a quick player, and only there', async () => {
    expect(botFor('ismcts@100', game, 1)).toBeInstanceOf(Race);
    expect(botFor('planner@100', game, 1)).toBeInstanceOf(Race);
    expect(botFor('ismcts@100', trick52.game, 1)).toBeInstanceOf(Ismcts);
    expect(botFor('ismcts@100', (await moduleOf('afu')).game, 1)).toBeInstanceOf(Race);
  });
  test('goes by the sight alone', () => {
    const contract = new Contract(
      game,
      {},
      {
        games: 6,
        seed: 17,
        bot: (seed) => race(40, seed),
        botEvery: 2,
        knowledgeEvery: 1,
      },
    );
    expect(() => contract.run()).not.toThrow();
  });
  test('thinks the same again with the same seed, of every option and within its budget', () => {
    const [a, b] = [race(200, 9), race(200, 9)];
    const sight = position(4, 6);
    const chosen = a.choose(sight);
    expect(b.choose(position(4, 6))).toBe(chosen);
    expect(b.thoughts).toEqual(a.thoughts);
    sight.legal(out);
    expect(a.thoughts.map(({ action }) => action)).toEqual(out.toArray());
    const made = a.thoughts.reduce((sum, { visits }) => sum + visits, 0);
    expect(made).toBeGreaterThan(100);
    expect(made).toBeLessThanOrEqual(200);
  });
  test('ends by itself when it is decided, by the clock, and when it is called off', () => {
    race(FOREVER, 3).choose(position(1, 46));
    race(FOREVER, 3, 5).choose(position(2, 6));
    const called = race(FOREVER, 3);
    let asked = 0;
    called.halt = () => ++asked > 2;
    called.choose(position(2, 6));
    expect(asked).toBe(3);
  });
});

test('a few playouts make a better AFU player than greed', async () => {
  const { game: afu } = await moduleOf('afu');
  const setup = readSetup(afu.options, { players: 1, difficulty: 'hard' });
  const rules = rulesFor(afu, setup);
  const sight = new Sight(rules, 0 as never);
  const total = (spec: string): number => {
    let sum = 0;
    for (let n = 0; n < 3; n++) {
      const [s, chance, bot] = [rules.create(), new FastChance(n), botFor(spec, afu, n)];
      rules.start(s, setup, chance);
      while (!rules.over(s)) rules.apply(s, 0 as never, bot.choose(sight.look(s)), chance);
      sum += Math.max(0, rules.score(s, 0 as never));
    }
    return sum;
  };
  expect(total('ismcts@60')).toBeGreaterThan(total('greedy'));
});
