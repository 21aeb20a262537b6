import { expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Player } from '../bot/player.ts';
import { afu } from '../game.ts';
import { measures } from '../measures.ts';
import type { Afu } from '../state.ts';

function played(players: 1 | 2, seed: number): Afu {
  const setup = readSetup(afu.options, { players, difficulty: 'hard', first: 'one' });
  const rules = rulesFor(afu, setup);
  const [s, chance] = [rules.create(), new FastChance(seed)];
  rules.start(s, setup, chance);
  new Player(rules).playOn(s, 99, chance);
  expect(rules.over(s)).toBe(true);
  return s;
}

test.each([1, 2] as const)('games of %i say the same things in the same order', (players) => {
  const [first, second] = [measures(played(players, 1)), measures(played(players, 2))];
  expect(Object.keys(second)).toEqual(Object.keys(first));
  const bought = Object.keys(first).filter((name) => name.startsWith('bought '));
  expect([bought.length, new Set(bought).size]).toEqual([90, 90]);
});
test('of four common achievements it tells who met them', () => {
  const found = Object.entries(measures(played(2, 3)));
  const told = (name: string): unknown[] =>
    found.filter(([key, value]) => key.startsWith(name) && value !== undefined).map(([, value]) => value);
  expect([told('met by somebody'), told('met by exactly one'), told('met by both')].map((list) => list.length)).toEqual(
    [4, 4, 4],
  );
  told('met by somebody').forEach((somebody, i) =>
    expect(somebody).toBe(told('met by exactly one')[i] === true || told('met by both')[i] === true),
  );
});
test('the first player of round 1 is told however many rounds were played', () => {
  for (let seed = 0; seed < 6; seed++) {
    const s = played(2, seed);
    const score = s.table.score[0]!;
    expect(measures(s)['won by the first player of round 1']).toBe(score === 0 ? undefined : score > 0);
  }
});
test('a lost game has no points and no rank', () => {
  const all = Array.from({ length: 12 }, (_, seed) => measures(played(1, seed)));
  const lost = all.filter((figures) => figures['lost'] === true);
  expect(lost.length).toBeGreaterThan(0);
  for (const figures of lost)
    expect([figures['vp when not lost'], figures['rank saboteur']]).toEqual([undefined, undefined]);
  for (const figures of all.filter((one) => one['lost'] === false))
    expect(figures['vp when not lost']).toBeTypeOf('number');
});
