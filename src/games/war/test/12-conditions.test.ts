/** WAR 12: battlefield conditions side by side: which of them stay, fall, or are paid for, and what goes with them. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { battle, type Draft, type Drafts, infantry, order, tank } from './at.ts';

const ordinary = { subtype: 'ordinary' } as const;
/** Infantry of the same player lives by it. */
const shelter = (ubo: Draft['ubo'] & object): Draft => ({
  ubo,
  passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'modify', um: [0, 2] }] }],
});
const COND: Drafts = {
  plants: { ubo: { ...ordinary, deckPrice: 2 } },
  line: { ubo: { ...ordinary, breakthrough: 3 } },
  wall: { ubo: { ...ordinary, breakthrough: 4 } },
  forest: { ubo: { subtype: 'terrain' } },
  city: { ubo: { subtype: 'terrain' } },
  frost: { ubo: { subtype: 'climate', turns: 2 } },
  mud: { ubo: { subtype: 'climate', turns: 2, excludes: ['forest'] } },
  corps: { division: true },
  general: { hero: true },
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  smoke: order({
    when: ['ATTACK_PHASE'],
    turn: 'own',
    target: { whose: 'enemy' },
    effects: [{ do: 'forbid', acts: ['block'], until: 'ownTurn' }],
  }),
};
rule(['WAR-12.2', 'WAR-12.3'], 'conditions of one player lie side by side, each played and told', () => {
  const b = battle(COND, { phase: 'build', red: { hand: ['plants', 'line'], ubo: ['wall'] } });
  b.to('build').red.does('build plants');
  b.to('build').red.does('build line');
  expect([b.at('red', 'ubo'), b.at('red', 'losses'), b.told('term')]).toEqual([['wall', 'plants', 'line'], [], []]);
});
rule('WAR-12.15', 'a Climate bars the Terrain that it names and no other, and one that names none bars none', () => {
  const first = (lies: string, comes: string): string => {
    const b = battle(COND, { phase: 'end', red: { hand: [comes] }, blue: { ubo: [lies] } });
    b.to('TURN_END');
    return b.red.offers(`build ${comes}`) ? 'built' : (b.red.whyNot(`build ${comes}`) ?? '');
  };
  expect([first('forest', 'mud'), first('city', 'mud'), first('forest', 'frost')]).toEqual([
    'WAR-12.15',
    'built',
    'built',
  ]);
  expect([first('mud', 'forest'), first('mud', 'city'), first('frost', 'forest')]).toEqual([
    'WAR-12.15',
    'built',
    'built',
  ]);
  const free = battle(COND, { phase: 'end', red: { hand: ['mud', 'forest'] } }).to('TURN_END');
  expect(free.red.offered).toEqual(['build mud', 'build forest', 'pass']);
});
rule(['WAR-12.20', 'WAR-12.21'], 'only a Climate counts turns, and only those of its player; each is told', () => {
  const b = battle(COND, { phase: 'attack', red: { hand: ['frost'], ubo: ['plants', 'forest'] } });
  b.to('ATTACK_START').red.does('build frost');
  expect(b.told('term')).toEqual(['frost 1']);
  expect(b.turn('blue').told('term')).toEqual(['frost 1']);
  expect(b.turn('red').told('term')).toEqual(['frost 1', 'frost 2']);
  b.to('TURN_END');
  expect([b.at('red', 'ubo'), b.told('lost')]).toEqual([['plants', 'forest'], ['frost 0']]);
});
rule(
  ['WAR-12.9', 'WAR-12.10', 'WAR-12.11'],
  'upkeep is asked for in whatever resource it is printed, and only where it is',
  () => {
    const drafts: Drafts = {
      ...COND,
      depots: { ubo: { ...ordinary, upkeep: { D: 1 } } },
      works: { ubo: { ...ordinary, upkeep: { F: 1 } } },
      both: { ubo: { ...ordinary, upkeep: { D: 1, F: 1 } } },
      fuels: { ubo: { ...ordinary, upkeep: { U: 1 } } },
    };
    const ubo = ['depots', 'works', 'both', 'fuels', 'plants', 'forest'];
    const b = battle(drafts, {
      phase: 'build',
      red: { ubo, resources: ['depot', 'depot', 'factory', 'factory', 'fuel'] },
    });
    b.to('build');
    const due = (): readonly string[] => b.red.offered.filter((phrase) => phrase.startsWith('pay upkeep'));
    expect(due()).toEqual(['depots', 'works', 'both', 'fuels'].map((name) => `pay upkeep of ${name}`));
    expect(b.red.whyNot('pay upkeep of plants')).toBeUndefined();
    b.red.does('pay upkeep of works', 'pay');
    expect([b.told('upkeep'), b.to('build').red.whyNot('pay upkeep of works')]).toEqual([['works'], 'WAR-12.9']);
    b.to('ATTACK_START');
    expect([b.at('red', 'ubo'), b.at('red', 'losses').toSorted()]).toEqual([
      ['works', 'plants', 'forest'],
      ['both', 'depots', 'fuels'],
    ]);
  },
);
rule(
  ['WAR-12.4', 'WAR-12.6', 'WAR-R28'],
  'divisions, heroes and lasting cards are neither discarded nor bought off',
  () => {
    const ubo = ['corps', 'general', 'plants'];
    const b = battle(COND, {
      phase: 'attack',
      red: { ubo, hand: ['smoke'], first: ['tank'] },
      blue: { ubo, first: ['rifles'] },
    });
    b.to('ATTACK_START').red.does('play smoke', 'choose enemy rifles');
    expect(b.red.offered.filter((phrase) => /discard|buy off/.test(phrase))).toEqual([]);
    b.to('TURN_END');
    expect(b.at('red', 'ubo')).toEqual([...ubo, 'smoke']);
    expect(b.red.offered).toEqual(['discard plants', 'buy off plants', 'pass']);
    expect(b.red.refused.filter(({ phrase }) => /discard|buy off/.test(phrase))).toEqual([]);
  },
);
rule(
  ['WAR-12.7', 'WAR-R24'],
  'only conditions with a breakthrough number fall to a breakthrough that reaches it',
  () => {
    const left = (strength: number): string[] => {
      const b = battle(
        { ...COND, tank: tank(strength, 3) },
        { red: { first: ['tank'], ubo: ['line'] }, blue: { ubo: ['corps', 'plants', 'line', 'forest', 'wall'] } },
      );
      b.to('wave').red.does('wave');
      b.to('undirected').red.does('attack tank');
      b.to('wave');
      expect(b.at('red', 'ubo')).toEqual(['line']);
      return b.at('blue', 'ubo');
    };
    expect([left(2), left(3), left(4)]).toEqual([
      ['corps', 'plants', 'line', 'forest', 'wall'],
      ['corps', 'plants', 'forest', 'wall'],
      ['corps', 'plants', 'forest'],
    ]);
  },
);
rule(
  ['WAR-29.38', 'WAR-8.5', 'WAR-R98'],
  'a condition that falls at the end of the wave goes before the damage is removed: who lived by it falls',
  () => {
    const drafts = {
      ...COND,
      line: shelter({ ...ordinary, breakthrough: 3 }),
      scout: tank(3, 9, { keywords: { directedAttack: true } }),
    };
    const b = battle(drafts, { red: { first: ['tank', 'scout'] }, blue: { first: ['rifles'], ubo: ['line'] } });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack scout -> rifles');
    b.to('undirected').red.does('attack tank');
    b.finishWave();
    expect([b.damage('blue', 'rifles'), b.stats('blue', 'rifles')]).toEqual([3, '2/4']);
    b.to('wave');
    expect([b.at('blue', 'losses'), b.told('destroyed')]).toEqual([
      ['line', 'rifles'],
      ['line', 'rifles'],
    ]);
  },
);
rule(
  ['WAR-9.7', 'WAR-12.4', 'WAR-12.6', 'WAR-12.11', 'WAR-12.22'],
  'however a condition goes, a damaged unit that lived by it falls at once',
  () => {
    const shell = (when: 'BUILD' | 'ATTACK_END' | 'TURN_END'): Draft =>
      order({ when: [when], turn: 'own', target: { whose: 'any' }, effects: [{ do: 'damage', n: 2 }] });
    const discarded = battle(
      { ...COND, camp: shelter(ordinary), shell: shell('TURN_END') },
      { phase: 'end', red: { first: ['rifles'], ubo: ['camp'], hand: ['shell'] } },
    );
    discarded.to('TURN_END').red.does('play shell', 'choose rifles', 'discard camp');
    expect(discarded.at('red', 'first')).toEqual([]);
    const bought = battle(
      { ...COND, camp: shelter({ ...ordinary, deckPrice: 1 }), shell: shell('TURN_END') },
      { phase: 'end', red: { hand: ['shell'] }, blue: { first: ['rifles'], ubo: ['camp'] } },
    );
    bought.to('TURN_END').red.does('play shell', 'choose enemy rifles', 'buy off camp');
    expect(bought.at('blue', 'first')).toEqual([]);
    const unpaid = battle(
      { ...COND, camp: shelter({ ...ordinary, upkeep: { U: 1 } }), shell: shell('BUILD') },
      { phase: 'build', red: { first: ['rifles'], ubo: ['camp'], hand: ['shell'] } },
    );
    unpaid.to('build').red.does('play shell', 'choose rifles');
    expect(unpaid.to('BUILD_END').at('red', 'first')).toEqual(['rifles']);
    expect(unpaid.to('ATTACK_START').at('red', 'first')).toEqual([]);
    const thaw = battle(
      { ...COND, frost: shelter({ subtype: 'climate', turns: 1 }), shell: shell('ATTACK_END') },
      { phase: 'attack', red: { first: ['rifles'], hand: ['shell', 'frost'] } },
    );
    thaw.to('ATTACK_START').red.does('build frost');
    thaw.to('ATTACK_END').red.does('play shell', 'choose rifles');
    expect(thaw.at('red', 'first')).toEqual(['rifles']);
    expect(thaw.to('TURN_END').at('red', 'first')).toEqual([]);
  },
);
