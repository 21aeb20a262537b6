import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Contract } from '../../kernel/contract/contract.ts';
import type { Seat } from '../../kernel/ids.ts';
import { readSetup } from '../../kernel/setup.ts';
import { SelfPlay } from '../self-play.ts';
import { botFor } from '../spec.ts';

const { game } = await games.liberation();

describe('in Liberation', () => {
  test.each(['random', 'greedy', 'ismcts@40'])('%s chooses alike in truths that look alike', (spec) => {
    const bot = (seed: number) => botFor(spec, game, seed);
    const contract = new Contract(game, {}, { games: 3, seed: 23, bot, botEvery: 3, knowledgeEvery: 1 });
    expect(() => contract.run()).not.toThrow();
  });
  test.each([
    ['ismcts@400', 0],
    ['ismcts@400', 1],
    ['greedy', 0],
    ['greedy', 1],
  ])('%s beats random play in seat %i', (spec, seat) => {
    const table = new SelfPlay(game, readSetup(game.options, {}));
    let won = 0;
    for (let n = 0; n < 5; n++) {
      const bots = [0, 1].map((other) => botFor(other === seat ? spec : 'random', game, 10 * n + other));
      table.play(bots, new FastChance(n));
      won += table.rules.reward(table.state, seat as Seat);
    }
    expect(won).toBeGreaterThanOrEqual(4);
  });
});
