import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { Chances } from '../../../kernel/chances.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT, type Fact, FactList } from '../../../kernel/facts.ts';
import type { CardId, DefId, Seat, Viewer } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Sight } from '../../../kernel/sight.ts';
import { CATEGORY_OF, idOf, MISSION_IDS, missionOf, PLANET_OF } from '../cards/columns.ts';
import { liberation } from '../game.ts';
import { neighbours } from '../galaxy.ts';
import { baseOf, bit, DYNASTY as HUNTERS, type Liberation, roleOf, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { ATTACK, fact } from '../verbs.ts';
import { baseOf as baseLetter, DYNASTY, lay, letters, RESISTANCE } from './at.ts';

const hand = zone.hand;
const printsIn = (s: Liberation, at: ReturnType<typeof hand>): DefId[] =>
  Array.from({ length: s.table.size(at) }, (_, i) => s.table.printed(s.table.card(at, i)));

/**
 * What a careful player would write down during a game, kept apart from the kernel's findings: it lives until the cards
 * concerned can have changed.
 */
class Notes {
  private readonly seat: Seat;
  private baseIsNot = new Set<DefId>();
  private basePlanets: ((planet: number) => boolean)[] = [];
  private handIsNot = new Set<DefId>();
  private near: number | undefined;
  private aside = 0 as CardId;
  private readonly performed = new Map<CardId, { readonly seat: Seat; readonly mission: number }>();

  constructor(seat: Seat) {
    this.seat = seat;
  }
  /** `s` is the truth after the facts. */
  hear(facts: readonly Fact[], s: Liberation): void {
    const opponent = (1 - this.seat) as Seat;
    for (const f of facts) {
      const handChanged = f.kind === FACT.moved && (f.b === hand(opponent) || f.c === hand(opponent));
      if (f.kind === fact.baseTaken) {
        this.baseIsNot.clear();
        this.basePlanets = [];
      }
      if (f.kind === FACT.moved && f.c === zone.aside(opponent)) this.aside = f.a as CardId;
      if (handChanged) this.handIsNot.clear();
      if (handChanged || f.kind === fact.baseTaken) this.near = undefined;
      if (f.kind === FACT.shuffled) this.performed.clear();
      if (f.kind === fact.probed) this.basePlanets.push((planet) => (planet === f.a) === (f.b === 1));
      if (f.kind === fact.attacked && f.b === ATTACK.missed) this.baseIsNot.add(f.a as DefId);
      if (f.kind === fact.attacked && roleOf(s, this.seat) === HUNTERS) this.handIsNot.add(f.a as DefId);
      if (f.kind === fact.sabotaged && roleOf(s, this.seat) !== HUNTERS && f.b === 0) this.handIsNot.add(f.a as DefId);
      if (f.kind === fact.performed && f.a === opponent && f.c === 0) {
        this.performed.set(this.aside, { seat: opponent, mission: f.b });
      }
    }
    for (const def of printsIn(s, hand(this.seat))) this.baseIsNot.add(def);
    for (const def of printsIn(s, zone.captured)) this.baseIsNot.add(def);
  }
  /** An ordinary sabotage was legal: something in hand or the base is connected to what was named. */
  justified(mask: number): void {
    this.near = mask;
  }
  contradicts(guess: Liberation): string | undefined {
    const { table } = guess;
    const base = baseOf(guess);
    if (roleOf(guess, this.seat) === HUNTERS && table.size(base) > 0) {
      const def = table.printed(table.top(base));
      if (this.baseIsNot.has(def)) return `the base is ${def}`;
      if (this.basePlanets.some((holds) => !holds(PLANET_OF[def]!))) return `the base is on planet ${PLANET_OF[def]}`;
    }
    const others = printsIn(guess, hand((1 - this.seat) as Seat));
    if (others.some((def) => this.handIsNot.has(def))) return `the hand is ${others.join()}`;
    if (this.near !== undefined) {
      const all = [...others, table.printed(table.top(base))];
      if (all.every((def) => (this.near! & bit(def)) === 0)) return 'nothing is near the sabotage';
    }
    for (const [card, { seat, mission }] of this.performed) {
      if (missionOf(roleOf(guess, seat), table.printed(card)) !== mission)
        return `${MISSION_IDS[mission]} was card ${table.printed(card)}`;
    }
    return undefined;
  }
}

describe('guesses agree with what was told', () => {
  for (const sample of [
    {},
    { warped: 'random' },
    { openPlay: true, openDiscards: true },
    { roles: 'after' },
  ] as const) {
    test(JSON.stringify(sample), () => {
      const setup = readSetup(liberation.options, sample);
      const rules = rulesFor(liberation, setup);
      const [s, guess] = [rules.create(), rules.create()];
      const out = new Options();
      let guesses = 0;
      for (let game = 0; game < 60; game++) {
        const chance = new FastChance(game);
        rules.start(s, setup, chance);
        const seats = [DYNASTY, RESISTANCE].map((seat) => ({ notes: new Notes(seat), sight: new Sight(rules, seat) }));
        while (!rules.over(s)) {
          const seat = rules.actor(s);
          rules.legal(s, seat, out);
          const action = out.at(chance.below(out.size));
          const { prompt } = rules.decision(s, seat)!;
          const told = new FactList();
          rules.apply(s, seat, action, chance, told);
          for (const { notes, sight } of seats) {
            notes.hear(told.facts, s);
            const named = told.facts.find(({ kind }) => kind === fact.sabotaged);
            if (named !== undefined && prompt === 'resistanceAction' && roleOf(s, sight.seat) === HUNTERS) {
              notes.justified(neighbours(s.galaxy.value, named.a as DefId));
            }
            if (rules.over(s)) continue;
            sight.look(s);
            for (let i = 0; i < 4; i++, guesses++) {
              sight.determinize(guess, chance);
              expect(notes.contradicts(guess)).toBeUndefined();
            }
          }
        }
      }
      expect(guesses).toBeGreaterThan(20_000);
    });
  }
});

test('guesses are uniform over all deals that agree with what was told', () => {
  // Hidden from the Dynasty: base N, hand J and M, deck L and K; everything else it sees.
  const t = lay({
    captured: ['H', 'C', 'B', 'A exerted', 'D exerted', 'E exerted', 'F exerted'],
    dynasty: { hand: ['G', 'I'] },
    resistance: { hand: ['J', 'M'], base: 'N' },
    deck: ['L', 'K'],
  });
  // The base is not on Ishkal; then a sabotage of G, which is connected to F, H and L alone: one of them is near.
  t.at('dynasty').does('exert B, mission', 'discard I', 'planet Ishkal');
  t.at('resistance').does('pass', 'sabotage K');
  t.at('dynasty').does('pass', 'exert H, attack G');
  const near = 'IJM';
  const prints = ['J', 'K', 'L', 'M', 'N'];
  const sleeves = [baseOf(t.s), hand(RESISTANCE), zone.deck].flatMap((at) =>
    Array.from({ length: t.s.table.size(at) }, (_, i) => t.s.table.card(at, i)),
  );
  const possible = permutations(prints).filter(
    ([b, one, two]) => !'IJK'.includes(b!) && [b, one, two].some((id) => near.includes(id!)),
  );
  expect(possible.length).toBeGreaterThan(30);
  expect(possible.length).toBeLessThan(120);
  const counts = new Map(possible.map((deal) => [deal.join(''), 0]));
  const sight = new Sight(t.rules, DYNASTY).look(t.s);
  expect(sight.hiddenCards).toBe(5);
  const guess = t.rules.create();
  const chance = new FastChance(5);
  const samples = 300 * possible.length;
  for (let i = 0; i < samples; i++) {
    sight.determinize(guess, chance);
    const deal = sleeves.map((card) => 'ABCDEFGHIJKLMN'[guess.table.printed(card) - 1]).join('');
    expect(counts.has(deal)).toBe(true);
    counts.set(deal, counts.get(deal)! + 1);
  }
  const expected = samples / possible.length;
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = possible.length - 1;
  expect(Math.abs(chi - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom));
  expect(baseLetter(t)).toBe('N');
});
function permutations(list: readonly string[]): string[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((head, i) => permutations(list.toSpliced(i, 1)).map((rest) => [head].concat(rest)));
}

test('a card of another category is never guessed for a mission performed from hand', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['K', 'A'], base: 'J' }, turn: 'resistance' });
  t.at('resistance').does('mission K', 'discard A', 'lay J');
  const sight = new Sight(t.rules, DYNASTY).look(t.s);
  const guess = t.rules.create();
  const chance = new FastChance(2);
  const seen = new Set<number>();
  for (let i = 0; i < 200; i++) {
    sight.determinize(guess, chance);
    seen.add(guess.table.printed(guess.table.top(zone.discard)));
  }
  expect([...seen].map((def) => CATEGORY_OF[def])).toEqual([...seen].map(() => CATEGORY_OF[11]));
  expect(seen.size).toBe(2); // D or K: H is captured.
});

test('what the base could be is exactly what is left, for the Dynasty and for who watches', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['M'] }, resistance: { base: 'N' }, turn: 'resistance' });
  t.at('resistance').does('sabotage L');
  // Something connected to L is the base, as the hand is empty: G, M or N. The Dynasty holds M itself.
  const could = (viewer: Viewer): string => {
    const { table } = t.view(viewer);
    return new Chances(table, viewer)
      .couldBe(table.top(baseOf(t.s)))
      .map(idOf)
      .join('');
  };
  expect([could(DYNASTY), could('spectator'), could(RESISTANCE)]).toEqual(['GN', 'GMN', 'N']);
  const line = (viewer: Viewer): string | undefined =>
    texts.en.table(t.view(viewer), viewer).find((one) => one.includes('could be'));
  expect([line(DYNASTY), line('spectator'), line(RESISTANCE)]).toEqual([
    '  could be: G N',
    '  could be: G M N',
    undefined,
  ]);
});
rule(['LIB-9.4', 'LIB-11.3'], 'what is surely among the cards of a reshuffle is not the base afterwards either', () => {
  const drawn = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const position = {
      captured: ['H', 'B', 'C', 'E', 'F', 'G', 'I', 'L', 'N'],
      dynasty: { hand: ['D'] },
      resistance: { hand: ['K', 'A', 'M'], base: 'J' },
      deck: [],
      turn: 'resistance',
    };
    const t = lay(position, { seed });
    const could = (viewer: Viewer): string => {
      const { table } = t.view(viewer);
      return new Chances(table, viewer)
        .couldBe(table.top(baseOf(t.s)))
        .map(idOf)
        .join('');
    };
    // Of the shipyards H is captured and D in the own hand: the mission was performed with K. Who watches does not know.
    t.at('resistance').does('mission K', 'discard A', 'lay J');
    expect([could(DYNASTY), could('spectator')]).toEqual(['AJM', 'ADJKM']);
    t.at('dynasty').does('draw');
    expect(t.s.circle.value).toBe(2);
    const own = letters(t.s, hand(DYNASTY)).replace('D', '');
    drawn.add(own);
    expect(could(DYNASTY)).toBe(own === 'A' ? 'JM' : 'AJM');
    expect(could('spectator')).toBe('ADJKM');
  }
  expect([...drawn].toSorted()).toEqual(['A', 'K']);
});
test('shares are those of the guesses', () => {
  const t = lay({
    captured: ['H', 'C', 'B', 'A exerted', 'D exerted', 'E exerted', 'F exerted'],
    dynasty: { hand: ['G', 'I'] },
    resistance: { hand: ['J', 'M'], base: 'N' },
    deck: ['L', 'K'],
  });
  t.at('dynasty').does('exert B, mission', 'discard I', 'planet Ishkal');
  t.at('resistance').does('pass', 'sabotage K');
  const view = t.view(DYNASTY);
  const chances = new Chances(view.table, DYNASTY);
  const sight = new Sight(t.rules, DYNASTY).look(t.s);
  const guess = t.rules.create();
  const chance = new FastChance(9);
  const counts = new Map<DefId, number>();
  const guesses = 20_000;
  for (let i = 0; i < guesses; i++) {
    sight.determinize(guess, chance);
    const def = guess.table.printed(guess.table.top(baseOf(guess)));
    counts.set(def, (counts.get(def) ?? 0) + 1);
  }
  expect(chances.couldBe(view.table.top(baseOf(view)))).toEqual([...counts.keys()].toSorted((a, b) => a - b));
  for (const [def, n] of counts) expect(n / guesses).toBeCloseTo(chances.of(view.table.top(baseOf(view)), def), 1);
});
