import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { Chances } from '../chances.ts';
import { conceal } from '../conceal.ts';
import { HEAD } from '../head.ts';
import type { CardId, DefId, Seat } from '../ids.ts';
import { Play } from '../play.ts';
import { type Cell, sameWords, type State, Table } from '../table.ts';
import { ROW, zones } from '../zones.ts';

const [ME, YOU] = [0 as Seat, 1 as Seat];
const { plan, zone } = zones(3, {
  deck: { per: 'game', room: (seats) => 4 * seats, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 5, sees: 'owner', order: 'none' },
  mine: { per: 'seat', room: 2, sees: 'nobody', order: 'line', pool: 'own*' },
  open: { per: 'game', room: 9, sees: 'everyone', order: 'none' },
  odd: { per: 'game', room: 1, sees: 'owner', order: 'none' },
});
const laid = (candidates = false, cards = 8): Play<State> => {
  const table = new Table(plan(2), { cards, forks: false, strand: 8, candidates });
  table.seal();
  const g = new Play<State>([]);
  g.table = table;
  g.s = { table };
  g.chance = new FastChance(1);
  return g;
};

describe('a plan', () => {
  test('zones have the same numbers however many play; who does not play has no room', () => {
    const two = plan(2);
    expect([zone.deck, zone.hand(ME), zone.hand(2 as Seat), zone.mine(ME), zone.open, zone.odd]).toEqual([
      0, 1, 3, 4, 7, 8,
    ]);
    expect(two.names).toEqual(['deck', 'hand0', 'hand1', 'hand2', 'mine0', 'mine1', 'mine2', 'open', 'odd']);
    expect([...two.room]).toEqual([8, 5, 5, 0, 2, 2, 0, 9, 1]);
    expect([...plan(3).room]).toEqual([12, 5, 5, 5, 2, 2, 2, 9, 1]);
    expect([...two.start]).toEqual([0, 8, 13, 18, 18, 20, 22, 22, 31]);
    expect(two.slots).toBe(32);
  });
  test('rules and table give a zone the same number', () => {
    const two = zones(2, {
      pile: { per: 'game', room: 1, sees: 'nobody', order: 'line' },
      hand: { per: 'seat', room: 1, sees: 'owner', order: 'none' },
      shelf: { per: 'seat', room: 1, sees: 'everyone', order: 'line' },
      open: { per: 'game', room: 1, sees: 'everyone', order: 'line' },
    });
    const { names } = two.plan(2);
    const { pile, hand, shelf, open } = two.zone;
    expect([pile, hand(YOU), shelf(ME), shelf(YOU), open].map((id) => names[id])).toEqual([
      'pile',
      'hand1',
      'shelf0',
      'shelf1',
      'open',
    ]);
  });
  test('says whose a zone is, who looks in, and who can neither look in nor tell its cards apart', () => {
    const two = plan(2);
    expect([two.seats, two.spectators, two.everyone]).toEqual([2, 0b100, 0b111]);
    expect([...two.owner]).toEqual([-1, 0, 1, 2, 0, 1, 2, -1, -1]);
    expect([...two.viewers]).toEqual([0, 0b001, 0b010, 0b100, 0, 0, 0, 0b111, 0]);
    expect([...two.blind]).toEqual([0, 0b110, 0b101, 0b011, 0, 0, 0, 0, 0b111]);
    expect([...two.inLine]).toEqual([1, 0, 0, 0, 1, 1, 1, 0, 0]);
  });
  test('names the pools within which hidden cards are exchanged', () => {
    const two = plan(2);
    expect(two.pools).toEqual(['all', 'own0', 'own1', 'own2']);
    expect([...two.pool]).toEqual([0, 0, 0, 0, 1, 2, 3, 0, 0]);
  });
  test('repeats in its rows what a move must know', () => {
    const two = plan(2);
    two.names.forEach((_, i) => {
      const row = two.rows.subarray(i << ROW.shift, (i + 1) << ROW.shift);
      expect([...row.subarray(0, 4)]).toEqual([two.start[i], two.room[i], two.viewers[i], two.blind[i]]);
    });
    expect(two.rows.length).toBe(two.names.length << ROW.shift);
  });
});

describe('a table', () => {
  test('finds a print in a zone: of equal cards the one that most seats know, and of those the first', () => {
    const g = laid();
    const cards = [3, 4, 3, 3].map((def) => g.bring(def as DefId, zone.hand(ME)));
    const { table: t } = g;
    expect(t.find(zone.hand(ME), 3 as DefId)).toBe(cards[0]);
    g.reveal(cards[2]!, 0b111);
    expect(t.find(zone.hand(ME), 3 as DefId)).toBe(cards[2]);
    expect([t.find(zone.hand(ME), 5 as DefId), t.find(zone.hand(YOU), 3 as DefId)]).toEqual([0, 0]);
    const firsts = (hand: Seat): boolean[] =>
      Array.from({ length: t.size(zone.hand(hand)) }, (_, slot) => t.firstOfItsKind(zone.hand(hand), slot));
    expect(firsts(ME)).toEqual([true, true, false, false]);
    for (const def of [4, 3, 3]) g.bring(def as DefId, zone.hand(YOU));
    expect(firsts(YOU)).toEqual([true, true, false]);
  });
  test('says which prints lie in a zone, and how many of one', () => {
    const g = laid();
    for (const def of [3, 4, 3]) g.bring(def as DefId, zone.hand(ME));
    for (const def of [3, 6]) g.bring(def as DefId, zone.hand(YOU));
    const { table: t } = g;
    expect([t.kindsIn(zone.hand(ME)), t.kindsIn(zone.hand(YOU)), t.kindsIn(zone.open)]).toEqual([
      0b11000, 0b1001000, 0,
    ]);
    const copies = (hand: Seat): number[] => [2, 3, 4, 6].map((def) => t.copiesIn(zone.hand(hand), def as DefId));
    expect([copies(ME), copies(YOU)]).toEqual([
      [0, 2, 1, 0],
      [0, 1, 0, 1],
    ]);
    // The last one leaves, and is in the zone no more, though nothing has taken its place there.
    g.move(t.top(zone.hand(ME)), zone.open);
    expect([copies(ME), t.kindsIn(zone.hand(ME))]).toEqual([[0, 1, 1, 0], 0b11000]);
  });
  test('is copied with the rows of its list that are in use, and with no others', () => {
    const counting = (): { t: Table; list: Int32Array; count: Cell<number>; after: Cell<number> } => {
      const t = new Table(plan(2), { cards: 8, forks: false, strand: 8, candidates: false });
      const [count, list, after] = [t.perGame('rows', 'everyone'), t.list('list', 8), t.perGame('after', 'everyone')];
      t.counted(list, 2, count);
      t.seal();
      return { t, list, count, after };
    };
    const [from, into] = [counting(), counting()];
    from.list.set([1, 2, 3, 4, 99, 98, 97, 96]);
    [from.count.value, from.after.value, from.t.head[HEAD.epoch]] = [2, 7, 5];
    into.t.copyFrom(from.t);
    expect([...into.list]).toEqual([1, 2, 3, 4, 0, 0, 0, 0]);
    expect([into.count.value, into.after.value, into.t.head[HEAD.epoch]]).toEqual([2, 7, 5]);
    // What was in use before, and is not any more, is gone.
    from.list.fill(0, 2);
    from.count.value = 1;
    into.t.copyFrom(from.t);
    expect([...into.list, into.count.value]).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 1]);
    expect(() => from.t.counted(from.list, 2, from.count)).toThrow('one list of a table is counted');
  });
  test('finds a card that nobody knows', () => {
    const g = laid();
    const card = g.bring(7 as DefId, zone.deck);
    expect([g.table.knownBy[card], g.table.find(zone.deck, 7 as DefId)]).toEqual([0, card]);
  });
  test('says where a card lies, whose it is, and what lies on top', () => {
    const g = laid();
    const [a, b] = [g.bring(1 as DefId, zone.mine(YOU)), g.bring(2 as DefId, zone.mine(YOU))];
    const { table: t } = g;
    expect([t.zoneOf(a), t.ownerOf(a), t.top(zone.mine(YOU)), t.card(zone.mine(YOU), 0)]).toEqual([5, YOU, b, a]);
    expect([t.size(zone.mine(YOU)), t.cards, t.over, t.printed(b)]).toEqual([2, 2, false, 2]);
    g.finish(() => 3);
    expect([t.over, ...t.score]).toEqual([true, 3, 3]);
    t.clear();
    expect([t.cards, t.over]).toEqual([0, false]);
  });
  test('has columns of one name each, as many words as they need, and no more than its arena', () => {
    const t = new Table(plan(2), { cards: 3, forks: false, strand: 8, candidates: false });
    const [marks, gold, round, list] = [
      t.perCard('marks', 'everyone'),
      t.perSeat('gold', 'owner'),
      t.perGame('round', 'nobody'),
      t.list('effects', 5),
    ];
    expect([marks.cells.length, gold.cells.length, round.cells.length, list.length]).toEqual([4, 2, 1, 5]);
    expect([marks.name, marks.sees, gold.name, gold.sees, round.name, round.sees]).toEqual([
      'marks',
      'everyone',
      'gold',
      'owner',
      'round',
      'nobody',
    ]);
    expect(() => t.perGame('gold', 'everyone')).toThrow('two columns are called gold');
    marks.set(2 as CardId, 5);
    expect([marks.add(2 as CardId, 3), marks.get(2 as CardId), marks.get(1 as CardId)]).toEqual([8, 8, 0]);
    round.value = 4;
    expect(round.value).toBe(4);
    const words = t.seal();
    expect(words).toBe(t.layout.at(-1)!.at + 5 + 1);
    expect(t.words.length).toBe(words);
    const small = (size: number): Table =>
      new Table(plan(2), { cards: 3, forks: false, strand: 8, candidates: false }, size);
    const least = t.layout.find(({ name }) => name === 'marks')!.at;
    expect(small(least).layout.length).toBeGreaterThan(5);
    expect(() => small(least - 1)).toThrow('too large for its arena');
  });
  test('has frames for the table alone, or for each seat too', () => {
    const stack = (forks: boolean): number =>
      new Table(plan(2), { cards: 3, forks, strand: 8, candidates: false }).stack.length;
    expect([stack(false), stack(true)]).toEqual([8, 24]);
  });
  test('words are the same from here to there, or not', () => {
    const [a, b] = [Int32Array.of(1, 2, 3, 4), Int32Array.of(9, 2, 3, 8)];
    expect([
      sameWords(a, b),
      sameWords(a, b, 1, 3),
      sameWords(a, b, 0, 3),
      sameWords(a, b, 1),
      sameWords(a, a),
    ]).toEqual([false, true, false, false, true]);
  });
});

describe('what is concealed', () => {
  const secrets = (): { g: Play<State>; cards: CardId[]; seen: (viewer: Seat | 'spectator') => Table } => {
    const make = (): Table => {
      const t = new Table(plan(2), { cards: 8, forks: false, strand: 8, candidates: false });
      for (const sees of ['everyone', 'owner', 'nobody'] as const) {
        t.perCard(`card ${sees}`, sees);
        t.perSeat(`seat ${sees}`, sees);
        t.perGame(`game ${sees}`, sees);
      }
      t.seal();
      return t;
    };
    const g = new Play<State>([]);
    g.table = make();
    const cards = [zone.deck, zone.hand(ME), zone.hand(YOU), zone.open].map((to, i) => g.bring((i + 1) as DefId, to));
    for (const { cells } of [...g.table.cardColumns, ...g.table.seatColumns, ...g.table.gameCells]) cells.fill(7);
    const seen = (viewer: Seat | 'spectator'): Table => {
      const view = make();
      view.copyFrom(g.table);
      conceal(view, viewer);
      return view;
    };
    return { g, cards, seen };
  };
  test('prints are there for who knows the card alone', () => {
    const { seen, g } = secrets();
    const prints = (viewer: Seat | 'spectator'): number[] => [...seen(viewer).def.subarray(1, 5)];
    expect([prints(ME), prints(YOU), prints('spectator')]).toEqual([
      [0, 2, 0, 4],
      [0, 0, 3, 4],
      [0, 0, 0, 4],
    ]);
    expect([...g.table.def.subarray(1, 5)]).toEqual([1, 2, 3, 4]);
    expect(seen(ME).head[HEAD.untracked]).toBe(1);
  });
  test('columns are there for everybody, for the owner of card or seat, or for nobody', () => {
    const { seen } = secrets();
    const cells = (viewer: Seat | 'spectator'): number[][] => {
      const view = seen(viewer);
      return [
        ...view.cardColumns.map((column) => [...column.cells.subarray(1, 5)]),
        ...view.seatColumns.map((column) => [...column.cells]),
        view.gameCells.map((cell) => cell.value),
      ];
    };
    const all = [7, 7, 7, 7];
    const none = [0, 0, 0, 0];
    expect(cells(ME)).toEqual([all, [0, 7, 0, 0], none, [7, 7], [7, 0], [0, 0], [7, 0, 0]]);
    expect(cells(YOU)).toEqual([all, [0, 0, 7, 0], none, [7, 7], [0, 7], [0, 0], [7, 0, 0]]);
    expect(cells('spectator')).toEqual([all, none, none, [7, 7], [0, 0], [0, 0], [7, 0, 0]]);
  });
});

describe('chances', () => {
  const small = zones(2, {
    deck: { per: 'game', room: 4, sees: 'nobody', order: 'line' },
    hand: { per: 'seat', room: 4, sees: 'owner', order: 'none' },
  });
  const dealt = (prints: readonly number[]): Play<State> => {
    const table = new Table(small.plan(2), { cards: 4, forks: false, strand: 8, candidates: true });
    table.seal();
    const g = new Play<State>([]);
    g.table = table;
    g.chance = new FastChance(1);
    for (const print of prints) g.bring(print as DefId, small.zone.deck);
    return g;
  };
  const masked = (g: Play<State>, viewer: Seat | 'spectator'): Table => {
    const table = new Table(small.plan(2), { cards: 4, forks: false, strand: 8, candidates: true });
    table.seal();
    table.copyFrom(g.table);
    conceal(table, viewer);
    return table;
  };
  test('a card that is known is what it is, and the others share what is left', () => {
    const g = dealt([2, 3, 5, 7]);
    const card = g.draw(small.zone.deck, small.zone.hand(ME));
    const known = g.table.printed(card);
    const mine = new Chances(masked(g, ME), ME);
    expect([mine.of(card, known), mine.couldBe(card)]).toEqual([1, [known]]);
    const rest = [2, 3, 5, 7].filter((print) => print !== known);
    for (const other of [1, 2, 3, 4].filter((each) => each !== card)) {
      expect(mine.couldBe(other as CardId)).toEqual(rest);
      for (const print of rest) expect(mine.of(other as CardId, print as DefId)).toBeCloseTo(1 / 3, 12);
      expect(mine.of(other as CardId, known)).toBe(0);
    }
    const theirs = new Chances(masked(g, 'spectator'), 'spectator');
    for (const print of [2, 3, 5, 7]) expect(theirs.of(card, print as DefId)).toBeCloseTo(1 / 4, 12);
  });
  test('are counted by what the viewer itself has found, of which others see nothing', () => {
    const [g, blank] = [dealt([2, 3, 5, 7]), dealt([2, 3, 5, 7])];
    const card = 3 as CardId;
    const print = g.table.printed(card);
    // Seen, and lost sight of again.
    g.table.knownBy[card] = 1 << ME;
    g.table.candidates!.forget(card, 1 << ME);
    g.table.knownBy[card] = 0;
    expect(new Chances(masked(g, ME), ME).couldBe(card)).toEqual([print]);
    for (const viewer of [YOU, 'spectator'] as const) {
      expect(new Chances(masked(g, viewer), viewer).couldBe(card)).toEqual([2, 3, 5, 7]);
      expect([...masked(g, viewer).words]).toEqual([...masked(blank, viewer).words]);
    }
  });
  test('a print that is not in the box has none', () => {
    const chances = new Chances(masked(dealt([2, 3, 5, 7]), ME), ME);
    for (const print of [0, 1, 4, 6, 8, 9, 30]) expect(chances.of(1 as CardId, print as DefId)).toBe(0);
  });
  test('where everything is known nothing is left to count', () => {
    const g = dealt([2, 3]);
    for (const card of [1, 2]) g.reveal(card as CardId, 0b111);
    const chances = new Chances(masked(g, ME), ME);
    expect([1, 2].map((card) => chances.couldBe(card as CardId))).toEqual([[2], [3]]);
  });
  test('are refused where a print is there twice, or no findings are kept', () => {
    expect(() => new Chances(masked(dealt([2, 2, 3]), ME), ME)).toThrow('no print is there twice');
    expect(() => new Chances(laid().table, ME)).toThrow('no print is there twice');
    expect(() => laid(true, 31)).toThrow('at most 30 cards');
    expect(laid(true, 30).table.candidates).toBeDefined();
  });
});

describe('a list of which only some rows are in use', () => {
  function made() {
    const table = new Table(plan(2), { cards: 8, forks: false, strand: 8, candidates: false });
    const before = table.perGame('before', 'everyone');
    const list = table.list('effects', 12);
    const count = table.perGame('effectCount', 'everyone');
    table.counted(list, 3, count);
    expect(() => table.counted(list, 3, count)).toThrow('one list');
    const after = table.perSeat('after', 'everyone');
    table.seal();
    const fill = (rows: number): void => {
      before.value = 7 + rows;
      after.set(YOU, 9 + rows);
      for (let i = 0; i < 12; i++) list[i] = i < 3 * rows ? 10 * rows + i : 0;
      count.value = rows;
    };
    return { table, fill };
  }
  test('is copied as it is, whether the other had more rows or fewer', () => {
    for (const [mine, theirs] of [
      [0, 2],
      [3, 1],
      [4, 0],
      [1, 4],
    ] as const) {
      const [a, b] = [made(), made()];
      a.fill(mine);
      b.fill(theirs);
      a.table.copyFrom(b.table);
      expect([...a.table.words]).toEqual([...b.table.words]);
    }
  });
});
