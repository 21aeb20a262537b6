import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { MOST_CHANGES } from '../rules/consent.ts';
import { zone } from '../state.ts';
import {
  agree,
  cardsIn,
  discard,
  display,
  enemyDiscard,
  hand,
  occupied,
  planOf,
  sizeOf,
  table,
  together,
  told,
  valuesOf,
} from './at.ts';

const actions = (position: object, players: 2 | 4 | 6 = 2): ReturnType<typeof table> =>
  table({ stage: 'actions', ...position }, { players });

rule(['BRV-10.1', 'BRV-10.3', 'BRV-R25'], 'the six steps come in their order, after the enemy', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['offensive2', 'lull', 'offensive1', 'offensive3'],
    display: ['enemyDefence2'],
    player1: { plan: ['alert1', 'headquarters', 'recon', 'counter3', 'secret', 'defence1'] },
  });
  const steps: (string | undefined)[] = [];
  for (let n = 0; n < 9; n++) {
    const { prompt } = t.at('player1');
    steps.push(prompt);
    if (prompt === 'planning') break;
    if (prompt === 'putBack' || prompt === 'recover') t.at('player1').does(t.at('player1').offered[0]!);
    else agree(t);
    if (n === 0) expect(discard(t)).toEqual(['alert1']);
  }
  expect(steps).toEqual(['defend', 'undermine', 'counter', 'putBack', 'putBack', 'recover', 'planning']);
});
rule(
  ['BRV-10.4', 'BRV-11.3', 'BRV-R15'],
  "step 1: hostile cards and the People's Actions of planning go, with the fewest needs that paid",
  () => {
    const t = actions({
      player1: { plan: ['alert2', 'attack1', 'meals', 'school*', 'volunteers', 'counter1', 'homes', 'drive'] },
    });
    // Five Will: school and homes; the meals wait for step 5.
    expect(t.at('player1').prompt).toBe('counter');
    expect(planOf(t)).toEqual(['meals', 'counter1']);
    expect(discard(t).toSorted()).toEqual(['alert2', 'attack1', 'drive', 'homes', 'school', 'volunteers']);
  },
);
rule(['BRV-10.5', 'BRV-17.9', 'BRV-E24'], 'step 2: a Secret Operation lowers the enemy in one territory by two', () => {
  const t = actions({ occupied: ['N4', 'S3', 'S4'], player1: { plan: ['secret', 'counter1'] } });
  expect(t.at('player1').whyNot('undermine N3')).toBe('BRV-17.9');
  together(t, 'player1', 'undermine N4');
  t.at('player1').does('attack N4', 'commit counter1 of player1');
  expect(valuesOf(t)).toMatchObject({ attack: 1, defence: 0 });
  agree(t);
  expect(occupied(t)).toEqual(['S3', 'S4']);
});
rule('BRV-17.9', 'or it removes one Enemy Defence; several on one territory add up, for this round only', () => {
  const t = actions({
    display: ['enemyDefence1+', 'enemyDefence2'],
    player1: { plan: ['secret', 'secret', 'secret'] },
  });
  together(t, 'player1', 'undermine enemyDefence2');
  expect([display(t), enemyDiscard(t)]).toEqual([['enemyDefence1+'], ['enemyDefence2']]);
  together(t, 'player2', 'undermine S4');
  together(t, 'player2', 'undermine S4');
  expect(told(t, 'undermined')).toEqual([
    ['S4', 2],
    ['S4', 4],
  ]);
  expect(t.s.undermined.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});
rule(
  ['BRV-10.6', 'BRV-9.3', 'BRV-9.4', 'BRV-9.7', 'BRV-17.7', 'BRV-R26', 'BRV-R27', 'BRV-E21'],
  'step 3: cards of several plans free a territory',
  () => {
    const t = actions({
      display: ['enemyDefence1+'],
      player1: { plan: ['counter2'] },
      player2: { plan: ['counter1'] },
    });
    t.at('player2').does('attack N3', 'commit counter1 of player2', 'commit counter2 of player1');
    expect(valuesOf(t)).toMatchObject({ attack: 3, defence: 2 });
    agree(t);
    expect(occupied(t)).toEqual(['N4', 'S3', 'S4']);
    expect([discard(t).toSorted(), enemyDiscard(t)]).toEqual([['counter1', 'counter2'], ['enemyDefence1+']]);
  },
);
rule(
  ['BRV-9.8', 'BRV-R28', 'BRV-E22'],
  'equal strength: the enemy holds, and what it needed of its display goes',
  () => {
    const t = actions({ display: ['enemyDefence1+'], player1: { plan: ['counter2'] } });
    together(t, 'player1', 'attack N3', 'commit counter2 of player1');
    expect(occupied(t)).toContain('N3');
    expect([discard(t), enemyDiscard(t)]).toEqual([['counter2'], ['enemyDefence1+']]);
  },
);
rule(['BRV-R28', 'BRV-E23'], 'what the enemy did not need stays', () => {
  const t = actions({ display: ['enemyDefence1+'], player1: { plan: ['counter1'] } });
  together(t, 'player1', 'attack N3', 'commit counter1 of player1');
  expect(display(t)).toEqual(['enemyDefence1+']);
  const two = actions({
    display: ['enemyDefence1+', 'enemyDefence2', 'enemyDefence1+'],
    player1: { plan: ['counter3'] },
  });
  together(two, 'player1', 'attack N3', 'commit counter3 of player1');
  // Three against one shield: one card of two is fewer than two cards of one.
  expect(display(two)).toEqual(['enemyDefence1+', 'enemyDefence1+']);
});
rule('BRV-R28', 'the question says beforehand what an attack comes to, and what a failed one removes', () => {
  const t = actions({
    display: ['enemyDefence1+', 'enemyDefence2', 'enemyDefence1+'],
    player1: { plan: ['counter2', 'counter3'] },
  });
  expect(valuesOf(t)).toEqual({ target: 0, attack: 0, defence: 0, worn: 0 });
  t.at('player1').does('attack N3');
  expect(valuesOf(t)).toMatchObject({ attack: 0, defence: 5, worn: 0 });
  t.at('player1').does('commit counter3 of player1');
  expect(valuesOf(t)).toMatchObject({ attack: 3, defence: 5, worn: 1 });
  t.at('player1').does('commit counter2 of player1');
  expect(valuesOf(t)).toMatchObject({ attack: 5, defence: 5, worn: 3 });
  const weak = actions({ display: ['enemyDefence1+'], player1: { plan: ['counter3'] } });
  weak.at('player1').does('attack N3', 'commit counter3 of player1');
  expect(valuesOf(weak)).toMatchObject({ attack: 3, defence: 2, worn: 0 });
});
rule('BRV-E25', 'a territory that borders nothing free is out of reach', () => {
  const t = actions({ player1: { plan: ['counter2'] } });
  expect(t.at('player1').whyNot('attack S4')).toBe('BRV-10.6');
  expect(t.at('player1').whyNot('attack N4')).toBe('BRV-10.6');
  expect(t.at('player1').whyNot('attack N1')).toBe('BRV-10.6');
});
rule('BRV-R26', 'each card is used once; a territory just freed opens the way at once', () => {
  const t = actions({ player1: { plan: ['counter2', 'counter3'] } });
  together(t, 'player1', 'attack N3', 'commit counter2 of player1');
  expect(t.at('player1').offers('attack N4')).toBe(true);
  together(t, 'player1', 'attack N4', 'commit counter3 of player1');
  expect(occupied(t)).toEqual(['S3', 'S4']);
  expect(t.at('player1').prompt).toBe('planning');
});
rule('BRV-10.6', 'who gives the target up takes the cards back, and after a battle nothing is proposed yet', () => {
  const t = actions({ player1: { plan: ['counter2', 'counter1'] } });
  t.at('player1').does('attack N3', 'commit counter2 of player1', 'leave', 'attack N3');
  expect(valuesOf(t)).toMatchObject({ attack: 0 });
  together(t, 'player1', 'commit counter2 of player1');
  expect(valuesOf(t)).toEqual({ target: 0, attack: 0, defence: 0, worn: 0 });
});
rule('BRV-R29', 'a hopeless counter-offensive may be started; its cards are gone', () => {
  const t = actions({ player1: { plan: ['counter1'] } });
  together(t, 'player1', 'attack S3', 'commit counter1 of player1');
  expect([occupied(t).length, discard(t)]).toEqual([4, ['counter1']]);
});
rule('BRV-17.16', "Farmers' Squad helps in a counter-offensive too", () => {
  const t = actions({ player1: { plan: ['counter2', 'homes', 'farmers'] } });
  t.at('player1').does('attack S3', 'commit counter2 of player1');
  expect(valuesOf(t)).toMatchObject({ attack: 2, defence: 3 });
  t.at('player1').does('commit farmers of player1');
  expect(valuesOf(t)).toMatchObject({ attack: 2, defence: 1 });
  agree(t);
  expect(occupied(t)).not.toContain('S3');
});
rule(['BRV-17.27', 'BRV-E37'], 'four players: an occupied territory counts its pressure', () => {
  const attack = (...cards: readonly string[]): string[] => {
    const t = actions({ player1: { plan: cards } }, 4);
    together(t, 'player1', 'attack N3', ...cards.map((card) => `commit ${card} of player1`));
    return occupied(t);
  };
  expect(attack('counter3', 'counter1')).toContain('N3');
  expect(attack('counter3', 'counter2')).not.toContain('N3');
});
rule('BRV-E38', 'six players: an Offensive 4 has seven, Enemy Defence no bonus, a free side no bonus', () => {
  const t = table(
    { stage: 'enemy', enemyNext: ['enemyDefence1+', 'offensive4'], player1: { plan: ['defence1', 'counter3'] } },
    { players: 6 },
  );
  expect(valuesOf(t)).toMatchObject({ attack: 7, defence: 1 });
  const s4 = actions({ occupied: ['S4'], display: ['enemyDefence1+'], player1: { plan: ['counter3'] } }, 6);
  s4.at('player1').does('attack S4');
  expect(valuesOf(s4)['defence']).toBe(4 + 2 + 1);
});
rule(
  ['BRV-10.7', 'BRV-17.10', 'BRV-R39'],
  'step 4: the owner orders the next three enemy cards, everybody sees them',
  () => {
    const t = actions({ enemyNext: ['offensive3', 'lull', 'offensive2'], player2: { plan: ['recon'] } });
    expect(t.toAct).toEqual(['player2']);
    expect(t.at('player2').offered).toEqual(['put back offensive3', 'put back lull', 'put back offensive2']);
    t.at('player2').does('put back offensive3', 'put back offensive2');
    expect(cardsIn(t, zone.enemyDeck).slice(-3)).toEqual(['offensive3', 'offensive2', 'lull']);
    const seen = t.view(0 as Seat).table;
    expect(seen.printed(seen.top(zone.enemyDeck))).not.toBe(0);
    expect(seen.printed(seen.card(zone.enemyDeck, 0))).toBe(0);
  },
);
rule('BRV-10.7', 'card by card: each Reconnaissance looks at what the one before left on top', () => {
  const t = actions({
    enemyNext: ['offensive3', 'lull', 'offensive2'],
    player1: { plan: ['recon'] },
    player2: { plan: ['recon'] },
  });
  t.at('player1').does('put back offensive3', 'put back lull');
  expect(t.at('player2').offered.toSorted()).toEqual(['put back lull', 'put back offensive2', 'put back offensive3']);
});
rule('BRV-17.10', 'as many as are left', () => {
  const t = actions({ enemyDeck: ['lull', 'offensive2'], player1: { plan: ['recon'] } });
  t.at('player1').does('put back lull');
  expect(cardsIn(t, zone.enemyDeck)).toEqual(['lull', 'offensive2']);
});
rule(['BRV-10.8', 'BRV-R30', 'BRV-E26'], 'step 5: what was not used is discarded', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['lull'],
    deck: ['recon', 'recon'],
    player1: { plan: ['defence3', 'meals'] },
  });
  expect(planOf(t)).toEqual([]);
  // The pile was shuffled into the deck and dealt, in the order of the seats.
  expect([...hand(t, 1), ...hand(t, 2)].toSorted()).toEqual(['defence3', 'meals', 'recon', 'recon']);
  expect(told(t, 'battle')).toEqual([]);
});
rule(['BRV-10.9', 'BRV-17.11', 'BRV-E27'], 'step 6: headquarters takes a Military Action back, then goes', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['lull'],
    discard: ['headquarters', 'school'],
    player1: { plan: ['defence3', 'headquarters'] },
  });
  expect(t.toAct).toEqual(['player1']);
  expect(t.at('player1').offered).toEqual(['recover defence3', 'take nothing']);
  t.at('player1').does('recover defence3');
  expect(hand(t)[0]).toBe('defence3');
  expect(discard(t)).toEqual(['headquarters', 'school', 'headquarters']);
});
rule('BRV-17.11', 'several headquarters in seat order, each owner for himself', () => {
  const t = actions({
    discard: ['defence1', 'counter1'],
    player1: { plan: ['headquarters'] },
    player2: { plan: ['headquarters'] },
  });
  expect(t.toAct).toEqual(['player1']);
  t.at('player1').does('recover counter1');
  expect(t.toAct).toEqual(['player2']);
  t.at('player2').does('take nothing');
  expect(hand(t, 1)[0]).toBe('counter1');
  expect(hand(t, 2)).not.toContain('defence1');
});
rule(['BRV-11.1', 'BRV-11.6', 'BRV-11.7'], 'blue defends, frees and looks; red steals; Will left over is lost', () => {
  const t = table({ player1: { hand: ['school', 'drive'] }, enemyNext: ['lull', 'lull'] });
  t.at('player1').does('plan school', 'confirm');
  t.at('player2').does('confirm');
  // Three Will were there last week; none of them is left.
  expect(t.at('player1').whyNot('plan drive')).toBe('BRV-7.10');
});
rule('BRV-R24', 'a choice of all needs everybody, and starts anew with every change', () => {
  const t = table({ stage: 'enemy', occupied: ['N4', 'S4'], enemyNext: ['offensive3'] }, { players: 3 });
  t.at('player1').does('target N3');
  t.at('player2').does('agree');
  t.at('player3').does('target S3');
  expect(t.toAct).toEqual(['player1', 'player2']);
  expect(told(t, 'targeted')).toEqual([]);
  t.at('player1').does('agree');
  t.at('player2').does('agree');
  expect(told(t, 'targeted')).toEqual([['S3']]);
});
rule('BRV-R24', 'a host who has agreed is not waited for, may decide all the same, and can do nothing else', () => {
  const t = table({ stage: 'actions', player1: { plan: ['counter3'] } });
  t.at('player2').does('attack N3', 'commit counter3 of player1');
  t.at('player1').does('agree');
  expect(t.rules.awaited(t.s)).toBe(0b10);
  expect(t.at('player1').offered).toEqual(['decide']);
  t.at('player1').does('decide');
  expect(t.s.occupied.value & 0b100).toBe(0);
});
rule('BRV-R24', 'the host may decide alone, nobody else', () => {
  const t = table(
    { stage: 'enemy', enemyNext: ['offensive1'], player1: { plan: ['defence3'] } },
    { players: 3, host: 2 },
  );
  expect([1, 2, 3].map((n) => t.at(`player${n}`).offers('decide'))).toEqual([false, true, false]);
  t.at('player2').does('commit defence3 of player1', 'decide');
  expect(told(t, 'decided')).toEqual([[1]]);
  expect([told(t, 'battle'), discard(t)]).toEqual([[['S2', 3, 4]], ['defence3']]);
  const nobody = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence2'] } }, { host: 0 });
  expect(nobody.at('player1').offers('decide')).toBe(false);
});
rule(
  'BRV-R24',
  'the host may decide which territory is attacked, which card is cancelled and what is undermined',
  () => {
    const tie = table({ stage: 'enemy', occupied: ['N4', 'S4'], enemyNext: ['offensive2'] });
    tie.at('player1').does('target S3');
    expect(told(tie, 'targeted')).toEqual([]);
    tie.at('player1').does('decide');
    expect([told(tie, 'decided'), told(tie, 'targeted')]).toEqual([[[0]], [['S3']]]);
    const plan = ['school', 'school', 'witch'];
    const witch = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan } });
    witch.at('player1').does('cancel offensive3', 'decide');
    expect(enemyDiscard(witch)).toEqual(['offensive3']);
    const secret = actions({ player1: { plan: ['secret', 'counter3'] } });
    secret.at('player1').does('undermine S3', 'decide');
    expect(told(secret, 'undermined')).toEqual([['S3', 2]]);
  },
);
rule('BRV-R38', 'a common choice has a limit of changes, then there is only yes', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence2'] } });
  for (let n = 0; n < MOST_CHANGES / 2; n++)
    t.at('player2').does('commit defence2 of player1', 'withdraw defence2 of player1');
  expect(t.at('player2').offered).toEqual(['agree']);
  const counter = actions({ player1: { plan: ['counter2'] } });
  for (let n = 0; n < MOST_CHANGES / 2; n++) counter.at('player2').does('attack N3', 'leave');
  expect(counter.at('player2').offered).toEqual(['agree']);
  const again = actions({ player1: { plan: ['counter2', 'counter3'] } });
  again.at('player2').does('attack N3', 'commit counter2 of player1');
  for (let n = 0; n < MOST_CHANGES / 2 - 1; n++)
    again.at('player2').does('withdraw counter2 of player1', 'commit counter2 of player1');
  again.at('player1').does('agree');
  again.at('player2').does('agree');
  // A new choice, with changes of its own.
  expect(again.at('player1').offers('attack N4')).toBe(true);
});
rule(['BRV-11.2', 'BRV-R30'], 'needs in plans are resolved when they leave them', () => {
  const t = table({ stage: 'enemy', occupied: [], enemyDeck: ['lull'], player1: { plan: ['school', 'donors'] } });
  expect(t.outcome).toEqual([1, 1]);
  expect(sizeOf(t, zone.discard)).toBe(2);
});
rule('BRV-17.9', 'the first territory of the map is a territory like the others', () => {
  const t = actions({ occupied: ['N1', 'N4', 'S3', 'S4'], player1: { plan: ['secret'] } });
  together(t, 'player1', 'undermine N1');
  expect(told(t, 'undermined')).toEqual([['N1', 2]]);
});
