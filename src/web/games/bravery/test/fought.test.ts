import { expect, test } from 'vitest';
import type { Bravery } from '../../../../games/bravery/state.ts';
import { fact } from '../../../../games/bravery/verbs.ts';
import { FastChance } from '../../../../kernel/chance.ts';
import { FACT } from '../../../../kernel/facts.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { Options } from '../../../../kernel/options.ts';
import { Laid } from '../../../table/test/laid.ts';
import { battlesIn, type Brought, turnedIn } from '../fought.ts';

const sumOf = (cards: readonly Brought[]): number => cards.reduce((sum, { n }) => sum + n, 0);

/** Plays at random, and holds every battle that is told against the two figures of its fact. */
async function watched(setup: object, seed: number): Promise<{ ours: number; theirs: number; weakened: number }> {
  const laid = await Laid.dealt<Bravery>('bravery', setup, seed);
  const chance = new FastChance(seed);
  const options = new Options();
  const before = laid.rules.create() as Bravery;
  const seen = { ours: 0, theirs: 0, weakened: 0 };
  for (let moves = 0; moves < 6000 && !laid.s.table.over; moves++) {
    laid.rules.copy(before, laid.s);
    const awaited = laid.rules.actors(laid.s);
    const seats = Array.from({ length: laid.rules.seats }, (_, seat) => seat).filter((seat) => awaited & (1 << seat));
    const seat = seats[chance.below(seats.length)] as Seat;
    laid.rules.legal(laid.s, seat, options);
    const facts = laid.take(seat, options.at(chance.below(options.size)));
    const battles = battlesIn(before, facts);
    expect(battles).toHaveLength(facts.filter(({ kind }) => kind === fact.battle).length);
    expect(turnedIn(facts).every((def) => def > 0)).toBe(true);
    for (const { ours, attackers, defenders, weakening, land, undermined, attack, defence } of battles) {
      const [struck, held] = [sumOf(attackers), land + sumOf(defenders) - undermined];
      const weaker = sumOf(weakening);
      expect(attack).toBe(ours ? struck : Math.max(0, struck - weaker));
      expect(defence).toBe(ours ? Math.max(0, held - weaker) : held);
      seen[ours ? 'ours' : 'theirs']++;
      seen.weakened += weaker;
    }
  }
  return seen;
}
test('every battle is told with cards and shields that come to its two figures', async () => {
  const all = [
    await watched({ players: 2 }, 3),
    await watched({ players: 1 }, 5),
    await watched({ players: 3, offensives: 'singly', difficulty: 'harder' }, 7),
  ];
  for (const side of ['ours', 'theirs'] as const)
    expect(
      all.reduce((sum, seen) => sum + seen[side], 0),
      side,
    ).toBeGreaterThan(0);
});
test('nothing is told where nobody fights', async () => {
  const laid = await Laid.dealt<Bravery>('bravery', { players: 2 }, 1);
  expect(battlesIn(laid.s, [])).toEqual([]);
  expect(turnedIn([{ kind: FACT.shuffled, a: 0, b: 0, c: 0, def: 0 as never, seenBy: 3 }])).toEqual([]);
});
