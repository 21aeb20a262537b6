import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { FIRST_ENEMY, KEYS, SET } from '../cards/set.ts';
import { plus } from '../cards/columns.ts';
import { bravery } from '../game.ts';
import type { Difficulty } from '../rules/03-setup.ts';
import { ownShields } from '../rules/10-counter.ts';
import { zone } from '../state.ts';
import { cardsIn, deal, hand, occupied, planOf, type Play, sizeOf, table } from './at.ts';

/** Hand and plan: all that a player was dealt. */
const heldBy = (t: Play, player: number): string[] => hand(t, player).concat(planOf(t, player));
const COUNTS = [1, 2, 3, 4, 5, 6, 7] as const;

rule('BRV-1.1', 'one to seven play, and all of them get the same result', () => {
  for (const players of COUNTS) expect(deal(players).rules.seats).toBe(players);
  expect(() => readSetup(bravery.options, { players: 8 })).toThrow('setup.players');
  const t = table({ occupied: [], enemyDeck: ['lull'] }, { players: 3 });
  for (const name of ['player1', 'player2', 'player3']) t.at(name).does('confirm');
  expect(t.outcome).toEqual([1, 1, 1]);
});
rule(
  ['BRV-2.1', 'BRV-3.1', 'BRV-R1'],
  'eight territories in two rows; the left four begin free, the right four occupied',
  () => {
    expect(SET.territories).toHaveLength(8);
    expect(occupied(deal(2))).toEqual(['N3', 'N4', 'S3', 'S4']);
    for (const { free, column } of SET.territories) expect(free).toBe(column <= 2);
    // Whoever shares an edge borders; diagonals do not.
    for (const one of SET.territories) {
      for (const other of SET.territories) {
        const apart = Math.abs(one.column - other.column) + (one.row === other.row ? 0 : 1);
        expect(one.borders.includes(other.key as never)).toBe(apart === 1);
      }
    }
  },
);
rule(['BRV-3.2', 'BRV-3.6', 'BRV-E1'], 'four players: no "+" cards, nine cards each', () => {
  const t = deal(4);
  const drawn = 4 * 3;
  expect(sizeOf(t, zone.deck)).toBe(39 - drawn);
  expect(sizeOf(t, zone.enemyDeck)).toBe(24);
  expect(occupied(t)).toEqual(['N3', 'N4', 'S3', 'S4']);
  expect(t.s.table.cards).toBe(75 + 24);
  const dealt = [1, 2, 3, 4].flatMap((player) => heldBy(t, player));
  expect(dealt).toHaveLength(36 + drawn);
});
rule(['BRV-3.3', 'BRV-13.1', 'BRV-E2'], 'five players: the whole deck of 111', () => {
  const t = deal(5);
  expect(t.s.table.cards).toBe(111 + 24);
  expect(sizeOf(t, zone.deck)).toBe(66 - 5 * 3);
});
rule(['BRV-3.4', 'BRV-3.5'], 'both decks are shuffled and nobody knows their order', () => {
  const orders = [1, 2, 3].map((seed) => [
    cardsIn(deal(2, 'printed', seed), zone.deck).join(),
    cardsIn(deal(2, 'printed', seed), zone.enemyDeck).join(),
  ]);
  expect(new Set(orders.map(([deck]) => deck)).size).toBe(3);
  expect(new Set(orders.map(([, enemy]) => enemy)).size).toBe(3);
  const seen = deal(2).view(0 as Seat);
  for (const place of [zone.deck, zone.enemyDeck]) {
    for (let i = 0; i < seen.table.size(place); i++) expect(seen.table.printed(seen.table.card(place, i))).toBe(0);
  }
});
rule(
  ['BRV-14.1', 'BRV-14.2', 'BRV-14.3', 'BRV-E34'],
  'solo: 18 cards, then 6 more, the small deck, one enemy card',
  () => {
    const t = deal(1);
    expect(hand(t)).toHaveLength(24);
    expect(sizeOf(t, zone.deck)).toBe(51);
    const quiet = table({ stage: 'enemy', enemyNext: ['lull', 'lull'] }, { players: 1 });
    expect(sizeOf(quiet, zone.enemyDeck)).toBe(23);
  },
);
rule(['BRV-17.25', 'BRV-E39', 'BRV-R36'], 'the pressure follows from the players at setup', () => {
  const pairs = COUNTS.map((players) => {
    const { s } = deal(players);
    return [s.offensiveBonus.value, s.occupiedBonus.value];
  });
  expect(pairs).toEqual(COUNTS.map((players) => [SET.pressure.offensive[players], SET.pressure.occupied[players]]));
  expect(pairs).toEqual(PRESSURE);
  expect(COUNTS.map((players) => deal(players).s.strongholdBonus.value)).toEqual([1, 1, 0, 1, 1, 0, 0]);
  expect(ownShields(deal(1).s, 7)).toBe(4 + 1);
  expect(ownShields(deal(1).s, 6)).toBe(3);
});
/** The table of BRV-17.25. */
const PRESSURE = [
  [0, 0],
  [0, 0],
  [2, 2],
  [5, 3],
  [2, 1],
  [3, 2],
  [4, 4],
];
rule('BRV-17.28', 'difficulty: some cards of the players stay in the box, nothing else changes', () => {
  const counted = (players: 2 | 6, difficulty: Difficulty): Record<string, number> => {
    const t = deal(players, difficulty);
    const all = [...cardsIn(t, zone.deck), ...COUNTS.flatMap((player) => (player <= players ? heldBy(t, player) : []))];
    return Object.fromEntries([...Map.groupBy(all, (key) => key)].map(([key, cards]) => [key, cards.length]));
  };
  for (const players of [2, 6] as const) {
    const printed = counted(players, 'printed');
    const missing = (difficulty: Difficulty): Record<string, number> => {
      const left = counted(players, difficulty);
      const gaps = Object.entries(printed).map(([key, n]) => [key, n - (left[key] ?? 0)] as const);
      return Object.fromEntries(gaps.filter(([, n]) => n !== 0));
    };
    expect(missing('easier')).toEqual({ school: players === 2 ? 3 : 4 });
    expect(missing('harder')).toEqual({ volunteers: 1 });
    const strengths = (difficulty: Difficulty): number[] => {
      const { s } = deal(players, difficulty);
      return [s.offensiveBonus.value, ...SET.territories.map((_, land) => ownShields(s, land))];
    };
    expect(strengths('easier')).toEqual(strengths('printed'));
    expect(strengths('harder')).toEqual(strengths('printed'));
  }
});
rule('BRV-17.28', 'the bare game of the rulebook has the same cards, and no strength by the number of players', () => {
  for (const players of [3, 7] as const) {
    const [bare, ours] = [deal(players, 'bare'), deal(players)];
    expect(sizeOf(bare, zone.deck)).toBe(sizeOf(ours, zone.deck));
    expect([bare.s.offensiveBonus.value, bare.s.occupiedBonus.value, bare.s.strongholdBonus.value]).toEqual([0, 0, 0]);
    expect(ours.s.offensiveBonus.value).toBeGreaterThan(0);
    expect(SET.territories.map((_, land) => ownShields(bare.s, land))).toEqual(
      SET.territories.map(({ shieldsOccupied }) => shieldsOccupied),
    );
  }
});
rule('BRV-17.5', 'a "+" copy is the same print as a copy without "+"', () => {
  for (let def = 1; def < FIRST_ENEMY; def++)
    if (plus[def]! > 0) expect(KEYS.filter((key) => key === KEYS[def])).toHaveLength(1);
  const t = deal(7);
  const prints = new Set([...cardsIn(t, zone.deck), ...COUNTS.flatMap((player) => heldBy(t, player))]);
  expect(prints.size).toBe(FIRST_ENEMY - 1);
});
