import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { confirm, table, told } from './at.ts';

const last = (
  occupied: readonly string[],
  plans: readonly string[],
  hand: readonly string[] = plans,
): ReturnType<typeof table> => {
  const t = table({ occupied, enemyDeck: ['lull'], player1: { hand } });
  t.at('player1').does(...plans.map((card) => `plan ${card}`));
  confirm(t);
  return t;
};
rule(['BRV-1.2', 'BRV-12.2', 'BRV-E31'], 'all free, all needs planned: victory', () => {
  expect(last([], ['meals']).outcome).toEqual([1, 1]);
  expect(last([], []).outcome).toEqual([1, 1]);
});
rule(['BRV-12.4', 'BRV-11.2', 'BRV-E32'], 'a need left in a hand: defeat', () => {
  expect(last([], [], ['meals']).outcome).toEqual([-1, -1]);
  expect(last([], [], ['donors']).outcome).toEqual([-1, -1]);
  expect(last([], [], ['defence1']).outcome).toEqual([1, 1]);
});
rule(['BRV-12.3', 'BRV-E33'], 'a territory left occupied: defeat', () => {
  expect(last(['S4'], ['meals']).outcome).toEqual([-1, -1]);
});
rule(
  ['BRV-12.1', 'BRV-R33'],
  'the game runs until the enemy deck is used up, and that round is played to its end',
  () => {
    const early = table({ occupied: [], deck: [], enemyDeck: ['lull', 'lull'] });
    confirm(early);
    expect(early.outcome).toBeUndefined();
    confirm(early);
    expect(early.outcome).toEqual([1, 1]);
    const fought = table({ stage: 'enemy', occupied: ['N3'], enemyDeck: ['lull'], player1: { plan: ['counter2'] } });
    fought.at('player1').does('attack N3', 'commit counter2 of player1', 'agree');
    fought.at('player2').does('agree');
    expect(fought.outcome).toEqual([1, 1]);
  },
);
rule('BRV-R32', 'headquarters work in the last round, before the end', () => {
  const t = table({
    stage: 'enemy',
    occupied: [],
    enemyDeck: ['lull'],
    discard: ['defence1'],
    player1: { plan: ['headquarters'] },
  });
  expect(t.outcome).toBeUndefined();
  t.at('player1').does('recover defence1');
  expect(t.outcome).toEqual([1, 1]);
});
rule(['BRV-R22', 'BRV-12.4'], 'of seven players as of two, what lies in a plan is in no hand when all is lost', () => {
  for (const players of [2, 7] as const) {
    const t = table(
      {
        stage: 'enemy',
        occupied: ['N1', 'N2', 'N3', 'N4', 'S2', 'S3', 'S4'],
        enemyNext: ['offensive4', 'lull'],
        player1: { plan: ['meals', 'donors'] },
        player2: { hand: ['school'], plan: ['homes'] },
      },
      { players },
    );
    expect([t.outcome, told(t, 'ended')]).toEqual([Array(players).fill(-1), [[255, 1]]]);
  }
});
rule('BRV-17.24', 'fourteen cards without the symbol make fourteen rounds, fifteen if the last card has it', () => {
  const rounds = (enemyDeck: readonly string[]): number => {
    const t = table({ enemyDeck, deck: [], round: 1 });
    while (t.outcome === undefined) {
      if (t.at('player1').prompt === 'planning') confirm(t);
      else {
        for (const name of t.toAct) {
          const said = t.at(name).offered.find((phrase) => phrase !== 'decide');
          if (said !== undefined) t.at(name).does(said);
        }
      }
    }
    return t.s.round.value;
  };
  const plain = [...Array<string>(2).fill('lull'), 'enemyDefence2', ...Array<string>(3).fill('offensive3')];
  const symbols = [...Array<string>(5).fill('enemyDefence1+'), 'lull+'];
  expect(rounds([...symbols, ...plain])).toBe(plain.length);
  expect(rounds([...plain, ...symbols])).toBe(plain.length + 1);
});
