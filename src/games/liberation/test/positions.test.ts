import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPositionFile, Scenario } from '../../../kernel/scenario.ts';
import { liberation } from '../game.ts';

const folder = join(import.meta.dirname, '../../../../positions/liberation');
const wins: Readonly<Record<string, readonly number[]>> = {
  'e07-attack-on-the-base.json': [1, -1],
  'e18-third-circle-over.json': [-1, 1],
  'e27-through-line.json': [1, -1],
  'e31-hyperspace-warp.json': [1, -1],
  'e33-fleet-launch.json': [1, -1],
};

describe('the example positions', () => {
  for (const file of readdirSync(folder)) {
    test(`${file} can be played as written`, () => {
      const {
        game,
        setup,
        position,
        draws,
        seed,
        do: lines,
      } = readPositionFile(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      expect(game).toBe('liberation');
      const t = new Scenario(liberation, { setup, position, seed, ...(draws === undefined ? {} : { draws }) });
      for (const line of lines) t.do(line);
      expect(t.outcome).toEqual(wins[file]);
    });
  }
});
