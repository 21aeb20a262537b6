import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
import { FRAME } from '../flow.ts';
import { Options } from '../options.ts';
import { rulesFor } from '../rules.ts';
import { readSetup } from '../setup.ts';
import { fromBase64, restore, save, toBase64 } from '../snapshot.ts';

test('words of any number are written as everybody writes base64, lowest byte first, and read back', () => {
  for (let length = 0; length < 12; length++) {
    const words = Int32Array.from({ length }, (_, i) => Math.imul(i + 1, 0x9e3779b1));
    const bytes = new DataView(new ArrayBuffer(4 * length));
    words.forEach((word, i) => bytes.setInt32(4 * i, word, true));
    expect(toBase64(words)).toBe(Buffer.from(bytes.buffer).toString('base64'));
    expect(fromBase64(toBase64(words))).toEqual(words);
  }
});

test('text that is no base64, or holds no whole words, is refused', () => {
  expect(() => fromBase64('§')).toThrow('snapshot.words: is not base64');
  expect(() => fromBase64('AAAA')).toThrow('snapshot.words: is not a whole number of words');
});

test('positions are equal whatever frames that have ended left behind, and in nothing else', () => {
  const game = vault();
  const setup = readSetup(game.options, {});
  const rules = rulesFor(game, setup);
  const [s, out] = [rules.create(), new Options()];
  rules.start(s, setup, new FastChance(3));
  for (let plies = 0; plies < 6; plies++) {
    const seat = rules.actor(s);
    rules.legal(s, seat, out);
    rules.apply(s, seat, out.at(0), new FastChance(plies));
  }
  const kept = restore(rules, save(rules, s));
  expect(rules.equal(s, kept)).toBe(true);
  const { stack, strand } = kept.table;
  stack[strand - 1]! += 1;
  expect(rules.equal(s, kept)).toBe(true);
  expect(rules.digest(s)).toBe(rules.digest(kept));
  stack[strand - 1]! -= 1;
  for (const column of [stack, kept.table.head, kept.table.def, kept.table.slots, kept.table.score]) {
    column[0]! += 1;
    expect(rules.equal(s, kept)).toBe(false);
    column[0]! -= 1;
  }
  expect(rules.equal(s, kept)).toBe(true);
});

describe('a snapshot', () => {
  const game = vault();
  const setup = readSetup(game.options, {});
  const rules = rulesFor(game, setup);
  const begun = () => {
    const s = rules.create();
    rules.start(s, setup, new FastChance(3));
    return s;
  };
  test('is the same whatever frames that have ended left behind', () => {
    const s = begun();
    const clean = save(rules, s);
    const { stack, strand } = s.table;
    stack[strand - 1] = 99;
    expect(save(rules, s)).toEqual(clean);
    expect(stack[strand - 1]).toBe(99);
  });
  const saved = save(rules, begun());
  const words = fromBase64(saved.words);
  const layout = (change: (part: { name: string; length: number }) => { name: string; length: number }) => ({
    ...saved,
    layout: saved.layout.map((part, i) => (i === 0 ? change(part) : part)),
  });
  test.each([
    ['of another game', { ...saved, game: 'chess' }, 'snapshot.game: is chess, not vault'],
    ['of other seats', { ...saved, seats: 3 }, 'snapshot.seats: is 3, not 2'],
    ['with a word too few', { ...saved, words: toBase64(words.slice(1)) }, 'snapshot.words: is cut off'],
    [
      'with a word too many',
      { ...saved, words: toBase64(Int32Array.of(...words, 0)) },
      `snapshot.words: has ${words.length + 1} words, not ${words.length}`,
    ],
    ['with a column that is gone', layout((part) => ({ ...part, name: 'gone' })), 'words of gone'],
    ['with a column that has grown short', layout((part) => ({ ...part, length: part.length + 1 })), 'has no room for'],
    [
      'in a procedure of another size',
      { ...saved, procedures: saved.procedures.map(([name, steps, size]) => [name, steps, size + 1] as const) },
      'snapshot.procedures: the position lies in a procedure that has changed',
    ],
    [
      'in a procedure of other steps',
      { ...saved, procedures: saved.procedures.map(([name, steps, size]) => [name, steps + 1, size] as const) },
      'snapshot.procedures: the position lies in a procedure that has changed',
    ],
  ])('%s is refused', (_what, snapshot, message) => {
    expect(() => restore(rules, snapshot)).toThrow(message);
  });
  test('is refused where one of the procedures in which it lies has changed, and for no other', () => {
    const s = begun();
    const chance = new FastChance(7);
    const out = new Options();
    const found = new Set<string>();
    for (let plies = 0; plies < 30 && !rules.over(s); plies++) {
      const now = save(rules, s);
      const changed = now.procedures.filter((_, one) => {
        const procedures = now.procedures.map(
          ([name, steps, size], i) => [name, steps, i === one ? size + 1 : size] as const,
        );
        try {
          restore(rules, { ...now, procedures });
          return false;
        } catch {
          return true;
        }
      });
      const names = changed.map(([name]) => name);
      expect(names.toSorted()).toEqual(within(s).toSorted());
      for (const name of names) found.add(name);
      const seat = rules.actor(s);
      rules.legal(s, seat, out);
      rules.apply(s, seat, out.at(chance.below(out.size)), chance);
    }
    expect(found.size).toBeGreaterThan(1);
  });
  /** The procedures in which the frames of a state lie. */
  function within({ table: { stack, strand } }: ReturnType<typeof begun>): string[] {
    const names = new Set<string>();
    for (let base = 0; base < stack.length; base += strand)
      for (let frame = stack[base]!; frame !== 0; frame = stack[frame + FRAME.below]!)
        for (const { name, entry, steps } of game.book.procedures)
          if (stack[frame]! >= entry && stack[frame]! < entry + steps.length) names.add(name);
    return [...names];
  }
  test('of a column that was shorter then is laid into the longer one', () => {
    const part = saved.layout.at(-1)!;
    const shorter = {
      ...saved,
      layout: [...saved.layout.slice(0, -1), { ...part, length: part.length - 1 }],
      words: toBase64(words.slice(0, -1)),
    };
    expect(restore(rules, shorter).table.words.slice(0, -1)).toEqual(restore(rules, saved).table.words.slice(0, -1));
  });
});
