/** WAR 9: modifiers. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, gun, infantry, order, tank, unit } from './at.ts';

const HUNTER = infantry(2, 2, { ...DIRECTED, modifiers: [{ tm: [1, 2], against: { types: ['armour'] } }] });
/** The unit attacks the first enemy, the others support it. */
function fight(drafts: Drafts, mine: string, enemies: readonly string[]): Battle {
  const b = battle(drafts, { red: { first: [mine] }, blue: { first: enemies } });
  b.to('wave').red.does('wave', 'pass');
  b.to('directed').red.does(`attack ${mine} -> ${enemies[0]}`);
  b.to('block').blue.does(...enemies.slice(1).map((name) => `support ${name} -> ${enemies[0]}`));
  return b.to('BEFORE_CALC');
}
rule(['WAR-9.1', 'WAR-9.2'], 'a tactical modifier works in a clash, in attack and in defence', () => {
  const b = fight({ hunter: HUNTER, tank: tank(1, 9) }, 'hunter', ['tank']);
  expect(b.stats('red', 'hunter')).toBe('3/4');
  b.to('wave');
  expect(b.stats('red', 'hunter')).toBe('2/2');
  const c = fight({ hunter: HUNTER, tank: tank(1, 9, DIRECTED) }, 'tank', ['hunter']);
  expect(c.stats('blue', 'hunter')).toBe('3/4');
});
rule(
  ['WAR-9.3', 'WAR-R16'],
  'an increase needs every enemy to be of the type, a reduction one; each number is judged apart',
  () => {
    const drafts = {
      hunter: HUNTER,
      clumsy: infantry(3, 3, { ...DIRECTED, modifiers: [{ tm: [-1, 2], against: { types: ['armour'] } }] }),
      tank: tank(1, 9),
      rifles: infantry(1, 9),
    };
    expect(fight(drafts, 'hunter', ['tank', 'rifles']).stats('red', 'hunter')).toBe('2/2');
    expect(fight(drafts, 'clumsy', ['tank', 'rifles']).stats('red', 'clumsy')).toBe('2/3');
    expect(fight(drafts, 'clumsy', ['tank']).stats('red', 'clumsy')).toBe('2/5');
  },
);
rule(['WAR-9.4', 'WAR-R17'], 'modifiers against different types: their common minimum', () => {
  const drafts = {
    group: infantry(2, 2, {
      ...DIRECTED,
      modifiers: [
        { tm: [3, 1], against: { types: ['armour'] } },
        { tm: [1, 2], against: { types: ['artillery'] } },
      ],
    }),
    tank: tank(1, 9),
    gun: gun(1, 9),
  };
  expect(fight(drafts, 'group', ['tank', 'gun']).stats('red', 'group')).toBe('3/3');
});
rule('WAR-9.5', '"when blocking" is tactical: not in attack, not outside a clash', () => {
  const drafts = {
    rifles: infantry(2, 2, { ...DIRECTED, modifiers: [{ tm: [0, 1], when: 'blocking' }] }),
    tank: tank(1, 9, DIRECTED),
  };
  expect(fight(drafts, 'rifles', ['tank']).stats('red', 'rifles')).toBe('2/2');
  const b = fight(drafts, 'tank', ['rifles']);
  expect(b.stats('blue', 'rifles')).toBe('2/3');
  b.to('wave');
  expect(b.stats('blue', 'rifles')).toBe('2/2');
});
rule(['WAR-9.6', 'WAR-9.7'], 'a universal modifier works at once and ends with the card that gives it', () => {
  const drafts: Drafts = {
    spirit: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'modify', um: [1, 1] }] }],
    },
    rifles: infantry(2, 2),
  };
  const b = battle(drafts, { phase: 'build', red: { hand: ['spirit'], first: ['rifles'] } });
  b.to('build').red.does('build spirit');
  expect(b.stats('red', 'rifles')).toBe('3/3');
  b.to('TURN_END').red.does('discard spirit');
  expect(b.stats('red', 'rifles')).toBe('2/2');
});
rule(
  ['WAR-9.8', 'WAR-R98'],
  '"when attacking" is universal and lasts to the end of the turn; a change of a wave ends with it',
  () => {
    const drafts = {
      jaegers: infantry(2, 1, { modifiers: [{ um: [1, 0], when: 'attacking' }] }),
      push: order({ when: ['WAVE_START'], target: { types: ['infantry'] }, effects: [{ do: 'modify', um: [0, 1] }] }),
      morale: order({ when: ['BUILD'], target: { types: ['infantry'] }, effects: [{ do: 'modify', um: [0, 2] }] }),
    };
    const b = battle(drafts, { phase: 'build', red: { first: ['jaegers'], hand: ['push', 'morale'] } });
    expect(b.stats('red', 'jaegers')).toBe('2/1');
    b.to('build').red.does('play morale', 'choose jaegers');
    b.to('wave').red.does('wave', 'play push', 'choose jaegers');
    b.to('undirected').red.does('attack jaegers');
    expect(b.stats('red', 'jaegers')).toBe('3/4');
    b.to('wave');
    expect(b.stats('red', 'jaegers')).toBe('3/3');
    b.turn('blue');
    expect(b.stats('red', 'jaegers')).toBe('2/1');
  },
);
rule(
  ['WAR-9.9', 'WAR-R18'],
  'an own modifier that lowers attack bars tactical increases of attack, not of defence, nor universal ones',
  () => {
    const drafts = {
      spg: tank(3, 2, {
        ...DIRECTED,
        modifiers: [
          { tm: [-1, 0], against: { types: ['infantry'] } },
          { tm: [2, 1], against: { types: ['infantry', 'armour'] } },
          { um: [1, 0] },
        ],
      }),
      rifles: infantry(1, 9),
      tank: tank(1, 9),
    };
    expect(fight(drafts, 'spg', ['rifles']).stats('red', 'spg')).toBe('3/3');
    expect(fight(drafts, 'spg', ['tank']).stats('red', 'spg')).toBe('6/3');
  },
);
rule(
  ['WAR-9.10', 'WAR-R19'],
  'under attack from the air all increases of a land unit are off, reductions stay, supporters keep theirs',
  () => {
    const drafts: Drafts = {
      bomber: bomber(1, 9, 1),
      rifles: infantry(3, 3),
      flak: unit('aaAutocannon', 1, 2, {}, { aa: 3 }),
      plates: { upgrade: { on: {} }, modifiers: [{ um: [2, 2] }, { aa: 1 }] },
      mud: {
        ubo: { subtype: 'ordinary' },
        passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'modify', um: [-1, 0] }] }],
      },
    };
    const b = battle(drafts, {
      red: { second: ['bomber'] },
      blue: {
        ubo: ['mud'],
        first: [
          { card: 'rifles', under: ['plates'] },
          { card: 'flak', under: ['plates'] },
        ],
      },
    });
    expect(b.stats('blue', 'rifles')).toBe('4/5');
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles');
    b.to('block').blue.does('support flak -> rifles');
    b.to('BEFORE_CALC');
    expect([b.stats('blue', 'rifles'), b.stats('blue', 'flak')]).toEqual(['2/3', '3/4']);
    b.finishWave();
    expect(b.damage('red', 'bomber')).toBe(4);
  },
);
rule('WAR-9.11', 'two identical tactical cards do not change one unit in a turn', () => {
  const drafts = {
    rifles: infantry(1, 1),
    other: infantry(1, 1),
    push: order({ when: ['BUILD'], target: { types: ['infantry'] }, effects: [{ do: 'modify', um: [1, 0] }] }),
  };
  const b = battle(drafts, { phase: 'build', red: { first: ['rifles'], hand: ['push', 'push'] } });
  b.to('build').red.does('play push', 'choose rifles');
  expect(b.to('build').red.whyNot('play push')).toBe('WAR-9.11');
  const c = battle(drafts, { phase: 'build', red: { first: ['rifles', 'other'], hand: ['push', 'push'] } });
  c.to('build').red.does('play push', 'choose rifles');
  c.to('build').red.does('play push');
  expect(c.red.offered).toEqual(['choose other']);
});
rule('WAR-R72', 'Cooperation printed for the wave is universal, printed for the clash tactical', () => {
  const drafts = {
    motor: infantry(2, 2, { keywords: { cooperation: { with: { types: ['armour'] }, um: [1, 0] } } }),
    churchill: tank(3, 3, {
      keywords: { directedAttack: true, cooperation: { with: { types: ['infantry'] }, tm: [1, 1] } },
    }),
    rifles: infantry(1, 1, DIRECTED),
    z: gun(1, 9),
  };
  const b = battle(drafts, { red: { first: ['motor', 'churchill', 'rifles'] }, blue: { first: ['z', 'z'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack churchill -> z');
  b.to('undirected').red.does('attack motor');
  b.to('BEFORE_CALC');
  expect([b.stats('red', 'motor'), b.stats('red', 'churchill')]).toEqual(['3/2', '3/3']);
  const c = battle(drafts, { red: { first: ['churchill', 'rifles'] }, blue: { first: ['z'] } });
  c.to('wave').red.does('wave');
  c.to('directed').red.does('attack churchill -> z', 'attack rifles -> z');
  c.to('BEFORE_CALC');
  expect(c.stats('red', 'churchill')).toBe('4/4');
});

rule(
  'WAR-9.11',
  'the turn is not over with the wave: the same card does not change the same unit in the next one',
  () => {
    const drafts = {
      rifles: infantry(1, 1),
      other: infantry(1, 1),
      push: order({
        when: ['WAVE_START'],
        target: { types: ['infantry'] },
        effects: [{ do: 'modify', um: [1, 0], until: 'wave' }],
      }),
    };
    const b = battle(drafts, { red: { first: ['rifles', 'other'], hand: ['push', 'push', 'push'] } });
    b.to('wave').red.does('wave', 'play push', 'choose rifles');
    b.to('undirected').red.does('attack other');
    b.to('wave').red.does('wave');
    expect(b.stats('red', 'rifles')).toBe('1/1');
    b.red.does('play push');
    expect(b.red.offered).toEqual(['choose other']);
    b.red.does('choose other');
    b.turn('blue').turn('red').to('wave').red.does('wave', 'play push');
    expect(b.red.offered).toEqual(['choose rifles', 'choose other']);
  },
);
rule('WAR-9.1', 'a change for one clash does not reach the next clash of the wave', () => {
  const drafts = {
    tank: tank(3, 5, { keywords: { overrun: true } }),
    x: infantry(1, 1),
    rear: gun(1, 3, {}, { line: 2 }),
    flank: order({
      when: ['BEFORE_CALC'],
      turn: 'own',
      target: { types: ['armour'] },
      effects: [{ do: 'modify', tm: [2, 0], until: 'clash' }],
    }),
  };
  const b = battle(drafts, { red: { first: ['tank'], hand: ['flank'] }, blue: { first: ['x'], second: ['rear'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('block').blue.does('block x -> tank');
  b.to('BEFORE_CALC').red.does('play flank', 'choose tank');
  expect(b.stats('red', 'tank')).toBe('5/5');
  b.to('overrun').red.does('overrun tank');
  b.to('onward').red.does('advance tank -> rear');
  b.to('BEFORE_CALC');
  expect(b.stats('red', 'tank')).toBe('2/4');
});
rule(
  'WAR-R98',
  "a change until the own next turn outlasts the opponent's turn; damage outside a wave does not outlast the turn",
  () => {
    const drafts: Drafts = {
      spell: order({
        when: ['BUILD'],
        target: { types: ['infantry'] },
        effects: [{ do: 'modify', um: [1, 0], until: 'ownTurn' }],
      }),
      shell: order({
        when: ['ATTACK_END'],
        turn: 'own',
        target: { whose: 'enemy' },
        effects: [{ do: 'damage', n: 1 }],
      }),
      rifles: infantry(2, 2),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { first: ['rifles'], hand: ['spell', 'shell'] },
      blue: { first: ['rifles'] },
    });
    b.to('build').red.does('play spell', 'choose rifles');
    b.to('ATTACK_END').red.does('play shell', 'choose enemy rifles');
    expect(b.damage('blue', 'rifles')).toBe(1);
    b.turn('blue');
    expect([b.stats('red', 'rifles'), b.damage('blue', 'rifles')]).toEqual(['3/2', 0]);
    b.turn('red');
    expect([b.stats('red', 'rifles'), b.at('red', 'losses')]).toEqual(['2/2', ['shell', 'spell']]);
  },
);
rule(
  ['WAR-27.5', 'WAR-R16'],
  'a tactical modifier for the clash is not sold where it would change nothing, and the rule is told',
  () => {
    const drafts: Drafts = {
      tank: tank(3, 3),
      rifles: infantry(2, 2),
      poor: infantry(3, 2, { modifiers: [{ tm: [-1, 0], against: { types: ['armour'] } }] }),
      sturm: bomber(1, 3, 4, {}, 'groundAttack'),
      panic: order({
        when: ['BEFORE_CALC'],
        target: { whose: 'enemy', is: ['attacking', 'blocking'] },
        effects: [{ do: 'modify', tm: [-2, 0], until: 'clash' }],
      }),
      flank: order({
        when: ['BEFORE_CALC'],
        target: { is: ['attacking', 'blocking'] },
        effects: [{ do: 'modify', tm: [2, 0], against: { types: ['armour'] }, until: 'clash' }],
      }),
    };
    const clash = (red: string, blue: readonly string[], card: string, by: 'red' | 'blue') => {
      const hand = { hand: [card] };
      const b = battle(drafts, {
        red: { first: [red], ...(by === 'red' ? hand : {}) },
        blue: {
          first: blue.filter((name) => name !== 'sturm'),
          second: blue.filter((name) => name === 'sturm'),
          ...(by === 'blue' ? hand : {}),
        },
      });
      b.to('wave').red.does('wave');
      b.to('undirected').red.does(`attack ${red}`);
      if (blue.length === 0) b.to('onward').red.does(`advance ${red} -> deck`);
      else b.to('block').blue.does(...blue.map((name) => `block ${name} -> ${red}`));
      const side = b.to('BEFORE_CALC', by)[by];
      return side.offers(`play ${card}`) ? 'played' : side.whyNot(`play ${card}`);
    };
    // Nobody stands against the unit that attacks the deck.
    expect([clash('tank', [], 'panic', 'blue'), clash('tank', [], 'flank', 'red')]).toEqual(['WAR-R16', 'WAR-R16']);
    expect(clash('tank', ['rifles'], 'panic', 'blue')).toBe('played');
    // An increase asks that all enemies be of its type; a fading one, that no aircraft blocks and the card does not bar it.
    expect(clash('rifles', ['tank'], 'flank', 'red')).toBe('played');
    expect(clash('rifles', ['tank', 'rifles'], 'flank', 'red')).toBe('WAR-9.3');
    expect(clash('poor', ['tank'], 'flank', 'red')).toBe('WAR-9.9');
    expect(clash('rifles', ['tank', 'sturm'], 'flank', 'red')).toBe('WAR-9.10');
  },
);
rule(
  ['WAR-27.5', 'WAR-R17'],
  'an increase against one type of enemy is worth its price where another covers the rest',
  () => {
    const drafts: Drafts = {
      hunter: infantry(2, 2, { modifiers: [{ tm: [1, 0], against: { types: ['armour'] } }] }),
      tank: tank(3, 3),
      rifles: infantry(2, 2),
      sharp: order({
        when: ['BEFORE_CALC'],
        target: { is: ['attacking'] },
        effects: [{ do: 'modify', tm: [2, 0], against: { types: ['infantry'] }, until: 'clash' }],
      }),
    };
    const b = battle(drafts, { red: { first: ['hunter'], hand: ['sharp'] }, blue: { first: ['tank', 'rifles'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack hunter');
    b.to('block').blue.does('block tank -> hunter', 'block rifles -> hunter');
    b.to('BEFORE_CALC', 'red').red.does('play sharp', 'choose hunter');
    expect(b.stats('red', 'hunter')).toBe('3/2');
  },
);
