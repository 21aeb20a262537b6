import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { defOfKey } from '../cards/columns.ts';
import { zone } from '../state.ts';
import { fight, foe, lay, ONE, own, solo, SPARE } from './at.ts';

const draw = { gain: 'draw1' } as const;
const rich = { gain: 'recruitPoints', n: 3 } as const;
const onPanic = { when: { is: 'panicThisRound' } } as const;
const onArmour = { when: { is: 'badge', badge: 'armoured' } } as const;
const onKill = { when: { is: 'destroyed', least: 1 } } as const;

rule('AFU-R75', 'panic that came before the battle switches nothing on after it', () => {
  const card = own('1/9', { bonus: { ...draw, ...onPanic } });
  const field = fight([{ foe: foe('1/9'), front: card }, { foe: 't72' }], {
    one: { hand: [SPARE], deck: ['scouts'], panicThisRound: true },
  });
  expect([field.one.prompt, field.s.panics.get(ONE)]).toEqual(['afu.recruit', 1]); // its time was during placement
  const now = fight([{ foe: foe('1/9'), front: card }, { foe: 't72' }], { one: { hand: [SPARE], deck: ['scouts'] } });
  expect(now.one.prompt).toBe('afu.aftermath');
});
rule(['AFU-R75', 'AFU-18.5', 'AFU-19.9'], 'panic of an event and of an auction came before the battle', () => {
  const card = own('1/9', { bonus: { ...draw, ...onPanic } });
  const event = solo({
    phase: 'war',
    eventDeck: ['blackout'],
    one: { hand: [card, SPARE], deck: ['scouts'], invaderDeck: [foe('1/9')] },
    secondWave: true,
  });
  event.one.does(`defend ${card} 1`, 'pass');
  const auction = solo({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [card, SPARE], deck: ['scouts'], attack: [foe('1/9')], invaderDeck: ['reconGroup'] },
  });
  auction.one.does('done', `defend ${card} 1`, 'pass');
  const ofTwo = lay({
    phase: 'war',
    step: 'auction',
    pile: ['irpinBridge'],
    one: { hand: [card, SPARE], deck: ['scouts'], attack: [foe('1/9')] },
    two: {},
  });
  ofTwo.passes('one', 'two');
  ofTwo.one.does(`defend ${card} 1`, 'pass');
  ofTwo.passes('two');
  for (const field of [event, auction, ofTwo]) {
    expect([field.one.prompt, field.s.panics.get(ONE)]).toEqual(['afu.recruit', 1]);
  }
});
rule('AFU-R75', 'points for panic are credited once, before the battle or after it', () => {
  const card = own('1/9', { bonus: { ...rich, ...onPanic } });
  const points = (more: object, columns: number): number =>
    fight([{ foe: foe('1/9'), front: card }, { foe: 't72' }].slice(0, columns), {
      one: { hand: [SPARE], ...more },
    }).s.budget.get(ONE);
  expect([points({ panicThisRound: true }, 2), points({}, 2), points({}, 1)]).toEqual([5, 5, 2]);
});
rule('AFU-R75', 'a badge drawn after the battle serves only a card that had none to go by', () => {
  const killer = own('5/9', { bonus: { ...draw, ...onKill } });
  const asker = own('1/9', { bonus: { ...draw, ...onArmour } });
  const stage = (hand: readonly string[]) => {
    const field = fight(
      [
        { foe: foe('1/1'), front: killer },
        { foe: foe('1/9'), front: asker },
      ],
      { one: { hand: [...hand, SPARE], deck: [own('1/1', { badge: 'armoured' }), 'scouts'] } },
    );
    field.one.does(`bonus ${killer}`);
    return field;
  };
  const late = stage([]);
  expect([late.one.prompt, late.one.offers(`bonus ${asker}`)]).toEqual(['afu.aftermath', true]);
  const missed = stage([own('1/1', { badge: 'armoured' })]);
  expect(missed.one.offers(`bonus ${asker}`)).toBe(false);
});
rule(
  ['AFU-R75', 'AFU-13.12', 'AFU-9.6'],
  'a panic card that a late draw brings is in hand, for the icon or for the discard',
  () => {
    const killer = own('5/9', { bonus: { ...draw, ...onKill } });
    const stage = (hand: readonly string[]) => {
      const field = fight([{ foe: foe('1/1'), front: killer }], { one: { hand, deck: ['panic'] } });
      field.one.does(`bonus ${killer}`);
      return field;
    };
    const calmed = stage(['battalion2315', SPARE]);
    expect(calmed.one.offered.filter((phrase) => phrase.startsWith('calm'))).toEqual(['calm hand']);
    calmed.one.does('calm hand');
    expect([calmed.s.panics.get(ONE), calmed.in(zone.late(ONE))]).toEqual([0, []]);
    const kept = stage([SPARE]);
    expect(kept.s.budget.get(ONE)).toBe(2); // it yields nothing
    kept.passes('one');
    expect([kept.s.panics.get(ONE), kept.in(zone.late(ONE))]).toEqual([1, []]);
  },
);
rule('AFU-R27', 'a card that did not fight yields its points, also when a late reshuffle brings it', () => {
  const killer = own('5/1', { bonus: { ...draw, ...onKill } });
  const field = fight([{ foe: foe('3/3'), front: killer }], { one: { hand: [SPARE], discard: ['scouts'] } });
  expect(field.hospital()).toEqual([killer]);
  field.one.does(`bonus ${killer}`);
  expect(field.s.budget.get(ONE)).toBe(2 + 2);
});
rule(['AFU-R75', 'AFU-10.2'], 'a late reward may be left, and nobody is asked who has none to wait for', () => {
  const killer = own('5/9', { bonus: { ...draw, ...onKill } });
  const field = fight([{ foe: foe('1/1'), front: killer }], { one: { hand: [SPARE], deck: ['scouts'] } });
  expect(field.one.offered).toEqual(['pass', `bonus ${killer}`]);
  field.passes('one');
  expect([field.one.prompt, field.s.budget.get(ONE)]).toEqual(['afu.recruit', 2]);
  const badged = own('1/9', { bonus: { ...draw, ...onArmour } });
  expect(fight([{ foe: foe('1/9'), front: badged }]).one.prompt).toBe('afu.recruit'); // no card was drawn late
});
rule('AFU-R75', 'a condition on what was played or on an objective is settled when the battle begins', () => {
  const played = own('1/9', { bonus: { ...draw, when: { is: 'playedNormalDefence' } } });
  const open = own('1/9', { bonus: { ...draw, when: { is: 'objectiveOpen' } } });
  const columns = [played, open].map((front) => ({ foe: foe('1/9'), front }));
  const field = fight(columns, { phase: 'war', pile: ['izium'], one: { hand: [SPARE], deck: ['scouts'] } });
  expect(field.one.prompt).toBe('afu.recruit');
});
rule(['AFU-R75', 'AFU-R21'], 'a card without a kill to go by gets nothing, and one with it is asked once', () => {
  const killer = own('5/9', { bonus: { ...draw, ...onKill } });
  const field = solo({
    step: 'placement',
    one: { hand: [killer, SPARE], deck: ['scouts', 'polissiaTanks'], attack: [foe('1/1')] },
  });
  field.one.does(`defend ${killer} 1`);
  expect(field.one.whyNot(`bonus ${killer}`)).toBe('AFU-11.1'); // known only after the fight
  field.one.does('pass', `bonus ${killer}`);
  expect(field.one.prompt).toBe('afu.recruit');
});
rule(['AFU-R75', 'AFU-14.2'], 'after a late draw a card is asked that goes by a badge, and the badge decides', () => {
  const killer = own('5/9', { bonus: { ...draw, ...onKill } });
  const asker = own('1/9', { bonus: { ...draw, ...onArmour } });
  const stage = (drawn: readonly string[]) => {
    const field = fight(
      [
        { foe: foe('1/1'), front: killer },
        { foe: foe('1/9'), front: asker },
      ],
      { one: { hand: [SPARE], deck: [...drawn, 'polissiaTanks'] } },
    );
    field.one.does(`bonus ${killer}`);
    return [
      field.one.prompt,
      field.one.offered,
      field.one.whyNot(`bonus ${asker}`),
      field.one.whyNot(`bonus ${killer}`),
    ];
  };
  // Everybody sees that a card was drawn, nobody else which: so the question comes either way.
  expect(stage([own('1/1', { badge: 'artillery' })])).toEqual(['afu.aftermath', ['pass'], 'AFU-11.2', 'AFU-R19']);
  expect(stage([own('1/1', { badge: 'armoured' })])).toEqual([
    'afu.aftermath',
    ['pass', `bonus ${asker}`],
    undefined,
    'AFU-R19',
  ]);
  // A card that was drawn late in a round before, and has gone since, does not count.
  const gone = own('1/1', { badge: 'armoured' });
  const again = fight(
    [killer, asker].map((front) => ({ foe: foe(front === asker ? '1/9' : '1/1'), front })),
    { one: { hand: [SPARE], deck: [own('1/1', { badge: 'artillery' }), gone] } },
  );
  const { plan, slots, def } = again.s.table;
  const late = plan.start[zone.late(ONE)]!;
  slots.fill(def.indexOf(defOfKey(gone)), late, late + plan.room[zone.late(ONE)]!);
  again.one.does(`bonus ${killer}`);
  expect([again.one.prompt, again.one.offered]).toEqual(['afu.aftermath', ['pass']]);
  const twice = own('5/9', { bonus: { ...draw, ...onKill } });
  const field = fight(
    [killer, twice, asker].map((front) => ({ foe: foe(front === asker ? '1/9' : '1/1'), front })),
    { one: { hand: [SPARE], deck: [own('1/1'), own('1/1', { badge: 'armoured' })] } },
  );
  field.one.does(`bonus ${killer}`, `bonus ${twice}`);
  expect(field.one.offered).toEqual(['pass', `bonus ${asker}`]); // the second of the two has the badge
});
rule(
  'AFU-R27',
  'a card drawn late pays, though one of its print fought, unless a late reshuffle may have brought it',
  () => {
    const killer = own('5/9', { bonus: { ...draw, ...onKill } });
    const stage = (piles: object, ...more: readonly string[]): number => {
      const field = solo({
        step: 'placement',
        one: { hand: ['polissiaCompany', killer, SPARE], attack: [foe('1/9'), foe('1/1'), foe('1/9')], ...piles },
      });
      field.one.does('defend polissiaCompany 1', `defend ${killer} 2`, ...more, 'pass', `bonus ${killer}`);
      return field.s.budget.get(ONE);
    };
    expect(stage({ deck: ['polissiaCompany'] })).toBe(2 + 2);
    expect(stage({ hospital: ['polissiaCompany', 'scouts'] })).toBe(2); // only the two that fought are to be drawn
    // A reshuffle before the battle is none of its business.
    const drawer = own('1/9', { bonus: draw });
    const early = solo({
      step: 'placement',
      one: {
        hand: ['polissiaCompany', killer, drawer, SPARE],
        discard: ['polissiaCompany', 'panic'],
        attack: [foe('1/9'), foe('1/1'), foe('1/9')],
      },
    });
    early.one.does('defend polissiaCompany 1', `defend ${killer} 2`, `defend ${drawer} 3`, `bonus ${drawer}`, 'pass');
    early.one.does(`bonus ${killer}`);
    expect([early.s.lateShuffle.get(ONE), early.s.budget.get(ONE)]).toEqual([0, 2 + 2]);
  },
);

rule(['AFU-12.8', 'AFU-11.4', 'AFU-10.4'], 'a card in hand counts every card that was played as another one', () => {
  const medics = own('1/1', { bonus: { gain: 'hospitalSwap', when: { is: 'playedNormalDefence' } } });
  const [first, second] = [own('3/-'), own('1/2')];
  const field = solo({
    step: 'placement',
    one: { hand: [medics, first, second], hospital: ['scouts'], attack: ['t72', 'bmp2'] },
  });
  field.one.does(`defend ${first} 1`);
  expect(field.one.whyNot(`swap ${medics} for scouts`)).toBe('AFU-11.4');
  field.one.does(`defend ${second} 2`);
  expect(field.one.offers(`swap ${medics} for scouts`)).toBe(true);
});
