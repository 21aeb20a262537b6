/** WAR 20 and 21: who goes on, what is bombed in the rear, and who may support there. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, bomber, type Drafts, fighter, infantry, order, tank, told, unit } from './at.ts';

const FORCE: Drafts = {
  tank: tank(3, 3),
  light: tank(1, 1),
  rifles: infantry(2, 2),
  rear: unit('howitzer', 1, 2, {}, { line: 2 }),
  stuka: bomber(1, 1, 4),
  heavy: bomber(1, 1, 4, {}, 'strategicBomber'),
  hopper: unit('tacticalBomber', 1, 1, {}, { bombing: 2, bombs: ['first'] }),
  thirsty: unit('tacticalBomber', 1, 1, {}, { bombing: 2, bombs: ['deck'], attackCost: { U: 1 } }),
  ace: fighter(3, 3),
  flak: unit('aaAutocannon', 1, 2, {}, { line: 2, aa: 1 }),
  gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 1 }),
  spaag: unit('spaag', 2, 2, {}, { aa: 1 }),
  storm: unit('groundAttack', 1, 1, {}, { bombing: 1, bombs: ['first'], line: 'both' }),
  ship: unit('destroyer', 3, 3),
};
/** The wave has begun, and the tanks named attack undirected. */
function wave(red: object, blue: object, ...attacks: readonly string[]): Battle {
  const b = battle(FORCE, { red, blue });
  b.to('wave').red.does('wave');
  if (attacks.length > 0) b.to('undirected').red.does(...attacks.map((name) => `attack ${name}`));
  return b;
}

describe('going on', () => {
  rule(['WAR-20.4', 'WAR-20.5', 'WAR-29.27'], 'only who broke through goes on, and once', () => {
    const b = wave(
      { first: ['tank', 'tank', 'light', 'rifles'] },
      { first: ['rifles'], second: ['rear'] },
      'tank',
      'tank#2',
      'light',
    );
    b.to('block').blue.does('block rifles -> tank');
    b.to('onward');
    expect(b.red.offered).toEqual([
      'advance tank#2 -> deck',
      'advance tank#2 -> rear',
      'advance light -> deck',
      'advance light -> rear',
      'done',
    ]);
    b.red.does('advance tank#2 -> rear');
    expect(b.red.offered).toEqual(['advance light -> deck', 'advance light -> rear', 'done']);
  });
  rule(['WAR-20.2', 'WAR-29.26'], 'each that breaks through is told with the strength so far', () => {
    const b = wave({ first: ['tank', 'light', 'ship'] }, {}, 'tank', 'light', 'ship');
    b.to('ON_BREAKTHROUGH');
    expect([told(b, fact.brokeThrough), b.s.breakthrough.value]).toEqual([
      [
        [b.card('red', 'tank'), 3, 0],
        [b.card('red', 'light'), 4, 0],
      ],
      4,
    ]);
  });
  rule('WAR-29.26', 'the window of a breakthrough is open in the wave that had one alone', () => {
    const b = wave({ first: ['tank', 'light'] }, { first: ['rifles'] }, 'tank');
    expect(b.isAsked('ON_BREAKTHROUGH')).toBe(true);
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack light');
    b.to('block').blue.does('block rifles -> light');
    expect(b.isAsked('ON_BREAKTHROUGH')).toBe(false);
  });
});

describe('bombs on the rear', () => {
  rule(['WAR-24.6', 'WAR-24.8', 'WAR-29.28'], 'each bomber is offered what its card allows', () => {
    const b = wave(
      { first: ['tank'], second: ['stuka', 'hopper', 'tapped heavy'] },
      { first: ['rifles'], second: ['rear', 'ace', 'tapped ace'], resources: ['depot'] },
    );
    b.to('airRear');
    expect(b.red.offered).toEqual([
      'bomb stuka -> rear',
      'bomb stuka -> ace#2',
      'bomb stuka -> depot',
      'bomb stuka -> deck',
      'done',
    ]);
    const why = (...phrases: string[]): (string | undefined)[] =>
      phrases.map((phrase) => b.red.whyNot(`bomb ${phrase}`));
    expect(why('stuka -> ace', 'hopper -> rear', 'hopper -> ace', 'hopper -> depot', 'hopper -> deck')).toEqual([
      'WAR-24.8',
      'WAR-24.6',
      'WAR-24.6',
      'WAR-24.6',
      'WAR-24.6',
    ]);
    expect(why('heavy -> rear', 'heavy -> deck').every((rule_) => rule_ !== undefined)).toBe(true);
    expect(why('tank -> rear', 'tank -> depot', 'tank -> deck')).toEqual([undefined, undefined, undefined]);
  });
  rule(['WAR-7.2', 'WAR-R9'], 'the attack of a bomber is paid for where its card asks it', () => {
    const b = wave({ second: ['thirsty'], resources: ['fuel'] }, {});
    b.to('airRear').red.does('bomb thirsty -> deck', 'pay');
    expect([b.isTapped('red', 'fuel'), b.finishWave().deck('blue')]).toEqual([true, 18]);
    expect(
      wave({ second: ['thirsty'] }, {})
        .to('airRear')
        .red.whyNot('bomb thirsty -> deck'),
    ).toBe('WAR-7.2');
  });
  rule(
    ['WAR-29.33', 'WAR-24.12'],
    'a bomber that is intercepted on its way has its clash, with the windows before it',
    () => {
      const b = wave({ second: ['stuka'] }, { second: ['ace'] });
      b.to('airRear').red.does('bomb stuka -> deck');
      b.to('interceptRear').blue.does('intercept ace -> stuka');
      expect([b.asked, b.who]).toEqual(['ON_BLOCK', 'blue']);
      b.to('BEFORE_CALC');
      expect([b.stats('red', 'stuka'), b.stats('blue', 'ace')]).toEqual(['1/1', '3/3']);
      b.finishWave();
      expect([b.at('red', 'losses'), b.deck('blue')]).toEqual([['stuka'], 20]);
    },
  );
  rule('WAR-29.33', 'without an attack on the rear there are no windows for one', () => {
    const b = wave({ first: ['tank'], second: ['stuka'] }, { second: ['ace'] }, 'tank');
    b.to('airRear');
    expect([b.isAsked('ON_BLOCK'), b.asked]).toEqual([false, 'WAVE_END']);
  });
});

describe('support in the rear', () => {
  const blue = {
    first: ['spaag', 'gun'],
    second: ['rear', 'rifles', 'spaag', 'flak', 'gun', 'ace', 'storm', 'tapped rifles', 'ship'],
    resources: ['depot', 'fuel'],
  };
  /** What is on offer, and why the rest is not, when these attack these. */
  function supports(target: string, bombers: readonly string[], tanks: boolean): [string[], Record<string, string>] {
    const b = battle(FORCE, { red: { first: ['tank'], second: bombers }, blue });
    b.to('wave').red.does('wave');
    if (tanks) {
      b.to('undirected').red.does('attack tank');
      b.to('onward').red.does(`advance tank -> ${target}`);
    }
    if (bombers.length > 0) b.to('airRear').red.does(...bombers.map((name) => `bomb ${name} -> ${target}`));
    b.to('rearSupport');
    const refused = b.blue.refused.map(({ phrase, rule: why }) => [phrase.replace(` -> ${target}`, ''), why]);
    return [
      b.blue.offered.map((phrase) => phrase.replace(` -> ${target}`, '')),
      Object.fromEntries(refused) as Record<string, string>,
    ];
  }
  const NOT = {
    'support rear': 'WAR-17.12',
    'support ace': 'WAR-17.12',
    'support storm': 'WAR-17.12',
    'support spaag': 'WAR-17.13',
  };
  rule(['WAR-17.13', 'WAR-R38'], 'against land units: the units of the first line that stand on the second', () => {
    const [offered, refused] = supports('deck', [], true);
    expect(offered).toEqual(['support rifles', 'support spaag#2', 'done']);
    expect(refused).toEqual({
      ...NOT,
      'support gun': 'WAR-17.13',
      'support gun#2': 'WAR-17.12',
      'support flak': 'WAR-17.12',
      'support rifles#2': 'WAR-17.6',
      'support ship': 'WAR-25.1',
    });
  });
  const AIR = { ...NOT, 'support rifles': 'WAR-17.8', 'support rifles#2': 'WAR-17.8', 'support ship': 'WAR-25.1' };
  rule(
    ['WAR-17.8', 'WAR-23.17', 'WAR-23.20', 'WAR-R36'],
    'the deck against bombers: AA guns of either line, and what has AA strength',
    () => {
      const [offered, refused] = supports('deck', ['stuka'], false);
      expect(offered).toEqual(['support gun', 'support spaag#2', 'support gun#2', 'done']);
      expect(refused).toEqual({ ...AIR, 'support flak': 'WAR-23.17' });
    },
  );
  rule(['WAR-23.17', 'WAR-23.18'], 'a resource card against bombers: autocannons too, unless one is strategic', () => {
    expect(supports('depot', ['stuka'], false)[0]).toEqual([
      'support gun',
      'support spaag#2',
      'support flak',
      'support gun#2',
      'done',
    ]);
    const [offered, refused] = supports('depot', ['stuka', 'heavy'], false);
    expect(offered).toEqual(['support gun', 'support spaag#2', 'support gun#2', 'done']);
    expect(refused).toEqual({ ...AIR, 'support flak': 'WAR-23.18' });
  });
  rule(['WAR-17.6', 'WAR-23.17'], 'AA artillery that is tapped supports nothing in the rear', () => {
    const b = battle(FORCE, {
      red: { second: ['stuka', 'stuka'] },
      blue: { second: ['tapped flak', 'tapped gun', 'rear'], resources: ['depot'] },
    });
    b.to('wave').red.does('wave');
    b.to('airRear').red.does('bomb stuka -> depot', 'bomb stuka#2 -> rear');
    b.to('rearSupport');
    const phrases = ['flak', 'gun'].flatMap((name) => [`support ${name} -> depot`, `support ${name} -> rear`]);
    expect(phrases.map((phrase) => b.blue.whyNot(phrase))).toEqual(phrases.map(() => 'WAR-17.6'));
  });
  rule(
    ['WAR-23.17', 'WAR-17.13'],
    'a unit against bombers, and against bombers and tanks; it does not support itself',
    () => {
      const { 'support rear': _itself, ...air } = AIR;
      expect(supports('rear', ['stuka', 'heavy'], false)).toEqual([
        ['support gun', 'support spaag#2', 'support flak', 'support gun#2', 'done'],
        air,
      ]);
      const [offered] = supports('rear', ['stuka'], true);
      expect(offered).toEqual([
        'support gun',
        'support rifles',
        'support spaag#2',
        'support flak',
        'support gun#2',
        'done',
      ]);
    },
  );
  rule('WAR-29.30', 'each attacked card may be supported, and no other', () => {
    const b = battle(FORCE, {
      red: { first: ['tank', 'tank'] },
      blue: { second: ['rear', 'rear', 'rifles'], resources: ['depot', 'fuel'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank', 'attack tank#2');
    b.to('onward').red.does('advance tank -> rear#2', 'advance tank#2 -> fuel');
    expect(b.to('rearSupport').blue.offered).toEqual(['support rifles -> rear#2', 'support rifles -> fuel', 'done']);
    b.blue.does('support rifles -> fuel');
    expect(b.blue.offered).toEqual(['done']);
  });
});

describe('the guard of the rear', () => {
  /** Tank and bomber attack the howitzer, with this supporter: how the tank's part may be shared. */
  function shares(supporter: string): string[] {
    const b = battle(FORCE, { red: { first: ['tank'], second: ['stuka'] }, blue: { second: ['rear', supporter] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('onward').red.does('advance tank -> rear');
    b.to('airRear').red.does('bomb stuka -> rear');
    b.to('rearSupport').blue.does(`support ${supporter} -> rear`);
    const splits: string[] = [];
    for (b.to('split'); b.asked === 'split'; b.skip()) if (b.who === 'red') splits.push(b.red.offered[0]!);
    return splits;
  }
  rule(
    ['WAR-20.7', 'WAR-R42'],
    'a unit of the first line draws the fire of land units, one of the second does not',
    () => {
      expect([shares('rifles'), shares('gun')]).toEqual([['4'], ['3', '4']]);
    },
  );
  rule('WAR-20.7', 'a unit of the first line that is itself attacked there guards nobody', () => {
    const b = wave({ first: ['tank'] }, { second: ['rifles'] }, 'tank');
    b.to('onward').red.does('advance tank -> rifles');
    expect(b.finishWave().at('blue', 'losses')).toEqual(['rifles']);
  });
});

rule(['WAR-3.3', 'WAR-29.27', 'WAR-29.28'], 'cards that have gone neither attack nor are attacked', () => {
  const drafts: Drafts = {
    ...FORCE,
    ghost: tank(9, 1, { keywords: { overrun: true } }),
    ghostBomber: bomber(1, 1, 4),
    ghostGun: unit('aaGun', 1, 1, {}, { line: 2, aa: 1 }),
    ghostDump: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }] },
    carrier: unit('carrier', 1, 4),
    fog: order({
      when: ['WAVE_START'],
      effects: [
        {
          do: 'send',
          to: 'losses',
          on: { whose: 'any', named: 'ghost', where: ['first', 'second', 'resources', 'carrier'] },
        },
      ],
    }),
  };
  const deck = { card: 'carrier', aboard: ['ghostBomber'] };
  const b = battle(drafts, {
    red: { first: [deck, 'tank', 'ghost'], second: ['stuka', 'ghostBomber'], hand: ['fog'] },
    blue: { first: [deck, 'rifles', 'ghost'], second: ['rear', 'ghostGun'], resources: ['depot', 'ghostDump'] },
  });
  b.to('wave').red.does('wave', 'play fog');
  const names = (side: Battle['red']): string[] =>
    [...side.offered, ...side.refused.map(({ phrase }) => phrase)].filter((phrase) => phrase.includes('ghost'));
  b.to('undirected').red.does('attack tank');
  expect(b.to('onward').red.offered).toEqual([
    'advance tank -> deck',
    'advance tank -> rear',
    'advance tank -> depot',
    'done',
  ]);
  expect(names(b.red)).toEqual([]);
  b.red.does('advance tank -> rear');
  expect(b.to('airRear').red.offered).toEqual([
    'bomb stuka -> rear',
    'bomb stuka -> depot',
    'bomb stuka -> deck',
    'done',
  ]);
  expect(names(b.red)).toEqual([]);
  b.red.does('bomb stuka -> depot');
  b.to('rearSupport');
  expect([b.blue.offered, names(b.blue)]).toEqual([['done'], []]);
});
rule(['WAR-18.4', 'WAR-29.37'], 'clashes end for all who fought in them and for nobody else, and it is told', () => {
  const b = wave(
    { first: ['rifles', 'light'] },
    { first: ['rifles', 'rifles'], second: ['rear'], resources: ['depot', 'fuel'] },
    'rifles',
    'light',
  );
  const [through, light, rifles, depot] = [
    b.card('red', 'rifles'),
    b.card('red', 'light'),
    b.card('blue', 'rifles'),
    b.card('blue', 'depot'),
  ];
  b.to('block').blue.does('block rifles -> light');
  b.to('BEFORE_CALC');
  expect(told(b, fact.declared)).toEqual([
    [through, through, 1],
    [light, light, 1],
  ]);
  expect(told(b, fact.defends)).toEqual([[rifles, light, 2]]);
  b.to('onward');
  expect(told(b, fact.defends).slice(1)).toEqual([
    [through, 0, 0],
    [rifles, 0, 0],
  ]);
  const before = told(b, fact.defends).length;
  b.red.does('advance rifles -> depot');
  b.finishWave();
  expect(told(b, fact.defends).slice(before)).toEqual([
    [depot, depot, 1],
    [through, 0, 0],
    [depot, 0, 0],
  ]);
  expect([rifles, through, depot].map((card) => [b.s.clash.get(card), b.s.defending.get(card)])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
rule(['WAR-18.4', 'WAR-R79'], 'the fight over a Drop is over when it is computed', () => {
  const drafts: Drafts = {
    para: infantry(2, 2, { keywords: { drop: { n: 1 } } }),
    mig: fighter(1, 3),
    yak: fighter(1, 3),
  };
  const b = battle(drafts, { red: { first: ['para'], second: ['mig', 'mig'] }, blue: { second: ['yak', 'yak'] } });
  b.to('wave').red.does('wave', 'drop para -> deck', 'cover with mig', 'cover with mig#2', 'done');
  b.to('meetDrop').blue.does('intercept yak -> mig', 'done');
  const state = (who: 'red' | 'blue', name: string): number[] => {
    const card = b.card(who, name);
    return [b.s.clash.get(card), b.s.defending.get(card), b.damage(who, name)];
  };
  expect([state('red', 'mig'), state('red', 'mig#2'), state('blue', 'yak'), state('blue', 'yak#2')]).toEqual([
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect(told(b, fact.defends).filter(([, , how]) => how === 0)).toEqual([
    [b.card('red', 'mig'), 0, 0],
    [b.card('blue', 'yak'), 0, 0],
  ]);
});
