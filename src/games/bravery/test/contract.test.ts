import { describe, expect, test } from 'vitest';
import { Contract } from '../../../kernel/contract/contract.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { PlannerBot } from '../bot/planner.ts';
import { bravery } from '../game.ts';
import { LARGE_TABLE } from '../state.ts';

const rules = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));

describe('the contract with the kernel', () => {
  for (const setup of bravery.samples) {
    // A game of a large table has two or three times the moves, and as many more seats that look on at each.
    const games = (setup.players ?? 2) < LARGE_TABLE ? 4 : 2;
    test(JSON.stringify(setup), () => {
      const tally = new Contract(bravery, setup, {
        games,
        seed: 23,
        rules,
        knowledgeEvery: 10,
        bot: () => new PlannerBot(0),
        roughGuesses: true,
      }).run();
      expect(tally.games).toBe(games);
    });
  }
  test('every value of every setting occurs in a sample', () => {
    for (const [name, option] of Object.entries(bravery.options)) {
      const used = new Set(
        bravery.samples.map((sample) => (sample as Record<string, unknown>)[name] ?? option.fallback),
      );
      expect(used, name).toEqual(new Set<unknown>(option.values));
    }
  });
});
