/** WAR 13: what the text of a played card does. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { CardId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Effect, Target } from '../cards/schema.ts';
import { ATTACK, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, copies, type Drafts, fort, infantry, order, tank, unit } from './at.ts';

const RED = 0 as Seat;
const BLUE = 1 as Seat;
const FORCE: Drafts = {
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  howitzer: unit('howitzer', 1, 1, {}, { line: 2 }),
  fort: fort(1, 3),
};
/** Red has played this in the building phase. */
function played(effects: readonly Effect[], red: object = {}, blue: object = {}, target?: Target): Battle {
  const play = order({ when: ['BUILD'], effects, ...(target === undefined ? {} : { target }) });
  const hand = ['play', ...((red as { hand?: string[] }).hand ?? [])];
  const b = battle({ ...FORCE, play }, { phase: 'build', red: { ...red, hand }, blue });
  b.to('build').red.does('play play');
  return b;
}
const told = (b: Battle, kind: number): number => b.t.facts.filter((one) => one.kind === kind).length;
/** What the seat can read of a zone, from the bottom up; a dot for what it cannot. */
function seen(b: Battle, seat: Seat, id: ZoneId): string[] {
  const { table, cards } = b.t.view(seat);
  return Array.from({ length: table.size(id) }, (_, i) => cards.rows[table.printed(table.card(id, i)) - 1]?.id ?? '.');
}
const truly = (b: Battle, id: ZoneId): string[] =>
  Array.from(
    { length: b.s.table.size(id) },
    (_, i) => b.s.cards.rows[b.s.table.printed(b.s.table.card(id, i)) - 1]!.id,
  );

describe('decks and hands', () => {
  /** Deck, hand and losses of both after the play; red’s own card is in its losses. */
  const sizes = (b: Battle): number[] => [
    b.deck('red'),
    b.hand('red'),
    b.at('red', 'losses').length,
    b.deck('blue'),
    b.hand('blue'),
    b.at('blue', 'losses').length,
  ];
  const CASES: readonly [effect: Effect, deck: number, sizes: number[]][] = [
    [{ do: 'mill', n: 2 }, 5, [3, 1, 3, 5, 1, 0]],
    [{ do: 'mill', n: 2, who: 'opponent' }, 5, [5, 1, 1, 3, 1, 2]],
    [{ do: 'mill', n: 7, who: 'opponent' }, 5, [5, 1, 1, 0, 1, 5]],
    [{ do: 'draw', n: 2 }, 5, [3, 3, 1, 5, 1, 0]],
    [{ do: 'draw', n: 2, who: 'opponent' }, 5, [5, 1, 1, 3, 3, 0]],
    [{ do: 'draw', n: 7 }, 5, [0, 6, 1, 5, 1, 0]],
  ];
  for (const [effect, deck, after] of CASES)
    rule(['WAR-13.2', 'WAR-R91'], `${JSON.stringify(effect)} with decks of ${deck}`, () => {
      expect(sizes(played([effect], { deck, hand: ['fuel'] }, { deck, hand: ['fuel'] }))).toEqual(after);
    });

  rule('WAR-3.4', 'who has to discard chooses which, and gives no more than there is', () => {
    const b = played([{ do: 'discard', n: 2, who: 'opponent' }], {}, { hand: ['depot', 'fuel', 'tank'] });
    expect([b.who, b.asked, b.blue.offered]).toEqual(['blue', 'discard', ['take depot', 'take fuel', 'take tank']]);
    expect(b.t.rules.decision(b.s, BLUE)!.progress).toEqual({ done: 0, least: 2, most: 2 });
    b.blue.does('take fuel');
    expect(b.blue.offered).toEqual(['take depot', 'take tank']);
    b.blue.does('take depot');
    expect([b.at('blue', 'losses'), b.hand('blue'), b.asked]).toEqual([['fuel', 'depot'], 1, 'build']);
    const poor = played([{ do: 'discard', n: 3, who: 'opponent' }], {}, { hand: ['depot', 'fuel'] });
    while (poor.asked === 'discard') poor.skip();
    expect([poor.at('blue', 'losses').length, poor.hand('blue')]).toEqual([2, 0]);
    expect(played([{ do: 'discard', n: 3 }], { hand: [] }).asked).not.toBe('discard');
  });
  rule('WAR-7.13', 'what is produced is in the pool of who played it', () => {
    const b = played([{ do: 'produce', D: 1, F: 2, U: 3 }]);
    expect([b.s.D.get(RED), b.s.F.get(RED), b.s.U.get(RED), b.s.U.get(BLUE)]).toEqual([1, 2, 3, 0]);
    expect(told(b, fact.looked)).toBe(0);
  });

  const DECK = ['tank', 'fort', 'rifles', 'fuel'];
  rule('WAR-26.68', 'a hand that is looked at is known to who looks, and everybody knows that it was', () => {
    const b = played([{ do: 'look', at: 'hand', who: 'opponent' }], {}, { hand: ['fuel', 'tank'], deck: DECK });
    expect([seen(b, RED, zone.hand(BLUE)).toSorted(), seen(b, RED, zone.deck(BLUE))]).toEqual([
      ['fuel', 'tank'],
      ['.', '.', '.', '.'],
    ]);
    expect(b.t.facts.filter((one) => one.kind === fact.looked).map(({ a, b: of }) => [a, of])).toEqual([[RED, BLUE]]);
  });
  const LOOKS: readonly [n: number, seen: string[]][] = [
    [1, ['.', '.', '.', 'tank']],
    [3, ['.', 'rifles', 'fort', 'tank']],
    [9, ['fuel', 'rifles', 'fort', 'tank']],
  ];
  for (const [n, cards] of LOOKS)
    rule('WAR-13.2', `the top ${n} of a deck of four are looked at, and stay where they are`, () => {
      const b = played([{ do: 'look', at: 'deck', who: 'opponent', n }], {}, { deck: DECK, hand: ['fuel'] });
      expect([seen(b, RED, zone.deck(BLUE)), seen(b, RED, zone.hand(BLUE))]).toEqual([cards, ['.']]);
      expect(b.asked).not.toBe('reorder');
    });
  rule(['WAR-26.84', 'WAR-R82'], 'the top of the own deck is put back in any order', () => {
    const b = played([{ do: 'look', at: 'deck', n: 3, reorder: true }], { deck: DECK });
    expect([b.asked, b.red.offered.toSorted()]).toEqual([
      'reorder',
      ['put back fort', 'put back rifles', 'put back tank'],
    ]);
    b.red.does('put back tank', 'put back rifles', 'put back fort');
    expect(truly(b, zone.deck(RED))).toEqual(['fuel', 'tank', 'rifles', 'fort']);
  });
});

describe('searching', () => {
  const DECK = ['tank', 'fuel', 'rifles', 'tank', 'fort'];
  type To = 'hand' | 'deckTop' | 'reserve' | 'resources';
  const search = (from: 'deck' | 'losses', to: To, n = 1): Battle =>
    played([{ do: 'search', from, for: { cards: ['unit', 'resource'], types: ['armour', 'infantry'] }, n, to }], {
      deck: DECK,
      losses: ['rifles', 'fort', 'rifles'],
    });
  rule(['WAR-27.9', 'WAR-27.10'], 'the searched deck is open to its player alone, and shuffled afterwards', () => {
    const b = search('deck', 'hand');
    expect([b.asked, b.red.offered.toSorted()]).toEqual(['search', ['done', 'take rifles', 'take tank']]);
    expect([seen(b, RED, zone.deck(RED)), seen(b, BLUE, zone.deck(RED))]).toEqual([
      DECK.toReversed(),
      ['.', '.', '.', '.', '.'],
    ]);
    b.red.does('take tank');
    expect([truly(b, zone.hand(RED)), b.deck('red'), told(b, FACT.shuffled)]).toEqual([['tank'], 4, 1]);
    expect(seen(b, BLUE, zone.hand(RED))).toEqual(['tank']);
    expect(seen(b, RED, zone.deck(RED))).toEqual(['.', '.', '.', '.']);
  });
  rule('WAR-27.9', 'losses are searched by the same words, and nothing is shuffled', () => {
    const b = search('losses', 'hand', 2);
    expect([b.red.offered, seen(b, RED, zone.deck(RED))]).toEqual([
      ['take rifles', 'done'],
      ['.', '.', '.', '.', '.'],
    ]);
    b.red.does('take rifles', 'take rifles');
    expect([truly(b, zone.hand(RED)), b.at('red', 'losses'), told(b, FACT.shuffled)]).toEqual([
      ['rifles', 'rifles'],
      ['fort', 'play'],
      0,
    ]);
  });
  rule('WAR-27.10', 'what goes on top lies there after the shuffle', () => {
    const b = search('deck', 'deckTop');
    b.red.does('take rifles');
    expect([truly(b, zone.deck(RED)).at(-1), b.deck('red'), b.hand('red'), told(b, FACT.shuffled)]).toEqual([
      'rifles',
      5,
      0,
      1,
    ]);
  });
  for (const to of ['reserve', 'resources'] as const)
    rule('WAR-27.9', `what is found may come into play: ${to}`, () => {
      const b = search('deck', to);
      b.red.does('take tank');
      expect([b.at('red', 'reserve'), b.at('red', 'resources'), b.hand('red')]).toEqual(
        to === 'reserve' ? [['tank'], [], 0] : [[], ['tank'], 0],
      );
    });
});

describe('what is done to cards', () => {
  const chosen = (effect: Effect, red: object, blue: object, target: Target, ...names: string[]): Battle => {
    const b = played([effect], red, blue, { n: names.length, ...target });
    for (const name of names) b.red.does(`choose ${name}`);
    return b;
  };
  rule('WAR-13.2', 'a text about all cards of a sort does it to each of them, and to no other', () => {
    const effect: Effect = { do: 'damage', n: 1, on: { whose: 'enemy', types: ['armour'] } };
    const b = played([effect], { first: ['tank'] }, { first: ['tank', 'rifles'], second: ['tank'] });
    expect([
      b.damage('red', 'tank'),
      b.damage('blue', 'tank'),
      b.damage('blue', 'tank#2'),
      b.damage('blue', 'rifles'),
    ]).toEqual([0, 1, 1, 0]);
    expect([b.s.effectCount.value, b.at('red', 'losses')]).toEqual([0, ['play']]);
  });
  rule('WAR-13.2', 'a text about its own card does it to that card alone', () => {
    const zealot = infantry(1, 1, {
      abilities: [{ when: ['BUILD'], price: { D: 1 }, effects: [{ do: 'modify', um: [2, 0] }] }],
    });
    const b = battle(
      { zealot },
      { phase: 'build', red: { first: ['zealot', 'zealot'], resources: ['depot'] }, blue: {} },
    );
    b.to('build').red.does('use zealot', 'pay');
    expect([b.stats('red', 'zealot'), b.stats('red', 'zealot#2')]).toEqual(['3/1', '1/1']);
  });
  rule(['WAR-8.5', 'WAR-13.2'], 'each part is done when the one before has had its consequences', () => {
    const b = chosen(
      { do: 'damage', n: 2 },
      {},
      { first: ['rifles', 'tank'], losses: ['rifles'] },
      { whose: 'enemy' },
      'enemy rifles',
    );
    expect(b.at('blue', 'losses')).toEqual(['rifles', 'rifles']);
    const prisoners: Effect = {
      do: 'send',
      to: 'hand',
      on: { whose: 'enemy', where: ['losses'], is: ['justDestroyed'] },
    };
    const c = played(
      [{ do: 'damage', n: 2 }, prisoners],
      {},
      { first: ['rifles', 'tank'], losses: ['rifles'] },
      { whose: 'enemy' },
    );
    c.red.does('choose enemy rifles');
    expect([c.at('blue', 'losses'), truly(c, zone.hand(BLUE))]).toEqual([['rifles'], ['rifles']]);
  });
  rule('WAR-18.6', 'a repair takes all damage from the chosen card', () => {
    const b = played(
      [
        { do: 'damage', n: 2, on: { types: ['armour'] } },
        { do: 'repair', on: 'target' },
      ],
      { first: ['tank', 'tank'] },
      {},
      {},
    );
    b.red.does('choose tank#2');
    expect([b.damage('red', 'tank'), b.damage('red', 'tank#2')]).toEqual([2, 0]);
  });
  rule('WAR-15.4', 'what is deployed goes from the reserve to its home line; what stands on a line stays', () => {
    const b = played([{ do: 'deploy', on: { where: ['reserve', 'second'] } }], {
      reserve: ['rifles', 'howitzer'],
      second: ['tank'],
    });
    expect([b.at('red', 'first'), b.at('red', 'second'), b.at('red', 'reserve')]).toEqual([
      ['rifles'],
      ['tank', 'howitzer'],
      [],
    ]);
  });
  rule(['WAR-23.3', 'WAR-15.1'], 'what is shifted changes lines, and nothing else is moved by it', () => {
    const b = played([{ do: 'shift', on: { where: ['first', 'second', 'reserve', 'resources'] } }], {
      first: ['rifles'],
      second: ['tank'],
      reserve: ['howitzer', 'fort'],
      resources: ['depot'],
    });
    expect([b.at('red', 'first'), b.at('red', 'second'), b.at('red', 'reserve'), b.at('red', 'resources')]).toEqual([
      ['tank'],
      ['rifles'],
      ['howitzer', 'fort'],
      ['depot'],
    ]);
    expect([told(b, fact.stopped), told(b, fact.lost)]).toEqual([0, 1]);
  });
  const SENT: readonly [to: 'hand' | 'deckTop' | 'deckBottom' | 'deck' | 'losses', ...after: unknown[]][] = [
    ['hand', ['rifles'], ['depot', 'fuel'], ['play'], 0],
    ['deckTop', [], ['depot', 'fuel', 'rifles'], ['play'], 0],
    ['deckBottom', [], ['rifles', 'depot', 'fuel'], ['play'], 0],
    ['losses', [], ['depot', 'fuel'], ['rifles', 'play'], 0],
  ];
  for (const [to, ...after] of SENT)
    rule('WAR-27.11', `a card is sent: ${to}`, () => {
      const b = chosen({ do: 'send', to }, { first: ['rifles'], deck: ['fuel', 'depot'] }, {}, {}, 'rifles');
      const found = [truly(b, zone.hand(RED)), truly(b, zone.deck(RED)), b.at('red', 'losses'), told(b, FACT.shuffled)];
      expect([found, b.at('red', 'first'), told(b, fact.destroyed)]).toEqual([after, [], 0]);
    });
  rule('WAR-27.11', 'a card that is sent into the deck is shuffled in', () => {
    const b = chosen({ do: 'send', to: 'deck' }, { first: ['rifles'], deck: copies(9) }, {}, {}, 'rifles');
    expect([truly(b, zone.deck(RED)).includes('rifles'), told(b, FACT.shuffled)]).toEqual([true, 1]);
  });
});

describe('in the attack', () => {
  const INTERRUPTS: Drafts = {
    ...FORCE,
    halt: order({ when: ['BEFORE_BLOCK'], effects: [{ do: 'stop', on: { whose: 'any', types: ['armour'] } }] }),
    pull: order({ when: ['ON_ATTACK'], effects: [{ do: 'shift', on: { types: ['armour'] } }] }),
  };
  const how = (b: Battle, name: string): number => b.s.attacking.get(b.card('red', name));
  const attack = (red: object, blue: object): Battle => {
    const b = battle(INTERRUPTS, { red: { first: ['tank', 'tank', 'rifles'], ...red }, blue });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank', 'attack rifles');
    return b;
  };
  rule('WAR-26.53', 'an attack that is stopped breaks through nowhere; what does not attack is not stopped', () => {
    const b = attack({}, { hand: ['halt'], first: ['tank'] });
    b.to('BEFORE_BLOCK').blue.does('play halt');
    expect([how(b, 'tank'), how(b, 'tank#2'), how(b, 'rifles')]).toEqual([
      ATTACK.stopped,
      ATTACK.none,
      ATTACK.undirected,
    ]);
    expect(b.t.facts.filter((one) => one.kind === fact.stopped).map(({ a }) => a)).toEqual([b.card('red', 'tank')]);
    b.to('ON_BREAKTHROUGH');
    expect([b.hasBrokenThrough('red', 'tank'), b.hasBrokenThrough('red', 'rifles')]).toEqual([false, true]);
  });
  rule(['WAR-26.53', 'WAR-23.3'], 'an attacker that is shifted attacks no more', () => {
    const b = attack({ hand: ['pull'] }, {});
    const [tank1, tank2] = [b.card('red', 'tank'), b.card('red', 'tank#2')];
    b.to('ON_ATTACK').red.does('play pull');
    const { attacking } = b.s;
    expect([b.at('red', 'second'), attacking.get(tank1), attacking.get(tank2)]).toEqual([
      ['tank', 'tank'],
      ATTACK.stopped,
      ATTACK.none,
    ]);
    expect(b.t.facts.filter((one) => one.kind === fact.stopped).map(({ a }) => a as CardId)).toEqual([tank1]);
  });
});

rule(['WAR-12.22', 'WAR-13.3'], 'a Climate whose property is used ends when it would have ended', () => {
  const drafts: Drafts = {
    frost: {
      ubo: { subtype: 'climate', turns: 2 },
      abilities: [{ when: ['BUILD'], price: { D: 1 }, effects: [{ do: 'draw', n: 1 }] }],
    },
  };
  const b = battle(drafts, { phase: 'build', red: { ubo: [{ card: 'frost', turns: 2 }], resources: ['depot'] } });
  b.to('build').red.does('use frost', 'pay');
  expect(b.s.term.get(b.card('red', 'frost'))).toBe(2);
  b.to('TURN_END');
  expect(b.at('red', 'ubo')).toEqual([]);
});
