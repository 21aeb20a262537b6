/** WAR 8: damage, destruction, and what goes along with a card that falls. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId } from '../../../kernel/ids.ts';
import {
  battle,
  type Battle,
  bomber,
  DIRECTED,
  type Draft,
  type Drafts,
  duel,
  fighter,
  fort,
  infantry,
  order,
  tank,
  unit,
} from './at.ts';

const ordinary = { ubo: { subtype: 'ordinary' } } satisfies Draft;
const shell = (n: number, when: 'BUILD' | 'WAVE_START' = 'BUILD'): Draft =>
  order({ when: [when], turn: 'own', target: { whose: 'any' }, effects: [{ do: 'damage', n }] });

rule(['WAR-8.4', 'WAR-8.6', 'WAR-18.5'], 'damage is told as it adds up, and no damage is not told', () => {
  const drafts: Drafts = {
    tank: tank(3, 3, DIRECTED),
    dummy: infantry(0, 9),
    shell: shell(2, 'WAVE_START'),
  };
  const b = battle(drafts, { red: { first: ['tank'], hand: ['shell'] }, blue: { first: ['dummy'] } });
  b.to('wave').red.does('wave', 'play shell', 'choose enemy dummy');
  b.to('directed').red.does('attack tank -> dummy');
  b.finishWave();
  expect([b.told('damaged'), b.told('wave')]).toEqual([['dummy 2', 'dummy 5'], ['1']]);
  b.to('wave');
  expect([b.damage('blue', 'dummy'), b.told('wave')]).toEqual([0, ['1', '0']]);
});
rule(['WAR-8.5', 'WAR-8.7'], 'a unit falls when damage reaches its defence, at 0 when there is any', () => {
  const falls = (defence: number, n: number): boolean => {
    const drafts = { rifles: infantry(1, defence), shell: shell(n) };
    const b = battle(drafts, { phase: 'build', red: { first: ['rifles'], hand: ['shell'] } });
    b.to('build').red.does('play shell', 'choose rifles');
    return b.at('red', 'first').length === 0;
  };
  const cases = [
    [0, 1, true],
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [2, 3, true],
    [3, 2, false],
  ] as const;
  for (const [defence, n, is] of cases) expect([defence, n, falls(defence, n)]).toEqual([defence, n, is]);
  const none = battle({ rifles: infantry(0, 0) }, { phase: 'build', red: { first: ['rifles'] } });
  expect(none.to('TURN_END').at('red', 'first')).toEqual(['rifles']);
});
rule(
  ['WAR-19.4', 'WAR-R41', 'WAR-27.3'],
  "who falls at once falls together; the active player's cards are told first",
  () => {
    const drafts = { tank: tank(3, 3, DIRECTED), gun: tank(3, 3) };
    expect(duel(drafts, 'tank', 'gun').finishWave().told('destroyed')).toEqual(['tank', 'gun']);
    const other = battle(drafts, { active: 'player2', red: { first: ['gun'] }, blue: { first: ['tank'] } });
    other.to('wave').blue.does('wave');
    other.to('directed').blue.does('attack tank -> gun');
    expect(other.finishWave().told('destroyed')).toEqual(['tank', 'gun']);
  },
);
rule(['WAR-8.5', 'WAR-25.13'], 'an aircraft that fights from a carrier falls as any other', () => {
  const drafts = {
    carrier: unit('carrier', 1, 4, {}, { capacity: 2 }),
    ace: fighter(1, 2),
    bomber: bomber(2, 9, 1),
    rifles: infantry(1, 9),
  };
  const b = battle(drafts, {
    red: { second: ['bomber'] },
    blue: { first: ['rifles', { card: 'carrier', aboard: ['ace', 'ace'] }] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  b.to('BEFORE_BLOCK').blue.does('intercept ace -> bomber');
  b.finishWave();
  expect([b.at('blue', 'carrier'), b.at('blue', 'losses'), b.at('blue', 'first')]).toEqual([
    ['ace'],
    ['ace'],
    ['rifles', 'carrier'],
  ]);
});
rule(['WAR-26.11', 'WAR-R66'], 'damage that was repaired is not wiped a second time by Overrun', () => {
  const drafts: Drafts = {
    tank: tank(5, 4, { keywords: { overrun: true } }),
    rifles: infantry(2, 1),
    mend: order({ when: ['ON_DESTROY'], target: {}, effects: [{ do: 'repair' }] }),
    rear: unit('howitzer', 1, 1, {}, { line: 2 }),
  };
  const b = battle(drafts, { red: { first: ['tank'], hand: ['mend'] }, blue: { first: ['rifles'], second: ['rear'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('block').blue.does('block rifles -> tank');
  b.to('ON_DESTROY').red.does('play mend', 'choose tank');
  expect([b.damage('red', 'tank'), b.told('repaired')]).toEqual([0, ['tank']]);
  b.to('overrun').red.does('overrun tank');
  expect(b.damage('red', 'tank')).toBe(0);
  b.to('onward').red.does('advance tank -> rear');
  expect(b.finishWave().damage('red', 'tank')).toBe(1);
});

const CHAIN: Drafts = {
  root: { ...ordinary, passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'modify', um: [0, 1] }] }] },
  branch: { ...ordinary, needs: [{ count: { where: ['ubo'], named: 'root' }, least: 1 }] },
  leaf: { ...ordinary, needs: [{ count: { where: ['ubo'], named: 'branch' }, least: 1 }] },
  rifles: infantry(2, 2),
  lonely: infantry(1, 1, { needs: [{ count: { types: ['infantry'] }, least: 2 }] }),
};
rule('WAR-27.6', 'what cannot lie without another card goes with it, and takes along what needs it in turn', () => {
  for (const ubo of [
    ['leaf', 'branch', 'root'],
    ['root', 'branch', 'leaf'],
  ]) {
    const b = battle(CHAIN, { phase: 'end', red: { ubo }, blue: { ubo: ['root'] } });
    b.to('TURN_END').red.does('discard root');
    expect([b.at('red', 'ubo'), b.at('red', 'losses').toSorted(), b.at('blue', 'ubo')]).toEqual([
      [],
      ['branch', 'leaf', 'root'],
      ['root'],
    ]);
    expect([b.told('lost'), b.told('destroyed')]).toEqual([['root 0', 'branch 0', 'leaf 0'], []]);
  }
});
rule(
  ['WAR-27.6', 'WAR-26.65'],
  'a unit that needs something else needs no Lend-lease, and stays while it has it',
  () => {
    const b = battle(
      { ...CHAIN, shell: shell(2) },
      {
        phase: 'build',
        red: { first: ['lonely', 'rifles'], hand: ['shell'] },
      },
    );
    expect(b.to('build').at('red', 'first')).toEqual(['lonely', 'rifles']);
    b.red.does('play shell', 'choose rifles');
    expect(b.at('red', 'first')).toEqual([]);
  },
);
rule('WAR-12.8', 'a UBO falls when one of its conditions is met, by destruction, and not before', () => {
  const drafts: Drafts = {
    area: {
      ...ordinary,
      ubo: {
        subtype: 'ordinary',
        falls: [
          { count: { whose: 'enemy', types: ['armour'] }, least: 2 },
          { count: { types: ['infantry'] }, most: 0 },
        ],
      },
    },
    camp: { ...ordinary, needs: [{ count: { where: ['ubo'], named: 'area' }, least: 1 }] },
    rifles: infantry(1, 1),
    car: tank(1, 1, { keywords: { mobility: true } }),
    shell: shell(1),
  };
  const position = {
    phase: 'build',
    red: { first: ['car'], hand: ['car', 'shell'] },
    blue: { first: ['rifles'], ubo: ['camp', 'area'] },
  };
  const b = battle(drafts, position);
  expect(b.to('build').at('blue', 'ubo')).toEqual(['camp', 'area']);
  b.red.does('build car');
  expect([b.at('blue', 'ubo'), b.told('destroyed')]).toEqual([[], ['area']]);
  const c = battle(drafts, position);
  c.to('build').red.does('play shell', 'choose enemy rifles');
  expect([c.at('blue', 'ubo'), c.told('destroyed')]).toEqual([[], ['rifles', 'area']]);
});
rule(
  ['WAR-10.7', 'WAR-R101', 'WAR-8.5'],
  'a unit that changes its type loses all upgrades for the old one at once, and falls if it lived by them',
  () => {
    const drafts: Drafts = {
      rifles: infantry(2, 1),
      vest: { upgrade: { on: { types: ['infantry'] } }, modifiers: [{ um: [0, 2] }] },
      boots: { upgrade: { on: {} } },
      mount: order({
        when: ['BUILD'],
        target: { types: ['infantry'] },
        effects: [{ do: 'become', type: 'armour' }],
      }),
      shell: shell(2),
    };
    const ride = (...plays: readonly string[]): Battle => {
      const b = battle(drafts, {
        phase: 'build',
        red: { first: [{ card: 'rifles', under: ['vest', 'boots', 'vest'] }], hand: ['mount', 'shell'] },
      });
      b.to('build').red.does(...plays);
      return b;
    };
    const b = ride('play mount', 'choose rifles');
    expect([b.at('red', 'under'), b.stats('red', 'rifles'), b.told('lost')]).toEqual([
      ['boots'],
      '2/1',
      ['vest 0', 'vest 0'],
    ]);
    const c = ride('play shell', 'choose rifles');
    expect(c.at('red', 'first')).toEqual(['rifles']);
    c.to('build').red.does('play mount', 'choose rifles');
    expect([c.at('red', 'first'), c.at('red', 'under'), c.told('destroyed')]).toEqual([[], [], ['boots', 'rifles']]);
  },
);
rule(
  ['WAR-6.2', 'WAR-23.8'],
  'a unit under a fort is there as a unit, whatever it may be put under as an upgrade',
  () => {
    const both = infantry(2, 2, { upgrade: { on: { types: ['armour'] } } });
    const b = battle(
      { both, fort: fort(1, 3), shell: shell(1) },
      {
        phase: 'build',
        red: { first: [{ card: 'fort', under: ['both'] }], hand: ['shell'] },
      },
    );
    b.to('build').red.does('play shell', 'choose fort');
    expect([b.at('red', 'under'), b.stats('red', 'fort')]).toEqual([['both'], '2/4']);
  },
);
rule('WAR-13.3', 'a lasting card goes to losses as soon as the unit that it acts on has fallen', () => {
  const drafts: Drafts = {
    rifles: infantry(2, 2),
    morale: order({ when: ['BUILD'], target: {}, effects: [{ do: 'modify', um: [1, 0], until: 'ownTurn' }] }),
    shell: shell(2),
  };
  const b = battle(drafts, {
    phase: 'build',
    red: { first: ['rifles', 'rifles'], hand: ['morale', 'shell', 'shell'] },
  });
  b.to('build').red.does('play morale', 'choose rifles');
  b.to('build').red.does('play shell', 'choose rifles#2');
  expect(b.at('red', 'ubo')).toEqual(['morale']);
  b.to('build').red.does('play shell', 'choose rifles');
  expect([b.at('red', 'ubo'), b.at('red', 'losses').toSorted()]).toEqual([
    [],
    ['morale', 'rifles', 'rifles', 'shell', 'shell'],
  ]);
});
rule(['WAR-27.8', 'WAR-R21'], 'a text that destroys all that lies leaves a division where it is', () => {
  const drafts: Drafts = {
    blast: order({ when: ['BUILD'], effects: [{ do: 'destroy', on: { whose: 'enemy', where: ['ubo'] } }] }),
    corps: { division: true },
    plants: ordinary,
  };
  const b = battle(drafts, { phase: 'build', red: { hand: ['blast'] }, blue: { ubo: ['corps', 'plants'] } });
  b.to('build').red.does('play blast');
  expect([b.at('blue', 'ubo'), b.at('blue', 'losses')]).toEqual([['corps'], ['plants']]);
});
rule(['WAR-18.6', 'WAR-29.38'], 'a wave leaves nothing behind on those who were in it', () => {
  const drafts: Drafts = {
    rider: tank(3, 9, { keywords: { tankRiders: true, overrun: true } }),
    rifles: infantry(2, 9),
    wall: infantry(2, 9, { modifiers: [{ tm: [1, 1], when: 'blocking' }] }),
    bomber: bomber(1, 9, 1),
    flak: unit('aaAutocannon', 1, 9, {}, { aa: 1 }),
  };
  const b = battle(drafts, {
    red: { first: ['rider', 'rifles'], second: ['bomber'] },
    blue: { first: ['wall', 'flak'], resources: ['depot'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack rider carrying rifles', 'attack rider -> wall');
  b.to('air').red.does('bomb bomber -> wall');
  b.to('block').blue.does('support flak -> wall');
  const { damage, pending, clashDamage, attacking, defending, clash, partner, stood, foeAttack, foeDefence, foes } =
    b.s;
  const left = (): string[] =>
    [damage, pending, clashDamage, attacking, defending, clash, partner, stood, foeAttack, foeDefence, foes]
      .filter((column) =>
        Array.from({ length: b.s.table.cards }, (_, i) => column.get((i + 1) as CardId)).some(Boolean),
      )
      .map(({ name }) => name);
  b.finishWave();
  expect(left()).toEqual(['damage', 'clashDamage', 'attacking', 'stood', 'foeAttack', 'foeDefence', 'foes']);
  b.to('wave');
  expect(left()).toEqual([]);
});
rule(['WAR-29.25', 'WAR-27.8'], 'who fell in an earlier wave is not just destroyed in a later one', () => {
  const drafts: Drafts = {
    tank: tank(3, 9, DIRECTED),
    gun: infantry(1, 1),
    rescue: order({
      when: ['ON_DESTROY', 'ATTACK_END'],
      turn: 'enemy',
      target: { where: ['losses'], is: ['justDestroyed'] },
      effects: [{ do: 'send', to: 'hand' }],
    }),
  };
  const b = battle(drafts, {
    red: { first: ['tank', 'tank'] },
    blue: { first: ['gun', 'gun', 'gun'], hand: ['rescue'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank -> gun');
  b.to('ON_DESTROY', 'blue').blue.does('pass');
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack tank#2 -> gun');
  expect(b.to('ON_DESTROY', 'blue').blue.offers('play rescue')).toBe(true);
  b.blue.does('play rescue');
  expect(b.blue.offered).toHaveLength(1);
  const late = battle(drafts, { red: { first: ['tank'] }, blue: { first: ['gun'], hand: ['rescue'] } });
  late.to('wave').red.does('wave');
  late.to('directed').red.does('attack tank -> gun');
  expect(late.to('ON_DESTROY', 'blue').blue.offers('play rescue')).toBe(true);
  expect(late.to('ATTACK_END', 'blue').blue.offers('play rescue')).toBe(false);
});
