import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, bomber, DIRECTED, infantry, tank, unit } from '../at.ts';

const FORCE = {
  sniper: infantry(2, 2, { keywords: { longRangeFire: 1 } }),
  heavy: infantry(2, 2, { keywords: { longRangeFire: 3 } }),
  tank: tank(3, 3, DIRECTED),
  bomber: bomber(1, 1, 1),
  ship: unit('destroyer', 3, 3),
};
const attacked = (blue: object, target?: string) => {
  const b = battle(FORCE, { red: { first: ['tank', 'tank', 'ship'], second: ['bomber'] }, blue });
  b.to('wave').red.does('wave');
  if (target !== undefined) b.to('directed').red.does(`attack tank -> ${target}`);
  b.to('undirected').red.does('attack tank#2', 'attack ship');
  if (target !== undefined) b.to('air').red.does(`bomb bomber -> ${target}`);
  return b.to('BEFORE_BLOCK');
};
rule(
  ['WAR-26.38', 'WAR-26.39', 'WAR-26.40', 'WAR-26.41', 'WAR-R71'],
  'from the first line, before blocks, at one attacking land unit, directed or not',
  () => {
    const b = attacked({ first: ['sniper', 'heavy'], second: ['sniper'] }, 'heavy');
    expect(b.blue.offered.filter((text) => text.startsWith('fire sniper'))).toEqual([
      'fire sniper -> tank',
      'fire sniper -> tank#2',
    ]);
  },
);
rule('WAR-26.42', 'under a directed attack only at the own attacker', () => {
  const b = attacked({ first: ['sniper'] }, 'sniper');
  expect([b.blue.offers('fire sniper -> tank'), b.blue.whyNot('fire sniper -> tank#2')]).toEqual([true, 'WAR-26.42']);
});
rule(['WAR-26.43', 'WAR-26.44'], 'the unit is tapped at once; what it destroys is gone before blocks', () => {
  const b = attacked({ first: ['heavy'] });
  b.blue.does('fire heavy -> tank#2');
  expect([b.isTapped('blue', 'heavy'), b.at('red', 'losses')]).toEqual([true, ['tank']]);
  expect(b.to('block').blue.offered).toEqual(['done']);
});
rule('WAR-26.45', 'on survivors the damage remains to the end of the wave', () => {
  const b = attacked({ first: ['sniper'] });
  b.blue.does('fire sniper -> tank#2');
  b.finishWave();
  expect(b.damage('red', 'tank#2')).toBe(1);
  b.to('wave');
  expect(b.damage('red', 'tank#2')).toBe(0);
});
