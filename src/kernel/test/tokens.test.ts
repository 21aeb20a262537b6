import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
import { declarationsOf } from '../declared.ts';
import { FRAME, STRAND } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { HEAD } from '../head.ts';
import type { CardId, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { Rules } from '../rules.ts';
import type { Holds, State, Table } from '../table.ts';
import { MOST_TOKENS, OPTION_TOKENS, type Put, TOKENS, Tokens } from '../tokens.ts';
import { zones } from '../zones.ts';
import { bazaar } from './bazaar.ts';
import { stall } from './stall.ts';

const [ME, YOU] = [0 as Seat, 1 as Seat];
const game = vault() as unknown as AnyGame;

function started(of: AnyGame = game): { rules: Rules; s: State; tokens: Tokens } {
  const rules = new Rules(of, of.seats({}));
  const s = rules.create();
  rules.start(s, {}, new FastChance(3));
  return { rules, s, tokens: new Tokens(rules) };
}
const seen = (tokens: Tokens, s: State, seat: Seat): number[] => [...tokens.seen.subarray(0, tokens.see(s, seat))];
/** The tokens that came or went when something was changed. */
function changes(of: AnyGame, change: (s: State) => void, seat: Seat = ME): number {
  const { s, tokens } = started(of);
  const before = seen(tokens, s, seat);
  change(s);
  const after = seen(tokens, s, seat);
  const left = after.slice();
  for (const token of before) if (left.includes(token)) left.splice(left.indexOf(token), 1);
  return left.length + before.length - (after.length - left.length);
}
/** The vault with one more thing on its table. */
const withMore = (declare: (table: Table) => void, features?: (s: State, seat: Seat, put: Put) => void): AnyGame => ({
  ...game,
  state(table) {
    const s = game.state(table);
    declare(table);
    return s;
  },
  ...(features === undefined ? {} : { features: { edition: 2, tell: features } }),
});

describe('what is seen', () => {
  test('lies within the buckets, and is the same when it is read again', () => {
    const { s, tokens } = started();
    const first = seen(tokens, s, ME);
    expect(first.length).toBeGreaterThan(10);
    expect(Math.min(...first)).toBeGreaterThan(0);
    expect(Math.max(...first)).toBeLessThan(TOKENS);
    expect(seen(tokens, s, ME)).toEqual(first);
  });
  test('is relative to the seat: the same hand is the same tokens, whoever holds it', () => {
    const { s, tokens } = started();
    const hand = (seat: Seat): number[] => seen(tokens, s, seat);
    const [mine, yours] = [hand(ME), hand(YOU)];
    const { table: t } = s;
    const hands = t.plan.names.flatMap((name, z) => (name.startsWith('hand') ? [z] : []));
    // Both hold the same prints now.
    for (let i = 0; i < 3; i++)
      t.def[t.slots[t.plan.start[hands[1]!]! + i]!] = t.def[t.slots[t.plan.start[hands[0]!]! + i]!]!;
    const same = hand(YOU);
    expect(same).not.toEqual(yours);
    // All but the seat itself, and whose turn it is.
    const shared = same.filter((token) => mine.includes(token));
    expect(shared.length).toBeGreaterThanOrEqual(same.length - 4);
  });
  test('a card counts by print and place and never by sleeve', () => {
    const swap = (s: State): void => {
      const { table: t } = s;
      const hand = t.plan.start[t.plan.names.indexOf('hand0')]!;
      const [a, b] = [t.slots[hand]!, t.slots[hand + 1]!];
      [t.def[a], t.def[b]] = [t.def[b]!, t.def[a]!];
    };
    expect(changes(game, swap)).toBe(0);
  });
  test('who else knows a card is seen of the own cards', () => {
    const show = (s: State): void => {
      const { table: t } = s;
      t.knownBy[t.slots[t.plan.start[t.plan.names.indexOf('hand0')]!]!]! |= 1 << YOU;
    };
    expect(changes(game, show)).toBe(1);
  });
  test('findings are seen, the own ones and those that everybody has', () => {
    const found = { ...stall, candidates: true } as unknown as AnyGame;
    const { s } = started(found);
    const hidden = [1, 2, 3, 4, 5, 6].find((card) => (s.table.knownBy[card]! & 0b11) === 0) as CardId;
    const print = [1, 2, 3].find((def) => def !== s.table.def[hidden])!;
    // Denied to everybody: one token fewer of each kind.
    expect(changes(found, (at) => at.table.candidates!.deny(hidden, 1 << print))).toBe(2);
  });
  test.each([
    ['number', 5, 2],
    ['number', 70_000, 2],
    ['parts', 0x12, 4],
    ['bits', 0b101, 2],
    ['card', 1, 2],
    ['seat', 1, 2],
    ['nothing', 5, 0],
  ] as const)('a cell that holds %s, set to %i, changes %i tokens', (holds, value, changed) => {
    const of = withMore((table) => void table.perGame('more', 'everyone', holds));
    expect(changes(of, (s) => s.table.gameCells.at(-1)!.cells.fill(value))).toBe(changed);
  });
  test.each([
    ['number', 5, 1],
    ['parts', 0x12, 2],
    ['bits', 0b101, 2],
    ['card', 1, 1],
    ['seat', 1, 1],
    ['nothing', 5, 0],
  ] as const)('a mark on a card that holds %s, %i, is %i tokens', (holds, value, tokens) => {
    const of = withMore((table) => void table.perCard('more', 'everyone', holds));
    const mark = ({ table: t }: State): void => {
      t.cardColumns.at(-1)!.cells[t.slots[t.plan.start[t.plan.names.indexOf('hand0')]!]!] = value;
    };
    expect(changes(of, mark)).toBe(tokens);
  });
  test('a seat that is named is told by how far round the table it is', () => {
    const of = withMore((table) => void table.perGame('more', 'everyone', 'seat'));
    const { s, tokens } = started(of);
    const [mine, yours] = [seen(tokens, s, ME), seen(tokens, s, YOU)];
    s.table.gameCells.at(-1)!.cells[0] = 1;
    const fresh = (now: number[], before: number[]): number[] => now.filter((token) => !before.includes(token));
    const [met, left] = [fresh(seen(tokens, s, ME), mine), fresh(yours, seen(tokens, s, YOU))];
    expect(met).toHaveLength(1);
    // To the second seat the first one was what the second now is to the first.
    expect(left).toEqual(met);
  });
  test('a game tells its own facts, and too many are an error', () => {
    const telling = (n: number): AnyGame =>
      withMore(
        () => undefined,
        (_s, seat, put) => {
          for (let i = 0; i < n; i++) put(i, seat);
        },
      );
    const [none, two] = [started(telling(0)), started(telling(2))];
    expect(two.tokens.see(two.s, ME) - none.tokens.see(none.s, ME)).toBe(2);
    // By the kind that the game gives them, each after all kinds of the kernel, and always by the same number.
    expect(seen(two.tokens, two.s, ME).filter((token) => !seen(none.tokens, none.s, ME).includes(token))).toEqual([
      6808, 3786,
    ]);
    const many = started(telling(MOST_TOKENS));
    expect(() => many.tokens.see(many.s, ME)).toThrow(`more than ${MOST_TOKENS} tokens`);
  });
});

test('options of one decision can be told apart, and lie within their buckets', () => {
  const { rules, s, tokens } = started();
  const out = new Options();
  rules.legal(s, ME, out);
  const read = out.toArray().map((action) => {
    tokens.choice(s, ME, action);
    return Array.from(tokens.option);
  });
  expect(new Set(read.map(String)).size).toBe(out.size);
  expect(Math.max(...read.flat())).toBeLessThan(OPTION_TOKENS);
});

describe('a column of the seats', () => {
  /** How many tokens of the seat's come or go when this seat's cell is set. */
  const set = (sees: 'everyone' | 'owner' | 'nobody', holds: Holds, whose: Seat, value: number): number =>
    changes(
      withMore((table) => void table.perSeat('more', sees, holds)),
      ({ table }) => void (table.seatColumns.find(({ name }) => name === 'more')!.cells[whose] = value),
    );
  test('is read by whoever may see it', () => {
    expect([set('everyone', 'number', ME, 3), set('everyone', 'number', YOU, 3)]).toEqual([2, 2]);
    expect([set('owner', 'number', ME, 3), set('owner', 'number', YOU, 3)]).toEqual([2, 0]);
    expect([set('nobody', 'number', ME, 3), set('nobody', 'number', YOU, 3)]).toEqual([0, 0]);
  });
  test('is read as what it holds', () => {
    // Each bit is a token of its own; of a number made of small ones each has its own, always.
    expect([set('everyone', 'bits', YOU, 0b101), set('everyone', 'parts', YOU, 0x21)]).toEqual([2, 4]);
    expect([set('everyone', 'nothing', YOU, 3), set('everyone', 'number', YOU, 64)]).toEqual([0, 2]);
    expect([set('everyone', 'seat', YOU, 1), set('everyone', 'card', YOU, 1)]).toEqual([2, 2]);
  });
  test('a card in it counts by place and print, a seat by how far round the table it is', () => {
    const cellOf = ({ table }: State, at: Seat, value: number): void =>
      void (table.seatColumns.find(({ name }) => name === 'more')!.cells[at] = value);
    const withCards = withMore((table) => void table.perSeat('more', 'everyone', 'card'));
    const { s, tokens } = started(withCards);
    const { table: t } = s;
    const hand = t.plan.start[t.plan.names.indexOf('hand0')]!;
    const [a, b] = [t.slots[hand]!, t.slots[hand + 1]!];
    const naming = (card: number): string => {
      cellOf(s, ME, card);
      return String(seen(tokens, s, ME));
    };
    const other = t.def[a] === 1 ? 2 : 1;
    t.def[b] = t.def[a]!;
    expect(naming(a)).toBe(naming(b));
    t.def[b] = other;
    expect(naming(a)).not.toBe(naming(b));
    const withSeats = withMore((table) => void table.perSeat('more', 'everyone', 'seat'));
    expect(changes(withSeats, (state) => cellOf(state, ME, 0))).toBe(0);
    expect(changes(withSeats, (state) => cellOf(state, ME, 2))).toBe(2);
  });
});

test('what tokens are made of has a hash, which any declaration changes', () => {
  const plain = declarationsOf(game);
  expect(plain).toMatch(/^[0-9a-f]{16}$/);
  expect(declarationsOf(vault() as unknown as AnyGame)).toBe(plain);
  const others = [
    withMore((table) => void table.perGame('more', 'everyone')),
    withMore((table) => void table.perGame('more', 'everyone', 'bits')),
    { ...game, prints: 7 },
    withMore(
      () => undefined,
      () => undefined,
    ),
    stall as unknown as AnyGame,
  ];
  expect(new Set([plain, ...others.map((other) => declarationsOf(other))]).size).toBe(6);
});

/** A number made of all tokens that are seen and may be chosen from in a game played by lot, before each decision. */
function readThrough(of: AnyGame, before: (s: State) => void = () => undefined): number {
  const { rules, s, tokens } = started(of);
  const chance = new FastChance(9);
  const out = new Options();
  let h = 0;
  const add = (read: Iterable<number>): void => {
    for (const token of read) h = Math.imul(h ^ token, 0x01000193);
  };
  for (let step = 0; step < 60 && !rules.over(s); step++) {
    const asked = rules.actor(s);
    before(s);
    for (let seat = 0 as Seat; seat < rules.seats; seat++)
      if (rules.seats > 2 || seat === asked) add(seen(tokens, s, seat));
    rules.legal(s, asked, out);
    for (const action of out.toArray()) {
      tokens.choice(s, asked, action);
      add(tokens.option);
    }
    rules.apply(s, asked, out.at(chance.below(out.size)), chance);
  }
  return h >>> 0;
}

describe('tokens stay what they were, or what was learned is lost: else raise the edition in declared.ts', () => {
  test('of a game with every kind of secret', () => {
    expect([readThrough(game), declarationsOf(game)]).toEqual([3150354170, '57573a63da57c5f4']);
  });
  test('of a game with every kind of zone, column, argument and local', () => {
    const of = bazaar as unknown as AnyGame;
    const chance = new FastChance(4);
    /** What is small and what is large, what is a card or a seat and what is none. */
    const values = [0, 0, 1, 2, 3, 7, 0x4021, 30, 31, 62, 63, 64, 70_000, -1, -63, -64, -65, -70_000];
    const filled = ({ table: t }: State): void => {
      for (const { cells } of [...t.cardColumns, ...t.seatColumns, ...t.gameCells])
        for (let i = 0; i < cells.length; i++) cells[i] = values[chance.below(values.length)]!;
      for (let card = 1 as CardId; card <= t.cards; card++) {
        if (chance.below(3) === 0) t.knownBy[card]! |= 1 << chance.below(3);
        t.candidates!.deny(card, (1 << chance.below(6)) & ~(1 << t.def[card]!));
      }
    };
    expect([readThrough(of, filled), declarationsOf(of)]).toEqual([1414798349, '6c08faf3f5814cc6']);
  });
});

describe('a zone', () => {
  const open = { per: 'game', sees: 'everyone', order: 'line', room: 30 } as const;
  const own = { per: 'seat', sees: 'owner', order: 'none', room: 1000 } as const;
  /** The stall with zones whose names are alike at their beginning. */
  const of = {
    ...stall,
    candidates: true,
    plan: zones(3, { store: open, bin: own, bag: own, pile1: open, pile2: open }).plan,
  } as unknown as AnyGame;
  /** One card lies so often in the zone, and everybody knows it, or these seats. */
  function laid(name: string, times: number, known = 0b111): { s: State; tokens: Tokens } {
    const { rules, tokens } = started(of);
    const s = rules.create();
    const { table: t } = s;
    const place = t.plan.names.indexOf(name);
    for (let print = 1; print <= 5; print++) t.candidates!.bring(1 as CardId, print);
    t.head[HEAD.cards] = 1;
    [t.def[1], t.at[1], t.knownBy[1], t.count[place]] = [1, place, known, times];
    t.slots.fill(1, t.plan.start[place], t.plan.start[place]! + times);
    return { s, tokens };
  }
  const lying = (name: string, times = 1): number[] => {
    const { s, tokens } = laid(name, times);
    return seen(tokens, s, ME);
  };
  test('is told from every other, however much their names are alike', () => {
    const places = ['pile1', 'pile2', 'bin0', 'bag0', 'bin1', 'bag1'];
    expect(new Set(places.map((name) => String(lying(name)))).size).toBe(places.length);
  });
  test('in which somebody sees the cards is read to the last, however many lie there', () => {
    expect(lying('pile1', 25).length - lying('pile1', 20).length).toBe(5);
  });
  test('with more findings than there is room for is an error', () => {
    const all = [];
    for (let times = 390; times <= 430; times++) {
      const { s, tokens } = laid('bag1', times, 0);
      try {
        all.push(tokens.see(s, ME));
      } catch (error) {
        all.push((error as Error).message);
      }
    }
    expect([all.at(-1), all.filter((size) => Number(size) > MOST_TOKENS)]).toEqual([
      `more than ${MOST_TOKENS} tokens`,
      [],
    ]);
  });
});

describe('in the bazaar', () => {
  const of = bazaar as unknown as AnyGame;
  test('a pile into which nobody looks says how large it is, and up to twenty cards of it what they could be', () => {
    const { s, tokens } = started(of);
    const cart = s.table.plan.names.indexOf('cart');
    const large = seen(tokens, s, ME).length;
    s.table.count[cart] = 20;
    const small = seen(tokens, s, ME).length;
    expect(small).toBeGreaterThan(large);
    s.table.count[cart] = 21;
    expect(seen(tokens, s, ME)).toHaveLength(large);
  });
  test('each of several that decide at once reads an own question, and who is left out the common one', () => {
    const { rules, s, tokens } = started(of);
    const out = new Options();
    rules.legal(s, rules.actor(s), out);
    rules.apply(s, rules.actor(s), out.at(0), new FastChance(2));
    expect(rules.actors(s)).toBe(0b101);
    const { stack, strand } = s.table;
    const local = (base: number): number => stack[base]! + FRAME.locals;
    const readers = (word: number): number[] => {
      const before = [0, 1, 2].map((seat) => String(seen(tokens, s, seat as Seat)));
      stack[word]! += 1;
      return [0, 1, 2].filter((seat) => String(seen(tokens, s, seat as Seat)) !== before[seat]);
    };
    expect(readers(local(strand))).toEqual([0]);
    expect(readers(local(3 * strand))).toEqual([2]);
    expect(readers(local(STRAND.top))).toEqual([1]);
  });
});
