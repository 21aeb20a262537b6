import { readFileSync } from 'node:fs';
import { Contract, rulesOf } from 'redut/contract';
import { rule } from 'redut/contract/vitest';
import { Scenario } from 'redut/kernel';
import { expect, test } from 'vitest';
import { FIRST, game, SECOND, zone } from './game.ts';

const at = (first: readonly number[], second: readonly number[], deck: readonly number[] = []) =>
  new Scenario(game, { position: { first, second, deck } });

rule('GAM-1.1', 'both players get four cards', () => {
  const { s } = new Scenario(game);
  expect([FIRST, SECOND].map((seat) => s.table.size(zone.hand(seat)))).toEqual([4, 4]);
});
rule(['GAM-2.1', 'GAM-2.2'], 'the higher card takes both, and its owner leads', () => {
  const t = at([3, 5], [9, 1]);
  t.do('first: play 3');
  t.do('second: play 9');
  expect(t.s.table.size(zone.won(SECOND))).toBe(2);
  expect(t.toAct).toEqual(['second']);
});
rule('GAM-2.3', 'both draw while there is a deck', () => {
  const t = at([3], [9], [7, 8]);
  t.do('first: play 3');
  t.do('second: play 9');
  expect(t.at('second').offered).toEqual(['play 7']);
});
rule('GAM-3.1', 'more cards win', () => {
  const t = at([3], [9]);
  t.do('first: play 3');
  t.do('second: play 9');
  expect(t.outcome).toEqual([-1, 1]);
});
// The limit is for what hangs: a busy machine may need more than the five seconds that a test has otherwise.
test('the contract with the kernel', { timeout: 60_000 }, () => {
  const rules = new Set(rulesOf(readFileSync('rules.md', 'utf8')).map(({ id }) => id));
  expect(new Contract(game, {}, { games: 50, seed: 1, rules }).run().games).toBe(50);
});
