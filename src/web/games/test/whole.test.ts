import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import type { Shown } from '../parts/parts.ts';

const root = join(import.meta.dirname, '../../../..');
const FOUND = import.meta.glob<Shown>('../*/shown.ts', { eager: true, import: 'shown' });
/** All that a game may bring for every page; what it brings is held to more, wherever that is used. */
const PARTS = [
  'poster',
  'layout',
  'lessons',
  'choices',
  'printable',
  'credits',
  'overview',
  'examples',
  'puzzles',
] as const satisfies readonly (keyof Shown)[];

// A game that is added may do without any of it.
test.each(['liberation', 'afu', 'bravery', 'war'])('%s brings all that a game can', async (name) => {
  const shown = FOUND[`../${name}/shown.ts`];
  expect(PARTS.filter((part) => shown?.[part] === undefined)).toEqual([]);
  expect(shown!.lessons!.length).toBeGreaterThanOrEqual(2);
  const { feats } = await moduleOf(name);
  expect(feats).toBeDefined();
  const files = [
    `src/web/games/${name}/cues.ts`,
    `positions/${name}/*.json`,
    `puzzles/${name}/*.json`,
    `records/${name}/*.json`,
  ];
  expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});
