/** WAR 6: what texts make of a unit: another type or kind, properties that are lent, acts that are forbidden. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Keywords, Selector } from '../cards/schema.ts';
import { isFighter } from '../rules/06-kinds.ts';
import { battle, bomber, type Draft, type Drafts, fighter, gun, howitzer, infantry, order, tank, unit } from './at.ts';

const FORCE: Drafts = {
  rifles: infantry(2, 2),
  guards: infantry(2, 2),
  tank: tank(3, 3),
  heavy: unit('heavyTank', 3, 3),
};
rule('WAR-10.7', 'a unit that becomes of a type has the kind that is named, keeps one that fits, or has none', () => {
  const kinds = (become: Draft['passives'] & object): string[] => {
    const drafts: Drafts = {
      ...FORCE,
      change: { ubo: { subtype: 'ordinary' }, passives: become },
      hunter: gun(1, 9, {
        modifiers: [
          { tm: [1, 0], against: { types: ['armour'] } },
          { tm: [2, 0], against: { kinds: ['mediumTank'] } },
          { tm: [4, 0], against: { kinds: ['heavyTank'] } },
          { tm: [8, 0], against: { types: ['infantry'] } },
          { tm: [16, 0], against: { kinds: ['infantry'] } },
          { tm: [32, 0], against: { kinds: ['heavyInfantry'] } },
        ],
      }),
    };
    return ['rifles', 'tank', 'heavy'].map((name) => {
      const b = battle(drafts, { red: { first: [name], ubo: ['change'] }, blue: { first: ['hunter'] } });
      b.to('wave').red.does('wave');
      b.to('undirected').red.does(`attack ${name}`);
      b.to('block').blue.does(`block hunter -> ${name}`);
      return b.to('BEFORE_CALC').stats('blue', 'hunter').split('/')[0]!;
    });
  };
  const to: Selector = { types: ['infantry', 'armour'] };
  expect(kinds([])).toEqual(['25', '4', '6']);
  expect(kinds([{ to, effects: [{ do: 'become', type: 'armour', kind: 'mediumTank' }] }])).toEqual(['4', '4', '4']);
  expect(kinds([{ to, effects: [{ do: 'become', type: 'armour' }] }])).toEqual(['2', '4', '6']);
  expect(kinds([{ to, effects: [{ do: 'become', type: 'infantry' }] }])).toEqual(['25', '9', '9']);
  expect(kinds([{ to, effects: [{ do: 'become', type: 'infantry', kind: 'infantry' }] }])).toEqual(['25', '25', '25']);
  // A text of two parts, of which only the second changes the type, and for tanks alone.
  expect(
    kinds([
      {
        to: { types: ['armour'] },
        effects: [
          { do: 'modify', um: [0, 1] },
          { do: 'become', type: 'infantry' },
        ],
      },
    ]),
  ).toEqual(['25', '9', '9']);
  expect(
    kinds([
      { to: { types: ['ship'] }, effects: [{ do: 'become', type: 'armour' }] },
      { to: { kinds: ['heavyTank'] }, effects: [{ do: 'become', type: 'infantry' }] },
    ]),
  ).toEqual(['25', '4', '9']);
});
rule(
  ['WAR-10.7', 'WAR-9.6'],
  'a unit that is changed by a card stays what it was made, and its neighbours what they were',
  () => {
    const mount = order({
      when: ['BUILD'],
      target: { types: ['infantry'] },
      effects: [{ do: 'become', type: 'armour' }],
    });
    const text: Draft = {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['armour'] }, effects: [{ do: 'modify', um: [1, 0] }] }],
    };
    const b = battle(
      { ...FORCE, mount, text },
      { phase: 'build', red: { first: ['rifles', 'guards'], ubo: ['text'], hand: ['mount', 'mount'] } },
    );
    b.to('build').red.does('play mount', 'choose guards');
    expect(['rifles', 'guards'].map((name) => b.stats('red', name))).toEqual(['2/2', '3/2']);
    b.to('build').red.does('play mount', 'choose rifles');
    expect(['rifles', 'guards'].map((name) => b.stats('red', name))).toEqual(['3/2', '3/2']);
  },
);

const supports = (
  keywords: Keywords,
  red: Record<string, unknown>,
  drafts: Drafts = {},
  plays: readonly string[] = [],
): readonly string[] => {
  const all: Drafts = {
    ...FORCE,
    text: { ubo: { subtype: 'ordinary' }, passives: [{ to: { named: 'guns' }, effects: [{ do: 'grant', keywords }] }] },
    kit: { upgrade: { on: {} }, keywords },
    play: order({ when: ['WAVE_START'], target: {}, effects: [{ do: 'grant', keywords, until: 'turn' }] }),
    guns: unit('howitzer', 1, 1, {}, { line: 2 }),
    others: unit('mortar', 1, 1, {}, { line: 2 }),
    ...drafts,
  };
  const b = battle(all, { red: { first: ['tank'], ...red }, blue: {} });
  b.to('wave').red.does('wave', ...plays);
  b.to('undirected').red.does('attack tank');
  const offered = b.to('ON_ATTACK').red.offered.filter((phrase) => phrase.startsWith('assist'));
  if (offered.length === 0) return [];
  b.red.does(offered[0]!);
  return [...offered, b.stats('red', 'tank')];
};
rule(
  ['WAR-10.2', 'WAR-23.11', 'WAR-26.16'],
  'a property that is lent is used by the unit it is lent to, with the largest number it has',
  () => {
    const second = ['guns', 'others'];
    const lent: Keywords = { artillerySupport: 3 };
    expect(supports(lent, { second })).toEqual([]);
    expect(supports(lent, { second: [{ card: 'guns', under: ['kit'] }, 'others'] })).toEqual([
      'assist guns -> tank',
      '6/3',
    ]);
    expect(supports(lent, { second, hand: ['play'] }, {}, ['play play', 'choose guns'])).toEqual([
      'assist guns -> tank',
      '6/3',
    ]);
    const own = { guns: howitzer(2) };
    expect(supports({ artillerySupport: 1 }, { second: [{ card: 'guns', under: ['kit'] }] }, own)).toEqual([
      'assist guns -> tank',
      '5/3',
    ]);
    expect(supports(lent, { second: ['guns'], hand: ['play'] }, own, ['play play', 'choose guns'])).toEqual([
      'assist guns -> tank',
      '6/3',
    ]);
    expect(
      supports({ artillerySupport: 1 }, { second: ['guns'], hand: ['play'] }, own, ['play play', 'choose guns']),
    ).toEqual(['assist guns -> tank', '5/3']);
    expect(
      supports(lent, { second: ['guns', 'others'], hand: ['play'] }, own, ['play play', 'choose others']).slice(0, 2),
    ).toEqual(['assist guns -> tank', 'assist others -> tank']);
    // The number of another gun is not the number of this one.
    expect(supports(lent, { second: ['guns', { card: 'others', under: ['kit'] }] }, own).at(-1)).toBe('5/3');
  },
);
rule(
  ['WAR-26.1', 'WAR-1.6'],
  'a condition that lends a property lends it to whom it means; what is forbidden is the act that is named',
  () => {
    const drafts: Drafts = {
      ...FORCE,
      eager: {
        ubo: { subtype: 'ordinary' },
        passives: [
          {
            to: { types: ['armour'] },
            effects: [
              { do: 'modify', um: [0, 1] },
              { do: 'grant', keywords: { directedAttack: true } },
            ],
          },
        ],
      },
      tired: {
        ubo: { subtype: 'ordinary' },
        passives: [
          {
            to: { named: 'heavy' },
            effects: [
              { do: 'modify', um: [0, 1] },
              { do: 'forbid', acts: ['attack'] },
            ],
          },
        ],
      },
      mud: order({ when: ['WAVE_START'], target: {}, effects: [{ do: 'forbid', acts: ['move', 'block'] }] }),
    };
    const red = { first: ['rifles', 'tank', 'heavy'], hand: ['mud'] };
    const b = battle(drafts, { red: { ...red, ubo: ['eager'] }, blue: { first: ['rifles'] } });
    b.to('wave').red.does('wave', 'play mud', 'choose tank');
    expect(b.to('directed').red.offered).toEqual(['attack tank -> rifles', 'attack heavy -> rifles', 'done']);
    const c = battle(drafts, { red: { ...red, ubo: ['tired'] }, blue: { first: ['rifles'] } });
    c.to('wave').red.does('wave');
    expect([c.to('undirected').red.offered, c.red.whyNot('attack heavy')]).toEqual([
      ['attack rifles', 'attack tank', 'done'],
      'WAR-1.6',
    ]);
  },
);
rule('WAR-24.10', 'fighters are fighters by day and by night, and fighter-bombers', () => {
  const drafts = {
    day: fighter(1, 1),
    night: unit('nightFighter', 1, 1),
    jabo: unit('fighterBomber', 1, 1),
    bomber: bomber(1, 1, 1),
  };
  const b = battle(drafts, { red: { second: Object.keys(drafts) } });
  expect(Object.keys(drafts).filter((name) => isFighter(b.g, b.card('red', name)))).toEqual(['day', 'night', 'jabo']);
});

const ordinary = { ubo: { subtype: 'ordinary' } } satisfies Draft;
rule('WAR-26.1', 'a text that lends a property to those who have another means those who have it of themselves', () => {
  const grant = { do: 'grant', keywords: { directedAttack: true } } as const;
  const drafts: Drafts = {
    ...FORCE,
    guards: infantry(2, 2, { keywords: { veteran: true } }),
    school: { ...ordinary, passives: [{ to: { has: ['veteran'] }, effects: [grant] }] },
    dig: order({ when: ['WAVE_START'], turn: 'own', target: {}, effects: [{ do: 'modify', um: [0, 1] }] }),
    award: order({
      when: ['WAVE_START'],
      turn: 'own',
      target: {},
      effects: [{ do: 'grant', keywords: { veteran: true } }],
    }),
    drill: order({
      when: ['WAVE_START'],
      turn: 'own',
      effects: [{ ...grant, on: { has: ['veteran'], where: ['first', 'hand'] } }],
    }),
  };
  const directed = (ubo: readonly string[], plays: readonly string[]): readonly string[] => {
    const red = { first: ['rifles', 'guards', 'heavy'], ubo, hand: ['drill', 'dig', 'award'] };
    const b = battle(drafts, { red, blue: { first: ['tank'] } });
    b.to('wave').red.does('wave', ...plays);
    return b.to('directed').red.offered;
  };
  const some = ['attack guards -> tank', 'done'];
  expect([directed([], []), directed(['school'], []), directed([], ['play drill'])]).toEqual([['done'], some, some]);
  // What is played on a unit it has of itself.
  expect(directed(['school'], ['play dig', 'choose heavy', 'play award', 'choose rifles'])).toEqual([
    'attack rifles -> tank',
    ...some,
  ]);
  const number = (guns: Draft, ubo: readonly string[]): string =>
    supports(
      { veteran: true },
      { second: ['guns'], ubo, hand: ['play'] },
      {
        guns,
        play: order({
          when: ['WAVE_START'],
          turn: 'own',
          effects: [
            { do: 'grant', keywords: { artillerySupport: 3 }, on: { has: ['veteran'], where: ['second', 'hand'] } },
          ],
        }),
      },
      ['play play'],
    ).at(-1)!;
  expect([
    number(howitzer(1), []),
    number(howitzer(1), ['text']),
    number(howitzer(1, { keywords: { veteran: true } }), []),
  ]).toEqual(['4/3', '4/3', '6/3']);
});
rule(['WAR-23.12', 'WAR-26.21'], 'a property is used as the own card prints it, else as the own upgrade does', () => {
  const strike = (place: 'first' | 'second'): Keywords => ({
    strike: { n: 1, at: { whose: 'enemy', where: [place] } },
  });
  const drafts: Drafts = {
    ...FORCE,
    rocket: unit('rocketArtillery', 1, 1, { keywords: strike('first') }),
    near: { upgrade: { on: {} }, keywords: strike('first') },
    far: { upgrade: { on: {} }, keywords: strike('second') },
  };
  const strikes = (first: readonly unknown[]): readonly string[] => {
    const b = battle(drafts, { red: { first }, blue: { first: ['rifles'], second: ['guards'] } });
    b.to('wave').red.does('wave');
    return b.to('ON_ATTACK').red.offered.filter((phrase) => phrase.startsWith('strike'));
  };
  expect(strikes([{ card: 'rocket', under: ['far'] }])).toEqual(['strike rocket -> rifles']);
  expect(
    strikes([
      { card: 'tank', under: ['near'] },
      { card: 'heavy', under: ['far'] },
    ]),
  ).toEqual(['strike tank -> rifles', 'strike heavy -> guards']);
});
