/** WAR 23 to 25: heavy tanks, fortifications, AA artillery, aviation, ships. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { RULINGS } from '../rulings.ts';
import { battle, bomber, DIRECTED, type Drafts, fighter, fort, gun, infantry, order, tank, unit } from './ground.ts';

const many = (n: number, id: string): string[] => Array<string>(n).fill(id);
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
    const b = battle(drafts, { red: { hand: ['blast'] }, blue: { first: many(4, 'fort'), second: ['fort'] } });
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

const AIR: Drafts = {
  bomber: bomber(1, 1, 3),
  ace: fighter(3, 3),
  jabo: unit('fighterBomber', 3, 3, {}, { bombing: 2, bombs: ['first', 'second'] }),
  sturm: bomber(1, 3, 4, {}, 'groundAttack'),
  tank: tank(3, 3, DIRECTED),
  rifles: infantry(2, 2),
  rear: unit('howitzer', 1, 1, {}, { line: 2 }),
};
rule(['WAR-24.1', 'WAR-24.12'], 'in an interception aircraft use attack against defence, not bombs', () => {
  const b = battle(AIR, { red: { second: ['bomber'] }, blue: { first: ['rifles'], second: ['ace'] } });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('BEFORE_BLOCK').blue.does('intercept ace -> bomber');
  b.finishWave();
  expect([
    b.at('red', 'losses'),
    b.damage('blue', 'ace'),
    b.damage('blue', 'rifles'),
    b.isTapped('blue', 'rifles'),
  ]).toEqual([['bomber'], 1, 0, false]);
});
rule(
  ['WAR-24.4', 'WAR-24.5', 'WAR-R51'],
  'on the ground an aircraft is 0/0 whatever supports it, for attacks and for Strikes',
  () => {
    const drafts: Drafts = {
      ...AIR,
      rocket: unit(
        'rocketArtillery',
        1,
        1,
        { keywords: { strike: { n: 1, at: { whose: 'enemy', where: ['second'] } } } },
        { line: 2 },
      ),
      tanks: { upgrade: { on: {} }, modifiers: [{ um: [2, 2] }] },
    };
    const b = battle(drafts, {
      red: { first: ['tank'], second: ['rocket'] },
      blue: { second: [{ card: 'ace', under: ['tanks'] }, 'ace'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('onward').red.does('advance tank -> ace');
    b.to('BEFORE_CALC', 'red');
    expect(b.stats('blue', 'ace')).toBe('0/0');
    b.red.does('strike rocket -> ace#2');
    expect(b.at('blue', 'losses')).toEqual(['ace']);
    b.finishWave();
    expect([b.at('blue', 'second'), b.damage('red', 'tank')]).toEqual([[], 0]);
  },
);
rule(
  ['WAR-24.6', 'WAR-24.7', 'WAR-29.16', 'WAR-29.28'],
  'a bomber attacks what its card lists; on the first line the attack is directed',
  () => {
    const drafts = { ...AIR, he: unit('tacticalBomber', 1, 1, {}, { bombing: 2, bombs: ['second', 'resources'] }) };
    const b = battle(drafts, {
      red: { second: ['bomber', 'he'] },
      blue: { first: ['rifles'], second: ['rear'], resources: ['depot'] },
    });
    b.to('wave').red.does('wave');
    b.to('air');
    expect([b.red.offers('bomb bomber -> rifles'), b.red.whyNot('bomb he -> rifles')]).toEqual([true, 'WAR-24.6']);
    b.red.does('bomb bomber -> rifles');
    b.to('block');
    expect(b.isTapped('blue', 'rifles')).toBe(true);
    b.to('airRear');
    expect([
      b.red.offers('bomb he -> rear'),
      b.red.offers('bomb he -> depot'),
      b.red.offers('bomb he -> deck'),
    ]).toEqual([true, true, false]);
  },
);
rule('WAR-24.8', 'a bomber cannot attack an untapped fighter', () => {
  const b = battle(AIR, { red: { second: ['bomber'] }, blue: { second: ['ace', 'tapped jabo'] } });
  b.to('wave').red.does('wave');
  b.to('airRear');
  expect([b.red.whyNot('bomb bomber -> ace'), b.red.offers('bomb bomber -> jabo')]).toEqual(['WAR-24.8', true]);
});
rule(
  ['WAR-24.9', 'WAR-24.10', 'WAR-R52'],
  'a fighter does not attack, unless it has bombs; then it can be intercepted',
  () => {
    const b = battle(AIR, { red: { second: ['ace', 'jabo'] }, blue: { first: ['rifles'], second: ['ace'] } });
    b.to('wave').red.does('wave');
    b.to('air');
    expect([b.red.offers('bomb ace -> rifles'), b.red.offers('bomb jabo -> rifles')]).toEqual([false, true]);
    b.red.does('bomb jabo -> rifles');
    expect(b.to('BEFORE_BLOCK').blue.offers('intercept ace -> jabo')).toBe(true);
  },
);
rule(
  ['WAR-24.11', 'WAR-24.17', 'WAR-29.31', 'WAR-R53'],
  'over the rear too a fighter intercepts; the target was tapped already and stays so',
  () => {
    const b = battle(AIR, { red: { second: ['bomber'] }, blue: { second: ['ace', 'rear'] } });
    b.to('wave').red.does('wave');
    b.to('airRear').red.does('bomb bomber -> rear');
    b.to('interceptRear').blue.does('intercept ace -> bomber');
    expect([b.isTapped('blue', 'ace'), b.isTapped('blue', 'rear')]).toEqual([true, true]);
    b.finishWave();
    expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([['bomber'], []]);
  },
);
rule(
  ['WAR-24.13', 'WAR-24.14', 'WAR-24.15', 'WAR-24.16', 'WAR-R54'],
  'a fighter that covers must be met first; several may take the same aircraft; one never met is tapped for nothing',
  () => {
    const b = battle(AIR, {
      red: { second: ['bomber', 'ace'] },
      blue: { first: ['rifles'], second: ['ace', 'ace', 'ace'] },
    });
    b.to('wave').red.does('wave');
    expect(b.to('air').red.offers('cover with ace')).toBe(false);
    b.red.does('bomb bomber -> rifles', 'cover with ace');
    b.to('BEFORE_BLOCK');
    expect(b.blue.whyNot('intercept ace -> bomber')).toBe('WAR-24.15');
    b.blue.does('intercept ace -> ace', 'intercept ace#2 -> ace', 'intercept ace#3 -> bomber');
    b.to('BEFORE_CALC');
    b.to('split', 'red').red.does('3');
    b.finishWave();
    expect(b.at('red', 'losses').toSorted()).toEqual(['ace', 'bomber']);
    const c = battle(AIR, { red: { second: ['bomber', 'ace'] }, blue: { first: ['rifles'] } });
    c.to('wave').red.does('wave');
    c.to('air').red.does('bomb bomber -> rifles', 'cover with ace');
    c.finishWave();
    expect([c.isTapped('red', 'ace'), c.at('red', 'losses'), c.at('blue', 'losses')]).toEqual([true, [], ['rifles']]);
  },
);
rule(
  ['WAR-24.18', 'WAR-24.19', 'WAR-24.20', 'WAR-R55'],
  'a ground-attack aircraft blocks and supports against land units, with its bombs, and is out of their reach',
  () => {
    const b = battle(
      { ...AIR, overrunner: tank(9, 5, { keywords: { overrun: true } }) },
      { red: { first: ['tank', 'overrunner'] }, blue: { first: ['rifles'], second: ['sturm', 'sturm', 'bomber'] } },
    );
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> rifles');
    b.to('undirected').red.does('attack overrunner');
    b.to('block');
    expect([b.blue.offers('support sturm -> rifles'), b.blue.offers('block bomber -> overrunner')]).toEqual([
      true,
      false,
    ]);
    b.blue.does('block sturm -> overrunner', 'support sturm#2 -> rifles');
    b.finishWave();
    // 4 bombs and 2 attack on the tank of defence 3; the other takes 4 and neither hurts the aircraft nor overruns it.
    expect([
      b.at('red', 'losses'),
      b.damage('red', 'overrunner'),
      b.at('blue', 'second').length,
      b.hasBrokenThrough('red', 'overrunner'),
    ]).toEqual([['tank'], 4, 3, false]);
  },
);
rule(
  ['WAR-24.21', 'WAR-24.22', 'WAR-R56'],
  "the attacker's fighters may intercept blocking aircraft after all blocks; without blockers the attacker is unblocked",
  () => {
    const b = battle(AIR, { red: { first: ['tank'], second: ['ace', 'ace'] }, blue: { second: ['sturm', 'ace'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('block').blue.does('block sturm -> tank', 'cover with ace');
    b.to('interceptBlockers');
    expect(b.red.whyNot('intercept ace -> sturm')).toBe('WAR-24.15');
    b.red.does('intercept ace -> ace', 'intercept ace#2 -> sturm');
    b.to('ON_BREAKTHROUGH');
    expect([
      b.hasBrokenThrough('red', 'tank'),
      b.damage('red', 'tank'),
      b.at('blue', 'losses').includes('sturm'),
    ]).toEqual([true, 0, true]);
  },
);

const SEA: Drafts = {
  ship: unit('destroyer', 3, 3),
  boat: unit('torpedoBoat', 3, 1, DIRECTED),
  sub: unit('submarine', 3, 2),
  cruiser: unit('cruiser', 4, 4, { keywords: { deckAttack: true } }),
  carrier: unit('carrier', 1, 4, {}, { capacity: 1 }),
  coastal: unit('coastalArtillery', 3, 3),
  tank: tank(3, 3, DIRECTED),
  rifles: infantry(2, 2),
  ace: fighter(3, 3),
  bomber: bomber(1, 1, 4),
  fortress: bomber(1, 1, 4, {}, 'strategicBomber'),
  transport: unit('transport', 0, 1),
};
rule(
  ['WAR-25.1', 'WAR-25.5', 'WAR-25.6', 'WAR-25.8'],
  'ships attack, block and are attacked by ships only, by the general rules',
  () => {
    const b = battle(SEA, { red: { first: ['boat', 'tank', 'ship'] }, blue: { first: ['rifles', 'ship', 'ship'] } });
    b.to('wave').red.does('wave');
    b.to('directed');
    expect([
      b.red.whyNot('attack boat -> rifles'),
      b.red.whyNot('attack tank -> ship'),
      b.red.offers('attack boat -> ship'),
    ]).toEqual(['WAR-25.1', 'WAR-25.5', true]);
    b.red.does('attack boat -> ship');
    b.to('undirected').red.does('attack ship', 'attack tank');
    b.to('block');
    expect([
      b.blue.whyNot('block rifles -> ship'),
      b.blue.whyNot('block ship#2 -> tank'),
      b.blue.offers('block ship#2 -> ship'),
    ]).toEqual(['WAR-25.6', 'WAR-25.1', true]);
    b.blue.does('block ship#2 -> ship');
    b.finishWave();
    expect([b.at('red', 'losses').toSorted(), b.at('blue', 'losses')]).toEqual([
      ['boat', 'ship'],
      ['ship', 'ship'],
    ]);
  },
);
rule(['WAR-25.2', 'WAR-R57'], 'a ship under air attack fights back with AA strength, and helps no other ship', () => {
  const drafts = { ...SEA, flakship: unit('destroyer', 3, 9, {}, { aa: 2 }) };
  const b = battle(drafts, { red: { second: ['bomber'] }, blue: { first: ['flakship', 'flakship'], second: [] } });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> flakship');
  expect(b.to('block').blue.whyNot('support flakship#2 -> flakship')).toBe('WAR-25.1');
  b.finishWave();
  expect([b.at('red', 'losses'), b.damage('blue', 'flakship')]).toEqual([['bomber'], 4]);
});
rule(
  ['WAR-25.3', 'WAR-25.4', 'WAR-R58'],
  'unblocked ships reach ships of the second line, and the deck with the property; that is no breakthrough',
  () => {
    const b = battle(SEA, {
      red: { first: ['ship', 'cruiser'] },
      blue: { second: ['ship', 'rifles'], resources: ['depot'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack ship', 'attack cruiser');
    b.to('onward');
    expect(['ship -> deck', 'ship -> depot', 'ship -> rifles'].map((what) => b.red.whyNot(`advance ${what}`))).toEqual([
      'WAR-25.3',
      'WAR-25.3',
      'WAR-25.1',
    ]);
    b.red.does('advance ship -> ship', 'advance cruiser -> deck');
    expect(b.to('rearSupport').blue.whyNot('support rifles -> deck')).toBe('WAR-25.6');
    b.finishWave();
    expect([b.s.breakthrough.value, b.s.broke.value, b.deck('blue')]).toEqual([0, 0, 16]);
  },
);
rule('WAR-25.7', 'coastal artillery blocks ships that attack undirected, except submarines', () => {
  const b = battle(SEA, { red: { first: ['ship', 'sub'] }, blue: { first: ['coastal'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack ship', 'attack sub');
  b.to('block');
  expect([b.blue.offers('block coastal -> ship'), b.blue.whyNot('block coastal -> sub')]).toEqual([true, 'WAR-25.6']);
});
rule(['WAR-25.9', 'WAR-R59'], 'texts do not touch ships unless they name them; upgrades for ships do', () => {
  const drafts: Drafts = {
    ...SEA,
    storm: { ubo: { subtype: 'ordinary' }, passives: [{ to: {}, effects: [{ do: 'modify', um: [1, 0] }] }] },
    fleet: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['ship'] }, effects: [{ do: 'modify', um: [0, 2] }] }],
    },
    radar: { upgrade: { on: { types: ['ship'] } }, modifiers: [{ um: [2, 0] }] },
    hq: unit('headquarters', 1, 1, { keywords: { command: {} } }),
    mine: order({ when: ['WAVE_START'], target: { whose: 'enemy' }, effects: [{ do: 'damage', n: 1 }] }),
  };
  const b = battle(drafts, {
    red: { ubo: ['storm', 'fleet'], first: [{ card: 'ship', under: ['radar'] }, 'rifles', 'hq'], hand: ['mine'] },
    blue: { first: ['ship'] },
  });
  expect([b.stats('red', 'ship'), b.stats('red', 'rifles')]).toEqual(['5/5', '3/2']);
  b.to('wave').red.does('wave');
  expect([b.red.whyNot('play mine'), b.red.offers('command hq -> ship'), b.red.offers('command hq -> rifles')]).toEqual(
    ['WAR-27.5', false, true],
  );
});
rule(
  ['WAR-25.10', 'WAR-25.11', 'WAR-R60'],
  'aircraft, but no strategic bombers or transports, go aboard from the second line or reserve, up to the printed number',
  () => {
    const b = battle(SEA, {
      phase: 'build',
      red: { first: ['carrier'], second: ['ace', 'fortress', 'transport'], reserve: ['bomber'] },
    });
    b.to('BUILD_END');
    expect([
      b.red.offers('embark ace on carrier'),
      b.red.offers('embark bomber on carrier'),
      b.red.whyNot('embark fortress on carrier'),
      b.red.whyNot('embark transport on carrier'),
    ]).toEqual([true, true, 'WAR-25.10', 'WAR-25.10']);
    b.red.does('embark bomber on carrier');
    expect([b.at('red', 'carrier'), b.red.whyNot('embark ace on carrier')]).toEqual([['bomber'], 'WAR-25.10']);
  },
);
rule(
  ['WAR-25.13', 'WAR-R61', 'WAR-25.12'],
  'from the carrier an aircraft acts like any other, even if it came out of reserve',
  () => {
    const b = battle(SEA, {
      phase: 'build',
      red: { first: ['carrier'], reserve: ['bomber'] },
      blue: { first: ['rifles'] },
    });
    b.to('BUILD_END').red.does('embark bomber on carrier');
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles');
    expect([b.finishWave().at('blue', 'losses'), RULINGS.fromReserveToCarrier]).toEqual([['rifles'], 'acts']);
    b.turn('blue').turn('red').to('BUILD_START').red.does('land bomber');
    expect(b.at('red', 'second')).toEqual(['bomber']);
  },
);
rule(
  ['WAR-25.14', 'WAR-25.15'],
  'an aircraft on a carrier is no target for land units, aircraft or enemy cards',
  () => {
    const drafts = {
      ...SEA,
      raid: order({
        when: ['WAVE_START'],
        target: { whose: 'enemy', types: ['aviation'], where: ['second', 'carrier'] },
        effects: [{ do: 'tap' }],
      }),
    };
    const b = battle(drafts, {
      red: { first: ['tank'], second: ['bomber'], hand: ['raid'] },
      blue: { second: [{ card: 'carrier', aboard: ['tapped ace'] }] },
    });
    b.to('wave').red.does('wave');
    expect(b.red.whyNot('play raid')).toBe('WAR-27.5');
    b.to('undirected').red.does('attack tank');
    expect(b.to('onward').red.offers('advance tank -> ace')).toBe(false);
    expect(b.to('airRear').red.offers('bomb bomber -> ace')).toBe(false);
  },
);
rule('WAR-25.16', 'aircraft go down with their carrier', () => {
  const b = battle(SEA, { red: { first: ['boat', 'boat'] }, blue: { first: [{ card: 'carrier', aboard: ['ace'] }] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack boat -> carrier', 'attack boat#2 -> carrier');
  expect(b.finishWave().at('blue', 'losses').toSorted()).toEqual(['ace', 'carrier']);
});
rule(
  ['WAR-24.15', 'WAR-R54'],
  'once met, a fighter that covers screens no more and cannot be met again in stage 2',
  () => {
    const drafts = { ...AIR, tough: fighter(1, 9) };
    const b = battle(drafts, {
      red: { second: ['bomber', 'bomber', 'tough'] },
      blue: { first: ['rifles'], second: ['tough', 'ace', 'rear'] },
    });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles', 'cover with tough');
    b.to('BEFORE_BLOCK').blue.does('intercept tough -> tough');
    b.to('airRear').red.does('bomb bomber#2 -> rear');
    b.to('interceptRear');
    expect([b.blue.offers('intercept ace -> bomber#2'), b.blue.offers('intercept ace -> tough')]).toEqual([
      true,
      false,
    ]);
  },
);
