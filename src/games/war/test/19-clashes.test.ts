/** WAR 19: who can be hurt by whom in a clash, what is told of it, and what it leaves in force. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { MARK } from '../state.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, duel, gun, infantry, order, tank, unit } from './at.ts';

rule(
  ['WAR-18.2', 'WAR-19.2', 'WAR-19.3'],
  'each clash is told once, with what each side commits; who has no strength commits nothing',
  () => {
    const drafts: Drafts = {
      tank: tank(3, 9, DIRECTED),
      free: tank(2, 9),
      dummy: infantry(0, 9),
      rifles: infantry(2, 9),
    };
    const b = battle(drafts, { red: { first: ['tank', 'tank', 'free'] }, blue: { first: ['dummy', 'rifles'] } });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack tank -> dummy', 'attack tank#2 -> rifles');
    b.to('undirected').red.does('attack free');
    b.finishWave();
    expect([b.told('clash').map((one) => one.split(' ')[0]), b.told('committed')]).toEqual([
      ['dummy', 'rifles'],
      ['dummy 3', 'rifles 3', 'tank 2'],
    ]);
  },
);
rule(['WAR-25.7', 'WAR-25.8'], 'a ship and the coastal artillery that blocks it hurt each other', () => {
  const drafts = { ship: unit('destroyer', 3, 9), coast: unit('coastalArtillery', 2, 9) };
  const b = battle(drafts, { red: { first: ['ship'] }, blue: { first: ['coast'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack ship');
  b.to('block').blue.does('block coast -> ship');
  b.finishWave();
  expect([b.damage('red', 'ship'), b.damage('blue', 'coast')]).toEqual([2, 3]);
});
const FLAK: Drafts = {
  bomber: bomber(1, 9, 3),
  flak: unit('aaGun', 1, 9, {}, { line: 2, aa: 2 }),
  cannon: unit('aaAutocannon', 1, 9, {}, { line: 2, aa: 2 }),
  rear: unit('howitzer', 1, 9, {}, { line: 2 }),
};
rule(
  ['WAR-23.21', 'WAR-23.20'],
  'bombs fall past an AA gun on the deck and on resources, but on a gun that is bombed itself',
  () => {
    const over = (target: string, supports: boolean): Battle => {
      const b = battle(FLAK, {
        red: { second: ['bomber'] },
        blue: { second: ['flak', 'rear'], resources: ['depot'], deck: 20 },
      });
      b.to('wave').red.does('wave');
      b.to('airRear').red.does(`bomb bomber -> ${target}`);
      if (supports) b.to('rearSupport').blue.does(`support flak -> ${target}`);
      return b;
    };
    const deck = over('deck', true);
    expect([deck.isAsked('split'), deck.damage('blue', 'flak'), deck.deck('blue')]).toEqual([false, 0, 17]);
    const depot = over('depot', true);
    expect([depot.isAsked('split'), depot.damage('blue', 'flak'), depot.at('blue', 'losses')]).toEqual([
      false,
      0,
      ['depot'],
    ]);
    expect(over('rear', true).isAsked('split')).toBe(true);
    const self = over('flak', false);
    expect(self.finishWave().damage('blue', 'flak')).toBe(3);
  },
);
rule('WAR-23.21', 'an autocannon that supports a resource card is in reach of the bombs', () => {
  const b = battle(FLAK, { red: { second: ['bomber'] }, blue: { second: ['cannon'], resources: ['depot'] } });
  b.to('wave').red.does('wave');
  b.to('airRear').red.does('bomb bomber -> depot');
  b.to('rearSupport').blue.does('support cannon -> depot');
  b.to('split').red.does('1');
  b.finishWave();
  expect([b.damage('blue', 'depot'), b.damage('blue', 'cannon'), b.damage('red', 'bomber')]).toEqual([1, 2, 2]);
});
rule('WAR-8.9', 'AA strength is asked about only where an aircraft is in the air', () => {
  const drafts: Drafts = {
    spaag: tank(2, 9, DIRECTED, { aa: 3 }),
    flak: unit('aaAutocannon', 1, 9, {}, { aa: 3 }),
    ace: unit('fighter', 3, 3),
  };
  const land = duel(drafts, 'spaag', 'flak');
  expect([land.isAsked('antiAir'), land.damage('red', 'spaag'), land.damage('blue', 'flak')]).toEqual([false, 1, 2]);
  const b = battle(drafts, { red: { first: ['spaag'] }, blue: { second: ['ace'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack spaag');
  b.to('onward').red.does('advance spaag -> ace');
  expect([b.isAsked('antiAir'), b.at('blue', 'losses')]).toEqual([false, ['ace']]);
});
rule(['WAR-8.9', 'WAR-R39'], 'where both could fire at aircraft the attacker says so first', () => {
  const drafts: Drafts = {
    spaag: tank(2, 9, DIRECTED, { aa: 3 }),
    flak: unit('aaAutocannon', 1, 9, {}, { aa: 3 }),
    raider: bomber(1, 9, 2),
    sturm: bomber(1, 9, 2, {}, 'groundAttack'),
  };
  const b = battle(drafts, {
    red: { first: ['spaag'], second: ['raider'] },
    blue: { first: ['flak'], second: ['sturm'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack spaag -> flak');
  b.to('air').red.does('bomb raider -> flak');
  b.to('block').blue.does('support sturm -> flak');
  expect([b.to('antiAir').red.offered, b.blue.offered]).toEqual([['AA fire of spaag', 'guns of spaag'], []]);
  b.red.does('AA fire of spaag');
  expect([b.red.offered, b.blue.offered[0]]).toEqual([[], 'AA fire of flak']);
});
rule(
  'WAR-R14',
  'the defence found for a clash stays in force for both sides to the end of the wave, and is told',
  () => {
    const drafts: Drafts = {
      tank: tank(3, 3, { ...DIRECTED, modifiers: [{ tm: [0, 2], against: { types: ['artillery'] } }] }),
      gun: gun(4, 2, { modifiers: [{ tm: [0, 3], when: 'blocking' }] }),
    };
    const b = duel(drafts, 'tank', 'gun').finishWave();
    expect([b.stats('red', 'tank'), b.damage('red', 'tank'), b.stats('blue', 'gun'), b.damage('blue', 'gun')]).toEqual([
      '3/5',
      4,
      '4/5',
      3,
    ]);
    expect(b.told('stood')).toEqual(['tank 2', 'gun 3']);
    b.to('wave');
    expect([b.stats('red', 'tank'), b.stats('blue', 'gun')]).toEqual(['3/3', '4/2']);
  },
);
const PAIR: Drafts = {
  churchill: tank(3, 3, {
    modifiers: [{ tm: [0, 1], against: { types: ['artillery'] } }],
    keywords: { directedAttack: true, cooperation: { with: { types: ['infantry'] }, tm: [0, 2] } },
  }),
  motor: infantry(2, 1, {
    modifiers: [{ tm: [0, 1], against: { types: ['artillery'] } }],
    keywords: { directedAttack: true, cooperation: { with: { types: ['armour'] }, um: [0, 2] } },
  }),
  wall: gun(8, 9),
};
const joint = (...split: readonly string[]): Battle => {
  const b = battle(PAIR, { red: { first: ['churchill', 'motor'] }, blue: { first: ['wall'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack churchill -> wall', 'attack motor -> wall');
  b.to('BEFORE_CALC');
  expect([b.stats('red', 'churchill'), b.stats('red', 'motor')]).toEqual(['3/6', '2/4']);
  b.to('split', 'blue').blue.does(...split);
  return b.finishWave();
};
rule(
  ['WAR-26.48', 'WAR-R14'],
  'of what stays in force Cooperation is no part: it ends with the partner, and takes a damaged unit along',
  () => {
    const both = joint('5', '3');
    expect([both.at('red', 'losses'), both.told('stood')]).toEqual([[], ['churchill 1', 'motor 1', 'wall 0']]);
    expect([both.stats('red', 'churchill'), both.stats('red', 'motor')]).toEqual(['3/6', '2/4']);
    // The partner falls by 4; the tank has 4 of damage, and without him a defence of 4.
    expect(joint('4', '4').at('red', 'losses')).toEqual(['motor', 'churchill']);
  },
);
rule('WAR-26.10', 'what Overrun will be compared with is the sum over all who stood against the unit', () => {
  const drafts = { big: tank(6, 9, { keywords: { overrun: true } }), x: tank(1, 2), y: tank(2, 3) };
  const b = battle(drafts, { red: { first: ['big'] }, blue: { first: ['x', 'y'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack big');
  b.to('block').blue.does('block x -> big', 'block y -> big');
  b.to('split').red.does('3', '3');
  b.to('overrun');
  const big = b.card('red', 'big');
  expect([b.s.foes.get(big), b.s.foeAttack.get(big), b.s.foeDefence.get(big)]).toEqual([2, 3, 5]);
});
rule(['WAR-18.3', 'WAR-R53'], 'a resource card is fought over only while somebody attacks it', () => {
  const drafts: Drafts = { bomber: bomber(1, 1, 3), ace: unit('fighter', 3, 3) };
  const b = battle(drafts, { red: { second: ['bomber'] }, blue: { second: ['ace'], resources: ['depot'] } });
  b.to('wave').red.does('wave');
  b.to('airRear').red.does('bomb bomber -> depot');
  b.to('interceptRear').blue.does('intercept ace -> bomber');
  b.finishWave();
  expect([b.told('clash').map((one) => one.split(' ')[0]), b.at('blue', 'resources')]).toEqual([['bomber'], ['depot']]);
});
rule(
  ['WAR-20.7', 'WAR-R42'],
  'a first-line unit of the second line that is attacked itself guards nobody beside it',
  () => {
    const drafts: Drafts = { ...FLAK, tank: tank(4, 9), rifles: infantry(1, 9) };
    const b = battle(drafts, { red: { first: ['tank'], second: ['bomber'] }, blue: { second: ['rifles', 'cannon'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('onward').red.does('advance tank -> rifles');
    b.to('airRear').red.does('bomb bomber -> rifles');
    b.to('rearSupport').blue.does('support cannon -> rifles');
    b.to('split', 'red').red.does('0', '4');
    b.finishWave();
    expect([b.damage('blue', 'rifles'), b.damage('blue', 'cannon')]).toEqual([3, 4]);
  },
);
rule(['WAR-R36', 'WAR-8.9'], 'who has nothing left to fight, and no AA strength, does not fire', () => {
  const drafts: Drafts = {
    ...FLAK,
    tank: tank(3, 9, DIRECTED),
    rifles: infantry(1, 9),
    halt: order({
      when: ['BEFORE_CALC'],
      target: { types: ['armour'], is: ['attacking'] },
      effects: [{ do: 'stop' }],
    }),
  };
  const b = battle(drafts, {
    red: { first: ['tank'], second: ['bomber'], hand: ['halt'] },
    blue: { first: ['rifles', 'rifles'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> rifles');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('block').blue.does('support rifles#2 -> rifles');
  b.to('BEFORE_CALC').red.does('play halt', 'choose tank');
  b.finishWave();
  expect([b.s.marks.get(b.card('blue', 'rifles#2')) & MARK.aa, b.damage('red', 'bomber')]).toEqual([0, 0]);
});
