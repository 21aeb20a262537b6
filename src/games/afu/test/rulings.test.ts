import { afterEach, expect, test } from 'vitest';
import { RULINGS } from '../rulings.ts';
import { zone } from '../state.ts';
import { fight, foe, lay, ONE, own, solo, SPARE } from './at.ts';

const usual = { ...RULINGS };
afterEach(() => void Object.assign(RULINGS, usual));

test('AFU-R10, R75 the other way: nothing is gained after the battle', () => {
  RULINGS.lateRewards = false;
  const x = own('5/5', { bonus: { when: { is: 'destroyed', least: 1 }, gain: 'recruitPoints', n: 2 } });
  expect(fight([{ foe: foe('1/1'), front: x }]).s.budget.get(ONE)).toBe(2);
  const drawer = own('5/5', { bonus: { when: { is: 'destroyed', least: 1 }, gain: 'draw1' } });
  const field = fight([{ foe: foe('1/1'), front: drawer }], { one: { hand: [SPARE], deck: ['scouts'] } });
  expect(field.one.prompt).toBe('afu.recruit');
});
test('AFU-R24 the other way: an objective that was taken is no longer open', () => {
  RULINGS.objectiveOpenWhilePaying = false;
  const open = own('5/5', { bonus: { when: { is: 'objectiveOpen' }, gain: 'recruitPoints', n: 2 } });
  const field = lay({ phase: 'war', step: 'auction', pile: ['irpinBridge'], one: { hand: [open, SPARE] }, two: {} });
  field.one.does('bid 4');
  field.passes('two');
  field.one.does(`offer ${open}`, 'done', 'pass');
  field.passes('two');
  expect(field.s.budget.get(ONE)).toBe(2);
});
test('AFU-R25 the other way: one shield per round', () => {
  RULINGS.shieldPerCard = false;
  const shield = { bonus: { gain: 'panicShield' } } as const;
  const field = fight([
    { foe: foe('1/9'), front: own('1/9', shield), back: own('-/- S1', shield) },
    { foe: 't72' },
    { foe: 'bmp2' },
  ]);
  expect(field.s.panics.get(ONE)).toBe(1);
});
test('AFU-R37 the other way: the first empty deck ends the Invasion', () => {
  RULINGS.invasionNeedsBothDecks = false;
  expect(
    lay({ step: 'end', round: 4, eventDeck: ['izium'], one: { invaderDeck: ['t72'] }, two: {} }).s.phase.value,
  ).toBe(1);
  expect(lay({ step: 'end', one: { invaderDeck: ['t72'] }, two: { invaderDeck: ['t64'] } }).s.phase.value).toBe(0);
});
test('AFU-R43 the other way: a fetched card comes on top of the five', () => {
  RULINGS.fetchedCountsTowardsFive = false;
  const field = solo({
    phase: 'war',
    eventDeck: ['backInTheRanks', 'izium'],
    one: {
      hospital: ['scouts'],
      deck: ['polissiaCompany*2', 'polissiaMissiles', 'polissiaTanks', 'polissiaHowitzers'],
      invaderDeck: ['t72', 'bmp2', 't80', 'msta'],
    },
  });
  field.one.does('fetch scouts');
  expect(field.hand()).toHaveLength(6);
});
test('AFU-R44, R46 the other way: the worth of the cards decides', () => {
  RULINGS.takenByBid = false;
  const card = own('5/5');
  const field = lay({
    phase: 'war',
    step: 'auction',
    pile: ['antonivkaBridge'],
    one: { hand: [card, SPARE] },
    two: {},
  });
  field.one.does('bid 3');
  field.passes('two');
  field.one.does(`offer ${card}`, 'done');
  expect([field.trophies(), field.size(zone.pile)]).toEqual([['antonivkaBridge'], 0]);
});
