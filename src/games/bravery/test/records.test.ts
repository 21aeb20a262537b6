import { expect } from 'vitest';
import { goldenRecords } from '../../../kernel/contract/golden.node.ts';
import { bravery } from '../game.ts';

goldenRecords(bravery, ({ moves, outcome }) => {
  expect(moves).toBeGreaterThan(10);
  expect(new Set(outcome).size).toBe(1);
});
