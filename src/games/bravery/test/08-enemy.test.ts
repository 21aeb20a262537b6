import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { zone } from '../state.ts';
import { texts } from '../text/index.ts';
import {
  agree,
  confirm,
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

const START = ['N3', 'N4', 'S3', 'S4'];

rule('BRV-8.1', 'one to four players: one enemy card', () => {
  for (const players of [1, 2, 3, 4] as const) {
    const t = table({ stage: 'enemy', enemyNext: ['lull', 'offensive4'] }, { players });
    expect(sizeOf(t, zone.enemyDeck)).toBe(23);
  }
});
rule(['BRV-8.2', 'BRV-13.2', 'BRV-E19'], "five to seven: two at once, and the first one's symbol adds nothing", () => {
  for (const players of [5, 6, 7] as const) {
    const t = table({ stage: 'enemy', enemyNext: ['offensive1+', 'enemyDefence2', 'lull'] }, { players });
    expect(sizeOf(t, zone.enemyDeck)).toBe(22);
  }
});
rule('BRV-8.3', 'cards are turned up until one has no Additional Card symbol', () => {
  const t = table({ stage: 'enemy', enemyNext: ['lull+', 'enemyDefence1+', 'lull+', 'lull', 'offensive4'] });
  expect(sizeOf(t, zone.enemyDeck)).toBe(20);
  expect(occupied(t)).toEqual(START);
});
rule('BRV-E20', 'five players: the second card has the symbol, so a third comes; the pool counts the pressure', () => {
  const t = table(
    {
      stage: 'enemy',
      enemyNext: ['enemyDefence2', 'offensive1+', 'offensive2', 'lull'],
      player1: { plan: ['defence1'] },
    },
    { players: 5 },
  );
  expect(sizeOf(t, zone.enemyDeck)).toBe(21);
  expect(valuesOf(t)['attack']).toBe(3 + 4);
});
rule('BRV-R31', 'a pending symbol lapses with the last card', () => {
  const t = table({ stage: 'enemy', enemyDeck: ['lull+'], occupied: [] });
  expect(t.outcome).toEqual([1, 1]);
  const two = table({ stage: 'enemy', enemyDeck: ['lull'], occupied: [] }, { players: 5 });
  expect(two.outcome).toEqual([1, 1, 1, 1, 1]);
});
rule(
  ['BRV-8.4', 'BRV-8.5', 'BRV-17.2', 'BRV-E12'],
  'an Offensive attacks the free territory beside the enemy with the fewest shields',
  () => {
    const t = table({ stage: 'enemy', enemyNext: ['offensive2'] });
    expect(told(t, 'targeted')).toEqual([['S2']]);
    expect(told(t, 'battle')).toEqual([['S2', 2, 1]]);
  },
);
rule('BRV-8.5', 'only territories that border an occupied one', () => {
  // S2 has the fewest shields, but its neighbours are free.
  const t = table({ stage: 'enemy', occupied: ['N4'], enemyNext: ['offensive2'], player1: { plan: ['defence1'] } });
  expect(told(t, 'targeted')).toEqual([['S4']]);
});
rule(['BRV-8.6', 'BRV-E13'], 'on a tie the players choose', () => {
  const t = table({ stage: 'enemy', occupied: ['N4', 'S4'], enemyNext: ['offensive2'] });
  expect(t.at('player1').offered).toEqual(['target N3', 'target S3']);
  expect(t.at('player1').whyNot('target N2')).toBe('BRV-8.5');
  expect(t.at('player1').whyNot('agree')).toBe('BRV-R24');
  together(t, 'player2', 'target S3');
  expect(told(t, 'targeted')).toEqual([['S3']]);
  expect(occupied(t)).toEqual(['N4', 'S3', 'S4']);
});
rule(['BRV-8.7', 'BRV-R18', 'BRV-E15'], 'without defence one Offensive takes one territory and is discarded', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive2'] });
  expect(occupied(t)).toEqual(['N3', 'N4', 'S2', 'S3', 'S4']);
  expect(enemyDiscard(t)).toEqual(['offensive2']);
});
rule(['BRV-9.6', 'BRV-E14'], 'the printed shields alone may hold, and cost the players nothing', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['offensive1'],
    player1: { plan: ['headquarters'], hand: ['defence1'] },
  });
  expect(occupied(t)).toEqual(START);
  expect(enemyDiscard(t)).toEqual(['offensive1']);
  expect(hand(t)).toContain('defence1');
});
rule(
  ['BRV-8.8', 'BRV-9.6', 'BRV-9.9', 'BRV-17.6', 'BRV-E16'],
  'a Defence card in a plan helps; equal strength holds; used cards go',
  () => {
    const t = table({ stage: 'enemy', enemyNext: ['offensive2'], player1: { plan: ['defence1'] } });
    expect(valuesOf(t)).toMatchObject({ attack: 2, defence: 1 });
    t.at('player1').does('commit defence1 of player1');
    expect(valuesOf(t)).toMatchObject({ attack: 2, defence: 2 });
    agree(t);
    expect(occupied(t)).toEqual(START);
    expect([discard(t), enemyDiscard(t)]).toEqual([['defence1'], ['offensive2']]);
  },
);
rule(['BRV-8.9', 'BRV-9.1', 'BRV-9.2'], 'Defence comes from anybody, and only Defence counts', () => {
  const t = table(
    { stage: 'enemy', enemyNext: ['offensive2'], player1: { plan: ['counter3'] }, player3: { plan: ['defence3'] } },
    { players: 3 },
  );
  expect(t.at('player1').offered).toEqual(['commit defence3 of player3', 'agree', 'decide']);
  together(t, 'player1', 'commit defence3 of player3');
  expect(told(t, 'battle')).toEqual([['S2', 2 + 2, 1 + 3]]);
  expect(occupied(t)).toEqual(START);
});
rule('BRV-R20', 'the players need not use their Defence cards', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive2'], player1: { plan: ['defence3'] } });
  agree(t);
  expect(occupied(t)).toContain('S2');
});
rule('BRV-R19', 'planned Defence does not turn the enemy away from the weakest territory', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive2'], player1: { plan: ['defence3', 'defence3'] } });
  expect(told(t, 'targeted')).toEqual([['S2']]);
});
rule(['BRV-R16', 'BRV-E17'], 'the Offensives of a round fight as one pool', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive1+', 'offensive3'], player1: { plan: ['defence3'] } });
  together(t, 'player1', 'commit defence3 of player1');
  expect(told(t, 'battle')).toEqual([['S2', 4, 4]]);
  expect(occupied(t)).toEqual(START);
  expect(enemyDiscard(t).toSorted()).toEqual(['offensive1+', 'offensive3']);
  expect(discard(t)).toEqual(['defence3']);
});
rule(
  ['BRV-R17', 'BRV-9.10', 'BRV-17.21', 'BRV-17.26', 'BRV-E18'],
  'the fewest cards that suffice go, the rest attacks on',
  () => {
    const t = table({ stage: 'enemy', enemyNext: ['offensive2', 'offensive3'] }, { players: 5 });
    expect(told(t, 'battle')).toEqual([['S2', 4 + 5, 1]]);
    expect(enemyDiscard(t)).toEqual(['offensive2']);
    expect(t.at('player1').offered).toEqual(['target N2', 'target S1']);
    together(t, 'player1', 'target S1');
    expect(told(t, 'battle').at(-1)).toEqual(['S1', 5, 2]);
    expect(occupied(t)).toContain('S1');
    expect(occupied(t)).toContain('S2');
  },
);
rule('BRV-R17', 'of equally strong cards the one turned up first goes first', () => {
  const early = table({ stage: 'enemy', enemyNext: ['offensive1+', 'offensive1'] }, { players: 5 });
  expect(enemyDiscard(early)).toEqual(['offensive1+']);
  const late = table({ stage: 'enemy', enemyNext: ['offensive1', 'offensive1+', 'lull'] }, { players: 5 });
  expect(enemyDiscard(late)).toEqual(['offensive1']);
});
rule('BRV-R17', 'a target that holds ends the whole pool; committed cards go either way', () => {
  const held = table({
    stage: 'enemy',
    enemyNext: ['offensive1+', 'offensive2'],
    player1: { plan: ['defence2', 'defence1'] },
  });
  together(held, 'player1', 'commit defence2 of player1');
  expect(told(held, 'battle')).toEqual([['S2', 3, 3]]);
  expect(enemyDiscard(held)).toHaveLength(2);
  const lost = table({
    stage: 'enemy',
    enemyNext: ['offensive1+', 'offensive2'],
    player1: { plan: ['defence1', 'defence3'] },
  });
  together(lost, 'player1', 'commit defence1 of player1');
  // Three against two: both cards were needed, so nothing attacks on.
  expect(occupied(lost)).toContain('S2');
  expect(enemyDiscard(lost)).toHaveLength(2);
  expect(discard(lost)).toContain('defence1');
});
rule('BRV-9.5', 'the attacker needs strictly more', () => {
  const battle = (card: string): string[] => occupied(table({ stage: 'enemy', enemyNext: [card] }));
  expect([battle('offensive1').length, battle('offensive2').length]).toEqual([4, 5]);
});
rule(['BRV-R21', 'BRV-17.3', 'BRV-E30'], 'with nothing occupied the enemy comes over the eastern border', () => {
  const t = table({ stage: 'enemy', occupied: [], enemyNext: ['offensive2'] });
  expect(t.at('player1').offered).toEqual(['target N4', 'target S4']);
});
rule(['BRV-R22', 'BRV-E35'], 'when the last free territory falls, all lose at once', () => {
  const t = table({ stage: 'enemy', occupied: ['N2', 'N3', 'N4', 'S1', 'S2', 'S3', 'S4'], enemyNext: ['offensive3'] });
  expect(t.outcome).toEqual([-1, -1]);
});
rule(
  ['BRV-17.15', 'BRV-10.10', 'BRV-10.11', 'BRV-E28'],
  'Konotop Witch drives a card away; its symbol still counts',
  () => {
    const t = table({
      stage: 'enemy',
      enemyNext: ['offensive4'],
      player1: { plan: ['school', 'meals', 'witch', 'homes'] },
    });
    expect(t.at('player1').prompt).toBe('cancel');
    together(t, 'player1', 'cancel offensive4');
    expect(told(t, 'battle')).toEqual([]);
    expect(enemyDiscard(t)).toEqual(['offensive4']);
    // Four Will: the school and the homes paid for her.
    expect(discard(t).slice(0, 3)).toEqual(['witch', 'school', 'homes']);
    const more = table({
      stage: 'enemy',
      enemyNext: ['offensive1+', 'lull'],
      player2: { plan: ['school', 'meals', 'witch'] },
    });
    together(more, 'player1', 'cancel offensive1+');
    expect(sizeOf(more, zone.enemyDeck)).toBe(22);
  },
);
rule(['BRV-R15', 'BRV-17.15'], 'each need pays once, wherever in the plan it lies', () => {
  for (const plan of [
    ['homes', 'meals', 'witch', 'school'],
    ['school', 'homes', 'meals', 'witch'],
  ]) {
    const t = table({ stage: 'enemy', enemyNext: ['offensive4'], player1: { plan } });
    together(t, 'player1', 'cancel offensive4');
    expect(discard(t).slice(0, 3)).toEqual(['witch', 'school', 'homes']);
  }
});
rule('BRV-17.15', 'with five to seven players after both of the first two are up, on either', () => {
  const t = table(
    { stage: 'enemy', enemyNext: ['offensive3', 'enemyDefence2'], player1: { plan: ['school', 'school', 'witch'] } },
    { players: 5 },
  );
  expect(t.at('player1').offered.slice(0, 2)).toEqual(['cancel offensive3', 'cancel enemyDefence2']);
  together(t, 'player1', 'cancel enemyDefence2');
  expect(display(t)).toEqual([]);
  expect(told(t, 'battle')).toHaveLength(1);
});
rule('BRV-17.15', 'a card that was turned up before is out of her reach', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['offensive1+', 'lull'],
    player1: { plan: ['school', 'school', 'witch'] },
  });
  agree(t);
  expect(t.at('player1').offered).not.toContain('cancel offensive1+');
  expect(t.at('player1').offered).toContain('cancel lull');
});
rule(['BRV-17.16', 'BRV-E29'], "Farmers' Squad weakens the enemy by two, even without Defence", () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['generators', 'farmers'] } });
  t.at('player2').does('commit farmers of player1');
  expect(valuesOf(t)).toMatchObject({ attack: 1, defence: 1 });
  agree(t);
  expect(occupied(t)).toEqual(START);
  expect(discard(t)).toEqual(['farmers', 'generators']);
});
rule('BRV-17.16', 'not below 0', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['offensive1'],
    player1: { plan: ['farmers'] },
    player2: { plan: ['farmers'] },
  });
  t.at('player1').does('commit farmers of player1', 'commit farmers of player2');
  expect(valuesOf(t)['attack']).toBe(0);
  agree(t);
  // Also when it is fought out, not only in the forecast.
  expect(told(t, 'battle').map(([, attack]) => attack)).toEqual([0]);
});
rule('BRV-17.22', 'Enemy Defence stays on display', () => {
  const t = table({ stage: 'enemy', enemyNext: ['enemyDefence2'] });
  expect(display(t)).toEqual(['enemyDefence2']);
});
rule('BRV-17.23', 'a Lull has no effect and is discarded', () => {
  const t = table({ stage: 'enemy', enemyNext: ['lull'] });
  expect([occupied(t), enemyDiscard(t)]).toEqual([START, ['lull']]);
});
rule('BRV-R34', 'enemy discards never come back', () => {
  const t = table({ stage: 'enemy', enemyDeck: ['lull', 'offensive1', 'lull'] });
  expect([sizeOf(t, zone.enemyDeck), enemyDiscard(t)]).toEqual([2, ['lull']]);
});
rule('BRV-R23', 'an Offensive without a target is discarded', () => {
  const t = table({ enemyNext: ['offensive4'] });
  // No real game comes to this: the map is connected, so something free always borders something occupied.
  t.s.occupied.value = 0xff;
  confirm(t);
  expect(enemyDiscard(t)).toEqual(['offensive4']);
  expect(told(t, 'battle')).toEqual([]);
});
rule('BRV-E36', 'four players: an Offensive 1 counts its pressure, and shields can match it', () => {
  const t = table(
    { stage: 'enemy', enemyNext: ['offensive1'], player1: { plan: ['defence3'] }, player4: { plan: ['defence2'] } },
    { players: 4 },
  );
  together(t, 'player1', 'commit defence3 of player1', 'commit defence2 of player4');
  expect(told(t, 'battle')).toEqual([['S2', 6, 6]]);
  expect(occupied(t)).toEqual(START);
});
rule('BRV-13.3', 'with five to seven players the stages and the week are the same', () => {
  const t = table({ player1: { hand: ['school', 'homes', 'recon'] }, enemyNext: ['lull', 'lull'] }, { players: 6 });
  t.at('player1').does('plan school', 'plan homes');
  expect(t.at('player1').whyNot('plan recon')).toBe('BRV-7.3');
});
rule(['BRV-10.11', 'BRV-9.9'], 'what was used leaves the plans at once, together with the need that paid', () => {
  const t = table({
    stage: 'enemy',
    enemyNext: ['offensive3'],
    player1: { plan: ['generators', 'farmers', 'defence1', 'counter2'] },
  });
  together(t, 'player1', 'commit farmers of player1', 'commit defence1 of player1');
  expect([t.at('player1').prompt, planOf(t)]).toEqual(['counter', ['counter2']]);
  const { table: cards, committed } = t.s;
  expect([0, 1, 2].map((i) => committed.get(cards.card(zone.discard, i)))).toEqual([0, 0, 0]);
});
rule('BRV-17.15', 'two Witches drive two cards away, each by a choice of its own', () => {
  const plan = ['school', 'school', 'witch'];
  const t = table(
    { stage: 'enemy', enemyNext: ['offensive3', 'offensive2'], player1: { plan }, player2: { plan } },
    { players: 5 },
  );
  t.at('player1').does('cancel offensive2');
  t.at('player2').does('leave');
  together(t, 'player1', 'cancel offensive3');
  expect(t.toAct).toEqual(['player1', 'player2', 'player3', 'player4', 'player5']);
  together(t, 'player2', 'cancel offensive2');
  expect([enemyDiscard(t), told(t, 'battle')]).toEqual([['offensive3', 'offensive2'], []]);
});
rule('BRV-17.15', 'what is proposed to the Witch already is not offered again, the other card is', () => {
  const plan = ['school', 'school', 'witch'];
  const t = table({ stage: 'enemy', enemyNext: ['offensive2', 'offensive3'], player1: { plan } }, { players: 5 });
  t.at('player1').does('cancel offensive2');
  expect(t.at('player2').offered.filter((phrase) => phrase.startsWith('cancel'))).toEqual(['cancel offensive3']);
  expect(t.at('player2').offers('leave')).toBe(true);
  t.at('player2').does('cancel offensive3');
  expect(t.at('player1').offered.filter((phrase) => phrase.startsWith('cancel'))).toEqual(['cancel offensive2']);
});
rule('BRV-9.2', 'a card of the other kind cannot be put forward, and the player is told so', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence2', 'counter1'] } });
  expect(t.at('player2').whyNot('commit counter1 of player1')).toBe('BRV-9.2');
  together(t, 'player2', 'commit defence2 of player1');
  expect(t.at('player1').prompt).toBe('counter');
});
rule('BRV-R16', 'by another reading each Offensive attacks by itself, one after another', () => {
  const position = {
    stage: 'enemy',
    enemyNext: ['offensive2', 'offensive3'],
    player1: { plan: ['defence2'] },
  };
  const pool = table(position, { players: 5, difficulty: 'bare' });
  expect(valuesOf(pool)['attack']).toBe(5);
  const t = table(position, { players: 5, difficulty: 'bare', offensives: 'singly' });
  expect(valuesOf(t)['attack']).toBe(2);
  together(t, 'player1', 'commit defence2 of player1');
  expect(enemyDiscard(t)).toEqual(['offensive2', 'offensive3']);
  expect(told(t, 'battle').map(([, attack, defence]) => [attack, defence])).toEqual([
    [2, 3],
    [3, 1],
  ]);
});
rule('BRV-R24', 'who puts a card forward and who takes it out again is told', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence2'] } });
  t.at('player2').does('commit defence2 of player1');
  t.at('player1').does('withdraw defence2 of player1');
  const lines = t.facts.flatMap((fact) => texts.en.fact(t.s, fact, 0 as Seat) ?? []);
  expect(lines.slice(-2)).toEqual(['Player 2 commits Defence 2 from Player 1’s plan', 'Player 1 withdraws Defence 2']);
});
rule(
  ['BRV-8.6', 'BRV-R24'],
  'each choice is everybody’s anew: the target, then the battle, then the next attack',
  () => {
    const plan = ['defence1', 'defence1'];
    const t = table(
      { stage: 'enemy', occupied: ['N4', 'S4'], enemyNext: ['offensive1+', 'offensive2'], player1: { plan } },
      { offensives: 'singly' },
    );
    const everybody = ['player1', 'player2'];
    expect([t.at('player1').prompt, t.toAct]).toEqual(['target', everybody]);
    together(t, 'player2', 'target S3');
    expect([t.at('player1').prompt, t.toAct]).toEqual(['defend', everybody]);
    together(t, 'player1', 'commit defence1 of player1');
    expect([t.at('player1').prompt, t.toAct]).toEqual(['target', everybody]);
  },
);
rule('BRV-R24', 'a card that somebody took out of one battle is as good as any other in the next', () => {
  const t = table(
    { stage: 'enemy', enemyNext: ['offensive1+', 'offensive2'], player1: { plan: ['defence2'] } },
    { offensives: 'singly', difficulty: 'bare' },
  );
  t.at('player1').does('commit defence2 of player1', 'withdraw defence2 of player1');
  const card = t.s.table.card(zone.plan(0 as Seat), 0);
  expect(t.s.withheld.get(card)).toBe(1);
  agree(t);
  expect([t.at('player1').prompt, valuesOf(t)['attack'], t.s.withheld.get(card)]).toEqual(['defend', 2, 0]);
});
rule('BRV-17.15', 'of two enemy cards that come at once either can be cancelled', () => {
  const plan = ['school', 'school', 'witch'];
  for (const gone of ['offensive1', 'lull']) {
    const t = table({ stage: 'enemy', enemyNext: ['offensive1', 'lull'], player1: { plan } }, { players: 5 });
    together(t, 'player1', `cancel ${gone}`);
    expect(told(t, 'cancelled')).toEqual([[gone]]);
    expect([enemyDiscard(t)[0], sizeOf(t, zone.enemyDeck)]).toEqual([gone, 22]);
  }
});
