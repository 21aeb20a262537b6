import { describe, expect, test, vi } from 'vitest';
import { CandidateSampler } from '../candidates.ts';
import { FastChance } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
import { HEAD } from '../head.ts';
import type { CardId, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { Rules } from '../rules.ts';
import { Sight } from '../sight.ts';
import type { State } from '../table.ts';
import { stall } from './stall.ts';

type Believing = Parameters<typeof game>[0];
const [ME, YOU] = [0 as Seat, 1 as Seat];

function game(belief?: NonNullable<ReturnType<typeof vault>['belief']>) {
  const rules = new Rules({ ...vault(), ...(belief === undefined ? {} : { belief }) }, 2);
  const s = rules.create();
  rules.start(s, { long: false }, new FastChance(3));
  return { rules, s };
}
const hiddenFrom = (s: State, bit: number): number[] =>
  Array.from({ length: s.table.cards }, (_, i) => i + 1).filter((card) => (s.table.knownBy[card]! & bit) === 0);
const inOrder = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b);
const poolOf = ({ table }: State, card: number): number => table.plan.pool[table.at[card]!]!;

describe('a sight', () => {
  test('holds the masked state and the options of its seat', () => {
    const { rules, s } = game();
    const sight = new Sight(rules, ME).look(s);
    const masked = rules.create();
    rules.mask(s, ME, masked);
    expect([...sight.state.table.words]).toEqual([...masked.table.words]);
    const [mine, all] = [new Options(), new Options()];
    sight.legal(mine);
    rules.legal(s, ME, all);
    expect(mine.toArray()).toEqual(all.toArray());
    expect([sight.seat, new Sight(rules, 'spectator').seat]).toEqual([ME, 2]);
  });
  test.each([ME, YOU, 'spectator'] as const)(
    'a guess of %s keeps what is known and permutes the rest within its pool',
    (viewer) => {
      const { rules, s } = game();
      const sight = new Sight(rules, viewer).look(s);
      const bit = 1 << sight.seat;
      const hidden = hiddenFrom(s, bit);
      expect(sight.hiddenCards).toBe(hidden.length);
      expect(sight.imagines).toBe(false);
      const guess = rules.create();
      const seen = new Set<string>();
      for (let seed = 1; seed <= 30; seed++) {
        sight.determinize(guess, new FastChance(seed));
        seen.add(guess.table.def.join());
        for (let card = 1; card <= s.table.cards; card++)
          if (!hidden.includes(card)) expect(guess.table.def[card]).toBe(s.table.def[card]);
        for (const pool of new Set(hidden.map((card) => poolOf(s, card)))) {
          const cards = hidden.filter((card) => poolOf(s, card) === pool);
          const prints = (state: State): number[] =>
            cards.map((card) => state.table.def[card]!).toSorted((a, b) => a - b);
          expect(prints(guess)).toEqual(prints(s));
        }
      }
      expect(seen.size).toBe(30);
    },
  );
  test('every card of a pool is every print of it about as often', () => {
    const { rules, s } = game();
    const sight = new Sight(rules, ME).look(s);
    const stack = hiddenFrom(s, 1).filter((card) => poolOf(s, card) === 1);
    const counts = new Map<string, number>();
    const [guess, chance] = [rules.create(), new FastChance(8)];
    const rounds = 6000;
    for (let i = 0; i < rounds; i++) {
      sight.determinize(guess, chance);
      for (const card of stack) {
        const key = `${card} ${guess.table.def[card]}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    expect([stack.length, counts.size]).toEqual([6, 36]);
    const expected = rounds / 6;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(25 + 4 * Math.sqrt(50)); // 25 degrees of freedom, and four deviations
  });
  test('a guess does not depend on how the truth lies: hidden prints that change places change nothing', () => {
    const { rules, s } = game();
    const guessed = (truth: typeof s): number[] => {
      const guess = rules.create();
      new Sight(rules, ME).look(truth).determinize(guess, new FastChance(5));
      return [...guess.table.def];
    };
    const other = rules.create();
    rules.copy(other, s);
    const stack = hiddenFrom(s, 1).filter((card) => poolOf(s, card) === 1);
    stack.forEach((card, i) => (other.table.def[card] = s.table.def[stack.at(-1 - i)!]!));
    expect([...other.table.def]).not.toEqual([...s.table.def]);
    expect(guessed(other)).toEqual(guessed(s));
  });
  test('as many draws are made as there are places to choose between, pool by pool', () => {
    const { rules, s } = game();
    const hidden = hiddenFrom(s, 1);
    const pools = new Set(hidden.map((card) => poolOf(s, card)));
    const draws: number[] = [];
    const lowest = (n: number): number => {
      draws.push(n);
      return 0;
    };
    new Sight(rules, ME).look(s).determinize(rules.create(), { below: lowest });
    expect([draws.length, Math.min(...draws)]).toEqual([hidden.length - pools.size, 2]);
  });
  test('nothing is asked of a belief where all is known', () => {
    let asked = 0;
    const { rules, s } = game({ imagines: (pool) => pool === 'own1', imagine: () => void asked++ });
    const known = rules.create();
    rules.copy(known, s);
    for (const card of hiddenFrom(s, 1)) if (poolOf(s, card) === 2) known.table.knownBy[card]! |= 1;
    new Sight(rules, ME).look(known).determinize(rules.create(), new FastChance(1));
    expect(asked).toBe(0);
    new Sight(rules, ME).look(s).determinize(rules.create(), new FastChance(1));
    expect(asked).toBe(1);
  });
  test('looks again without a trace of what it saw before', () => {
    const { rules, s } = game();
    const sight = new Sight(rules, ME).look(s);
    const later = rules.create();
    rules.start(later, { long: false }, new FastChance(9));
    const [again, fresh] = [rules.create(), rules.create()];
    sight.determinize(again, new FastChance(1));
    sight.look(later).determinize(again, new FastChance(1));
    new Sight(rules, ME).look(later).determinize(fresh, new FastChance(1));
    expect([...again.table.words]).toEqual([...fresh.table.words]);
  });
  test('what a seat must imagine is asked of the belief, pool by pool, and never of the truth', () => {
    const asked: string[] = [];
    const belief: NonNullable<Believing> = {
      imagines: (pool, seat) => pool === 'own1' && seat === ME,
      imagine(masked, seat, hidden, from, to, prints) {
        asked.push(`${seat}: ${to - from} of ${masked.table.cards}`);
        for (let i = from; i < to; i++) {
          expect([prints[i], masked.table.def[hidden[i]!]]).toEqual([asked.length === 1 ? 0 : 77, 0]);
          prints[i] = 77;
        }
      },
    };
    const { rules, s } = game(belief);
    const [mine, yours] = [new Sight(rules, ME).look(s), new Sight(rules, YOU).look(s)];
    expect([mine.imagines, yours.imagines]).toEqual([true, false]);
    const guess = rules.create();
    mine.determinize(guess, new FastChance(1));
    mine.determinize(guess, new FastChance(2));
    const theirs = hiddenFrom(s, 1).filter((card) => poolOf(s, card) === 2);
    expect(theirs.map((card) => guess.table.def[card])).toEqual(theirs.map(() => 77));
    expect([...guess.table.def].filter((def) => def === 77)).toHaveLength(theirs.length);
    yours.determinize(guess, new FastChance(1));
    expect([...guess.table.def]).not.toContain(77);
    expect(asked).toEqual(['0: 6 of 30', '0: 6 of 30']);
  });
  test('a guess agrees with what the seat has found out, also after it has looked again', () => {
    const rules = new Rules({ ...stall, candidates: true }, 2);
    const s = rules.create();
    rules.start(s, { late: false }, new FastChance(3));
    const sight = new Sight(rules, ME);
    const guess = rules.create();
    const printsOf = (card: number): number[] => {
      const seen = new Set<number>();
      sight.look(s);
      for (let seed = 1; seed <= 40; seed++) {
        sight.determinize(guess, new FastChance(seed));
        seen.add(guess.table.def[card]!);
        expect(inOrder(guess.table.def)).toEqual(inOrder(s.table.def));
      }
      return inOrder(seen);
    };
    const others = [1, 2, 3].filter((print) => print !== s.table.def[1]);
    expect(printsOf(1)).toEqual([1, 2, 3]);
    s.table.candidates!.deny(1 as CardId, 1 << others[0]!);
    expect(printsOf(1)).toEqual(inOrder([s.table.def[1]!, others[1]!]));
    expect(guess.table.head[HEAD.untracked]).toBe(1);
    for (let card = 1; card <= 6; card++) s.table.knownBy[card] = 0b111;
    expect(printsOf(1)).toEqual([s.table.def[1]]);
  });
  test('findings are counted once for each look, however many guesses are made, and not at all where all is known', () => {
    const rules = new Rules({ ...stall, candidates: true }, 2);
    const s = rules.create();
    rules.start(s, { late: false }, new FastChance(3));
    const counted = vi.spyOn(CandidateSampler.prototype, 'prepare');
    const [sight, guess] = [new Sight(rules, ME), rules.create()];
    const guesses = (): number => {
      counted.mockClear();
      sight.look(s);
      for (let seed = 1; seed <= 3; seed++) sight.determinize(guess, new FastChance(seed));
      return counted.mock.calls.length;
    };
    expect([guesses(), guesses()]).toEqual([1, 1]);
    for (let card = 1; card <= 6; card++) s.table.knownBy[card] = 0b111;
    expect(guesses()).toBe(0);
    counted.mockRestore();
  });
  test('what a belief keeps holds from guess to guess, until the sight looks again', () => {
    const worked: number[] = [];
    const { rules, s } = game({
      imagines: (pool) => pool === 'own1',
      imagine(_masked, _seat, _hidden, _from, _to, _prints, _chance, memory) {
        if (memory.kept === memory.look) return;
        memory.kept = memory.look;
        worked.push(memory.look);
      },
    });
    const [sight, guess] = [new Sight(rules, ME), rules.create()];
    for (let look = 0; look < 2; look++) {
      sight.look(s);
      for (let seed = 1; seed <= 3; seed++) sight.determinize(guess, new FastChance(seed));
    }
    expect([worked.length, new Set(worked).size]).toEqual([2, 2]);
  });
  test('a guess whose findings live on keeps them up, and says what the others can have found out', () => {
    const rules = new Rules({ ...stall, candidates: true }, 2);
    const s = rules.create();
    rules.start(s, { late: false }, new FastChance(3));
    const denied = [1, 2, 3].find((print) => print !== s.table.def[1])!;
    s.table.candidates!.deny(1 as CardId, 1 << denied);
    const [sight, guess] = [new Sight(rules, ME).look(s), rules.create()];
    sight.guess(guess, new FastChance(1));
    const { head, candidates } = guess.table;
    expect(head[HEAD.untracked]).toBe(0);
    expect(candidates!.of(YOU, 1 as CardId)).toBe(candidates!.of(2, 1 as CardId));
    expect(candidates!.of(2, 1 as CardId) & (1 << denied)).toBe(0);
    candidates!.deny(2 as CardId, 1 << denied);
    expect(candidates!.of(2, 2 as CardId) & (1 << denied)).toBe(0);
  });
  test('where no findings are kept the two guesses are one', () => {
    const { rules, s } = game();
    const sight = new Sight(rules, ME).look(s);
    const [one, other] = [rules.create(), rules.create()];
    sight.determinize(one, new FastChance(1));
    sight.look(s).guess(other, new FastChance(1));
    expect([...other.table.words]).toEqual([...one.table.words]);
  });
});
