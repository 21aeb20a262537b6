import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, howitzer, infantry, tank, unit } from '../at.ts';

const FORCE = {
  guns: howitzer(2),
  mortar: unit('mortar', 1, 1, { keywords: { artillerySupport: 1 } }),
  tank: tank(3, 3),
  rifles: infantry(2, 2),
  ship: unit('destroyer', 3, 3),
};
const attack = () => {
  const b = battle(FORCE, {
    red: { first: ['tank', 'mortar', 'ship', 'rifles'], second: ['guns', 'guns'] },
    blue: { first: ['rifles', 'tank'], second: ['guns'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank', 'attack mortar', 'attack ship');
  return b;
};
rule(
  ['WAR-26.15', 'WAR-26.16', 'WAR-29.17', 'WAR-29.21'],
  'the attacker uses it on attack, the defender on assigning blockers, for an attacking or blocking unit of its first line',
  () => {
    const b = attack();
    expect(b.to('ON_ATTACK').red.offered).toEqual([
      'assist guns -> tank',
      'assist guns -> mortar',
      'assist guns#2 -> tank',
      'assist guns#2 -> mortar',
      'pass',
    ]);
    b.to('block').blue.does('block rifles -> tank');
    expect(b.to('ON_BLOCK').blue.offered).toEqual(['assist guns -> rifles', 'pass']);
    b.blue.does('assist guns -> rifles');
    expect(b.stats('blue', 'rifles')).toBe('4/2');
  },
);
rule(['WAR-26.17', 'WAR-R67'], 'it is universal, lasts to the end of the wave, and is nothing for ships', () => {
  const b = attack();
  b.to('ON_ATTACK').red.does('assist guns -> tank');
  expect([b.stats('red', 'tank'), b.red.offers('assist guns#2 -> ship')]).toEqual(['5/3', false]);
  b.to('ON_BREAKTHROUGH');
  expect(b.s.breakthrough.value).toBe(6);
  b.to('wave');
  expect(b.stats('red', 'tank')).toBe('3/3');
});
rule(['WAR-26.18', 'WAR-26.19'], 'the gun is tapped; several guns may help one unit', () => {
  const b = attack();
  b.to('ON_ATTACK').red.does('assist guns -> tank', 'assist guns#2 -> tank');
  expect([b.stats('red', 'tank'), b.isTapped('red', 'guns'), b.red.whyNot('assist guns -> mortar')]).toEqual([
    '7/3',
    true,
    'WAR-26.18',
  ]);
});
rule('WAR-26.20', 'no unit raises its own attack', () => {
  const drafts = { ...FORCE, mortar: unit('mortar', 1, 1, { keywords: { artillerySupport: 1 } }) };
  const b = battle(drafts, { red: {}, blue: { first: ['mortar', 'mortar'] }, active: 'player1' });
  b.to('wave').red.does('wave');
  const c = battle(drafts, { red: { first: ['tank'] }, blue: { first: ['mortar'] } });
  c.to('wave').red.does('wave');
  c.to('undirected').red.does('attack tank');
  c.to('block').blue.does('block mortar -> tank');
  expect(c.to('ON_BLOCK').blue.whyNot('assist mortar -> mortar')).toBe('WAR-26.20');
});
