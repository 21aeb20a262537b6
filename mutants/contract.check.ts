// The contract in short, for mutants that no test of a rule noticed: one random game for each sample set-up.
import { expect, test } from 'vitest';
import { moduleOf } from '../src/games/index.ts';
import { Contract } from '../src/kernel/contract/contract.ts';
import { digests } from '../src/kernel/contract/rulebook.node.ts';

const rules = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));
const { game } = await moduleOf(process.env['REDUT_MUTANTS_GAME'] ?? '');

test.each(game.samples.map((setup, i) => ({ setup, seed: i + 1 })))('$setup', ({ setup, seed }) => {
  const options = { games: 1, seed, rules, knowledgeEvery: 25, roughGuesses: true };
  expect(new Contract(game, setup, options).run().games).toBe(1);
});
