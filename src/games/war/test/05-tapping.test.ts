/** WAR 5: when cards are turned and straightened, and what is told of it. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { fact } from '../verbs.ts';
import { battle, copies, type Draft, type Drafts, fighter, fort, infantry, order, tank, told, unit } from './at.ts';

const FORCE: Drafts = {
  tank: tank(3, 3),
  radio: infantry(1, 1, {
    abilities: [{ when: ['TURN_START', 'BUILD'], turn: 'both', price: { tap: true }, effects: [{ do: 'draw', n: 1 }] }],
  }),
  jam: order({ when: ['BUILD'], effects: [{ do: 'tap', on: { types: ['armour'] } }] }),
  rally: order({ when: ['BUILD'], turn: 'both', effects: [{ do: 'untap', on: { types: ['armour', 'infantry'] } }] }),
};

rule(['WAR-5.1', 'WAR-5.2'], 'a card that is tapped already is not tapped again, and nothing is told of it', () => {
  const b = battle(FORCE, { phase: 'build', red: { first: ['tank', 'tapped tank'], hand: ['jam'] } });
  b.to('build').red.does('play jam');
  expect([b.isTapped('red', 'tank'), b.isTapped('red', 'tank#2')]).toEqual([true, true]);
  expect(told(b, fact.tapped)).toEqual([[b.card('red', 'tank'), 1, 0]]);
});
rule('WAR-5.6', 'a card is untapped once in a phase, and again in the next', () => {
  const b = battle(FORCE, {
    phase: 'build',
    red: { first: ['tank', 'tapped radio'], hand: copies(3, 'rally') },
    blue: { first: ['tapped radio'] },
  });
  const radio = b.card('red', 'radio');
  b.to('build').red.does('play rally');
  expect([b.isTapped('red', 'radio'), told(b, fact.untapped)]).toEqual([false, [[radio, 0, 0]]]);
  b.to('build').red.does('use radio');
  b.to('build').red.does('play rally');
  expect([b.isTapped('red', 'radio'), b.isTapped('blue', 'radio'), told(b, fact.untapped).length]).toEqual([
    true,
    true,
    1,
  ]);
  b.turn('blue').turn('red').to('build').red.does('use radio');
  b.to('build').red.does('play rally');
  expect(b.isTapped('red', 'radio')).toBe(false);
});

describe('the beginning of the turn', () => {
  rule(['WAR-5.5', 'WAR-R6'], 'what is tapped at the start of the own turn stays so until the next one', () => {
    const b = battle(FORCE, { phase: 'start', red: { first: ['radio', 'tapped radio'] }, blue: {} });
    const [used, other] = [b.card('red', 'radio'), b.card('red', 'radio#2')];
    b.to('TURN_START').red.does('use radio');
    expect(told(b, fact.tapped)).toEqual([[used, 2, 0]]);
    b.to('build');
    expect([b.isTapped('red', 'radio'), b.isTapped('red', 'radio#2')]).toEqual([true, false]);
    expect([told(b, fact.tapped), told(b, fact.untapped)]).toEqual([
      [
        [used, 2, 0],
        [used, 1, 0],
      ],
      [[other, 0, 0]],
    ]);
    b.turn('blue').turn('red').to('build');
    expect(b.isTapped('red', 'radio')).toBe(false);
  });
  rule(['WAR-5.5', 'WAR-R6'], 'what the other player taps then is untapped in that player’s turn', () => {
    const b = battle(FORCE, { phase: 'start', red: {}, blue: { first: ['radio'] } });
    b.to('TURN_START', 'blue').blue.does('use radio');
    expect(told(b, fact.tapped)).toEqual([[b.card('blue', 'radio'), 1, 0]]);
    b.turn('blue');
    expect(b.isTapped('blue', 'radio')).toBe(true);
    expect(b.to('build').isTapped('blue', 'radio')).toBe(false);
  });

  const ALL: Record<string, Draft> = {
    tank: tank(3, 3),
    ace: fighter(1, 1),
    carrier: unit('carrier', 1, 4),
    fort: fort(1, 3),
    rifles: infantry(1, 1),
    dump: { ubo: { subtype: 'ordinary' } },
    weary: infantry(1, 1, { passives: [{ to: 'self', effects: [{ do: 'forbid', acts: ['untap'] }] }] }),
  };
  const side = {
    first: [
      'tapped tank',
      { card: 'carrier', tapped: true, aboard: ['tapped ace'] },
      { card: 'fort', tapped: true, under: ['tapped rifles'] },
      'tapped weary',
    ],
    second: ['tapped tank'],
    reserve: ['tapped tank'],
    resources: ['tapped depot'],
    ubo: ['tapped dump'],
  };
  for (const who of ['red', 'blue'] as const)
    rule(['WAR-5.5', 'WAR-29.2'], `every card of ${who} is untapped wherever it lies, and none of the other’s`, () => {
      const active = who === 'red' ? 'player1' : 'player2';
      const b = battle(ALL, { phase: 'start', active, red: side, blue: side });
      b.to('resources');
      const names = ['tank', 'tank#2', 'tank#3', 'carrier', 'ace', 'fort', 'rifles', 'depot', 'dump', 'weary'];
      const straight = (of: 'red' | 'blue'): string[] => names.filter((name) => !b.isTapped(of, name));
      expect([straight(who), straight(who === 'red' ? 'blue' : 'red')]).toEqual([names.slice(0, -1), []]);
    });
});
