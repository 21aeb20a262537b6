import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleName } from '../../../kernel/contract/golden.ts';
import { readRecord, replay } from '../../../kernel/record.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { afu } from '../game.ts';

const folder = join(import.meta.dirname, '../../../../records/afu');

describe('golden records', () => {
  for (const sample of afu.samples) {
    const file = join(folder, `${sampleName(sample)}.json`);
    test(`${sampleName(sample)} replays`, () => {
      expect(existsSync(file)).toBe(true);
      const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
      expect(record.setup).toEqual(readSetup(afu.options, sample));
      const { moves, outcome } = replay(afu, record);
      expect(moves).toBeGreaterThan(10);
      expect(outcome).toHaveLength(record.setup['players'] as number);
    });
  }
  test('there are no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      afu.samples.map((sample) => `${sampleName(sample)}.json`).toSorted(),
    );
  });
});
