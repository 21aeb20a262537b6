import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleName } from '../../../kernel/contract/golden.ts';
import { readRecord, replay } from '../../../kernel/record.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { war } from '../game.ts';

const folder = join(import.meta.dirname, '../../../../records/war');

describe('golden records', () => {
  for (const sample of war.samples) {
    const file = join(folder, `${sampleName(sample)}.json`);
    test(`${sampleName(sample)} replays`, () => {
      expect(existsSync(file)).toBe(true);
      const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
      expect(record.setup).toEqual(readSetup(war.options, sample));
      const { moves, outcome } = replay(war, record);
      expect(moves).toBeGreaterThan(100);
      expect(outcome?.toSorted()).toEqual([-1, 1]);
    });
  }
  test('there are no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      war.samples.map((sample) => `${sampleName(sample)}.json`).toSorted(),
    );
  });
});
