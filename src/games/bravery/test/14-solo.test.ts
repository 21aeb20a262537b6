import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { hand, planOf, second, table, together } from './at.ts';

const solo = (position: unknown): ReturnType<typeof table> => table(position, { players: 1 });

rule('BRV-14.4', 'two plans of seven days each', () => {
  const t = solo({ player1: { hand: ['counter3', 'defence3', 'school', 'homes', 'recon'] } });
  t.at('player1').does(
    'plan counter3 in plan 1',
    'plan defence3 in plan 1',
    'plan school in plan 2',
    'plan homes in plan 2',
  );
  expect(t.at('player1').whyNot('plan recon in plan 1')).toBe('BRV-7.3');
  expect(t.at('player1').whyNot('plan recon in plan 2')).toBe('BRV-7.3');
  expect([planOf(t), second(t)]).toEqual([
    ['counter3', 'defence3'],
    ['school', 'homes'],
  ]);
});
rule(['BRV-14.5', 'BRV-17.19'], 'cards move freely between the two plans, urgent needs and hostile cards too', () => {
  const t = solo({ player1: { hand: ['donors', 'alert2', 'defence1'] } });
  t.at('player1').does('plan alert2 in plan 1', 'plan donors in plan 1');
  t.at('player1').does(
    'take back donors from plan 1',
    'plan donors in plan 2',
    'plan defence1 in plan 2',
    'shift alert2 to plan 2',
  );
  expect([planOf(t), second(t)]).toEqual([[], ['alert2', 'donors', 'defence1']]);
});
rule('BRV-R35', 'the player chooses the plan for each hostile card, before anything else', () => {
  const t = solo({ player1: { hand: ['alert1', 'attack1', 'defence1'] } });
  expect(t.at('player1').offered.toSorted()).toEqual([
    'plan alert1 in plan 1',
    'plan alert1 in plan 2',
    'plan attack1 in plan 1',
    'plan attack1 in plan 2',
  ]);
  t.at('player1').does('plan attack1 in plan 2', 'plan alert1 in plan 1');
  expect(t.at('player1').offers('plan defence1 in plan 2')).toBe(true);
});
rule('BRV-R13', 'both plans must be legal to be confirmed', () => {
  const t = solo({ player1: { hand: ['school', 'bridge', 'drive', 'defence1'] } });
  t.at('player1').does('plan school in plan 2', 'plan bridge in plan 2');
  expect([t.at('player1').whyNot('confirm'), t.at('player1').offers('plan defence1 in plan 1')]).toEqual([
    'BRV-7.3',
    false,
  ]);
  t.at('player1').does('plan drive in plan 2');
  expect(t.at('player1').offers('confirm')).toBe(true);
});
rule('BRV-17.20', 'a hostile card cannot be moved to a plan that it would overload', () => {
  const t = solo({ player1: { hand: ['alert2', 'school', 'defence2'] } });
  t.at('player1').does('plan alert2 in plan 1', 'plan school in plan 2', 'plan defence2 in plan 2');
  expect(t.at('player1').whyNot('shift alert2 to plan 2')).toBe('BRV-17.20');
});
rule('BRV-14.1', 'both plans fight: defence and counter-offensive from either', () => {
  const t = solo({
    stage: 'enemy',
    enemyNext: ['offensive3'],
    player1: { plan: ['defence1'], second: ['defence1', 'counter2'] },
  });
  t.at('player1').does('commit defence1 of plan 1', 'commit defence1 of plan 2', 'agree');
  t.at('player1').does('attack N3', 'commit counter2 of plan 2');
  together(t, 'player1');
  expect(t.s.occupied.value & 0b100).toBe(0);
  expect(hand(t).length).toBeGreaterThan(0);
});
rule(['BRV-14.5', 'BRV-7.7'], 'a hostile card goes to the other plan and back, and stays in front', () => {
  const t = solo({ player1: { hand: ['alert1', 'defence1', 'defence2'] } });
  t.at('player1').does('plan alert1 in plan 2', 'plan defence1 in plan 1', 'plan defence2 in plan 2');
  const shifts = (): string[] => t.at('player1').offered.filter((phrase) => phrase.startsWith('shift'));
  expect(shifts()).toEqual(['shift alert1 to plan 1']);
  t.at('player1').does('shift alert1 to plan 1');
  expect([planOf(t), second(t), shifts()]).toEqual([['alert1', 'defence1'], ['defence2'], ['shift alert1 to plan 2']]);
});
