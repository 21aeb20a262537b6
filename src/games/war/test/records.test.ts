import { expect } from 'vitest';
import { goldenRecords } from '../../../kernel/contract/golden.node.ts';
import { war } from '../game.ts';

goldenRecords(war, ({ moves, outcome }) => {
  expect(moves).toBeGreaterThan(100);
  expect(outcome?.toSorted()).toEqual([-1, 1]);
});
