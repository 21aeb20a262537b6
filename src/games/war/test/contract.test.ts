import { describe, expect, test } from 'vitest';
import { Contract } from '../../../kernel/contract/contract.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { war } from '../game.ts';

const rules = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));

describe('what every game owes the kernel', () => {
  war.samples.forEach((setup, i) => {
    test(JSON.stringify(setup), () => {
      const tally = new Contract(war, setup, {
        games: 1,
        seed: 1 + i,
        rules,
        knowledgeEvery: 20,
      }).run();
      expect(tally.games).toBe(1);
    });
  });
});
