/** What is tried out of its time, with another's card or with one that cannot do it is refused by the rule that says so. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { act } from '../verbs.ts';
import { battle, fort, infantry, tank } from './at.ts';

const FORCE = { tank: tank(3, 3), rifles: infantry(2, 2), fort: fort(1, 3) };
const built = () =>
  battle(FORCE, {
    phase: 'build',
    red: {
      first: ['tank', { card: 'fort', under: ['rifles'] }],
      reserve: ['rifles'],
      hand: ['tank'],
      resources: ['depot'],
    },
    blue: { first: ['tank'] },
  }).to('build');

rule(
  ['WAR-3.5', 'WAR-6.1', 'WAR-8.13', 'WAR-27.4', 'WAR-R48'],
  'a card that cannot act is told why, whatever is asked of it',
  () => {
    const b = built();
    const why = (action: Action): string | undefined => b.t.rules.why(b.s, 0 as Seat, action)?.rule;
    const [mine, enemy] = [b.card('red', 'tank'), b.card('blue', 'tank')];
    const [waiting, below] = [b.card('red', 'rifles'), b.card('red', 'rifles#2')];
    expect([
      why(act.attack(enemy)),
      why(act.attack(waiting)),
      why(act.attack(below)),
      why(act.attack(b.card('red', 'depot'))),
      why(act.strike(mine, enemy)),
      why(act.directed(mine, waiting)),
    ]).toEqual(['WAR-27.4', 'WAR-3.5', 'WAR-R48', 'WAR-6.1', 'WAR-8.13', 'WAR-3.6']);
  },
);
rule(
  ['WAR-13.1', 'WAR-14.1', 'WAR-29.12', 'WAR-29.15', 'WAR-15.2'],
  'what is done at another time is refused by the rule of that time',
  () => {
    const b = built();
    const why = (action: Action): string | undefined => b.t.rules.why(b.s, 0 as Seat, action)?.rule;
    const mine = b.card('red', 'tank');
    const rifles = b.s.table.printed(b.card('red', 'rifles'));
    expect([why(act.wave()), why(act.attack(mine)), why(act.move(mine)), why(act.build(rifles))]).toEqual([
      'WAR-29.12',
      'WAR-29.15',
      'WAR-15.2',
      'WAR-14.1',
    ]);
    // A tactical card that is not in the hand waits for no moment.
    expect(why(act.play(rifles))).toBe('WAR-13.1');
    // What is on offer is not refused, and who is not asked is told no rule.
    expect([why(act.build(b.s.table.printed(mine))), b.t.rules.why(b.s, 1 as Seat, act.wave())]).toEqual([
      undefined,
      undefined,
    ]);
  },
);
rule(
  ['WAR-5.2', 'WAR-7.7', 'WAR-7.8', 'WAR-7.13', 'WAR-8.13', 'WAR-8.14', 'WAR-23.7', 'WAR-23.8'],
  'a card that could not do it at its time either is told so, and not that the time is wrong',
  () => {
    const b = battle(FORCE, {
      phase: 'build',
      red: {
        first: ['tank', { card: 'fort', under: ['rifles'] }, 'rifles'],
        resources: ['depot', { card: 'factory', tapped: true }],
      },
      blue: { first: ['tank'] },
    }).to('build');
    const why = (action: Action): string | undefined => b.t.rules.why(b.s, 0 as Seat, action)?.rule;
    const [mine, bunker, rifles] = [b.card('red', 'tank'), b.card('red', 'fort'), b.card('red', 'rifles')];
    const [depot, factory] = [b.card('red', 'depot'), b.card('red', 'factory')];
    expect([why(act.tap(depot, 0)), why(act.tap(depot, 1)), why(act.tap(factory, 0)), why(act.tap(mine, 0))]).toEqual([
      'WAR-7.13',
      'WAR-7.7',
      'WAR-5.2',
      'WAR-7.8',
    ]);
    expect([why(act.use(mine, 0)), why(act.pay(0, 0)), why(act.spend(0, 0))]).toEqual([
      'WAR-8.13',
      'WAR-7.13',
      'WAR-7.13',
    ]);
    expect([
      why(act.entrench(rifles, bunker)),
      why(act.entrench(mine, bunker)),
      why(act.entrench(rifles, mine)),
    ]).toEqual(['WAR-23.8', 'WAR-23.7', 'WAR-23.7']);
  },
);
