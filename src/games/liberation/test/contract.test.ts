import { describe, expect, test, vi } from 'vitest';
import { Candidates } from '../../../kernel/candidates.ts';
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
  test('findings that tell everybody what one seat has seen are caught', () => {
    const learn = Object.getOwnPropertyDescriptor(Candidates.prototype, 'learn')!.value as Candidates['learn'];
    const leak = vi.spyOn(Candidates.prototype, 'learn').mockImplementation(function (this: Candidates, card) {
      learn.call(this, card, 0b111);
    });
    const run = (): unknown => new Contract(liberation, {}, { games: 12, seed: 11 }).run();
    expect(run).toThrow('who is told the same sees the same: couldBe');
    leak.mockRestore();
  });
  test('every value of every setting occurs in a sample', () => {
    for (const [name, option] of Object.entries(liberation.options)) {
      const used = new Set(
        liberation.samples.map((sample) => (sample as Record<string, unknown>)[name] ?? option.fallback),
      );
      expect(used).toEqual(new Set<unknown>(option.values));
    }
  });
});
