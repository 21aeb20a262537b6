import { expect, test } from 'vitest';
import { Contract } from '../../kernel/contract/contract.ts';
import { skirmish } from './skirmish.ts';

test.each(skirmish.samples)('the game of these tests keeps the contract: %j', (setup) => {
  const tally = new Contract(skirmish, setup, { games: 25, seed: 5 }).run();
  expect(tally.games).toBe(25);
});
