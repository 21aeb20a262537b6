import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { REWARD } from '../cards/columns.ts';
import type { Bonus } from '../cards/schema.ts';
import { playOf, valueBonus } from '../rules/10-bonuses.ts';
import { PLAY } from '../state.ts';
import { fact } from '../verbs.ts';
import { defOf, type Field, fight, foe, lay, ONE, own, type Position, solo, SPARE, TWO } from './at.ts';

const draw = { gain: 'draw1' } as const;
const onKill = { when: { is: 'destroyed', least: 1 } } as const;
const at = (hand: readonly string[], attack: readonly string[], more: Position = {}): Field =>
  solo({ step: 'placement', one: { hand, attack, ...more } });
const listed = ({ s }: Field): number[] => s.played.map((place) => place.get(ONE));
/** Fills the list of plays with a card that was used and has no bonus, up to this many. */
function fill({ s }: Field, up: number): void {
  for (let i = s.plays.get(ONE); i < up; i++) s.played[i]!.set(ONE, defOf('polissiaCompany') | PLAY.used);
  s.plays.set(ONE, up);
}

rule(['AFU-R70', 'AFU-R18'], 'a card that was taken back leaves nothing in the list of plays', () => {
  const field = at(['polissiaTanks', 'scouts', 'polissiaMissiles'], ['t72', 'bmp2', 't80']);
  const defended = (key: string): number => defOf(key) | PLAY.row;
  field.one.does('defend polissiaTanks 1', 'defend scouts 2', 'defend polissiaMissiles 3');
  expect(listed(field).slice(0, 4)).toEqual([...['polissiaTanks', 'scouts', 'polissiaMissiles'].map(defended), 0]);
  field.one.does('take back scouts 2');
  expect(listed(field).slice(0, 4)).toEqual([...['polissiaTanks', 'polissiaMissiles'].map(defended), 0, 0]);
  field.one.does('take back polissiaTanks 1', 'take back polissiaMissiles 3');
  expect([field.s.plays.get(ONE), Math.max(...listed(field))]).toEqual([0, 0]);
});
rule(['AFU-10.7', 'AFU-R18'], 'the list holds twenty-four plays, and says so when there are more', () => {
  const killer = own('5/9', { bonus: { ...draw, ...onKill } });
  const asker = own('1/9', { bonus: { ...draw, when: { is: 'badge', badge: 'armoured' } } });
  const steady = own('1/9', { bonus: { ...draw, when: { is: 'playedEnhancedDefence' } } });
  const medics = own('-/- S1', { bonus: { gain: 'hospitalSwap' } });
  const stage = (up: number): Field => {
    const field = at([medics], [foe('1/1'), foe('1/9'), foe('1/9')], {
      defence: [killer, asker, steady],
      hospital: ['scouts'],
    });
    fill(field, up);
    return field;
  };
  const full = stage(24);
  expect(full.one.offered.toSorted()).toEqual(
    [
      'pass',
      ...[1, 2, 3].map((column) => `support ${medics} ${column}`),
      `swap ${medics} for scouts`,
      ...[killer, asker, steady].map((key, column) => `take back ${key} ${column + 1}`),
    ].toSorted(),
  );
  expect([killer, asker, steady, 'polissiaCompany'].map((key) => full.one.whyNot(`bonus ${key}`))).toEqual([
    'AFU-11.1',
    'AFU-11.2',
    'AFU-11.5',
    undefined,
  ]);
  expect([playOf(full.s, ONE, defOf('scouts')), full.one.whyNot(`decline ${killer}`)]).toEqual([-1, 'AFU-10.2']);
  expect(() => full.one.does(`support ${medics} 1`)).toThrow('too many cards played in one turn');
  const last = stage(23);
  last.one.does(`support ${medics} 1`, `take back ${medics} 1`, 'pass', `bonus ${killer}`, 'pass');
  expect([last.one.prompt, last.s.lateShuffle.get(ONE)]).toEqual(['afu.recruit', 1]);
  const whole = stage(24);
  whole.one.does('pass', `bonus ${killer}`, 'pass');
  expect([whole.one.prompt, whole.s.plays.get(ONE)]).toEqual(['afu.recruit', 24]);
  whole.passes('one');
  expect([whole.s.round.value, whole.s.plays.get(ONE), Math.max(...listed(whole))]).toEqual([2, 0, 0]);
});
rule(['AFU-R48', 'AFU-10.7'], 'right after payment the cards used give their deeds, and no others', () => {
  const [payer, placed] = [own('5/5', { bonus: draw }), own('1/9', { bonus: draw })];
  const stage = (): Field =>
    solo({
      phase: 'war',
      step: 'auction',
      pile: ['irpinBridge'],
      one: { hand: [payer, SPARE], deck: ['scouts'], attack: [foe('1/9')], defence: [placed], invaderDeck: ['t72'] },
    });
  const field = stage();
  field.one.does(`offer ${payer}`, 'done');
  expect([field.one.prompt, field.one.offered]).toEqual(['afu.auctionBonus', ['pass', `bonus ${payer}`]]);
  field.one.does(`bonus ${payer}`);
  expect([field.one.prompt, field.one.offers(`bonus ${placed}`)]).toEqual(['afu.place', true]);
  const full = stage();
  fill(full, 23);
  full.one.does(`offer ${payer}`, 'done', 'pass');
  expect([full.one.prompt, full.s.plays.get(ONE)]).toEqual(['afu.place', 24]);
});
rule(['AFU-R24', 'AFU-11.6'], 'an objective that was taken stays open for the cards used, not for those placed', () => {
  const open = { when: { is: 'objectiveOpen' } } as const;
  const payer = own('5/5', { bonus: { gain: 'recruitPoints', n: 3, ...open } });
  const placed = own('1/9', { bonus: { gain: 'recruitPoints', n: 2, ...open } });
  const field = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [payer, SPARE], attack: [foe('1/9')], defence: [placed], invaderDeck: [foe('1/1')] },
  });
  field.one.does(`offer ${payer}`, 'done', 'pass');
  expect([field.trophies(), field.s.budget.get(ONE)]).toEqual([['irpinBridge'], 2 + 3]);
});

rule('AFU-10.2', 'what comes by itself may be refused: values, shields and points, and nothing else', () => {
  const declinable = (gain: Bonus, edition: 'uk' | 'en' = 'uk'): boolean => {
    const card = own('1/1', { bonus: gain });
    const field = solo({ step: 'placement', one: { attack: ['t72'], defence: [card] } }, { edition });
    return field.one.offers(`decline ${card}`);
  };
  for (const gain of ['attackPlus', 'defencePlus', 'supportPlus', 'recruitPoints'] as const)
    expect([gain, declinable({ gain, n: 2 })]).toEqual([gain, true]);
  expect(declinable({ gain: 'panicShield' })).toBe(true);
  for (const gain of ['draw1', 'recon3', 'returnPanic', 'hospitalSwap'] as const)
    expect([gain, declinable({ gain })]).toEqual([gain, false]);
  expect([declinable({ gain: 'recruitPoints', n: 2 }, 'en'), declinable({ gain: 'panicShield' }, 'en')]).toEqual([
    false,
    true,
  ]);
});
rule(['AFU-11.6', 'AFU-12.8'], 'a card in hand goes by the objective that lies open', () => {
  const medics = own('-/- S1', { bonus: { gain: 'hospitalSwap', when: { is: 'objectiveOpen' } } });
  const whyNot = (pile: readonly string[]): string | undefined =>
    solo({
      phase: 'war',
      step: 'placement',
      pile,
      one: { hand: [medics], hospital: ['scouts'], attack: ['t72'] },
    }).one.whyNot(`swap ${medics} for scouts`);
  expect([whyNot([]), whyNot(['izium'])]).toEqual(['AFU-11.6', undefined]);
});
rule(
  ['AFU-11.4', 'AFU-12.8'],
  'a card that went to the hospital by an exchange has not been played for its defence',
  () => {
    const medics = own('1/3 S1', { bonus: { gain: 'hospitalSwap' } });
    const asker = own('2/9', { bonus: { gain: 'attackPlus', n: 2, when: { is: 'playedNormalDefence' } } });
    const won = (...phrases: readonly string[]): number => {
      const field = at([asker, medics, SPARE], [foe('1/4'), foe('1/9')], { hospital: ['polissiaMedics'] });
      field.one.does(`defend ${asker} 1`, ...phrases, 'pass');
      return field.trophies().length;
    };
    expect([won(), won(`defend ${medics} 2`), won(`swap ${medics} for polissiaMedics`)]).toEqual([0, 1, 0]);
  },
);
rule('AFU-10.10', 'a card that was not played has no bonus of its own to add', () => {
  const card = own('2/2', { bonus: { gain: 'attackPlus', n: 2 } });
  const field = at([card, SPARE], ['t72']);
  const bonus = (): number => valueBonus(field.s, ONE, defOf(card), REWARD.attackPlus);
  expect(bonus()).toBe(0);
  field.one.does(`defend ${card} 1`);
  expect(bonus()).toBe(2);
  field.one.does(`decline ${card}`);
  expect(bonus()).toBe(0);
});

rule(
  ['AFU-10.1', 'AFU-R70', 'AFU-12.2', 'AFU-R25'],
  'everybody is told of bonuses used and refused, and of panic',
  () => {
    const shield = own('1/9', { bonus: { gain: 'panicShield' } });
    const striker = own('1/9', { bonus: { gain: 'attackPlus', n: 1 } });
    const calm = own('1/9 S1', { bonus: { gain: 'returnPanic' } });
    const medics = own('-/- S1', { bonus: { gain: 'hospitalSwap' } });
    const field = at([shield, striker, calm, medics, SPARE], ['t72', 'bmp2'], {
      hospital: [own('-/1')],
      discard: ['panic'],
    });
    const kinds: Readonly<Record<number, string>> = {
      [fact.bonusUsed]: 'used',
      [fact.bonusDeclined]: 'declined',
      [fact.panicTaken]: 'taken',
      [fact.panicPrevented]: 'prevented',
      [fact.panicReturned]: 'returned',
      [fact.ready]: 'ready',
    };
    const told = (): unknown[][] =>
      field.t.facts.flatMap(({ kind, a, b }) => (kinds[kind] === undefined ? [] : [[kinds[kind], a, b]]));
    const swap = field.one.offered.find((phrase) => phrase.startsWith('swap'))!;
    field.one.does(
      swap,
      `defend ${striker} 1`,
      `decline ${striker}`,
      `support ${calm} 1`,
      `bonus ${calm} from discard`,
    );
    expect(told()).toEqual([
      ['used', ONE, defOf(medics)],
      ['declined', ONE, defOf(striker)],
      ['used', ONE, defOf(calm)],
      ['returned', ONE, 2],
    ]);
    field.passes('one');
    expect(told().slice(4)).toEqual([
      ['ready', ONE, 0],
      ['taken', ONE, 0],
    ]);
    const covered = fight([{ foe: foe('1/9'), front: shield }, { foe: 't72' }]);
    expect(
      covered.t.facts.filter(({ kind }) => kinds[kind] !== undefined).map(({ kind, b }) => [kinds[kind], b]),
    ).toEqual([
      ['ready', 0],
      ['used', defOf(shield)],
      ['prevented', 0],
    ]);
  },
);
rule(['AFU-4.3', 'AFU-R5'], 'who has ended placement is marked until the turn is over', () => {
  const field = lay({ step: 'placement', one: { attack: ['t72'], hand: [SPARE] }, two: { attack: ['bmp2'] } });
  const ready = (): number[] => [field.s.ready.get(ONE), field.s.ready.get(TWO)];
  expect(ready()).toEqual([0, 0]);
  field.passes('one');
  expect(ready()).toEqual([1, 0]);
  field.passes('two');
  expect([field.one.prompt, ready()]).toEqual(['afu.recruit', [1, 1]]);
  field.passes('one');
  expect([field.s.round.value, ready()]).toEqual([2, [0, 0]]);
});
