import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { LOSS, zone } from '../state.ts';
import { fight, foe, lay, ONE, own, solo, SPARE, TWO } from './at.ts';

rule(['AFU-12.2', 'AFU-25.2'], 'a panic card that a bonus gives back is there for the battle to take, alone', () => {
  const field = solo({
    step: 'placement',
    panic: 1,
    one: { hand: ['volunteers', SPARE], discard: ['panic'], attack: ['t72', 'bmp2', 't80'], invaderDeck: ['msta'] },
  });
  field.one.does('defend volunteers 1', 'bonus volunteers from discard', 'pass');
  expect([field.panicStack, field.s.panics.get(ONE)]).toEqual([0, 2]); // one of the stack, and the one given back
  field.passes('one');
  expect([field.s.loss.value, field.t.outcome]).toEqual([LOSS.emptyStack, [-99]]);
});
rule(['AFU-12.2', 'AFU-9.5', 'AFU-21.2'], 'a panic card that a bonus gives back is there for both players', () => {
  const field = lay({
    step: 'placement',
    panic: 1,
    one: { hand: ['volunteers', SPARE], discard: ['panic'], attack: ['reconGroup', 'bmp2'] },
    two: { attack: ['t64'] },
  });
  field.one.does('defend volunteers 1', 'bonus volunteers from discard', 'pass');
  field.passes('two');
  expect([field.s.panics.get(ONE), field.s.panics.get(TWO), field.panicStack]).toEqual([1, 1, 0]);
  field.passes('one');
  expect(field.t.outcome).not.toBeUndefined(); // the stack is empty at the end of the round
});
rule('AFU-12.2', 'a panic card that was given back cannot be given back once more from where it lay', () => {
  for (const discard of [['panic'], ['scouts', 'panic'], ['panic', 'scouts']]) {
    const [first, second] = [0, 1].map(() => own('2/2', { bonus: { gain: 'returnPanic' } }));
    const field = solo({
      step: 'placement',
      panic: 3,
      one: { hand: [first!, second!, SPARE, 'panic'], discard, attack: [foe('1/1'), foe('1/1')] },
    });
    field.one.does(`defend ${first} 1`, `defend ${second} 2`, `bonus ${first} from discard`);
    const from = (where: string): boolean => field.one.offers(`bonus ${second} from ${where}`);
    expect([from('discard'), from('hand')]).toEqual([false, true]);
  }
});
rule('AFU-12.2', 'one that a card on an objective gives back lies on the stack before cards are placed', () => {
  const calm = own('5/5', { bonus: { gain: 'returnPanic' } });
  const field = lay({
    phase: 'war',
    step: 'auction',
    panic: 2,
    pile: ['irpinBridge'],
    one: { hand: [calm, SPARE], discard: ['panic'], attack: ['t72'] },
    two: {},
  });
  field.one.does('bid 4');
  field.passes('two');
  field.one.does(`offer ${calm}`, 'done', `bonus ${calm} from discard`);
  expect([field.one.prompt, field.panicStack]).toEqual(['afu.place', 3]);
});
rule('AFU-R16', 'in the auction too the first player takes what is left of the stack', () => {
  const field = lay(
    { phase: 'war', step: 'auction', panic: 1, pile: ['irpinBridge'], one: { hand: [SPARE] }, two: {} },
    { first: 'two' },
  );
  field.passes('two', 'one');
  expect([field.s.panics.get(ONE), field.s.panics.get(TWO)]).toEqual([0, 1]);
});
rule(['AFU-R16', 'AFU-R40'], 'and so does an event', () => {
  const field = lay({ phase: 'war', panic: 1, eventDeck: ['blackout'], one: {}, two: {} }, { first: 'two' });
  expect([field.s.panics.get(ONE), field.s.panics.get(TWO)]).toEqual([0, 1]);
});

const asks = { when: { is: 'panicThisRound' }, gain: 'attackPlus', n: 3 } as const;
rule(['AFU-R22', 'AFU-11.3'], 'panic of an event, an auction or an empty column counts in the same battle', () => {
  const asker = own('2/9', { bonus: asks });
  const event = solo({
    phase: 'war',
    eventDeck: ['blackout'],
    one: { hand: [asker, SPARE], invaderDeck: [foe('1/5')] },
    secondWave: true,
  });
  event.one.does(`defend ${asker} 1`, 'pass');
  expect(event.trophies()).toHaveLength(1);
  const auction = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [asker, SPARE], attack: [foe('1/5')], invaderDeck: ['reconGroup'] },
  });
  auction.one.does('done', `defend ${asker} 1`, 'pass');
  expect(auction.trophies()).toHaveLength(1);
  expect(fight([{ foe: foe('1/5'), front: asker }, { foe: 't72' }]).trophies()).toHaveLength(1);
});
rule('AFU-R22', 'a panic card that was prevented or could not be supplied was not received', () => {
  const asker = own('2/9', { bonus: asks });
  const shield = own('-/- S0', { bonus: { gain: 'panicShield' } });
  const prevented = fight([{ foe: foe('1/5'), front: asker, back: shield }, { foe: 't72' }]);
  expect([prevented.trophies(), prevented.s.panics.get(ONE)]).toEqual([[], 0]);
  const short = fight([{ foe: foe('1/5'), front: asker }, { foe: 't72' }], { panic: 0 });
  expect(short.trophies()).toHaveLength(0);
});
rule('AFU-R22', 'giving the card back does not undo that it came', () => {
  const [asker, calm] = [own('2/9', { bonus: asks }), own('2/9', { bonus: { gain: 'returnPanic' } })];
  const field = solo({
    step: 'placement',
    one: { hand: [asker, calm, SPARE], discard: ['panic'], panicThisRound: true, attack: [foe('1/5'), foe('1/9')] },
  });
  field.one.does(`defend ${asker} 1`, `defend ${calm} 2`, `bonus ${calm} from discard`, 'pass');
  expect(field.trophies()).toHaveLength(1);
});
rule('AFU-R22', 'a new round begins without one', () => {
  const asker = own('2/9', { bonus: asks });
  const field = solo({
    step: 'end',
    one: { deck: [asker], panicThisRound: true, invaderDeck: [foe('1/5'), 't72', 'bmp2'] },
    secondWave: true,
  });
  field.one.does(`defend ${asker} 1`);
  expect(field.s.panicSince.get(ONE)).toBe(0);
});
rule('AFU-12.1', 'a shield that was not needed is gone with the round', () => {
  const shield = own('1/9', { bonus: { gain: 'panicShield' } });
  const field = solo({
    step: 'placement',
    one: { hand: [shield], attack: [foe('1/9')], deck: ['scouts', 'polissiaTanks'], invaderDeck: ['t72'] },
  });
  field.one.does(`defend ${shield} 1`, 'pass');
  expect([field.s.round.value, field.s.shields.get(ONE)]).toEqual([2, 0]);
  field.passes('one');
  expect(field.s.panics.get(ONE)).toBe(1);
});
rule('AFU-R17', 'what could not be supplied is not owed later', () => {
  const calm = own('1/9', { bonus: { gain: 'returnPanic', when: { is: 'destroyed', least: 1 } } });
  const field = fight([{ foe: foe('1/1'), front: calm }, { foe: 't72' }], {
    panic: 0,
    one: { hand: [SPARE], discard: ['panic'] },
  });
  field.one.does(`bonus ${calm} from discard`);
  expect([field.panicStack, field.s.panics.get(ONE), field.size(zone.calmed(ONE))]).toEqual([1, 0, 0]);
  field.passes('one');
  expect(field.t.outcome).toBeUndefined(); // one came back before the end of the round
});
