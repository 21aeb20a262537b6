/** WAR 23: heavy tanks, fortifications, AA artillery. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { battle, bomber, copies, DIRECTED, type Drafts, fort, gun, infantry, order, tank, unit } from './at.ts';

const LAND: Drafts = {
  heavy: unit('heavyTank', 5, 4, DIRECTED),
  tank: tank(3, 3, DIRECTED),
  rifles: infantry(2, 2),
  riders: infantry(2, 2, { keywords: { interception: true } }),
  gun: gun(1, 1),
};
rule(
  ['WAR-23.1', 'WAR-R46'],
  'infantry neither blocks, supports against nor intercepts a heavy tank; only the infantry it attacks fights it',
  () => {
    const b = battle(LAND, {
      red: { first: ['heavy', 'heavy', 'tank'] },
      blue: { first: ['rifles', 'riders', 'gun', 'rifles'] },
    });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack heavy -> rifles', 'attack tank -> rifles');
    b.to('undirected').red.does('attack heavy#2');
    expect(b.to('BEFORE_BLOCK').blue.whyNot('intercept riders -> heavy')).toBe('WAR-23.1');
    b.to('block');
    expect([b.blue.whyNot('block riders -> heavy#2'), b.blue.offers('block gun -> heavy#2')]).toEqual([
      'WAR-23.1',
      true,
    ]);
    expect([b.blue.whyNot('support riders -> rifles'), b.blue.offers('support gun -> rifles')]).toEqual([
      'WAR-23.1',
      true,
    ]);
    b.to('BEFORE_CALC');
    expect(b.stats('blue', 'rifles')).toBe('2/2');
  },
);
const FORTS: Drafts = {
  ...LAND,
  fort: fort(1, 3),
  scout: infantry(0, 2),
  rear: unit('howitzer', 1, 1, { keywords: { artillerySupport: 2 } }, { line: 2 }),
  mortar: unit('mortar', 1, 1, { keywords: { artillerySupport: 2, recon: { um: [-1, 0], whose: 'enemy' } } }),
  hq: unit('headquarters', 1, 1, { keywords: { command: {} } }),
  plates: { upgrade: { on: {} }, modifiers: [{ um: [0, 1] }] },
};
rule('WAR-23.2', 'a fortification does not attack', () => {
  const b = battle(FORTS, { red: { first: ['fort'] } });
  b.to('wave').red.does('wave');
  expect(b.to('undirected').red.whyNot('attack fort')).toBe('WAR-23.2');
});
rule(
  ['WAR-23.4', 'WAR-23.5', 'WAR-23.6', 'WAR-R47'],
  'three forts +1/1, five +2/2 instead, at once and everywhere; losing one takes it away',
  () => {
    const drafts = {
      ...FORTS,
      blast: order({
        when: ['ATTACK_START'],
        target: { whose: 'enemy', types: ['fortification'] },
        effects: [{ do: 'destroy' }],
      }),
    };
    const b = battle(drafts, { red: { hand: ['blast'] }, blue: { first: copies(4, 'fort'), second: ['fort'] } });
    expect(b.stats('blue', 'fort')).toBe('3/5');
    b.to('ATTACK_START').red.does('play blast', 'choose enemy fort');
    expect(b.stats('blue', 'fort')).toBe('2/4');
  },
);
rule(
  ['WAR-23.7', 'WAR-23.8', 'WAR-23.10', 'WAR-R48'],
  'first-line infantry and artillery of 1/1 go under a fort at the end of the building phase, built or standing',
  () => {
    const b = battle(FORTS, {
      phase: 'build',
      red: { first: ['fort', 'tapped rifles', 'scout', 'tank', 'gun'], reserve: ['rifles'], second: ['rear'] },
    });
    expect(b.to('build').red.offers('entrench rifles under fort')).toBe(false);
    b.to('BUILD_END');
    const offers = ['rifles', 'rifles#2', 'gun', 'scout', 'tank', 'rear'].map((name) =>
      b.red.offers(`entrench ${name} under fort`),
    );
    expect(offers).toEqual([true, true, true, false, false, false]);
    b.red.does('entrench rifles under fort');
    expect([b.stats('red', 'fort'), b.at('red', 'under'), b.isTapped('red', 'rifles#2')]).toEqual([
      '2/4',
      ['rifles'],
      true,
    ]);
  },
);
rule(['WAR-23.7', 'WAR-R48'], 'what is printed below 1/1, in attack or in defence, does not go under a fort', () => {
  const drafts = { ...FORTS, unarmed: infantry(0, 1), exposed: infantry(1, 0) };
  const b = battle(drafts, { phase: 'build', red: { first: ['fort', 'unarmed', 'exposed', 'rifles'] } });
  b.to('BUILD_END');
  const phrases = ['unarmed', 'exposed', 'rifles'].map((name) => `entrench ${name} under fort`);
  expect(phrases.map((phrase) => b.red.whyNot(phrase))).toEqual(['WAR-23.7', 'WAR-23.7', undefined]);
});
rule(['WAR-23.7', 'WAR-R48'], 'a unit of the second line does not go under a fort, wherever it stands or waits', () => {
  const b = battle(FORTS, { phase: 'build', red: { first: ['fort', 'rear', 'gun'], reserve: ['rear'] } });
  b.to('BUILD_END');
  const phrases = ['rear', 'rear#2', 'gun'].map((name) => `entrench ${name} under fort`);
  expect(phrases.map((phrase) => b.red.whyNot(phrase))).toEqual(['WAR-23.7', 'WAR-23.7', undefined]);
});
rule(
  'WAR-23.9',
  'in a later building phase a unit-upgrade moves to another fort or back to the first line, and may attack',
  () => {
    const b = battle(FORTS, { phase: 'build', red: { first: [{ card: 'fort', under: ['rifles', 'gun'] }, 'fort'] } });
    b.to('BUILD_START').red.does('entrench gun under fort#2', 'bring out rifles');
    expect([b.stats('red', 'fort'), b.stats('red', 'fort#2')]).toEqual(['1/3', '2/4']);
    b.to('wave').red.does('wave');
    expect(b.to('undirected').red.offers('attack rifles')).toBe(true);
  },
);
rule(
  ['WAR-23.11', 'WAR-23.12'],
  'a fort has the Artillery Support and the Command of what lies under it, as printed there, and no Recon',
  () => {
    const b = battle(FORTS, {
      red: { first: [{ card: 'fort', under: ['mortar', 'hq'] }, 'rifles'] },
      blue: { first: ['rifles'], hand: ['gun'] },
    });
    expect(b.to('ATTACK_START').red.offers('look with fort')).toBe(false);
    b.to('wave').red.does('wave');
    expect(b.to('WAVE_START').red.offers('command fort -> rifles')).toBe(true);
    b.to('undirected').red.does('attack rifles');
    b.to('ON_ATTACK').red.does('assist fort -> rifles');
    expect([b.stats('red', 'rifles'), b.isTapped('red', 'fort')]).toEqual(['4/2', true]);
  },
);
rule('WAR-23.13', 'a fort carries at most two unit-upgrades', () => {
  const b = battle(FORTS, {
    phase: 'build',
    red: { first: [{ card: 'fort', under: ['rifles', 'gun', 'plates'] }, 'gun'] },
  });
  expect(b.to('BUILD_END').red.whyNot('entrench gun under fort')).toBe('WAR-23.13');
});
rule('WAR-23.14', 'against a fort with infantry in it a modifier must hold for both', () => {
  const drafts = {
    ...FORTS,
    sapper: infantry(2, 2, { ...DIRECTED, modifiers: [{ tm: [2, 1], against: { types: ['fortification'] } }] }),
  };
  const stats = (under: readonly string[]): string => {
    const b = battle(drafts, { red: { first: ['sapper'] }, blue: { first: [{ card: 'fort', under }] } });
    b.to('wave').red.does('wave', 'pass');
    b.to('directed').red.does('attack sapper -> fort');
    return b.to('BEFORE_CALC').stats('red', 'sapper');
  };
  expect([stats([]), stats(['rifles'])]).toEqual(['4/3', '2/2']);
});

const AA: Drafts = {
  rifles: infantry(1, 9),
  rear: unit('howitzer', 1, 9, {}, { line: 2 }),
  cannon: unit('aaAutocannon', 1, 2, {}, { line: 2, aa: 3 }),
  front: unit('aaAutocannon', 1, 2, {}, { line: 1, aa: 3 }),
  gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 4 }),
  bomber: bomber(1, 9, 2),
  heavy: bomber(1, 9, 2, {}, 'strategicBomber'),
};
/** A bomber over the rear, and what may be supported by whom. */
function bombed(plane: string, target: string) {
  const b = battle(AA, {
    red: { second: [plane] },
    blue: { first: ['rifles', 'front', 'gun'], second: ['rear', 'cannon', 'gun'], resources: ['depot'] },
  });
  b.to('wave').red.does('wave');
  if (target === 'rifles') {
    b.to('air').red.does(`bomb ${plane} -> ${target}`);
    return b.to('block');
  }
  b.to('airRear').red.does(`bomb ${plane} -> ${target}`);
  return b.to('rearSupport');
}
rule(
  ['WAR-23.15', 'WAR-23.16', 'WAR-23.17'],
  'an autocannon on the second line covers units of both lines and resources, not the deck',
  () => {
    expect(bombed('bomber', 'rifles').blue.offers('support cannon -> rifles')).toBe(true);
    expect(bombed('bomber', 'rear').blue.offers('support cannon -> rear')).toBe(true);
    expect(bombed('bomber', 'depot').blue.offers('support cannon -> depot')).toBe(true);
    expect(bombed('bomber', 'deck').blue.whyNot('support cannon -> deck')).toBe('WAR-23.17');
  },
);
rule('WAR-23.18', 'an autocannon does not cover resources against a strategic bomber', () => {
  expect(bombed('heavy', 'depot').blue.whyNot('support cannon -> depot')).toBe('WAR-23.18');
  expect(bombed('heavy', 'rear').blue.offers('support cannon -> rear')).toBe(true);
});
rule('WAR-23.19', 'an autocannon on the first line covers the first line only', () => {
  expect(bombed('bomber', 'rifles').blue.offers('support front -> rifles')).toBe(true);
  expect(bombed('bomber', 'rear').blue.whyNot('support front -> rear')).toBe('WAR-23.19');
});
rule(
  ['WAR-23.20', 'WAR-R50'],
  'an AA gun on either line covers the rear, the deck and resources, not the first line',
  () => {
    expect(bombed('heavy', 'depot').blue.offers('support gun -> depot')).toBe(true);
    expect(bombed('bomber', 'deck').blue.offers('support gun#2 -> deck')).toBe(true);
    expect(bombed('bomber', 'rear').blue.offers('support gun -> rear')).toBe(true);
    expect(bombed('bomber', 'rifles').blue.whyNot('support gun -> rifles')).toBe('WAR-23.20');
  },
);
rule(
  'WAR-23.21',
  'bombs do not fall on an AA gun that supports the deck or a resource card, but on one that supports a unit',
  () => {
    const b = bombed('bomber', 'depot');
    b.blue.does('support gun -> depot');
    expect(b.isAsked('split')).toBe(false);
    expect([b.damage('blue', 'gun'), b.damage('blue', 'depot'), b.damage('red', 'bomber')]).toEqual([0, 2, 4]);
    const c = bombed('bomber', 'rear');
    c.blue.does('support gun -> rear');
    expect(c.to('split').red.offered).toEqual(['2', '1', '0']);
  },
);
rule('WAR-R48', 'a unit that carries upgrades does not go under a fort', () => {
  const b = battle(FORTS, {
    phase: 'build',
    red: { first: ['fort', { card: 'rifles', under: ['plates'] }, 'gun', 'tank'] },
  });
  b.to('BUILD_END');
  expect(['rifles', 'tank'].map((name) => b.red.whyNot(`entrench ${name} under fort`))).toEqual([
    'WAR-R48',
    'WAR-23.7',
  ]);
  expect(b.red.offers('entrench gun under fort')).toBe(true);
});
