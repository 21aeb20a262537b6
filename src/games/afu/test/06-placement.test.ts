import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { defenceAt, supportAt, zone } from '../state.ts';
import { foe, lay, ONE, own, solo, SPARE } from './at.ts';

const at = (hand: readonly string[], attack: readonly string[] = ['t72', 'bmp2'], more = {}) =>
  solo({ step: 'placement', one: { hand, attack, ...more } });

rule(['AFU-6.1', 'AFU-9.2'], 'nobody must defend', () => {
  const field = at(['polissiaTanks']);
  expect(field.one.offers('pass')).toBe(true);
  field.passes('one');
  expect(field.s.panics.get(ONE)).toBe(2);
});
rule('AFU-6.2', 'one card of the hand opposite each invader', () => {
  const field = at(['polissiaTanks', 'scouts']);
  field.one.does('defend polissiaTanks 1');
  expect(field.one.whyNot('defend scouts 1')).toBe('AFU-6.2');
  expect(field.one.offers('defend scouts 2')).toBe(true);
  expect(field.one.offered.some((phrase) => phrase.endsWith(' 3') && phrase.startsWith('defend'))).toBe(false);
});
rule('AFU-6.3', 'one support card behind each card', () => {
  const field = at(['polissiaTanks', 'scouts', 'polissiaCompany']);
  field.one.does('defend polissiaTanks 1', 'support scouts 1');
  expect(field.one.whyNot('support polissiaCompany 1')).toBe('AFU-6.3');
});
rule(
  ['AFU-6.4', 'AFU-R3'],
  'the defence row asks for attack or defence points; attack 0 with some defence will do',
  () => {
    const field = at(['polissiaMedics', 'polissiaHowitzers', own('-/2'), own('2/-')]);
    expect(field.one.whyNot('defend polissiaMedics 1')).toBe('AFU-6.4');
    expect(field.one.offered.filter((phrase) => phrase.startsWith('defend') && phrase.endsWith(' 1'))).toHaveLength(3);
  },
);
rule('AFU-6.5', 'the support row asks for support points', () => {
  const field = at(['polissiaTanks', own('2/2')]);
  field.one.does('defend polissiaTanks 1');
  expect(field.one.offered.some((phrase) => phrase.startsWith('support'))).toBe(false);
  expect(field.one.refused.some(({ phrase, rule: id }) => phrase.startsWith('support') && id === 'AFU-6.5')).toBe(true);
});
rule('AFU-6.6', 'no support without a card in front', () => {
  const field = at(['scouts', 'polissiaMedics']);
  expect(field.one.whyNot('support scouts 1')).toBe('AFU-6.6');
  field.one.does('defend scouts 1');
  expect(field.one.offers('support polissiaMedics 1')).toBe(true);
});
rule('AFU-6.7', 'a card with all values may go to either row', () => {
  const field = at(['polissiaTanks', 'scouts']);
  field.one.does('defend polissiaTanks 1');
  expect([field.one.offers('defend scouts 2'), field.one.offers('support scouts 1')]).toEqual([true, true]);
});
rule(
  ['AFU-6.8', 'AFU-R8'],
  'bonuses are used while placing, cards drawn by them may be placed, and the battle comes after',
  () => {
    const drawer = own('2/2', { bonus: { gain: 'draw1' } });
    const field = at([drawer], ['t72', 'bmp2'], { deck: ['polissiaTanks'] });
    field.one.does(`defend ${drawer} 1`);
    expect(field.hand()).toEqual([]);
    field.one.does(`bonus ${drawer}`, 'defend polissiaTanks 2');
    expect([field.in(defenceAt(ONE, 1)), field.one.prompt]).toEqual([['polissiaTanks'], 'afu.place']);
  },
);
rule('AFU-6.9', 'a card used in combat yields no compensation', () => {
  const field = at(['polissiaTanks', 'scouts', SPARE], ['reconGroup']);
  field.one.does('defend polissiaTanks 1', 'support scouts 1', 'pass');
  expect(field.s.budget.get(ONE)).toBe(2); // the spare card alone
});
rule('AFU-8.6', 'Reinforcements never stand in the defence row', () => {
  const reserve = own('-/- S1 reinforcements');
  const field = at([reserve, 'scouts']);
  expect(field.one.whyNot(`defend ${reserve} 1`)).toBe('AFU-8.6');
});
rule('AFU-R7', 'the ban follows from the mark, and the mark alone opens the support row', () => {
  const bare = own('-/- reinforcements');
  const field = at([bare, 'artilleryDivision']);
  expect(field.one.offers('defend artilleryDivision 1')).toBe(true);
  field.one.does('defend artilleryDivision 1', `support ${bare} 1`);
  expect(field.in(supportAt(ONE, 0))).toEqual([bare]);
});
rule('AFU-R69', 'without a card for the defence row every column causes panic, and recruitment goes on', () => {
  const field = at(['polissiaMedics', 'panic', SPARE], ['t72', 'bmp2', 't80']);
  expect(field.one.offered).toEqual(['pass']);
  field.passes('one');
  expect([field.s.panics.get(ONE), field.one.prompt]).toEqual([4, 'afu.recruit']);
});
rule('AFU-R70', 'placed cards may be moved or taken back until a deed has fixed them', () => {
  const drawer = own('2/2 S1', { bonus: { gain: 'draw1' } });
  const field = at([drawer, 'polissiaTanks'], ['t72', 'bmp2'], { deck: ['scouts'] });
  field.one.does(
    'defend polissiaTanks 1',
    'take back polissiaTanks 1',
    'defend polissiaTanks 2',
    `support ${drawer} 2`,
  );
  expect(field.one.offers(`take back ${drawer} 2`)).toBe(true);
  field.one.does(`bonus ${drawer}`);
  expect(field.one.whyNot(`take back ${drawer} 2`)).toBe('AFU-R70');
  expect(field.s.plays.get(ONE)).toBe(2);
  const fixedBySwap = at(['polissiaMedics', 'polissiaTanks'], ['t72'], { hospital: ['scouts'] });
  fixedBySwap.one.does('defend polissiaTanks 1', 'swap polissiaMedics for scouts');
  expect(fixedBySwap.one.whyNot('take back polissiaTanks 1')).toBe('AFU-R70');
});
rule('AFU-R70', 'six times a turn, and not a seventh time', () => {
  const field = at(['polissiaTanks']);
  for (let n = 0; n < 6; n++) field.one.does('defend polissiaTanks 1', 'take back polissiaTanks 1');
  field.one.does('defend polissiaTanks 1');
  expect(field.one.whyNot('take back polissiaTanks 1')).toBe('AFU-R70');
});
rule('AFU-R70', 'a card placed after the deed may still be taken back, until the next one', () => {
  const [drawer, second] = [own('2/2', { bonus: { gain: 'draw1' } }), own('2/2', { bonus: { gain: 'draw1' } })];
  const field = at([drawer, second], ['t72', 'bmp2', 't80'], { deck: ['polissiaTanks', 'polissiaCompany'] });
  field.one.does(`defend ${drawer} 1`, `bonus ${drawer}`, 'defend polissiaTanks 2');
  expect(field.one.whyNot(`take back ${drawer} 1`)).toBe('AFU-R70');
  field.one.does('take back polissiaTanks 2', 'defend polissiaTanks 3', `defend ${second} 2`, `bonus ${second}`);
  expect([field.one.whyNot('take back polissiaTanks 3'), field.one.whyNot(`take back ${second} 2`)]).toEqual([
    'AFU-R70',
    'AFU-R70',
  ]);
  field.one.does('support polissiaCompany 2', 'take back polissiaCompany 2');
  expect(field.hand()).toEqual(['polissiaCompany']);
});
rule('AFU-R70', 'what is fixed is free again in the next turn', () => {
  const drawer = own('9/9', { bonus: { gain: 'draw1' } });
  const field = at([drawer], [foe('1/1')], { deck: ['polissiaTanks'], invaderDeck: ['t72', 'bmp2'] });
  field.one.does(`defend ${drawer} 1`, `bonus ${drawer}`, 'pass', 'pass');
  field.one.does('defend polissiaTanks 1', 'take back polissiaTanks 1');
  expect(field.s.round.value).toBe(2);
});
rule(['AFU-R70', 'AFU-6.6'], 'a front card is taken back after the card behind it', () => {
  const field = at(['polissiaTanks', 'polissiaTerritorials']);
  field.one.does('defend polissiaTanks 1', 'support polissiaTerritorials 1');
  expect(field.one.whyNot('take back polissiaTanks 1')).toBe('AFU-6.6');
  field.one.does('take back polissiaTerritorials 1', 'take back polissiaTanks 1');
  expect(field.hand().toSorted()).toEqual(['polissiaTanks', 'polissiaTerritorials']);
});
rule('AFU-R20', 'a value bonus does not make a card legal for a row', () => {
  const staff = own('-/- S1', { bonus: { gain: 'attackPlus', n: 3 } });
  const gun = own('2/2', { bonus: { gain: 'supportPlus', n: 3 } });
  const field = at([staff, gun]);
  expect(field.one.whyNot(`defend ${staff} 1`)).toBe('AFU-6.4');
  field.one.does(`defend ${gun} 1`);
  expect(field.one.offers(`support ${staff} 1`)).toBe(true);
});
rule(
  'AFU-9.6',
  'a panic card takes a place in the hand, stands in no row, yields nothing and goes to the discard',
  () => {
    const field = lay({
      step: 'placement',
      one: { hand: ['panic', 'scouts'], attack: ['reconGroup'], invaderDeck: ['t72'] },
      two: {},
      panic: 10,
    });
    expect(field.one.offered.some((phrase) => phrase.includes('panic'))).toBe(false);
    field.one.does('defend scouts 1', 'pass');
    field.passes('two');
    expect([field.s.round.value, field.panicStack]).toEqual([2, 10]);
    expect([...field.hand(), ...field.discard(), ...field.in(zone.deck(ONE))].toSorted()).toEqual(['panic', 'scouts']);
  },
);
rule('AFU-R41', 'two events of that kind leave one invader, three leave none', () => {
  const rows = [1, 2, 3].map(
    (fewerInvaders) =>
      solo({
        phase: 'war',
        step: 'preparation',
        fewerInvaders,
        one: { hand: ['scouts'], invaderDeck: ['t72', 'bmp2', 't80', foe('3/3')] },
      }).row().length,
  );
  expect(rows).toEqual([2, 1, 0]);
});
