import { expect } from 'vitest';
import { goldenRecords } from '../../../kernel/contract/golden.node.ts';
import { afu } from '../game.ts';

goldenRecords(afu, ({ record, moves, outcome }) => {
  expect(moves).toBeGreaterThan(10);
  expect(outcome).toHaveLength(record.setup['players'] as number);
});
