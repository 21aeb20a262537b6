import { describe, expect, test } from 'vitest';
import { Contract } from '../../../kernel/contract/contract.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { liberation } from '../game.ts';

const rules = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));

describe('the contract with the kernel', () => {
  for (const setup of liberation.samples) {
    test(JSON.stringify(setup), () => {
      // Any location can lie anywhere: which of them lay where in a few games says nothing.
      const tally = new Contract(liberation, setup, { games: 12, seed: 11, rules, roughGuesses: true }).run();
      expect(tally.games).toBe(12);
    });
  }
  test('every value of every setting occurs in a sample', () => {
    for (const [name, option] of Object.entries(liberation.options)) {
      const used = new Set(
        liberation.samples.map((sample) => (sample as Record<string, unknown>)[name] ?? option.fallback),
      );
      expect(used).toEqual(new Set<unknown>(option.values));
    }
  });
});
