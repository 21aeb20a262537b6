import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, howitzer, infantry, unit } from '../at.ts';

const FORCE = {
  spotter: infantry(1, 1, { keywords: { artillerySpotter: true } }),
  guns: howitzer(2),
  mortar: unit('mortar', 1, 1, { keywords: { artillerySupport: 1 } }),
  field: unit('fieldGun', 1, 1, { keywords: { artillerySupport: 1 } }),
  rifles: infantry(2, 3),
};
const wave = (red: object) => {
  const b = battle(FORCE, { red, blue: { first: ['rifles'], second: ['rifles'] } });
  b.to('wave').red.does('wave');
  return b;
};
rule(
  ['WAR-26.62', 'WAR-R76'],
  'with a spotter on the table howitzers and mortars strike units of the enemy first line',
  () => {
    expect(wave({ second: ['guns', 'mortar', 'field'] }).red.offered).toEqual(['pass']);
    expect(wave({ reserve: ['spotter'], second: ['guns', 'mortar', 'field'] }).red.offered).toEqual([
      'spotted strike guns -> rifles',
      'spotted strike mortar -> rifles',
      'pass',
    ]);
  },
);
rule(
  ['WAR-26.63', 'WAR-26.64'],
  'with the number of their Artillery Support; the gun is tapped, not the spotter',
  () => {
    const b = wave({ first: ['spotter'], second: ['guns'] });
    b.red.does('spotted strike guns -> rifles');
    expect([b.damage('blue', 'rifles'), b.isTapped('red', 'guns'), b.isTapped('red', 'spotter')]).toEqual([
      2,
      true,
      false,
    ]);
  },
);
