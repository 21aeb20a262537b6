import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Bonus } from '../cards/schema.ts';
import { zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { fight, foe, lay, ONE, own, solo, SPARE } from './at.ts';

const at = (hand: readonly string[], attack: readonly string[], more = {}) =>
  solo({ step: 'placement', one: { hand, attack, ...more } });
const needs = (badge: 'armoured' | 'artillery' | 'territorial', reward: Bonus): Bonus => ({
  ...reward,
  when: { is: 'badge', badge },
});
const plus2 = { gain: 'attackPlus', n: 2 } as const;
const draw = { gain: 'draw1' } as const;

rule(
  ['AFU-10.1', 'AFU-10.3', 'AFU-10.6'],
  'a bonus is there once its card has entered combat, and not while it is in hand',
  () => {
    const card = own('2/2 S1', { bonus: draw });
    const field = at([card], ['t72'], { deck: ['scouts'] });
    expect(field.one.offers(`bonus ${card}`)).toBe(false);
    field.one.does(`defend ${card} 1`);
    expect(field.one.offers(`bonus ${card}`)).toBe(true);
    const rich = own('1/1', { bonus: { gain: 'recruitPoints', n: 3 } });
    expect(fight([{ foe: foe('1/1'), front: own('5/5') }], {}, [rich]).s.gained.get(ONE)).toBe(0);
  },
);
rule(['AFU-10.4', 'AFU-11.2'], 'a badge condition asks for another card with the badge', () => {
  const alone = own('2/9', { badge: 'armoured', bonus: needs('armoured', plus2) });
  expect(fight([{ foe: foe('1/4'), front: alone }]).trophies()).toHaveLength(0);
  expect(fight([{ foe: foe('1/4'), front: alone }], {}, [own('1/1', { badge: 'armoured' })]).trophies()).toHaveLength(
    1,
  );
  expect(fight([{ foe: foe('1/4'), front: alone }], {}, [own('1/1', { badge: 'artillery' })]).trophies()).toHaveLength(
    0,
  );
  const drawer = own('1/1', { bonus: needs('armoured', draw) });
  const field = at([drawer], ['t72'], { deck: ['scouts'] });
  field.one.does(`defend ${drawer} 1`);
  expect(field.one.whyNot(`bonus ${drawer}`)).toBe('AFU-11.2');
});
rule(
  ['AFU-10.5', 'AFU-R18', 'AFU-E37'],
  'cards in rows, in hand or spent on a swap are at disposal; hospital and bought cards are not',
  () => {
    const x = own('2/2', { bonus: needs('armoured', plus2) });
    const y = own('1/1', { badge: 'armoured', pay: 2, bonus: { gain: 'recruitPoints', n: 3 } });
    const spent = fight([{ foe: foe('1/4'), front: x }], {}, [y]);
    expect([spent.trophies().length, spent.discard().includes(x), spent.s.budget.get(ONE)]).toEqual([1, true, 4]);
    const asleep = fight([{ foe: foe('1/4'), front: x }], { one: { hand: [SPARE], hospital: [y] } });
    expect(asleep.trophies()).toHaveLength(0);
    const medic = own('-/- S1', { badge: 'armoured', bonus: { gain: 'hospitalSwap' } });
    const swapped = at([x, medic, SPARE], [foe('1/4')], { hospital: ['scouts'] });
    swapped.one.does(`defend ${x} 1`, `swap ${medic} for scouts`, 'pass');
    expect(swapped.trophies()).toHaveLength(1);
  },
);
rule(
  ['AFU-10.4', 'AFU-R18'],
  'a card that has been played is at disposal in its row, and not in the hand any more',
  () => {
    const x = own('2/9', { badge: 'armoured', bonus: needs('armoured', plus2) });
    for (const hand of [
      [SPARE, x],
      [x, SPARE],
    ]) {
      const field = at(hand, [foe('1/4')]);
      field.one.does(`defend ${x} 1`, 'pass');
      expect(field.trophies()).toHaveLength(0);
    }
  },
);
rule(['AFU-10.7', 'AFU-E18', 'AFU-27.2'], 'more matching cards do not raise a bonus', () => {
  const x = own('2/9', { bonus: needs('armoured', { gain: 'attackPlus', n: 1 }) });
  const three = [
    own('1/1', { badge: 'armoured' }),
    own('1/1', { badge: 'armoured' }),
    own('1/1', { badge: 'armoured' }),
  ];
  expect(fight([{ foe: foe('1/4'), front: x }], {}, three).trophies()).toHaveLength(0);
  expect(fight([{ foe: foe('1/3'), front: x }], {}, three).trophies()).toHaveLength(1);
});
rule(['AFU-10.8', 'AFU-E19', 'AFU-27.3'], 'one matching card serves several bonus cards', () => {
  const bonus = needs('armoured', { gain: 'attackPlus', n: 1 });
  const cards = [own('2/9', { bonus }), own('2/9', { bonus })];
  expect(
    fight(
      cards.map((front) => ({ foe: foe('1/3'), front })),
      {},
      [own('1/1', { badge: 'armoured' })],
    ).trophies(),
  ).toHaveLength(2);
});
rule('AFU-10.9', 'two cards may meet each other’s condition', () => {
  const a = own('2/9', { badge: 'artillery', bonus: needs('armoured', { gain: 'attackPlus', n: 1 }) });
  const b = own('2/9', { badge: 'armoured', bonus: needs('artillery', { gain: 'attackPlus', n: 1 }) });
  expect(
    fight([
      { foe: foe('1/3'), front: a },
      { foe: foe('1/3'), front: b },
    ]).trophies(),
  ).toHaveLength(2);
});
rule('AFU-10.10', 'a value bonus counts only where the value is used', () => {
  const supporter = own('2/9 S1', { bonus: { gain: 'supportPlus', n: 2 } });
  expect(fight([{ foe: foe('1/4'), front: supporter }]).trophies()).toHaveLength(0);
  expect(fight([{ foe: foe('1/5'), front: own('2/9'), back: supporter }]).trophies()).toHaveLength(1);
  const striker = own('2/9 S1', { bonus: { gain: 'attackPlus', n: 3 } });
  expect(fight([{ foe: foe('1/5'), front: own('2/9'), back: striker }]).trophies()).toHaveLength(0);
});
rule(
  ['AFU-11.1', 'AFU-R21', 'AFU-E38'],
  'destroyed invaders count over all columns, support cards included, and are known after the fight',
  () => {
    const x = own('-/- S1', { bonus: { when: { is: 'destroyed', least: 2 }, gain: 'recruitPoints', n: 2 } });
    const field = fight([{ foe: foe('2/3'), foeSupport: foe('-/- S1 enemyArtillery'), front: own('3/4'), back: x }]);
    expect([field.trophies().length, field.hospital(), field.s.budget.get(ONE)]).toEqual([2, [x], 4]);
    const one = fight([{ foe: foe('2/3'), front: own('3/4'), back: x }]);
    expect([one.trophies().length, one.s.budget.get(ONE)]).toEqual([1, 2]);
    const needsOne = own('5/5', { bonus: { when: { is: 'destroyed', least: 1 }, gain: 'recruitPoints', n: 2 } });
    expect(fight([{ foe: foe('1/1'), front: needsOne }]).s.budget.get(ONE)).toBe(4);
  },
);
rule('AFU-11.3', 'a panic card received from whatever source switches the condition on', () => {
  const x = own('2/9', { bonus: { when: { is: 'panicThisRound' }, gain: 'attackPlus', n: 2 } });
  expect(fight([{ foe: foe('1/4'), front: x }, { foe: 't72' }]).trophies()).toHaveLength(1);
  expect(fight([{ foe: foe('1/4'), front: x }]).trophies()).toHaveLength(0);
});
rule(
  ['AFU-11.4', 'AFU-11.5', 'AFU-R23'],
  'another card with that sort of printed defence must have been played',
  () => {
    const normal = own('2/3', { bonus: { when: { is: 'playedNormalDefence' }, gain: 'attackPlus', n: 2 } });
    const enhanced = own('2/3e', { bonus: { when: { is: 'playedEnhancedDefence' }, gain: 'attackPlus', n: 2 } });
    const won = (front: string, other: string | undefined, hand: readonly string[] = []) =>
      fight(
        [{ foe: foe('1/4'), front }, ...(other === undefined ? [] : [{ foe: foe('1/9'), front: other }])],
        {},
        hand,
      ).trophies().length;
    expect([
      won(normal, undefined),
      won(normal, own('1/3')),
      won(normal, own('1/3e')),
      won(normal, undefined, [own('1/3')]),
    ]).toEqual([0, 1, 0, 0]);
    expect([won(enhanced, undefined), won(enhanced, own('1/3')), won(enhanced, own('1/3e'))]).toEqual([0, 0, 1]);
    expect(won(normal, own('1/0'))).toBe(0);
  },
);
rule(['AFU-11.6', 'AFU-R24'], 'an objective must lie on the pile when the bonus is computed', () => {
  const x = own('2/9', { bonus: { when: { is: 'objectiveOpen' }, gain: 'attackPlus', n: 2 } });
  expect(fight([{ foe: foe('1/4'), front: x }], { pile: ['izium'] }).trophies()).toHaveLength(1);
  expect(fight([{ foe: foe('1/4'), front: x }]).trophies()).toHaveLength(0);
});

rule(
  ['AFU-12.2', 'AFU-R26', 'AFU-14.4'],
  'a panic card goes back from hand, discard or deck, as the owner likes',
  () => {
    const calm = own('1/9', { bonus: { gain: 'returnPanic' } });
    const field = at([calm, 'panic', SPARE], ['t72'], {
      discard: ['panic', 'scouts'],
      deck: ['polissiaTanks', 'panic', 'polissiaCompany*2'],
    });
    field.one.does(`defend ${calm} 1`);
    expect(field.one.offered.filter((phrase) => phrase.startsWith('bonus'))).toEqual([
      `bonus ${calm} from hand`,
      `bonus ${calm} from discard`,
      `bonus ${calm} from deck`,
    ]);
    field.one.does(`bonus ${calm} from deck`);
    expect([field.s.panics.get(ONE), field.in(zone.deck(ONE)).includes('panic')]).toEqual([2, false]);
    expect(field.t.facts.some(({ kind, a }) => kind === 2 && a === zone.deck(ONE))).toBe(true); // shuffled afterwards
    expect(field.hand()).toContain('panic'); // and the hand is as it was
    const open = at([calm], ['t72'], { discard: ['panic'], deck: ['polissiaTanks', 'polissiaCompany*2'] });
    open.one.does(`defend ${calm} 1`, `bonus ${calm} from discard`);
    expect(open.t.facts.some(({ kind, a }) => kind === 2 && a === zone.deck(ONE))).toBe(false); // nobody looked into it
    field.passes('one');
    expect(field.panicStack).toBe(6);
    const none = at([calm], ['t72']);
    none.one.does(`defend ${calm} 1`);
    expect(none.one.offered.some((phrase) => phrase.startsWith('bonus'))).toBe(false);
  },
);
rule(
  ['AFU-12.3', 'AFU-R27', 'AFU-E36'],
  'a draw reshuffles the discard if it must; cards in rows are not in it',
  () => {
    const [a, c] = [own('2/2', { bonus: draw }), own('1/2')];
    const field = lay({
      step: 'placement',
      one: { hand: [a, 'panic*4'], discard: [c], attack: [foe('1/2'), foe('1/2'), foe('1/2')] },
      two: { hand: [SPARE] },
    });
    field.one.does(`defend ${a} 1`, `bonus ${a}`);
    expect(field.hand().filter((key) => key !== 'panic')).toEqual([c]);
    field.one.does(`defend ${c} 2`, 'pass');
    field.passes('two');
    expect([field.trophies().length, field.away().length]).toEqual([1, 2]);
    expect([field.size(zone.deck(ONE)), field.discard()]).toEqual([0, [a, c, 'panic'].toSorted()]);
    expect(field.hand()).toHaveLength(4); // four panic cards wait for the end of the turn
    const dry = at([a], ['t72']);
    dry.one.does(`defend ${a} 1`, `bonus ${a}`);
    expect(dry.hand()).toEqual([]);
  },
);
rule('AFU-12.4', 'attackPlus raises the attack', () => {
  expect(
    fight([{ foe: foe('1/5'), front: own('2/9', { bonus: { gain: 'attackPlus', n: 3 } }) }]).trophies(),
  ).toHaveLength(1);
});
rule('AFU-12.5', 'defencePlus raises the defence', () => {
  expect(
    fight([{ foe: foe('4/9'), front: own('2/2', { bonus: { gain: 'defencePlus', n: 3 } }) }]).hospital(),
  ).toHaveLength(0);
});
rule('AFU-12.6', 'supportPlus raises the support', () => {
  expect(
    fight([
      { foe: foe('4/5'), front: own('2/2'), back: own('-/- S1', { bonus: { gain: 'supportPlus', n: 2 } }) },
    ]).trophies(),
  ).toHaveLength(1);
});
rule(
  ['AFU-12.7', 'AFU-R28'],
  'recon looks at three invaders, may discard one, and puts the others back in any order',
  () => {
    const field = at(['scouts'], ['t72'], { invaderDeck: ['bmp2', 't80', 'msta', 'su25'] });
    field.one.does('defend scouts 1', 'bonus scouts');
    expect(field.one.offered.toSorted()).toEqual(['done', 'drop bmp2', 'drop msta', 'drop t80']);
    field.one.does('drop t80', 'put back bmp2');
    expect([field.away(), field.in(zone.invaderDeck(ONE))]).toEqual([['t80'], ['su25', 'bmp2', 'msta']]);
    const keep = at(['scouts'], ['t72'], { invaderDeck: ['bmp2', 't80'], invaderDiscard: ['msta'] });
    keep.one.does('defend scouts 1', 'bonus scouts', 'done', 'put back bmp2');
    expect([keep.in(zone.invaderDeck(ONE)), keep.away()]).toEqual([['bmp2', 't80'], ['msta']]); // two only, nothing reshuffled
    const empty = at(['scouts'], ['t72']);
    empty.one.does('defend scouts 1', 'bonus scouts');
    expect(empty.one.prompt).toBe('afu.place');
  },
);
rule(
  ['AFU-12.8', 'AFU-12.9', 'AFU-12.10', 'AFU-R30'],
  'a swap sends the card to the hospital unused and brings any card of it into hand',
  () => {
    const field = at(['polissiaMedics', SPARE], ['t72'], { hospital: ['polissiaTanks', 'scouts'] });
    expect(field.one.offered.filter((phrase) => phrase.startsWith('swap'))).toHaveLength(2);
    field.one.does('swap polissiaMedics for polissiaTanks');
    expect([field.hand(), field.hospital()]).toEqual([['polissiaTanks'], ['polissiaMedics', 'scouts']]);
    field.one.does('defend polissiaTanks 1', 'pass');
    expect([field.trophies(), field.s.icons.get(ONE)]).toEqual([['t72'], 0]);
    expect(at(['polissiaMedics'], ['t72']).one.offered).toEqual(['pass']); // an empty hospital, and it cannot fetch itself
  },
);
rule('AFU-12.11', 'the owner may use the card normally instead', () => {
  const field = at(['polissiaMedics', 'polissiaTanks', SPARE], ['t72'], { hospital: ['scouts'] });
  field.one.does('defend polissiaTanks 1', 'support polissiaMedics 1', 'pass');
  expect(field.hospital()).toEqual(['scouts']);
});
rule(
  ['AFU-12.12', 'AFU-R31'],
  'points gained by bonuses are spent in this turn’s recruitment, even if no card is laid down',
  () => {
    const field = solo({
      step: 'placement',
      open: ['localWatch'],
      one: { hand: [own('3/9', { bonus: { gain: 'recruitPoints', n: 2 } })], attack: ['t72'] },
    });
    field.one.does(
      field.one.offered.find((phrase) => phrase.startsWith('defend'))!,
      'pass',
    );
    expect([field.one.prompt, field.s.budget.get(ONE)]).toEqual(['afu.recruit', 2]);
    field.passes('one');
    expect(field.s.gained.get(ONE)).toBe(0);
  },
);
rule('AFU-R19', 'a card gives its bonus once per turn', () => {
  const card = own('2/2', { bonus: draw });
  const field = at([card], ['t72'], { deck: ['scouts', 'polissiaTanks'] });
  field.one.does(`defend ${card} 1`, `bonus ${card}`);
  expect(field.one.offers(`bonus ${card}`)).toBe(false);
  const medics = at(['polissiaMedics', 'surgeons'], ['t72'], { hospital: ['scouts'] });
  medics.one.does('swap polissiaMedics for scouts', 'swap surgeons for polissiaMedics');
  expect(medics.one.offered.some((phrase) => phrase.startsWith('swap'))).toBe(false);
});
rule('AFU-R75', 'a reward whose condition came true in the battle may be used after it, wherever the card lies', () => {
  const x = own('5/1', { bonus: { ...draw, when: { is: 'destroyed', least: 1 } } });
  const field = fight([{ foe: foe('3/3'), front: x }], { one: { hand: [SPARE], deck: ['scouts'] } });
  expect([field.one.prompt, field.hospital()]).toEqual(['afu.aftermath', [x]]);
  field.one.does(`bonus ${x}`);
  expect([field.one.prompt, field.s.budget.get(ONE)]).toEqual(['afu.recruit', 4]); // the late draw serves recruitment
  const unmet = fight([{ foe: foe('3/9'), front: x }], { one: { hand: [SPARE], deck: ['scouts'] } });
  expect(unmet.one.prompt).toBe('afu.recruit');
  const calm = own('1/9', { bonus: { gain: 'returnPanic', when: { is: 'panicThisRound' } } });
  const late = fight([{ foe: foe('1/9'), front: calm }, { foe: 't72' }], { panic: 3 });
  late.one.does(`bonus ${calm} from discard`);
  expect([late.panicStack, late.s.panics.get(ONE)]).toEqual([3, 0]);
  const shield = own('1/9', { bonus: { gain: 'panicShield', when: { is: 'panicThisRound' } } });
  expect(fight([{ foe: foe('1/9'), front: shield }, { foe: 't72' }]).s.panics.get(ONE)).toBe(1);
  const unused = own('1/9', { bonus: draw }); // true all the time: what was not used in time is gone
  expect(fight([{ foe: foe('1/9'), front: unused }], { one: { hand: [SPARE], deck: ['scouts'] } }).one.prompt).toBe(
    'afu.recruit',
  );
  const badged = own('1/9', { bonus: needs('territorial', { gain: 'recruitPoints', n: 3 }) });
  const chain = fight(
    [
      { foe: foe('1/1'), front: x },
      { foe: foe('1/9'), front: badged },
    ],
    { one: { hand: [SPARE], deck: ['polissiaTerritorials'] } },
  );
  chain.one.does(`bonus ${x}`);
  expect(chain.s.budget.get(ONE)).toBe(2 + 2 + 3);
});
rule(['AFU-R27', 'AFU-6.9'], 'a card that fought and comes back by a late draw yields nothing', () => {
  const x = own('5/9', { pay: 3, bonus: { ...draw, when: { is: 'destroyed', least: 1 } } });
  const field = fight([{ foe: foe('1/1'), front: x }]);
  field.one.does(`bonus ${x}`);
  expect(field.s.budget.get(ONE)).toBe(2); // the spare card alone; x came back out of a discard of one card
});
rule('AFU-10.11', 'a card used on an objective goes on counting for conditions', () => {
  const used = own('-/4', { badge: 'armoured' });
  const x = own('2/9', { bonus: needs('armoured', plus2) });
  const field = solo({
    phase: 'war',
    step: 'auction',
    pile: ['mariupol'],
    one: { hand: [used, x, SPARE], attack: [foe('1/4')], invaderDeck: ['t72'] },
  });
  field.one.does(`offer ${used}`, 'done', `defend ${x} 1`, 'pass');
  expect(field.trophies()).toHaveLength(2);
});
rule('AFU-R29', 'an invader discarded by recon in the Invasion goes to the opponent at the exchange', () => {
  const field = lay({
    step: 'placement',
    round: 4,
    one: { hand: ['scouts'], attack: ['reconGroup'], invaderDeck: ['msta'] },
    two: {},
  });
  field.one.does('defend scouts 1', 'bonus scouts', 'drop msta', 'pass');
  field.passes('two');
  expect(field.told(fact.phaseBegan)).toBe(1);
  const two = [...field.in(zone.invaderDeck(1 as typeof ONE)), ...field.row(1 as typeof ONE)];
  expect(two).toContain('msta');
});
