/** WAR 10 and 11: where an upgrade may lie, and which heroes may come. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, copies, type Drafts, fighter, fort, infantry, order, tank, told, unit } from './at.ts';

const attached = (b: Battle): unknown[][] => told(b, fact.attached).map(([card, host]) => [card, host]);
const FORCE: Drafts = {
  plates: { upgrade: { on: { types: ['armour'] } }, modifiers: [{ um: [0, 1] }] },
  kit: { upgrade: { on: { types: ['armour', 'aviation'] } }, cost: { D: 1 } },
  crew: infantry(1, 1, { upgrade: { on: { types: ['armour', 'fortification'] } } }),
  tank: tank(3, 3),
  rifles: infantry(2, 2),
  ace: fighter(1, 1),
  carrier: unit('carrier', 1, 4),
  fort: fort(1, 3),
  shot: order({ when: ['BUILD'], target: { whose: 'any' }, effects: [{ do: 'damage', n: 3 }] }),
};
const ARMY = {
  first: ['tank', 'rifles', { card: 'carrier', aboard: ['ace'] }],
  second: ['tank', 'ace'],
  reserve: ['tank'],
};
const build = (red: object, blue: object = {}, drafts: Drafts = FORCE): Battle =>
  battle(drafts, { phase: 'build', red, blue }).to('build');
const phrases = (b: Battle, start: string): string[] => b.red.offered.filter((phrase) => phrase.startsWith(start));

describe('an upgrade in hand', () => {
  rule(['WAR-10.1', 'WAR-10.6'], 'goes under every unit that qualifies, wherever it lies, each named once', () => {
    const b = build({ ...ARMY, hand: ['kit', 'kit'], resources: ['depot'] }, { first: ['tank'] });
    expect(phrases(b, 'put')).toEqual([
      'put kit under tank',
      'put kit under tank#2',
      'put kit under ace',
      'put kit under tank#3',
      'put kit under ace#2',
    ]);
    const refused = b.red.refused.filter(({ phrase }) => phrase.startsWith('put'));
    expect(refused).toEqual([
      { phrase: 'put kit under rifles', rule: 'WAR-10.6' },
      { phrase: 'put kit under carrier', rule: 'WAR-10.6' },
    ]);
  });
  rule(['WAR-10.1', 'WAR-7.14'], 'is paid for, and told where it lies', () => {
    const b = build({ first: ['tank'], hand: ['kit'], resources: ['depot'] });
    b.red.does('put kit under tank', 'pay');
    expect([attached(b), b.isTapped('red', 'depot')]).toEqual([[[b.card('red', 'kit'), b.card('red', 'tank')]], true]);
    const poor = build({ first: ['tank'], hand: ['kit'] });
    expect([poor.red.whyNot('put kit under tank'), phrases(poor, 'put')]).toEqual(['WAR-7.14', []]);
  });
  rule('WAR-1.6', 'stays there while a text forbids it to be played', () => {
    const ban: Drafts = {
      ...FORCE,
      ban: {
        ubo: { subtype: 'ordinary' },
        passives: [
          { to: { whose: 'any', cards: ['upgrade'], where: ['hand'] }, effects: [{ do: 'forbid', acts: ['play'] }] },
        ],
      },
    };
    const b = build({ first: ['tank'], hand: ['plates'] }, { ubo: ['ban'] }, ban);
    expect([b.red.whyNot('put plates under tank'), phrases(b, 'put')]).toEqual(['WAR-1.6', []]);
  });
});

describe('an upgrade on the table', () => {
  rule(['WAR-10.4', 'WAR-R20'], 'moves to every other unit that qualifies, and not to the one it lies under', () => {
    const b = build({ ...ARMY, first: [{ card: 'tank', under: ['kit'] }, ...ARMY.first.slice(1)] });
    expect(phrases(b, 'move')).toEqual([
      'move kit under tank#2',
      'move kit under ace',
      'move kit under tank#3',
      'move kit under ace#2',
    ]);
    expect(b.red.refused.filter(({ phrase }) => phrase.startsWith('move'))).toEqual([
      { phrase: 'move kit under rifles', rule: 'WAR-10.6' },
      { phrase: 'move kit under carrier', rule: 'WAR-10.6' },
    ]);
    const [kit, other] = [b.card('red', 'kit'), b.card('red', 'tank#2')];
    b.red.does('move kit under tank#2');
    expect(attached(b)).toEqual([[kit, other]]);
  });
  rule('WAR-R20', 'moves four times in a turn, each upgrade for itself', () => {
    const b = build({ first: [{ card: 'tank', under: ['plates', 'kit'] }, 'tank'] });
    for (const to of ['tank#2', 'tank', 'tank#2', 'tank']) b.to('build').red.does(`move plates under ${to}`);
    b.to('build');
    expect([phrases(b, 'move'), b.red.whyNot('move plates under tank#2')]).toEqual([
      ['move kit under tank#2'],
      'WAR-R20',
    ]);
    b.turn('blue').turn('red').to('build');
    expect(phrases(b, 'move')).toEqual(['move plates under tank#2', 'move kit under tank#2']);
  });
  rule(['WAR-10.4', 'WAR-8.5'], 'a unit that it alone kept from falling falls when it is taken away', () => {
    const b = build({ first: [{ card: 'tank', under: ['plates'] }, 'tank'], hand: ['shot'] });
    b.red.does('play shot', 'choose tank');
    b.to('build').red.does('move plates under tank#2');
    expect([b.at('red', 'first'), b.at('red', 'losses'), b.stats('red', 'tank')]).toEqual([
      ['tank'],
      ['shot', 'tank'],
      '3/4',
    ]);
  });
  rule(['WAR-23.8', 'WAR-10.4'], 'units that lie under a fort are not moved as upgrades', () => {
    const b = build({ first: [{ card: 'fort', under: ['crew', 'rifles'] }, 'tank', 'fort'] });
    expect(phrases(b, 'move')).toEqual([]);
  });
});

rule(['WAR-10.1', 'WAR-10.4', 'WAR-3.3'], 'units and upgrades that have gone carry nothing and are not moved', () => {
  const retreat = order({
    when: ['BUILD'],
    effects: [
      { do: 'send', to: 'losses', on: { named: 'ace', where: ['second', 'reserve', 'carrier'] } },
      { do: 'send', to: 'losses', on: { named: 'wreck' } },
    ],
  });
  const b = build(
    {
      first: [
        { card: 'tank', under: ['kit'] },
        { card: 'carrier', aboard: ['ace'] },
        { card: 'wreck', under: ['plates'] },
      ],
      second: ['tank', 'ace'],
      reserve: ['ace'],
      hand: ['plates', 'kit', 'retreat'],
      resources: ['depot'],
    },
    {},
    { ...FORCE, wreck: tank(1, 1), retreat },
  );
  b.red.does('play retreat');
  b.to('build');
  expect(phrases(b, 'put').toSorted()).toEqual([
    'put kit under tank',
    'put kit under tank#2',
    'put plates under tank',
    'put plates under tank#2',
  ]);
  expect(phrases(b, 'move')).toEqual(['move kit under tank#2']);
});

describe('a hero', () => {
  const HEROES: Drafts = {
    ...FORCE,
    ace: fighter(1, 1),
    kozhedub: { hero: true, upgrade: { on: {} } },
    pavlov: infantry(1, 1, { hero: true }),
    zhukov: { hero: true },
    pilot: fighter(1, 1, { hero: true }),
    plain: infantry(1, 1),
  };
  const CASES: readonly [phrase: string, where: object][] = [
    ['build pavlov', { first: ['pavlov'] }],
    ['build pavlov', { second: ['pavlov'] }],
    ['build pavlov', { reserve: ['pavlov'] }],
    ['build zhukov', { ubo: ['zhukov'] }],
    ['build pilot', { first: [{ card: 'carrier', aboard: ['pilot'] }] }],
    ['build pavlov', { first: [{ card: 'fort', under: ['pavlov'] }] }],
    ['put kozhedub under tank', { first: ['tank', { card: 'tank', under: ['kozhedub'] }] }],
  ];
  for (const [phrase, where] of CASES)
    rule(['WAR-11.1', 'WAR-11.2'], `${phrase}: not beside ${JSON.stringify(where)}`, () => {
      const hand = ['pavlov', 'zhukov', 'pilot', 'kozhedub'];
      const army = { second: ['tank', 'plain'] };
      const why = (red: object, blue: object): string | undefined =>
        build({ hand, ...red }, blue, HEROES).red.whyNot(phrase);
      expect(why({ ...army, ...where }, {})).toBe('WAR-11.1');
      expect(why(army, where)).toBe('WAR-11.2');
      expect(
        why(army, { hand, losses: hand, deck: [...hand, ...copies(4)], first: ['plain', 'tank'] }),
      ).toBeUndefined();
      expect(build({ hand, ...army }, {}, HEROES).red.offers(phrase)).toBe(true);
    });
  rule('WAR-11.1', 'who is no hero comes as often as it is paid', () => {
    const b = build({ hand: ['plain'], first: ['plain'] }, { first: ['plain'] }, HEROES);
    expect(b.red.offers('build plain')).toBe(true);
  });
  rule('WAR-R7', 'a hero that is only an upgrade is not built, one that is nothing else is', () => {
    const b = build({ hand: ['kozhedub', 'zhukov', 'plates'], first: ['tank'] }, {}, HEROES);
    expect(phrases(b, 'build')).toEqual(['build zhukov']);
  });
});
