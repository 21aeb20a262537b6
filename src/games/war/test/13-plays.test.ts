/** WAR 13: when a card or a property may be played, what it may choose, and what is given for it. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Ability, Effect, Price } from '../cards/schema.ts';
import { fact } from '../verbs.ts';
import {
  type Battle,
  battle,
  copies,
  type Draft,
  type Drafts,
  fighter,
  infantry,
  order,
  tank,
  told,
  unit,
} from './at.ts';

const defOf = (b: Battle, id: string): number => b.s.cards.rows.findIndex((row) => row.id === id) + 1;
const DRAW: Effect = { do: 'draw', n: 1 };
const RAISE: Effect = { do: 'modify', um: [1, 0] };

describe('what may be chosen', () => {
  rule('WAR-25.15', 'aircraft on a carrier are chosen by their owner alone', () => {
    const drafts: Drafts = {
      carrier: unit('carrier', 1, 4),
      ace: fighter(1, 1),
      refit: order({ when: ['BUILD'], target: { whose: 'any', where: ['carrier'] }, effects: [RAISE] }),
    };
    const deck = { first: [{ card: 'carrier', aboard: ['ace'] }] };
    const b = battle(drafts, { phase: 'build', red: { ...deck, hand: ['refit'] }, blue: deck });
    b.to('build').red.does('play refit');
    expect([b.red.offered, b.red.whyNot('choose enemy ace')]).toEqual([['choose ace'], 'WAR-25.15']);
    const c = battle(drafts, { phase: 'build', red: { hand: ['refit'] }, blue: deck });
    expect(c.to('build').red.whyNot('play refit')).toBe('WAR-25.15');
  });

  const FORCE: Drafts = {
    rifles: infantry(2, 2),
    tank: tank(3, 3),
    weary: infantry(2, 2, { passives: [{ to: 'self', effects: [{ do: 'forbid', acts: ['untap'] }] }] }),
  };
  function choice(effects: readonly Effect[]): Battle {
    const play = order({ when: ['BUILD'], target: { types: ['infantry'] }, effects });
    const red = { first: ['rifles', 'tapped rifles', 'tapped weary', 'tapped tank'], hand: ['play'] };
    const b = battle({ ...FORCE, play }, { phase: 'build', red });
    b.to('build').red.does('play play');
    return b;
  }
  rule(['WAR-5.6', 'WAR-1.6', 'WAR-27.5'], 'only what is tapped and may be untapped is chosen for it', () => {
    const b = choice([{ do: 'untap' }]);
    expect(b.red.offered).toEqual(['choose rifles#2']);
    expect([b.red.whyNot('choose rifles'), b.red.whyNot('choose weary')]).toEqual(['WAR-27.5', 'WAR-1.6']);
  });
  rule('WAR-27.5', 'each part of the text that is about the chosen card has its say', () => {
    expect(choice([RAISE, { do: 'untap' }]).red.offered).toEqual(['choose rifles#2']);
  });
  rule('WAR-27.5', 'a part of the text that is about other cards has none', () => {
    const b = choice([RAISE, { do: 'untap', on: { types: ['armour'] } }]);
    expect(b.red.offered).toEqual(['choose rifles', 'choose rifles#2', 'choose weary']);
    b.red.does('choose rifles');
    expect([b.isTapped('red', 'tank'), b.isTapped('red', 'rifles#2')]).toEqual([false, true]);
  });
  rule('WAR-9.11', 'two identical cards may do the same unit what changes no characteristics', () => {
    const drafts: Drafts = {
      ...FORCE,
      drill: order({ when: ['BUILD'], target: {}, effects: [{ do: 'grant', keywords: { veteran: true } }] }),
      rouse: order({ when: ['BUILD'], target: {}, effects: [RAISE] }),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { first: ['rifles'], hand: ['drill', 'drill', 'rouse', 'rouse'] },
    });
    for (const card of ['drill', 'rouse']) b.to('build').red.does(`play ${card}`, 'choose rifles');
    b.to('build');
    expect([b.red.offers('play drill'), b.red.whyNot('play rouse')]).toEqual([true, 'WAR-9.11']);
  });
  rule('WAR-9.11', 'properties of two identical cards change one unit together', () => {
    const sergeant = infantry(1, 1, {
      abilities: [{ when: ['BUILD'], price: { tap: true }, target: { types: ['armour'] }, effects: [RAISE] }],
    });
    const b = battle({ ...FORCE, sergeant }, { phase: 'build', red: { first: ['sergeant', 'sergeant', 'tank'] } });
    b.to('build').red.does('use sergeant', 'choose tank');
    b.to('build').red.does('use sergeant#2', 'choose tank');
    expect(b.stats('red', 'tank')).toBe('5/3');
  });
  rule(
    ['WAR-9.6', 'WAR-R16'],
    'a universal change for the clash may go to a unit without one, a tactical one not',
    () => {
      const clash = (change: { um: [number, number] } | { tm: [number, number] }): Draft =>
        order({ when: ['BEFORE_CALC'], target: {}, effects: [{ do: 'modify', ...change, until: 'clash' }] });
      const drafts = { ...FORCE, all: clash({ um: [1, 0] }), here: clash({ tm: [1, 0] }) };
      const b = battle(drafts, { red: { first: ['rifles'], hand: ['all', 'here'] } });
      b.to('wave').red.does('wave');
      b.to('BEFORE_CALC');
      expect([b.red.offers('play all'), b.red.whyNot('play here')]).toEqual([true, 'WAR-R16']);
    },
  );
  rule('WAR-13.2', 'what was chosen once may be chosen again by the next card', () => {
    const shot = order({ when: ['BUILD'], target: { whose: 'enemy', n: 2 }, effects: [{ do: 'damage', n: 1 }] });
    const b = battle(
      { ...FORCE, shot },
      { phase: 'build', red: { hand: ['shot', 'shot'] }, blue: { first: ['tank', 'tank'] } },
    );
    b.to('build').red.does('play shot', 'choose enemy tank');
    expect(b.red.offered).toEqual(['choose enemy tank#2']);
    b.red.does('choose enemy tank#2');
    b.to('build').red.does('play shot', 'choose enemy tank', 'choose enemy tank#2');
    expect([b.damage('blue', 'tank'), b.damage('blue', 'tank#2')]).toEqual([2, 2]);
  });
});

describe('what bars a card', () => {
  const DRAFTS: Drafts = {
    panic: order({ when: ['BUILD'], effects: [DRAW] }, {}, { barredBy: ['counterIntelligence'] }),
    calm: order({ when: ['BUILD'], effects: [DRAW] }),
    guard: infantry(1, 1, { keywords: { counterIntelligence: true } }),
    rifles: infantry(1, 1),
  };
  const CASES: readonly [where: string, red: object, blue: object, why: string | undefined][] = [
    ['on the enemy’s first line', {}, { first: ['guard'] }, 'WAR-26.66'],
    ['behind another unit', {}, { first: ['rifles', 'guard'] }, 'WAR-26.66'],
    ['on the enemy’s second line', {}, { second: ['guard'] }, 'WAR-26.66'],
    ['in the enemy’s reserve', {}, { reserve: ['guard'] }, 'WAR-26.66'],
    ['in the enemy’s losses', {}, { losses: ['guard'] }, undefined],
    ['on the own line', { first: ['guard'] }, {}, undefined],
    ['nowhere', {}, { first: ['rifles'], second: ['rifles'], reserve: ['rifles'] }, undefined],
  ];
  for (const [where, red, blue, why] of CASES)
    rule(['WAR-26.66', 'WAR-26.67', 'WAR-R76'], `the property lies ${where}`, () => {
      const b = battle(DRAFTS, { phase: 'build', red: { hand: ['panic', 'calm'], ...red }, blue });
      expect([b.to('build').red.whyNot('play panic'), b.red.offers('play calm')]).toEqual([why, true]);
    });
});

/** A unit with these properties, and what stands beside it. */
const staffed = (abilities: readonly Ability[], red: object = {}, extra: Drafts = {}): Battle =>
  battle(
    { staff: infantry(1, 3, { abilities }), tank: tank(3, 3), ...extra },
    { phase: 'build', red: { first: ['staff'], ...red }, blue: { first: ['tank'] } },
  );

describe('what a property asks', () => {
  type Case = readonly [what: string, ability: Omit<Ability, 'when' | 'effects'>, red: object, why: string | undefined];
  const CASES: readonly Case[] = [
    ['to be tapped', { price: { tap: true } }, {}, undefined],
    ['to be tapped, and is', { price: { tap: true } }, { first: ['tapped staff'] }, 'WAR-5.2'],
    ['nothing, and is tapped', {}, { first: ['tapped staff'] }, undefined],
    ['three of a deck of three', { price: { deck: 3 } }, { deck: 3 }, undefined],
    ['three of a deck of two', { price: { deck: 3 } }, { deck: 2, hand: copies(3) }, 'WAR-27.5'],
    ['two of a hand of two', { price: { hand: 2 } }, { hand: copies(2) }, undefined],
    ['two of a hand of one', { price: { hand: 2 } }, { hand: ['depot'] }, 'WAR-27.5'],
    ['a tank', { if: [{ count: { types: ['armour'] }, least: 1 }] }, { first: ['staff', 'tank'] }, undefined],
    ['a tank, and there is none', { if: [{ count: { types: ['armour'] }, least: 1 }] }, {}, 'WAR-27.5'],
    ['a target', { target: { types: ['armour'] } }, { first: ['staff', 'tank'] }, undefined],
    ['a target, and there is none', { target: { types: ['armour'] } }, {}, 'WAR-27.5'],
    ['a depot', { price: { D: 1 } }, { resources: ['depot'] }, undefined],
    ['a depot, and there is none', { price: { D: 1 } }, {}, 'WAR-7.14'],
    ['strictly a depot', { price: { D: 1, strict: 'D' } }, { resources: ['fuel', 'fuel'] }, 'WAR-7.14'],
  ];
  for (const [what, ability, red, why] of CASES)
    rule(['WAR-5.2', 'WAR-27.5', 'WAR-7.14'], `a property asks ${what}`, () => {
      const b = staffed([{ when: ['BUILD'], effects: [DRAW], ...ability }], red);
      expect(b.to('build').red.whyNot('use staff')).toBe(why);
    });

  rule(['WAR-7.12', 'WAR-5.4'], 'all of the price is given, and the use is told', () => {
    const price: Price = { tap: true, deck: 2, hand: 1, D: 1 };
    const b = staffed([{ when: ['BUILD'], price, effects: [{ do: 'produce', U: 2 }] }], {
      hand: ['depot', 'fuel'],
      resources: ['depot'],
      deck: 5,
    });
    b.to('build').red.does('use staff', 'pay');
    expect([b.asked, b.red.offered]).toEqual(['discardForPrice', ['take depot', 'take fuel']]);
    b.red.does('take fuel');
    expect([b.isTapped('red', 'staff'), b.isTapped('red', 'depot'), b.deck('red'), b.hand('red')]).toEqual([
      true,
      true,
      3,
      1,
    ]);
    expect([b.at('red', 'losses'), b.s.U.get(0 as never)]).toEqual([['depot', 'depot', 'fuel'], 2]);
    expect(told(b, fact.used)).toEqual([[b.card('red', 'staff'), 0, 0]]);
  });
  rule('WAR-13.2', 'the play of a tactical card is told', () => {
    const b = battle(
      { plan: order({ when: ['BUILD'], effects: [DRAW] }) },
      { phase: 'build', red: { hand: ['plan'] }, blue: {} },
    );
    b.to('build').red.does('play plan');
    expect(told(b, fact.played)).toEqual([[0, defOf(b, 'plan'), 0]]);
  });

  const PRICES: readonly Price[] = [{ D: 1 }, { D: 1, F: 1 }, { D: 1, U: 1 }, { U: 1, deck: 1 }, { deck: 1, hand: 1 }];
  for (const price of PRICES)
    rule('WAR-R102', `what costs ${JSON.stringify(price)} is used as often as it is paid`, () => {
      const b = staffed([{ when: ['BUILD'], price, effects: [DRAW] }], {
        hand: copies(4),
        resources: [...copies(2), ...copies(2, 'factory'), ...copies(2, 'fuel')],
      });
      b.to('build').red.does('use staff');
      expect(b.to('build').red.offers('use staff')).toBe(true);
    });
  rule('WAR-R102', 'what costs a turn of the card and a depot is used again once the card is straight', () => {
    const rally = order({ when: ['BUILD'], target: {}, effects: [{ do: 'untap' }] });
    const price: Price = { tap: true, D: 1 };
    const b = staffed(
      [{ when: ['BUILD'], price, effects: [DRAW] }],
      { hand: ['rally'], resources: copies(2) },
      { rally },
    );
    b.to('build').red.does('use staff', 'pay');
    b.to('build').red.does('play rally', 'choose staff');
    expect(b.to('build').red.offers('use staff')).toBe(true);
  });
  rule('WAR-R102', 'a property that is paid for leaves the free one of the same card alone', () => {
    const b = staffed(
      [
        { when: ['BUILD'], effects: [DRAW] },
        { when: ['BUILD'], price: { D: 1 }, effects: [DRAW] },
      ],
      { resources: copies(2) },
    );
    b.to('build').red.does('use staff (1)', 'pay');
    b.to('build').red.does('use staff');
    b.to('build');
    expect([b.red.whyNot('use staff'), b.red.offers('use staff (1)')]).toEqual(['WAR-R102', true]);
  });
  rule(
    ['WAR-R102', 'WAR-7.12'],
    'the card itself is a price: the free property of it that was used bars no other',
    () => {
      const b = staffed([
        { when: ['BUILD'], effects: [DRAW] },
        { when: ['BUILD'], price: { tap: true, lose: true }, effects: [DRAW] },
      ]);
      b.to('build').red.does('use staff');
      b.to('build').red.does('use staff (1)');
      expect([b.at('red', 'first'), b.at('red', 'losses'), b.hand('red')]).toEqual([[], ['staff'], 2]);
    },
  );
});

rule('WAR-27.5', 'who is asked for a target is told of which card it is', () => {
  const aim = order({ when: ['BUILD'], target: {}, effects: [RAISE] });
  const b = battle({ aim, rifles: infantry(2, 2) }, { phase: 'build', red: { first: ['rifles'], hand: ['aim'] } });
  b.to('build').red.does('play aim');
  const { prompt, values } = b.t.rules.decision(b.s, b.red.seat)!;
  expect([prompt, values]).toEqual(['target', { to: defOf(b, 'aim') }]);
});

describe('a unit that changes its own characteristics', () => {
  const paid = (effects: readonly Effect[], target?: Ability['target']): Ability => ({
    when: ['BUILD', 'WAVE_START'],
    price: { D: 1 },
    effects,
    ...(target === undefined ? {} : { target }),
  });
  const ITSELF = paid([RAISE]);
  /** The second use after the first, in the building phase or at the start of a wave. */
  function after(abilities: readonly Ability[], uses: readonly string[], inWave: boolean): string | undefined {
    const b = staffed(abilities, { first: ['staff', 'tank'], resources: copies(4) });
    if (inWave) b.to('wave').red.does('wave');
    const at = inWave ? 'WAVE_START' : 'build';
    for (const use of uses.slice(0, -1)) {
      b.to(at, 'red').red.does(use);
      while (b.asked !== at || b.who !== 'red') b.skip();
    }
    return b.red.offers(uses.at(-1)!) ? undefined : b.red.whyNot(uses.at(-1)!);
  }
  const CASES: readonly [what: string, abilities: Ability[], uses: string[], inWave: boolean, why?: string][] = [
    ['once in a wave', [ITSELF], ['use staff', 'use staff'], true, 'WAR-8.15'],
    ['once by whichever property', [ITSELF, ITSELF], ['use staff', 'use staff (1)'], true, 'WAR-8.15'],
    ['as often as it likes outside one', [ITSELF], ['use staff', 'use staff'], false],
    ['after another property', [paid([DRAW]), ITSELF], ['use staff', 'use staff (1)'], true],
    ['and draws as often as it likes', [paid([DRAW])], ['use staff', 'use staff'], true],
    ['and others as often as it likes', [paid([RAISE], { types: ['armour'] })], ['use staff', 'use staff'], true],
    ['once, if only in part itself', [paid([DRAW, RAISE])], ['use staff', 'use staff'], true, 'WAR-8.15'],
  ];
  for (const [what, abilities, uses, inWave, why] of CASES)
    rule('WAR-8.15', `changes itself ${what}`, () => expect(after(abilities, uses, inWave)).toBe(why));
});
