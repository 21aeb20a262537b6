import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT } from '../../../kernel/facts.ts';
import { HEAD } from '../../../kernel/head.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import { roleAt, textAt, textFor } from '../../../kernel/roles.ts';
import { type Rules, rulesFor } from '../../../kernel/rules.ts';
import type { GameText, Language } from '../../../kernel/text.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { liberation } from '../game.ts';
import { neighbours } from '../galaxy.ts';
import type { options } from '../rules/02-setup.ts';
import { DYNASTY, type Liberation, RESISTANCE, roleOf, seatOfRole, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { fact } from '../verbs.ts';
import { deal, letters, lay, seen, sorted, type T } from './at.ts';

const AFTER = { roles: 'after' } as const;
const [FIRST, SECOND] = [0 as Seat, 1 as Seat];
const otherSeat = (seat: Seat): Seat => (1 - seat) as Seat;
const handsOf = (t: T): string[] => [FIRST, SECOND].map((seat) => sorted(letters(t.s, zone.hand(seat))));
/** Deals, and lets the two seats ask. */
function asked(first: string, second: string, seed = 1): T {
  const t = deal(AFTER, seed);
  t.at('first').does(`ask ${first}`);
  t.at('second').does(`ask ${second}`);
  return t;
}

rule('LIB-2.7', 'with the hands dealt nobody has a side yet, and each player sees its own hand alone', () => {
  const t = deal(AFTER);
  expect([t.toAct, t.seatNames]).toEqual([['first'], ['first', 'second']]);
  const hands = handsOf(t);
  expect(hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(hands.join('')).toBe(
    sorted(letters(deal().s, zone.hand(FIRST))) + sorted(letters(deal().s, zone.hand(SECOND))),
  );
  expect(sorted(seen(t, FIRST, zone.hand(FIRST)))).toBe(hands[0]);
  expect([seen(t, FIRST, zone.hand(SECOND)), seen(t, SECOND, zone.hand(FIRST))]).toEqual(['???', '???']);
  expect([seen(t, 'spectator', zone.hand(FIRST)), seen(t, 'spectator', zone.hand(SECOND))]).toEqual(['???', '???']);
});

rule('LIB-R36', 'the first seat says which side it asks for, then the second; nothing else can be done', () => {
  const t = deal(AFTER);
  expect(t.at('first').offered).toEqual(['ask dynasty', 'ask resistance']);
  expect([t.at('first').prompt, t.at('second').offered]).toEqual(['ask', []]);
  t.at('first').does('ask resistance');
  expect([t.toAct, t.s.asked.value, t.s.undecided.value]).toEqual([['second'], 1 + RESISTANCE, 1]);
  expect(t.at('second').offered).toEqual(['ask dynasty', 'ask resistance']);
  expect(t.rules.decision(t.s, SECOND)).toMatchObject({ rule: 'LIB-R36', values: { asked: 1 + RESISTANCE } });
  const why = t.rules.reasons(t.s, SECOND);
  for (const text of ['draw', 'lay', 'pass', 'moveBase'])
    expect(why((liberation.verbs.list.find(({ verb }) => verb === text)!.id << 20) as Action)?.rule).toBe('LIB-R36');
  const later = asked('dynasty', 'resistance');
  const ask = liberation.verbs.list.find(({ verb }) => verb === 'ask')!.id << 20;
  expect(later.rules.reasons(later.s, FIRST)(ask as Action)?.rule).toBe('LIB-R36');
});

rule('LIB-R36', 'two different wishes are granted, and nobody draws lots', () => {
  for (const [first, second] of [
    ['dynasty', 'resistance'],
    ['resistance', 'dynasty'],
  ] as const) {
    const t = deal(AFTER, 4);
    t.at('first').does(`ask ${first}`);
    const epoch = t.rules.epoch(t.s);
    t.at('second').does(`ask ${second}`);
    expect(t.seatNames).toEqual([first, second]);
    // Another seat has acted, and chance was not drawn.
    expect(t.rules.epoch(t.s)).toBe(epoch + 1);
    expect([t.s.undecided.value, t.s.asked.value]).toEqual([0, 0]);
    expect(t.facts.filter(({ kind }) => kind >= FACT.game).map(({ kind, a, b }) => [kind, a, b])).toEqual([
      [fact.asked, FIRST, first === 'dynasty' ? DYNASTY : RESISTANCE],
      [fact.asked, SECOND, second === 'dynasty' ? DYNASTY : RESISTANCE],
      [fact.decided, first === 'dynasty' ? FIRST : SECOND, 0],
    ]);
  }
});

rule('LIB-R36', 'where both ask for the same side the lot decides, now so, now so', () => {
  for (const side of ['dynasty', 'resistance']) {
    const seats = Array.from({ length: 40 }, (_, seed) => {
      const t = asked(side, side, seed + 1);
      const dynasty = seatOfRole(t.s, DYNASTY);
      expect(t.facts.at(-1)).toMatchObject({ kind: fact.decided, a: dynasty, b: 1 });
      expect(t.seatNames[dynasty]).toBe('dynasty');
      return dynasty;
    });
    const first = seats.filter((seat) => seat === FIRST).length;
    expect(first).toBeGreaterThan(8);
    expect(first).toBeLessThan(32);
  }
});

rule(['LIB-R36', 'LIB-2.8', 'LIB-2.9', 'LIB-2.11'], 'hands and seats stay, and the setup goes on by sides', () => {
  const before = handsOf(deal(AFTER));
  const t = asked('resistance', 'dynasty');
  expect(handsOf(t)).toEqual(before);
  expect(t.toAct).toEqual(['dynasty']);
  expect(t.at('dynasty').seat).toBe(SECOND);
  expect(
    sorted(
      t
        .at('dynasty')
        .offered.map((phrase) => phrase.slice(4))
        .join(''),
    ),
  ).toBe(before[1]);
  t.at('dynasty').does(`lay ${before[1]![0]}`);
  expect(t.toAct).toEqual(['resistance']);
  t.at('resistance').does(`lay ${before[0]![0]}`);
  expect(letters(t.s, zone.base(FIRST))).toBe(before[0]![0]);
  expect([seen(t, SECOND, zone.base(FIRST)), seen(t, 'spectator', zone.base(FIRST))]).toEqual(['?', '?']);
  expect([t.toAct, t.at('dynasty').prompt]).toEqual([['dynasty'], 'dynastyStep1']);
});

describe('in words', () => {
  const said = (t: T, language: Language): string[] =>
    t.facts.flatMap((one) => (one.kind < FACT.game ? [] : (texts[language].fact(t.s, one, 'spectator') ?? [])));
  test('the log tells what was asked for and what was decided', () => {
    expect(said(asked('resistance', 'dynasty'), 'en')).toEqual([
      'Player 1 asks for the Resistance.',
      'Player 2 asks for the Dynasty.',
      'Player 2 plays the Dynasty.',
    ]);
    const lot = asked('dynasty', 'dynasty');
    const winner = 1 + seatOfRole(lot.s, DYNASTY);
    expect(said(lot, 'en').at(-1)).toBe(`Player ${winner} plays the Dynasty: decided by lot.`);
    expect(said(lot, 'uk')).toEqual([
      'Гравець 1 просить сторону: Династія.',
      'Гравець 2 просить сторону: Династія.',
      `Гравець ${winner} грає за Династію: так вирішив жереб.`,
    ]);
    expect(said(lot, 'ru').at(-1)).toBe(`Игрок ${winner} играет за Династию: так решил жребий.`);
  });
  test('who is asked second is told what the other asks for', () => {
    const t = deal(AFTER);
    const prompt = (seat: Seat): string => {
      const { prompt: name, values } = t.rules.decision(t.s, seat)!;
      return texts.en.prompt(name, values);
    };
    const options = (seat: Seat): string[] =>
      t.rules.decision(t.s, seat)!.options.map(({ action }) => texts.en.option(t.s, seat, action));
    expect(prompt(FIRST)).toBe('Which side do you want to play? If both ask for the same one, it is decided by lot.');
    expect(options(FIRST)).toEqual(['Ask for the Dynasty', 'Ask for the Resistance']);
    t.at('first').does('ask dynasty');
    expect(prompt(SECOND)).toBe('The opponent asks for: Dynasty. If you ask for the same side, it is decided by lot.');
  });
  test('players go by their numbers until they have a side', () => {
    const game = liberation as unknown as AnyGame;
    const text = texts.en as GameText;
    const open = deal(AFTER);
    expect(texts.en.table(open.view(FIRST), FIRST).filter((line) => line.includes('hand'))).toEqual([
      expect.stringMatching(/^Player 1, hand: \w/),
      'Player 2, hand: 3 cards face down',
    ]);
    expect(textAt(game, text, open.s).seats).toEqual(['Player 1', 'Player 2']);
    expect(textAt(game, text, asked('resistance', 'dynasty').s).seats).toEqual(['Resistance', 'Dynasty']);
    expect(textFor(game, text, AFTER).seats).toEqual(['Player 1', 'Player 2']);
    expect(textFor(game, text, {}).seats).toEqual(['Dynasty', 'Resistance']);
    expect([roleAt(game, open.s, FIRST), roleAt(game, asked('resistance', 'dynasty').s, FIRST)]).toEqual([-1, 1]);
  });
});
describe('how it looks before the base is laid', () => {
  const connections = (t: T, seat: Seat): number =>
    Array.from({ length: 3 }, (_, i) => t.s.table.printed(t.s.table.card(zone.hand(seat), i))).reduce(
      (sum, def) => sum + neighbours(t.s.galaxy.value, def).toString(2).replaceAll('0', '').length,
      0,
    );
  const chanceOf = (dynasty: number, resistance: number): number =>
    1 / (1 + Math.exp(2.4 - 0.11 * dynasty - 0.13 * resistance));
  test('well connected hands help the Dynasty, whoever holds them', () => {
    for (const [first, second] of [
      ['dynasty', 'resistance'],
      ['resistance', 'dynasty'],
    ] as const) {
      const t = asked(first, second, 6);
      const seat = seatOfRole(t.s, DYNASTY);
      const chance = chanceOf(connections(t, seat), connections(t, otherSeat(seat)));
      expect(liberation.evaluate(t.s, seat)).toBeCloseTo(chance, 12);
      expect(liberation.evaluate(t.s, otherSeat(seat))).toBeCloseTo(1 - chance, 12);
      t.at('dynasty').does(t.at('dynasty').offered[0]!);
      expect(liberation.evaluate(t.s, seat)).toBeCloseTo(chance, 12);
    }
  });
  test('who asks for a side gets it three times out of four', () => {
    const t = deal(AFTER, 6);
    const [mine, theirs] = [connections(t, FIRST), connections(t, SECOND)];
    const [asDynasty, asResistance] = [chanceOf(mine, theirs), 1 - chanceOf(theirs, mine)];
    expect(liberation.evaluate(t.s, FIRST)).toBeCloseTo((asDynasty + asResistance) / 2, 12);
    expect(liberation.evaluate(t.s, SECOND)).toBeCloseTo(1 - (asDynasty + asResistance) / 2, 12);
    t.at('first').does('ask dynasty');
    expect(liberation.evaluate(t.s, FIRST)).toBeCloseTo(0.75 * asDynasty + 0.25 * asResistance, 12);
    const other = deal(AFTER, 6);
    other.at('first').does('ask resistance');
    expect(liberation.evaluate(other.s, FIRST)).toBeCloseTo(0.25 * asDynasty + 0.75 * asResistance, 12);
  });
});

test('a position says who sits first, and only where that is left open', () => {
  const position = { captured: ['H'], dynasty: { hand: ['B'] }, resistance: { hand: ['K'], base: 'J' } };
  const t = lay({ ...position, galaxy: 'G1', first: 'resistance' }, { setup: AFTER });
  expect(t.seatNames).toEqual(['resistance', 'dynasty']);
  expect([letters(t.s, zone.hand(FIRST)), letters(t.s, zone.hand(SECOND))]).toEqual(['K', 'B']);
  expect(letters(t.s, zone.base(FIRST))).toBe('J');
  t.at('dynasty').does('exert H, capture B');
  expect(lay({ ...position, galaxy: 'G1' }, { setup: AFTER }).seatNames).toEqual(['dynasty', 'resistance']);
  expect(() => lay({ ...position, galaxy: 'G1', first: 'resistance' })).toThrow(
    'position.first: is the Dynasty where the setup says roles: before',
  );
});

type LiberationRules = Rules<Liberation, typeof options>;
/** Of a mask with a bit for each seat, the first two changed round. */
const crossed = (mask: number): number => (mask & ~3) | ((mask & 1) << 1) | ((mask >> 1) & 1);
const swap = (cells: Int32Array, a: number, b: number): void => {
  [cells[a], cells[b]] = [cells[b]!, cells[a]!];
};

/** The same position with the players at each other's seats: all that is by seat changes round, and the roles with it. */
function mirror(rules: LiberationRules, s: Liberation): Liberation {
  const into = rules.create();
  rules.copy(into, s);
  const { table } = into;
  const { plan } = table;
  for (const place of [zone.hand, zone.base, zone.oldBase, zone.aside, zone.spied]) {
    const [a, b] = [place(FIRST), place(SECOND)];
    swap(table.count, a, b);
    for (let i = 0; i < plan.room[a]!; i++) swap(table.slots, plan.start[a]! + i, plan.start[b]! + i);
    for (const at of [a, b]) for (let i = 0; i < table.size(at); i++) table.at[table.card(at, i)] = at;
  }
  for (let card = 1; card <= table.cards; card++) table.knownBy[card] = crossed(table.knownBy[card]!);
  swap(table.serial, 0, 1);
  swap(table.score, 0, 1);
  for (const word of [HEAD.asked, HEAD.idle]) table.head[word] = crossed(table.head[word]!);
  table.head[HEAD.last] = crossed(table.head[HEAD.last]!);
  const found = ['couldBe0', 'couldBe1'].map((name) => table.layout.find((part) => part.name === name)!);
  for (let i = 0; i < found[0]!.length; i++) swap(table.words, found[0]!.at + i, found[1]!.at + i);
  into.swapped.value ^= 1;
  return into;
}
/** All words but the frames, whose seats are those of whoever began them. */
function wordsOf({ table }: Liberation): string {
  const stack = table.layout.find(({ name }) => name === 'stack')!;
  return [...table.words.subarray(0, stack.at), ...table.words.subarray(stack.at + stack.length)].join();
}
/** One game of either seating, and everything that is looked at after each choice. */
class Pair {
  readonly rules: LiberationRules;
  readonly one: Liberation;
  readonly two: Liberation;
  private readonly out = [new Options(), new Options()] as const;
  constructor(setup: Readonly<Record<string, unknown>>, seed: number) {
    const read = readSetup(liberation.options, { ...setup, ...AFTER });
    this.rules = rulesFor(liberation, read);
    this.one = this.rules.create();
    const chance = new FastChance(seed);
    this.rules.start(this.one, read, chance);
    for (const [seat, role] of [
      [FIRST, DYNASTY],
      [SECOND, RESISTANCE],
    ] as const) {
      this.rules.legal(this.one, seat, this.out[0]);
      this.rules.apply(this.one, seat, this.out[0].at(role), chance);
    }
    this.two = mirror(this.rules, this.one);
  }
  /** Makes one choice in both games; what each is told about it. */
  step(pick: FastChance, draw: number): void {
    const { rules, one, two, out } = this;
    const seat = rules.actor(one);
    expect(rules.actor(two)).toBe(otherSeat(seat));
    rules.legal(one, seat, out[0]);
    rules.legal(two, otherSeat(seat), out[1]);
    expect(out[1].toArray().join()).toBe(out[0].toArray().join());
    const action = out[0].at(pick.below(out[0].size));
    expect(JSON.stringify(rules.refusals(two, otherSeat(seat)))).toBe(JSON.stringify(rules.refusals(one, seat)));
    expect(texts.en.option(two, otherSeat(seat), action)).toBe(texts.en.option(one, seat, action));
    rules.apply(one, seat, action, new FastChance(draw), this.toldTo(one));
    rules.apply(two, otherSeat(seat), action, new FastChance(draw), this.toldTo(two));
  }
  readonly told = new Map<Liberation, string[]>();
  private toldTo(s: Liberation) {
    const lines: string[] = [];
    this.told.set(s, lines);
    return {
      fact(kind: number, a: number, b: number, c: number, def: never, seenBy: number): void {
        const line = texts.en.fact(s, { kind, a, b, c, def, seenBy }, 'spectator');
        if (line !== undefined) lines.push(line);
      },
    };
  }
  compare(): void {
    const { rules, one, two } = this;
    expect(wordsOf(two)).toBe(wordsOf(mirror(rules, one)));
    // At the end both hands are shown, one seat after the other.
    expect(this.told.get(two)!.toSorted()).toEqual(this.told.get(one)!.toSorted());
    for (const seat of [FIRST, SECOND]) {
      expect(liberation.evaluate(two, otherSeat(seat))).toBeCloseTo(liberation.evaluate(one, seat), 12);
    }
  }
  /** What each player reads of the table. */
  compareViews(): void {
    const { rules, one, two } = this;
    const view = [rules.create(), rules.create()] as const;
    for (const seat of [FIRST, SECOND]) {
      rules.mask(one, seat, view[0]);
      rules.mask(two, otherSeat(seat), view[1]);
      expect(texts.en.table(view[1], otherSeat(seat))).toEqual(texts.en.table(view[0], seat));
    }
  }
}
describe('with the roles swapped a game is the mirror of the same game with the roles not swapped', () => {
  for (const setup of [{}, { warped: 'random', openPlay: true }, { balance: 0, openDiscards: true }]) {
    test(JSON.stringify(setup), () => {
      let won = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const pair = new Pair(setup, seed);
        const pick = new FastChance(seed + 100);
        for (let ply = 0; !pair.rules.over(pair.one); ply++) {
          pair.step(pick, seed * 7919 + ply);
          pair.compare();
          if (ply % 25 === 0) pair.compareViews();
        }
        const scores = [FIRST, SECOND].map((seat) => pair.rules.score(pair.one, seat));
        expect([SECOND, FIRST].map((seat) => pair.rules.score(pair.two, seat))).toEqual(scores);
        expect(roleOf(pair.two, SECOND)).toBe(DYNASTY);
        if (scores[FIRST]! > 0) won++;
      }
      // Both endings came up.
      expect(won).toBeGreaterThan(0);
      expect(won).toBeLessThan(12);
    });
  }
});
test('hundreds of games with sides decided after the deal come to an end, won by either side from either seat', () => {
  const setup = readSetup(liberation.options, AFTER);
  const rules = rulesFor(liberation, setup);
  const s = rules.create();
  const out = new Options();
  const winners = new Map<string, number>();
  for (let seed = 0; seed < 300; seed++) {
    const chance = new FastChance(seed);
    rules.start(s, setup, chance);
    rules.playOut(s, chance, out, liberation.bound);
    expect(rules.over(s)).toBe(true);
    const seat = (s.table.score[0]! > 0 ? 0 : 1) as Seat;
    const who = `${seat} ${liberation.seatNames[roleOf(s, seat)]}`;
    winners.set(who, (winners.get(who) ?? 0) + 1);
  }
  expect([...winners.keys()].toSorted()).toEqual(['0 dynasty', '0 resistance', '1 dynasty', '1 resistance']);
});
