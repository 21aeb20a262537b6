import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { effortOf } from '../puzzles/effort.ts';
import { type Puzzle, readPuzzles, type Solved } from '../puzzles/puzzle.ts';
import { selectPuzzles } from '../puzzles/select.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('of a puzzle that the strongest level never solves the check must be surer than of another', async () => {
  const { game } = await moduleOf('liberation');
  const [path] = globSync('puzzles/liberation/*.json', { cwd: ROOT });
  const file = readPuzzles(JSON.parse(readFileSync(join(ROOT, path!), 'utf8')));
  const puzzle = file.puzzles[0]!;
  const { margin } = effortOf('liberation');
  const selected = (marshal: Solved, ahead: number): number => {
    const other: Puzzle = {
      ...puzzle,
      checked: { agrees: true, ahead, tries: 1 },
      rated: { ...puzzle.rated!, marshal },
    };
    return selectPuzzles(game, { ...file, puzzles: [other] }, 1).puzzles.length;
  };
  expect(selected({ solved: 20, of: 20 }, 1.1 * margin)).toBe(1);
  expect(selected({ solved: 0, of: 20 }, 1.1 * margin)).toBe(0);
  expect(selected({ solved: 0, of: 20 }, 1.5 * margin)).toBe(1);
  expect(selected({ solved: 20, of: 20 }, 0.9 * margin)).toBe(0);
});
