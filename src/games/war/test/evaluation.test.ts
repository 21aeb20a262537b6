/** The evaluation must lead a player who looks one step ahead to sensible play. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/ids.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { evaluate } from '../evaluation.ts';
import { battle, type Battle, DIRECTED, infantry, tank } from './at.ts';

/** The phrases on offer, the best-looking first. */
function ranked(b: Battle): string[] {
  const { rules, s } = b.t;
  const seat = rules.actor(s);
  const tried = rules.create();
  const value = (i: number): number => {
    rules.copy(tried, s);
    rules.apply(tried, seat, rules.decision(s, seat)!.options[i]!.action, new FastChance(1));
    return evaluate(tried, seat);
  };
  const offered = b[b.who].offered;
  const values = offered.map((_, i) => value(i));
  return offered.toSorted((x, y) => values[offered.indexOf(y)]! - values[offered.indexOf(x)]!);
}
describe('what looks good', () => {
  test('lies between 0 and 1, and what is good for one is bad for the other', () => {
    const b = battle({ tank: tank(3, 3, { cost: { F: 4 } }) }, { red: { first: ['tank'] } });
    const [red, blue] = [evaluate(b.s, 0 as Seat), evaluate(b.s, 1 as Seat)];
    expect(red).toBeGreaterThan(0.5);
    expect(red + blue).toBeCloseTo(1);
  });
  test('building something rather than nothing, and resources before it', () => {
    const drafts = { rifles: infantry(2, 2, { cost: { D: 2 } }) };
    expect(ranked(battle(drafts, { phase: 'resources', red: { hand: ['depot', 'rifles'] } }))[0]).toBe('lay depot');
    const b = battle(drafts, { phase: 'build', red: { hand: ['rifles'], resources: ['depot', 'depot'] } });
    expect(ranked(b.to('build'))[0]).toBe('build rifles');
  });
  test('an attack on a deck that nobody defends, not one into a stronger line', () => {
    const drafts = { tank: tank(3, 3, { cost: { F: 6 } }), wall: tank(5, 5, { cost: { F: 8 } }) };
    const attack = (blue: object): string => {
      const b = battle(drafts, { red: { first: ['tank'] }, blue });
      b.to('wave').red.does('wave');
      return ranked(b.to('undirected'))[0]!;
    };
    expect([attack({}), attack({ first: ['wall'] })]).toEqual(['attack tank', 'done']);
  });
  test('a directed attack on what it can destroy', () => {
    const drafts = {
      tank: tank(3, 3, { ...DIRECTED, cost: { F: 6 } }),
      big: tank(5, 5, { cost: { F: 9 } }),
      gun: infantry(1, 1, { cost: { D: 2 } }),
    };
    // With a short deck the tank would rather stay and guard it.
    const b = battle(drafts, { red: { first: ['tank'], deck: 50 }, blue: { first: ['big', 'tapped gun'] } });
    b.to('wave').red.does('wave');
    expect(ranked(b.to('directed'))[0]).toBe('attack tank -> gun');
  });
  test('a block that wins its clash', () => {
    const drafts = {
      rifles: infantry(2, 1, { cost: { D: 2 } }),
      wall: tank(4, 4, { cost: { F: 6 } }),
      weak: infantry(0, 1, { cost: { D: 6 } }),
    };
    const b = battle(drafts, { red: { first: ['rifles'] }, blue: { first: ['wall', 'weak'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack rifles');
    expect(ranked(b.to('block'))[0]).toBe('block wall -> rifles');
  });
  test('damage where it destroys', () => {
    const drafts = {
      big: tank(3, 9, { ...DIRECTED, cost: { F: 9 } }),
      x: tank(0, 5, { cost: { F: 4 } }),
      y: tank(0, 3, { cost: { F: 4 } }),
    };
    const b = battle(drafts, { red: { first: ['big'] }, blue: { first: ['x', 'y'] } });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack big -> x');
    b.to('block').blue.does('support y -> x');
    b.to('split').red.does(ranked(b)[0]!);
    b.finishWave();
    expect(b.at('blue', 'losses')).toEqual(['y']);
  });
});
