import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { confirm, hand, planOf, table, together } from './at.ts';

rule(['BRV-4.2', 'BRV-R11'], 'gifts of any number of cards, with the consent of both', () => {
  const t = table({ player1: { hand: ['defence2', 'school'] }, player2: { hand: ['counter1'] } });
  t.at('player1').does('give defence2 to player2');
  expect(hand(t, 2)).toEqual(['counter1']);
  t.at('player2').does('accept defence2 from player1');
  t.at('player1').does('give school to player2');
  t.at('player2').does('accept school from player1');
  expect([hand(t, 1), hand(t, 2)]).toEqual([[], ['counter1', 'defence2', 'school']]);
});
rule('BRV-R11', 'a gift can be declined, and a card can be asked for', () => {
  const t = table({ player1: { hand: ['defence2'] }, player2: { hand: ['counter1'] } });
  t.at('player1').does('give defence2 to player2', 'ask player2 for counter1');
  t.at('player2').does('decline defence2 of player1', 'give counter1 to player1');
  expect([hand(t, 1), hand(t, 2)]).toEqual([['defence2', 'counter1'], []]);
  t.at('player2').does('ask player1 for counter1');
  t.at('player1').does('decline counter1 of player2');
  expect(hand(t, 1)).toContain('counter1');
});
rule('BRV-R11', 'what was offered or asked for is not offered again, and lapses when the card is laid', () => {
  const t = table({ player1: { hand: ['defence2', 'volunteers'] }, player2: { hand: ['counter1'] } });
  expect(t.at('player1').offers('give volunteers to player2')).toBe(true);
  t.at('player1').does('give defence2 to player2', 'ask player2 for counter1');
  expect([
    t.at('player1').offers('give defence2 to player2'),
    t.at('player1').offers('ask player2 for counter1'),
  ]).toEqual([false, false]);
  expect(t.at('player2').offers('decline counter1 of player1')).toBe(true);
  t.at('player2').does('plan counter1');
  expect(t.at('player2').offers('decline counter1 of player1')).toBe(false);
});
rule(['BRV-4.3', 'BRV-17.19'], 'urgent needs are not traded', () => {
  const t = table({ player1: { hand: ['donors', 'hospital', 'meals'] } });
  expect(t.at('player1').whyNot('give donors to player2')).toBe('BRV-4.3');
  expect(t.at('player1').whyNot('give hospital to player2')).toBe('BRV-4.3');
  expect(t.at('player1').offers('give meals to player2')).toBe(true);
  expect(t.at('player2').offered).not.toContain('ask player1 for donors');
});
rule('BRV-4.4', 'only while plans are made, and only out of hands', () => {
  const t = table({ enemyNext: ['offensive3'], player1: { hand: ['defence2', 'meals'] } });
  t.at('player1').does('plan defence2');
  expect(t.at('player1').offered).not.toContain('give defence2 to player2');
  confirm(t);
  expect(t.at('player1').prompt).toBe('defend');
  expect(t.at('player1').offered.filter((phrase) => phrase.startsWith('give'))).toEqual([]);
  together(t, 'player1', 'commit defence2 of player1');
});
rule('BRV-R40', 'a confirmed plan opens again when a card that was asked for comes', () => {
  const t = table({ enemyNext: ['lull'], player1: { hand: ['defence2'] }, player2: { hand: ['counter1'] } });
  t.at('player1').does('ask player2 for counter1', 'confirm');
  t.at('player2').does('confirm');
  // The request still waits for its answer: planning goes on.
  expect(t.at('player2').offers('give counter1 to player1')).toBe(true);
  t.at('player2').does('give counter1 to player1');
  t.at('player1').does('plan counter1');
  expect(planOf(t)).toEqual(['counter1']);
});
rule('BRV-R40', 'planning ends with the answer if everybody has confirmed', () => {
  const t = table({ round: 3, enemyNext: ['lull'], player1: { hand: ['defence2'] } });
  t.at('player1').does('give defence2 to player2', 'confirm');
  t.at('player2').does('confirm');
  expect(t.s.round.value).toBe(3);
  t.at('player2').does('decline defence2 of player1');
  expect(t.s.round.value).toBe(4);
});
