import { describe, expect, test } from 'vitest';
import { type Chance, FastChance } from '../chance.ts';
import { FACT, FactList } from '../facts.ts';
import type { Trigger } from '../flow.ts';
import { HEAD } from '../head.ts';
import type { CardId, DefId, Seat, ZoneId } from '../ids.ts';
import { Options } from '../options.ts';
import { Play } from '../play.ts';
import { type State, Table } from '../table.ts';
import { zones } from '../zones.ts';

const { plan, zone } = zones(2, {
  deck: { per: 'game', room: 6, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 6, sees: 'owner', order: 'none' },
  base: { per: 'seat', room: 3, sees: 'owner', order: 'line' },
  open: { per: 'game', room: 6, sees: 'everyone', order: 'line' },
  pile: { per: 'game', room: 6, sees: 'everyone', order: 'none' },
});
const [ME, YOU] = [0 as Seat, 1 as Seat];
const EVERYONE = 0b111;
const card = (n: number): CardId => n as CardId;
const def = (n: number): DefId => n as DefId;

function laid(triggers: readonly (readonly Trigger<State>[] | undefined)[] = []): { g: Play<State>; told: FactList } {
  const table = new Table(plan(2), { cards: 6, forks: false, strand: 16, candidates: false });
  table.seal();
  const g = new Play<State>(triggers);
  g.table = table;
  g.s = { table };
  g.chance = new FastChance(1);
  const told = new FactList();
  g.tellTo(told);
  return { g, told };
}
const lying = ({ table: t }: Play<State>, where: ZoneId): number[] =>
  Array.from({ length: t.size(where) }, (_, i) => t.card(where, i));
const printsIn = (g: Play<State>, where: ZoneId): number[] => lying(g, where).map((each) => g.table.def[each]!);
const epoch = ({ table }: Play<State>): number => table.head[HEAD.epoch]!;
/** `toThrow` takes it for an error too when nothing is thrown in its place. */
function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return 'nothing was thrown';
}
/** Always the same draw, so that a shuffle can be followed. */
const always = (draw: number): Chance => ({ below: (n) => Math.min(draw, n - 1) });

describe('bringing cards', () => {
  test('they are numbered from 1, known to who sees the zone, and there is room for so many', () => {
    const { g } = laid();
    for (let i = 1; i <= 3; i++) expect(g.bring(def(i + 10), zone.base(YOU))).toBe(i);
    expect([lying(g, zone.base(YOU)), printsIn(g, zone.base(YOU))]).toEqual([
      [1, 2, 3],
      [11, 12, 13],
    ]);
    expect([...g.table.knownBy.subarray(1, 4)]).toEqual([0b010, 0b010, 0b010]);
    expect(() => g.bring(def(9), zone.base(YOU))).toThrow('no room in base1');
    expect(g.bring(def(9), zone.open)).toBe(5);
    expect(g.table.knownBy[5]).toBe(EVERYONE);
    expect(g.bring(def(9), zone.open)).toBe(6);
    expect(() => g.bring(def(9), zone.open)).toThrow('more than 6 cards');
  });
});

describe('moving cards', () => {
  test('a line closes up in its order, a pile by its last card', () => {
    const { g } = laid();
    for (let i = 1; i <= 4; i++) g.bring(def(i), zone.open);
    g.move(card(2), zone.pile);
    expect(lying(g, zone.open)).toEqual([1, 3, 4]);
    for (const each of [1, 3, 4]) g.move(card(each), zone.pile);
    expect(lying(g, zone.pile)).toEqual([2, 1, 3, 4]);
    g.move(card(1), zone.open);
    expect([lying(g, zone.pile), lying(g, zone.open)]).toEqual([[2, 4, 3], [1]]);
  });
  test('to the bottom: what lay there moves up', () => {
    const { g } = laid();
    for (let i = 1; i <= 3; i++) g.bring(def(i), zone.deck);
    const moved = g.bring(def(4), zone.open);
    expect(g.moveUnder(moved, zone.deck)).toBe(moved);
    expect([printsIn(g, zone.deck), lying(g, zone.open), g.table.zoneOf(moved)]).toEqual([[4, 1, 2, 3], [], zone.deck]);
    expect(g.draw(zone.deck, zone.open)).toBe(3);
  });
  test('to the bottom of one zone, and nothing else moves', () => {
    const { g } = laid();
    for (const to of [zone.deck, zone.open, zone.open, zone.pile, zone.base(YOU)]) g.bring(def(1), to);
    g.moveUnder(g.bring(def(2), zone.base(ME)), zone.open);
    expect([zone.deck, zone.open, zone.pile, zone.base(YOU), zone.base(ME)].map((where) => lying(g, where))).toEqual([
      [1],
      [6, 2, 3],
      [4],
      [5],
      [],
    ]);
  });
  test('to the bottom of a zone that is full then: what lies beside it stays', () => {
    const { g } = laid();
    for (const print of [1, 2]) g.bring(def(print), zone.base(ME));
    const beside = g.bring(def(3), zone.base(YOU));
    g.moveUnder(g.bring(def(4), zone.open), zone.base(ME));
    expect([printsIn(g, zone.base(ME)), lying(g, zone.base(YOU))]).toEqual([[4, 1, 2], [beside]]);
  });
  test('to the bottom shows it to nobody', () => {
    const { g } = laid();
    const moved = g.moveUnder(g.bring(def(4), zone.hand(ME)), zone.deck);
    expect(g.table.knownBy[moved]).toBe(1 << ME);
  });
  test('a zone that is full takes no more, one with a place left does', () => {
    const { g } = laid();
    for (let i = 1; i <= 5; i++) g.bring(def(i), zone.open);
    for (let i = 1; i <= 3; i++) g.move(card(i), zone.base(ME));
    expect(g.table.size(zone.base(ME))).toBe(3);
    expect(String(thrown(() => g.move(card(4), zone.base(ME))))).toBe('RangeError: no room in base0');
  });
  test('a card that is not where it should be is an error, in a line and in a hand', () => {
    const { g } = laid();
    for (let i = 1; i <= 3; i++) g.bring(def(i), zone.open);
    g.table.at[3] = zone.pile;
    g.table.at[3] = zone.open;
    g.table.slots.fill(1, g.table.plan.start[zone.open], g.table.plan.start[zone.open]! + 3);
    expect(String(thrown(() => g.move(card(3), zone.pile)))).toBe('Error: card 3 is not where it should be');
    const other = laid().g;
    other.bring(def(1), zone.hand(ME));
    other.bring(def(2), zone.open);
    other.table.at[2] = zone.hand(ME);
    expect(String(thrown(() => other.move(card(2), zone.open)))).toBe('Error: card 2 is not where it should be');
  });
  test('all of them: one after the other from the last, and in the order of prints before new eyes', () => {
    const { g } = laid();
    for (const print of [5, 2, 4]) g.bring(def(print), zone.hand(ME));
    g.moveAll(zone.hand(ME), zone.open);
    expect(printsIn(g, zone.open)).toEqual([5, 4, 2]);
    g.moveAll(zone.open, zone.deck);
    expect(printsIn(g, zone.deck)).toEqual([2, 4, 5]);
    expect(lying(g, zone.open)).toEqual([]);
  });
  test('all of them to where nobody new looks: as they lie', () => {
    const { g } = laid();
    for (const print of [5, 2, 4]) g.bring(def(print), zone.hand(ME));
    g.moveAll(zone.hand(ME), zone.base(ME));
    expect(printsIn(g, zone.base(ME)).toSorted((a, b) => a - b)).toEqual([2, 4, 5]);
    const pile = laid().g;
    for (const print of [5, 2, 4]) pile.bring(def(print), zone.pile);
    pile.moveAll(zone.pile, zone.open);
    expect(printsIn(pile, zone.open)).toEqual([4, 2, 5]);
  });
  test('marks stay while a card is in the open, and go when it goes out of sight', () => {
    const table = new Table(plan(2), { cards: 2, forks: false, strand: 16, candidates: false });
    const columns = [table.perCard('marks', 'everyone'), table.perCard('notes', 'owner')];
    table.seal();
    const g = new Play<State>([]);
    g.table = table;
    const [a, b] = [g.bring(def(1), zone.open), g.bring(def(2), zone.deck)];
    for (const column of columns) for (const each of [a, b]) column.set(each, 7);
    g.move(a, zone.pile);
    g.move(b, zone.base(ME));
    expect(columns.map((column) => [column.get(a), column.get(b)])).toEqual([
      [7, 7],
      [7, 7],
    ]);
    g.move(a, zone.deck);
    expect(columns.map((column) => [column.get(a), column.get(b)])).toEqual([
      [0, 7],
      [0, 7],
    ]);
  });
});

describe('what is told', () => {
  test('a move tells card, from, to and the print, with who knows it', () => {
    const { g, told } = laid();
    g.bring(def(9), zone.deck);
    g.draw(zone.deck, zone.hand(YOU));
    expect(told.facts).toEqual([{ kind: FACT.moved, a: 1, b: zone.deck, c: zone.hand(YOU), def: 9, seenBy: 0b010 }]);
  });
  test('shown while it moves: first that everybody sees it, then the move', () => {
    const { g, told } = laid();
    g.bring(def(9), zone.hand(ME));
    g.show(card(1), zone.base(ME));
    expect(told.facts).toEqual([
      { kind: FACT.revealed, a: 1, b: zone.hand(ME), c: 0, def: 9, seenBy: EVERYONE },
      { kind: FACT.moved, a: 1, b: zone.hand(ME), c: zone.base(ME), def: 9, seenBy: EVERYONE },
    ]);
  });
  test('a look that teaches nobody anything is not told and ends no epoch', () => {
    const { g, told } = laid();
    g.bring(def(9), zone.deck);
    g.reveal(card(1), 0b001);
    expect([told.facts.length, epoch(g)]).toEqual([1, 1]);
    g.reveal(card(1), 0b001);
    expect([told.facts.length, epoch(g)]).toEqual([1, 1]);
    g.reveal(card(1), 0b011);
    expect(told.facts[1]).toEqual({ kind: FACT.revealed, a: 1, b: zone.deck, c: 0, def: 9, seenBy: 0b011 });
    expect([g.table.knownBy[1], epoch(g)]).toEqual([0b011, 2]);
  });
  test('facts of a game go to all, or to those who are told, with nothing where nothing was said', () => {
    const { g, told } = laid();
    g.happened(20, 1, 2, 3);
    g.happened(21);
    g.told(0b010, 22, 4, 5, 6);
    g.told(0b001, 23);
    expect(told.facts.map(({ kind, a, b, c, def: print, seenBy }) => [kind, a, b, c, print, seenBy])).toEqual([
      [20, 1, 2, 3, 0, EVERYONE],
      [21, 0, 0, 0, 0, EVERYONE],
      [22, 4, 5, 6, 0, 0b010],
      [23, 0, 0, 0, 0, 0b001],
    ]);
  });
  test('the end is told to all, with a score for each seat', () => {
    const { g, told } = laid();
    const asked: number[] = [];
    g.finish((seat) => 9 + asked.push(seat));
    expect([[...g.table.score], asked]).toEqual([
      [10, 11],
      [0, 1],
    ]);
    expect(told.facts).toEqual([{ kind: FACT.over, a: 0, b: 0, c: 0, def: 0, seenBy: EVERYONE }]);
  });
  test('what a game denies and hints at is nothing where no findings are kept', () => {
    const { g, told } = laid();
    g.bring(def(1), zone.deck);
    const before = [...g.table.words];
    g.deny(card(1), 0b110);
    g.clue(0b10, 0b110);
    expect([[...g.table.words], told.facts]).toEqual([before, []]);
  });
  test('with nobody to tell, the same happens in silence', () => {
    const { g, told } = laid();
    g.tellTo(undefined);
    g.bring(def(1), zone.deck);
    g.draw(zone.deck, zone.hand(ME));
    g.reveal(card(1), EVERYONE);
    g.shuffle(zone.hand(ME));
    g.happened(20);
    g.told(1, 21);
    g.finish(() => 0);
    expect([told.facts, g.table.over, lying(g, zone.hand(ME))]).toEqual([[], true, [1]]);
  });
  test('a trigger on moves answers each of them, heard or not, and other facts by their kind', () => {
    const seen: string[] = [];
    const triggers: Trigger<State>[][] = [];
    triggers[FACT.moved] = [(_g, a, b, c) => void seen.push(`moved ${a} ${b} ${c}`)];
    triggers[20] = [(_g, a) => void seen.push(`first ${a}`), (_g, a) => void seen.push(`second ${a}`)];
    const { g, told } = laid(triggers);
    g.bring(def(1), zone.deck);
    g.draw(zone.deck, zone.open);
    g.tellTo(undefined);
    g.move(card(1), zone.pile);
    g.happened(20, 5);
    g.happened(21, 5);
    expect(seen).toEqual([
      `moved 1 ${zone.deck} ${zone.open}`,
      `moved 1 ${zone.open} ${zone.pile}`,
      'first 5',
      'second 5',
    ]);
    expect(told.facts).toHaveLength(1);
  });
});

describe('epochs', () => {
  test('end when somebody learns a card or chance is drawn, and at nothing else', () => {
    const { g } = laid();
    for (let i = 1; i <= 3; i++) g.bring(def(i), zone.deck);
    const grown = (work: () => void): number => {
      const before = epoch(g);
      work();
      return epoch(g) - before;
    };
    expect(grown(() => g.draw(zone.deck, zone.hand(ME)))).toBe(1);
    expect(grown(() => g.move(card(3), zone.base(ME)))).toBe(0);
    expect(grown(() => g.move(card(3), zone.open))).toBe(1);
    expect(grown(() => g.move(card(3), zone.hand(ME)))).toBe(0);
    expect(grown(() => g.show(card(3), zone.base(ME)))).toBe(0);
    expect(grown(() => g.shuffle(zone.deck))).toBe(1);
    expect(grown(() => g.roll(6))).toBe(1);
    expect(grown(() => g.happened(20))).toBe(0);
  });
});

describe('shuffles and looks', () => {
  test('contents change, sleeves stay, and only who sees the zone knows them afterwards', () => {
    const { g, told } = laid();
    for (let i = 1; i <= 5; i++) g.bring(def(i), zone.deck);
    g.reveal(card(1), EVERYONE);
    g.chance = always(0);
    g.shuffle(zone.deck);
    expect(lying(g, zone.deck)).toEqual([1, 2, 3, 4, 5]);
    // Each card in turn, from the last, changes places with the first.
    expect(printsIn(g, zone.deck)).toEqual([2, 3, 4, 5, 1]);
    expect([...g.table.knownBy.subarray(1, 6)]).toEqual([0, 0, 0, 0, 0]);
    expect(told.facts.at(-1)).toEqual({ kind: FACT.shuffled, a: zone.deck, b: 5, c: 0, def: 0, seenBy: EVERYONE });
  });
  test('every order is about as likely', () => {
    const { g } = laid();
    for (let i = 1; i <= 3; i++) g.bring(def(i), zone.deck);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      g.shuffle(zone.deck);
      const order = printsIn(g, zone.deck).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(20.5); // 0.1 % for five degrees of freedom
  });
  test('a roll is a draw of chance', () => {
    const { g } = laid();
    g.chance = always(4);
    expect([g.roll(6), g.roll(3)]).toEqual([4, 2]);
  });
  test('whoever looks at a whole hand sees it in the order of prints; who sees it anyway changes nothing', () => {
    const { g, told } = laid();
    for (const print of [5, 2, 4]) g.bring(def(print), zone.hand(ME));
    g.revealAll(zone.hand(ME), 0b001);
    expect([printsIn(g, zone.hand(ME)), told.facts.length]).toEqual([[5, 2, 4], 0]);
    g.revealAll(zone.hand(ME), 0b010);
    expect(told.facts.map(({ a, def: print, seenBy }) => [a, print, seenBy])).toEqual([
      [1, 2, 0b011],
      [2, 4, 0b011],
      [3, 5, 0b011],
    ]);
    expect(printsIn(g, zone.hand(YOU))).toEqual([]);
  });
  test('tidying touches one zone alone', () => {
    const { g } = laid();
    for (const print of [3, 2, 6]) g.bring(def(print), zone.base(ME));
    for (const print of [1, 5, 4]) g.bring(def(print), zone.base(YOU));
    for (let each = 1; each <= 6; each++) g.reveal(card(each), EVERYONE);
    g.tidy(zone.base(ME));
    expect([printsIn(g, zone.base(ME)), printsIn(g, zone.base(YOU))]).toEqual([
      [2, 3, 6],
      [1, 5, 4],
    ]);
    g.tidy(zone.base(YOU));
    expect([printsIn(g, zone.base(ME)), printsIn(g, zone.base(YOU))]).toEqual([
      [2, 3, 6],
      [1, 4, 5],
    ]);
  });
  test('tidying keeps apart what is known to different seats', () => {
    const { g } = laid();
    for (const print of [5, 4, 2, 1]) g.bring(def(print), zone.hand(ME));
    g.reveal(card(1), 0b010);
    g.reveal(card(3), 0b010);
    g.tidy(zone.hand(ME));
    expect(printsIn(g, zone.hand(ME))).toEqual([2, 1, 5, 4]);
    expect([...g.table.knownBy.subarray(1, 5)]).toEqual([0b011, 0b001, 0b011, 0b001]);
  });
});

describe('a hand', () => {
  test('the sleeve that leaves it is the last that is known to the same seats', () => {
    const { g } = laid();
    for (const print of [5, 4, 2, 1]) g.bring(def(print), zone.hand(ME));
    g.reveal(card(4), EVERYONE);
    expect(g.show(card(1), zone.open)).toBe(3);
    expect([printsIn(g, zone.open), printsIn(g, zone.hand(ME)), lying(g, zone.hand(ME))]).toEqual([
      [5],
      [2, 4, 1],
      [1, 2, 4],
    ]);
    expect([...g.table.knownBy.subarray(1, 5)]).toEqual([0b001, 0b001, EVERYONE, EVERYONE]);
  });
  test('who does not see what is drawn from it forgets the others, and is shown nothing', () => {
    const { g } = laid();
    for (const print of [5, 4]) g.bring(def(print), zone.hand(ME));
    g.reveal(card(1), EVERYONE);
    const drawn = g.draw(zone.hand(ME), zone.deck);
    const stayed = g.table.card(zone.hand(ME), 0);
    expect([g.table.knownBy[drawn], g.table.knownBy[stayed]]).toEqual([1 << ME, 1 << ME]);
  });
  test('of one card that leaves unseen everybody can tell which it was', () => {
    const { g } = laid();
    g.bring(def(5), zone.hand(ME));
    g.reveal(card(1), EVERYONE);
    g.move(card(1), zone.base(ME));
    expect(g.table.knownBy[1]).toBe(EVERYONE);
  });
  test('who sees where a card goes forgets nothing of it, the others all', () => {
    const { g } = laid();
    for (const print of [5, 4]) g.bring(def(print), zone.hand(ME));
    for (const each of [1, 2]) g.reveal(card(each), EVERYONE);
    const moved = g.move(card(1), zone.hand(YOU));
    const stayed = g.table.card(zone.hand(ME), 0);
    expect([g.table.knownBy[moved], g.table.knownBy[stayed]]).toEqual([0b011, 0b011]);
  });
});

describe('what lies in a zone together', () => {
  const BITS = Int32Array.from({ length: 8 }, (_, print) => 1 << print);
  const DOUBLE = Int32Array.from({ length: 8 }, (_, print) => 2 << print);
  function remembering(): Play<State> {
    const table = new Table(plan(2), { cards: 6, forks: false, strand: 16, candidates: false });
    table.seal();
    const g = new Play<State>([], table.plan.names.length);
    g.table = table;
    g.s = { table };
    return g;
  }
  test('follows whatever enters and leaves, for each sort of bits', () => {
    const g = remembering();
    expect(g.unionIn(zone.open, 0, BITS)).toBe(0);
    const one = g.bring(def(1), zone.open);
    g.bring(def(2), zone.open);
    g.bring(def(2), zone.deck);
    expect([g.unionIn(zone.open, 0, BITS), g.unionIn(zone.open, 7, DOUBLE)]).toEqual([0b110, 0b1100]);
    expect([g.unionIn(zone.open, 0, BITS), g.unionIn(zone.hand(ME), 0, BITS)]).toEqual([0b110, 0]);
    g.move(one, zone.hand(ME));
    expect([g.unionIn(zone.open, 0, BITS), g.unionIn(zone.open, 7, DOUBLE)]).toEqual([0b100, 0b1000]);
    expect(g.unionIn(zone.hand(ME), 0, BITS)).toBe(0b010);
    expect([1, 2].map(() => g.unionIn(zone.deck, 5, DOUBLE))).toEqual([0b1000, 0b1000]);
    g.draw(zone.deck, zone.hand(ME));
    expect([g.unionIn(zone.deck, 0, BITS), g.unionIn(zone.hand(ME), 0, BITS)]).toEqual([0, 0b110]);
    g.moveAll(zone.hand(ME), zone.open);
    expect([g.unionIn(zone.hand(ME), 0, BITS), g.unionIn(zone.open, 0, BITS)]).toEqual([0, 0b110]);
  });
  test('is remembered apart for each zone and each sort of bits', () => {
    const g = remembering();
    const sorts = Array.from({ length: 8 }, (_, as) => Int32Array.from({ length: 8 }, (_bits, print) => print << as));
    g.bring(def(1), zone.deck);
    g.bring(def(2), zone.open);
    g.bring(def(4), zone.hand(ME));
    for (let again = 0; again < 2; again++)
      for (const [place, print] of [
        [zone.deck, 1],
        [zone.open, 2],
        [zone.hand(ME), 4],
        [zone.hand(YOU), 0],
      ] as const)
        for (const [as, bits] of sorts.entries())
          expect([place, as, g.unionIn(place, as, bits)]).toEqual([place, as, print << as]);
  });
  test('is looked up anew where somebody may have written to the table, however often', () => {
    const g = remembering();
    const one = g.bring(def(1), zone.open);
    expect(g.unionIn(zone.open, 0, BITS)).toBe(0b010);
    g.table.def[one] = 3;
    g.forgetAll();
    expect(g.unionIn(zone.open, 0, BITS)).toBe(0b1000);
    g.table.def[one] = 4;
    // So often that it is counted from the beginning again: what was remembered then does not hold.
    for (let calls = 0x3fffff - 1; calls > 0; calls--) g.forgetAll();
    expect(g.unionIn(zone.open, 0, BITS)).toBe(0b10000);
    g.table.def[one] = 5;
    for (let calls = 0x3fffff; calls > 0; calls--) g.forgetAll();
    expect(g.unionIn(zone.open, 0, BITS)).toBe(0b100000);
  });
  test('a zone says when it last changed, and a list is kept for as long', () => {
    const g = remembering();
    const [before, other] = [g.now, g.kept(3)];
    expect([g.since(zone.open) <= before, g.kept(3) === other, g.kept(0) === other]).toEqual([true, true, false]);
    const one = g.bring(def(1), zone.open);
    expect([g.since(zone.open) > before, g.since(zone.deck) <= before]).toEqual([true, true]);
    const brought = g.now;
    g.move(one, zone.deck);
    expect([g.since(zone.open) > brought, g.since(zone.deck) > brought]).toEqual([true, true]);
    const moved = g.now;
    g.forgetAll();
    expect([g.since(zone.open) > moved, g.since(zone.hand(ME)) > moved]).toEqual([true, true]);
    const out = new Options();
    other.keep(out.clear(), 0, g.now, 0, 0);
    expect(other.again(out, g.since(zone.open), 0)).toBe(true);
    for (let calls = 0x3fffff; calls > 0; calls--) g.forgetAll();
    expect(other.again(out, g.since(zone.open), 0)).toBe(false);
  });
  test('is looked up once while nothing enters or leaves, for each sort of bits, however often it was forgotten', () => {
    const g = remembering();
    const one = g.bring(def(1), zone.open);
    const looked = (): number[] => [g.unionIn(zone.open, 0, BITS), g.unionIn(zone.open, 7, DOUBLE)];
    const remembered = (): boolean => {
      g.table.def[one] = 1;
      const before = looked();
      g.table.def[one] = 2;
      // Nobody writes to a table behind the back of the rules: here it shows that it is not looked up again.
      const after = looked();
      return String(before) === '2,4' && String(after) === '2,4';
    };
    expect(remembered()).toBe(true);
    for (let calls = 0x800004; calls > 0; calls--) g.forgetAll();
    expect(remembered()).toBe(true);
    g.forgetAll();
    expect(looked()).toEqual([0b100, 0b1000]);
  });
});
