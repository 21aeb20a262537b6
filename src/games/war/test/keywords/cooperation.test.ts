import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, DIRECTED, infantry, tank } from '../at.ts';

const FORCE = {
  motor: infantry(2, 2, { keywords: { cooperation: { with: { types: ['armour'] }, um: [1, 1] } } }),
  churchill: tank(3, 3, {
    keywords: { directedAttack: true, cooperation: { with: { types: ['infantry'] }, tm: [1, 1] } },
  }),
  tank: tank(3, 3),
  rifles: infantry(1, 1, DIRECTED),
  wall: tank(1, 9),
  sniper: infantry(1, 1, { keywords: { longRangeFire: 3 } }),
};
const attack = (names: readonly string[], blue: readonly string[] = ['wall']) => {
  const b = battle(FORCE, { red: { first: names }, blue: { first: blue } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(...names.map((name) => `attack ${name}`));
  return b.to('BEFORE_BLOCK');
};
rule(['WAR-26.46', 'WAR-26.47'], 'the modifier holds while the partner attacks in the wave, and to its end', () => {
  expect(attack(['motor']).stats('red', 'motor')).toBe('2/2');
  const b = attack(['motor', 'tank']);
  expect(b.stats('red', 'motor')).toBe('3/3');
  b.to('wave');
  expect(b.stats('red', 'motor')).toBe('2/2');
});
rule('WAR-26.48', 'it ends at once when the condition stops being met', () => {
  const b = attack(['motor', 'tank'], ['sniper']);
  b.blue.does('fire sniper -> tank');
  expect([b.at('red', 'losses'), b.stats('red', 'motor')]).toEqual([['tank'], '2/2']);
});
rule('WAR-26.46', 'printed for the clash it needs the partner in the same clash', () => {
  const b = battle(FORCE, { red: { first: ['churchill', 'rifles'] }, blue: { first: ['wall', 'wall'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack churchill -> wall', 'attack rifles -> wall#2');
  b.to('BEFORE_CALC');
  expect(b.stats('red', 'churchill')).toBe('3/3');
});
rule('WAR-R14', 'what it adds to defence in a clash stays in force to the end of the wave', () => {
  const drafts = { ...FORCE, wall: tank(3, 9) };
  const b = battle(drafts, { red: { first: ['churchill', 'rifles'] }, blue: { first: ['wall'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack churchill -> wall', 'attack rifles -> wall');
  b.to('split', 'blue').blue.does('3');
  b.finishWave();
  expect([b.at('red', 'losses'), b.damage('red', 'churchill')]).toEqual([[], 3]);
});
