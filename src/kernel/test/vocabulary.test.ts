import { describe, expect, test } from 'vitest';
import { FACT, type Fact, facts, factsFor } from '../facts.ts';
import { type Action, asDef, asSeat, type DefId, type Seat } from '../ids.ts';
import { moduleFrom, ruleFileOf } from '../module.ts';
import { Options } from '../options.ts';
import { maskSetup, choice, flag, readSetup, secretsOf, written } from '../setup.ts';
import { Table } from '../table.ts';
import { explained, type GameTexts, term } from '../text.ts';
import { cardOf, defOf, is, numberOf, overheard, seatOf, secondOf, spell, unspell, verbOf, verbs } from '../verbs.ts';
import { zones } from '../zones.ts';
import { stall } from './stall.ts';

const seat = (n: number): Seat => n as Seat;

test('seats and prints are numbers with a name', () => {
  expect([asSeat(3), asDef(12)]).toEqual([3, 12]);
});

test('of a secret act the others hear the verb alone', () => {
  const act = verbs({ show: ['def'], hide: ['def', 'seat'] });
  const game = { verbs: act, secretVerbs: ['hide'] };
  const [shown, hidden] = [act.show(5 as DefId), act.hide(5 as DefId, seat(1))];
  expect([overheard(game, shown), overheard(game, hidden)]).toEqual([shown, act.hide.id << 20]);
});

test('the rules of a game are told in the language that is asked for, else in English, else as there are', () => {
  const rules = { en: 'english', uk: 'ukrainian' };
  expect([ruleFileOf({ rules }, 'uk'), ruleFileOf({ rules }, 'ru'), ruleFileOf({}, 'en')]).toEqual([
    'ukrainian',
    'english',
    undefined,
  ]);
  expect(ruleFileOf({ rules: { ru: 'russian' } }, 'uk')).toBe('russian');
  const texts = {} as GameTexts;
  expect(moduleFrom(stall, texts as never, { rules })).toEqual({ game: stall, texts, rules });
  expect(Object.keys(moduleFrom(stall, texts as never))).toEqual(['game', 'texts']);
});

describe('verbs', () => {
  const made = () => verbs({ say: ['number'], give: ['card', 'seat'], rest: [] });
  test('an action holds its verb and both arguments, and is spelt and read alike', () => {
    const act = made();
    const args = [0, 1, 2, 511, 512, 1023];
    for (const a of args) {
      for (const b of args) {
        const action = act.give(a as never, b as never);
        expect([verbOf(action), cardOf(action), secondOf(action)]).toEqual([act.give.id, a, b]);
        expect([defOf(action), seatOf(action), numberOf(action)]).toEqual([a, a, a]);
        expect(spell(act, action)).toBe(`give ${a} ${b}`);
        expect(unspell(act, `give ${a} ${b}`)).toBe(action);
        expect([is(action, act.give), is(action, act.say), is(action, act.rest)]).toEqual([true, false, false]);
      }
    }
    expect(spell(act, act.rest())).toBe('rest');
    expect(unspell(act, 'rest')).toBe(act.rest());
    expect(unspell(act, 'say 7')).toBe(act.say(7));
  });
  test('each verb has a number of its own, behind those of the kernel', () => {
    const act = made();
    expect(act.list.map(({ verb, id }) => [verb, id])).toEqual([
      ['pass', 0],
      ['done', 1],
      ['amount', 2],
      ['say', 3],
      ['give', 4],
      ['rest', 5],
    ]);
    expect(act.give.kinds).toEqual(['card', 'seat']);
    expect(() => verbs({ lend: ['card', 'seat', 'number'] })).toThrow('the verb lend has more than two arguments');
  });
  test('what cannot be read is no action, and an action of no verb is told by its number', () => {
    const act = made();
    for (const text of [
      'give 1',
      'give 1 2 3',
      'give 1.5 2',
      'give 1024 2',
      'give 2 1024',
      'give -1 2',
      'rest 1',
      'say',
    ])
      expect(unspell(act, text)).toBeUndefined();
    expect(spell(act, (40 << 20) as Action)).toBe(`#${40 << 20}`);
  });
});

describe('facts', () => {
  test('are numbered behind those of the kernel, with the kinds of their values', () => {
    const fact = facts({ said: ['number'], left: ['seat', 'card'] });
    expect([fact.said, fact.left]).toEqual([FACT.game, FACT.game + 1]);
    expect(fact.list).toEqual([
      { fact: 'said', id: FACT.game, kinds: ['number'] },
      { fact: 'left', id: FACT.game + 1, kinds: ['seat', 'card'] },
    ]);
  });
  test('of the kernel are told to all, the print to who may know it; of a game to these alone', () => {
    const moved: Fact = { kind: FACT.moved, a: 1, b: 2, c: 3, def: 9 as DefId, seenBy: 0b01 };
    const last: Fact = { ...moved, kind: FACT.game - 1 };
    const secret: Fact = { ...moved, kind: FACT.game, def: 0 as DefId };
    expect(factsFor([moved, last, secret], 0b01)).toEqual([moved, last, secret]);
    expect(factsFor([moved, last, secret], 0b10)).toEqual([
      { ...moved, def: 0 },
      { ...last, def: 0 },
    ]);
  });
});

describe('options', () => {
  const act = verbs({ play: ['def'] });
  const { plan, zone } = zones(1, {
    deck: { per: 'game', room: 9, sees: 'nobody', order: 'line' },
    hand: { per: 'game', room: 8, sees: 'everyone', order: 'none' },
  });
  const hand = (...prints: readonly number[]): Table => {
    const table = new Table(plan(1), { cards: 8, forks: false, strand: 8, candidates: false });
    prints.forEach((print, i) => {
      table.def[i + 1] = print;
      table.slots[table.plan.start[zone.hand]! + i] = i + 1;
    });
    table.count[zone.hand] = prints.length;
    return table;
  };
  test('equal cards are one option, behind what was offered before', () => {
    const out = new Options();
    out.add(act.play(3 as DefId));
    out.each(act.play, hand(5, 3, 5, 4, 4), zone.hand);
    expect(out.toArray().map(defOf)).toEqual([3, 5, 3, 4]);
    out.each(act.play, hand(), zone.hand);
    expect(out.size).toBe(4);
  });
  test('are listed, looked up, changed and cleared', () => {
    const out = new Options();
    out.test(act.play(1 as DefId), true, 'ABC-1');
    out.test(act.play(2 as DefId), false, 'ABC-1');
    expect([out.size, out.has(act.play(1 as DefId)), out.has(act.play(2 as DefId))]).toEqual([1, true, false]);
    out.put(0, act.play(2 as DefId));
    expect([out.at(0), out.has(act.play(1 as DefId))]).toEqual([act.play(2 as DefId), false]);
    expect(out.clear()).toBe(out);
    expect([out.size, out.toArray(), out.has(act.play(2 as DefId))]).toEqual([0, [], false]);
  });
  test('there is room for 4096 of them, and one more is an error', () => {
    const out = new Options();
    for (let i = 0; i < 4091; i++) out.add(act.play(1 as DefId));
    expect(() => out.each(act.play, hand(1, 2, 3, 4, 5, 6), zone.hand)).toThrow('more than 4096 options');
    out.each(act.play, hand(1, 2, 3, 4, 5), zone.hand);
    expect(out.size).toBe(4096);
    expect(() => out.add(act.play(1 as DefId))).toThrow('more than 4096 options');
  });
  test('refusals are written down only while somebody asks, also when the list breaks off', () => {
    const out = new Options();
    out.add(act.play(9 as DefId));
    expect(out.explaining).toBe(false);
    const asked: boolean[] = [];
    const refusals = out.explain(() => {
      asked.push(out.explaining);
      expect(out.size).toBe(0);
      out.refuse(act.play(1 as DefId), 'ABC-1');
    });
    expect(asked).toEqual([true]);
    expect(refusals).toEqual([{ action: act.play(1 as DefId), rule: 'ABC-1' }]);
    const broken = (): never => {
      throw new Error('broken off');
    };
    expect(() => out.explain(broken)).toThrow('broken off');
    expect(out.explaining).toBe(false);
    expect(out.explain(() => undefined)).toEqual([]);
  });
});

describe('settings', () => {
  const parse = (given: unknown): string => {
    if (given === 'text') throw 'thrown as a text';
    return String(given);
  };
  const options = {
    size: choice(2, 3),
    quick: flag(true),
    secret: written('plain', parse),
    mine: written('own', parse, { sees: seat(1), examples: ['a', 'b'] }),
  };
  test('the first value is the usual one, and texts stand for values', () => {
    expect([options.size.fallback, options.quick.fallback, flag(false).fallback]).toEqual([2, true, false]);
    expect([options.size.values, options.quick.values, options.secret.values]).toEqual([
      [2, 3],
      [true, false],
      undefined,
    ]);
    expect(readSetup(options, { size: '3', quick: 'false' })).toMatchObject({ size: 3, quick: false, secret: 'plain' });
    expect(readSetup(options, { size: undefined })).toMatchObject({ size: 2 });
  });
  test('examples are the usual value unless there are others; what a reader throws is told, whatever it is', () => {
    expect([options.secret.examples, options.mine.examples]).toEqual([['plain'], ['a', 'b']]);
    expect(() => readSetup(options, { secret: 'text' })).toThrow('setup.secret: thrown as a text');
  });
  test('what is secret is left out for those who may not know it, and told to all in the end', () => {
    const setup = readSetup(options, { secret: 'x', mine: 'y' });
    expect(maskSetup(options, setup, 'spectator')).toEqual({ size: 2, quick: true });
    expect(maskSetup(options, setup, seat(0))).toEqual({ size: 2, quick: true });
    expect(maskSetup(options, setup, seat(1))).toEqual({ size: 2, quick: true, mine: 'y' });
    expect(secretsOf(options, setup, seat(0), false)).toEqual({});
    expect(secretsOf(options, setup, seat(1), false)).toEqual({ mine: 'y' });
    expect(secretsOf(options, setup, 'spectator', true)).toEqual({ secret: 'x', mine: 'y' });
  });
});
test('a word of the table is explained under its first name and found by all of them', () => {
  expect(explained([term('what it means', 'word', 'other word')])).toEqual([
    { names: ['word', 'other word'], lines: ['word: what it means'] },
  ]);
});
