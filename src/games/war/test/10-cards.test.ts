/** WAR 10 to 13: upgrades, heroes, battlefield conditions, tactical cards. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { RULINGS } from '../rulings.ts';
import { battle, type Battle, DIRECTED, type Drafts, fort, infantry, order, tank } from './at.ts';

const many = (n: number, id: string): string[] => Array<string>(n).fill(id);
const told = (b: Battle, name: string): number => {
  const { id } = b.t.rules.game.facts.list.find(({ fact }) => fact === name)!;
  return b.t.facts.filter(({ kind }) => kind === id).length;
};
const PLATES: Drafts = {
  plates: { upgrade: { on: { types: ['armour'] } }, modifiers: [{ um: [0, 1] }], cost: { F: 1 } },
  scope: { upgrade: { on: { types: ['infantry'] } }, keywords: { longRangeFire: 1 } },
  kit: { upgrade: { on: {} }, modifiers: [{ um: [1, 0] }] },
  tank: tank(3, 3),
  rifles: infantry(2, 2),
};
rule(
  ['WAR-10.1', 'WAR-10.2', 'WAR-10.6', 'WAR-29.8'],
  'an upgrade goes under a unit it fits, built or being built, and gives what it says',
  () => {
    const b = battle(PLATES, {
      phase: 'build',
      red: { hand: ['plates', 'scope'], first: ['tank', 'rifles'], reserve: ['tank'], resources: ['factory'] },
    });
    b.to('build');
    expect([b.red.offers('put plates under tank'), b.red.offers('put plates under tank#2')]).toEqual([true, true]);
    expect(b.red.whyNot('put plates under rifles')).toBe('WAR-10.6');
    b.red.does('put plates under tank', 'pay');
    b.to('build').red.does('put scope under rifles');
    expect(b.stats('red', 'tank')).toBe('3/4');
    expect(b.to('wave').red.offers('put plates under tank')).toBe(false);
  },
);
rule(['WAR-10.3', 'WAR-R100'], 'an upgrade goes to losses with its unit, however the unit leaves', () => {
  const drafts = {
    ...PLATES,
    a: tank(9, 9, DIRECTED),
    home: order({ when: ['BUILD'], target: { types: ['armour'] }, effects: [{ do: 'send', to: 'hand' }] }),
  };
  const b = battle(drafts, { red: { first: ['a'] }, blue: { first: [{ card: 'tank', under: ['plates', 'kit'] }] } });
  b.to('wave').red.does('wave', 'pass');
  b.to('directed').red.does('attack a -> tank');
  expect(b.finishWave().at('blue', 'losses').toSorted()).toEqual(['kit', 'plates', 'tank']);
  const c = battle(drafts, { phase: 'build', red: { hand: ['home'], first: [{ card: 'tank', under: ['plates'] }] } });
  c.to('build').red.does('play home', 'choose tank');
  expect([c.hand('red'), c.at('red', 'losses').toSorted(), told(c, 'destroyed')]).toEqual([1, ['home', 'plates'], 0]);
});
rule(
  ['WAR-10.4', 'WAR-R20'],
  'in the building phase an upgrade moves freely to another unit that qualifies, as often as wanted',
  () => {
    const b = battle(PLATES, {
      phase: 'build',
      red: { first: [{ card: 'tank', under: ['plates'] }, 'tapped tank', 'rifles'], reserve: ['tank'] },
    });
    b.to('build').red.does('move plates under tank#2');
    b.to('build').red.does('move plates under tank#3');
    expect([b.stats('red', 'tank'), b.stats('red', 'tank#3'), b.isTapped('red', 'tank#3')]).toEqual([
      '3/3',
      '3/4',
      false,
    ]);
    expect(b.to('build').red.whyNot('move plates under rifles')).toBe('WAR-10.6');
    expect(b.to('ATTACK_START').red.offers('move plates under tank')).toBe(false);
  },
);
rule('WAR-10.5', 'one unit may carry several identical upgrades, and all count', () => {
  const b = battle(PLATES, {
    phase: 'build',
    red: { first: [{ card: 'tank', under: ['plates'] }], hand: ['plates'], resources: ['factory'] },
  });
  b.to('build').red.does('put plates under tank', 'pay');
  expect(b.stats('red', 'tank')).toBe('3/5');
});
rule(
  ['WAR-10.7', 'WAR-R101'],
  'a unit that changes type drops the upgrades it no longer qualifies for, and no others',
  () => {
    const drafts = {
      ...PLATES,
      dismount: order({
        when: ['ATTACK_PHASE'],
        target: { types: ['armour'] },
        effects: [{ do: 'become', type: 'infantry', kind: 'infantry' }],
      }),
    };
    const b = battle(drafts, { red: { first: [{ card: 'tank', under: ['plates', 'kit'] }], hand: ['dismount'] } });
    b.to('ATTACK_START').red.does('play dismount', 'choose tank');
    expect([b.at('red', 'under'), b.at('red', 'losses')]).toEqual([['kit'], ['plates']]);
  },
);

rule(
  ['WAR-11.1', 'WAR-11.2', 'WAR-11.3', 'WAR-27.7'],
  'a hero is paid for, and is not played while the same hero is on a table',
  () => {
    const drafts: Drafts = { zaitsev: infantry(1, 2, { hero: true, cost: { D: 2 } }) };
    const why = (red: object, blue: object = {}) =>
      battle(drafts, { phase: 'build', red: { hand: ['zaitsev'], resources: many(2, 'depot'), ...red }, blue })
        .to('build')
        .red.whyNot('build zaitsev');
    expect(why({})).toBeUndefined();
    expect(why({ first: ['zaitsev'] })).toBe('WAR-11.1');
    expect(why({}, { second: ['zaitsev'] })).toBe('WAR-11.2');
    expect(why({}, { losses: ['zaitsev'] })).toBeUndefined();
    expect(why({ resources: ['depot'] })).toBe('WAR-14.3');
  },
);

const COND: Drafts = {
  line: { ubo: { subtype: 'ordinary', breakthrough: 6 } },
  plants: { ubo: { subtype: 'ordinary', deckPrice: 4 }, cost: { D: 1 } },
  road: { ubo: { subtype: 'ordinary', upkeep: { U: 1 } } },
  area: {
    ubo: { subtype: 'ordinary', falls: [{ count: { whose: 'enemy', types: ['armour'], where: ['first'] }, least: 2 }] },
  },
  forest: {
    ubo: { subtype: 'terrain', deckPrice: 3 },
    passives: [{ to: { whose: 'any', types: ['infantry'] }, effects: [{ do: 'modify', um: [0, 1] }] }],
  },
  city: { ubo: { subtype: 'terrain' } },
  frost: {
    ubo: { subtype: 'climate', turns: 3 },
    passives: [{ to: { whose: 'any', types: ['infantry'] }, effects: [{ do: 'modify', um: [-1, 0] }] }],
  },
  fog: { ubo: { subtype: 'climate', turns: 1 } },
  mud: { ubo: { subtype: 'climate', turns: 2, excludes: ['forest'] } },
  tank: tank(3, 3),
  rifles: infantry(2, 2),
};
rule(
  ['WAR-12.1', 'WAR-12.2', 'WAR-29.6', 'WAR-27.7'],
  'an ordinary UBO is played in the building phase, paid for, and lies in the UBO zone',
  () => {
    const b = battle(COND, { phase: 'build', red: { hand: ['plants'], resources: ['depot'] } });
    b.to('build').red.does('build plants', 'pay');
    expect([b.at('red', 'ubo'), b.isTapped('red', 'depot')]).toEqual([['plants'], true]);
    const c = battle(COND, { phase: 'end', red: { hand: ['plants'], resources: ['depot'] } });
    expect(c.to('TURN_END').red.whyNot('build plants')).toBe('WAR-12.1');
  },
);
rule(['WAR-12.3', 'WAR-R22'], 'no player has two of the same UBO; both players may have one each', () => {
  const b = battle(COND, {
    phase: 'build',
    red: { hand: ['plants', 'line'], ubo: ['plants'], resources: ['depot'] },
    blue: { ubo: ['line'] },
  });
  b.to('build');
  expect([b.red.whyNot('build plants'), b.red.offers('build line')]).toEqual(['WAR-12.3', true]);
});
rule(
  ['WAR-12.4', 'WAR-29.42'],
  'the own UBO may be put into losses at the end of the own turn, and at no other time',
  () => {
    const b = battle(COND, { phase: 'build', red: { ubo: ['plants'] }, blue: { ubo: ['plants'] } });
    expect(b.to('build').red.offers('discard plants')).toBe(false);
    expect(b.to('TURN_END', 'blue').blue.offers('discard plants')).toBe(false);
    const c = battle(COND, { phase: 'end', red: { ubo: ['plants'] } });
    c.to('TURN_END').red.does('discard plants');
    expect([c.at('red', 'losses'), told(c, 'destroyed')]).toEqual([['plants'], 0]);
  },
);
rule(
  ['WAR-12.5', 'WAR-12.6', 'WAR-29.43', 'WAR-R23'],
  'the opponent pays the deck price at the end of the own turn, or meets another condition',
  () => {
    const b = battle(COND, { phase: 'end', red: { deck: 7 }, blue: { ubo: ['plants', 'line', 'forest'] } });
    b.to('TURN_END');
    expect(b.red.whyNot('buy off line')).toBe('WAR-12.5');
    b.red.does('buy off plants');
    expect([b.deck('red'), b.at('blue', 'losses'), b.at('red', 'losses').length]).toEqual([3, ['plants'], 4]);
    // WAR-27.8: that is destruction.
    expect(told(b, 'destroyed')).toBe(1);
    b.red.does('buy off forest');
    expect(b.deck('red')).toBe(0);
    const poor = battle(COND, { phase: 'end', red: { deck: 3 }, blue: { ubo: ['plants'] } });
    expect(poor.to('TURN_END').red.whyNot('buy off plants')).toBe('WAR-12.6');
  },
);
rule(
  ['WAR-12.7', 'WAR-R24', 'WAR-20.2'],
  'a UBO with a breakthrough condition falls at the end of a wave that reached its strength, never by adding waves',
  () => {
    const b = battle(COND, { red: { first: ['tank', 'tank', 'tank'] }, blue: { ubo: ['line'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('wave');
    expect(b.at('blue', 'ubo')).toEqual(['line']);
    b.red.does('wave');
    b.to('undirected').red.does('attack tank#2', 'attack tank#3');
    b.finishWave();
    expect(b.at('blue', 'ubo')).toEqual(['line']);
    b.to('wave');
    expect(b.at('blue', 'losses')).toEqual(['line']);
  },
);
rule('WAR-12.8', 'a UBO falls at once when a condition of its text is met', () => {
  const b = battle(
    { ...COND, car: tank(2, 2, { keywords: { mobility: true } }) },
    { phase: 'build', red: { first: ['tank'], hand: ['car'] }, blue: { ubo: ['area'] } },
  );
  b.to('build').red.does('build car');
  expect(b.at('blue', 'losses')).toEqual(['area']);
});
rule(
  ['WAR-12.9', 'WAR-12.10', 'WAR-12.11', 'WAR-14.6', 'WAR-R30'],
  'upkeep is due from the next own turn on; unpaid, the UBO goes at the end of the building phase',
  () => {
    const b = battle(COND, { phase: 'build', red: { hand: ['road'], resources: ['fuel'] }, blue: {} });
    b.to('build').red.does('build road');
    expect(b.to('build').red.whyNot('pay upkeep of road')).toBe('WAR-12.10');
    const poor = battle(COND, { phase: 'build', red: { ubo: ['road'], resources: ['tapped fuel'] } });
    expect(poor.to('build').red.whyNot('pay upkeep of road')).toBe('WAR-7.14');
    b.turn('blue').turn('red').to('build').red.does('pay upkeep of road', 'pay');
    b.to('ATTACK_START');
    expect([b.at('red', 'ubo'), b.isTapped('red', 'fuel')]).toEqual([['road'], true]);
    b.turn('red').to('BUILD_END');
    expect(b.at('red', 'ubo')).toEqual(['road']);
    b.to('ATTACK_START');
    expect([b.at('red', 'losses'), told(b, 'destroyed')]).toEqual([['road'], 0]);
  },
);
rule(
  ['WAR-12.12', 'WAR-12.13', 'WAR-29.44', 'WAR-12.14', 'WAR-R25'],
  'Terrain is played at the end of the turn, acts on both sides, and only one may lie',
  () => {
    const b = battle(COND, {
      phase: 'build',
      red: { hand: ['forest', 'city'], first: ['rifles'] },
      blue: { first: ['rifles'], hand: ['city'] },
    });
    expect(b.to('build').red.whyNot('build forest')).toBe('WAR-12.12');
    b.to('TURN_END').red.does('build forest');
    expect([b.stats('red', 'rifles'), b.stats('blue', 'rifles')]).toEqual(['2/3', '2/3']);
    expect(b.red.whyNot('build city')).toBe('WAR-12.14');
    expect(b.turn('blue').to('TURN_END').blue.whyNot('build city')).toBe('WAR-12.14');
    expect(RULINGS.secondCondition).toBe('barred');
  },
);
rule('WAR-12.15', 'Terrain and a Climate that excludes it do not lie together, whichever comes second', () => {
  const b = battle(COND, { phase: 'end', red: { hand: ['mud'] }, blue: { ubo: ['forest'] } });
  expect(b.to('TURN_END').red.whyNot('build mud')).toBe('WAR-12.15');
  const c = battle(COND, {
    phase: 'end',
    red: { hand: ['forest', 'city'] },
    blue: { ubo: [{ card: 'mud', turns: 1 }] },
  });
  expect([c.to('TURN_END').red.whyNot('build forest'), c.red.offers('build city')]).toEqual(['WAR-12.15', true]);
});
rule(
  ['WAR-12.16', 'WAR-12.17', 'WAR-12.18', 'WAR-29.11', 'WAR-R89'],
  'Climate comes at the start of the attack phase or the end of the turn, for both sides, and only one',
  () => {
    const b = battle(COND, {
      phase: 'build',
      red: { hand: ['frost', 'mud'], first: ['rifles'] },
      blue: { first: ['rifles'] },
    });
    expect(b.to('build').red.whyNot('build frost')).toBe('WAR-12.16');
    b.to('ATTACK_START').red.does('build frost');
    expect([b.stats('red', 'rifles'), b.stats('blue', 'rifles'), b.red.whyNot('build mud')]).toEqual([
      '1/2',
      '1/2',
      'WAR-12.18',
    ]);
    expect(
      battle(COND, { phase: 'end', red: { hand: ['frost'] } })
        .to('TURN_END')
        .red.offers('build frost'),
    ).toBe(true);
  },
);
rule('WAR-12.19', 'a Climate cannot be discarded', () => {
  const b = battle(COND, { phase: 'end', red: { ubo: [{ card: 'frost', turns: 1 }] } });
  expect(b.to('TURN_END').red.whyNot('discard frost')).toBe('WAR-12.19');
});
rule(
  ['WAR-12.20', 'WAR-12.21', 'WAR-12.22', 'WAR-R26', 'WAR-29.40'],
  'a Climate lasts its printed number of own turns, the one in which it was played included',
  () => {
    const b = battle(COND, { phase: 'attack', red: { hand: ['fog', 'frost'] } });
    b.to('ATTACK_START').red.does('build fog');
    b.to('ATTACK_END');
    expect(b.at('red', 'ubo')).toEqual(['fog']);
    b.to('TURN_END');
    expect(b.at('red', 'losses')).toEqual(['fog']);
    const c = battle(COND, { phase: 'end', red: { hand: ['fog', 'frost'] } });
    expect(c.to('TURN_END').red.whyNot('build fog')).toBe('WAR-12.22');
    c.red.does('build frost');
    c.turn('red').to('TURN_END');
    expect(c.at('red', 'ubo')).toEqual(['frost']);
    c.turn('red').to('ATTACK_END').to('TURN_END');
    expect(c.at('red', 'ubo')).toEqual([]);
  },
);

const TACTICAL: Drafts = {
  supply: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 2 }] }),
  smoke: order({
    when: ['ATTACK_PHASE'],
    turn: 'own',
    target: { whose: 'enemy', types: ['infantry'] },
    effects: [{ do: 'forbid', acts: ['block'], until: 'wave' }],
  }),
  raid: order({ when: ['BUILD'], turn: 'enemy', effects: [{ do: 'draw', n: 1 }] }),
  rifles: infantry(2, 2),
  tank: tank(3, 3),
};
rule(
  ['WAR-13.1', 'WAR-13.2', 'WAR-29.5', 'WAR-R27'],
  'a tactical card belongs to the own building phase unless it says otherwise, and acts at once',
  () => {
    const b = battle(TACTICAL, { phase: 'build', red: { hand: ['supply'] }, blue: { hand: ['supply', 'raid'] } });
    b.to('build').red.does('play supply');
    expect([b.hand('red'), b.at('red', 'losses')]).toEqual([2, ['supply']]);
    b.to('buildAnswer');
    expect([b.blue.whyNot('play supply'), b.blue.offers('play raid')]).toEqual(['WAR-13.1', true]);
    expect(b.to('ATTACK_START', 'blue').blue.whyNot('play raid')).toBe('WAR-13.1');
  },
);
rule(
  ['WAR-13.4', 'WAR-R28'],
  'a card for the attack phase is played in any window of it; while it lasts it is no UBO',
  () => {
    const b = battle(TACTICAL, {
      red: { hand: ['smoke', 'smoke'], first: ['tank'] },
      blue: { first: ['rifles', 'rifles'], deck: 20 },
    });
    expect(b.to('ATTACK_START').red.offers('play smoke')).toBe(true);
    b.to('wave').red.does('wave');
    expect(b.to('WAVE_START').red.offers('play smoke')).toBe(true);
    b.to('undirected').red.does('attack tank');
    b.to('ON_ATTACK').red.does('play smoke', 'choose enemy rifles', 'play smoke', 'choose enemy rifles#2');
    expect(b.at('red', 'ubo')).toEqual(['smoke', 'smoke']);
    expect(b.to('block').blue.whyNot('block rifles -> tank')).toBe('WAR-1.6');
    b.to('wave');
    expect(b.at('red', 'losses')).toEqual(['smoke', 'smoke']);
  },
);
rule('WAR-23.3', 'a fortification that would be moved goes to losses instead', () => {
  const drafts = {
    fort: fort(1, 3),
    rifles: infantry(1, 1),
    shift: order({
      when: ['ATTACK_START'],
      turn: 'own',
      target: { types: ['infantry', 'fortification'], n: 2 },
      effects: [{ do: 'shift' }],
    }),
  };
  const b = battle(drafts, { red: { first: ['fort', 'rifles'], hand: ['shift'] } });
  b.to('ATTACK_START').red.does('play shift', 'choose fort', 'choose rifles');
  expect([b.at('red', 'second'), b.at('red', 'losses').toSorted()]).toEqual([['rifles'], ['fort', 'shift']]);
});
