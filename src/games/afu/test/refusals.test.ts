import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT } from '../../../kernel/facts.ts';
import { foe, lay, own, solo, SPARE } from './at.ts';

rule(
  ['AFU-10.3', 'AFU-R70', 'AFU-12.9'],
  'only a card with such a bonus is refused one, with the rule of where it lies',
  () => {
    const plain = own('2/2 S1');
    const striker = own('2/2', { bonus: { gain: 'attackPlus', n: 1 } });
    const medics = own('1/1 S1', { bonus: { gain: 'hospitalSwap' } });
    const drawer = own('2/2', { bonus: { gain: 'draw1' } });
    const hand = [plain, striker, medics, drawer, SPARE];
    const field = solo({
      step: 'placement',
      one: {
        hand,
        attack: ['t72', 'bmp2', 't80'],
        hospital: ['scouts'],
        deck: ['polissiaTanks', 'polissiaMissiles'],
      },
    });
    const rules = (verb: string): (string | undefined)[] =>
      [plain, striker, medics, drawer].map((key) => field.one.whyNot(`${verb} ${key}`));
    expect(rules('bonus')).toEqual([undefined, undefined, undefined, 'AFU-10.3']);
    expect(rules('decline')).toEqual([undefined, undefined, undefined, undefined]);
    expect([plain, medics].map((key) => field.one.whyNot(`swap ${key} for scouts`))).toEqual([undefined, undefined]);
    expect(field.one.whyNot(`swap ${medics} for ${medics}`)).toBeUndefined();
    field.one.does(`defend ${plain} 1`, `defend ${striker} 2`, `support ${medics} 1`, `defend ${drawer} 3`);
    expect(rules('bonus')).toEqual([undefined, 'AFU-R70', 'AFU-12.9', undefined]);
    expect(rules('decline')).toEqual([undefined, undefined, 'AFU-10.2', 'AFU-10.2']);
    expect([plain, medics].map((key) => field.one.whyNot(`swap ${key} for scouts`))).toEqual([undefined, 'AFU-12.9']);
    field.one.does(`bonus ${drawer}`);
    expect([field.one.whyNot(`bonus ${drawer}`), field.one.whyNot(`decline ${drawer}`)]).toEqual([
      'AFU-R19',
      'AFU-R19',
    ]);
  },
);
rule(['AFU-12.8', 'AFU-R19'], 'a card in the hospital has no bonus to speak of', () => {
  const field = solo({ step: 'placement', one: { hand: ['polissiaMedics'], hospital: ['scouts'], attack: ['t72'] } });
  field.one.does('swap polissiaMedics for scouts');
  expect([field.one.whyNot('bonus polissiaMedics'), field.one.whyNot('decline polissiaMedics')]).toEqual([
    undefined,
    undefined,
  ]);
});
rule(['AFU-6.2', 'AFU-6.3', 'AFU-R70'], 'what the other seat has placed is none of this seat’s business', () => {
  const drawer = own('2/2', { bonus: { gain: 'draw1' } });
  const field = lay({
    step: 'placement',
    one: { hand: [drawer, 'polissiaCompany', SPARE], deck: ['polissiaTanks'], attack: ['t72'] },
    two: { attack: ['bmp2'], defence: ['slobodaTanks'], support: ['slobodaCompany'] },
  });
  expect(field.one.refused.filter(({ phrase }) => phrase.includes('sloboda'))).toEqual([]);
  field.one.does(`defend ${drawer} 1`);
  expect([field.one.whyNot(`defend ${drawer} 2`), field.one.whyNot(`support ${drawer} 3`)]).toEqual([
    'AFU-6.2',
    'AFU-6.3',
  ]);
  field.one.does(`bonus ${drawer}`, 'support polissiaCompany 1');
  expect([field.one.offers('take back polissiaCompany 1'), field.one.whyNot(`take back ${drawer} 1`)]).toEqual([
    true,
    'AFU-R70',
  ]);
});
rule('AFU-R44', 'numbers that nobody would take for a bid are not spoken of', () => {
  const field = lay({ phase: 'war', step: 'auction', pile: ['izium'], one: { hand: [own('2/2')] }, two: {} });
  expect(['bid 2', 'bid 3', 'bid 99', 'bid 100'].map((bid) => field.one.whyNot(bid))).toEqual([
    undefined,
    'AFU-R44',
    'AFU-R44',
    undefined,
  ]);
});
rule('AFU-R26', 'a panic card that is there goes by the condition, one that is not by its absence', () => {
  const calm = own('1/9', { bonus: { gain: 'returnPanic', when: { is: 'badge', badge: 'armoured' } } });
  const placing = solo({ step: 'placement', one: { hand: ['panic'], attack: [foe('1/9')], defence: [calm] } });
  expect(['hand', 'discard', 'deck'].map((from) => placing.one.whyNot(`bonus ${calm} from ${from}`))).toEqual([
    'AFU-11.2',
    'AFU-R26',
    'AFU-R26',
  ]);
});
rule('AFU-5.3', 'an invader is shown before it takes its place', () => {
  const field = solo({ one: { hand: ['scouts'], invaderDeck: ['t72', 'bmp2'] } });
  expect(field.t.facts.filter(({ kind }) => kind === FACT.revealed)).toHaveLength(2);
});
