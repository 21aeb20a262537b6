import { readFileSync } from 'node:fs';
import { Contract, rule, rulesOf } from 'redut/contract';
import { Scenario, type Seat } from 'redut/kernel';
import { expect, test } from 'vitest';
import { __GAME__, zone } from './game.ts';

const at = (hands: readonly (readonly number[])[], deck: readonly number[] = []) =>
  new Scenario(__GAME__, { position: { hands, deck } });

rule('GAM-1.1', 'both players get four cards', () => {
  const { s } = new Scenario(__GAME__);
  expect([0, 1].map((seat) => s.table.size(zone.hand(seat as Seat)))).toEqual([4, 4]);
});
rule(['GAM-2.1', 'GAM-2.2'], 'the higher card takes both, and its owner leads', () => {
  const t = at([
    [3, 5],
    [9, 1],
  ]);
  t.do('first: play 3');
  t.do('second: play 9');
  expect(t.s.table.size(zone.won(1 as Seat))).toBe(2);
  expect(t.toAct).toEqual(['second']);
});
rule('GAM-2.3', 'both draw while there is a deck', () => {
  const t = at([[3], [9]], [7, 8]);
  t.do('first: play 3');
  t.do('second: play 9');
  expect(t.at('second').offered).toEqual(['play 7']);
});
rule('GAM-3.1', 'more cards win', () => {
  const t = at([[3], [9]]);
  t.do('first: play 3');
  t.do('second: play 9');
  expect(t.outcome).toEqual([-1, 1]);
});
test('the contract with the kernel', () => {
  const rules = new Set(rulesOf(readFileSync('rules.md', 'utf8')).map(({ id }) => id));
  expect(new Contract(__GAME__, {}, { games: 50, seed: 1, rules }).run().games).toBe(50);
});
