import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { type MatchRecord, readRecord, replay } from '../record.ts';
import { readSetup, type SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';
import { sampleName } from './golden.ts';

const RECORDS = join(import.meta.dirname, '../../../records');

interface GoldenResult {
  readonly record: MatchRecord;
  readonly moves: number;
  readonly outcome: readonly number[] | undefined;
}
/** Tests: the folder of the game holds one record for each sample and no others, and each replays; `judge` says more. */
export function goldenRecords<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  judge: (result: GoldenResult) => void,
): void {
  const folder = join(RECORDS, game.name);
  const names = game.samples.map((sample) => `${sampleName(sample)}.json`);
  describe('golden records', () => {
    test('there is one for each sample, and no others', () => {
      expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
    });
    game.samples.forEach((sample, i) => {
      test(`${sampleName(sample)} replays`, () => {
        const record = readRecord(JSON.parse(readFileSync(join(folder, names[i]!), 'utf8')));
        expect(readSetup(game.options, record.setup)).toEqual(readSetup(game.options, sample));
        judge({ record, ...replay(game, record) });
      });
    });
  });
}
