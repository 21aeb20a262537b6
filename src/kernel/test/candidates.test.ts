import { describe, expect, test } from 'vitest';
import { CandidateSampler } from '../candidates.ts';
import { FastChance } from '../chance.ts';
import { Chances } from '../chances.ts';
import { conceal } from '../conceal.ts';
import { HEAD } from '../head.ts';
import type { CardId, DefId, Seat } from '../ids.ts';
import { Play } from '../play.ts';
import { type State, Table } from '../table.ts';
import { zones } from '../zones.ts';

const { plan, zone } = zones(2, {
  deck: { per: 'game', room: 6, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 6, sees: 'owner', order: 'none' },
  base: { per: 'seat', room: 1, sees: 'owner', order: 'line' },
  open: { per: 'game', room: 6, sees: 'everyone', order: 'line' },
});
const [ME, YOU] = [0 as Seat, 1 as Seat];
const bit = (def: number): number => 1 << def;

function laid(prints: readonly number[] = [1, 2, 3, 4, 5, 6]): Play<State> {
  const table = new Table(plan(2), { cards: 6, forks: false, strand: 16, candidates: true });
  table.seal();
  const g = new Play<State>([]);
  g.table = table;
  g.s = { table };
  g.chance = new FastChance(3);
  for (const def of prints) g.bring(def as DefId, zone.deck);
  return g;
}
/** Every deal that a seat holds possible, found by brute force, against shares and many samples. */
function compare(g: Play<State>, seat: Seat, possible: (deal: ReadonlyMap<number, number>) => boolean): void {
  const { table: t } = g;
  const hidden = Array.from({ length: t.cards }, (_, i) => i + 1).filter(
    (card) => (t.knownBy[card]! & (1 << seat)) === 0,
  );
  const prints = hidden.map((card) => t.def[card]!).toSorted((a, b) => a - b);
  const deals = permutations(prints)
    .map((deal) => new Map(hidden.map((card, i) => [card, deal[i]!])))
    .filter(possible);
  const key = (deal: ReadonlyMap<number, number>): string => [...deal.values()].join();
  const counts = new Map(deals.map((deal) => [key(deal), 0]));
  const sampler = new CandidateSampler();
  sampler.prepare(t, seat, Int32Array.from(hidden), Int32Array.from(prints), hidden.length);
  let told = 0;
  sampler.shares((card, print, share) => {
    told += share;
    const having = deals.filter((deal) => deal.get(card) === print).length;
    expect(having).toBeGreaterThan(0);
    expect(share).toBeCloseTo(having / deals.length, 12);
  });
  expect(told).toBeCloseTo(hidden.length, 9);
  const chance = new FastChance(11);
  const def = t.def.slice();
  const samples = 40 * deals.length;
  for (let i = 0; i < samples; i++) {
    sampler.sample(def, chance);
    const drawn = hidden.map((card) => def[card]!).join();
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect(counts.size, 'every deal that was drawn is possible').toBe(deals.length);
  const expected = samples / deals.length;
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = Math.max(1, deals.length - 1);
  expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
}
function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((head, i) => permutations(list.toSpliced(i, 1)).map((rest) => [head].concat(rest)));
}

describe('guesses with findings are exactly uniform', () => {
  test('nothing found: every deal', () => {
    compare(laid(), ME, () => true);
  });
  test('a print denied to some cards', () => {
    const g = laid();
    g.shuffle(zone.deck);
    const cards = [g.draw(zone.deck, zone.hand(YOU)), g.draw(zone.deck, zone.hand(YOU))];
    const absent = [1, 2, 3].filter((def) => cards.every((card) => g.table.def[card] !== def)).slice(0, 2);
    for (const card of cards) for (const def of absent) g.deny(card, bit(def));
    compare(g, ME, (deal) => cards.every((card) => !absent.includes(deal.get(card)!)));
  });
  test('a clue: one of two cards has one of two prints', () => {
    const g = laid();
    g.shuffle(zone.deck);
    const a = g.draw(zone.deck, zone.hand(YOU));
    const b = g.move(g.draw(zone.deck, zone.hand(YOU)), zone.base(YOU));
    const [x, y] = [
      g.table.def[a]!,
      g.table.def.find((def) => def > 0 && def !== g.table.def[a] && def !== g.table.def[b])!,
    ];
    g.clue(bit(a) | bit(b), bit(x) | bit(y));
    compare(g, ME, (deal) => [a, b].some((card) => [x, y].includes(deal.get(card)!)));
  });
  test('two clues and a denial together', () => {
    const g = laid();
    g.shuffle(zone.deck);
    const [a, b, c] = [0, 1, 2].map(() => g.draw(zone.deck, zone.hand(YOU))) as [CardId, CardId, CardId];
    const [x, y, z] = [g.table.def[a]!, g.table.def[b]!, g.table.def[g.table.top(zone.deck)]!];
    g.clue(bit(a) | bit(b), bit(x) | bit(z));
    g.clue(bit(b) | bit(c), bit(y) | bit(z));
    g.deny(c, bit(x));
    compare(
      g,
      ME,
      (deal) =>
        [a, b].some((card) => [x, z].includes(deal.get(card)!)) &&
        [b, c].some((card) => [y, z].includes(deal.get(card)!)) &&
        deal.get(c) !== x,
    );
  });
});

test('once everything lies open each card is what it is, whatever clue still stands', () => {
  const g = laid();
  g.clue(bit(1) | bit(2), bit(g.table.def[1]!) | bit(g.table.def[3]!));
  const chances = new Chances(g.table, YOU);
  for (let card = 1; card <= g.table.cards; card++)
    expect(chances.couldBe(card as CardId)).toEqual([g.table.def[card]]);
});
describe('a clue that the viewer can check', () => {
  /** Three cards of the other's; the viewer knows the first of them. */
  const known = () => {
    const g = laid();
    g.shuffle(zone.deck);
    const cards = [0, 1, 2].map(() => g.draw(zone.deck, zone.hand(YOU))) as [CardId, CardId, CardId];
    g.reveal(cards[0], 1 << ME);
    return { g, cards, prints: cards.map((card) => g.table.def[card]!) as [number, number, number] };
  };
  test('says nothing more where a card that it knows meets it', () => {
    const { g, cards, prints } = known();
    g.clue(bit(cards[0]) | bit(cards[1]), bit(prints[0]) | bit(prints[2]));
    compare(g, ME, () => true);
  });
  test('says nothing more, either, when a later clue is still owed', () => {
    const { g, cards, prints } = known();
    g.clue(bit(cards[0]) | bit(cards[1]), bit(prints[0]) | bit(prints[2]));
    g.clue(bit(cards[1]) | bit(cards[2]), bit(prints[1]));
    compare(g, ME, (deal) => [1, 2].some((i) => deal.get(cards[i]!) === prints[1]));
  });
  test('is owed by the others where the card that it knows does not meet it', () => {
    const { g, cards, prints } = known();
    g.clue(bit(cards[0]) | bit(cards[1]), bit(prints[1]) | bit(prints[2]));
    compare(g, ME, (deal) => [prints[1], prints[2]].includes(deal.get(cards[1])!));
  });
  test('speaks of its own cards alone, whatever others the viewer knows', () => {
    const { g, cards, prints } = known();
    g.clue(bit(cards[1]) | bit(cards[2]), bit(prints[0]) | bit(prints[1]));
    compare(g, ME, (deal) => [1, 2].some((i) => [prints[0], prints[1]].includes(deal.get(cards[i]!)!)));
  });
  test('makes room for the third: the two latest count', () => {
    const { g, cards, prints } = known();
    g.clue(bit(cards[1]), bit(prints[1]));
    g.clue(bit(cards[1]) | bit(cards[2]), bit(prints[1]) | bit(prints[2]));
    g.clue(bit(cards[2]), bit(prints[2]) | bit(prints[1]));
    expect([...g.table.candidates!.clues]).toEqual([
      bit(cards[2]),
      bit(prints[2]) | bit(prints[1]),
      bit(cards[1]) | bit(cards[2]),
      bit(prints[1]) | bit(prints[2]),
    ]);
    compare(g, ME, (deal) => [prints[1], prints[2]].includes(deal.get(cards[2])!));
  });
});

describe('what a seat finds out', () => {
  const ALL = [1, 2, 3, 4, 5, 6].reduce((mask, def) => mask | bit(def), 0);
  const could = (g: Play<State>, seat: number): number[] =>
    [1, 2, 3, 4, 5, 6].map((card) => g.table.candidates!.of(seat, card as CardId));
  test('by looking at a card: no other has its print, for who looked', () => {
    const g = laid();
    expect(could(g, ME)).toEqual(Array(6).fill(ALL));
    g.reveal(2 as CardId, 1 << YOU);
    const others = ALL & ~bit(2);
    expect(could(g, YOU)).toEqual([others, ALL, others, others, others, others]);
    expect([could(g, ME), could(g, 2)]).toEqual([Array(6).fill(ALL), Array(6).fill(ALL)]);
  });
  test('nothing of the others by looking at a print that is there twice', () => {
    const g = laid([1, 2, 3, 2, 4, 5]);
    const box = [1, 2, 3, 4, 5].reduce((mask, def) => mask | bit(def), 0);
    g.reveal(2 as CardId, 1 << YOU);
    expect(could(g, YOU)).toEqual(Array(6).fill(box));
    expect([g.table.candidates!.single, laid().table.candidates!.single]).toEqual([0, ALL]);
    g.reveal(3 as CardId, 1 << YOU);
    expect(could(g, YOU)[0]).toBe(box & ~bit(3));
  });
  test('stays a finding when it is forgotten which card is which', () => {
    const g = laid();
    for (let i = 0; i < 2; i++) g.draw(zone.deck, zone.hand(YOU));
    const [a, b] = [6, 5] as [CardId, CardId];
    g.reveal(a, 1 << ME);
    g.reveal(b, 1 << ME);
    g.move(a, zone.base(YOU));
    for (const card of [a, b]) expect(g.table.candidates!.of(ME, card)).toBe(bit(5) | bit(6));
    expect(g.table.candidates!.of(2, a)).toBe(ALL);
  });
  test('by seeing where a card goes: no other has its print, for who sees it now', () => {
    const g = laid();
    g.draw(zone.deck, zone.hand(YOU));
    const others = ALL & ~bit(6);
    expect(could(g, YOU)).toEqual([others, others, others, others, others, ALL]);
    expect([could(g, ME), could(g, 2)]).toEqual([Array(6).fill(ALL), Array(6).fill(ALL)]);
    g.move(6 as CardId, zone.open);
    for (const seat of [ME, 2]) expect(could(g, seat).slice(0, 5)).toEqual(Array(5).fill(others));
  });
  test('is mixed among those cards alone that are known to the same seats, or to nobody', () => {
    const g = laid();
    g.deny(1 as CardId, bit(1));
    g.deny(2 as CardId, bit(1) | bit(2));
    g.deny(3 as CardId, bit(1) | bit(3));
    g.reveal(3 as CardId, 1 << YOU);
    const before = could(g, ME);
    g.table.candidates!.mix(g.table.plan.start[zone.deck]!, 3, 0);
    expect(could(g, ME)).toEqual([before[0]! | before[1]!, before[0]! | before[1]!, ...before.slice(2)]);
  });
  test('a clue speaks of all cards with which its own may have changed contents, and of no others', () => {
    const g = laid();
    const moved = g.move(g.draw(zone.deck, zone.hand(YOU)), zone.base(YOU));
    g.clue(bit(moved), bit(6) | bit(1));
    g.clue(bit(1) | bit(moved), bit(1) | bit(6));
    g.shuffle(zone.deck);
    const deck = [1, 2, 3, 4, 5].reduce((cards, card) => cards | bit(card), 0);
    expect([...g.table.candidates!.clues]).toEqual([deck | bit(moved), bit(1) | bit(6), bit(moved), bit(6) | bit(1)]);
  });
  test('shares are the same however often they are asked for, and whatever was asked for before', () => {
    const g = laid();
    g.deny(1 as CardId, bit(2) | bit(3));
    const sampler = new CandidateSampler();
    const shares = (size: number, by = sampler): number[] => {
      const told: number[] = [];
      // What stands behind so many cards was left there by an earlier look.
      const list = Int32Array.of(1, 2, 3, 4, 5, 6);
      by.prepare(g.table, ME, list, list, size);
      by.shares((_card, _print, share) => told.push(share));
      return told;
    };
    const [small, large] = [4, 6].map((size) => shares(size, new CandidateSampler()));
    for (const size of [4, 6, 4]) expect(shares(size)).toEqual(size === 4 ? small : large);
    sampler.shares((_card, _print, share) => expect(share).toBeLessThanOrEqual(1));
  });
  test('is its own: a view holds no findings of another seat, but those that everybody has', () => {
    const g = laid();
    g.reveal(1 as CardId, 1 << ME);
    g.deny(2 as CardId, bit(3));
    g.table.candidates!.mask(YOU);
    const found = [ALL, ALL & ~bit(3), ALL, ALL, ALL, ALL];
    expect([could(g, ME), could(g, YOU), could(g, 2)]).toEqual([Array(6).fill(0), found, found]);
  });
  test('in a guess the others have found out what everybody has, and what the cards that they see leave', () => {
    const g = laid([1, 2, 3, 4, 5, 5]);
    const box = ALL & ~bit(6);
    g.reveal(2 as CardId, 1 << YOU);
    g.reveal(5 as CardId, 1 << YOU);
    g.reveal(3 as CardId, 1 << ME);
    g.deny(1 as CardId, bit(4));
    const mine = could(g, ME);
    g.table.candidates!.mask(ME);
    g.table.candidates!.suppose(ME);
    // Another card may have the print that is there twice; what everybody denies is denied to what they see as well.
    expect(could(g, YOU)).toEqual([box & ~bit(4) & ~bit(2), box, ...Array(2).fill(box & ~bit(2)), box, box & ~bit(2)]);
    expect(could(g, ME)).toEqual(mine);
    expect(could(g, 2)).toEqual([box & ~bit(4), ...Array(5).fill(box)]);
  });
  test('in a guess the guesser keeps what it saw and lost sight of, and the others know the last card too', () => {
    const g = laid([1, 2, 3, 4, 5]);
    const shown = g.bring(6 as DefId, zone.open);
    const others = could(g, 2);
    for (let i = 0; i < 2; i++) g.draw(zone.deck, zone.hand(YOU));
    for (const card of [4, 5] as CardId[]) g.reveal(card, 1 << ME);
    g.move(5 as CardId, zone.base(YOU));
    const mine = could(g, ME);
    expect(mine.slice(3, 5)).toEqual([bit(4) | bit(5), bit(4) | bit(5)]);
    g.table.candidates!.suppose(ME);
    expect([could(g, ME), could(g, 2)]).toEqual([mine, others]);
    expect(could(g, YOU)[0]! & bit(g.table.def[shown]!)).toBe(0);
  });
  test('is mixed when a hand is tidied, and not kept up any more once nobody asks', () => {
    const g = laid();
    for (let i = 0; i < 3; i++) g.draw(zone.deck, zone.hand(YOU));
    const cards = [6, 5, 4] as [CardId, CardId, CardId];
    g.deny(cards[0], bit(1));
    g.reveal(cards[2], 1 << ME);
    // What lies elsewhere is not in the hand, though the same seat knows it.
    const apart = g.draw(zone.deck, zone.base(YOU));
    g.deny(apart, bit(1));
    g.tidy(zone.hand(YOU));
    expect(g.table.candidates!.of(ME, apart)).toBe(ALL & ~bit(1) & ~bit(g.table.def[cards[2]]!));
    const rest = ALL & ~bit(g.table.def[cards[2]]!);
    expect(cards.slice(0, 2).map((card) => g.table.candidates!.of(ME, card))).toEqual([rest, rest]);
    g.table.head[HEAD.untracked] = 1;
    g.deny(cards[0], bit(2));
    g.clue(bit(cards[0]), bit(2));
    g.reveal(1 as CardId, 1 << ME);
    g.shuffle(zone.deck);
    g.reveal(cards[1], 1 << ME);
    g.move(cards[0], zone.deck);
    expect([g.table.candidates!.of(ME, cards[0]), [...g.table.candidates!.clues]]).toEqual([rest, [0, 0, 0, 0]]);
    expect(g.table.candidates!.of(ME, cards[1]), 'what is forgotten then is no finding').toBe(rest);
  });
  test('a deal is drawn with two draws for each card, and the lowest draw is a deal as well', () => {
    const g = laid();
    // The first card has neither of the first two prints: what leads nowhere is passed over.
    g.deny(1 as CardId, bit(1) | bit(2));
    for (const card of [2, 3, 4]) g.deny(card as CardId, bit(5) | bit(6));
    const sampler = new CandidateSampler();
    const list = Int32Array.of(1, 2, 3, 4, 5, 6);
    sampler.prepare(g.table, ME, list, list, 6);
    const def = new Int32Array(7);
    let draws = 0;
    const lowest = (): number => {
      draws++;
      return 0;
    };
    sampler.sample(def, { below: lowest });
    expect([draws, [...def]]).toEqual([12, [0, 3, 1, 2, 4, 5, 6]]);
  });
  test('cannot contradict itself: where no deal is left, that is an error', () => {
    const g = laid();
    for (let print = 2; print <= 6; print++) g.table.candidates!.deny(1 as CardId, bit(print));
    g.table.candidates!.deny(2 as CardId, bit(2) | bit(3) | bit(4) | bit(5) | bit(6));
    const sampler = new CandidateSampler();
    const list = Int32Array.of(1, 2, 3, 4, 5, 6);
    expect(() => sampler.prepare(g.table, ME, list, list, 6)).toThrow('no deal agrees with what is known');
  });
});

describe('findings go along', () => {
  test('what was known before a shuffle is known of the whole pile', () => {
    const g = laid();
    for (let i = 0; i < 2; i++) g.draw(zone.deck, zone.open);
    const shown = [g.table.printed(g.table.card(zone.open, 0)), g.table.printed(g.table.card(zone.open, 1))];
    g.moveAll(zone.deck, zone.hand(YOU));
    g.moveAll(zone.open, zone.deck);
    g.shuffle(zone.deck);
    const mask = shown.reduce((all, def) => all | bit(def), 0);
    for (let i = 0; i < 2; i++) expect(g.table.candidates!.of(ME, g.table.card(zone.deck, i))).toBe(mask);
  });
  test('what is denied to a card in a hand is lost among its equals when one of them leaves unseen', () => {
    const g = laid();
    g.shuffle(zone.deck);
    const [a, b] = [g.draw(zone.deck, zone.hand(YOU)), g.draw(zone.deck, zone.hand(YOU))];
    const denied = [1, 2, 3, 4, 5, 6].find((def) => def !== g.table.def[a])!;
    g.deny(a, bit(denied));
    g.move(b, zone.base(YOU));
    for (const card of [a, b]) expect(g.table.candidates!.of(ME, card) & bit(denied)).not.toBe(0);
  });
  test('a card that leaves a hand mixes with the hand alone', () => {
    const g = laid();
    const [a, b, base] = [4, 5, 6].map((card) => card as CardId);
    g.move(base!, zone.base(YOU));
    for (const card of [a!, b!]) g.move(card, zone.hand(YOU));
    g.deny(base!, bit(1));
    g.move(a!, zone.deck);
    expect(g.table.candidates!.of(ME, base!) & bit(1)).toBe(0);
  });
  test('a view has the findings of its seat and those that everybody has, and no others', () => {
    const g = laid();
    const found = g.table.candidates!;
    const own = [1, 2, 3].map((card) => found.of(ME, card as CardId));
    conceal(g.table, ME);
    expect([1, 2, 3].map((card) => found.of(ME, card as CardId))).toEqual(own);
    expect([1, 2, 3].map((card) => found.of(YOU, card as CardId))).toEqual([0, 0, 0]);
    expect(found.of(2, 1 as CardId)).not.toBe(0);
  });
  test('a card that has left a zone is not found in it any more', () => {
    const g = laid();
    g.move(6 as CardId, zone.open);
    expect([g.table.find(zone.deck, 6 as DefId), g.table.find(zone.open, 6 as DefId)]).toEqual([0, 6]);
  });
  test('before a shuffle what surely lies among its cards is ruled out of all others', () => {
    const g = laid();
    const [one, two, , four] = [1, 2, 3, 4].map((card) => card as CardId);
    const found = g.table.candidates!;
    g.move(four!, zone.base(YOU));
    // Two cards of the deck have two prints between them, and a third can then have only one of what is left.
    const all = [1, 2, 3, 4, 5, 6].reduce((mask, def) => mask | bit(def), 0);
    for (const card of [one!, two!]) g.deny(card, all & ~(bit(1) | bit(2)));
    g.deny(3 as CardId, all & ~(bit(2) | bit(3)));
    expect(found.of(ME, four!) & bit(1)).not.toBe(0);
    g.shuffle(zone.deck);
    for (const seat of [ME, 2]) expect(found.of(seat, four!)).toBe(bit(4) | bit(5) | bit(6));
  });
  test('what the last card surely is is ruled out of all others before a shuffle as well', () => {
    const g = laid();
    const last = 6 as CardId;
    g.move(last, zone.base(YOU));
    g.deny(last, ~bit(6));
    g.shuffle(zone.deck);
    for (const seat of [ME, 2]) expect(g.table.candidates!.of(seat, 1 as CardId) & bit(6)).toBe(0);
  });
  test('what lies open from the beginning takes no part in what is ruled out before a shuffle', () => {
    const g = laid([1, 2, 3, 4, 5]);
    const open = g.bring(6 as DefId, zone.open);
    const found = g.table.candidates!;
    g.move(4 as CardId, zone.base(YOU));
    // Of what is hidden these two can only have two prints between them; they were not told that the third is none of them.
    for (const card of [1, 2] as CardId[]) g.deny(card, bit(3) | bit(4) | bit(5));
    expect([found.of(ME, 1 as CardId), g.table.knownBy[open]]).toEqual([bit(1) | bit(2) | bit(6), 0b111]);
    g.shuffle(zone.deck);
    expect(found.of(ME, 4 as CardId) & (bit(1) | bit(2))).toBe(0);
  });
  test('what was once thought of a card that is known now rules out nothing', () => {
    const g = laid();
    const found = g.table.candidates!;
    g.move(6 as CardId, zone.base(YOU));
    g.reveal(5 as CardId, 1 << ME);
    g.deny(4 as CardId, bit(6));
    g.reveal(4 as CardId, 1 << ME);
    for (const [each, print] of [
      [1, 3],
      [2, 1],
      [3, 2],
    ] as const)
      g.deny(each as CardId, bit(print) | bit(6));
    g.shuffle(zone.base(ME));
    expect(found.of(ME, 6 as CardId)).toBe(bit(1) | bit(2) | bit(3) | bit(6));
  });
  test('where a hand is mixed nothing is ruled out of cards elsewhere', () => {
    const g = laid();
    const found = g.table.candidates!;
    const all = [1, 2, 3, 4, 5, 6].reduce((mask, def) => mask | bit(def), 0);
    for (const card of [1, 2] as CardId[]) g.deny(card, all & ~(bit(1) | bit(2)));
    for (let i = 0; i < 2; i++) g.draw(zone.deck, zone.hand(YOU));
    g.move(5 as CardId, zone.base(YOU));
    g.table.candidates!.mix(g.table.plan.start[zone.deck]!, 2, 0);
    expect(found.of(ME, 4 as CardId)).toBe(all);
  });
  test('where a print is there twice nothing is ruled out before a shuffle: two cards may have it', () => {
    const g = laid([1, 1, 2, 3, 4, 5]);
    const [first, second] = [g.table.card(zone.deck, 0), g.table.card(zone.deck, 2)];
    // Only 1 is left for one card: another may still have the other 1.
    g.move(first, zone.base(YOU));
    g.deny(first, ~bit(1));
    g.shuffle(zone.deck);
    expect(g.table.candidates!.of(ME, second) & bit(1)).toBe(bit(1));
  });
  test('before a shuffle everybody has what the onlookers have', () => {
    const g = laid();
    const found = g.table.candidates!;
    const last = 6 as CardId;
    g.move(last, zone.base(YOU));
    for (const def of [2, 3, 4, 5]) g.deny(1 as CardId, bit(def));
    g.deny(1 as CardId, bit(6));
    g.shuffle(zone.deck);
    for (let card = 1 as CardId; card <= 6; card++) {
      if ((g.table.knownBy[card]! & (1 << ME)) === 0) expect(found.of(ME, card) & ~found.of(2, card)).toBe(0);
    }
    expect(found.of(ME, last) & bit(1)).toBe(0);
  });
  test('the truth is never ruled out, over random moves', () => {
    const chance = new FastChance(5);
    let ruledOut = 0;
    for (let game = 0; game < 200; game++) {
      const g = laid();
      g.chance = chance;
      g.shuffle(zone.deck);
      const places = [zone.deck, zone.hand(ME), zone.hand(YOU), zone.open];
      for (let step = 0; step < 30; step++) {
        const from = places[chance.below(4)]!;
        const to = places[chance.below(4)]!;
        if (g.table.size(from) > 0 && from !== to) g.move(g.table.card(from, chance.below(g.table.size(from))), to);
        const card = (1 + chance.below(6)) as CardId;
        const print = 1 + chance.below(6);
        if (g.table.def[card] !== print) g.deny(card, bit(print));
        if (chance.below(8) === 0) g.shuffle(zone.deck);
        for (let each = 1; each <= 6; each++) {
          for (const seat of [0, 1, 2]) {
            if ((g.table.candidates!.of(seat, each as CardId) & bit(g.table.def[each]!)) === 0) ruledOut++;
          }
        }
      }
    }
    expect(ruledOut).toBe(0);
  });
});
