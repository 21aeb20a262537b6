import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, bomber, DIRECTED, infantry, tank, unit } from '../at.ts';

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
rule('WAR-25.9', 'ships are not mined', () => {
  const drafts = { ...FORCE, ship: unit('destroyer', 3, 3) };
  const b = battle(drafts, { phase: 'build', blue: { first: ['sappers', 'ship'] } });
  b.to('buildAnswer');
  expect([b.blue.whyNot('mine sappers -> ship'), b.blue.offers('mine sappers -> sappers')]).toEqual(['WAR-25.9', true]);
});
rule(['WAR-26.50', 'WAR-R49'], 'a mined AA gun still supports against aircraft where land units attack too', () => {
  const drafts = {
    ...FORCE,
    gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 3 }),
    rear: unit('howitzer', 1, 1, {}, { line: 2 }),
  };
  const b = battle(drafts, {
    phase: 'build',
    red: { first: ['tank'], second: ['bomber'] },
    blue: { first: ['sappers'], second: ['gun', 'rear'] },
  });
  b.to('buildAnswer').blue.does('mine sappers -> gun');
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('onward').red.does('advance tank -> rear');
  b.to('airRear').red.does('bomb bomber -> rear');
  expect(b.to('rearSupport').blue.offers('support gun -> rear')).toBe(true);
});
rule(['WAR-R15', 'WAR-R73'], 'its owner is asked once, when the opponent has built', () => {
  const b = battle(FORCE, {
    phase: 'build',
    red: { hand: ['tank', 'rifles'], first: ['tank'] },
    blue: { first: ['sappers', 'rifles'] },
  });
  b.to('build').red.does('build tank', 'build rifles');
  const asked: string[] = [];
  while (b.asked !== 'wave') {
    if (b.who === 'blue' && b.blue.offers('mine sappers -> rifles')) asked.push(b.asked);
    b.skip();
  }
  expect(asked).toEqual(['buildAnswer']);
});
rule('WAR-R15', 'after the opponent has acted the builder may build on; two passes in a row end the phase', () => {
  const b = battle(FORCE, {
    phase: 'build',
    red: { hand: ['tank', 'rifles'] },
    blue: { first: ['sappers', 'sappers', 'rifles'] },
  });
  b.to('build').red.does('build tank', 'pass');
  b.blue.does('mine sappers -> rifles');
  expect(b.asked).toBe('buildAnswer');
  b.blue.does('pass');
  expect([b.asked, b.who]).toEqual(['build', 'red']);
  b.red.does('build rifles', 'pass');
  expect([b.asked, b.who]).toEqual(['buildAnswer', 'blue']);
  b.blue.does('pass');
  expect(b.asked).toBe('BUILD_END');
});
