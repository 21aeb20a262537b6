import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, bomber, DIRECTED, infantry, tank } from '../at.ts';

const FORCE = {
  sappers: infantry(1, 2, { keywords: { mining: true } }),
  rifles: infantry(2, 2, { keywords: { longRangeFire: 1 } }),
  tank: tank(3, 3, DIRECTED),
  bomber: bomber(1, 1, 1),
};
const mined = () => {
  const b = battle(FORCE, {
    phase: 'build',
    red: { first: ['tank'], second: ['bomber'] },
    blue: { first: ['sappers', 'rifles'] },
  });
  b.to('buildAnswer').blue.does('mine sappers -> rifles');
  return b;
};
rule(['WAR-26.49', 'WAR-R73', 'WAR-29.9'], "in the opponent's building phase, by tapping, one own unit", () => {
  const b = mined();
  expect([b.isTapped('blue', 'sappers'), b.blue.whyNot('mine sappers -> sappers')]).toEqual([true, 'WAR-5.2']);
  const own = battle(FORCE, { phase: 'build', red: { first: ['sappers', 'rifles'] } });
  expect(own.to('build').red.offers('mine sappers -> rifles')).toBe(false);
});
rule(
  ['WAR-26.50', 'WAR-26.51', 'WAR-R73'],
  "until its owner's next turn land units neither attack it nor are blocked by it; aircraft do, and its properties work",
  () => {
    const b = mined();
    b.to('wave').red.does('wave');
    expect(b.to('directed').red.whyNot('attack tank -> rifles')).toBe('WAR-26.51');
    b.to('undirected').red.does('attack tank');
    expect(b.to('air').red.offers('bomb bomber -> rifles')).toBe(true);
    expect(b.to('BEFORE_BLOCK').blue.offers('fire rifles -> tank')).toBe(true);
    expect(b.to('block').blue.whyNot('block rifles -> tank')).toBe('WAR-26.50');
    b.turn('blue').turn('red').to('wave').red.does('wave');
    expect(b.to('directed').red.offers('attack tank -> rifles')).toBe(true);
  },
);
