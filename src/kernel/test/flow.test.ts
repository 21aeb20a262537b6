import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { facts, FactList } from '../facts.ts';
import { nextIn, Rulebook } from '../flow.ts';
import type { Game } from '../game.ts';
import type { DefId, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import type { Play } from '../play.ts';
import { Rules } from '../rules.ts';
import type { SetupOptions } from '../setup.ts';
import { restore, save } from '../snapshot.ts';
import type { Cell, State, Table } from '../table.ts';
import { amount, DONE, numberOf, PASS, spell, unspell, verbs } from '../verbs.ts';
import { zones } from '../zones.ts';

const { plan, zone } = zones(3, {
  deck: { per: 'game', room: 9, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 9, sees: 'owner', order: 'none' },
  open: { per: 'game', room: 9, sees: 'everyone', order: 'line' },
});
const act = verbs({ say: ['number'], play: ['def'] });
const fact = facts({ said: ['seat', 'number'], doubled: ['number'] });

class Bench {
  readonly table: Table;
  readonly sum: Cell<number>;
  constructor(table: Table) {
    this.table = table;
    this.sum = table.perGame('sum', 'everyone');
  }
}
type G = Play<Bench>;
const seat = (n: number): Seat => n as Seat;

/** A game of one procedure, for the sake of its stages. */
function gameOf(book: Rulebook<Bench>, begin: (g: G) => void, seats = 3): Rules<Bench> {
  const game = {
    name: 'bench',
    edition: 1,
    options: {},
    seats: () => seats,
    seatNames: ['a', 'b', 'c'],
    plan,
    cards: 9,
    forks: true,
    book,
    verbs: act,
    facts: fact,
    secretVerbs: [],
    state: (table: Table) => new Bench(table),
    deal(g: G) {
      for (let def = 1; def <= 9; def++) g.bring(def as DefId, zone.deck);
      begin(g);
    },
    position: () => undefined,
    notation: () => '',
    utility: 'score',
    bound: 100,
    samples: [{}],
    evaluate: () => 0,
  } as unknown as Game<Bench, SetupOptions>;
  return new Rules(game, seats);
}
function started(rules: Rules<Bench>): Bench {
  const s = rules.create();
  rules.start(s, {}, new FastChance(1));
  return s;
}
const offered = (rules: Rules<Bench>, s: Bench, who: number): string[] =>
  rules.decision(s, seat(who))?.options.map(({ action }) => spell(act, action)) ?? [];
const does = (rules: Rules<Bench>, s: Bench, who: number, text: string, sink?: FactList): void =>
  rules.apply(s, seat(who), unspell(act, text)!, new FastChance(1), sink);
const finish = (g: G): 'end' => {
  g.finish(() => 0);
  return 'end';
};

describe('stages', () => {
  test('next, again, restart and end', () => {
    const book = new Rulebook<Bench>();
    const inner = book.procedure('inner', {}, [
      { rule: 'X-1', run: (g) => void g.s.sum.value++ },
      { rule: 'X-1', run: (g) => (g.s.sum.value < 5 ? 'restart' : 'end') },
      { rule: 'X-1', run: (g) => void (g.s.sum.value = 1000) },
    ]);
    const outer = book.procedure('outer', { times: 'number' }, [
      {
        rule: 'X-1',
        run(g, l) {
          if (l.times++ < 2) {
            g.begin(inner);
            return 'again';
          }
          return 'next';
        },
      },
      { rule: 'X-1', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(outer));
    // Up to 5 in the first round; the second adds one more and ends at once.
    expect(started(rules).sum.value).toBe(6);
  });
  test('locals are zero until set; answers come back; the last begun runs first', () => {
    const book = new Rulebook<Bench>();
    const tell = book.procedure('tell', { n: 'number', before: 'number' }, [
      {
        rule: 'X-1',
        run(g, l) {
          l.before = g.s.sum.value;
          g.s.sum.value = l.before * 10 + l.n;
          g.answer(l.n);
        },
      },
    ]);
    const outer = book.procedure('outer', {}, [
      {
        rule: 'X-1',
        run(g) {
          g.begin(tell).n = 1;
          g.begin(tell).n = 2;
        },
      },
      {
        rule: 'X-1',
        run(g) {
          g.s.sum.value = g.s.sum.value * 10 + g.result;
          return finish(g);
        },
      },
    ]);
    expect(started(gameOf(book, (g) => void g.begin(outer))).sum.value).toBe(211);
  });
  test('a pick counts, adds done when enough, and stops at the most', () => {
    const book = new Rulebook<Bench>();
    const pick = book.procedure('pick', {}, [
      {
        rule: 'X-1',
        prompt: 'pick',
        least: () => 1,
        most: () => 2,
        offer(_g, _l, out) {
          out.add(act.say(3));
          out.add(act.say(4));
        },
        take: (g, _l, action) => void (g.s.sum.value += numberOf(action)),
      },
      { rule: 'X-1', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(pick));
    const s = started(rules);
    expect(offered(rules, s, 0)).toEqual(['say 3', 'say 4']);
    expect(rules.decision(s, seat(0))).toMatchObject({ grouping: 'pick', progress: { done: 0, least: 1, most: 2 } });
    does(rules, s, 0, 'say 3');
    expect(offered(rules, s, 0)).toEqual(['say 3', 'say 4', 'done']);
    does(rules, s, 0, 'say 4');
    expect([s.sum.value, rules.over(s)]).toEqual([7, true]);
  });
  test('a pick ends at done, and begins at nothing when it comes round again; locals and picks do not meet', () => {
    const book = new Rulebook<Bench>();
    const says = (from: number) => ({
      rule: 'X-1',
      prompt: `from ${from}`,
      least: () => 0,
      most: (_g: G, _l: object, picked: number) => (picked < 2 ? 3 : 2),
      offer: (_g: G, _l: object, out: { add(action: number): void }) => out.add(act.say(from)),
      take: (g: G) => void g.s.sum.value++,
    });
    const pick = book.procedure('pick', { rounds: 'number' }, [
      says(1) as never,
      says(2) as never,
      {
        rule: 'X-1',
        run(g, l) {
          g.s.sum.value += 100;
          return ++l.rounds < 2 ? 'restart' : finish(g);
        },
      },
    ]);
    const rules = gameOf(book, (g) => void g.begin(pick));
    const s = started(rules);
    const asked = (): unknown[] => {
      const decision = rules.decision(s, seat(0))!;
      return [decision.rule, decision.prompt, decision.progress?.done];
    };
    for (let round = 0; round < 2; round++) {
      expect(asked()).toEqual(['X-1', 'from 1', 0]);
      does(rules, s, 0, 'say 1');
      expect(asked()).toEqual(['X-1', 'from 1', 1]);
      does(rules, s, 0, 'done');
      expect(asked()).toEqual(['X-1', 'from 2', 0]);
      does(rules, s, 0, 'say 2');
      does(rules, s, 0, 'say 2');
    }
    expect([rules.over(s), s.sum.value]).toEqual([true, 206]);
  });
  test('a pick of nothing, or at the wrong time, is left out', () => {
    const book = new Rulebook<Bench>();
    const pick = (most: number, when?: () => boolean) => ({
      rule: 'X-1',
      prompt: `most ${most}`,
      least: () => 0,
      most: () => most,
      ...(when === undefined ? {} : { when }),
      offer: (_g: G, _l: object, out: { add(action: number): void }) => out.add(act.say(most)),
      take: () => undefined,
    });
    const stages = [pick(0), pick(0, () => true), pick(1, () => false), pick(2, () => true)];
    const all = book.procedure('all', {}, [...(stages as never[]), { rule: 'X-1', run: finish }]);
    const rules = gameOf(book, (g) => void g.begin(all));
    const s = started(rules);
    expect(rules.decision(s, seat(0))?.prompt).toBe('most 2');
    does(rules, s, 0, 'say 2');
    expect(offered(rules, s, 0)).toEqual(['say 2', 'done']);
    does(rules, s, 0, 'done');
    expect(rules.over(s)).toBe(true);
  });
  test('a split says how far it is, ends when nothing is left, and is left out where there is nothing to share', () => {
    const book = new Rulebook<Bench>();
    const split = (total: number, parts: number) => ({
      rule: 'X-1',
      prompt: `split ${total}`,
      total: () => total,
      parts: () => parts,
      share: (g: G, _l: object, part: number, n: number) => void (g.s.sum.value += n * 10 ** part),
    });
    const stages = [split(0, 3), split(3, 0), split(4, 3), split(2, 2)] as never[];
    const all = book.procedure('all', { kept: 'number' }, [
      { rule: 'X-1', run: (_g, l) => void (l.kept = 7) },
      ...stages,
      {
        rule: 'X-1',
        run(g, l) {
          g.s.sum.value += 10_000 * l.kept;
          return finish(g);
        },
      },
    ]);
    const rules = gameOf(book, (g) => void g.begin(all));
    const s = started(rules);
    const progress = (): unknown => rules.decision(s, seat(0))?.progress;
    expect([rules.decision(s, seat(0))?.prompt, progress()]).toEqual(['split 4', { done: 0, least: 4, most: 3 }]);
    does(rules, s, 0, 'amount 1');
    expect([offered(rules, s, 0).length, progress()]).toEqual([4, { done: 1, least: 3, most: 3 }]);
    does(rules, s, 0, 'amount 3');
    // Nothing is left for the third part, so it is not asked.
    expect([rules.decision(s, seat(0))?.prompt, progress()]).toEqual(['split 2', { done: 0, least: 2, most: 2 }]);
    expect(offered(rules, s, 0)).toEqual(['amount 2', 'amount 1', 'amount 0']);
    does(rules, s, 0, 'amount 2');
    expect([rules.over(s), s.sum.value]).toEqual([true, 1 + 30 + 2 + 70_000]);
  });
  test('a split that is come to again begins anew', () => {
    const book = new Rulebook<Bench>();
    const twice = book.procedure('twice', { times: 'number' }, [
      {
        rule: 'X-1',
        prompt: 'split',
        total: () => 4,
        parts: () => 3,
        share: (g: G, _l: object, part: number, n: number) => void (g.s.sum.value += n * 10 ** part),
      },
      { rule: 'X-1', run: (g, l) => (++l.times < 2 ? 'restart' : finish(g)) },
    ]);
    const rules = gameOf(book, (g) => void g.begin(twice));
    const s = started(rules);
    does(rules, s, 0, 'amount 4');
    expect(rules.decision(s, seat(0))?.progress).toEqual({ done: 0, least: 4, most: 3 });
    does(rules, s, 0, 'amount 1');
    does(rules, s, 0, 'amount 3');
    expect([rules.over(s), s.sum.value]).toEqual([true, 4 + 1 + 30]);
  });
  test('a split names what all its parts have in common, and what only the part has that is asked for', () => {
    const book = new Rulebook<Bench>();
    const all = book.procedure('all', {}, [
      {
        rule: 'X-1',
        prompt: 'split',
        total: () => 5,
        parts: () => 2,
        values: () => ({ common: 7, part: -1 }),
        valuesOfPart: (_g: G, _l: object, part: number, left: number) => ({ part, left }),
        share: () => undefined,
      } as never,
      { rule: 'X-1', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(all));
    const s = started(rules);
    const values = (): unknown => rules.decision(s, seat(0))?.values;
    expect(values()).toEqual({ common: 7, part: 0, left: 5 });
    does(rules, s, 0, 'amount 2');
    expect(values()).toEqual({ common: 7, part: 1, left: 3 });
  });
  test('what a share begins does not meet the counters of the split', () => {
    const book = new Rulebook<Bench>();
    const note = book.procedure('note', { part: 'number', n: 'number', more: 'number' }, [
      {
        rule: 'X-1',
        run(g, l) {
          g.s.sum.value = g.s.sum.value * 100 + 10 * l.part + l.n;
          l.more = 9;
        },
      },
    ]);
    const split = book.procedure('split', { kept: 'number' }, [
      { rule: 'X-1', run: (_g, l) => void (l.kept = 7) },
      {
        rule: 'X-1',
        prompt: 'split',
        total: () => 6,
        parts: () => 3,
        share(g, _l, part, n) {
          const local = g.begin(note);
          local.part = part;
          local.n = n;
        },
      },
      {
        rule: 'X-1',
        run(g, l) {
          g.s.sum.value = g.s.sum.value * 10 + l.kept;
          return finish(g);
        },
      },
    ]);
    const rules = gameOf(book, (g) => void g.begin(split));
    const s = started(rules);
    for (const n of [3, 1, 2]) does(rules, s, 0, `amount ${n}`);
    expect([rules.over(s), s.sum.value]).toEqual([true, 311_227]);
  });
  test('a procedure has sixteen locals at most', () => {
    const schema = (length: number): Record<string, 'number'> =>
      Object.fromEntries(Array.from({ length }, (_, i) => [`l${i}`, 'number']));
    const book = new Rulebook<Bench>();
    const many = book.procedure('many', schema(16), [
      {
        rule: 'X-1',
        run(g, l) {
          for (let i = 0; i < 16; i++) l[`l${i}`] = 2 ** i;
          for (let i = 0; i < 16; i++) g.s.sum.value += l[`l${i}`]!;
          return finish(g);
        },
      },
    ]);
    expect(started(gameOf(book, (g) => void g.begin(many))).sum.value).toBe(2 ** 16 - 1);
    expect(() => book.procedure('more', schema(17), [])).toThrow('more has more than 16 locals');
  });
  test('a split shares all of it; the last part gets the rest', () => {
    const book = new Rulebook<Bench>();
    const shares: string[] = [];
    const split = book.procedure('split', {}, [
      {
        rule: 'X-1',
        prompt: 'split',
        total: () => 3,
        parts: () => 3,
        share: (_g, _l, part, n) => void shares.push(`${part}:${n}`),
      },
      { rule: 'X-1', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(split));
    const s = started(rules);
    expect(offered(rules, s, 0)).toEqual(['amount 3', 'amount 2', 'amount 1', 'amount 0']);
    rules.apply(s, seat(0), amount(1), new FastChance(1));
    rules.apply(s, seat(0), amount(0), new FastChance(1));
    expect(offered(rules, s, 0)).toEqual(['amount 2']);
    rules.apply(s, seat(0), amount(2), new FastChance(1));
    expect(shares).toEqual(['0:1', '1:0', '2:2']);
    expect(rules.over(s)).toBe(true);
  });
  test('one of several seats may act; who need not is not waited for', () => {
    const book = new Rulebook<Bench>();
    const floor = book.procedure('floor', { done: 'number' }, [
      {
        rule: 'X-1',
        prompt: 'floor',
        anyOf: () => 0b111,
        idle: (_g, l) => l.done,
        values: (g) => ({ asked: g.seat }),
        offer: (g, _l, out) => out.add(act.say(g.seat)),
        take(g, l) {
          l.done |= 1 << g.seat;
          return l.done === 0b111 ? 'next' : 'again';
        },
      },
      { rule: 'X-1', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(floor));
    const s = started(rules);
    expect([rules.actors(s), rules.actor(s)]).toEqual([0b111, 0]);
    expect(rules.decision(s, seat(2))?.values).toEqual({ asked: 2 });
    does(rules, s, 2, 'say 2');
    does(rules, s, 0, 'say 0');
    expect([rules.actors(s), rules.awaited(s), rules.actor(s)]).toEqual([0b111, 0b010, 1]);
    expect(offered(rules, s, 2)).toEqual(['say 2']);
    does(rules, s, 1, 'say 1');
    expect(rules.over(s)).toBe(true);
    // Played out, those who are waited for act in the order of their seats, each for itself.
    const out = started(rules);
    expect([rules.playOut(out, new FastChance(1), new Options()), rules.over(out)]).toEqual([3, true]);
    expect([...out.table.serial]).toEqual([1, 1, 1]);
  });
});

describe('forks', () => {
  test('each seat has its own frames; the caller goes on when all have ended; forks do not nest', () => {
    const book = new Rulebook<Bench>();
    const mine = book.procedure('mine', { said: 'number' }, [
      {
        rule: 'X-1',
        prompt: 'mine',
        offer: (_g, l, out) => out.add(act.say(l.said)),
        take: (_g, l) => (++l.said < 2 ? 'again' : 'end'),
      },
    ]);
    const nested = book.procedure('nested', {}, [{ rule: 'X-1', run: (g) => g.fork(mine, 0b11) }]);
    const outer = book.procedure('outer', {}, [
      { rule: 'X-1', run: (g) => g.fork(mine, 0b101) },
      { rule: 'X-1', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(outer));
    const s = started(rules);
    expect(rules.actors(s)).toBe(0b101);
    does(rules, s, 2, 'say 0');
    expect([offered(rules, s, 0), offered(rules, s, 1), offered(rules, s, 2)]).toEqual([['say 0'], [], ['say 1']]);
    does(rules, s, 2, 'say 1');
    expect([rules.actors(s), rules.over(s)]).toEqual([0b001, false]);
    does(rules, s, 0, 'say 0');
    does(rules, s, 0, 'say 1');
    expect(rules.over(s)).toBe(true);
    const twice = book.procedure('twice', {}, [{ rule: 'X-1', run: (g) => g.fork(nested, 0b11) }]);
    const bad = gameOf(book, (g) => void g.begin(twice));
    expect(() => started(bad)).toThrow('a fork inside a fork');
    const beside = book.procedure('beside', {}, [
      {
        rule: 'X-1',
        run(g) {
          g.fork(mine, 0b1);
          g.fork(mine, 0b10);
        },
      },
    ]);
    expect(() => started(gameOf(book, (g) => void g.begin(beside)))).toThrow('a fork inside a fork');
  });
});

describe('windows', () => {
  const book = new Rulebook<Bench>();
  const open = book.windows({
    rule: 'X-2',
    names: ['START', 'END'],
    offer: (_g, name, who, out) => out.add(act.say(10 * name + who)),
    take: (g, _name, _who, action) => void (g.s.sum.value += numberOf(action)),
  });
  const round = book.procedure('round', {}, [
    open('X-2', 'END', () => 0b011),
    open('X-2', 'START', () => 0b100),
    open('X-2', 'START', () => 0),
    { rule: 'X-1', run: finish },
  ]);
  test('priority goes round; an action reopens it; all passes in a row close; a window of one closes at one pass', () => {
    const rules = gameOf(book, (g) => void g.begin(round, seat(1)));
    const s = started(rules);
    expect(offered(rules, s, 1)).toEqual(['say 11', 'pass']);
    expect(rules.decision(s, seat(1))).toMatchObject({ prompt: 'window', grouping: 'window', values: { window: 1 } });
    does(rules, s, 1, 'pass');
    does(rules, s, 0, 'say 10');
    does(rules, s, 0, 'pass');
    // The other's pass came before the action, so it is asked again.
    expect(rules.actors(s)).toBe(0b010);
    does(rules, s, 1, 'pass');
    expect(rules.actors(s)).toBe(0b100);
    does(rules, s, 2, 'pass');
    expect([s.sum.value, rules.over(s)]).toEqual([10, true]);
  });
  test('a window begins with whom it is told to, or with the next who takes part', () => {
    const mine = new Rulebook<Bench>();
    expect(mine.windowNames).toEqual([]);
    const openMine = mine.windows({
      rule: 'X-2',
      names: ['ONLY'],
      offer: () => undefined,
      take: () => undefined,
    });
    expect(mine.windowNames).toEqual(['ONLY']);
    const asked = (mask: number, first?: number): number => {
      const name = `round ${mask} ${first}`;
      const stage = openMine('X-2', 'ONLY', () => mask, first === undefined ? undefined : () => seat(first));
      const opening = mine.procedure(name, {}, [stage, { rule: 'X-1', run: finish }]);
      const rules = gameOf(mine, (g) => void g.begin(opening, seat(1)));
      const s = started(rules);
      const actor = rules.actor(s);
      expect(rules.decision(s, seat(actor))?.values).toEqual({ window: 0 });
      return actor;
    };
    expect([asked(0b111), asked(0b111, 2), asked(0b011, 2), asked(0b101), asked(0b001)]).toEqual([1, 2, 0, 2, 0]);
  });
  test('a stage may say that it is a window, and which', () => {
    const own = new Rulebook<Bench>();
    const answer = own.procedure('answer', {}, [
      {
        rule: 'X-2',
        prompt: 'answer',
        grouping: 'window',
        values: () => ({ window: 1 }),
        offer: (_g, _l, out) => out.add(act.say(1)),
        take: finish,
      },
    ]);
    const rules = gameOf(own, (g) => void g.begin(answer));
    const { grouping, values } = rules.decision(started(rules), seat(0))!;
    expect([grouping, values]).toEqual(['window', { window: 1 }]);
  });
  test('a window that does not exist cannot be opened', () => {
    expect(() => open('X-2', 'NEVER', () => 1)).toThrow('there is no window NEVER');
  });
  test('the next seat of a mask, going round', () => {
    expect([nextIn(0b101, seat(0)), nextIn(0b101, seat(2)), nextIn(0b101, seat(1)), nextIn(0b010, seat(1))]).toEqual([
      2, 0, 2, 1,
    ]);
  });
});

describe('triggers', () => {
  test('answer a fact as it happens, in the order of declaration, and may begin procedures', () => {
    const book = new Rulebook<Bench>();
    const bonus = book.procedure('bonus', { n: 'number' }, [
      { rule: 'X-3', run: (g, l) => void (g.s.sum.value += l.n) },
    ]);
    book.when(fact.said, (g, _who, n) => void (g.begin(bonus).n = 100 * n));
    book.when(fact.said, (g, _who, n) => g.happened(fact.doubled, 2 * n));
    book.when(fact.doubled, (g, n) => void (g.s.sum.value += n));
    const talk = book.procedure('talk', {}, [
      {
        rule: 'X-3',
        prompt: 'talk',
        offer: (_g, _l, out) => out.add(act.say(3)),
        take: (g, _l, action) => g.happened(fact.said, g.seat, numberOf(action)),
      },
      { rule: 'X-3', run: finish },
    ]);
    const rules = gameOf(book, (g) => void g.begin(talk));
    const s = started(rules);
    const sink = new FactList();
    does(rules, s, 0, 'say 3', sink);
    expect(s.sum.value).toBe(306);
    expect(sink.facts.map(({ kind }) => kind)).toEqual([fact.said, fact.doubled, 3]);
  });
});

describe('snapshots', () => {
  const build = (extra: boolean): Rules<Bench> => {
    const book = new Rulebook<Bench>();
    if (extra) book.procedure('newcomer', { a: 'number' }, [{ rule: 'X-4', run: () => undefined }]);
    const ask = book.procedure('ask', { n: 'number' }, [
      {
        rule: 'X-4',
        prompt: 'ask',
        offer: (_g, l, out) => out.add(act.say(l.n)),
        take: (_g, l) => (++l.n < 3 ? 'again' : 'end'),
      },
    ]);
    const outer = book.procedure('outer', {}, [
      { rule: 'X-4', run: (g) => void (g.begin(ask).n = 1) },
      { rule: 'X-4', run: finish },
    ]);
    return gameOf(book, (g) => void g.begin(outer));
  };
  test('a position saved before a procedure was added goes on after it', () => {
    const old = build(false);
    const s = started(old);
    does(old, s, 0, 'say 1');
    const now = build(true);
    const back = restore(now, save(old, s));
    expect(offered(now, back, 0)).toEqual(['say 2']);
    does(now, back, 0, 'say 2');
    expect(now.over(back)).toBe(true);
  });
  test('what does not fit is refused with the reason', () => {
    const rules = build(false);
    const snapshot = save(rules, started(rules));
    expect(() => restore(rules, { ...snapshot, game: 'chess' })).toThrow('snapshot.game: is chess');
    expect(() => restore(rules, { ...snapshot, seats: 2 })).toThrow('snapshot.seats');
    expect(() => restore(rules, { ...snapshot, words: 'AAAA' })).toThrow('snapshot.words');
    expect(() => restore(rules, { ...snapshot, words: '!' })).toThrow('is not base64');
    expect(() => restore(rules, { ...snapshot, layout: [{ name: 'mystery', length: 1 }] })).toThrow('mystery');
    const renamed = snapshot.procedures.map(([name, steps, size]) => [`old ${name}`, steps, size] as const);
    expect(() => restore(rules, { ...snapshot, procedures: renamed })).toThrow('a procedure that has changed');
  });
});

test('steps are numbered by the names of their procedures', () => {
  const book = new Rulebook<Bench>();
  for (const name of ['b', 'c', 'a']) book.procedure(name, {}, [{ rule: `X-${name}`, run: () => undefined }]);
  expect(book.numbered().map(({ rule, prompt }) => rule + prompt)).toEqual(['X-a', '', 'X-b', '', 'X-c', '']);
  expect(book.procedures.map(({ name, entry }) => [name, entry])).toEqual([
    ['b', 2],
    ['c', 4],
    ['a', 0],
  ]);
});

test('the order in which procedures are declared does not matter to a position', () => {
  const build = (inner: 'first' | 'last'): Rules<Bench> => {
    const book = new Rulebook<Bench>();
    const declare = (): ReturnType<typeof book.procedure> =>
      book.procedure('talk', {}, [
        { rule: 'X-7', prompt: 'talk', offer: (_g, _l, out) => out.add(act.say(1)), take: () => 'again' },
      ]);
    const other = (): ReturnType<typeof book.procedure> =>
      book.procedure('other', {}, [{ rule: 'X-7', run: () => undefined }]);
    if (inner === 'last') other();
    const talk = declare();
    if (inner === 'first') other();
    return gameOf(book, (g) => void g.begin(talk));
  };
  const [a, b] = [build('first'), build('last')];
  expect(a.digest(started(a))).toBe(b.digest(started(b)));
});

describe('undo', () => {
  test('the epoch stays while a seat only chooses, and grows when a card is learnt, chance is drawn or another acts', () => {
    const book = new Rulebook<Bench>();
    const talk = book.procedure('talk', {}, [
      {
        rule: 'X-5',
        prompt: 'talk',
        by: (g) => seat(g.s.sum.value >= 10 ? 1 : 0),
        offer(_g, _l, out) {
          for (let n = 0; n < 5; n++) out.add(act.say(n));
        },
        take(g, _l, action) {
          const n = numberOf(action);
          if (n === 1) g.draw(zone.deck, zone.hand(seat(0)));
          if (n === 2) g.shuffle(zone.deck);
          if (n === 3) g.roll(6);
          if (n === 4) g.s.sum.value = 10;
          return 'again';
        },
      },
    ]);
    const rules = gameOf(book, (g) => void g.begin(talk, seat(0)));
    const s = started(rules);
    does(rules, s, 0, 'say 0');
    const epochs: number[] = [];
    for (const [who, text] of [
      [0, 'say 0'],
      [0, 'say 1'],
      [0, 'say 2'],
      [0, 'say 3'],
      [0, 'say 4'],
      [1, 'say 0'],
      [1, 'say 0'],
    ] as const) {
      const before = rules.epoch(s);
      does(rules, s, who, text);
      epochs.push(rules.epoch(s) - before);
    }
    expect(epochs).toEqual([0, 1, 1, 1, 0, 1, 0]);
  });
});

test('kernel verbs have fixed numbers, and what cannot be read is not an action', () => {
  expect([spell(act, PASS), spell(act, DONE), spell(act, amount(7))]).toEqual(['pass', 'done', 'amount 7']);
  for (const text of ['', 'shout', 'say', 'say x', 'say -1', 'say 1 2', 'say 1024'])
    expect(unspell(act, text)).toBeUndefined();
  expect(() => verbs({ three: ['number', 'number', 'number'] })).toThrow('more than two arguments');
});

test('a stack that is too deep, a zone that is full and a name that is taken are errors, not hangs', () => {
  const book = new Rulebook<Bench>();
  const deep = book.procedure('deep', {}, [{ rule: 'X-6', run: (g) => void g.begin(deep as never) }]);
  expect(() => started(gameOf(book, (g) => void g.begin(deep)))).toThrow('no room for a frame of deep');
  expect(() => book.procedure('deep', {}, [])).toThrow('two procedures are called deep');
  const full = gameOf(new Rulebook<Bench>(), (g) => void g.bring(1 as DefId, zone.deck));
  expect(() => started(full)).toThrow(RangeError);
  expect((full.create() as State).table.layout.length).toBeGreaterThan(5);
});
