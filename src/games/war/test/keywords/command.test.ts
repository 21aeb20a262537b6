import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, fort, infantry, tank, unit } from '../at.ts';

const FORCE = {
  hq: unit('headquarters', 1, 1, { keywords: { command: {} } }),
  corps: fort(0, 2, { keywords: { command: { um: [1, 0], to: { types: ['armour'] }, free: true } } }),
  post: fort(0, 2, { keywords: { command: { um: [0, 1], turn: 'both' } } }),
  rifles: infantry(2, 2),
  tank: tank(3, 3),
};
const wave = (red: readonly string[], blue: readonly string[] = []) => {
  const b = battle(FORCE, { red: { first: red }, blue: { first: blue } });
  b.to('wave').red.does('wave');
  return b;
};
rule(
  ['WAR-26.35', 'WAR-R70', 'WAR-29.13'],
  'at the start of a wave it gives +1/1 by tapping, or what is printed, in the own turn or as printed',
  () => {
    const b = wave(['hq', 'rifles', 'corps', 'tank'], ['hq', 'post', 'rifles']);
    b.red.does('command hq -> rifles', 'command corps -> tank');
    expect([
      b.stats('red', 'rifles'),
      b.stats('red', 'tank'),
      b.isTapped('red', 'hq'),
      b.isTapped('red', 'corps'),
    ]).toEqual(['3/3', '4/3', true, false]);
    b.to('WAVE_START', 'blue');
    expect([b.blue.whyNot('command hq -> rifles'), b.blue.offers('command post -> rifles')]).toEqual([
      'WAR-26.35',
      true,
    ]);
    b.to('undirected').red.does('attack tank');
    b.to('wave');
    expect(b.stats('red', 'rifles')).toBe('2/2');
  },
);
rule('WAR-26.36', 'once in a turn for each unit, from whatever Command Unit', () => {
  const b = wave(['hq', 'hq', 'rifles', 'tank']);
  b.red.does('command hq -> rifles');
  expect([b.red.whyNot('command hq#2 -> rifles'), b.red.offers('command hq#2 -> tank')]).toEqual(['WAR-26.36', true]);
  b.to('undirected').red.does('attack tank');
  b.to('wave').red.does('wave');
  expect(b.red.whyNot('command hq#2 -> rifles')).toBe('WAR-26.36');
});
rule('WAR-26.37', 'not on itself', () => {
  expect(wave(['hq', 'rifles']).red.whyNot('command hq -> hq')).toBe('WAR-26.37');
});
