import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { act } from '../verbs.ts';
import { agree, enemyDiscard, hand, planOf, type Play, table, together, told, valuesOf } from './at.ts';

const actions = (plan: readonly string[], more: object = {}): Play =>
  table({ stage: 'actions', player1: { plan }, ...more });

rule(
  ['BRV-10.5', 'BRV-17.9'],
  'a Secret Operation goes to what is occupied or on display, is proposed and given up',
  () => {
    const asked = (held: readonly string[], shown: readonly string[]): string | undefined =>
      actions(['secret', 'headquarters'], { occupied: held, display: shown, discard: ['defence1'] }).at('player1')
        .prompt;
    expect([asked(['N4'], []), asked([], ['enemyDefence2']), asked([], [])]).toEqual([
      'undermine',
      'undermine',
      'recover',
    ]);
    const t = actions(['secret'], { occupied: ['N4'], display: ['enemyDefence1+', 'enemyDefence1+', 'enemyDefence2'] });
    const all = ['undermine enemyDefence1+', 'undermine enemyDefence2', 'undermine N4'];
    expect([t.at('player2').offered, valuesOf(t)]).toEqual([[...all, 'agree'], { choice: 0 }]);
    t.at('player2').does('undermine enemyDefence1+');
    expect([t.at('player1').offered.toSorted(), valuesOf(t)]).toEqual([
      ['agree', 'decide', 'leave', ...all.slice(1)].toSorted(),
      { choice: 33 },
    ]);
    t.at('player1').does('undermine N4');
    expect([t.at('player2').offered, t.s.turnedDown.value]).toEqual([[...all.slice(0, 2), 'leave', 'agree'], 0]);
    t.at('player2').does('leave');
    expect([t.at('player1').offered, t.s.turnedDown.value]).toEqual([[...all, 'agree', 'decide'], 1]);
    expect(told(t, 'proposed')).toEqual([
      [1, 'enemyDefence1+', act.undermine.id],
      [0, 'N4', act.undermine.id],
      [1, '', act.undermine.id],
    ]);
  },
);
rule(['BRV-10.9', 'BRV-17.11'], 'headquarters are not asked when there is nothing to take back', () => {
  const asked = (pile: readonly string[]): string | undefined =>
    actions(['headquarters'], { discard: pile }).at('player1').prompt;
  expect([asked(['defence1']), asked(['meals']), asked(['headquarters']), asked([])]).toEqual([
    'recover',
    'planning',
    'planning',
    'planning',
  ]);
});
rule('BRV-17.10', 'who puts enemy cards back is told how many are left', () => {
  const t = actions(['recon'], { enemyNext: ['lull', 'offensive1', 'offensive3'] });
  expect(valuesOf(t)).toEqual({ left: 3 });
  t.at('player1').does('put back lull');
  expect(valuesOf(t)).toEqual({ left: 2 });
});

rule(['BRV-17.15', 'BRV-R24'], 'each card just turned up may be cancelled once, by one Witch', () => {
  const needs = ['school', 'bridge', 'school', 'bridge'];
  const t = table({
    stage: 'enemy',
    enemyNext: ['offensive3', 'lull'],
    player1: { plan: [...needs, 'witch', 'witch'] },
  });
  expect([t.at('player1').offered, valuesOf(t)]).toEqual([
    ['cancel offensive3', 'agree', 'decide'],
    { choice: 0, helper: 22 },
  ]);
  t.at('player2').does('cancel offensive3');
  expect([t.at('player1').offered, valuesOf(t)['choice']]).toEqual([['leave', 'agree', 'decide'], 31]);
  t.at('player1').does('agree');
  // The second Witch has nothing left to drive away: nobody is asked again.
  expect([told(t, 'cancelled'), t.s.round.value]).toEqual([[['offensive3']], 2]);
});
rule(['BRV-17.15', 'BRV-8.2'], 'of two equal cards one is offered, and the other may follow', () => {
  const plan = ['school', 'bridge', 'school', 'bridge', 'witch', 'witch'];
  const t = table(
    {
      stage: 'enemy',
      enemyNext: ['offensive2', 'offensive2', 'lull'],
      player1: { plan },
      player2: { plan: ['defence1'] },
    },
    { players: 5, host: 0 },
  );
  expect(t.at('player2').offered).toEqual(['cancel offensive2', 'agree']);
  together(t, 'player2', 'cancel offensive2');
  expect([t.at('player2').prompt, t.at('player2').offered]).toEqual(['cancel', ['cancel offensive2', 'agree']]);
  agree(t);
  expect([t.at('player2').prompt, valuesOf(t, 2)['attack'], enemyDiscard(t)]).toEqual(['defend', 4, ['offensive2']]);
});
rule(['BRV-7.6', 'BRV-5.1'], 'a position that begins with the enemy lays nothing into the plans any more', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence1'], hand: ['alert1'] } });
  expect([hand(t), planOf(t)]).toEqual([['alert1'], ['defence1']]);
});
rule(
  ['BRV-12.2', 'BRV-12.3', 'BRV-1.1'],
  'at the end it is told what is occupied and how many needs are in hands',
  () => {
    const end = (held: readonly string[], one: readonly string[], two: readonly string[]): unknown => {
      const t = table({
        stage: 'enemy',
        enemyDeck: ['lull'],
        occupied: held,
        player1: { hand: one },
        player2: { hand: two },
      });
      return [t.outcome, told(t, 'ended')];
    };
    expect(end([], [], ['defence1'])).toEqual([[1, 1], [[0, 0]]]);
    expect(end([], ['meals'], ['school', 'donors'])).toEqual([[-1, -1], [[0, 3]]]);
    expect(end(['N4'], [], ['school'])).toEqual([[-1, -1], [[0b1000, 1]]]);
  },
);
