/** WAR 3: what a card leaves behind, and what goes with it. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId } from '../../../kernel/ids.ts';
import type { Ability } from '../cards/schema.ts';
import { ATTACK, MARK } from '../state.ts';
import { fact } from '../verbs.ts';
import {
  type Battle,
  battle,
  bomber,
  copies,
  DIRECTED,
  type Drafts,
  fighter,
  infantry,
  order,
  tank,
  told,
  unit,
} from './at.ts';

const cheer: Ability = {
  when: ['BUILD'],
  price: { tap: true },
  target: { types: ['armour'] },
  effects: [{ do: 'modify', um: [1, 0] }],
};
const FORCE: Drafts = {
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  sergeant: infantry(1, 1, { abilities: [cheer] }),
  shot: order({ when: ['BUILD'], target: { whose: 'any' }, effects: [{ do: 'damage', n: 1 }] }),
  home: order({ when: ['BUILD'], target: { whose: 'any' }, effects: [{ do: 'send', to: 'hand' }] }),
  flag: infantry(1, 1, { passives: [{ to: { types: ['armour'] }, effects: [{ do: 'modify', um: [0, 1] }] }] }),
  drum: infantry(1, 1, { passives: [{ to: { types: ['armour'] }, effects: [{ do: 'modify', um: [0, 2] }] }] }),
};
const camp = (red: object, blue: object = {}): Battle => battle(FORCE, { phase: 'build', red, blue });
const play = (b: Battle, card: string, chosen: string): Battle => {
  b.to('build').red.does(`play ${card}`, `choose ${chosen}`);
  return b.to('build');
};
const cheers = (b: Battle, who: string, whom: string): void => {
  b.to('build').red.does(`use ${who}`, `choose ${whom}`);
};

describe('changes end with their source and with their unit', () => {
  const three = (): Battle => {
    const b = camp({
      first: ['sergeant', 'sergeant', 'sergeant', 'tank', 'tank', 'tank'],
      hand: [...copies(3, 'shot'), 'home'],
    });
    cheers(b, 'sergeant', 'tank');
    cheers(b, 'sergeant#2', 'tank#2');
    cheers(b, 'sergeant#3', 'tank#3');
    return b;
  };
  const stats = (b: Battle): string[] => ['tank', 'tank#2', 'tank#3'].map((name) => b.stats('red', name));
  const CASES: readonly [first: string, after: string[]][] = [
    ['sergeant', ['3/3', '4/3', '4/3']],
    ['sergeant#2', ['4/3', '3/3', '4/3']],
    ['sergeant#3', ['4/3', '4/3', '3/3']],
  ];
  for (const [name, after] of CASES)
    rule('WAR-9.7', `the change by ${name} ends when it falls, the others stand`, () => {
      const b = three();
      expect(stats(b)).toEqual(['4/3', '4/3', '4/3']);
      const tanks = ['tank', 'tank#2', 'tank#3'].map((one) => b.card('red', one));
      const before = told(b, fact.ended).length;
      play(b, 'shot', name);
      const slot = after.indexOf('3/3');
      expect([stats(b), b.s.effectCount.value]).toEqual([after, 2]);
      expect(
        told(b, fact.ended)
          .slice(before)
          .map(([, target]) => target),
      ).toEqual([tanks[slot]]);
      expect(told(b, fact.ended).at(-1)![0]).toBeGreaterThan(0);
    });
  rule('WAR-9.7', 'all of them end, one after the other', () => {
    const b = three();
    play(b, 'shot', 'sergeant#2');
    play(b, 'shot', 'sergeant');
    expect([stats(b), b.s.effectCount.value]).toEqual([['3/3', '3/3', '4/3'], 1]);
    play(b, 'shot', 'sergeant');
    expect([stats(b), b.s.effectCount.value, [...b.s.effects].every((word) => word === 0)]).toEqual([
      ['3/3', '3/3', '3/3'],
      0,
      true,
    ]);
  });
  rule(['WAR-9.7', 'WAR-R100'], 'a unit that comes back has nothing of what it had', () => {
    const b = camp({ first: ['sergeant', 'tank'], hand: ['home', 'shot'] });
    cheers(b, 'sergeant', 'tank');
    play(b, 'shot', 'tank');
    b.s.tapped.set(b.card('red', 'tank'), 1);
    play(b, 'home', 'tank');
    expect(b.s.effectCount.value).toBe(0);
    b.red.does('build tank');
    expect([b.stats('red', 'tank'), b.damage('red', 'tank'), b.isTapped('red', 'tank')]).toEqual(['3/3', 0, false]);
  });
  rule('WAR-9.7', 'what a card does all the time ends when it goes, and others go on', () => {
    const b = camp({ first: ['flag', 'drum', 'flag', 'tank'], hand: copies(2, 'shot') });
    expect(b.stats('red', 'tank')).toBe('3/7');
    play(b, 'shot', 'flag');
    expect([b.stats('red', 'tank'), b.s.watchedCount.value]).toEqual(['3/6', 2]);
    play(b, 'shot', 'drum');
    expect([b.stats('red', 'tank'), b.s.watchedCount.value]).toEqual(['3/4', 1]);
  });
});

describe('what is told of a card that goes', () => {
  rule(['WAR-3.4', 'WAR-27.8'], 'a destroyed card is told so, any other that goes as lost', () => {
    const b = camp({ first: ['rifles'], hand: ['shot', 'shot'] }, { first: ['sergeant'] });
    const victim = b.card('blue', 'sergeant');
    play(b, 'shot', 'enemy sergeant');
    const order1 = b.card('red', 'shot');
    expect([told(b, fact.destroyed), told(b, fact.lost)]).toEqual([[[victim, 0, 0]], [[order1, 0, 0]]]);
    expect(told(b, fact.stopped)).toEqual([]);
  });
  rule(['WAR-27.9', 'WAR-8.5'], 'what was destroyed and comes back does not fall with the next that do', () => {
    const recall = order({
      when: ['BUILD'],
      effects: [{ do: 'search', from: 'losses', for: { types: ['infantry'] }, n: 1, to: 'reserve' }],
    });
    const b = battle(
      { ...FORCE, recall },
      { phase: 'build', red: { first: ['sergeant'], hand: ['shot', 'recall', 'shot'] }, blue: { first: ['sergeant'] } },
    );
    play(b, 'shot', 'sergeant');
    expect(b.s.marks.get(b.card('red', 'sergeant'))).toBe(MARK.fallen);
    b.red.does('play recall', 'take sergeant');
    b.turn('blue').turn('red');
    expect(b.at('red', 'first')).toEqual(['sergeant']);
    play(b, 'shot', 'enemy sergeant');
    expect([b.at('red', 'first'), b.at('blue', 'losses')]).toEqual([['sergeant'], ['sergeant']]);
  });
  rule(['WAR-21.2', 'WAR-R43'], 'how many cards a deck lost is told, and nothing where it was asked for none', () => {
    const mill = (n: number, deck: number): number[][] => {
      const drafts: Drafts = {
        spy: infantry(1, 1, {
          abilities: [{ when: ['BUILD'], price: { deck: n, D: 1 }, effects: [{ do: 'mill', n: 3, who: 'opponent' }] }],
        }),
      };
      const b = battle(drafts, {
        phase: 'build',
        red: { first: ['spy'], resources: ['depot'] },
        blue: { deck },
      });
      b.to('build').red.does('use spy', 'pay');
      return told(b, fact.deckLost);
    };
    expect(mill(0, 5)).toEqual([[1, 3, 0]]);
    expect(mill(2, 1)).toEqual([
      [0, 2, 0],
      [1, 1, 0],
    ]);
  });
});

describe('the target of an attack goes', () => {
  const escape: Ability = { when: ['BEFORE_BLOCK'], price: { lose: true }, effects: [{ do: 'draw', n: 1 }] };
  const late: Ability = { ...escape, when: ['ON_BLOCK'] };
  const drafts: Drafts = {
    tank: tank(3, 3, DIRECTED),
    riders: tank(3, 3, { keywords: { tankRiders: true } }),
    rifles: infantry(2, 2),
    ghost: infantry(1, 1, { abilities: [escape, late] }),
    wall: tank(1, 9),
    bomber: bomber(1, 1, 2),
    carrier: unit('carrier', 1, 4),
    ace: fighter(1, 1),
    naval: unit('groundAttack', 1, 1, {}, { bombing: 2, bombs: ['first'] }),
  };
  const how = (b: Battle, name: string): number => b.s.attacking.get(b.card('red', name));
  const clash = (b: Battle, name: string): CardId => b.s.clash.get(b.card('red', name));
  const wave = (red: object, blue: object = { first: ['ghost', 'wall'] }): Battle => {
    const b = battle(drafts, { red, blue });
    b.to('wave').red.does('wave');
    return b;
  };
  rule('WAR-R62', 'before blocks: its attackers become undirected, which is told; others keep their target', () => {
    const b = wave({ first: ['tank', 'tank', 'rifles'] });
    b.to('directed').red.does('attack tank -> ghost', 'attack tank#2 -> wall');
    b.to('undirected').red.does('attack rifles');
    const before = told(b, fact.declared).length;
    b.to('BEFORE_BLOCK').blue.does('use ghost');
    const one = b.card('red', 'tank');
    expect([how(b, 'tank'), clash(b, 'tank')]).toEqual([ATTACK.undirected, one]);
    expect([how(b, 'tank#2'), clash(b, 'tank#2')]).toEqual([ATTACK.directed, b.card('blue', 'wall')]);
    expect(told(b, fact.declared).slice(before)).toEqual([[one, one, ATTACK.undirected]]);
    expect(told(b, fact.stopped)).toEqual([]);
    expect(how(b, 'rifles')).toBe(ATTACK.undirected);
  });
  rule('WAR-R62', 'after blocks: the attacker keeps what it was, and has not broken through', () => {
    const b = wave({ first: ['tank'] });
    b.to('directed').red.does('attack tank -> ghost');
    const target = b.card('blue', 'ghost');
    b.to('ON_BLOCK').blue.does('use ghost (1)');
    expect([how(b, 'tank'), clash(b, 'tank')]).toEqual([ATTACK.directed, target]);
    b.finishWave();
    expect(b.hasBrokenThrough('red', 'tank')).toBe(false);
  });
  rule(
    'WAR-R62',
    'aircraft stop, from the field and from a carrier, and it is told; those over other units fly on',
    () => {
      const b = wave({
        first: [{ card: 'carrier', aboard: ['naval'] }],
        second: ['bomber', 'bomber'],
      });
      b.to('air').red.does('bomb naval -> ghost', 'bomb bomber -> ghost', 'bomb bomber#2 -> wall');
      b.to('BEFORE_BLOCK').blue.does('use ghost');
      expect([how(b, 'naval'), how(b, 'bomber'), how(b, 'bomber#2')]).toEqual([
        ATTACK.stopped,
        ATTACK.stopped,
        ATTACK.air,
      ]);
      expect([clash(b, 'naval'), clash(b, 'bomber'), clash(b, 'bomber#2')]).toEqual([0, 0, b.card('blue', 'wall')]);
      const stopped = told(b, fact.stopped).map(([card]) => card);
      expect(new Set(stopped)).toEqual(new Set([b.card('red', 'naval'), b.card('red', 'bomber')]));
      expect(stopped.length).toBe(2);
    },
  );
  for (const first of [
    ['riders', 'rifles'],
    ['rifles', 'riders'],
  ])
    rule(
      ['WAR-R62', 'WAR-R74'],
      `a pair stays one attacker, named after the first of the two: ${first.join(', ')}`,
      () => {
        const b = wave({ first });
        b.to('directed').red.does('attack riders carrying rifles', 'attack riders -> ghost');
        b.to('BEFORE_BLOCK').blue.does('use ghost');
        const lead = b.card('red', first[0]!);
        expect([clash(b, 'riders'), clash(b, 'rifles')]).toEqual([lead, lead]);
        expect([how(b, 'riders'), how(b, 'rifles')]).toEqual([ATTACK.undirected, ATTACK.undirected]);
        expect(b.to('block').blue.offered).toEqual([`block wall -> ${first[0]!}`, 'done']);
      },
    );
});

describe('one of a pair', () => {
  const drafts: Drafts = {
    riders: tank(3, 3, { keywords: { tankRiders: true } }),
    rifles: infantry(2, 2),
    wall: tank(1, 9),
    sniper: infantry(1, 1, { keywords: { longRangeFire: 2 } }),
    halt: order({
      when: ['BEFORE_BLOCK'],
      target: { whose: 'enemy', is: ['attacking'] },
      effects: [{ do: 'stop' }],
    }),
  };
  const pair = (): Battle => {
    const b = battle(drafts, {
      red: { first: ['riders', 'rifles'] },
      blue: { first: ['wall', 'sniper'], hand: ['halt'] },
    });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack riders carrying rifles', 'attack riders -> wall');
    return b.to('BEFORE_BLOCK');
  };
  const state = (b: Battle, card: CardId): number[] => [
    b.s.attacking.get(card),
    b.s.clash.get(card),
    b.s.partner.get(card),
  ];
  for (const name of ['riders', 'rifles'])
    rule(['WAR-26.53', 'WAR-26.60'], `${name} is stopped: both are, each once, and both stay tapped`, () => {
      const b = pair();
      const cards = ['riders', 'rifles'].map((one) => b.card('red', one));
      b.blue.does('play halt', `choose enemy ${name}`);
      expect(cards.map((card) => state(b, card))).toEqual([
        [ATTACK.stopped, 0, 0],
        [ATTACK.stopped, 0, 0],
      ]);
      expect(told(b, fact.stopped).map(([card]) => card)).toEqual(name === 'riders' ? cards : cards.toReversed());
      expect(cards.map((card) => b.s.tapped.get(card))).toEqual([1, 1]);
    });
  rule(['WAR-26.60', 'WAR-R74'], 'the infantry falls: the tank stops, and nobody else is told to', () => {
    const b = pair();
    const lead = b.card('red', 'riders');
    b.blue.does('fire sniper -> rifles');
    expect([b.at('red', 'losses'), state(b, lead)]).toEqual([['rifles'], [ATTACK.stopped, 0, 0]]);
    expect(told(b, fact.stopped)).toEqual([[lead, 0, 0]]);
  });
});

rule(['WAR-10.3', 'WAR-25.16'], 'a card takes down what lies under or on it, and nothing of its neighbours', () => {
  const drafts: Drafts = {
    tank: tank(1, 1),
    plates: { upgrade: { on: {} }, modifiers: [{ um: [1, 0] }] },
    carrier: unit('carrier', 1, 1, {}, { capacity: 4 }),
    ace: fighter(1, 1),
    sink: order({
      when: ['BUILD'],
      target: { whose: 'enemy', types: ['ship', 'armour'] },
      effects: [{ do: 'destroy' }],
    }),
  };
  const blue = {
    first: [
      { card: 'tank', under: ['plates', 'plates'] },
      { card: 'tank', under: ['plates'] },
      { card: 'carrier', aboard: ['ace', 'ace'] },
      { card: 'carrier', aboard: ['ace'] },
    ],
  };
  const b = battle(drafts, { phase: 'build', red: { hand: copies(2, 'sink') }, blue });
  b.to('build').red.does('play sink', 'choose enemy tank');
  b.to('build').red.does('play sink', 'choose enemy carrier');
  expect([b.at('blue', 'first'), b.at('blue', 'under'), b.at('blue', 'carrier')]).toEqual([
    ['tank', 'carrier'],
    ['plates'],
    ['ace'],
  ]);
  expect(b.at('blue', 'losses').toSorted()).toEqual(['ace', 'ace', 'carrier', 'plates', 'plates', 'tank']);
  expect(b.stats('blue', 'tank')).toBe('2/1');
});
