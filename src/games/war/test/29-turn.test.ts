/** WAR 4, 22 and 29: opening hands, the phases of a turn, and what ends with them. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Term } from '../cards/vocabulary.ts';
import { PHASE, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { type Battle, battle, copies, type Drafts, infantry, order, tank, told, unit } from './at.ts';

const RED = 0 as Seat;
const BLUE = 1 as Seat;

describe('opening hands', () => {
  const UNITS: Drafts = { rifles: infantry(1, 1) };
  /** Red's hand is the top seven of its deck. */
  const deal = (top: readonly string[], rest: number): Battle =>
    battle(UNITS, { phase: 'redeal', red: { deck: [...top, ...copies(rest)] } });
  const MIXED = [...copies(3), ...copies(4, 'rifles')];
  const price = (b: Battle): unknown => b.t.rules.decision(b.s, RED)!.values;
  rule(['WAR-4.5', 'WAR-4.6'], 'a redeal that is paid for is told with its price, and shows nobody the hand', () => {
    const b = deal(MIXED, 20);
    expect(price(b)).toEqual({ left: 3, price: 2 });
    b.red.does('redeal');
    expect([told(b, fact.redealt), told(b, FACT.revealed)]).toEqual([[[RED, 2, 0]], []]);
    expect([b.at('red', 'losses').length, b.hand('red'), b.deck('red')]).toEqual([2, 7, 18]);
  });
  rule(['WAR-4.4', 'WAR-4.5'], 'a free one is told as such, and the hand is shown', () => {
    const b = deal(copies(7), 20);
    expect(price(b)).toEqual({ left: 3, price: 0 });
    b.red.does('redeal');
    expect([told(b, fact.redealt), told(b, FACT.revealed).length]).toEqual([[[RED, 0, 0]], 7]);
    expect([b.at('red', 'losses').length, b.hand('red'), b.deck('red')]).toEqual([0, 7, 20]);
  });
  const PRICES: readonly [resources: number, price: number][] = [
    [0, 0],
    [1, 0],
    [2, 2],
    [6, 2],
    [7, 0],
  ];
  for (const [n, asked] of PRICES)
    rule(['WAR-4.4', 'WAR-R4'], `${n} resource cards of seven: a redeal costs ${asked}`, () => {
      expect(price(deal([...copies(n), ...copies(7 - n, 'rifles')], 9))).toEqual({ left: 3, price: asked });
    });
  rule(['WAR-4.6', 'WAR-27.5'], 'it is paid out of the deck as it lies', () => {
    expect([deal(MIXED, 2).red.offered, deal(MIXED, 1).red.offered]).toEqual([['pass', 'redeal'], ['pass']]);
    expect(deal(MIXED, 1).red.whyNot('redeal')).toBe('WAR-4.6');
    expect(deal(copies(7), 0).red.offers('redeal')).toBe(true);
  });
});

describe('defeat', () => {
  const frost: Drafts = { frost: { ubo: { subtype: 'climate', turns: 3 } } };
  rule(['WAR-22.1', 'WAR-R45'], 'is told, and nothing of the turn happens any more', () => {
    const b = battle(frost, { phase: 'start', red: { deck: 1, ubo: [{ card: 'frost', turns: 1 }] } });
    expect([told(b, fact.defeated), told(b, fact.term), b.t.outcome]).toEqual([[[RED, 0, 0]], [], [-1, 1]]);
    const c = battle(frost, { phase: 'start', red: { deck: 2, ubo: [{ card: 'frost', turns: 1 }] } });
    expect([told(c, fact.defeated), told(c, fact.term).length, c.t.outcome]).toEqual([[], 1, undefined]);
  });
});

rule(['WAR-1.7', 'WAR-29.1'], 'each turn and each of its phases is told', () => {
  const b = battle({}, { phase: 'start', turn: 5 });
  b.turn('blue');
  expect(told(b, fact.turn)).toEqual([
    [RED, 5, 0],
    [BLUE, 6, 0],
  ]);
  const { start, untap, draw, resources, building, attack, reserves, end } = PHASE;
  expect(told(b, fact.phase)).toEqual([
    ...[start, untap, draw, resources, building, attack, reserves, end].map((phase) => [phase, RED, 0]),
    [start, BLUE, 0],
  ]);
});

describe('what has ended has its consequences at once', () => {
  /** The watch falls when its player has no veteran; the oath makes one, for so long, and sends the old one off. */
  const oath = (until: Term): Drafts => ({
    rifles: infantry(2, 2),
    old: infantry(1, 1, { keywords: { veteran: true } }),
    watch: { ubo: { subtype: 'ordinary', falls: [{ count: { has: ['veteran'] }, most: 0 }] } },
    oath: order({
      when: ['TURN_START'],
      effects: [
        { do: 'grant', on: { named: 'rifles' }, keywords: { veteran: true }, until },
        { do: 'send', on: { named: 'old' }, to: 'losses' },
      ],
    }),
  });
  /** At which questions the watch still lies. */
  function lies(until: Term, ...asked: readonly [string, ('red' | 'blue')?][]): boolean[] {
    const b = battle(oath(until), {
      phase: 'start',
      red: { first: ['rifles', 'old'], ubo: ['watch'], hand: ['oath'] },
    });
    b.to('TURN_START').red.does('play oath');
    return asked.map(([window, who]) => b.to(window, who).at('red', 'ubo').includes('watch'));
  }
  rule(['WAR-7.15', 'WAR-12.8'], 'with the phase', () => {
    expect(lies('phase', ['TURN_START', 'blue'], ['resources', 'red'])).toEqual([true, false]);
  });
  rule(['WAR-R98', 'WAR-12.8'], 'with the turn', () => {
    expect(lies('turn', ['BUILD_START'], ['TURN_END', 'blue'], ['TURN_START', 'blue'])).toEqual([true, true, false]);
  });
  rule('WAR-12.8', 'at the start of the own next turn', () => {
    expect(lies('ownTurn', ['TURN_END'], ['TURN_START', 'blue'], ['TURN_END', 'blue'], ['TURN_START', 'red'])).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('what has come has its consequences at once', () => {
  const DRAFTS: Drafts = {
    rifles: infantry(2, 2),
    guns: unit('howitzer', 1, 1, {}, { line: 2 }),
    both: infantry(1, 1, {}, { line: 'both' }),
    lean: { ubo: { subtype: 'ordinary', falls: [{ count: { cards: ['resource'], where: ['resources'] }, least: 1 }] } },
    empty: { ubo: { subtype: 'ordinary', falls: [{ count: { types: ['infantry', 'artillery'] }, least: 1 }] } },
  };
  rule(['WAR-12.8', 'WAR-7.4'], 'a resource card that is laid', () => {
    const b = battle(DRAFTS, { phase: 'resources', red: { hand: ['depot', 'fuel'], ubo: ['lean'] } });
    b.red.does('lay depot');
    expect([b.at('red', 'ubo'), b.asked]).toEqual([[], 'resources']);
  });
  for (const name of ['rifles', 'guns'])
    rule(['WAR-12.8', 'WAR-15.4'], `${name} that leave the reserve`, () => {
      const b = battle(DRAFTS, { phase: 'reserves', red: { reserve: [name], ubo: ['empty'] } });
      expect([b.asked, b.at('red', 'ubo')]).toEqual(['TURN_END', []]);
    });
  rule(['WAR-12.8', 'WAR-15.4', 'WAR-R3'], 'a unit that is sent to a line of its owner’s choice', () => {
    const b = battle(DRAFTS, { phase: 'reserves', red: { reserve: ['rifles', 'both', 'both'], ubo: ['empty'] } });
    const first = b.card('red', 'both');
    const { prompt, values } = b.t.rules.decision(b.s, RED)!;
    expect([prompt, values, b.red.offered]).toEqual([
      'line',
      { card: first, to: b.s.table.printed(first) },
      ['first line', 'second line'],
    ]);
    b.red.does('second line');
    expect([b.at('red', 'second'), b.at('red', 'ubo'), b.asked]).toEqual([['both'], [], 'line']);
    b.red.does('first line');
    expect([b.at('red', 'first').toSorted(), b.at('red', 'second'), b.asked]).toEqual([
      ['both', 'rifles'],
      ['both'],
      'TURN_END',
    ]);
  });
});

describe('the end of phases and turns', () => {
  const fill = (b: Battle): void => {
    for (const seat of [RED, BLUE]) for (const pool of [b.s.D, b.s.F, b.s.U]) pool.set(seat, 2);
  };
  const pools = (b: Battle): number[] => [RED, BLUE].flatMap((seat) => [b.s.D, b.s.F, b.s.U].map((of) => of.get(seat)));
  const ENDS: readonly [last: string, next: string, who?: 'blue'][] = [
    ['TURN_START', 'resources'],
    ['BUILD_END', 'ATTACK_START'],
    ['ATTACK_END', 'TURN_END'],
    ['TURN_END', 'TURN_START', 'blue'],
  ];
  for (const [window, next, who] of ENDS)
    rule('WAR-7.15', `pools are empty between ${window} and ${next}`, () => {
      const b = battle({}, { phase: 'start', red: { hand: ['depot'] } }).to(window);
      fill(b);
      expect(pools(b.to(next, who))).toEqual([0, 0, 0, 0, 0, 0]);
    });
  rule('WAR-R98', 'a change for the phase ends with it', () => {
    const drafts: Drafts = {
      tank: tank(3, 3),
      rouse: order({ when: ['BUILD'], target: {}, effects: [{ do: 'modify', um: [2, 0], until: 'phase' }] }),
    };
    const b = battle(drafts, { phase: 'build', red: { first: ['tank'], hand: ['rouse'] } });
    b.to('build').red.does('play rouse', 'choose tank');
    expect([b.to('BUILD_END').stats('red', 'tank'), b.to('ATTACK_START').stats('red', 'tank')]).toEqual(['5/3', '3/3']);
    expect(b.at('red', 'losses')).toEqual(['rouse']);
  });
  rule('WAR-18.6', 'damage from outside a wave is gone with the turn, which is told of the damaged alone', () => {
    const drafts: Drafts = {
      tank: tank(3, 3),
      shot: order({ when: ['BUILD'], target: { whose: 'enemy' }, effects: [{ do: 'damage', n: 2 }] }),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { hand: ['shot', 'shot'], first: ['tank'] },
      blue: { first: ['tank', 'tank'] },
    });
    b.to('build').red.does('play shot', 'choose enemy tank#2');
    expect(b.to('TURN_END').damage('blue', 'tank#2')).toBe(2);
    b.turn('blue');
    expect([b.damage('blue', 'tank#2'), told(b, fact.repaired)]).toEqual([0, [[b.card('blue', 'tank#2'), 0, 0]]]);
  });
  rule('WAR-R102', 'what costs nothing is used once in a turn, whatever the phase, by the last card too', () => {
    const drafts: Drafts = {
      staff: infantry(1, 1, { abilities: [{ when: ['TURN_START', 'BUILD'], effects: [{ do: 'draw', n: 1 }] }] }),
    };
    const b = battle(drafts, { phase: 'start', active: 'player2', red: {}, blue: { first: ['staff'] } });
    b.to('TURN_START').blue.does('use staff');
    expect(b.to('build').blue.whyNot('use staff')).toBe('WAR-R102');
    b.turn('red').turn('blue');
    expect(b.blue.offers('use staff')).toBe(true);
    expect(b.to('build').blue.offers('use staff')).toBe(true);
  });
});

describe('the attack phase', () => {
  const FORCE: Drafts = { tank: tank(3, 3) };
  const waves = (b: Battle): unknown => b.t.rules.decision(b.s, RED)!.values;
  rule(['WAR-16.8', 'WAR-29.39', 'WAR-R33'], 'waves are counted, and an empty one is the last', () => {
    const b = battle(FORCE, { red: { first: ['tank'] }, blue: {} }).to('wave');
    expect(waves(b)).toEqual({ waves: 0 });
    b.red.does('wave');
    b.to('undirected').red.does('attack tank');
    expect(waves(b.to('wave'))).toEqual({ waves: 1 });
    b.red.does('wave');
    b.finishWave();
    while (b.asked === 'WAVE_END') b.skip();
    expect(b.asked).toBe('ATTACK_END');
    expect(told(b, fact.wave).map(([n]) => n)).toEqual([1, 0, 2, 0]);
  });
  rule('WAR-16.8', 'the phase of the next turn begins anew', () => {
    const b = battle(FORCE, { red: { first: ['tank'] }, blue: {} });
    b.to('wave').red.does('wave');
    b.turn('blue');
    expect(b.to('wave').who).toBe('blue');
    expect(b.s.table.size(zone.first(RED))).toBe(1);
  });
});
