import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { SET } from '../cards/set.ts';
import { attackNow, targets } from '../rules/08-assault.ts';
import { MOST_CHANGES } from '../rules/consent.ts';
import { zone } from '../state.ts';
import { act } from '../verbs.ts';
import { agree, discard, display, enemyDiscard, planOf, type Play, table, together, told, valuesOf } from './at.ts';

const defend = (plan: readonly string[], enemyNext: readonly string[], more: object = {}): Play =>
  table({ stage: 'enemy', enemyNext, player1: { plan }, ...more });
const actions = (plan: readonly string[], more: object = {}): Play =>
  table({ stage: 'actions', player1: { plan }, ...more });
const cardAt = (t: Play, i: number, player = 1): CardId => t.s.table.card(zone.plan((player - 1) as Seat), i);
const landsOf = (mask: number): string[] =>
  SET.territories.filter((_, land) => (mask & (1 << land)) !== 0).map(({ key }) => key);
const maskOf = (...keys: readonly string[]): number =>
  SET.territories.reduce((mask, { key }, land) => (keys.includes(key) ? mask | (1 << land) : mask), 0);

rule(
  ['BRV-8.5', 'BRV-8.6', 'BRV-R19', 'BRV-R21'],
  'the enemy attacks the weakest free territories beside it, wherever they stand on the map',
  () => {
    const rows: readonly (readonly [readonly string[], readonly string[]])[] = [
      [
        ['N2', 'S2'],
        ['N3', 'S3'],
      ], // N1 and S1 have two shields
      [['N3', 'N4', 'S3', 'S4'], ['S2']],
      [['N4'], ['S4']],
      [[], ['N4', 'S4']], // with nothing occupied it comes from the east
      [['N1'], ['N2', 'S1']],
    ];
    for (const [held, weakest] of rows) expect([held, landsOf(targets(maskOf(...held)))]).toEqual([held, weakest]);
  },
);
rule(
  ['BRV-9.1', 'BRV-10.9'],
  'cards are committed to a battle, and headquarters act later: while planning that is why not',
  () => {
    const t = table({ player1: { hand: [], plan: ['defence1'] }, discard: ['counter1'] });
    const seat = 0 as Seat;
    const why = t.rules.reasons(t.s, seat);
    const [laid, lost] = [cardAt(t, 0), t.s.table.card(zone.discard, 0)].map((card) => t.s.table.printed(card));
    expect([why(act.commit(laid!, zone.plan(seat)))?.rule, why(act.recover(lost!))?.rule]).toEqual([
      'BRV-9.1',
      'BRV-10.9',
    ]);
  },
);
rule(['BRV-R16', 'BRV-17.21'], 'all Offensives attack together, or one by one', () => {
  const pooled = defend(['defence1'], ['offensive1+', 'offensive3', 'lull']);
  expect([attackNow(pooled.s), valuesOf(pooled)['attack']]).toEqual([4, 4]);
  const singly = table(
    { stage: 'enemy', enemyNext: ['offensive1+', 'offensive3', 'lull'], player1: { plan: ['defence1'] } },
    { offensives: 'singly' },
  );
  expect([attackNow(singly.s), valuesOf(singly)['attack']]).toEqual([1, 1]);
});
rule(['BRV-8.6', 'BRV-R24'], 'a territory is proposed, named, and not proposed again', () => {
  const t = table({ stage: 'enemy', occupied: ['N4', 'S4'], enemyNext: ['offensive2'] }, { host: 0 });
  expect([t.at('player1').offered, valuesOf(t)]).toEqual([['target N3', 'target S3'], { choice: 0, attack: 2 }]);
  t.at('player1').does('target S3');
  expect([t.at('player2').offered, valuesOf(t, 2)['choice']]).toEqual([['target N3', 'agree'], 43]);
  expect(told(t, 'proposed')).toEqual([[0, 'S3', act.target.id]]);
  t.at('player2').does('agree');
  expect([told(t, 'agreed'), told(t, 'occupied')]).toEqual([[[0], [1]], [['S3']]]);
});
rule(['BRV-9.10', 'BRV-17.16'], 'what Farmers have weakened needs more cards for the same territory', () => {
  const t = defend(['homes', 'farmers'], ['offensive1+', 'offensive3', 'lull']);
  together(t, 'player1', 'commit farmers of player1');
  expect([told(t, 'battle'), told(t, 'occupied')]).toEqual([[['S2', 2, 1]], [['S2']]]);
  expect(enemyDiscard(t)).toEqual(expect.arrayContaining(['offensive1+', 'offensive3'])); // both were needed
});

rule(
  ['BRV-8.9', 'BRV-R26'],
  'of equal cards one is put forward after the other, and what was taken back is remembered',
  () => {
    const t = defend(['defence1', 'defence1', 'defence2'], ['offensive3']);
    t.at('player1').does('commit defence1 of player1');
    expect(t.at('player1').offered).toEqual([
      'commit defence1 of player1',
      'commit defence2 of player1',
      'withdraw defence1 of player1',
      'agree',
      'decide',
    ]);
    t.at('player1').does('commit defence1 of player1');
    expect([valuesOf(t)['defence'], t.at('player1').offers('commit defence1 of player1')]).toEqual([3, false]);
    const withheld = (): number[] => [0, 1, 2].map((i) => t.s.withheld.get(cardAt(t, i)));
    t.at('player2').does('withdraw defence1 of player1');
    expect([withheld(), valuesOf(t)['defence']]).toEqual([[1, 0, 0], 2]);
    expect(told(t, 'committed')).toEqual([
      [0, cardAt(t, 0), 1],
      [0, cardAt(t, 1), 1],
      [1, cardAt(t, 0), 0],
    ]);
    agree(t);
    expect(discard(t)).toContain('defence1');
  },
);
rule('BRV-9.2', 'cards of another kind are refused, and after an agreement everything is', () => {
  const t = defend(['defence1', 'counter1'], ['offensive3'], { player2: { plan: ['recon'] } });
  expect([
    t.at('player1').whyNot('commit counter1 of player1'),
    t.at('player1').whyNot('commit recon of player2'),
  ]).toEqual(['BRV-9.2', 'BRV-9.2']);
  t.at('player1').does('agree');
  expect(t.at('player1').whyNot('commit defence1 of player1')).toBe('BRV-R24');
  t.at('player2').does('commit defence1 of player1');
  expect(t.at('player1').whyNot('commit defence1 of player1')).toBeUndefined();
});
rule('BRV-R38', 'when too much was changed, that is the reason', () => {
  const t = defend(['defence1'], ['offensive3']);
  for (let n = 0; n < MOST_CHANGES / 2 - 1; n++)
    t.at('player2').does('commit defence1 of player1', 'withdraw defence1 of player1');
  t.at('player2').does('commit defence1 of player1');
  expect(t.at('player2').offers('withdraw defence1 of player1')).toBe(true);
  t.at('player2').does('withdraw defence1 of player1');
  expect(t.at('player2').whyNot('commit defence1 of player1')).toBe('BRV-R38');
});
rule('BRV-R24', 'alone there is nothing to decide for others', () => {
  const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence1'] } }, { players: 1 });
  expect([t.at('player1').offered, t.at('player1').whyNot('decide')]).toEqual([
    ['commit defence1 of plan 1', 'agree'],
    'BRV-R24',
  ]);
});
rule(['BRV-R15', 'BRV-11.3'], 'what was used is paid for by needs alone, the earliest of those that give most', () => {
  const paid = (...plan: readonly string[]): string[] => {
    const t = actions([...plan, 'farmers', 'counter3']);
    together(t, 'player1', 'attack N3', 'commit farmers of player1', 'commit counter3 of player1');
    return discard(t).filter((key) => key !== 'farmers' && key !== 'counter3');
  };
  expect(paid('homes', 'generators', 'counter1').slice(0, 1)).toEqual(['homes']);
  expect(paid('generators', 'homes', 'counter1').slice(0, 1)).toEqual(['generators']);
  const broke = actions(['counter1', 'farmers', 'counter3']);
  broke.at('player1').does('attack N3', 'commit farmers of player1', 'commit counter3 of player1');
  agree(broke);
  expect(planOf(broke)).toEqual(['counter1']); // nobody paid, and no other card goes instead
});

rule(['BRV-10.6', 'BRV-R26'], 'an attack is proposed, given up and told; commitments go with it', () => {
  const t = actions(['counter2', 'counter1', 'homes', 'farmers'], { display: ['enemyDefence1+'] });
  expect(t.at('player2').offered).toEqual(['attack N3', 'attack S3', 'agree']);
  t.at('player2').does('attack N3');
  expect(t.at('player2').offered).toEqual([
    'leave',
    'attack S3',
    'commit counter1 of player1',
    'commit counter2 of player1',
    'commit farmers of player1',
  ]);
  t.at('player2').does('commit farmers of player1');
  expect([t.at('player2').whyNot('agree'), valuesOf(t)]).toEqual([
    'BRV-R24',
    { target: 39, attack: 0, defence: 0, worn: 0 },
  ]);
  t.at('player2').does('commit counter1 of player1', 'withdraw farmers of player1');
  expect([t.at('player2').offers('agree'), t.s.withheld.get(cardAt(t, 3))]).toEqual([true, 1]);
  t.at('player2').does('leave');
  expect([0, 1, 2, 3].map((i) => t.s.withheld.get(cardAt(t, i)) + t.s.committed.get(cardAt(t, i)))).toEqual([
    0, 0, 0, 0,
  ]);
  expect([t.s.turnedDown.value, told(t, 'proposed')]).toEqual([
    1,
    [
      [1, 'N3', act.attack.id],
      [1, '', act.attack.id],
    ],
  ]);
  expect(told(t, 'committed')).toEqual([
    [1, cardAt(t, 3), 1],
    [1, cardAt(t, 1), 1],
    [1, cardAt(t, 3), 0],
    [1, cardAt(t, 1), 0],
  ]);
});
rule(['BRV-R28', 'BRV-17.9', 'BRV-17.16'], 'what defends comes of shields, less what undermines and weakens it', () => {
  const lost = (plan: readonly string[], target: string, ...phrases: readonly string[]): string[] => {
    const t = actions(plan, { occupied: ['N4', 'S3', 'S4'], display: ['enemyDefence2', 'enemyDefence1+'] });
    if (plan.includes('secret')) together(t, 'player1', `undermine ${target}`);
    together(t, 'player1', `attack ${target}`, ...phrases, 'commit counter1 of player1');
    return display(t);
  };
  const both = ['enemyDefence2', 'enemyDefence1+'];
  // N4 has two shields of its own: enough against one, not when two are gone. The weakest card that does goes.
  expect(lost(['counter1'], 'N4')).toEqual(both);
  expect(lost(['secret', 'counter1'], 'N4')).toEqual(['enemyDefence2']);
  expect(lost(['homes', 'farmers', 'counter1'], 'N4', 'commit farmers of player1')).toEqual(['enemyDefence2']);
});
rule('BRV-9.10', 'of equally few cards the weakest go', () => {
  const t = actions(['counter2'], { display: ['enemyDefence2', 'enemyDefence1+'] });
  together(t, 'player1', 'attack N3', 'commit counter2 of player1');
  expect(display(t)).toEqual(['enemyDefence2']);
});
rule(['BRV-R24', 'BRV-10.6'], 'the host decides an attack, and everybody is told what it brought', () => {
  const t = actions(['counter2']);
  t.at('player1').does('attack N3', 'commit counter2 of player1', 'decide');
  expect([told(t, 'decided'), told(t, 'battle'), told(t, 'freed')]).toEqual([[[0]], [['N3', 2, 1]], [['N3']]]);
});
rule('BRV-10.6', 'where nothing is occupied nobody is asked for an attack', () => {
  const t = table({ stage: 'enemy', occupied: [], enemyDeck: ['lull'], player1: { plan: ['counter2'] } });
  expect([t.outcome, told(t, 'ended')]).toEqual([[1, 1], [[0, 0]]]);
});
