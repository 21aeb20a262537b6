import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import { bravery } from '../game.ts';
import { zone } from '../state.ts';
import { agree, confirm, deal, discard, hand, planOf, sizeOf, table, told } from './at.ts';

const drawn = (t: ReturnType<typeof table>, player = 1): number => hand(t, player).length + planOf(t, player).length;

rule(['BRV-6.1', 'BRV-R2', 'BRV-E3'], 'three cards each in every round, the first included', () => {
  const t = deal(3);
  for (const player of [1, 2, 3]) expect(drawn(t, player)).toBe(12);
});
rule(
  ['BRV-6.2', 'BRV-6.3', 'BRV-R3', 'BRV-E4'],
  'two more for each urgent need left in hand, for its holder alone, once',
  () => {
    const t = table({
      enemyNext: ['lull', 'lull'],
      player1: { hand: ['donors', 'hospital'] },
      player2: { hand: ['meals'] },
    });
    confirm(t);
    expect(told(t, 'owes')).toEqual([[0, 4]]);
    expect([drawn(t, 1), drawn(t, 2)]).toEqual([2 + 3 + 4, 1 + 3]);
    // The same needs left again cost again in the next round, and nothing twice.
    const before = hand(t).filter((key) => ['donors', 'hospital', 'evacuation', 'water'].includes(key)).length;
    const cards = hand(t).length;
    confirm(t);
    expect(drawn(t, 1)).toBe(cards + 3 + 2 * before);
  },
);
rule(['BRV-6.2', 'BRV-6.3'], 'an urgent need that was planned is not in hand any more, and brings no cards', () => {
  for (const held of [['meals', 'donors'], ['donors', 'meals'], ['donors']]) {
    const t = table({ enemyNext: ['lull'], player1: { hand: held } });
    t.at('player1').does('plan donors');
    confirm(t);
    expect(told(t, 'owes')).toEqual([]);
  }
});
rule('BRV-6.4', 'ordinary needs left in hand cost nothing', () => {
  const t = table({ enemyNext: ['lull'], player1: { hand: ['meals', 'school', 'bridge'] } });
  confirm(t);
  expect(drawn(t)).toBe(3 + 3);
});
rule(
  ['BRV-R4', 'BRV-R5'],
  'the discard pile becomes the deck; resolved needs come back; who comes last goes short',
  () => {
    const t = table({ stage: 'draw', deck: ['defence1'], discard: ['school', 'meals', 'recon'] });
    expect(drawn(t, 1) + drawn(t, 2)).toBe(4);
    expect([drawn(t, 1), drawn(t, 2)]).toEqual([2, 2]);
    expect([...hand(t, 1), ...hand(t, 2)].toSorted()).toEqual(['defence1', 'meals', 'recon', 'school']);
    expect(hand(t, 1)[0]).toBe('defence1');
    expect(discard(t)).toEqual([]);
    const short = table({ stage: 'draw', deck: ['defence1', 'defence2', 'defence3'] });
    expect([drawn(short, 1), drawn(short, 2)]).toEqual([2, 1]);
  },
);
rule('BRV-R4', 'everybody gets three before the extra cards are dealt', () => {
  const t = table({
    stage: 'draw',
    deck: ['defence1', 'defence1', 'defence2', 'defence2', 'defence3', 'defence3', 'recon'],
    player1: { owed: 2 },
  });
  expect([drawn(t, 1), drawn(t, 2)]).toEqual([4, 3]);
  expect(hand(t, 1)).toEqual(['defence1', 'defence2', 'defence3', 'recon']);
});
rule('BRV-R35', 'solo: urgent needs in the one hand cost two cards each', () => {
  const t = table({ enemyNext: ['lull'], player1: { hand: ['donors'] } }, { players: 1 });
  confirm(t);
  expect(hand(t)).toHaveLength(1 + 6 + 2);
});
rule(['BRV-5.1', 'BRV-5.2', 'BRV-1.3'], 'draw, planning, enemy, players; then the next week', () => {
  const t = table({
    stage: 'draw',
    round: 4,
    next: ['defence1', 'counter1', 'defence1', 'counter2', 'defence2', 'counter3'],
    enemyNext: ['offensive3'],
  });
  expect([t.s.round.value, hand(t).length, t.at('player1').prompt]).toEqual([5, 3, 'planning']);
  t.at('player1').does('plan defence2', 'confirm');
  t.at('player2').does('plan counter1', 'plan counter2', 'confirm');
  expect(t.at('player1').prompt).toBe('defend');
  t.at('player1').does('commit defence2 of player1', 'agree');
  t.at('player2').does('agree');
  expect(t.at('player1').prompt).toBe('counter');
  agree(t);
  expect([t.s.round.value, t.at('player1').prompt]).toEqual([6, 'planning']);
  expect(sizeOf(t, zone.enemyDeck)).toBe(23);
});
rule('BRV-R4', 'a discard pile that becomes the deck is shuffled', () => {
  const pile = ['defence1', 'defence2', 'defence3', 'counter1', 'counter2', 'counter3', 'recon', 'secret'];
  const drawnBy = (seed: number): string[] => {
    const t = new Scenario(bravery, { position: { stage: 'draw', deck: [], discard: pile }, seed });
    return [...hand(t, 1), ...hand(t, 2)];
  };
  const hands = Array.from({ length: 12 }, (_, seed) => drawnBy(seed + 1));
  for (const cards of hands) expect(new Set(cards).size).toBe(6);
  expect(new Set(hands.map(String)).size).toBeGreaterThan(6);
});
