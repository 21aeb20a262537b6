import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { KEYS } from '../cards/set.ts';
import { NEW_WEEK, PATIENCE } from '../rules/07-plans.ts';
import { zone } from '../state.ts';
import { act } from '../verbs.ts';
import { confirm, hand, planOf, type Play, table, together, told } from './at.ts';

rule(['BRV-4.2', 'BRV-R11'], 'gifts of any number of cards, with the consent of both', () => {
  const t = table({ player1: { hand: ['defence2', 'school'] }, player2: { hand: ['counter1'] } });
  t.at('player1').does('give defence2 to player2');
  expect(hand(t, 2)).toEqual(['counter1']);
  t.at('player2').does('accept defence2 from player1');
  t.at('player1').does('give school to player2');
  t.at('player2').does('accept school from player1');
  expect([hand(t, 1), hand(t, 2)]).toEqual([[], ['counter1', 'defence2', 'school']]);
});
rule('BRV-R11', 'a gift can be declined, and a card can be asked for', () => {
  const t = table({ player1: { hand: ['defence2'] }, player2: { hand: ['counter1'] } });
  t.at('player1').does('give defence2 to player2', 'ask player2 for counter1');
  t.at('player2').does('decline defence2 of player1', 'give counter1 to player1');
  expect([hand(t, 1), hand(t, 2)]).toEqual([['defence2', 'counter1'], []]);
  t.at('player2').does('ask player1 for counter1');
  t.at('player1').does('decline counter1 of player2');
  expect(hand(t, 1)).toContain('counter1');
});
rule('BRV-R11', 'what was offered or asked for is not offered again, and lapses when the card is laid', () => {
  const t = table({ player1: { hand: ['defence2', 'volunteers'] }, player2: { hand: ['counter1'] } });
  expect(t.at('player1').offers('give volunteers to player2')).toBe(true);
  t.at('player1').does('give defence2 to player2', 'ask player2 for counter1');
  expect([
    t.at('player1').offers('give defence2 to player2'),
    t.at('player1').offers('ask player2 for counter1'),
  ]).toEqual([false, false]);
  expect(t.at('player2').offers('decline counter1 of player1')).toBe(true);
  t.at('player2').does('plan counter1');
  expect(t.at('player2').offers('decline counter1 of player1')).toBe(false);
});
rule('BRV-R41', 'an offer or a request that waits for an answer is not made again', () => {
  const t = table({ player1: { hand: ['defence1', 'recon'] }, player2: { hand: ['counter2', 'counter1'] } });
  t.at('player1').does('give defence1 to player2', 'ask player2 for counter1');
  t.at('player2').does('give counter2 to player1');
  const why = (...phrases: readonly string[]): unknown[] => phrases.map((phrase) => t.at('player1').whyNot(phrase));
  expect(why('give defence1 to player2', 'ask player2 for counter1', 'ask player2 for counter2')).toEqual([
    'BRV-R41',
    'BRV-R41',
    'BRV-R41',
  ]);
  // What the other asks for is given: that is the answer.
  t.at('player2').does('ask player1 for recon', 'decline defence1 of player1');
  expect(why('give recon to player2', 'give defence1 to player2')).toEqual([undefined, undefined]);
  expect([t.at('player1').offers('give recon to player2'), t.at('player1').offers('give defence1 to player2')]).toEqual(
    [true, true],
  );
});
rule(['BRV-R11', 'BRV-4.4'], 'what nobody offers is refused by that, and once plans are made by the time', () => {
  const accepting = (t: Play): string | undefined =>
    t.rules.why(t.s, 1 as Seat, act.accept(KEYS.indexOf('school') as DefId, 0 as Seat))?.rule;
  for (const words of ['give defence2 to player2', 'ask player2 for counter1']) {
    const t = table({ enemyNext: ['lull'], player1: { hand: ['defence2'] }, player2: { hand: ['counter1'] } });
    t.at('player1').does(words, 'confirm');
    t.at('player2').does('confirm');
    // Both plans are confirmed, and one answer is still due.
    expect([t.at('player2').prompt, accepting(t)]).toEqual(['planning', 'BRV-R11']);
  }
  const later = table({
    enemyNext: ['offensive3'],
    player1: { hand: ['defence2'] },
    player2: { hand: ['defence1'], plan: ['defence3'] },
  });
  confirm(later);
  expect([later.at('player2').prompt, accepting(later)]).toEqual(['defend', 'BRV-4.4']);
});
rule(['BRV-4.3', 'BRV-17.19'], 'urgent needs are not traded', () => {
  const t = table({ player1: { hand: ['donors', 'hospital', 'meals'] } });
  expect(t.at('player1').whyNot('give donors to player2')).toBe('BRV-17.19');
  expect(t.at('player1').whyNot('give hospital to player2')).toBe('BRV-17.19');
  expect(t.at('player2').whyNot('ask player1 for donors')).toBe('BRV-17.19');
  expect(t.at('player1').offers('give meals to player2')).toBe(true);
  expect(t.at('player2').offered).not.toContain('ask player1 for donors');
});
rule('BRV-4.4', 'only while plans are made, and only out of hands', () => {
  const t = table({ enemyNext: ['offensive3'], player1: { hand: ['defence2', 'meals'] } });
  t.at('player1').does('plan defence2');
  expect(t.at('player1').offered).not.toContain('give defence2 to player2');
  confirm(t);
  expect(t.at('player1').prompt).toBe('defend');
  expect(t.at('player1').offered.filter((phrase) => phrase.startsWith('give'))).toEqual([]);
  together(t, 'player1', 'commit defence2 of player1');
});
rule('BRV-R40', 'a confirmed plan opens again when a card that was asked for comes', () => {
  const t = table({ enemyNext: ['lull'], player1: { hand: ['defence2'] }, player2: { hand: ['counter1'] } });
  t.at('player1').does('ask player2 for counter1', 'confirm');
  t.at('player2').does('confirm');
  // The request still waits for its answer: planning goes on.
  expect(t.at('player2').offers('give counter1 to player1')).toBe(true);
  t.at('player2').does('give counter1 to player1');
  t.at('player1').does('plan counter1');
  expect(planOf(t)).toEqual(['counter1']);
});
rule('BRV-R40', 'planning ends with the answer if everybody has confirmed', () => {
  const t = table({ round: 3, enemyNext: ['lull'], player1: { hand: ['defence2'] } });
  t.at('player1').does('give defence2 to player2', 'confirm');
  t.at('player2').does('confirm');
  expect(t.s.round.value).toBe(3);
  t.at('player2').does('decline defence2 of player1');
  expect(t.s.round.value).toBe(4);
});
rule(['BRV-R10', 'BRV-R11'], 'hostile cards and cards of a plan are not traded, each by its own rule', () => {
  const t = table({ player1: { hand: ['alert1', 'defence2', 'meals'] } });
  t.at('player1').does('plan defence2');
  expect(planOf(t)).toEqual(['alert1', 'defence2']);
  expect(t.at('player1').whyNot('give alert1 to player2')).toBe('BRV-R10');
  expect(t.at('player1').whyNot('give defence2 to player2')).toBe('BRV-R11');
  expect(t.at('player2').whyNot('ask player1 for alert1')).toBe('BRV-R10');
  expect(t.at('player2').whyNot('ask player1 for defence2')).toBe('BRV-R11');
});
rule('BRV-R11', 'several offers and requests to one player stand side by side', () => {
  const t = table({ player1: { hand: ['defence2', 'school', 'meals'] }, player2: { hand: ['counter1', 'bridge'] } });
  t.at('player1').does('give defence2 to player2', 'give school to player2', 'give meals to player2');
  t.at('player1').does('ask player2 for counter1', 'ask player2 for bridge');
  t.at('player2').does('accept school from player1');
  expect(['defence2', 'meals'].map((card) => t.at('player2').offers(`accept ${card} from player1`))).toEqual([
    true,
    true,
  ]);
  t.at('player2').does('decline meals of player1', 'give bridge to player1');
  expect(t.at('player2').offers('accept meals from player1')).toBe(false);
  t.at('player2').does('accept defence2 from player1', 'decline counter1 of player1');
  expect([hand(t, 1), hand(t, 2)]).toEqual([
    ['meals', 'bridge'],
    ['counter1', 'school', 'defence2'],
  ]);
  expect(told(t, 'offered').map(([, , card]) => card)).toEqual(['defence2', 'school', 'meals']);
});
rule('BRV-R11', 'offers and requests are forgotten with the planning', () => {
  const t = table({
    enemyNext: ['lull', 'lull'],
    player1: { hand: ['defence2', 'counter1'] },
    player2: { hand: ['counter1'] },
    // Drawn one by one in seat order: the second player gets another copy of the card that was asked for.
    next: ['meals', 'counter1', 'homes', 'school', 'bridge', 'charging'],
  });
  t.at('player1').does('ask player2 for counter1', 'give defence2 to player2', 'plan defence2');
  t.at('player2').does('plan counter1');
  confirm(t);
  t.at('player1').does('agree');
  t.at('player2').does('agree');
  expect(t.at('player2').prompt).toBe('planning');
  expect(hand(t, 2)).toContain('counter1');
  expect(t.at('player2').offers('decline counter1 of player1')).toBe(false);
  expect(t.at('player1').offers('ask player2 for counter1')).toBe(true);
  expect([t.s.asks, t.s.offers].flatMap((rows) => rows.map((row) => row.get(0 as Seat) | row.get(1 as Seat)))).toEqual(
    Array.from({ length: 14 }, () => 0),
  );
});
rule(['BRV-R9', 'BRV-R11'], 'a plan that waits for a Drive keeps the Drive alone: any other card may go', () => {
  const stage = () => {
    const t = table({
      player1: { hand: ['school', 'counter3', 'drive', 'defence1', 'defence2'] },
      player2: { hand: ['counter1'] },
    });
    t.at('player1').does('plan school', 'plan counter3'); // eight days
    return t;
  };
  const t = stage();
  expect(t.at('player1').offered.filter((phrase) => /^(give|ask)/.test(phrase))).toEqual([
    'give defence1 to player2',
    'give defence2 to player2',
    'ask player2 for counter1',
  ]);
  t.at('player1').does('give defence1 to player2');
  expect(t.at('player2').offers('accept defence1 from player1')).toBe(true);
  t.at('player2').does('ask player1 for defence2', 'ask player1 for drive');
  expect([t.at('player1').offers('give defence2 to player2'), t.at('player1').whyNot('give drive to player2')]).toEqual(
    [true, 'BRV-R9'],
  );
});
rule('BRV-R11', 'one gift settles one offer or one request, though there are more cards of the print', () => {
  const position = { player1: { hand: ['defence1', 'defence1'] }, player2: { hand: ['counter1', 'counter1'] } };
  const asked = table(position);
  asked.at('player2').does('ask player1 for defence1');
  asked.at('player1').does('give defence1 to player2');
  expect([hand(asked, 1), hand(asked, 2).length]).toEqual([['defence1'], 3]);
  expect([asked.at('player1').offers('decline defence1 of player2'), asked.s.asks[0]!.get(1 as Seat)]).toEqual([
    false,
    0,
  ]);
  const offered = table(position);
  offered.at('player1').does('give defence1 to player2');
  offered.at('player2').does('accept defence1 from player1');
  expect([hand(offered, 1), offered.at('player2').offers('accept defence1 from player1')]).toEqual([
    ['defence1'],
    false,
  ]);
  const declined = table(position);
  declined.at('player2').does('ask player1 for defence1');
  declined.at('player1').does('decline defence1 of player2');
  expect([declined.at('player1').offers('decline defence1 of player2'), declined.s.asks[0]!.get(1 as Seat)]).toEqual([
    false,
    0,
  ]);
});
rule(
  ['BRV-R11', 'BRV-R13', 'BRV-R38', 'BRV-R40'],
  'everybody is told what is offered, asked for, declined and confirmed',
  () => {
    const t = table({
      enemyNext: ['lull'],
      player1: { hand: ['defence1', 'defence2'] },
      player2: { hand: ['counter1'] },
    });
    t.at('player1').does('give defence1 to player2', 'ask player2 for counter1', 'confirm');
    t.at('player2').does('decline defence1 of player1', 'ask player1 for defence2');
    t.at('player1').does('give defence2 to player2');
    t.at('player2').does('give counter1 to player1');
    expect([told(t, 'offered'), told(t, 'asked'), told(t, 'declined')]).toEqual([
      [[0, 1, 'defence1']],
      [
        [0, 1, 'counter1'],
        [1, 0, 'defence2'],
      ],
      [[1, 0, 'defence1']],
    ]);
    // A gift that was asked for opens the plan of the asker, if it was confirmed; to answer costs no patience.
    expect(told(t, 'confirmed')).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(told(t, 'patience')).toEqual([
      [0, PATIENCE - 1],
      [0, PATIENCE - 2],
      [1, PATIENCE - 1],
    ]);
    confirm(t);
    expect(t.s.round.value).toBe(2);
    expect(told(t, 'confirmed').slice(2)).toEqual([
      [0, 1],
      [1, 1],
      [0, NEW_WEEK],
      [1, NEW_WEEK],
    ]);
  },
);
rule('BRV-17.13', 'everybody is told which need Volunteers have taken over, and which they have left', () => {
  const t = table({ player1: { hand: ['school', 'volunteers'] } });
  t.at('player1').does('plan school', 'volunteers on school', 'dismiss volunteers from school');
  const school = t.s.table.card(zone.plan(0 as Seat), 0);
  expect(told(t, 'relieved')).toEqual([
    [school, 1],
    [school, 0],
  ]);
});
rule('BRV-R11', 'a card that is offered and asked for between the same two is declined by one word', () => {
  const t = table({ player1: { hand: ['meals'] }, player2: { hand: ['meals'] } });
  t.at('player1').does('give meals to player2', 'ask player2 for meals');
  const answers = t.at('player2').offered.filter((phrase) => phrase === 'decline meals of player1');
  expect(answers).toHaveLength(1);
  t.at('player2').does('decline meals of player1');
  expect(t.at('player2').offers('accept meals from player1')).toBe(false);
});
rule(['BRV-R13', 'BRV-R38'], 'who has confirmed, may not reopen and owes no answer has nothing to say', () => {
  const t = table({ player1: { hand: ['meals'] }, player2: { hand: ['defence1'] } });
  t.at('player1').does('confirm');
  expect(t.rules.actors(t.s)).toBe(0b11);
  t.s.patience.set(0 as Seat, 0);
  t.at('player2').does('plan defence1');
  expect(t.rules.actors(t.s)).toBe(0b10);
  t.at('player2').does('ask player1 for meals');
  expect([t.rules.actors(t.s), t.at('player1').offered]).toEqual([
    0b11,
    ['give meals to player2', 'decline meals of player2'],
  ]);
});
rule(['BRV-4.4', 'BRV-R11'], 'seven players end their planning as two do', () => {
  const t = table({ player7: { hand: ['defence1'] }, enemyNext: ['lull', 'lull'] }, { players: 7 });
  t.at('player7').does('give defence1 to player1');
  t.at('player1').does('accept defence1 from player7');
  confirm(t);
  expect([hand(t, 1)[0], t.at('player7').prompt]).toEqual(['defence1', 'planning']);
  expect(told(t, 'confirmed').at(-1)).toEqual([6, NEW_WEEK]);
});
