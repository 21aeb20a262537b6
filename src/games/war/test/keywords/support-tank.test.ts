import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, infantry, tank, unit } from '../at.ts';

const FORCE = {
  st: unit('supportTank', 2, 2),
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  sniper: infantry(1, 1, { keywords: { longRangeFire: 2 } }),
};
const attack = (names: readonly string[]) => {
  const b = battle(FORCE, { red: { first: ['st', 'st', 'rifles', 'tank'] }, blue: { first: ['sniper'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(...names.map((name) => `attack ${name}`));
  return b.to('BEFORE_BLOCK');
};
rule(
  ['WAR-26.56', 'WAR-26.57'],
  'infantry attacking with Support Tanks gets +0/1, however many they are, in a clash or not',
  () => {
    expect(attack(['rifles', 'tank']).stats('red', 'rifles')).toBe('2/2');
    const b = attack(['rifles', 'st', 'st#2', 'tank']);
    expect([b.stats('red', 'rifles'), b.stats('red', 'tank')]).toEqual(['2/3', '3/3']);
  },
);
rule(['WAR-26.58', 'WAR-R75'], 'it ends at once when no Support Tank attacks any more', () => {
  const b = attack(['rifles', 'st']);
  b.blue.does('fire sniper -> st');
  expect([b.at('red', 'losses'), b.stats('red', 'rifles')]).toEqual([['st'], '2/2']);
});
