import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, DIRECTED, fort, infantry, tank, unit } from '../at.ts';

const FORCE = {
  tank: tank(3, 3, DIRECTED),
  plain: tank(3, 3),
  rifles: infantry(2, 2),
  fort: fort(1, 3),
  ship: unit('destroyer', 3, 3),
};
const declared = () => {
  const b = battle(FORCE, {
    red: { first: ['tank', 'tank', 'plain'] },
    blue: { first: ['rifles', 'fort', 'ship'], second: ['rifles'] },
  });
  b.to('wave').red.does('wave');
  return b.to('directed');
};
rule(['WAR-26.1', 'WAR-R62'], 'any unit on the enemy first line may be named, ships and the second line not', () => {
  const b = declared();
  expect(b.red.offered.filter((text) => text.startsWith('attack tank ->'))).toEqual([
    'attack tank -> rifles',
    'attack tank -> fort',
  ]);
  expect(b.red.whyNot('attack tank -> ship')).toBe('WAR-25.5');
});
rule('WAR-26.2', 'the attacked unit cannot avoid the clash but may be supported', () => {
  const b = declared();
  b.red.does('attack tank -> rifles');
  b.to('block');
  expect(b.blue.offered).toEqual(['support fort -> rifles', 'done']);
  b.finishWave();
  expect(b.at('blue', 'losses')).toEqual(['rifles']);
});
rule('WAR-26.3', 'several units with it may attack one enemy jointly', () => {
  const b = declared();
  b.red.does('attack tank -> fort', 'attack tank#2 -> fort');
  b.finishWave();
  expect(b.at('blue', 'losses')).toEqual(['fort']);
});
rule('WAR-26.4', 'its bearer may forgo it and attack undirected', () => {
  const b = declared();
  b.to('undirected').red.does('attack tank');
  expect(b.to('block').blue.offers('block rifles -> tank')).toBe(true);
});
