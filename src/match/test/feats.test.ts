import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FeatCounts, featsIn } from '../../kernel/feats.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type MatchRecord, readRecord } from '../../kernel/record.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';

const folder = (game: string): string => join(import.meta.dirname, '../../../records', game);
const recordIn = (game: string, name: string): MatchRecord =>
  readRecord(JSON.parse(readFileSync(join(folder(game), `${name}.json`), 'utf8')));
const LEAST = 15;
/** The games that have feats. */
const PROUD: string[] = [];
for (const name of GAME_NAMES) if ((await moduleOf(name)).feats !== undefined) PROUD.push(name);

describe.each(PROUD)('%s', (name) => {
  test('has feats enough, each told in every language in words of its own', async () => {
    const { list, words } = (await moduleOf(name)).feats!;
    expect(list.length).toBeGreaterThanOrEqual(LEAST);
    for (const language of LANGUAGES) {
      const told = list.map(({ key }) => words[language][key]!);
      expect(Object.keys(words[language]).toSorted()).toEqual(list.map(({ key }) => key).toSorted());
      expect(new Set(told.map((one) => one.name)).size).toBe(list.length);
      expect(new Set(told.map((one) => one.what)).size).toBe(list.length);
      // The card game's own achievements are something else.
      expect(told.map((one) => one.name + one.what).join(' ')).not.toMatch(/досягнення|достижени|achievement/iu);
    }
  });
  test('counts every feat and nothing else, in each of its golden records and for the first and the last seat', async () => {
    const { game, feats } = await moduleOf(name);
    const known = new Set(feats!.list.map(({ key }) => key));
    const seen = new Set<string>();
    for (const file of readdirSync(folder(name))) {
      const record = recordIn(name, file.replace('.json', ''));
      for (const seat of new Set([0, record.outcome!.length - 1])) {
        for (const [key, n] of Object.entries(featsIn(game, feats!, record, seat as Seat))) {
          expect(known).toContain(key);
          expect(n).toBeGreaterThanOrEqual(0);
          seen.add(key);
        }
      }
    }
    expect([...seen].toSorted()).toEqual([...known].toSorted());
  });
  test('a record that was changed proves nothing', async () => {
    const { game, feats } = await moduleOf(name);
    const record = recordIn(name, readdirSync(folder(name))[0]!.replace('.json', ''));
    const moves = [
      ...record.moves.slice(0, -1),
      [record.moves.at(-1)![0], record.moves.at(-1)![1], '00000000'] as const,
    ];
    expect(() => featsIn(game, feats!, { ...record, moves }, 0 as Seat)).toThrow(/another digest/);
  });
});

/** What each seat has done, in figures that were read off the log of the record. */
const told = async (game: string, name: string, seat: number): Promise<FeatCounts> => {
  const module = await moduleOf(game);
  const counts = featsIn(module.game, module.feats!, recordIn(game, name), seat as Seat);
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
};
test('Liberation: the Resistance held out, and the seat that became it is the one that is credited', async () => {
  expect(await told('liberation', 'default', 0)).toEqual({
    missions: 6,
    allMissions: 6,
    handHits: 1,
    captures: 2,
    attacks: 8,
  });
  expect(await told('liberation', 'default', 1)).toEqual({
    missions: 4,
    allMissions: 4,
    heldOut: 1,
    moves: 3,
    sabotages: 3,
    resistanceWins: 1,
  });
  const swapped = 'roles-after_warped-random_openDiscards-true_openPlay-true';
  expect(await told('liberation', swapped, 0)).toMatchObject({ heldOut: 1, resistanceWins: 1, galaxy: 1 });
  expect(await told('liberation', swapped, 1)).toMatchObject({ attacks: 14, handHits: 4 });
});
test('AFU: of two the one with more points has won, and a lost game alone has no points', async () => {
  expect(await told('afu', 'default', 0)).toEqual({ destroyed: 4, allDestroyed: 4, recruits: 15, finished: 1 });
  expect(await told('afu', 'default', 1)).toMatchObject({ won: 1, objectives: 2, calmed: 1 });
  expect(await told('afu', 'kalyna-true_first-one_colour-yellow', 0)).toMatchObject({ won: 1, kalyna: 1 });
  const alone = await told('afu', 'players-1_difficulty-hard', 0);
  expect(alone).toMatchObject({ finished: 1, objectives: 1 });
  expect(alone).not.toHaveProperty('aloneHeld');
  expect(alone).not.toHaveProperty('points');
});
test('Bravery Time: all who sat there have done the same', async () => {
  const first = await told('bravery', 'players-2', 0);
  expect(first).toEqual({
    held: 10,
    justEnough: 1,
    freed: 1,
    allFreed: 1,
    quietWeeks: 5,
    undermined: 1,
    relieved: 8,
    weeks: 15,
  });
  expect(await told('bravery', 'players-2', 1)).toEqual(first);
});
test('WAR: the winner came second, and what one lost the other has destroyed', async () => {
  const name = 'deck1-home-fleet_deck2-city-on-the-volga_first-1';
  expect(await told('war', name, 1)).toMatchObject({
    won: 1,
    wins: 1,
    wonSecond: 1,
    wonLong: 1,
    destroyed: 10,
    deckHit: 2,
  });
  const other = await told('war', name, 0);
  expect(other).toMatchObject({ destroyed: 26, breakthroughs: 10 });
  expect(other).not.toHaveProperty('won');
});
