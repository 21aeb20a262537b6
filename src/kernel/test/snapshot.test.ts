import { expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { vault } from '../contract/test/vault.ts';
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
