import { expect } from 'vitest';
import { goldenRecords } from '../../../kernel/contract/golden.node.ts';
import { liberation } from '../game.ts';

goldenRecords(liberation, ({ moves, outcome }) => {
  expect(moves).toBeGreaterThan(10);
  expect(outcome?.toSorted()).toEqual([-1, 1]);
});
