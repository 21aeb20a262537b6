import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { attack, DEFS } from '../cards/columns.ts';
import { VERDICT } from '../rules/24-solo.ts';
import { LOSS, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { deal, defOf, type Field, foe, lay, ONE, own, type Position, solo, SPARE } from './at.ts';

rule(['AFU-23.1', 'AFU-R60'], 'one player, one colour, always first', () => {
  const field = deal({ players: 1, colour: 'blue', first: 'two' });
  expect([field.s.first.value, field.s.colour.get(ONE), field.one.prompt]).toEqual([ONE, 1, 'afu.place']);
  const keys = [...field.hand(), ...field.in(zone.deck(ONE))];
  expect(new Set(keys.map((key) => DEFS[defOf(key)]!.side))).toEqual(new Set([1]));
});
rule('AFU-23.2', 'no secret achievement is dealt', () => {
  const field = deal({ players: 1 });
  expect([field.size(zone.secret(ONE)), field.size(zone.achievements)]).toEqual([0, 4]);
});
rule('AFU-23.3', 'eight panic cards', () => expect(deal({ players: 1 }).panicStack).toBe(8));
rule('AFU-23.4', 'the Invasion with the twelve flag invaders of the colour', () => {
  const field = deal({ players: 1, colour: 'yellow' });
  const all = [...field.row(), ...field.in(zone.invaderDeck(ONE))];
  expect(all).toHaveLength(12);
  expect(new Set(all.map((key) => `${DEFS[defOf(key)]!.family}${DEFS[defOf(key)]!.side}`))).toEqual(
    new Set(['flagInvader0']),
  );
});
const intoWar = (difficulty: 'easy' | 'hard' | 'incredible'): Field =>
  solo({ step: 'end', round: 4, eventDeck: ['moskva'], one: { invaderDiscard: ['t72', 'bmp2'] } }, { difficulty });
const enemies = (field: Field): string[] => [
  ...field.in(zone.invaderDeck(ONE)),
  ...field.row(),
  ...field.in(zone.bid),
  ...field.in(zone.enemySupport1(ONE)),
  ...field.in(zone.enemySupport2(ONE)),
  ...field.in(zone.enemySupport3(ONE)),
  ...field.away(),
];
rule('AFU-23.5', 'easy: the survivors of the Invasion and the invaders I', () => {
  const all = enemies(intoWar('easy'));
  expect([all.length, all.includes('t72')]).toEqual([22, true]);
});
rule('AFU-23.6', 'hard: the invaders I only', () => {
  const field = intoWar('hard');
  expect([enemies(field).length, enemies(field).includes('t72'), field.in(zone.box)]).toEqual([
    20,
    false,
    ['bmp2', 't72'],
  ]);
});
rule('AFU-23.7', 'incredibly hard: as hard, without the promo cards', () => {
  expect(enemies(intoWar('incredible'))).toHaveLength(20);
  expect(deal({ players: 1, difficulty: 'incredible' }).size(zone.eventDeck)).toBe(19);
  expect(deal({ players: 1, difficulty: 'hard' }).size(zone.eventDeck)).toBe(23);
  expect(deal({ players: 2, difficulty: 'incredible' }).size(zone.eventDeck)).toBe(23); // a matter of one player alone
});
const prepared = (one: Position, more: Position = {}): Field =>
  solo({ phase: 'war', step: 'preparation', one: { hand: ['scouts'], ...one }, ...more });
rule(['AFU-23.8', 'AFU-R61'], 'the first time the War deck is used up, the invaders II join the discard', () => {
  const field = prepared({ invaderDeck: ['t72'], invaderDiscard: ['bmp2'] });
  expect(field.s.secondWave.value).toBe(1);
  expect(field.row()).toHaveLength(3);
  expect(enemies(field)).toHaveLength(22);
  expect(field.size(zone.numberII)).toBe(0);
  const calm = solo({ phase: 'war', step: 'placement', one: { hand: ['scouts'], attack: ['t72'] } });
  calm.one.does('defend scouts 1', 'bonus scouts'); // recon does not bring them in
  expect(calm.s.secondWave.value).toBe(0);
});
rule('AFU-23.9', 'later only the discard is shuffled', () => {
  const field = prepared({ invaderDiscard: ['bmp2'] }, { secondWave: true });
  expect([field.row(), field.size(zone.numberII)]).toEqual([['bmp2'], 20]);
});
rule('AFU-23.10', 'an event applies to the one player', () => {
  const field = solo({ phase: 'war', eventDeck: ['blackout'], one: { hand: ['scouts'], invaderDeck: ['t72'] } });
  expect(field.s.panics.get(ONE)).toBe(1);
});

/** A solo auction: the invader that bids lies on top of the deck. */
const bids = (objective: string, invader: string, hand: readonly string[], more: Position = {}): Field =>
  solo({
    phase: 'war',
    step: 'auction',
    pile: [objective],
    one: { hand: [...hand, SPARE], invaderDeck: [invader, 't72', 'bmp2', 't80', 'msta'] },
    ...more,
  });

rule(['AFU-24.1', 'AFU-24.2'], 'the invader bids first, openly; then the player offers any cards', () => {
  const card = own('3/3');
  const field = bids('irpinBridge', foe('4/4'), [card]);
  expect([field.in(zone.bid).length, field.one.offered]).toEqual([1, [`offer ${card}`, 'done']]);
});
rule('AFU-24.3', 'the demanded values are compared, bonuses included', () => {
  const card = own('3/1', { bonus: { gain: 'attackPlus', n: 1 } });
  const field = bids('irpinBridge', foe('3/9'), [card]);
  field.one.does(`offer ${card}`, 'done');
  expect(field.trophies()).toEqual(['irpinBridge']);
});
const resolve = (invader: string, offered: string | undefined): unknown[] => {
  const field = bids('irpinBridge', invader, offered === undefined ? [] : [offered]);
  if (offered !== undefined) field.one.does(`offer ${offered}`);
  field.one.does('done');
  return [field.in(zone.captured).length, field.trophies().length, field.in(zone.pile).length, field.s.panics.get(ONE)];
};
const [CAPTURED, TAKEN, STAYS] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
rule('AFU-24.4', 'nothing offered: a panic card', () => expect(resolve(foe('3/3'), undefined)).toEqual([...STAYS, 1]));
rule('AFU-24.5', 'both below the threshold: it stays, no panic', () =>
  expect(resolve(foe('3/3'), own('2/2'))).toEqual([...STAYS, 0]),
);
rule('AFU-24.6', 'the invader reaches it and is higher: captured', () =>
  expect(resolve(foe('5/5'), own('4/4'))).toEqual([...CAPTURED, 0]),
);
rule('AFU-24.7', 'equal values: it stays', () => expect(resolve(foe('5/5'), own('5/5'))).toEqual([...STAYS, 0]));
rule('AFU-24.8', 'the player reaches it and is higher: taken', () =>
  expect(resolve(foe('4/4'), own('5/5'))).toEqual([...TAKEN, 0]),
);
rule(['AFU-24.9', 'AFU-R62', 'AFU-R63', 'AFU-E24'], 'the whole list of cases', () => {
  const cases: [string, string | undefined][] = [
    [foe('5/1'), undefined],
    [foe('3/1'), undefined],
    [foe('3/1'), own('2/2')],
    [foe('5/1'), own('4/2')],
    [foe('5/1'), own('5/2')],
    [foe('4/1'), own('5/2')],
    [foe('3/1'), own('4/2')],
    [foe('-/- S5'), own('4/2')],
  ];
  expect(cases.map(([invader, offered]) => resolve(invader, offered))).toEqual([
    [...CAPTURED, 1],
    [...STAYS, 1],
    [...STAYS, 0],
    [...CAPTURED, 0],
    [...STAYS, 0],
    [...TAKEN, 0],
    [...TAKEN, 0],
    [...TAKEN, 0],
  ]);
  expect(resolve(foe('4e/1 air rocketStrike enemyArtillery'), own('5/2'))).toEqual([...TAKEN, 0]); // only the printed value counts
  const nobody = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    secondWave: true,
    one: { hand: [own('4/4'), SPARE] },
  });
  expect([nobody.in(zone.bid), nobody.one.prompt]).toEqual([[], 'afu.offer']);
});
rule(['AFU-24.5', 'AFU-24.8'], 'who is higher takes nothing below the threshold', () => {
  expect(resolve(foe('2/2'), own('3/3'))).toEqual([...STAYS, 0]);
  expect(resolve(foe('3/3'), own('4/4'))).toEqual([...TAKEN, 0]);
});
rule(
  ['AFU-24.4', 'AFU-24.5', 'AFU-24.6', 'AFU-24.7', 'AFU-24.8'],
  'the question tells what the auction would come to with the cards that are offered so far',
  () => {
    const verdicts = (invader: string, card: string): unknown[] => {
      const offered = own(card);
      const field = bids('irpinBridge', foe(invader), [offered]);
      const told = (): unknown => field.t.rules.decision(field.s, ONE)?.values?.['verdict'];
      const before = told();
      field.one.does(`offer ${offered}`);
      return [before, told()];
    };
    const { panic, captured, taken } = VERDICT;
    expect(verdicts('2/2', '3/3')).toEqual([panic, 0]);
    expect(verdicts('4/4', '3/3')).toEqual([panic | captured, captured]);
    expect(verdicts('4/4', '4/4')).toEqual([panic | captured, 0]);
    expect(verdicts('4/4', '5/5')).toEqual([panic | captured, taken]);
    expect(verdicts('2/2', '4/4')).toEqual([panic, taken]);
  },
);
rule(['AFU-24.1', 'AFU-24.3'], 'where defence is demanded, defence is bid and offered', () => {
  const [strong, firm] = [own('9/3'), own('1/5')];
  const offering = (card: string): Field => {
    const field = bids('darivkaBridge', foe('9/4'), [card]);
    field.one.does(`offer ${card}`);
    return field;
  };
  const asked = offering(strong);
  expect(asked.t.rules.decision(asked.s, ONE)?.values).toMatchObject({ bid: 4, worth: 3 });
  const [captured, taken] = [offering(strong), offering(firm)];
  captured.one.does('done');
  taken.one.does('done');
  expect([captured.in(zone.captured), taken.trophies()]).toEqual([['darivkaBridge'], ['darivkaBridge']]);
  expect(captured.t.facts.filter(({ kind }) => kind === fact.objectiveCaptured).map(({ a }) => a)).toEqual([
    defOf('darivkaBridge'),
  ]);
});
rule('AFU-R62', 'offered cards may give their bonuses, before the values are compared', () => {
  const drawer = own('2/2', { bonus: { gain: 'draw1' } });
  const field = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [drawer, SPARE], deck: ['scouts'], invaderDeck: ['reconGroup'] },
  });
  field.one.does(`offer ${drawer}`, 'done');
  expect([field.one.prompt, field.in(zone.pile)]).toEqual(['afu.auctionBonus', ['irpinBridge']]);
  field.one.does(`bonus ${drawer}`);
  expect(field.hand()).toEqual(['scouts']);
});
rule('AFU-24.10', 'at the end of the turn the offered cards and the invader card go to their discards', () => {
  const [card, invader] = [own('2/2'), foe('3/3')];
  const field = bids('irpinBridge', invader, [card]);
  field.one.does(`offer ${card}`, 'done', 'pass');
  expect([field.in(zone.used(ONE)), field.in(zone.bid)]).toEqual([[card], [invader]]);
  field.passes('one');
  expect([field.in(zone.used(ONE)), field.in(zone.bid).includes(invader), field.away().includes(invader)]).toEqual([
    [],
    false,
    true,
  ]);
});
rule(['AFU-25.1', 'AFU-R64'], 'three panic cards in the hand after the draw lose the game at once', () => {
  const lost = solo({ one: { deck: ['panic*3', 'scouts', 'polissiaTanks'], invaderDeck: ['t72'] } });
  expect([lost.t.outcome, lost.s.loss.value, lost.row()]).toEqual([[-99], LOSS.threePanic, []]);
  expect(lost.t.facts.find(({ kind }) => kind === fact.lost)?.b).toBe(LOSS.threePanic); // and everybody is told why
  expect(
    solo({ one: { deck: ['panic*2', 'scouts', 'polissiaTanks', 'polissiaMedics', 'panic'], invaderDeck: ['t72'] } }).t
      .outcome,
  ).toBeUndefined();
  const later = solo({
    step: 'placement',
    one: { hand: [own('1/1', { bonus: { gain: 'draw1' } }), 'panic*2'], deck: ['panic'], attack: ['t72'] },
  });
  const card = later.hand().find((key) => key !== 'panic')!;
  later.one.does(`defend ${card} 1`, `bonus ${card}`);
  expect(later.t.outcome).toBeUndefined();
});
rule(
  ['AFU-25.3', 'AFU-E33', 'AFU-R65'],
  'the third captured objective loses at once, without combat or scoring',
  () => {
    const field = bids('irpinBridge', foe('4/1'), [], { captured: ['izium', 'chernihiv'] });
    expect(attack[defOf(field.in(zone.bid)[0]!)]).toBe(4);
    field.one.does('done');
    expect([field.in(zone.captured).length, field.s.panics.get(ONE), field.t.outcome, field.s.loss.value]).toEqual([
      3,
      1,
      [-99],
      LOSS.captures,
    ]);
    expect(field.s.vp.get(ONE)).toBe(-99);
    const second = bids('irpinBridge', foe('4/1'), [], { captured: ['izium'] });
    second.one.does('done');
    expect([second.in(zone.captured).length, second.t.outcome]).toEqual([2, undefined]);
  },
);
rule(['AFU-R62', 'AFU-24.2'], 'alone, too, a card that pays only beside another waits for it', () => {
  const leaner = own('-/-', { bonus: { gain: 'attackPlus', n: 2, when: { is: 'playedNormalDefence' } } });
  const walker = own('1/3');
  const field = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [leaner, walker, SPARE], invaderDeck: [foe('1/1')] },
  });
  field.one.does(`offer ${leaner}`);
  expect([field.one.offered, field.one.whyNot('done')]).toEqual([[`offer ${walker}`], 'AFU-R62']);
  field.one.does(`offer ${walker}`);
  expect([field.one.offers('done'), field.one.whyNot('done')]).toEqual([true, undefined]);
});
rule(['AFU-R24', 'AFU-24.8'], 'alone, too, the objective that was taken stays open for the cards that took it', () => {
  const payer = own('5/5', { bonus: { gain: 'recruitPoints', n: 3, when: { is: 'objectiveOpen' } } });
  const field = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [payer, SPARE], invaderDeck: [foe('1/1')] },
  });
  field.one.does(`offer ${payer}`, 'done', 'pass');
  expect([field.trophies(), field.s.budget.get(ONE)]).toEqual([['irpinBridge'], 2 + 3]);
});

rule(['AFU-25.1', 'AFU-9.6'], 'three panic cards in a hand end nothing where two play', () => {
  const field = lay({
    one: { deck: ['panic*3', 'scouts', 'polissiaTanks'], invaderDeck: ['t72'] },
    two: { deck: ['slobodaTanks'], invaderDeck: ['bmp2'] },
  });
  expect(field.hand().filter((key) => key === 'panic')).toHaveLength(3);
  expect(field.t.outcome).toBeUndefined();
});
