import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleName } from '../../../kernel/contract/golden.ts';
import { readRecord, replay } from '../../../kernel/record.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { bravery } from '../game.ts';

const folder = join(import.meta.dirname, '../../../../records/bravery');

describe('golden records', () => {
  for (const sample of bravery.samples) {
    const file = join(folder, `${sampleName(sample)}.json`);
    test(`${sampleName(sample)} replays`, () => {
      expect(existsSync(file)).toBe(true);
      const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
      expect(record.setup).toEqual(readSetup(bravery.options, sample));
      const { moves, outcome } = replay(bravery, record);
      expect(moves).toBeGreaterThan(10);
      expect(new Set(outcome).size).toBe(1);
    });
  }
  test('there are no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      bravery.samples.map((sample) => `${sampleName(sample)}.json`).toSorted(),
    );
  });
});
