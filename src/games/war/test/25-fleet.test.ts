/** WAR 25: ships and carriers. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { RULINGS } from '../rulings.ts';
import { battle, bomber, DIRECTED, type Drafts, fighter, infantry, order, tank, unit } from './at.ts';

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
  expect([b.blue.offers('block coastal -> ship'), b.blue.whyNot('block coastal -> sub')]).toEqual([true, 'WAR-25.7']);
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
    expect([b.at('red', 'carrier'), b.red.whyNot('embark ace on carrier')]).toEqual([['bomber'], 'WAR-R60']);
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
    expect(b.red.whyNot('play raid')).toBe('WAR-25.15');
    b.to('undirected').red.does('attack tank');
    expect(b.to('onward').red.whyNot('advance tank -> ace')).toBe('WAR-25.14');
    expect(b.to('airRear').red.whyNot('bomb bomber -> ace')).toBe('WAR-25.14');
  },
);
rule('WAR-25.16', 'aircraft go down with their carrier', () => {
  const b = battle(SEA, { red: { first: ['boat', 'boat'] }, blue: { first: [{ card: 'carrier', aboard: ['ace'] }] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack boat -> carrier', 'attack boat#2 -> carrier');
  expect(b.finishWave().at('blue', 'losses').toSorted()).toEqual(['ace', 'carrier']);
});
const atSea = (red: readonly string[], blue: object) => {
  const b = battle(SEA, { red: { first: red }, blue });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(...red.map((name) => `attack ${name}`));
  return b.to('onward');
};
rule(
  ['WAR-R42', 'WAR-19.3', 'WAR-25.8'],
  'a ship that supports the deck does not shield it from ships: their strength is shared out freely',
  () => {
    const b = atSea(['cruiser'], { second: ['ship'] });
    b.red.does('advance cruiser -> deck');
    b.to('rearSupport').blue.does('support ship -> deck');
    expect(b.to('split').red.offered).toEqual(['4', '3', '2', '1', '0']);
    expect(b.t.rules.decision(b.t.s, b.t.seatNamed('player1'))!.values['about']).toBe(0);
    b.red.does('1', '3');
    b.finishWave();
    expect([b.deck('blue'), b.at('blue', 'losses').includes('ship')]).toEqual([19, true]);
  },
);
rule(['WAR-R42', 'WAR-25.8'], 'a ship reaches the ship it attacks, whoever supports that one', () => {
  const b = atSea(['ship'], { second: ['sub', 'ship'] });
  b.red.does('advance ship -> sub');
  b.to('rearSupport').blue.does('support ship -> sub');
  const { clash = 0, about } = b.to('split').t.rules.decision(b.t.s, b.t.seatNamed('player1'))!.values;
  expect(about).toBe(b.t.s.table.printed(clash as CardId));
  b.red.does('3');
  expect(b.finishWave().at('blue', 'losses')).toEqual(['sub']);
});
rule(['WAR-R58', 'WAR-25.1', 'WAR-25.5'], 'over the deck land units fight land units and ships fight ships', () => {
  const b = battle(SEA, { red: { first: ['cruiser', 'tank'] }, blue: { second: ['ship', 'rifles'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack cruiser', 'attack tank');
  b.to('onward').red.does('advance cruiser -> deck', 'advance tank -> deck');
  b.to('rearSupport').blue.does('support ship -> deck', 'support rifles -> deck');
  // The cruiser's four go to the deck and the ship, the tank's three only to its guard; the guards hit their like.
  b.to('split').red.does('4');
  b.finishWave();
  expect([b.deck('blue'), b.at('blue', 'losses').includes('rifles'), b.at('blue', 'second')]).toEqual([
    16,
    true,
    ['ship'],
  ]);
  expect([b.damage('red', 'cruiser'), b.damage('red', 'tank')]).toEqual([3, 2]);
});
rule('WAR-R58', 'a ship that supports the deck stops no land unit, and the cruiser reaches no infantry', () => {
  const over = (blue: readonly string[]) => {
    const b = battle(SEA, { red: { first: ['cruiser', 'tank'] }, blue: { second: blue } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack cruiser', 'attack tank');
    b.to('onward').red.does('advance cruiser -> deck', 'advance tank -> deck');
    b.to('rearSupport').blue.does(...blue.map((name) => `support ${name} -> deck`));
    b.to('split').red.does('0');
    return b;
  };
  expect(over(['ship']).finishWave().deck('blue')).toBe(17);
  expect(over(['ship', 'rifles']).red.offered).toEqual(['4']);
});
rule('WAR-25.7', 'coastal artillery supports nobody against ships: their attack is directed', () => {
  const b = battle(SEA, { red: { first: ['boat'] }, blue: { first: ['ship', 'coastal', 'rifles'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack boat -> ship');
  b.to('block');
  expect([b.blue.whyNot('support coastal -> ship'), b.blue.whyNot('support rifles -> ship')]).toEqual([
    'WAR-25.7',
    'WAR-25.6',
  ]);
});
rule('WAR-25.15', 'a Strike does not reach an aircraft on a carrier', () => {
  const rocket = unit(
    'rocketArtillery',
    1,
    1,
    { keywords: { strike: { n: 2, at: { whose: 'enemy', where: ['second', 'carrier'] } } } },
    { line: 2 },
  );
  const b = battle(
    { ...SEA, rocket },
    { red: { second: ['rocket'] }, blue: { second: ['rifles', { card: 'carrier', aboard: ['ace'] }] } },
  );
  b.to('wave').red.does('wave');
  expect([b.red.whyNot('strike rocket -> ace'), b.red.offers('strike rocket -> rifles')]).toEqual(['WAR-25.15', true]);
});
rule('WAR-25.16', 'aircraft are destroyed too when their carrier leaves play without being destroyed', () => {
  const recall = order({
    when: ['BUILD'],
    target: { types: ['ship'] },
    effects: [{ do: 'send', to: 'hand' }],
  });
  const b = battle(
    { ...SEA, recall },
    { phase: 'build', red: { hand: ['recall'], first: [{ card: 'carrier', aboard: ['ace'] }] } },
  );
  b.to('build').red.does('play recall', 'choose carrier');
  const told = b.t.rules.game.facts.list.find(({ fact }) => fact === 'destroyed')!.id;
  const destroyed = b.t.facts.filter(({ kind }) => kind === told).map(({ a }) => a);
  expect([b.at('red', 'losses'), destroyed]).toEqual([['ace', 'recall'], [b.card('red', 'ace')]]);
});
