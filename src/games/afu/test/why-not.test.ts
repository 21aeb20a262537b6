import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Action } from '../../../kernel/ids.ts';
import { amount } from '../../../kernel/verbs.ts';
import { zone } from '../state.ts';
import { act } from '../verbs.ts';
import { deal, defOf, fight, foe, lay, ONE, own, solo, SPARE, war } from './at.ts';
import { whateverIsTried, whatQuestionsRefuse, whatTimeForbids } from './refusals.ts';

rule(['AFU-6.2', 'AFU-9.6'], 'a card goes opposite an invader, a panic card nowhere', () => {
  const field = solo({ step: 'placement', one: { hand: ['polissiaTanks', 'panic'], attack: ['t72'] } });
  expect([field.one.whyNot('defend polissiaTanks 2'), field.one.whyNot('support polissiaTanks 2')]).toEqual([
    'AFU-6.2',
    'AFU-6.6',
  ]);
  expect([field.one.whyNot('defend panic 1'), field.one.whyNot('support panic 1')]).toEqual(['AFU-9.6', 'AFU-9.6']);
});
rule(['AFU-R19', 'AFU-10.3', 'AFU-R26'], 'a bonus that is taken, in hand or without a panic card', () => {
  const [drawer, calm] = [own('2/2', { bonus: { gain: 'draw1' } }), own('2/2', { bonus: { gain: 'returnPanic' } })];
  const field = solo({
    step: 'placement',
    one: { hand: [drawer, calm], deck: ['scouts'], discard: ['panic'], attack: ['t72', 'bmp2'] },
  });
  expect(field.one.whyNot(`bonus ${drawer}`)).toBe('AFU-10.3');
  field.one.does(`defend ${drawer} 1`, `bonus ${drawer}`, `defend ${calm} 2`);
  expect([field.one.whyNot(`bonus ${drawer}`), field.one.whyNot(`bonus ${calm} from hand`)]).toEqual([
    'AFU-R19',
    'AFU-R26',
  ]);
});
rule(['AFU-10.2', 'AFU-R70'], 'value bonuses come by themselves and are refused once', () => {
  const striker = own('2/2', { bonus: { gain: 'attackPlus', n: 2 } });
  const field = solo({ step: 'placement', one: { hand: [striker], attack: ['t72'] } });
  field.one.does(`defend ${striker} 1`);
  expect(field.one.whyNot(`bonus ${striker}`)).toBe('AFU-R70');
  field.one.does(`decline ${striker}`);
  expect(field.one.whyNot(`decline ${striker}`)).toBe('AFU-10.2');
});
rule(['AFU-R30', 'AFU-12.9'], 'an exchange needs a hospital and a card that does not fight', () => {
  const field = solo({ step: 'placement', one: { hand: ['polissiaMedics', 'polissiaTanks'], attack: ['t72'] } });
  expect(field.one.whyNot('swap polissiaMedics for polissiaMedics')).toBe('AFU-R30');
  const late = solo({
    step: 'placement',
    one: { hand: ['polissiaMedics', 'polissiaTanks'], hospital: ['scouts'], attack: ['t72'] },
  });
  late.one.does('defend polissiaTanks 1', 'support polissiaMedics 1');
  expect(late.one.whyNot('swap polissiaMedics for scouts')).toBe('AFU-12.9');
});
rule(['AFU-19.13', 'AFU-12.9'], 'a card used on an objective is exchanged no more', () => {
  const field = solo({
    phase: 'war',
    step: 'auction',
    pile: ['mariupol'],
    one: {
      hand: ['surgeons', 'scouts', 'polissiaTanks'],
      hospital: ['polissiaMedics'],
      invaderDeck: ['t72', 't80', 't64', 'btr82'],
    },
  });
  field.one.does('offer surgeons', 'done');
  while (field.t.rules.decision(field.s, ONE)?.prompt !== 'afu.place') field.passes('one');
  expect(field.one.whyNot('swap surgeons for polissiaMedics')).toBe('AFU-19.13');
});
rule(['AFU-2.5', 'AFU-12.2', 'AFU-R80', 'AFU-R44'], 'no bonus, another sort of bonus, points that do not count', () => {
  const drawer = own('2/2', { bonus: { gain: 'draw1' } });
  const saver = own('2/2', { bonus: { gain: 'recruitPoints', n: 2 } });
  const field = solo(
    { step: 'placement', one: { hand: [drawer, saver, SPARE], deck: ['scouts'], attack: ['t72', 'bmp2', 't80'] } },
    { edition: 'en' },
  );
  field.one.does(`defend ${drawer} 1`, `defend ${saver} 2`, `support ${SPARE} 1`);
  const why = (phrase: string): string | undefined => field.one.reasonFor(phrase)?.rule;
  expect([
    why(`bonus ${SPARE}`),
    why(`bonus ${drawer} from deck`),
    why(`bonus ${saver}`),
    why(`decline ${saver}`),
  ]).toEqual(['AFU-2.5', 'AFU-12.2', 'AFU-R80', 'AFU-R80']);
  const bids = lay({ phase: 'war', step: 'auction', pile: ['irpinBridge'], one: { hand: [drawer] }, two: {} });
  const bid = (n: number): string | undefined => bids.t.rules.why(bids.s, ONE, amount(n))?.rule;
  expect([bid(0), bid(400)]).toEqual(['AFU-19.6', 'AFU-R44']);
});
rule('AFU-R75', 'a condition that was true before the battle is past after it', () => {
  const missed = own('1/9', { bonus: { gain: 'draw1' } });
  const killer = own('5/9', { bonus: { gain: 'draw1', when: { is: 'destroyed', least: 1 } } });
  const columns = [missed, killer].map((front) => ({ foe: foe('1/1'), front }));
  const field = fight(columns, { one: { hand: [SPARE], deck: ['scouts'] } });
  expect([field.one.whyNot(`bonus ${missed}`), field.one.offers(`bonus ${killer}`)]).toEqual(['AFU-R75', true]);
});
rule(['AFU-13.4', 'AFU-13.12', 'AFU-18.2'], 'what is not for sale, and panic without an icon', () => {
  const field = lay({
    step: 'recruitment',
    open: ['battalion98'],
    one: { hand: ['polissiaTanks'], discard: ['scouts', 'panic'] },
    two: {},
  });
  expect([
    field.one.whyNot('buy scouts'),
    field.one.whyNot('calm discard'),
    field.t.rules.decision(field.s, ONE)?.rule,
  ]).toEqual(['AFU-13.4', 'AFU-13.12', 'AFU-13.7']);
  const event = war(['nowIsTheTime', 'izium'], {}, {}, { open: ['battalion98'] });
  expect(event.t.rules.decision(event.s, ONE)?.rule).toBe('AFU-18.2');
});
rule(['AFU-19.10', 'AFU-R44', 'AFU-R62'], 'bids beyond the hand, and payments that fall short', () => {
  const [card, none] = [own('5/-'), own('-/5')];
  const field = lay({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [card, none, SPARE] },
    two: {},
  });
  expect([field.one.whyNot('bid 6'), field.one.whyNot('bid 40')]).toEqual(['AFU-R44', 'AFU-R44']);
  field.one.does('bid 4');
  field.passes('two');
  expect([field.one.whyNot('done'), field.one.whyNot('pass')]).toEqual(['AFU-19.10', 'AFU-19.10']);
  const alone = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [card, none, SPARE], invaderDeck: ['reconGroup'] },
  });
  expect(alone.one.whyNot(`offer ${none}`)).toBe('AFU-R62');
});
rule(['AFU-R40', 'AFU-R43', 'AFU-3.4'], 'what an event demands must be done; a common achievement is nobody’s', () => {
  const field = war(['attackFromTheSea', 'izium'], { deck: ['scouts'] });
  expect(field.one.whyNot('pass')).toBe('AFU-R40');
  const fetch = war(['backInTheRanks', 'izium'], { hospital: ['scouts'] });
  expect(fetch.one.whyNot('pass')).toBe('AFU-R43');
  const dealt = deal();
  expect(dealt.one.whyNot(`keep ${dealt.in(zone.achievements)[0]}`)).toBe('AFU-3.4');
});

test('what belongs to another question is refused by the rule that says when it is done', () => {
  const field = solo({
    phase: 'war',
    step: 'auction',
    open: ['battalion98'],
    pile: ['irpinBridge'],
    one: { hand: ['polissiaTanks', SPARE], hospital: ['scouts'], attack: ['t72'], invaderDeck: ['reconGroup'] },
  });
  const why = (...actions: readonly Action[]): unknown[] =>
    actions.map((action) => field.t.rules.why(field.s, ONE, action)?.rule);
  const [tanks, scouts, open] = [defOf('polissiaTanks'), defOf('scouts'), defOf('battalion98')];
  expect(why(act.defend(tanks, 1), act.buy(open), act.bonus(scouts, 0), amount(4), act.keep(open))).toEqual([
    'AFU-19.16',
    'AFU-4.2',
    'AFU-10.1',
    'AFU-24.2',
    'AFU-3.5',
  ]);
  field.one.does('done');
  expect(why(act.offer(tanks), act.defend(scouts, 1), act.support(scouts, 1), act.drop(tanks))).toEqual([
    'AFU-24.2',
    'AFU-6.2',
    'AFU-6.3',
    'AFU-12.7',
  ]);
  field.passes('one');
  expect(why(act.defend(tanks, 1), act.swap(scouts, tanks), act.fetch(scouts), act.cycle(tanks))).toEqual([
    'AFU-4.2',
    'AFU-12.8',
    'AFU-18.9',
    'AFU-18.1',
  ]);
});

test('nothing that is tried at a question is refused without a rule that speaks of it, is so and has a sentence', () => {
  const { refused, found } = whatQuestionsRefuse([1, 2, 3, 4], 3);
  expect(found.slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});

test('whatever is tried is refused by a rule that speaks of it, is so and has a sentence', () => {
  const { refused, found } = whateverIsTried([17, 18, 19, 20]);
  expect(found.slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(100_000);
});

test('what only the time forbids is refused by a rule that speaks of the time', () => {
  const { refused, found } = whatTimeForbids([23, 24, 25, 26]);
  expect(found.slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(50_000);
});
