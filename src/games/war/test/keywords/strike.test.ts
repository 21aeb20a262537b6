import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, infantry, tank, unit } from '../at.ts';

const FORCE = {
  rocket: unit(
    'rocketArtillery',
    1,
    1,
    { keywords: { strike: { n: 2, at: { whose: 'enemy', where: ['first'] } } } },
    { line: 2 },
  ),
  partisans: unit('partisans', 1, 1, { keywords: { strike: { n: 3, at: { whose: 'enemy', where: ['resources'] } } } }),
  tank: tank(3, 3),
  rifles: infantry(2, 2),
};
const strikes = (blue: object = { first: ['tank', 'rifles'], second: ['rifles'], resources: ['depot'] }) => {
  const b = battle(FORCE, { red: { second: ['rocket', 'rocket'], first: ['partisans', 'tank'] }, blue });
  b.to('wave').red.does('wave');
  return b;
};
rule(['WAR-26.21', 'WAR-R68'], 'it is used in windows of the own waves, at the printed targets', () => {
  const b = battle(FORCE, { red: { second: ['rocket'] }, blue: { first: ['rifles'], second: ['rocket'] } });
  expect(b.to('ATTACK_START').red.offers('strike rocket -> rifles')).toBe(false);
  b.to('wave').red.does('wave');
  expect([b.red.offered, b.to('WAVE_START', 'blue').blue.offered]).toEqual([
    ['strike rocket -> rifles', 'pass'],
    ['pass'],
  ]);
  expect(strikes().red.offered).toContain('strike partisans -> depot');
});
rule(
  ['WAR-26.22', 'WAR-26.23', 'WAR-26.24'],
  'the striking unit is tapped, the target neither fights back nor is tapped',
  () => {
    const b = strikes();
    b.red.does('strike rocket -> tank');
    expect([b.isTapped('red', 'rocket'), b.isTapped('blue', 'tank'), b.damage('red', 'rocket')]).toEqual([
      true,
      false,
      0,
    ]);
    expect(b.red.whyNot('strike rocket -> rifles')).toBe('WAR-26.22');
  },
);
rule(
  ['WAR-26.25', 'WAR-26.26'],
  'damage lasts to the end of the wave, adds up, and destroys units and resource cards',
  () => {
    const b = strikes();
    b.red.does('strike rocket -> tank');
    expect(b.damage('blue', 'tank')).toBe(2);
    b.red.does('strike rocket#2 -> tank', 'strike partisans -> depot');
    expect(b.at('blue', 'losses').toSorted()).toEqual(['depot', 'tank']);
    const c = strikes();
    c.red.does('strike rocket -> tank');
    c.to('undirected').red.does('attack tank');
    c.to('wave');
    expect(c.damage('blue', 'tank')).toBe(0);
  },
);
