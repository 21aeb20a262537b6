import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { fact } from '../verbs.ts';
import { attackAt, zone } from '../state.ts';
import { deal, Field, fight, foe, lay, ONE, own, solo, SPARE, TWO } from './at.ts';

rule(['AFU-4.1', 'AFU-4.5'], 'a round is one turn of each; then the other player is first', () => {
  const field = lay({
    step: 'placement',
    one: { hand: ['panic'], invaderDeck: ['t72', 'bmp2', 't80'] },
    two: { invaderDeck: ['t64', 'btr82', 't72b3'] },
  });
  expect(field.s.first.value).toBe(ONE);
  field.passes('one');
  expect([field.s.round.value, field.t.toAct]).toEqual([1, ['two']]);
  field.passes('two');
  expect([field.s.round.value, field.s.first.value]).toEqual([2, TWO]);
});
rule('AFU-4.2', 'preparation, then combat and bonuses, then recruitment', () => {
  const field = solo({
    one: { deck: ['polissiaCompany*2', 'scouts', 'polissiaTanks', 'polissiaMissiles'], invaderDeck: ['reconGroup'] },
    open: ['localWatch'],
  });
  expect([field.hand().length, field.row(), field.one.prompt]).toEqual([5, ['reconGroup'], 'afu.place']);
  field.one.does('defend polissiaTanks 1', 'pass');
  expect([field.trophies(), field.one.prompt]).toEqual([['reconGroup'], 'afu.recruit']);
});
rule(['AFU-4.3', 'AFU-R5'], 'both place at the same time, in any order, and the battle waits for both', () => {
  const position = {
    step: 'placement',
    one: { hand: ['polissiaTanks', SPARE], attack: ['reconGroup'] },
    two: { hand: ['slobodaTanks', 'polissiaMedics'], attack: ['saboteurs'] },
  };
  const orders = [
    ['one: defend polissiaTanks 1; pass', 'two: defend slobodaTanks 1; pass'],
    ['two: defend slobodaTanks 1; pass', 'one: defend polissiaTanks 1; pass'],
  ];
  const ends = orders.map((lines) => {
    const field = lay(position);
    field.t.do(lines[0]!);
    expect(field.told(fact.fought)).toBe(0);
    field.t.do(lines[1]!);
    return [field.trophies(ONE), field.trophies(TWO), field.one.prompt];
  });
  expect(ends[0]).toEqual([['reconGroup'], ['saboteurs'], 'afu.recruit']);
  expect(ends[1]).toEqual(ends[0]);
});
rule(['AFU-4.4', 'AFU-E7'], 'at the end of the turn the whole hand, panic included, goes to the discard', () => {
  const field = lay({
    step: 'recruitment',
    one: { hand: ['panic*2', 'scouts'], invaderDeck: ['t72'] },
    two: { hand: ['panic'] },
    aid: 0,
  });
  expect(field.s.round.value).toBe(2);
  expect(field.s.first.value).toBe(TWO);
  // The next hand was drawn from a discard of exactly these cards.
  expect(field.hand().toSorted()).toEqual(['panic', 'panic', 'scouts']);
});
rule('AFU-4.6', 'a War round: events, preparation, auction, combat, recruitment', () => {
  const field = lay({
    phase: 'war',
    eventDeck: ['irpinBridge'],
    one: { deck: ['polissiaTanks', 'polissiaCompany', SPARE], invaderDeck: ['t72'] },
    two: { invaderDeck: ['t64'] },
  });
  expect(field.one.prompt).toBe('afu.bid');
  expect([field.in(zone.pile), field.hand().length, field.row()]).toEqual([['irpinBridge'], 2, ['t72']]);
  field.passes('one', 'two');
  expect(field.one.prompt).toBe('afu.place');
  field.passes('one', 'two');
  expect(field.one.prompt).toBe('afu.recruit');
});
rule(['AFU-4.7', 'AFU-R50', 'AFU-21.2'], 'an empty panic stack ends the game only after recruitment', () => {
  const field = lay({
    step: 'placement',
    panic: 1,
    one: { hand: [SPARE], attack: ['t72'] },
    two: { hand: [SPARE], attack: ['t64'] },
  });
  field.passes('one', 'two');
  expect([field.panicStack, field.t.outcome, field.one.prompt]).toEqual([0, undefined, 'afu.recruit']);
  field.passes('one', 'two');
  expect(field.t.outcome).toEqual([-1, 1]); // the first player alone took the card (AFU-E17)
});

rule(['AFU-5.1', 'AFU-5.5'], 'the hand is drawn up to five before the invaders are revealed', () => {
  const field = solo({
    one: {
      hand: ['panic'],
      deck: ['scouts', 'polissiaTanks', 'polissiaCompany*2', 'polissiaMedics'],
      invaderDeck: ['t72', 'bmp2'],
    },
  });
  expect(field.hand()).toHaveLength(5);
  expect(field.in(zone.deck(ONE))).toEqual(['polissiaMedics']);
  const moved = field.t.facts.filter(({ kind }) => kind === 0).map(({ c }) => c);
  expect(moved.lastIndexOf(zone.hand(ONE))).toBeLessThan(moved.indexOf(attackAt(ONE, 0)));
});
rule(['AFU-5.2', 'AFU-R6'], 'the discard becomes the deck only when a card must be drawn', () => {
  const short = solo({ one: { deck: ['scouts'], discard: ['polissiaTanks'], invaderDeck: ['t72'] } });
  expect(short.hand().toSorted()).toEqual(['polissiaTanks', 'scouts']);
  const enough = solo({
    one: {
      deck: ['scouts', 'polissiaCompany*2', 'polissiaMissiles', 'polissiaMedics'],
      discard: ['polissiaTanks'],
      invaderDeck: ['t72'],
    },
  });
  expect(enough.discard()).toEqual(['polissiaTanks']);
  expect(enough.size(zone.deck(ONE))).toBe(0);
});
rule(['AFU-5.2', 'AFU-R6'], 'what comes out of the discard comes in no order that anybody knows', () => {
  const discard = ['scouts', 'polissiaTanks', 'polissiaCompany', 'polissiaMissiles', 'polissiaMedics'];
  const hands = Array.from({ length: 12 }, (_, seed) =>
    new Field(
      { one: { discard, invaderDeck: ['t72'] } },
      { players: 1, difficulty: 'hard' },
      undefined,
      seed + 1,
    ).hand(),
  );
  for (const hand of hands) expect(hand.toSorted()).toEqual(discard.toSorted());
  expect(new Set(hands.map(String)).size).toBeGreaterThan(6);
});
rule(['AFU-5.3', 'AFU-R74'], 'three invaders are revealed, in columns from left to right', () => {
  expect(solo({ one: { hand: ['scouts'], invaderDeck: ['t72', 'bmp2', 't80', 'msta'] } }).row()).toEqual([
    't72',
    'bmp2',
    't80',
  ]);
});
rule('AFU-5.4', 'in the Invasion the invader discard is not shuffled in again', () => {
  const field = solo({ one: { hand: ['scouts'], invaderDeck: ['t72'], invaderDiscard: ['bmp2', 't80'] } });
  expect([field.row(), field.away()]).toEqual([['t72'], ['bmp2', 't80']]);
});
rule('AFU-12.13', 'a value gained by a bonus lasts for one turn', () => {
  const x = own('2/2', { bonus: { gain: 'attackPlus', n: 2 } });
  const field = fight([{ foe: foe('1/4'), front: x }], { one: { hand: [SPARE], invaderDeck: ['brigade45'] } });
  expect(field.trophies()).toHaveLength(1);
  field.passes('one');
  expect(field.s.plays.get(ONE)).toBe(0);
});
rule('AFU-15.2', 'twelve invaders last for four rounds', () => {
  const field = deal({ players: 1, difficulty: 'easy' }, 11);
  let rounds = 0;
  while (field.s.phase.value === 0 && field.t.outcome === undefined) {
    rounds = field.s.round.value;
    field.one.does(field.one.offered.find((phrase) => phrase.startsWith('defend')) ?? 'pass');
  }
  expect(rounds).toBe(4);
});
rule(['AFU-4.4', 'AFU-12.13'], 'at the end of a turn everything that was noted for it is wiped', () => {
  const killer = own('5/9', { bonus: { gain: 'draw1', when: { is: 'destroyed', least: 1 } } });
  const shields = own('1/9', { bonus: { gain: 'panicShield' } });
  const rich = own('-/- S1', { bonus: { gain: 'recruitPoints', n: 2 } });
  const field = solo({
    step: 'placement',
    airLoss: true,
    fewerInvaders: 1,
    one: {
      hand: [killer, shields, rich, 'scouts', SPARE],
      attack: [foe('1/1'), foe('1/9'), foe('1/9')],
      invaderDeck: ['t72', 'bmp2', 't80', 'msta'],
      panicThisRound: true,
    },
  });
  const notes = (): readonly number[] => {
    const { s } = field;
    const seat = [
      s.panicSince,
      s.shields,
      s.destroyed,
      s.gained,
      s.ready,
      s.fixed,
      s.takenBack,
      s.lateShuffle,
      s.plays,
    ];
    return [...seat.map((note) => note.get(ONE)), s.fewer.value, s.airLoss.value, s.budget.get(ONE)];
  };
  field.one.does(`defend ${killer} 1`, `defend ${shields} 2`, `support ${rich} 2`, 'defend scouts 3');
  field.one.does('take back scouts 3', 'defend scouts 3', 'bonus scouts', 'done', 'put back bmp2', 'put back t72');
  field.one.does('pass', `bonus ${killer}`);
  expect([field.one.prompt, notes()]).toEqual(['afu.recruit', [1, 1, 1, 2, 1, 7 + 16, 1, 1, 4, 1, 1, 4]]);
  field.passes('one');
  expect([field.s.round.value, notes()]).toEqual([2, Array.from({ length: 12 }, () => 0)]);
});
rule(['AFU-4.7', 'AFU-21.1'], 'no round begins when the game is over', () => {
  const field = lay({ phase: 'war', step: 'end', lastRound: true, one: { invaderDeck: ['t72'] }, two: {} });
  expect([field.t.outcome, field.told(fact.roundBegan), field.row(), field.s.first.value]).toEqual([
    [0, 0],
    1,
    [],
    ONE,
  ]);
});
rule(['AFU-4.6', 'AFU-19.2'], 'there is no auction in the Invasion', () => {
  const stage = (phase: string) =>
    lay({ phase, step: 'auction', pile: ['izium'], one: { hand: [SPARE] }, two: {} }).one.prompt;
  expect([stage('invasion'), stage('war')]).toEqual(['afu.place', 'afu.bid']);
});
rule(['AFU-25.1', 'AFU-13.1'], 'a position that begins later in the round skips what comes before', () => {
  const panicked = (step: string) => solo({ step, one: { hand: ['panic*3'], attack: ['t72'] } }).t.outcome;
  expect([panicked('preparation'), panicked('placement')]).toEqual([[-99], undefined]);
  const recruits = (step: string) => {
    const field = solo({ step, open: ['localWatch'], one: { hand: ['scouts'], invaderDeck: ['t72'] } });
    return [field.one.prompt, field.s.round.value];
  };
  expect([recruits('recruitment'), recruits('end')]).toEqual([
    ['afu.recruit', 1],
    ['afu.place', 2],
  ]);
});
