/** WAR 14 to 17: building, movement, declaring attackers, blocking. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { RULINGS } from '../rulings.ts';
import { battle, bomber, DIRECTED, type Drafts, fighter, fort, gun, infantry, tank, unit } from './at.ts';

const FORCE: Drafts = {
  rifles: infantry(2, 2),
  tank: tank(3, 3, DIRECTED),
  plain: tank(3, 3),
  gun: gun(1, 1),
  guns: unit('howitzer', 1, 1, {}, { line: 2 }),
  fort: fort(1, 3),
  ace: fighter(3, 3),
  bomber: bomber(1, 1, 2),
  ship: unit('destroyer', 3, 3),
  agents: unit('commandos', 2, 2),
  mobile: infantry(2, 2, { keywords: { mobility: true } }),
};
rule(['WAR-14.1', 'WAR-14.2', 'WAR-29.7'], 'units are built from the own hand in the own building phase', () => {
  const b = battle(FORCE, { phase: 'build', red: { hand: ['rifles'], losses: ['tank'] }, blue: { hand: ['rifles'] } });
  b.to('build');
  expect([b.red.offers('build rifles'), b.red.offers('build tank')]).toEqual([true, false]);
  expect(b.to('buildAnswer').blue.offers('build rifles')).toBe(false);
  expect(b.to('ATTACK_START').red.whyNot('build rifles')).toBe('WAR-14.2');
});
rule('WAR-14.4', 'a built unit enters the reserve', () => {
  const b = battle(FORCE, { phase: 'build', red: { hand: ['rifles'] } });
  b.to('build').red.does('build rifles');
  expect([b.at('red', 'reserve'), b.at('red', 'first')]).toEqual([['rifles'], []]);
});
rule(
  ['WAR-14.5', 'WAR-29.46', 'WAR-27.12'],
  'unit-upgrades come out and aircraft leave carriers before everything else of the phase',
  () => {
    const drafts = { ...FORCE, carrier: unit('carrier', 1, 4, {}, { capacity: 2 }) };
    const b = battle(drafts, {
      phase: 'build',
      red: {
        first: [
          { card: 'fort', under: ['rifles'] },
          { card: 'carrier', aboard: ['ace'] },
        ],
      },
    });
    b.to('BUILD_START').red.does('bring out rifles', 'land ace');
    expect([b.at('red', 'first').includes('rifles'), b.at('red', 'second')]).toEqual([true, ['ace']]);
    expect(b.to('build').red.offers('bring out rifles')).toBe(false);
  },
);
rule(
  ['WAR-15.1', 'WAR-15.2', 'WAR-15.3', 'WAR-29.10', 'WAR-29.47', 'WAR-R31', 'WAR-R32'],
  'infantry, armour, artillery and ships change lines at the end of the building phase, tapped by it',
  () => {
    const names = ['rifles', 'plain', 'gun', 'ship', 'agents', 'fort'];
    const b = battle(FORCE, {
      phase: 'build',
      red: { first: [...names, 'tapped tank'], second: ['ace', 'guns'], reserve: ['mobile'] },
    });
    expect(b.to('build').red.offers('move rifles')).toBe(false);
    b.to('BUILD_END');
    expect(names.map((name) => b.red.offers(`move ${name}`))).toEqual([true, true, true, true, false, false]);
    expect([
      b.red.whyNot('move agents'),
      b.red.whyNot('move ace'),
      b.red.whyNot('move tank'),
      b.red.offers('move mobile'),
    ]).toEqual(['WAR-15.1', 'WAR-15.1', 'WAR-R32', false]);
    b.red.does('move rifles', 'move guns');
    expect([b.at('red', 'second'), b.isTapped('red', 'rifles'), b.at('red', 'first').includes('guns')]).toEqual([
      ['ace', 'rifles'],
      true,
      true,
    ]);
    expect(b.red.whyNot('move rifles')).toBe('WAR-R32');
  },
);

rule('WAR-15.1', 'a fortification stays on its line, whatever else it is', () => {
  const drafts: Drafts = { ...FORCE, battery: unit('pillbox', 1, 1, {}, { type: ['fortification', 'artillery'] }) };
  const b = battle(drafts, { phase: 'build', red: { first: ['battery', 'gun'] } }).to('BUILD_END');
  expect([b.red.whyNot('move battery'), b.red.offers('move gun')]).toEqual(['WAR-15.1', true]);
});
rule('WAR-16.1', 'only first-line units on the first line attack, and aircraft', () => {
  const b = battle(FORCE, {
    red: { first: ['rifles', 'guns'], second: ['plain', 'bomber'] },
    blue: { first: ['rifles'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected');
  expect([b.red.offers('attack rifles'), b.red.whyNot('attack guns'), b.red.whyNot('attack plain')]).toEqual([
    true,
    'WAR-16.1',
    'WAR-16.1',
  ]);
  expect(b.to('air').red.offers('bomb bomber -> rifles')).toBe(true);
});
rule(
  ['WAR-16.2', 'WAR-16.3', 'WAR-16.4', 'WAR-29.12', 'WAR-29.39'],
  'one or several waves, of one or several units, as the attacker likes',
  () => {
    const b = battle(FORCE, { red: { first: ['rifles', 'plain', 'plain'] }, blue: {} });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack plain', 'attack plain#2');
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifles');
    b.to('wave').red.does('done');
    expect(b.asked).toBe('ATTACK_END');
  },
);
rule(
  ['WAR-16.6', 'WAR-26.1', 'WAR-26.4', 'WAR-29.14', 'WAR-29.15'],
  'Directed Attack names a unit of the first line; its bearer may also attack without naming one',
  () => {
    const b = battle(FORCE, { red: { first: ['tank', 'plain'] }, blue: { first: ['rifles', 'gun'] } });
    b.to('wave').red.does('wave');
    b.to('directed');
    expect(b.red.offered).toEqual(['attack tank -> rifles', 'attack tank -> gun', 'done']);
    expect(b.red.whyNot('attack plain -> rifles')).toBe('WAR-16.5');
    expect(b.to('undirected').red.offers('attack tank')).toBe(true);
  },
);
rule(
  ['WAR-16.8', 'WAR-R33'],
  'a wave without attackers runs through its windows and ends the phase; one of bombers over the rear is not empty',
  () => {
    const b = battle(FORCE, { red: { first: ['rifles'], second: ['bomber'] }, blue: {} });
    b.to('wave').red.does('wave');
    b.to('airRear').red.does('bomb bomber -> deck');
    b.to('wave').red.does('wave');
    for (const window of [
      'WAVE_START',
      'ON_ATTACK',
      'BEFORE_BLOCK',
      'ON_BLOCK',
      'BEFORE_CALC',
      'WAVE_END',
      'ATTACK_END',
    ])
      b.to(window);
    expect(b.at('red', 'first')).toEqual(['rifles']);
  },
);
rule('WAR-16.9', 'directed, undirected, aircraft over the first line, those who go on, aircraft over the rear', () => {
  const b = battle(FORCE, {
    red: { first: ['tank', 'plain'], second: ['bomber', 'bomber'] },
    blue: { first: ['rifles'], resources: ['depot'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> rifles');
  b.to('undirected').red.does('attack plain');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('onward').red.does('advance plain -> deck');
  b.to('airRear').red.does('bomb bomber#2 -> depot');
  expect(b.red.offers('bomb bomber#2 -> deck')).toBe(false);
});

/** One plain tank and one directed tank attack; what stands against them is up to the test. */
function assault(first: readonly unknown[], second: readonly unknown[] = [], directed?: string) {
  const b = battle(FORCE, { red: { first: ['plain', 'plain', 'tank', 'tank'] }, blue: { first, second } });
  b.to('wave').red.does('wave');
  if (directed !== undefined) b.to('directed').red.does(`attack tank -> ${directed}`);
  b.to('undirected').red.does('attack plain', 'attack plain#2');
  return b.to('block');
}
rule(
  ['WAR-17.1', 'WAR-17.2', 'WAR-17.4', 'WAR-29.20', 'WAR-R34', 'WAR-20.1'],
  'the defender blocks whom it likes, with as many as it likes; the unblocked break through',
  () => {
    const b = assault(['rifles', 'gun']);
    expect(b.blue.offered).toEqual([
      'block rifles -> plain',
      'block rifles -> plain#2',
      'block gun -> plain',
      'block gun -> plain#2',
      'done',
    ]);
    b.blue.does('block rifles -> plain', 'block gun -> plain');
    b.to('ON_BREAKTHROUGH');
    // The blocked one fell, so the other is the only plain tank left.
    expect([b.at('red', 'losses'), b.hasBrokenThrough('red', 'plain'), b.s.breakthrough.value]).toEqual([
      ['plain'],
      true,
      3,
    ]);
  },
);
rule(
  ['WAR-17.3', 'WAR-R95'],
  'a unit blocks one attacker, and the target of a directed attack blocks nobody else',
  () => {
    const b = assault(['rifles', 'gun'], [], 'gun');
    expect([b.blue.offers('block gun -> plain'), b.blue.whyNot('block gun -> plain')]).toEqual([false, 'WAR-17.3']);
    b.blue.does('block rifles -> plain');
    expect(b.blue.whyNot('block rifles -> plain#2')).toBe('WAR-17.3');
  },
);
rule(
  ['WAR-17.5', 'WAR-17.6', 'WAR-17.7', 'WAR-26.2', 'WAR-29.19'],
  'the target of a directed attack is tapped and fights; untapped units may support it',
  () => {
    const b = assault(['rifles', 'gun', 'tapped fort'], [], 'rifles');
    expect(b.isTapped('blue', 'rifles')).toBe(true);
    expect([b.blue.offers('support gun -> rifles'), b.blue.whyNot('support fort -> rifles')]).toEqual([
      true,
      'WAR-17.6',
    ]);
    b.blue.does('support gun -> rifles');
    b.to('BEFORE_CALC');
    expect(b.s.clash.get(b.card('blue', 'gun'))).toBe(b.s.clash.get(b.card('red', 'tank')));
  },
);
rule(
  ['WAR-17.8', 'WAR-R36', 'WAR-R49'],
  'what only aircraft attack is supported only by units with AA strength; with tanks in it, by any',
  () => {
    const drafts = { ...FORCE, spaag: unit('spaag', 1, 1, {}, { aa: 2 }) };
    const b = battle(drafts, { red: { second: ['bomber'] }, blue: { first: ['rifles', 'gun', 'spaag'] } });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles');
    b.to('block');
    expect([b.blue.whyNot('support gun -> rifles'), b.blue.offers('support spaag -> rifles')]).toEqual([
      'WAR-17.8',
      true,
    ]);
    const c = battle(drafts, { red: { first: ['tank'], second: ['bomber'] }, blue: { first: ['rifles', 'gun'] } });
    c.to('wave').red.does('wave');
    c.to('directed').red.does('attack tank -> rifles');
    c.to('air').red.does('bomb bomber -> rifles');
    expect(c.to('block').blue.offers('support gun -> rifles')).toBe(true);
  },
);
rule(
  ['WAR-17.10', 'WAR-17.11', 'WAR-R37'],
  'a unit tapped before blockers are assigned fights only if attacked itself, with attack 0',
  () => {
    const b = assault(['tapped rifles', 'tapped gun'], [], 'rifles');
    expect(b.blue.whyNot('block gun -> plain')).toBe('WAR-17.10');
    b.to('BEFORE_CALC');
    expect([b.stats('blue', 'rifles'), b.stats('red', 'tank')]).toEqual(['0/2', '3/3']);
    expect(RULINGS.tappedEarly).toBe('sparesInterceptors');
  },
);
rule(
  ['WAR-17.13', 'WAR-20.7', 'WAR-R38', 'WAR-R42', 'WAR-29.30'],
  'first-line units on the second line guard the rear; second-line units do not',
  () => {
    const b = battle(FORCE, {
      red: { first: ['plain'] },
      blue: { second: ['rifles', 'guns', 'ace'], resources: ['depot'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack plain');
    b.to('onward').red.does('advance plain -> depot');
    b.to('rearSupport');
    expect([
      b.blue.offers('support rifles -> depot'),
      b.blue.whyNot('support guns -> depot'),
      b.blue.whyNot('support ace -> depot'),
    ]).toEqual([true, 'WAR-17.12', 'WAR-17.12']);
    b.blue.does('support rifles -> depot');
    b.finishWave();
    expect([b.damage('blue', 'depot'), b.at('blue', 'losses')]).toEqual([0, ['rifles']]);
  },
);
rule(
  ['WAR-18.1', 'WAR-18.2', 'WAR-26.3', 'WAR-R35'],
  'attackers of one target fight jointly, and so do all that oppose them',
  () => {
    const b = battle(FORCE, { red: { first: ['tank', 'tank'] }, blue: { first: ['rifles', 'gun'] } });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> rifles', 'attack tank#2 -> rifles');
    b.to('block').blue.does('support gun -> rifles');
    b.to('split');
    // Six to share between two enemies, three to share between two.
    expect(b.red.offered).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    b.red.does('3', '3');
    expect(b.blue.offered).toEqual(['3', '2', '1', '0']);
  },
);
rule(['WAR-18.3', 'WAR-18.4'], 'clashes are apart: what one unit does does not reach the enemies of another', () => {
  const b = assault(['rifles', 'gun']);
  b.blue.does('block rifles -> plain', 'block gun -> plain#2');
  b.finishWave();
  expect([b.damage('red', 'plain'), b.damage('red', 'plain#2')]).toEqual([2, 1]);
});
rule(
  ['WAR-18.5', 'WAR-19.5', 'WAR-18.6', 'WAR-29.38'],
  'damage of one wave adds up from fire and clash, and is gone after it',
  () => {
    const drafts = { ...FORCE, sniper: infantry(1, 1, { keywords: { longRangeFire: 1 } }) };
    const b = battle(drafts, { red: { first: ['plain', 'plain'] }, blue: { first: ['rifles', 'sniper', 'sniper'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack plain', 'attack plain#2');
    b.to('BEFORE_BLOCK').blue.does('fire sniper -> plain', 'fire sniper#2 -> plain#2');
    b.to('block').blue.does('block rifles -> plain');
    b.finishWave();
    expect([b.at('red', 'losses'), b.damage('red', 'plain')]).toEqual([['plain'], 1]);
    b.to('wave');
    expect(b.damage('red', 'plain')).toBe(0);
  },
);
rule(
  ['WAR-19.1', 'WAR-19.2', 'WAR-19.3', 'WAR-19.4', 'WAR-29.23', 'WAR-29.24', 'WAR-R39', 'WAR-R41'],
  'totals are shared out, attacker first, and all that fail the test go together',
  () => {
    const b = battle(
      { big: tank(4, 3, DIRECTED), x: tank(2, 2), y: tank(1, 2) },
      { red: { first: ['big'] }, blue: { first: ['x', 'y'] } },
    );
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack big -> x');
    b.to('block').blue.does('support y -> x');
    b.to('split');
    expect(b.who).toBe('red');
    b.red.does('2', '2');
    b.to('ON_DESTROY');
    expect([b.at('red', 'losses'), b.at('blue', 'losses').toSorted()]).toEqual([['big'], ['x', 'y']]);
  },
);
rule('WAR-R40', 'overkill is allowed: all the damage may go to one enemy', () => {
  const b = battle(
    { big: tank(6, 9, DIRECTED), x: tank(1, 2), y: tank(1, 2) },
    { red: { first: ['big'] }, blue: { first: ['x', 'y'] } },
  );
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack big -> x');
  b.to('block').blue.does('support y -> x');
  b.to('split').red.does('6');
  expect(b.finishWave().at('blue', 'losses')).toEqual(['x']);
});
rule('WAR-R62', 'the target of a directed attack goes before blocks: the attack becomes undirected', () => {
  const drafts = {
    ...FORCE,
    ghost: infantry(1, 1, {
      abilities: [{ when: ['BEFORE_BLOCK'], price: { lose: true }, effects: [{ do: 'draw', n: 1 }] }],
    }),
  };
  const b = battle(drafts, { red: { first: ['tank'], second: ['bomber'] }, blue: { first: ['ghost', 'rifles'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> ghost');
  b.to('air').red.does('bomb bomber -> ghost');
  b.to('BEFORE_BLOCK').blue.does('use ghost');
  expect(b.to('block').blue.offers('block rifles -> tank')).toBe(true);
  b.finishWave();
  expect([b.hasBrokenThrough('red', 'tank'), b.damage('blue', 'rifles')]).toEqual([true, 0]);
});
