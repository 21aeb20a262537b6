/** WAR 1 and 3 to 5: scope, zones, set-up, tapping. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { READY_DECKS } from '../decks/index.ts';
import { war } from '../game.ts';
import { zone } from '../state.ts';
import { battle, DIRECTED, type Drafts, infantry, order, tank, unit } from './at.ts';

const many = (n: number, id: string): string[] => Array<string>(n).fill(id);

rule(['WAR-1.1', 'WAR-1.4'], 'two players, two decks, and the divisions that go with them; nothing else', () => {
  const t = new Scenario(war);
  expect(t.rules.seats).toBe(2);
  expect(t.s.table.cards).toBe(
    60 * 2 + READY_DECKS.slice(0, 5).filter((deck, i) => (i === 0 || i === 4) && deck.division !== undefined).length,
  );
});
rule('WAR-R2', 'both players may fight for the same side', () => {
  const deck = READY_DECKS[0]!.id;
  const t = new Scenario(war, { setup: { deck1: deck, deck2: deck, first: 1 } });
  expect(t.toAct).toEqual(['player1']);
});
rule(['WAR-1.3', 'WAR-21.2', 'WAR-22.1'], 'cards knocked out of the deck bring its owner to defeat', () => {
  const b = battle({ tank: tank(3, 3) }, { red: { first: ['tank'] }, blue: { deck: 4 } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  b.to('onward').red.does('advance tank -> deck');
  b.finishWave();
  expect([b.deck('blue'), b.at('blue', 'losses').length]).toEqual([1, 3]);
  while (b.t.outcome === undefined) b.skip();
  expect(b.t.outcome).toEqual([1, -1]);
});
rule(['WAR-1.5', 'WAR-1.6'], 'a card overrules the rules, and of two cards the one that forbids wins', () => {
  const drafts: Drafts = {
    forest: {
      ubo: { subtype: 'terrain' },
      passives: [{ to: { whose: 'any', types: ['armour'] }, effects: [{ do: 'forbid', acts: ['directedAttack'] }] }],
    },
    orders: {
      ubo: { subtype: 'ordinary' },
      passives: [
        { to: { types: ['armour', 'infantry'] }, effects: [{ do: 'grant', keywords: { directedAttack: true } }] },
      ],
    },
    tank: tank(3, 3),
    rifles: infantry(1, 1),
  };
  const b = battle(drafts, {
    red: { first: ['tank', 'rifles'], ubo: ['orders'] },
    blue: { first: ['rifles'], ubo: ['forest'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed');
  expect(b.red.offers('attack rifles -> rifles')).toBe(true);
  expect(b.red.whyNot('attack tank -> rifles')).toBe('WAR-1.6');
});
rule('WAR-1.7', 'turns alternate, and each runs through the phases in their order', () => {
  const b = battle({}, { phase: 'start', red: {}, blue: {} });
  b.turn('blue').turn('red');
  const phase = b.t.rules.game.facts.list.find(({ fact }) => fact === 'phase')!.id;
  const told = b.t.facts.filter(({ kind }) => kind === phase).map(({ a, b: seat }) => `${seat}:${a}`);
  expect(told.slice(0, 9)).toEqual(['0:1', '0:2', '0:3', '0:4', '0:5', '0:6', '0:7', '0:8', '1:1']);
});
rule(['WAR-1.8', 'WAR-1.9'], 'who goes first is a setting, so that a match can draw lots and alternate', () => {
  expect(new Scenario(war, { setup: { first: 1 } }).toAct).toEqual(['player1']);
  expect(new Scenario(war, { setup: { first: 2 } }).toAct).toEqual(['player2']);
});
rule('WAR-1.8', 'unless it is set it is drawn by lot, as often the one as the other', () => {
  const first = Array.from({ length: 40 }, (_, i) => new Scenario(war, { seed: i }).toAct[0]);
  expect(first.filter((seat) => seat === 'player1').length).toBeGreaterThan(8);
  expect(first.filter((seat) => seat === 'player2').length).toBeGreaterThan(8);
});
rule(['WAR-1.10', 'WAR-3.4', 'WAR-8.4'], 'a destroyed unit lies in losses, face up for everybody', () => {
  const b = battle({ a: tank(3, 3, DIRECTED), z: infantry(1, 2) }, { red: { first: ['a'] }, blue: { first: ['z'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack a -> z');
  b.finishWave();
  const losses = zone.losses(1 as Seat);
  const view = b.t.view('spectator');
  expect(view.cards.rows[view.table.printed(view.table.top(losses)) - 1]!.id).toBe('z');
});
rule(
  ['WAR-3.1', 'WAR-3.3', 'WAR-R90'],
  'hands and decks are hidden, their size is not; everything else lies open',
  () => {
    const position = {
      phase: 'build',
      red: {
        hand: ['z'],
        first: ['z'],
        second: ['z'],
        reserve: ['z'],
        resources: ['depot'],
        losses: ['z'],
        deck: ['z', 'z'],
      },
    };
    const b = battle({ z: infantry(1, 1) }, position);
    const { table } = b.t.view(1 as Seat);
    const red = 0 as Seat;
    const shown = (id: ReturnType<typeof zone.hand>): number[] =>
      Array.from({ length: table.size(id) }, (_, i) => table.printed(table.card(id, i)));
    expect([shown(zone.hand(red)), shown(zone.deck(red))]).toEqual([[0], [0, 0]]);
    for (const open of [zone.first, zone.second, zone.reserve, zone.resources, zone.losses])
      expect(shown(open(red)).every((def) => def > 0)).toBe(true);
    // The owner sees the own hand and not the own deck.
    const own = b.t.view(red).table;
    expect([own.printed(own.card(zone.hand(red), 0)) > 0, own.printed(own.top(zone.deck(red)))]).toEqual([true, 0]);
  },
);
rule(['WAR-3.2', 'WAR-R76'], 'on the table means the reserve too: Counter-intelligence works there', () => {
  const drafts = {
    agent: infantry(1, 1, { keywords: { counterIntelligence: true } }),
    sabotage: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }, {}, { barredBy: ['counterIntelligence'] }),
  };
  const offered = (blue: object): boolean =>
    battle(drafts, { phase: 'build', red: { hand: ['sabotage'] }, blue })
      .to('build')
      .red.offers('play sabotage');
  expect([
    offered({}),
    offered({ reserve: ['agent'] }),
    offered({ losses: ['agent'] }),
    offered({ hand: ['agent'] }),
  ]).toEqual([true, false, true, true]);
});
rule(['WAR-3.5', 'WAR-3.6'], 'a unit in reserve does not attack, act or block, and nothing can be aimed at it', () => {
  const drafts: Drafts = {
    rifles: infantry(2, 2, DIRECTED),
    guns: unit('howitzer', 1, 1, {
      keywords: { artillerySupport: 1, strike: { n: 1, at: { whose: 'enemy', where: ['first'] } } },
    }),
    panic: order({ when: ['WAVE_START'], target: { whose: 'enemy', types: ['infantry'] }, effects: [{ do: 'tap' }] }),
  };
  const b = battle(drafts, { red: { reserve: ['rifles', 'guns'], hand: ['panic'] }, blue: { reserve: ['rifles'] } });
  b.to('wave').red.does('wave');
  expect([b.red.whyNot('play panic'), b.red.offers('strike guns -> rifles')]).toEqual(['WAR-27.5', false]);
  b.to('directed');
  expect(b.red.offered).toEqual(['done']);
  b.to('undirected');
  expect(b.red.offered).toEqual(['done']);
});
rule(
  ['WAR-3.7', 'WAR-16.5', 'WAR-17.12'],
  'units on the second line are covered by the first: they neither block nor can be attacked there',
  () => {
    const b = battle(
      { tank: tank(3, 3, DIRECTED), rifles: infantry(1, 1) },
      { red: { first: ['tank'] }, blue: { second: ['rifles'] } },
    );
    b.to('wave').red.does('wave');
    expect(b.to('directed').red.offered).toEqual(['done']);
    b.to('undirected').red.does('attack tank');
    expect(b.to('block').blue.whyNot('block rifles -> tank')).toBe('WAR-17.12');
  },
);
rule(
  ['WAR-3.8', 'WAR-15.4', 'WAR-29.41', 'WAR-R3', 'WAR-R97'],
  'units leave the reserve for their home line; one of both lines goes where its owner says',
  () => {
    const drafts = {
      rifles: infantry(1, 1),
      guns: unit('howitzer', 1, 1, {}, { line: 2 }),
      ace: unit('fighter', 1, 1),
      scouts: infantry(1, 1, {}, { line: 'both' }),
    };
    const b = battle(drafts, { phase: 'reserves', red: { reserve: ['rifles', 'guns', 'ace', 'scouts', 'scouts'] } });
    b.to('line').red.does('first line', 'second line');
    expect([b.at('red', 'first').toSorted(), b.at('red', 'second').toSorted()]).toEqual([
      ['rifles', 'scouts'],
      ['ace', 'guns', 'scouts'],
    ]);
  },
);
rule(
  ['WAR-3.9', 'WAR-13.3', 'WAR-4.2'],
  'the UBO zone holds UBOs, the division, and tactical cards as long as they act',
  () => {
    const drafts: Drafts = {
      division: { division: true },
      condition: { ubo: { subtype: 'ordinary' } },
      push: order({ when: ['BUILD'], target: { types: ['infantry'] }, effects: [{ do: 'modify', um: [1, 0] }] }),
      rifles: infantry(1, 1),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { ubo: ['division'], hand: ['condition', 'push'], first: ['rifles'] },
    });
    b.to('build').red.does('build condition');
    b.to('build').red.does('play push', 'choose rifles');
    expect(b.at('red', 'ubo')).toEqual(['division', 'condition', 'push']);
    b.turn('blue');
    expect([b.at('red', 'ubo'), b.at('red', 'losses')]).toEqual([['division', 'condition'], ['push']]);
  },
);

rule(
  ['WAR-4.1', 'WAR-11.4', 'WAR-R21', 'WAR-2.7'],
  'the announced division lies in the UBO zone from the start and never goes',
  () => {
    const t = new Scenario(war);
    const ubo = zone.ubo(0 as Seat);
    expect([t.s.table.size(ubo), t.s.cards.row(t.s.table.printed(t.s.table.card(ubo, 0))).division]).toEqual([1, true]);
    const drafts: Drafts = {
      division: { division: true },
      raid: order({
        when: ['BUILD'],
        target: { whose: 'enemy', where: ['ubo'], cards: ['ubo'] },
        effects: [{ do: 'destroy' }],
      }),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { hand: ['raid'], ubo: ['division'] },
      blue: { ubo: ['division'] },
    });
    expect(b.to('build').red.whyNot('play raid')).toBe('WAR-27.5');
    b.to('TURN_END');
    expect([b.red.offers('discard division'), b.red.offers('buy off division')]).toEqual([false, false]);
  },
);
rule(
  ['WAR-4.3', 'WAR-4.8', 'WAR-4.9', 'WAR-29.3'],
  'seven cards at the start; the first player draws one in the first turn, then everybody two',
  () => {
    const t = new Scenario(war, { setup: { first: 1 } });
    const hand = (seat: number): number => t.s.table.size(zone.hand(seat as Seat));
    expect(hand(0)).toBe(7);
    t.at('player1').does('pass');
    t.at('player2').does('pass');
    expect([hand(0), hand(1)]).toEqual([7, 7]);
    t.at('player1').does('pass');
    t.at('player2').does('pass');
    expect([hand(0), t.s.table.size(zone.deck(0 as Seat))]).toEqual([8, 52]);
    const b = battle({}, { phase: 'start', turn: 2, red: {} }).to('resources');
    expect(b.hand('red')).toBe(2);
  },
);
const opening = (cards: readonly string[]) =>
  battle(
    { rifles: infantry(1, 1) },
    { phase: 'redeal', red: { deck: [...cards, ...many(20, 'rifles')] }, blue: { deck: 30 } },
  );
rule(
  ['WAR-4.4', 'WAR-4.5', 'WAR-R4'],
  'fewer than two resource cards, or nothing else: the redeal is free and the hand is shown',
  () => {
    const price = (cards: readonly string[]): number => {
      const b = opening(cards);
      return b.t.rules.decision(b.s, 0 as Seat)!.values['price']!;
    };
    expect(price(['depot', ...many(6, 'rifles')])).toBe(0);
    expect(price(many(7, 'depot'))).toBe(0);
    expect(price(['depot', 'fuel', ...many(5, 'rifles')])).toBe(2);
    const b = opening(['depot', ...many(6, 'rifles')]);
    b.red.does('redeal');
    expect(b.t.facts.filter(({ kind, seenBy }) => kind === 1 && (seenBy & 2) !== 0)).toHaveLength(7);
    // WAR-R4: the first player finishes before the second is asked.
    expect(b.who).toBe('red');
    b.red.does('pass');
    expect([b.who, b.asked]).toEqual(['blue', 'redeal']);
  },
);
rule(
  ['WAR-4.6', 'WAR-4.7', 'WAR-R5'],
  'any other redeal costs two cards of the shuffled deck; three redeals are all',
  () => {
    const b = opening(['depot', 'fuel', ...many(5, 'rifles')]);
    const before = b.deck('red');
    b.red.does('redeal');
    const paid = b.at('red', 'losses').length;
    expect([paid, b.deck('red'), b.hand('red')]).toEqual([2, before - 2, 7]);
    b.red.does('redeal', 'redeal');
    expect([b.who, b.s.redeals.get(0 as Seat)]).toEqual(['blue', 3]);
  },
);

const TAPS: Drafts = {
  tank: tank(3, 3, DIRECTED),
  rifles: infantry(1, 1),
  hq: unit('headquarters', 1, 1, { keywords: { command: {} } }),
  alert: order({ when: ['TURN_START'], target: { types: ['infantry'] }, effects: [{ do: 'tap' }] }),
};
rule(['WAR-5.1', 'WAR-5.2', 'WAR-5.3', 'WAR-R86'], 'a tapped card can do nothing that needs tapping', () => {
  const b = battle(TAPS, { red: { first: ['tapped tank', 'rifles', 'tapped hq'] }, blue: { first: ['rifles'] } });
  b.to('wave').red.does('wave');
  expect(b.to('WAVE_START').red.whyNot('command hq -> rifles')).toBe('WAR-5.2');
  expect(b.to('directed').red.whyNot('attack tank -> rifles')).toBe('WAR-5.2');
  expect(b.to('undirected').red.whyNot('attack tank')).toBe('WAR-5.2');
});
rule(
  ['WAR-5.4', 'WAR-16.7', 'WAR-17.9', 'WAR-29.29', 'WAR-15.3', 'WAR-7.6'],
  'attacking, blocking, being attacked in the rear, moving and producing tap a card',
  () => {
    const drafts = { ...TAPS, medic: infantry(1, 1, { cost: { D: 1 } }) };
    const b = battle(drafts, {
      phase: 'build',
      red: { first: ['tank', 'tank', 'rifles'], resources: ['depot'], hand: ['medic'] },
      blue: { first: ['rifles'], second: ['rifles'], resources: ['fuel'] },
    });
    b.to('build').red.does('build medic', 'pay');
    b.to('BUILD_END').red.does('move rifles');
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank', 'attack tank#2');
    b.to('block').blue.does('block rifles -> tank');
    b.to('onward').red.does('advance tank#2 -> fuel');
    b.finishWave();
    expect(['depot', 'rifles', 'tank', 'tank#2'].map((name) => b.isTapped('red', name))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(b.isTapped('blue', 'fuel') || b.at('blue', 'losses').includes('fuel')).toBe(true);
  },
);
rule(
  ['WAR-5.5', 'WAR-29.2', 'WAR-R6'],
  'everything untaps in the own turn, except what was tapped at its very start',
  () => {
    const b = battle(TAPS, {
      phase: 'start',
      red: { first: ['tapped tank', 'rifles'], resources: ['tapped depot'], hand: ['alert'] },
      blue: { first: ['tapped tank'] },
    });
    b.to('TURN_START').red.does('play alert', 'choose rifles');
    b.to('resources');
    expect([
      b.isTapped('red', 'tank'),
      b.isTapped('red', 'depot'),
      b.isTapped('red', 'rifles'),
      b.isTapped('blue', 'tank'),
    ]).toEqual([false, false, true, true]);
  },
);
rule('WAR-5.6', 'a card is untapped at most once in a phase', () => {
  const drafts = {
    tank: tank(3, 3),
    again: order({
      when: ['WAVE_END'],
      turn: 'own',
      target: { types: ['armour'], is: ['tapped'] },
      effects: [{ do: 'untap' }],
    }),
  };
  const b = battle(drafts, { red: { first: ['tank'], hand: ['again', 'again'] } });
  const attackOnce = (): void => {
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('WAVE_END');
  };
  attackOnce();
  b.red.does('play again', 'choose tank');
  attackOnce();
  expect(b.red.whyNot('play again')).toBe('WAR-5.6');
});
