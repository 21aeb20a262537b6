import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { PATIENCE } from '../rules/07-plans.ts';
import { zone } from '../state.ts';
import { act } from '../verbs.ts';
import { confirm, discard, hand, planOf, type Play, sizeOf, table } from './at.ts';

rule('BRV-7.1', 'everybody plans at the same time, in any order', () => {
  const t = table({ player1: { hand: ['defence1'] }, player2: { hand: ['counter1'] }, player3: {} }, { players: 3 });
  expect(t.toAct).toEqual(['player1', 'player2', 'player3']);
  t.at('player2').does('plan counter1');
  t.at('player3').does('confirm');
  t.at('player1').does('plan defence1');
  expect([planOf(t, 1), planOf(t, 2)]).toEqual([['defence1'], ['counter1']]);
});
rule(['BRV-7.2', 'BRV-10.2', 'BRV-7.14'], 'what is not in a plan cannot be used and stays in hand', () => {
  const t = table({ enemyNext: ['offensive2'], player1: { hand: ['defence3', 'counter3'] } });
  confirm(t);
  // Nobody was asked to defend or attack with the cards in hand: the next week has begun.
  expect(t.at('player1').prompt).toBe('planning');
  expect(hand(t).slice(0, 2)).toEqual(['defence3', 'counter3']);
});
rule(['BRV-7.3', 'BRV-E5'], 'seven days fit', () => {
  const t = table({ player1: { hand: ['counter2', 'defence2', 'meals'] } });
  t.at('player1').does('plan counter2', 'plan defence2', 'plan meals', 'confirm');
  expect(planOf(t)).toEqual(['counter2', 'defence2', 'meals']);
});
rule('BRV-E6', 'eight days do not', () => {
  const t = table({ player1: { hand: ['counter2', 'defence3', 'meals'] } });
  t.at('player1').does('plan counter2', 'plan defence3');
  expect(t.at('player1').whyNot('plan meals')).toBe('BRV-7.3');
});
rule('BRV-7.4', 'a plan may be shorter than the week, or empty', () => {
  const t = table({ player1: { hand: ['defence1'] } });
  t.at('player1').does('plan defence1', 'confirm');
  expect(t.at('player2').offers('confirm')).toBe(true);
});
rule(
  ['BRV-7.6', 'BRV-7.7', 'BRV-7.8', 'BRV-R10', 'BRV-R14', 'BRV-E7'],
  'hostile cards are laid first, the rest in the order chosen',
  () => {
    const t = table({ player1: { hand: ['defence1', 'attack1', 'meals', 'alert2', 'recon'] } });
    expect(planOf(t)).toEqual(['attack1', 'alert2']);
    t.at('player1').does('plan recon', 'plan meals', 'plan defence1');
    expect(planOf(t)).toEqual(['attack1', 'alert2', 'recon', 'meals', 'defence1']);
    expect(t.at('player1').whyNot('take back alert2')).toBe('BRV-7.6');
  },
);
rule(['BRV-R9', 'BRV-E8', 'BRV-17.17'], 'too many alerts are laid all the same, and leave no room for days', () => {
  const t = table({ player1: { hand: ['alert2', 'alert2', 'alert2', 'alert1', 'alert1', 'defence1', 'meals'] } });
  expect(planOf(t)).toHaveLength(5);
  expect(t.at('player1').whyNot('plan defence1')).toBe('BRV-7.3');
  expect(t.at('player1').whyNot('plan meals')).toBe('BRV-7.3');
  expect(t.at('player1').offers('confirm')).toBe(true);
});
rule('BRV-R9', 'Volunteers and Cossack Drive make room, paid by the very need that they make room for', () => {
  const driven = table({ player1: { hand: ['alert2', 'alert2', 'alert1', 'generators', 'drive'] } });
  driven.at('player1').does('plan generators');
  expect(driven.at('player1').whyNot('confirm')).toBe('BRV-7.3');
  expect(driven.at('player1').whyNot('give drive to player2')).toBe('BRV-R9');
  driven.at('player1').does('plan drive', 'confirm');
  const eased = table({
    player1: { hand: ['alert2', 'alert2', 'alert2', 'alert1', 'alert1', 'school', 'volunteers'] },
  });
  eased.at('player1').does('plan school', 'volunteers on school', 'confirm');
  expect(planOf(eased)).toContain('volunteers');
});
rule(['BRV-7.9', 'BRV-7.11', 'BRV-17.14', 'BRV-E9'], 'Cossack Drive: two more days, no days of its own', () => {
  const t = table({ player1: { hand: ['school', 'drive', 'counter2', 'defence2', 'defence1'] } });
  expect(t.at('player1').whyNot('plan drive')).toBe('BRV-7.10');
  t.at('player1').does('plan school', 'plan counter2', 'plan defence2');
  // Nine days: while the Drive is in hand they may lie there, but not be confirmed.
  expect(t.at('player1').whyNot('confirm')).toBe('BRV-7.3');
  t.at('player1').does('plan drive');
  expect(t.at('player1').whyNot('plan defence1')).toBe('BRV-7.3');
  t.at('player1').does('confirm');
});
rule('BRV-17.14', 'several Cossack Drives add up', () => {
  const t = table({ player1: { hand: ['school', 'school', 'drive', 'drive', 'counter2'] } });
  t.at('player1').does('plan school', 'plan drive', 'plan school', 'plan drive', 'plan counter2', 'confirm');
  expect(planOf(t)).toHaveLength(5);
});
rule(
  ['BRV-17.13', 'BRV-E10'],
  'Volunteers: one need takes no days and still gives its Will; each copy needs its own need',
  () => {
    const t = table({ player1: { hand: ['school', 'volunteers', 'volunteers', 'counter3', 'defence3'] } });
    t.at('player1').does('plan school', 'volunteers on school');
    expect(t.at('player1').offered).not.toContain('volunteers on school');
    t.at('player1').does('plan counter3', 'plan defence3', 'confirm');
    const poor = table({ player1: { hand: ['generators', 'volunteers'] } });
    poor.at('player1').does('plan generators');
    expect(poor.at('player1').whyNot('volunteers on generators')).toBe('BRV-7.10');
  },
);
rule('BRV-17.13', 'a need that Volunteers took over comes back only after them', () => {
  const t = table({ player1: { hand: ['school', 'volunteers'] } });
  t.at('player1').does('plan school', 'volunteers on school');
  expect(t.at('player1').whyNot('take back school')).toBe('BRV-17.13');
  t.at('player1').does('dismiss volunteers from school', 'take back school');
  expect(hand(t).toSorted()).toEqual(['school', 'volunteers']);
  const twins = table({ player1: { hand: ['school', 'school', 'volunteers'] } });
  twins.at('player1').does('plan school', 'volunteers on school', 'plan school', 'take back school');
  expect(planOf(twins)).toEqual(['school', 'volunteers']);
  expect(twins.s.relieved.get(twins.s.table.card(zone.plan(0 as Seat), 0))).toBe(1);
});
rule(
  ['BRV-7.10', 'BRV-7.12', 'BRV-17.18', 'BRV-E11'],
  'an Information Attack lowers the Will and may take days',
  () => {
    const t = table({ player1: { hand: ['attack2', 'school', 'drive', 'defence3'] } });
    t.at('player1').does('plan school');
    expect(t.at('player1').whyNot('plan drive')).toBe('BRV-7.10');
    expect(t.at('player1').whyNot('plan defence3')).toBe('BRV-7.3');
  },
);
rule(['BRV-R7', 'BRV-R8'], 'Will is counted plan by plan and never falls below 0', () => {
  const t = table({
    player1: { hand: ['attack1', 'attack1', 'meals', 'farmers'] },
    player2: { hand: ['bridge', 'drive', 'farmers'] },
  });
  t.at('player2').does('plan bridge');
  t.at('player1').does('plan meals');
  // The three Will of the other plan are of no use, and the one of this plan is gone.
  expect(t.at('player1').whyNot('plan farmers')).toBe('BRV-7.10');
  t.at('player2').does('plan drive');
  expect(t.at('player2').whyNot('plan farmers')).toBe('BRV-7.10');
  t.at('player1').does('confirm');
});
rule(['BRV-7.5', 'BRV-17.8'], 'a Secret Operation needs gross Will of 1, which is not spent', () => {
  const t = table({ player1: { hand: ['secret', 'attack1', 'generators', 'drive'] } });
  expect(t.at('player1').whyNot('plan secret')).toBe('BRV-17.8');
  t.at('player1').does('plan generators', 'plan secret');
  expect(t.at('player1').whyNot('take back generators')).toBe('BRV-7.10');
  const paying = table({ player1: { hand: ['secret', 'generators', 'drive'] } });
  paying.at('player1').does('plan generators', 'plan drive', 'plan secret', 'confirm');
});
rule('BRV-17.12', 'at most one Coordination HQ in a plan', () => {
  const t = table({ player1: { hand: ['headquarters', 'headquarters'] } });
  t.at('player1').does('plan headquarters');
  expect(t.at('player1').whyNot('plan headquarters')).toBe('BRV-17.12');
});
rule('BRV-17.20', 'a plan is legal as a whole: hostile first, days, Will and conditions', () => {
  const t = table({
    player1: { hand: ['alert2', 'attack1', 'school', 'drive', 'secret', 'headquarters', 'defence1'] },
  });
  t.at('player1').does('plan school', 'plan drive', 'plan secret', 'plan defence1');
  expect(planOf(t).slice(0, 2)).toEqual(['alert2', 'attack1']);
  expect(t.at('player1').whyNot('plan headquarters')).toBe('BRV-7.3');
  t.at('player1').does('confirm');
});
rule('BRV-7.13', 'the enemy cards to come are not known while planning', () => {
  const seen = table({ enemyNext: ['offensive4'] }).view(0 as Seat).table;
  expect(seen.printed(seen.top(zone.enemyDeck))).toBe(0);
});
rule(
  ['BRV-R12', 'BRV-4.1', 'BRV-R6'],
  'hands and plans are open to all; a hand has no limit and loses no cards',
  () => {
    const cards = [
      'defence1',
      'defence2',
      'defence3',
      'counter1',
      'counter2',
      'counter3',
      'recon',
      'secret',
      'homes',
      'school',
    ];
    const many = [
      ...cards,
      'school',
      'school',
      'bridge',
      'bridge',
      'homes',
      'generators',
      'generators',
      'drive',
      'witch',
      'farmers',
    ];
    const t = table({ enemyNext: ['lull'], player1: { hand: many } });
    const seen = t.view(1 as Seat).table;
    expect(seen.printed(seen.card(zone.hand(0 as Seat), 0))).not.toBe(0);
    confirm(t);
    expect(hand(t).length + planOf(t).length).toBe(many.length + 3);
    expect(discard(t)).toEqual([]);
  },
);
rule(['BRV-7.1', 'BRV-R13'], 'a card is taken back out of the own plan alone, while it is open', () => {
  const t = table({ player1: { hand: ['defence2'] }, player2: { hand: ['counter1'] } });
  t.at('player2').does('plan counter1');
  const place = zone.plan(1 as Seat);
  const planned = t.s.table.printed(t.s.table.card(place, 0));
  const why = (): string | undefined => t.rules.why(t.s, 0 as Seat, act.takeBack(planned, place))?.rule;
  expect(why()).toBe('BRV-7.1');
  t.at('player1').does('confirm');
  expect(why()).toBe('BRV-R13');
});
rule('BRV-R13', 'plans may be changed until everybody has confirmed', () => {
  const t = table({ player1: { hand: ['defence2', 'counter2'] } });
  t.at('player1').does('plan defence2', 'confirm', 'reopen', 'take back defence2', 'plan counter2', 'confirm');
  expect(planOf(t)).toEqual(['counter2']);
  const before = sizeOf(t, zone.enemyDeck);
  t.at('player2').does('confirm');
  expect(sizeOf(t, zone.enemyDeck)).toBeLessThan(before);
});
rule('BRV-R38', 'changes of mind have a limit; laying, answering and confirming have none', () => {
  const t = table({ player1: { hand: ['defence2', 'recon'] }, player2: { hand: ['counter1'] } });
  for (let n = 0; n < PATIENCE; n++) t.at('player1').does('plan defence2', 'take back defence2');
  expect([
    t.at('player1').whyNot('give defence2 to player2'),
    t.at('player1').whyNot('ask player2 for counter1'),
  ]).toEqual(['BRV-R38', 'BRV-R38']);
  t.at('player1').does('plan defence2', 'plan recon');
  expect(t.at('player1').whyNot('take back defence2')).toBe('BRV-R38');
  expect(t.at('player1').offered).toEqual(['confirm']);
  t.at('player1').does('confirm');
  expect(t.at('player1').offered).toEqual([]);
});
rule('BRV-R38', 'the next planning starts with all of its changes', () => {
  const t = table({ enemyNext: ['lull'], player1: { hand: ['defence2'] } });
  for (let n = 0; n < PATIENCE; n++) t.at('player1').does('plan defence2', 'take back defence2');
  confirm(t);
  t.at('player1').does('plan defence2');
  expect(t.at('player1').offers('take back defence2')).toBe(true);
});
rule(
  'BRV-17.13',
  'volunteers are dismissed and not taken back; of two equal needs the one without them is taken back',
  () => {
    const laid = (): Play =>
      table({ player1: { plan: ['homes', 'homes*', 'volunteers', 'meals'] }, player2: { hand: ['defence1'] } });
    const relieved = (t: Play): string[] =>
      planOf(t).map((key, i) => `${key}${t.s.relieved.get(t.s.table.card(zone.plan(0 as Seat), i)) === 1 ? '*' : ''}`);
    const back = laid();
    expect(back.at('player1').offered.filter((phrase) => /take back|dismiss/.test(phrase))).toEqual([
      'take back meals',
      'take back homes',
      'dismiss volunteers from homes',
    ]);
    back.at('player1').does('take back homes');
    expect([relieved(back), hand(back)]).toEqual([['homes*', 'volunteers', 'meals'], ['homes']]);
    const gone = laid();
    gone.at('player1').does('dismiss volunteers from homes');
    expect([relieved(gone), hand(gone)]).toEqual([['homes', 'homes', 'meals'], ['volunteers']]);
  },
);
rule(
  ['BRV-R9', 'BRV-R13'],
  'a Drive may be taken back out of a plan that it makes room for, since it can be laid again',
  () => {
    const t = table({ player1: { plan: ['school', 'homes', 'meals', 'drive'] }, player2: {} });
    t.at('player1').does('take back drive');
    expect([t.at('player1').whyNot('confirm'), t.at('player1').offers('plan drive')]).toEqual(['BRV-7.3', true]);
    t.at('player1').does('plan drive', 'confirm');
  },
);
