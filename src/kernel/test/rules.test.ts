import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { vault, type Vault } from '../contract/test/vault.ts';
import { FactList } from '../facts.ts';
import { Rulebook } from '../flow.ts';
import type { AnyGame, Game } from '../game.ts';
import { HEAD } from '../head.ts';
import type { Action, DefId, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import type { Play } from '../play.ts';
import { type Rules, Rules as Laid, rulesFor } from '../rules.ts';
import { dealtAs } from '../scenario.ts';
import type { SetupOption, SetupOptions } from '../setup.ts';
import { restore, save } from '../snapshot.ts';
import type { Cell, State, Table } from '../table.ts';
import { unspell, verbs } from '../verbs.ts';
import { zones } from '../zones.ts';
import { bazaar } from './bazaar.ts';
import { Stall, stall, type StallOptions } from './stall.ts';

const [NORTH, SOUTH] = [0 as Seat, 1 as Seat];
type VaultRules = Rules<Vault, { readonly long: SetupOption<boolean> }>;

function begun(seed = 3): { rules: VaultRules; s: Vault } {
  const rules = new Laid(vault(), 2);
  const s = rules.create();
  rules.start(s, { long: false }, new FastChance(seed));
  return { rules, s };
}
/** Plays so many decisions at random, one by one. */
function plays(rules: VaultRules, s: Vault, count: number, chance: FastChance): void {
  const out = new Options();
  for (let i = 0; i < count && !rules.over(s); i++) {
    const seat = rules.actor(s);
    rules.legal(s, seat, out);
    rules.apply(s, seat, out.at(chance.below(out.size)), chance);
  }
}

describe('playing out', () => {
  test('is the same as listing, picking and applying one by one', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { rules, s } = begun(seed);
      const other = rules.create();
      rules.copy(other, s);
      const out = new Options();
      for (const most of [1, 3, 9]) {
        expect(rules.playOut(s, new FastChance(most), out, most)).toBe(most);
        plays(rules, other, most, new FastChance(most));
        expect(rules.digest(s)).toBe(rules.digest(other));
        expect([...s.table.words]).toEqual([...other.table.words]);
      }
      rules.playOut(s, new FastChance(seed), out);
      expect([rules.over(s), rules.playOut(s, new FastChance(seed), out)]).toEqual([true, 0]);
    }
  });
});

describe('going on to where there is a choice', () => {
  /** The same one by one: forced moves of a seat first, and of several seats those of the one that acted last. */
  function oneByOne<S extends State>(rules: Rules<S>, s: S, from: Seat, chance: FastChance, out: Options): Seat {
    let seat = from;
    while (!rules.over(s)) {
      rules.legal(s, seat, out);
      if (out.size > 1) rules.game.narrow?.(s, seat, out);
      if (out.size !== 1) break;
      rules.apply(s, seat, out.at(0), chance);
      if ((rules.awaited(s) & (1 << seat)) === 0) seat = rules.actor(s);
    }
    return seat;
  }
  /** Keeps so many of the options, by lot of the position; asks the rules something else meanwhile. */
  const narrowed = <G extends AnyGame>(game: G, keep: (options: number) => number): G => {
    const asked = new Options();
    return {
      ...game,
      narrow(s: State, seat: Seat, out: Options) {
        for (let other = 0; other < s.table.plan.seats; other++) {
          if (other !== seat) asking?.legal(s, other as Seat, asked);
        }
        expect(out.size, 'where nothing is to choose nobody narrows').toBeGreaterThan(1);
        out.size = keep(out.size);
      },
    };
  };
  let asking: Rules | undefined;

  test.each([
    ['narrowed to one', bazaar, () => 1],
    ['narrowed to two', bazaar, () => 2],
    ['narrowed where there is little', vault(), (options: number) => (options < 4 ? 1 : options)],
    ['as it is', stall, (options: number) => options],
    ['by nobody', stall, undefined],
  ] as const)('is the same as listing, narrowing and applying one by one: %s', (_name, laid, keep) => {
    const game = laid as unknown as AnyGame;
    const rules = new Laid(keep === undefined ? game : narrowed(game, keep), game.seats({}));
    asking = rules;
    let forced = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const [s, other] = [rules.create(), rules.create()];
      rules.start(s, { long: false, late: false }, new FastChance(seed));
      const [out, expected] = [new Options(), new Options()];
      const chance = new FastChance(seed + 50);
      for (let turn = 0; turn < 30 && !rules.over(s); turn++) {
        rules.copy(other, s);
        const from = rules.actor(s);
        const before = s.table.serial.reduce((sum, n) => sum + n);
        const seat = rules.onward(s, from, new FastChance(turn), out);
        expect(seat).toBe(oneByOne(rules, other, from, new FastChance(turn), expected));
        expect([...s.table.words]).toEqual([...other.table.words]);
        if (!rules.over(s)) expect(out.toArray()).toEqual(expected.toArray());
        forced += s.table.serial.reduce((sum, n) => sum + n) - before;
        if (!rules.over(s)) rules.apply(s, seat, out.at(chance.below(out.size)), chance);
      }
    }
    expect(forced > 0).toBe(keep?.(9) !== 2);
  });
});

describe('who is to act', () => {
  test('nobody once it is over, and nothing is on offer then', () => {
    const { rules, s } = begun();
    expect([rules.actors(s), rules.awaited(s), rules.actor(s), rules.outcome(s)]).toEqual([1, 1, NORTH, undefined]);
    rules.playOut(s, new FastChance(1), new Options());
    const out = new Options();
    out.add(5 as Action);
    rules.legal(s, NORTH, out);
    expect([rules.actors(s), out.size, rules.decision(s, NORTH)]).toEqual([0, 0, undefined]);
    expect(rules.outcome(s)).toEqual([rules.score(s, NORTH), rules.score(s, SOUTH)]);
    expect(rules.submit(s, NORTH, 0, [], () => new FastChance(1))).toEqual({
      reason: 'over',
      index: 0,
      rule: undefined,
    });
  });
  test('who is not asked has nothing on offer', () => {
    const { rules, s } = begun();
    const out = new Options();
    rules.legal(s, NORTH, out);
    expect(out.size).toBeGreaterThan(0);
    rules.legal(s, SOUTH, out);
    expect([out.size, rules.decision(s, SOUTH)]).toEqual([0, undefined]);
  });
  test('the seat that acts counts what it has done', () => {
    const { rules, s } = begun();
    plays(rules, s, 5, new FastChance(1));
    expect([...s.table.serial]).toEqual([3, 2]);
    expect(rules.decision(s, SOUTH)?.serial).toBe(2);
  });
});

describe('submitting', () => {
  const stream = (): FastChance => new FastChance(1);
  const pass = unspell(vault().verbs, 'pass')!;
  const peek = unspell(vault().verbs, 'peek')!;
  test('carries out all of the actions or none, and draws each from its own stream', () => {
    const { rules, s } = begun();
    const asked: string[] = [];
    const told = new FactList();
    const streams = (seat: Seat, serial: number): FastChance => {
      asked.push(`${seat}/${serial}`);
      return new FastChance(serial);
    };
    expect(rules.submit(s, NORTH, 0, [peek], streams, told)).toBeUndefined();
    expect([asked, s.table.serial[NORTH], told.facts.length]).toEqual([['0/0'], 1, 1]);
    const before = [...s.table.words];
    // After the first of them it is no longer this seat's turn.
    expect(rules.submit(s, SOUTH, 0, [pass, pass, pass], streams, told)).toMatchObject({
      reason: 'notYourTurn',
      index: 1,
    });
    expect([...s.table.words]).toEqual(before);
    expect(told.facts).toHaveLength(1);
  });
  test('is refused with the reason', () => {
    const { rules, s } = begun();
    expect(rules.submit(s, SOUTH, 0, [pass], stream)).toEqual({ reason: 'notYourTurn', index: 0, rule: undefined });
    expect(rules.submit(s, NORTH, 1, [pass], stream)).toEqual({ reason: 'stale', index: 0, rule: undefined });
    const guess = unspell(vault().verbs, 'guess 3')!;
    expect(rules.submit(s, NORTH, 0, [guess], stream)).toEqual({ reason: 'notOffered', index: 0, rule: 'VLT-1.2' });
    expect(rules.submit(s, NORTH, 0, [], stream)).toBeUndefined();
  });
});

describe('why not', () => {
  const act = vault().verbs;
  test('what the question refuses, else what the game says, else the question itself; nothing of what is on offer', () => {
    const { rules, s } = begun();
    const asked = (text: string, who = NORTH): string | undefined => rules.why(s, who, unspell(act, text)!)?.rule;
    expect([asked('guess 3'), asked('take'), asked('pass'), asked('take', SOUTH)]).toEqual([
      'VLT-1.2',
      'VLT-1.1',
      undefined,
      undefined,
    ]);
    const told = new Laid({ ...vault(), refuses: (_s: Vault, seat: Seat) => `VLT-${seat}` }, 2);
    const again = told.create();
    told.start(again, { long: false }, new FastChance(3));
    expect(told.why(again, NORTH, unspell(act, 'take')!)).toEqual({ action: unspell(act, 'take'), rule: 'VLT-0' });
    expect(told.why(again, NORTH, unspell(act, 'guess 3')!)?.rule).toBe('VLT-1.2');
  });
  test('the game hears the rule of the question only of an act that the question offers with something else', () => {
    const heard: (string | undefined)[] = [];
    const told = new Laid(
      { ...vault(), refuses: (...[, , , asked]: [Vault, Seat, Action, string | undefined]) => void heard.push(asked) },
      2,
    );
    const s = told.create();
    told.start(s, { long: false }, new FastChance(3));
    const offered = new Set(told.decision(s, NORTH)!.options.map(({ verb }) => verb));
    const why = ['hide 1000', 'take'].map((text) => told.why(s, NORTH, unspell(act, text)!)?.rule);
    expect([offered.has('hide'), offered.has('take'), heard, why]).toEqual([
      true,
      false,
      ['VLT-1.1', undefined],
      ['VLT-1.1', 'VLT-1.1'],
    ]);
  });
  test('an action is told by its verb and the kinds of its values', () => {
    const { rules } = begun();
    const action = unspell(act, 'guess 5')!;
    expect(rules.decode(action)).toEqual({ action, verb: 'guess', args: [{ kind: 'def', value: 5 }] });
    expect(() => rules.decode((900 << 20) as Action)).toThrow('no verb in action');
  });
});

describe('positions', () => {
  test('equal ones have one digest, and one word apart another', () => {
    const { rules, s } = begun();
    plays(rules, s, 9, new FastChance(2));
    const other = restore(rules, save(rules, s));
    expect([rules.equal(s, other), rules.digest(s) === rules.digest(other)]).toEqual([true, true]);
    const { words, stack, strand } = other.table;
    const from = stack.byteOffset / 4 - words.byteOffset / 4;
    const beyond = (at: number): boolean => {
      const inside = at - from;
      if (inside < 0 || inside >= stack.length) return false;
      const base = inside - (inside % strand);
      const free = s.table.stack[base + 2]!;
      return inside >= (free === 0 ? base + 3 : free);
    };
    for (let at = 0; at < words.length; at++) {
      words[at]! += 1;
      // Where the frames of a strand end is itself a word of the position.
      const own = rules.equal(s, other);
      expect([at, own, rules.digest(s) === rules.digest(other)]).toEqual([at, beyond(at), beyond(at)]);
      words[at]! -= 1;
    }
  });
  test('a cell that was added later changes no digest while it is 0, and every digest when it is not', () => {
    class Grown extends Stall {
      readonly first: Cell<number>;
      readonly second: Cell<number>;
      constructor(table: Table) {
        super(table);
        this.first = table.addedPerGame('first', 'everyone');
        this.second = table.addedPerGame('second', 'everyone');
      }
    }
    const grown = { ...stall, state: (table: Table) => new Grown(table) } as unknown as Game<Grown, StallOptions>;
    const digestWith = (first: number, second: number): number => {
      const rules = new Laid(grown, 2);
      const s = rules.create();
      rules.start(s, { late: false }, new FastChance(1));
      [s.first.value, s.second.value] = [first, second];
      return rules.digest(s);
    };
    const before = new Laid(stall, 2);
    const s = before.create();
    before.start(s, { late: false }, new FastChance(1));
    expect(digestWith(0, 0)).toBe(before.digest(s));
    const others = [digestWith(1, 0), digestWith(2, 0), digestWith(0, 1), digestWith(1, 1)];
    expect(new Set([before.digest(s), ...others]).size).toBe(5);
    s.days.value = 1;
    expect(before.digest(s)).not.toBe(digestWith(0, 0));
  });
  test('a view is trimmed: what ended frames left behind is not in it', () => {
    const { rules, s } = begun();
    plays(rules, s, 9, new FastChance(2));
    s.table.stack[s.table.strand - 1] = 77;
    const view = rules.create();
    rules.mask(s, NORTH, view);
    expect([view.table.stack[s.table.strand - 1], s.table.stack[s.table.strand - 1]]).toEqual([0, 77]);
    expect(view.table.stack[0]).toBe(s.table.stack[0]);
    rules.trim(s);
    expect(s.table.stack[s.table.strand - 1]).toBe(0);
  });
  test('rules are laid out once for each number of seats', () => {
    const game = { ...vault(), seats: ({ long }: { readonly long: boolean }) => (long ? 2 : 1) };
    const [two, again, one] = [true, true, false].map((long) => rulesFor(game, { long }));
    expect(two).toBe(again);
    expect([two!.seats, one!.seats]).toEqual([2, 1]);
    expect(rulesFor({ ...game }, { long: true })).not.toBe(two);
  });
  test('a reward is what the game says, else won, drawn or lost', () => {
    const { rules, s } = begun();
    s.table.score.set([5, -2]);
    expect([rules.reward(s, NORTH), rules.reward(s, SOUTH)]).toEqual([1, 0]);
    s.table.score.set([0, 0]);
    expect(rules.reward(s, NORTH)).toBe(0.5);
    const own = new Laid({ ...vault(), reward: (_s: Vault, seat: Seat) => 0.1 + seat }, 2);
    expect(own.reward(s, SOUTH)).toBe(1.1);
  });
  test('findings are kept up until they are not', () => {
    const { rules, s } = begun();
    expect(s.table.head[HEAD.untracked]).toBe(0);
    rules.untrack(s);
    expect(s.table.head[HEAD.untracked]).toBe(1);
  });
});

describe('strands', () => {
  const { plan, zone } = zones(3, { deck: { per: 'game', room: 3, sees: 'nobody', order: 'line' } });
  const act = verbs({ say: ['number'] });
  class Talk {
    readonly table: Table;
    readonly heard: Cell<number>;
    constructor(table: Table) {
      this.table = table;
      this.heard = table.perGame('heard', 'everyone');
    }
  }
  type G = Play<Talk>;
  const gameOf = (book: Rulebook<Talk>, begin: (g: G) => void, more: object = {}): Game<Talk, SetupOptions> =>
    ({
      ...vault(),
      options: {},
      plan,
      cards: 3,
      book,
      verbs: act,
      state: (table: Table) => new Talk(table),
      deal(g: G) {
        g.bring(1 as DefId, zone.deck);
        begin(g);
      },
      position: (g: G) => begin(g),
      ...more,
    }) as unknown as Game<Talk, SetupOptions>;
  const startedOf = (game: Game<Talk, SetupOptions>): { rules: Rules<Talk>; s: Talk } => {
    const rules = new Laid(game, 3);
    const s = rules.create();
    rules.start(s, {}, new FastChance(1));
    return { rules, s };
  };

  test('frames that fill a strand to the last word leave those of the next seat as they are', () => {
    const book = new Rulebook<Talk>();
    const inner = book.procedure('inner', { a: 'number' }, [
      { rule: 'X-1', prompt: 'inner', offer: (_g, _l, out) => out.add(act.say(1)), take: () => 'end' },
    ]);
    const mine = book.procedure('mine', {}, [
      { rule: 'X-1', prompt: 'mine', offer: (_g, _l, out) => out.add(act.say(0)), take: (g) => void g.begin(inner) },
    ]);
    const outer = book.procedure('outer', {}, [
      { rule: 'X-1', run: (g) => g.fork(mine, 0b11) },
      { rule: 'X-1', run: (g) => g.finish(() => 0) },
    ]);
    // Three words of the strand, a frame of three and one of four.
    const { rules, s } = startedOf(gameOf(book, (g) => void g.begin(outer), { strand: 3 + 3 + 4 }));
    rules.apply(s, NORTH, act.say(0), new FastChance(1));
    expect([rules.actors(s), rules.decision(s, NORTH)?.prompt, rules.decision(s, SOUTH)?.prompt]).toEqual([
      0b11,
      'inner',
      'mine',
    ]);
  });
  test('of seats that act at once nobody can tell who was asked in between: the same one last, and all is the same', () => {
    const book = new Rulebook<Talk>();
    const question = {
      rule: 'X-1',
      offer: (_g: G, _l: object, out: Options) => out.add(act.say(0)),
      take: () => 'next' as const,
    };
    const mine = book.procedure('mine', {}, [
      { ...question, prompt: 'first' },
      { ...question, prompt: 'second', when: (g) => g.seat > 0 },
    ]);
    const outer = book.procedure('outer', {}, [
      { rule: 'X-1', run: (g) => g.fork(mine, 0b111) },
      { rule: 'X-1', run: (g) => g.finish(() => 0) },
    ]);
    const played = (order: readonly number[]) => {
      const { rules, s } = startedOf(gameOf(book, (g) => void g.begin(outer)));
      for (const seat of order) rules.apply(s, seat as Seat, act.say(0), new FastChance(1));
      return { rules, s };
    };
    const [one, other] = [played([1, 2, 0]), played([2, 1, 0])];
    expect([one.rules.actors(one.s), one.rules.equal(one.s, other.s)]).toEqual([0b110, true]);
  });
  test('a fork asks its seats alone, gives each what is set for it, and ends no epoch by their taking turns', () => {
    const book = new Rulebook<Talk>();
    const mine = book.procedure('mine', { from: 'number' }, [
      { rule: 'X-1', prompt: 'mine', offer: (_g, l, out) => out.add(act.say(l.from)), take: () => 'next' },
      {
        rule: 'X-1',
        prompt: 'more',
        when: (g) => g.seat === 2,
        offer: (_g, _l, out) => out.add(act.say(0)),
        take: () => 'end',
      },
    ]);
    const outer = book.procedure('outer', {}, [
      { rule: 'X-1', run: (g) => g.fork(mine, 0b110, (seat, local) => void (local.from = 10 + seat)) },
      { rule: 'X-1', run: (g) => g.finish(() => g.s.heard.value) },
    ]);
    const { rules, s } = startedOf(gameOf(book, (g) => void g.begin(outer)));
    expect([rules.actors(s), rules.awaited(s), rules.actor(s)]).toEqual([0b110, 0b110, 1]);
    const offered = (seat: number): string[] =>
      rules.decision(s, seat as Seat)?.options.map(({ args }) => String(args[0]!.value)) ?? [];
    expect([offered(0), offered(1), offered(2)]).toEqual([[], ['11'], ['12']]);
    const before = rules.epoch(s);
    for (const [seat, n] of [
      [1, 11],
      [2, 12],
      [2, 0],
    ] as const)
      rules.apply(s, seat as Seat, act.say(n), new FastChance(1));
    expect([rules.over(s), rules.epoch(s) - before]).toEqual([true, 0]);
  });
  test('who is left out of a fork has no frame, and all others are waited for, whoever need not act before', () => {
    const book = new Rulebook<Talk>();
    const say = { offer: (_g: G, _l: object, out: Options) => out.add(act.say(1)), take: () => 'end' as const };
    const mine = book.procedure('mine', {}, [{ rule: 'X-1', prompt: 'mine', ...say }]);
    const outer = book.procedure('outer', {}, [
      {
        rule: 'X-1',
        prompt: 'any',
        anyOf: () => 0b111,
        idle: () => 0b100,
        offer: (_g, _l, out) => out.add(act.say(0)),
        take: () => 'next',
      },
      { rule: 'X-1', run: (g) => g.fork(mine, 0b110) },
      { rule: 'X-1', run: (g) => g.finish(() => 0) },
    ]);
    const { rules, s } = startedOf(gameOf(book, (g) => void g.begin(outer)));
    expect([rules.actors(s), rules.awaited(s)]).toEqual([0b111, 0b011]);
    rules.apply(s, NORTH, act.say(0), new FastChance(1));
    expect([rules.actors(s), rules.awaited(s)]).toEqual([0b110, 0b110]);
    const { stack, strand } = s.table;
    expect([1, 2, 3].map((n) => stack[n * strand] !== 0)).toEqual([false, true, true]);
  });
  test('whose procedure it is asks in its name, whoever answers; where anybody may, in the name of who does', () => {
    const book = new Rulebook<Talk>();
    const heard: number[] = [];
    const speak = {
      values: (g: G) => ({ seat: g.seat }),
      offer: (g: G, _l: object, out: Options) => out.add(act.say(g.seat)),
      take(g: G) {
        heard.push(g.seat);
        return 'next' as const;
      },
    };
    const outer = book.procedure('outer', {}, [
      { rule: 'X-1', prompt: 'by', by: () => 2 as Seat, ...speak },
      { rule: 'X-1', prompt: 'any', anyOf: () => 0b110, ...speak },
      { rule: 'X-1', prompt: 'by', by: () => 2 as Seat, ...speak },
      { rule: 'X-1', prompt: 'any', anyOf: () => 0b100, ...speak },
      { rule: 'X-1', run: (g) => g.finish(() => 0) },
    ]);
    const { rules, s } = startedOf(gameOf(book, (g) => void g.begin(outer, SOUTH)));
    const asked = (seat: number): unknown => {
      const { options, values } = rules.decision(s, seat as Seat)!;
      return [options.map(({ args }) => args[0]!.value), values];
    };
    expect(asked(2)).toEqual([[1], { seat: 1 }]);
    rules.apply(s, 2 as Seat, act.say(1), new FastChance(1));
    expect([asked(1), asked(2)]).toEqual([
      [[1], { seat: 1 }],
      [[2], { seat: 2 }],
    ]);
    rules.apply(s, 2 as Seat, act.say(2), new FastChance(1));
    rules.playOut(s, new FastChance(1), new Options());
    expect(heard).toEqual([1, 2, 1, 2]);
    const again = startedOf(gameOf(book, (g) => void g.begin(outer, SOUTH)));
    heard.length = 0;
    again.rules.onward(again.s, 2 as Seat, new FastChance(1), new Options());
    expect(heard).toEqual([1, 2, 1, 2]);
  });
  test('what a zone holds is looked up anew for each state', () => {
    const book = new Rulebook<Talk>();
    const BITS = Int32Array.of(0, 1, 2, 4);
    const ask = book.procedure('ask', {}, [
      {
        rule: 'X-1',
        prompt: 'ask',
        offer: (g, _l, out) => out.add(act.say(g.unionIn(zone.deck, 0, BITS))),
        take: () => 'again',
      },
    ]);
    const { rules, s } = startedOf(gameOf(book, (g) => void g.begin(ask)));
    const out = new Options();
    const other = rules.create();
    rules.copy(other, s);
    other.table.def[1] = 3;
    for (const [state, bits] of [
      [s, 1],
      [other, 4],
      [s, 1],
    ] as const) {
      rules.legal(state, NORTH, out);
      expect(out.toArray()).toEqual([act.say(bits)]);
    }
  });
  test('a deal may lay out a position in which seats are acting at once: they wait as they did', () => {
    const { rules, s } = begun();
    const pass = unspell(rules.game.verbs, 'pass')!;
    for (let i = 0; i < 20 && rules.actors(s) !== 0b11; i++) rules.apply(s, rules.actor(s), pass, new FastChance(1));
    expect(rules.actors(s)).toBe(0b11);
    const again = new Laid(dealtAs(vault(), Int32Array.from(s.table.words)), 2);
    const laid = again.create();
    again.start(laid, { long: false }, new FastChance(1));
    expect([...laid.table.words]).toEqual([...s.table.words]);
    expect([again.actors(laid), again.decision(laid, SOUTH)!.prompt]).toEqual([0b11, rules.decision(s, SOUTH)!.prompt]);
  });
  test('a game that has not said so cannot fork, and one that runs out of procedures is an error', () => {
    const book = new Rulebook<Talk>();
    const inner = book.procedure('inner', {}, []);
    const outer = book.procedure('outer', {}, [{ rule: 'X-1', run: (g) => g.fork(inner, 0b1) }]);
    expect(() => startedOf(gameOf(book, (g) => void g.begin(outer), { forks: false }))).toThrow(
      'has not said that it forks',
    );
    const short = new Rulebook<Talk>();
    const none = short.procedure('none', {}, [{ rule: 'X-1', run: () => undefined }]);
    expect(() => startedOf(gameOf(short, (g) => void g.begin(none)))).toThrow('ran out of procedures');
  });
  test('frames take the room that the game says, to the last word', () => {
    // A strand begins with three words; a frame has three, and one for each local.
    for (const [strand, fits] of [
      [3 + 5, true],
      [3 + 4, false],
    ] as const) {
      const book = new Rulebook<Talk>();
      const two = book.procedure('two', { a: 'number', b: 'number' }, [
        {
          rule: 'X-1',
          run(g, l) {
            l.b = 5;
            g.finish(() => l.a + l.b);
          },
        },
      ]);
      const start = () => startedOf(gameOf(book, (g) => void g.begin(two), { strand }));
      if (fits) expect(start().s.table.score[0]).toBe(5);
      else expect(start).toThrow('no room for a frame of two');
    }
  });
  test('a frame that is begun anew holds nothing of the one before, and the answer of the last one stands', () => {
    const book = new Rulebook<Talk>();
    const once = book.procedure('once', { a: 'number' }, [
      {
        rule: 'X-1',
        run(g, l) {
          g.s.heard.value = g.s.heard.value * 10 + l.a;
          l.a = 7;
          g.answer(g.seat + 3);
        },
      },
    ]);
    const outer = book.procedure('outer', { times: 'number' }, [
      {
        rule: 'X-1',
        run(g, l) {
          if (l.times++ === 2) return 'next';
          g.begin(once, l.times as Seat).a = l.times;
          return 'again';
        },
      },
      { rule: 'X-1', run: (g) => void g.begin(once) },
      { rule: 'X-1', run: (g) => g.finish(() => g.result) },
    ]);
    const { s } = startedOf(gameOf(book, (g) => void g.begin(outer, 2 as Seat)));
    expect([s.heard.value, s.table.score[0]]).toEqual([120, 5]);
  });
  test('a position written by hand is read to the last field, and nothing is left of what was there before', () => {
    const book = new Rulebook<Talk>();
    const ask = book.procedure('ask', {}, [
      { rule: 'X-1', prompt: 'ask', offer: (_g, _l, out) => out.add(act.say(1)), take: () => 'again' },
    ]);
    const rules = new Laid(
      gameOf(book, (g) => void g.begin(ask)),
      3,
    );
    const s = rules.create();
    s.heard.value = 9;
    const told = new FactList();
    rules.lay(s, {}, {}, new FastChance(1), told);
    expect([s.heard.value, rules.actors(s), rules.decision(s, NORTH)?.prompt]).toEqual([0, 1, 'ask']);
    expect(() => rules.lay(s, {}, { extra: 1 }, new FastChance(1))).toThrow('position.extra: is not a field here');
    expect(() => rules.lay(s, {}, 5, new FastChance(1))).toThrow('position: must be an object');
  });
});
