/** WAR 6: which cards a text means, what it makes of them, and when it speaks at all. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Condition, Passive, Selector } from '../cards/schema.ts';
import type { Posture } from '../cards/vocabulary.ts';
import {
  battle,
  type Battle,
  bomber,
  copies,
  DIRECTED,
  type Draft,
  type Drafts,
  fighter,
  howitzer,
  infantry,
  order,
  tank,
  unit,
} from './at.ts';

const FORCE: Drafts = {
  rifles: infantry(2, 2, { flags: ['ussr'] }),
  guards: infantry(2, 2, { flags: ['germany'], cost: { D: 1 }, keywords: { veteran: true } }),
  sappers: infantry(2, 2, { cost: { D: 1, F: 1 }, keywords: { sappers: true } }),
  tank: tank(3, 3, { cost: { F: 2, U: 1 } }),
  heavy: unit('heavyTank', 3, 3),
  guns: howitzer(1),
  ship: unit('destroyer', 3, 3),
  agents: unit('commandos', 2, 2),
  plants: { ubo: { subtype: 'ordinary' } },
  forest: { ubo: { subtype: 'terrain' } },
  frost: { ubo: { subtype: 'climate', turns: 3 } },
};
const both = { first: ['rifles', 'guards', 'sappers', 'tank', 'heavy', 'ship', 'agents'], second: ['guns'] };
const picks = (b: Battle, who: 'red' | 'blue'): string[] => {
  if (!b[who].offers('play text')) return [];
  b[who].does('play text');
  return b[who].offered.map((phrase) => phrase.replace('choose ', ''));
};
/** What a tactical card of red may be played on. */
const meant = (target: Selector): string[] => {
  const text = order({ when: ['BUILD'], target, effects: [{ do: 'destroy' }] });
  const b = battle(
    { ...FORCE, text },
    {
      phase: 'build',
      red: { ...both, hand: ['text'], ubo: ['plants'], resources: ['depot'], reserve: ['rifles'] },
      blue: { first: ['guards', 'tank'], ubo: ['plants', 'forest', 'frost'], resources: ['fuel'] },
    },
  );
  return picks(b.to('build'), 'red');
};
rule(
  ['WAR-6.3', 'WAR-6.4', 'WAR-6.6', 'WAR-27.4', 'WAR-25.9'],
  'a text means the cards that answer to all that it says, and no others',
  () => {
    const cases: readonly (readonly [Selector, readonly string[]])[] = [
      [{}, ['rifles', 'guards', 'sappers', 'tank', 'heavy', 'agents', 'guns']],
      [{ whose: 'enemy' }, ['enemy guards', 'enemy tank']],
      [{ whose: 'any', types: ['armour'] }, ['tank', 'heavy', 'enemy tank']],
      [{ where: ['first'] }, ['rifles', 'guards', 'sappers', 'tank', 'heavy', 'agents']],
      [{ where: ['second'] }, ['guns']],
      [{ where: ['reserve'] }, ['rifles#2']],
      [{ where: ['resources'], whose: 'any' }, ['depot', 'enemy fuel']],
      [{ where: ['ubo'], whose: 'enemy' }, ['enemy plants', 'enemy forest', 'enemy frost']],
      [{ where: ['ubo'], whose: 'any', subtype: 'ordinary' }, ['plants', 'enemy plants']],
      [{ where: ['ubo'], whose: 'any', subtype: 'terrain' }, ['enemy forest']],
      [{ where: ['ubo'], whose: 'any', subtype: 'climate' }, ['enemy frost']],
      [{ where: ['first', 'ubo'], cards: ['ubo'] }, ['plants']],
      [{ types: ['infantry'] }, ['rifles', 'guards', 'sappers']],
      [{ types: ['ship'] }, ['ship']],
      [{ kinds: ['heavyTank'] }, ['heavy']],
      [{ kinds: ['destroyer', 'commandos'] }, ['ship', 'agents']],
      [{ has: ['veteran', 'sappers'] }, ['guards', 'sappers']],
      [{ types: ['infantry'], lacks: ['veteran'] }, ['rifles', 'sappers']],
      [{ types: ['infantry'], lacks: ['veteran', 'sappers'] }, ['rifles']],
      [{ flags: ['ussr'] }, ['rifles']],
      [{ flags: ['ussr', 'germany'] }, ['rifles', 'guards']],
      [{ named: 'guards', whose: 'any' }, ['guards', 'enemy guards']],
      [{ home: 1, types: ['infantry', 'artillery'] }, ['rifles', 'guards', 'sappers']],
      [{ home: 2 }, ['guns']],
      [{ types: ['infantry'], costAtMost: 0 }, ['rifles']],
      [{ types: ['infantry'], costAtMost: 1 }, ['rifles', 'guards']],
      [{ types: ['infantry'], costAtMost: 2 }, ['rifles', 'guards', 'sappers']],
      [{ costAtMost: 3, types: ['armour'] }, ['tank', 'heavy']],
      [{ costAtMost: 2, types: ['armour'] }, ['heavy']],
    ];
    const short = (name: string): string => name.replace('#2', '');
    for (const [selector, names] of cases)
      expect([selector, meant(selector).map(short).toSorted()]).toEqual([selector, names.map(short).toSorted()]);
  },
);
rule('WAR-6.6', 'a text about others does not mean the card that it stands on, one without that word does', () => {
  const stats = (other: boolean): string[] => {
    const staff = infantry(2, 2, {
      passives: [
        { to: { types: ['infantry'], ...(other ? { other: true } : {}) }, effects: [{ do: 'modify', um: [1, 0] }] },
      ],
    });
    const b = battle({ ...FORCE, staff }, { red: { first: ['staff', 'rifles', 'tank'] } });
    return ['staff', 'rifles', 'tank'].map((name) => b.stats('red', name));
  };
  expect([stats(true), stats(false)]).toEqual([
    ['2/2', '3/2', '3/3'],
    ['3/2', '3/2', '3/3'],
  ]);
});

/** A wave in which all that a unit can do is done, seen from a window. */
function melee(
  is: Posture,
  window: 'BEFORE_CALC' | 'ON_BREAKTHROUGH' | 'ON_DESTROY',
  stage: 1 | 2 = 1,
  where: 'lines' | 'losses' = 'lines',
): string[] {
  const target: Selector = { whose: 'any', is: [is], ...(where === 'losses' ? { where: ['losses'] } : {}) };
  const drafts: Drafts = {
    hunter: tank(3, 9, DIRECTED),
    blocked: tank(3, 9),
    free: tank(3, 9),
    idle: infantry(1, 9),
    weary: infantry(1, 9),
    raider: bomber(1, 9, 1),
    late: bomber(1, 9, 1),
    ace: fighter(1, 9),
    target: infantry(1, 1),
    victim: infantry(1, 9),
    blocker: infantry(1, 9),
    reserve: infantry(1, 9),
    rear: unit('howitzer', 1, 9, {}, { line: 2 }),
    shell: order({ when: ['WAVE_START'], target: {}, effects: [{ do: 'damage', n: 1 }] }),
    text: order({
      when: [window],
      turn: 'own',
      target,
      effects: where === 'losses' ? [{ do: 'send', to: 'hand' }] : [{ do: 'destroy' }],
    }),
  };
  const b = battle(drafts, {
    red: {
      first: ['hunter', 'blocked', 'free', 'idle', 'tapped weary'],
      second: ['raider', 'late', 'ace'],
      hand: ['shell', 'text'],
    },
    blue: { first: ['target', 'victim', 'blocker', 'reserve'], second: ['rear'] },
  });
  b.to('wave').red.does('wave', 'play shell', 'choose idle');
  b.to('directed').red.does('attack hunter -> target');
  b.to('undirected').red.does('attack blocked', 'attack free');
  b.to('air').red.does('bomb raider -> victim', 'cover with ace');
  b.to('block').blue.does('block blocker -> blocked');
  if (stage === 2) {
    b.to('onward').red.does('advance free -> deck');
    b.to('airRear').red.does('bomb late -> rear');
  }
  b.to(window, 'red');
  return picks(b, 'red')
    .map((name) => name.replace('enemy ', ''))
    .toSorted();
}
rule(
  ['WAR-16.5', 'WAR-16.6', 'WAR-17.5', 'WAR-20.1', 'WAR-27.5'],
  'a text about what units do means those that are doing it at that moment',
  () => {
    expect(melee('attacking', 'BEFORE_CALC')).toEqual(['blocked', 'free', 'hunter', 'raider']);
    expect(melee('attackingDirected', 'BEFORE_CALC')).toEqual(['hunter', 'raider']);
    expect(melee('attackingUndirected', 'BEFORE_CALC')).toEqual(['blocked', 'free']);
    expect(melee('blocking', 'BEFORE_CALC')).toEqual(['blocker', 'target', 'victim']);
    expect(melee('damaged', 'BEFORE_CALC')).toEqual(['idle']);
    expect(melee('untapped', 'BEFORE_CALC')).toEqual(['idle', 'late', 'rear', 'reserve']);
    expect(melee('tapped', 'BEFORE_CALC')).toEqual([
      'ace',
      'blocked',
      'blocker',
      'free',
      'hunter',
      'raider',
      'target',
      'victim',
      'weary',
    ]);
    expect(melee('brokeThrough', 'ON_BREAKTHROUGH')).toEqual(['free']);
    expect(melee('justDestroyed', 'ON_DESTROY', 1, 'losses')).toEqual(['target']);
    expect(melee('attacking', 'BEFORE_CALC', 2)).toEqual(['blocked', 'free', 'hunter', 'late', 'raider']);
    expect(melee('attackingDirected', 'BEFORE_CALC', 2)).toEqual(['hunter', 'raider']);
  },
);

const raised = (passive: Omit<Passive, 'effects'>, red: object, blue: object = {}, on: Draft = {}): string[] => {
  const text: Draft = {
    ...(on.unit === undefined && on.upgrade === undefined ? { ubo: { subtype: 'ordinary' } as const } : {}),
    ...on,
    passives: [{ ...passive, effects: [{ do: 'modify', um: [1, 0] }] }],
  };
  const b = battle({ ...FORCE, text }, { red, blue });
  const names = [...b.at('red', 'first'), ...b.at('red', 'second')];
  return names.filter(
    (name) => b.stats('red', name)[0] !== String(b.s.cards.attack[b.s.table.printed(b.card('red', name))]),
  );
};
rule(['WAR-10.2', 'WAR-9.6', 'WAR-25.9'], 'a text about its own card or about its unit acts on that one alone', () => {
  const unitText = infantry(2, 2);
  expect(raised({ to: 'self' }, { first: ['text', 'rifles', 'tank'] }, {}, unitText)).toEqual(['text']);
  const upgrade: Draft = { upgrade: { on: {} } };
  expect(raised({ to: 'host' }, { first: ['rifles', { card: 'tank', under: ['text'] }] }, {}, upgrade)).toEqual([
    'tank',
  ]);
  expect(raised({ to: {} }, { first: ['rifles', 'tank'], ubo: ['text'] })).toEqual(['rifles', 'tank']);
  // WAR-25.9 is about texts that mean others: its own ship needs not be named.
  expect(raised({ to: 'self' }, { first: ['text', 'ship'] }, {}, unit('destroyer', 3, 3))).toEqual(['text']);
  expect(raised({ to: 'host' }, { first: ['tank', { card: 'ship', under: ['text'] }] }, {}, upgrade)).toEqual(['ship']);
});
rule(
  ['WAR-27.6', 'WAR-12.8'],
  'a text with a condition speaks while the count of such cards is within its bounds',
  () => {
    const speaks = (
      condition: Omit<Condition, 'count'>,
      tanks: number,
      enemies: number,
      whose: 'own' | 'enemy' | 'any' = 'own',
    ): boolean =>
      raised(
        { to: { types: ['infantry'] }, if: [{ count: { types: ['armour'], whose }, ...condition }] },
        { first: ['rifles', ...copies(tanks, 'tank')], ubo: ['text'] },
        { first: copies(enemies, 'tank') },
      ).includes('rifles');
    const counts = [0, 1, 2, 3];
    expect(counts.map((n) => speaks({ least: 2 }, n, 0))).toEqual([false, false, true, true]);
    expect(counts.map((n) => speaks({ most: 1 }, n, 0))).toEqual([true, true, false, false]);
    expect(counts.map((n) => speaks({ least: 1, most: 2 }, n, 0))).toEqual([false, true, true, false]);
    expect(counts.map((n) => speaks({ most: 0 }, n, 3))).toEqual([true, false, false, false]);
    expect(counts.map((n) => speaks({ least: 2 }, 3, n, 'enemy'))).toEqual([false, false, true, true]);
    expect(counts.map((n) => speaks({ least: 3 }, 1, n, 'any'))).toEqual([false, false, true, true]);
    const two: Passive['if'] = [
      { count: { types: ['armour'] }, least: 1 },
      { count: { types: ['ship'] }, least: 1 },
    ];
    const first = (names: readonly string[]): boolean =>
      raised({ to: { types: ['infantry'] }, if: two }, { first: ['rifles', ...names], ubo: ['text'] }).includes(
        'rifles',
      );
    expect([first([]), first(['tank']), first(['ship']), first(['tank', 'ship'])]).toEqual([false, false, false, true]);
    const reserve = raised(
      { to: { types: ['infantry'] }, if: [{ count: { types: ['armour'], where: ['reserve'] }, least: 1 }] },
      { first: ['rifles', 'tank'], ubo: ['text'] },
    );
    expect(reserve).toEqual([]);
    const once = raised(
      { to: { types: ['infantry'] }, if: [{ count: { types: ['artillery'], whose: 'any' }, most: 1 }] },
      { first: ['rifles'], second: ['guns'], ubo: ['text'] },
    );
    expect(once).toEqual(['rifles']);
  },
);
