/** WAR 7: what a card costs now, who can pay it, and which way of paying is proposed. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { numberOf, secondOf } from '../../../kernel/verbs.ts';
import type { Amounts, Cost } from '../cards/schema.ts';
import { dearerAfter, priceOfCard, printedPrice, proposed, proposedTaps, shortage } from '../rules/07-resources.ts';
import { zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, copies, type Drafts, infantry, order, tank, told, unit } from './at.ts';

const RED = 0 as Seat;
const BLUE = 1 as Seat;
const special = (...yields: readonly Amounts[]): Drafts[string] => ({
  resource: { class: 'special', defence: 3 },
  yields,
});
const SOURCES: Drafts = {
  rail: special({ D: 1 }, { F: 1 }, { U: 1 }),
  works: special({ F: 2 }),
  refinery: special({ U: 2 }),
  port: special({ D: 2, F: 1 }),
  barter: special({ D: 1 }, { U: 1 }),
  pump: special({ U: 1 }, { D: 1 }),
  general: { hero: true },
  truck: unit('armouredCar', 1, 1, { yields: [{ U: 1 }] }),
  convoy: unit('armouredCar', 1, 1, { yields: [{ D: 1 }, { U: 1 }] }),
};
type Side = Readonly<Record<string, readonly string[]>>;
const said = (cost: Cost): string =>
  Object.entries(cost)
    .map(([name, n]) => (name === 'strict' ? `(strictly ${n})` : `${n}${name}`))
    .join('') || 'nothing';
const listed = (cards: readonly string[]): string =>
  [...new Set(cards)].map((card) => `${cards.filter((other) => other === card).length} ${card}`).join(', ');
const shown = (side: Side): string =>
  Object.entries(side)
    .map(([place, cards]) => `${place}: ${listed(cards)}`)
    .join('; ');
/** The building phase of a player who wants one thing at this price. */
function market(cost: Cost, side: Side, pool: Amounts = {}): Battle {
  const drafts = { ...SOURCES, wanted: infantry(1, 1, { cost }) };
  const b = battle(drafts, { phase: 'build', red: { hand: ['wanted'], ...side } }).to('build');
  b.s.D.set(RED, pool.D ?? 0);
  b.s.F.set(RED, pool.F ?? 0);
  b.s.U.set(RED, pool.U ?? 0);
  return b;
}
const poolOf = ({ s }: Battle, seat = RED): number[] => [s.D.get(seat), s.F.get(seat), s.U.get(seat)];
function untapped(b: Battle, of: (seat: Seat) => number = zone.resources): string[] {
  const { table, tapped, cards } = b.s;
  const id = of(RED) as ReturnType<typeof zone.resources>;
  const all = Array.from({ length: table.size(id) }, (_, i) => table.card(id, i));
  return all.filter((card) => tapped.get(card) === 0).map((card) => cards.rows[table.printed(card) - 1]!.id);
}
const amountsTold = (b: Battle, kind: number, from = 0): number[][] =>
  b.t.facts
    .slice(from)
    .filter((one) => one.kind === kind)
    .map(({ a, b: both, c }) => [a, both >> 8, both & 255, c]);

describe('the actual cost', () => {
  const DRAFTS: Drafts = {
    rifles: infantry(1, 1, { cost: { D: 3, U: 2, strict: 'U' } }),
    tank: tank(1, 1, { cost: { D: 3 } }),
    levy: order({
      when: ['BUILD'],
      effects: [{ do: 'reprice', on: { types: ['infantry'], where: ['hand'] }, D: -1, F: 2, U: -1 }],
    }),
    drill: order({ when: ['BUILD'], effects: [{ do: 'modify', on: { types: ['infantry'] }, um: [1, 0] }] }),
    bureau: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['infantry'], where: ['hand'] }, effects: [{ do: 'reprice', D: -1, F: 2, U: -1 }] }],
    },
    riders: {
      ubo: { subtype: 'ordinary' },
      passives: [
        {
          to: { types: ['armour'], where: ['hand'] },
          effects: [
            { do: 'become', type: 'infantry' },
            { do: 'grant', keywords: { veteran: true } },
          ],
        },
      ],
    },
  };
  function priced(hand: string, played: readonly string[], ubo: readonly string[]): string {
    const b = battle(DRAFTS, { phase: 'build', red: { hand: [hand, ...played], ubo } });
    for (const card of played) b.to('build').red.does(`play ${card}`);
    const card = b.s.table.find(zone.hand(RED), (b.s.cards.rows.findIndex(({ id }) => id === hand) + 1) as never);
    const { total, strict } = priceOfCard(b.g, card);
    return `${total.join(' ')}, strictly ${strict.join(' ')}`;
  }
  const CASES: readonly [why: string, card: string, played: string[], ubo: string[], price: string][] = [
    ['is the printed one where no card says otherwise', 'rifles', ['drill'], [], '3 0 2, strictly 0 0 2'],
    ['follows an order, and a discount takes strict ones', 'rifles', ['levy'], [], '2 2 1, strictly 0 0 1'],
    ['follows a card on the table', 'rifles', [], ['bureau'], '2 2 1, strictly 0 0 1'],
    ['follows all of them together', 'rifles', ['drill', 'levy'], ['bureau'], '1 4 0, strictly 0 0 0'],
    ['never falls below nothing', 'rifles', ['levy', 'levy'], ['bureau'], '0 6 0, strictly 0 0 0'],
    ['is not changed by what means other cards', 'tank', ['levy'], ['bureau'], '3 0 0, strictly 0 0 0'],
    ['follows an order for what the card has become', 'tank', ['levy'], ['riders'], '2 2 0, strictly 0 0 0'],
    ['follows a table for what the card has become', 'tank', [], ['riders', 'bureau'], '2 2 0, strictly 0 0 0'],
  ];
  for (const [why, card, played, ubo, price] of CASES)
    rule(['WAR-8.2', 'WAR-R13'], `the actual cost ${why}`, () => expect(priced(card, played, ubo)).toBe(price));
});

describe('who can pay', () => {
  const CASES: readonly [cost: Cost, side: Side, can: boolean][] = [
    [{ D: 1, strict: 'D' }, { resources: copies(2, 'fuel') }, false],
    [{ F: 1, strict: 'F' }, { resources: copies(2, 'fuel') }, false],
    [{ U: 1, strict: 'U' }, { resources: copies(2) }, false],
    [{ F: 1, strict: 'F' }, { resources: ['factory'] }, true],
    // A choice is good for each of its resources, but for one unit only.
    [{ D: 1 }, { resources: ['rail'] }, true],
    [{ F: 1 }, { resources: ['rail'] }, true],
    [{ U: 1 }, { resources: ['rail'] }, true],
    [{ U: 2 }, { resources: ['rail'] }, false],
    [{ U: 2 }, { resources: ['rail', 'tapped rail'] }, false],
    [{ U: 2 }, { resources: ['rail', 'rail'] }, true],
    // Several at once count in full.
    [{ F: 2 }, { resources: ['works'] }, true],
    [{ D: 2, F: 1 }, { resources: ['port'] }, true],
    [{ D: 2, F: 2 }, { resources: ['port'] }, false],
    // Cards that yield nothing stand in nobody's way.
    [{ D: 1 }, { ubo: ['general'], first: ['convoy'] }, true],
    [{ U: 1 }, { ubo: ['general'], second: ['convoy'] }, true],
    [{ U: 1 }, { ubo: ['general'], reserve: ['convoy'] }, false],
    [{ U: 2, strict: 'U' }, { resources: copies(24, 'works'), first: ['tank', 'convoy', 'convoy'] }, true],
    [{ U: 3, strict: 'U' }, { resources: copies(24, 'works'), first: ['tank', 'convoy', 'convoy'] }, false],
  ];
  for (const [cost, side, can] of CASES)
    rule(
      ['WAR-7.7', 'WAR-7.10', 'WAR-14.3'],
      `${said(cost)} ${can ? 'can' : 'cannot'} be paid by ${shown(side)}`,
      () => {
        const b = battle(
          { ...SOURCES, tank: tank(1, 1), wanted: infantry(1, 1, { cost }) },
          { phase: 'build', red: { hand: ['wanted'], ...side } },
        );
        expect(b.to('build').red.whyNot('build wanted')).toBe(can ? undefined : 'WAR-14.3');
      },
    );
});

describe('what is missing', () => {
  type Case = readonly [cost: Cost, resources: string[], pool: Amounts, missing: number[], exchanged: number];
  const CASES: readonly Case[] = [
    [{ D: 3 }, ['depot', 'tapped depot'], {}, [2, 0, 0], 0],
    [{ D: 3, F: 3, U: 3 }, ['depot', 'factory', 'fuel'], { D: 1, F: 1, U: 1 }, [1, 1, 1], 0],
    [{ D: 2 }, ['factory', 'fuel', 'fuel'], {}, [2, 0, 0], 1],
    [{ F: 3 }, ['depot', 'depot', 'fuel', 'fuel'], {}, [0, 3, 0], 2],
    [{ U: 3 }, ['depot', 'depot', 'factory', 'factory', 'factory'], {}, [0, 0, 3], 2],
    // A card of a choice gives what brings nearest, and the first of equals.
    [{ D: 2 }, ['rail'], {}, [1, 0, 0], 0],
    [{ F: 2 }, ['rail'], {}, [0, 1, 0], 0],
    [{ U: 2 }, ['rail'], {}, [0, 0, 1], 0],
    [{ U: 3 }, ['rail', 'rail'], {}, [0, 0, 1], 0],
    [{ D: 1, U: 1 }, ['rail'], {}, [0, 0, 1], 0],
    [{ F: 3, U: 1 }, ['barter', 'works'], {}, [0, 1, 0], 0],
    // Six choices are weighed, the others give what stands first on them.
    [{ U: 9 }, copies(8, 'rail'), {}, [0, 0, 3], 1],
  ];
  for (const [cost, resources, pool, missing, exchanged] of CASES)
    rule('WAR-7.9', `${said(cost)} with ${listed(resources)} and ${said(pool)}`, () => {
      const b = market({}, { resources }, pool);
      const price = printedPrice(cost.D ?? 0, cost.F ?? 0, cost.U ?? 0, 0);
      expect(shortage(b.g, RED, price)).toEqual({ missing, exchanged });
    });
});

describe('the payment that is proposed', () => {
  type Case = readonly [cost: Cost, resources: string[], pool: Amounts, paid: number[], left: string[], over: number[]];
  const NONE = [0, 0, 0];
  const CASES: readonly Case[] = [
    // The native resource, and no more of it than is asked.
    [{ D: 1 }, ['depot', 'depot'], {}, [1, 0, 0], ['depot'], NONE],
    [{ F: 1 }, ['factory', 'factory'], {}, [0, 1, 0], ['factory'], NONE],
    [{ U: 1 }, ['fuel', 'fuel'], {}, [0, 0, 1], ['fuel'], NONE],
    [{ D: 2, F: 1, U: 1 }, ['fuel', 'factory', 'depot'], { D: 1 }, [2, 1, 1], [], NONE],
    // Without it, what there is most of; of equals the first.
    [{ F: 1 }, ['fuel', 'fuel', 'fuel', 'depot'], {}, [0, 0, 2], ['fuel', 'depot'], NONE],
    [{ F: 1 }, ['depot', 'depot', 'fuel'], {}, [2, 0, 0], ['fuel'], NONE],
    [{ U: 1 }, ['depot', 'depot', 'factory'], {}, [2, 0, 0], ['factory'], NONE],
    [{ U: 1 }, ['depot', 'factory', 'factory'], {}, [1, 1, 0], ['factory'], NONE],
    [{ D: 1 }, ['factory', 'fuel', 'fuel'], {}, [0, 1, 1], ['fuel'], NONE],
    [{ D: 4, F: 1 }, [...copies(5), 'fuel', 'fuel'], {}, [5, 0, 1], ['fuel'], NONE],
    // Fewest units first, so a choice is spent before two are exchanged for one.
    [{ D: 1 }, ['fuel', 'fuel', 'rail'], {}, [1, 0, 0], ['fuel', 'fuel'], NONE],
    [{ F: 1 }, ['depot', 'depot', 'rail'], {}, [0, 1, 0], ['depot', 'depot'], NONE],
    [{ U: 1 }, ['depot', 'depot', 'rail'], {}, [0, 0, 1], ['depot', 'depot'], NONE],
    [{ U: 1 }, ['depot', 'depot', 'pump'], {}, [0, 0, 1], ['depot', 'depot'], NONE],
    // Then fewest choices.
    [{ D: 3 }, ['depot', 'rail', 'rail'], { D: 2 }, [3, 0, 0], ['rail', 'rail'], NONE],
    [{ F: 3 }, ['factory', 'rail', 'rail'], { F: 2 }, [0, 3, 0], ['rail', 'rail'], NONE],
    [{ U: 3 }, ['fuel', 'rail', 'rail'], { U: 2 }, [0, 0, 3], ['rail', 'rail'], NONE],
    [{ F: 1 }, ['rail', 'works'], {}, [0, 1, 0], ['rail'], [0, 1, 0]],
    [{ F: 2 }, ['factory', 'rail', 'works'], {}, [0, 2, 0], ['factory', 'rail'], NONE],
    [{ D: 2 }, ['rail', 'port'], {}, [2, 0, 0], ['rail'], [0, 1, 0]],
    // One that yields several of another resource is exchanged where nothing else does.
    [{ D: 1 }, ['fuel', 'works'], {}, [0, 2, 0], ['fuel'], NONE],
    [{ D: 1, strict: 'D' }, ['works', 'refinery', 'rail'], {}, [1, 0, 0], ['works', 'refinery'], NONE],
    // Of more than six the first six are weighed; where those do not do, the first way that does is taken.
    [{ F: 6 }, copies(8, 'rail'), {}, [0, 6, 0], ['rail', 'rail'], NONE],
    [{ D: 7 }, copies(8, 'rail'), {}, [7, 0, 0], ['rail'], NONE],
    [{ F: 7 }, copies(8, 'rail'), {}, [2, 6, 0], [], NONE],
    [{ D: 6, F: 1, strict: 'F' }, ['rail', ...copies(7, 'barter')], {}, [6, 1, 0], ['barter'], NONE],
    // What is turned already gives nothing more.
    [{ D: 1 }, ['tapped depot', 'depot', 'depot'], {}, [1, 0, 0], ['depot'], NONE],
    [{ D: 2, F: 2 }, ['tapped works', 'works', 'depot', 'depot'], {}, [2, 2, 0], [], NONE],
  ];
  for (const [cost, resources, pool, paid, left, over] of CASES) {
    rule(['WAR-R11', 'WAR-7.14'], `${said(cost)} with ${listed(resources)} and ${said(pool)}`, () => {
      const b = market(cost, { resources, ubo: ['general'] }, pool);
      // Whoever only asks what would be paid, and by which cards, is told what will be.
      expect(proposed(b.g, RED, printedPrice(0, 0, 0, 0))).toEqual(NONE);
      const price = priceOfCard(b.g, b.s.table.card(zone.hand(RED), 0));
      const turns = proposedTaps(b.g, RED, price);
      expect(proposed(b.g, RED, price)).toEqual(paid);
      b.red.does('build wanted');
      const { action } = b.t.rules.decision(b.s, RED)!.options.find(({ verb }) => verb === 'pay')!;
      expect([numberOf(action) >> 5, numberOf(action) & 31, secondOf(action)]).toEqual(paid);
      b.red.does('pay');
      expect([amountsTold(b, fact.paid), untapped(b), poolOf(b)]).toEqual([[[RED, ...paid]], left, over]);
      expect(turns).toEqual(told(b, fact.tapped).map(([card]) => card));
    });
  }
  rule('WAR-7.14', 'what another would leave unpaid is not paid by sources that are tapped already', () => {
    const drafts: Drafts = {
      wanted: infantry(1, 1, { cost: { D: 1, strict: 'D' } }),
      works: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { F: 1 }] },
    };
    const gives = (resources: readonly string[]): boolean => {
      const b = battle(drafts, { phase: 'build', red: { hand: ['wanted'], resources } });
      b.to('build').red.does('build wanted');
      return b.red.offers('tap works for 1F');
    };
    expect(gives(copies(4, 'works'))).toBe(true);
    expect(gives(['works', ...copies(3, 'tapped works')])).toBe(false);
  });
  rule('WAR-R11', 'what the proposal makes too dear, and another payment of the same price would not', () => {
    const drafts: Drafts = {
      a: infantry(1, 1, { cost: { D: 1 } }),
      never: tank(1, 1, { cost: { F: 9 } }),
      b: tank(1, 1, { cost: { F: 1 } }),
      c: tank(1, 1, { cost: { F: 1, strict: 'F' } }),
      u: tank(1, 1, { cost: { U: 1 } }),
      free: infantry(1, 1),
      works: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { F: 1 }] },
      rails: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { U: 1 }] },
      plant: { resource: { class: 'special', defence: 3 }, yields: [{ F: 1 }, { U: 1 }] },
    };
    const dearer = (
      hand: readonly string[],
      resources: readonly string[],
      price = printedPrice(1, 0, 0, 0),
    ): string[] => {
      const b = battle(drafts, { phase: 'build', red: { hand, resources } });
      const own = { total: price.total.slice(), strict: price.strict.slice() };
      return dearerAfter(b.g, RED, own).map((card) => b.s.cards.rows[b.s.table.printed(card) - 1]!.id);
    };
    // Of the two that could give the depot the last is taken.
    expect(dearer(['b', 'never', 'free'], ['rails', 'works'])).toEqual(['b']);
    expect(dearer(['b', 'never', 'free'], ['works', 'rails'])).toEqual([]);
    // A card that cannot be paid for at all, looked at before, changes nothing for the next.
    expect(dearer(['never', 'b'], ['works', 'rails'])).toEqual([]);
    expect(dearer(['never', 'b', 'c'], ['rails', 'works'])).toEqual(['b', 'c']);
    // What no payment would leave enough for is not the proposal's fault.
    expect(dearer(['b'], ['works'])).toEqual([]);
    expect(dearer(['b', 'c'], ['works', 'depot', 'depot'])).toEqual([]);
    expect(dearer(['c'], ['rails', 'works'], printedPrice(0, 1, 0, 2))).toEqual([]);
    expect(dearer(['c'], ['plant', 'depot', 'depot', 'works'], printedPrice(0, 1, 0, 2))).toEqual([]);
    expect(dearer(['c'], ['factory', 'depot', 'depot'], printedPrice(0, 1, 0, 2))).toEqual([]);
    // The first of two is taken, and the other is left.
    expect(dearer(['u'], ['works', 'rails'], printedPrice(0, 1, 0, 0))).toEqual([]);
    // What is single and left over counts as well, and what lies in the pool.
    expect(dearer(['b'], ['rails', 'factory', 'works'])).toEqual([]);
  });
  rule('WAR-7.8', 'resource cards go first, then conditions, then the first line, then the second', () => {
    const side = { resources: ['fuel'], ubo: ['dump'], first: ['truck'], second: ['truck'] };
    const tapped = (U: number): boolean[] => {
      const b = battle(
        {
          ...SOURCES,
          dump: { ubo: { subtype: 'ordinary' }, yields: [{ U: 1 }] },
          wanted: infantry(1, 1, { cost: { U } }),
        },
        { phase: 'build', red: { hand: ['wanted'], ...side } },
      );
      b.to('build').red.does('build wanted', 'pay');
      return ['fuel', 'dump', 'truck', 'truck#2'].map((name) => b.isTapped('red', name));
    };
    expect([1, 2, 3, 4].map(tapped)).toEqual([
      [true, false, false, false],
      [true, true, false, false],
      [true, true, true, false],
      [true, true, true, true],
    ]);
  });
});

rule(['WAR-7.14', 'WAR-7.8'], 'every way to tap is on offer once: equal cards are one, used ones none', () => {
  const b = market(
    { D: 1, F: 2, U: 3 },
    {
      resources: ['tapped depot', 'depot', 'depot', 'factory', 'rail', 'fuel'],
      ubo: ['general'],
      first: ['truck', 'tapped convoy'],
      second: ['truck', 'convoy'],
    },
  );
  b.red.does('build wanted');
  expect(b.red.offered).toEqual([
    'pay',
    'tap depot#2 for 1D',
    'tap factory for 1F',
    'tap rail for 1D',
    'tap rail for 1F',
    'tap rail for 1U',
    'tap fuel for 1U',
    'tap truck for 1U',
    'tap truck#2 for 1U',
    'tap convoy#2 for 1D',
    'tap convoy#2 for 1U',
  ]);
  const { prompt, values } = b.t.rules.decision(b.s, RED)!;
  expect([prompt, values]).toEqual(['pay', { D: 1, F: 2, U: 3, strictD: 0, strictF: 0, strictU: 0 }]);
});

rule('WAR-7.14', 'a source that can give one thing or another is not tapped for what leaves the price unpaid', () => {
  const b = market({ D: 1, U: 1 }, { resources: ['barter', 'pump'] });
  b.red.does('build wanted');
  expect(b.red.offered).toEqual([
    'pay',
    'tap barter for 1D',
    'tap barter for 1U',
    'tap pump for 1U',
    'tap pump for 1D',
  ]);
  b.red.does('tap barter for 1D');
  expect(b.red.offered).toEqual(['pay', 'tap pump for 1U']);
  expect(b.red.whyNot('tap pump for 1D')).toBe('WAR-7.14');
  b.red.does('pay');
  expect(poolOf(b)).toEqual([0, 0, 0]);
});

rule(
  'WAR-7.14',
  'a source that gives one thing alone may always be tapped, whatever a choice is still needed for',
  () => {
    const b = market({ F: 1, U: 1, strict: 'F' }, { resources: ['fuel', 'rail'] });
    b.red.does('build wanted');
    expect(b.red.offered).toEqual(['pay', 'tap fuel for 1U', 'tap rail for 1F']);
  },
);

rule(['WAR-7.6', 'WAR-3.3'], 'a source that has gone to losses pays nothing', () => {
  const drafts: Drafts = {
    ...SOURCES,
    fire: order({
      when: ['BUILD'],
      effects: [{ do: 'send', to: 'losses', on: { named: 'fuel', where: ['resources'] } }],
    }),
    wanted: infantry(1, 1, { cost: { U: 1 } }),
  };
  const after = (side: Side): Battle => {
    const b = battle(drafts, { phase: 'build', red: { hand: ['fire', 'wanted'], ...side } });
    b.to('build').red.does('play fire');
    return b.to('build');
  };
  expect(after({ resources: ['depot', 'fuel'] }).red.whyNot('build wanted')).toBe('WAR-14.3');
  const b = after({ resources: ['depot', 'fuel'], first: ['truck'] });
  b.red.does('build wanted');
  expect(b.red.offered).toEqual(['pay', 'tap depot for 1D', 'tap truck for 1U']);
  b.red.does('pay');
  expect([b.isTapped('red', 'truck'), b.isTapped('red', 'fuel'), poolOf(b)]).toEqual([true, false, [0, 0, 0]]);
});

describe('a pool that is enough is spent without waste', () => {
  const CASES: readonly [cost: Cost, pool: Amounts, ways: string[]][] = [
    [{ D: 1 }, { D: 2, U: 3 }, ['spend 2U', 'spend 1D']],
    [{ D: 1, strict: 'D' }, { D: 2, U: 3 }, ['spend 1D']],
    [{ F: 1 }, { D: 1, F: 1, U: 2 }, ['spend 2U', 'spend 1F', 'spend 1D1U']],
    [{ D: 1, U: 1 }, { D: 1, F: 4, U: 1 }, ['spend 2F1U', 'spend 4F', 'spend 1D1U', 'spend 1D2F']],
  ];
  for (const [cost, pool, ways] of CASES)
    rule(['WAR-7.9', 'WAR-R11'], `${said(cost)} of ${said(pool)}`, () => {
      const b = market(cost, {}, pool);
      b.red.does('build wanted');
      expect(b.red.offered).toEqual(ways);
    });
  rule('WAR-7.14', 'what is spent is taken from the pool, and told', () => {
    const b = market({ D: 1, F: 2, U: 1 }, {}, { D: 2, F: 3, U: 4 });
    const before = b.t.facts.length;
    b.red.does('build wanted', 'spend 1D2F1U');
    expect([poolOf(b), amountsTold(b, fact.paid, before), amountsTold(b, fact.pool, before)]).toEqual([
      [1, 1, 3],
      [[RED, 1, 2, 1]],
      [[RED, 1, 1, 3]],
    ]);
  });
});

describe('the pool at the end of a phase', () => {
  const CASES: readonly [seat: Seat, pool: Amounts][] = [
    [RED, { D: 1 }],
    [RED, { F: 1 }],
    [RED, { U: 1 }],
    [BLUE, { D: 1, F: 2, U: 4 }],
  ];
  for (const [seat, pool] of CASES)
    rule('WAR-7.15', `${said(pool)} of ${seat === RED ? 'red' : 'blue'} is lost, and told`, () => {
      const b = market({}, {});
      b.s.D.set(seat, pool.D ?? 0);
      b.s.F.set(seat, pool.F ?? 0);
      b.s.U.set(seat, pool.U ?? 0);
      const before = b.t.facts.length;
      b.to('ATTACK_START');
      expect([poolOf(b, seat), amountsTold(b, fact.pool, before)]).toEqual([[0, 0, 0], [[seat, 0, 0, 0]]]);
    });
  test('an empty pool is not spoken of', () => {
    const b = market({}, { resources: ['depot'] });
    expect(amountsTold(b.to('TURN_END'), fact.pool)).toEqual([]);
  });
  rule('WAR-7.6', 'what a card is tapped for comes into its owner’s pool, and is told', () => {
    const b = market({ D: 3, U: 1 }, { resources: ['depot', 'port', 'fuel'] });
    const card = (name: string): CardId => b.card('red', name);
    b.red.does('build wanted', 'tap port for 2D1F', 'tap fuel for 1U');
    expect([poolOf(b), amountsTold(b, fact.pool)]).toEqual([
      [2, 1, 1],
      [
        [RED, 2, 1, 0],
        [RED, 2, 1, 1],
      ],
    ]);
    expect([b.s.tapped.get(card('port')), b.s.tapped.get(card('depot'))]).toEqual([1, 0]);
  });
});
