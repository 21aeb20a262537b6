import { expect, test } from 'vitest';
import type { Fact } from '../../../kernel/facts.ts';
import type { State } from '../../../kernel/table.ts';
import { Announcer } from '../announcing.ts';
import type { Entry } from '../entry.ts';
import { said, step } from '../telling.ts';

const fact = (kind: number): Fact => ({ kind }) as Fact;
const entryOf = (...lines: readonly (readonly [text: string, kind: number])[]): Entry => {
  const own = lines.map(([text, kind]) => ({ text, fact: fact(kind), times: 1 }));
  return { version: 1, hash: '', facts: own.map((line) => line.fact), lines: { uk: own, ru: own, en: own } };
};
const resultOf = (entry: Entry) => {
  const announcer = new Announcer();
  announcer.tells = (s, { kind }, viewer) =>
    step('hourglass', said('', '', ''), kind === 3 ? 3 : 1)(s, fact(kind), viewer);
  return announcer.resultOf(entry, {} as State, 0 as never, false)?.fact.kind;
};

test('what a bot did last is told, and not that the next turn begins', () => {
  expect(resultOf(entryOf(['They discard a card', 1], ['— You, turn 3 —', 2]))).toBe(1);
  expect(resultOf(entryOf(['— You, turn 3 —', 2]))).toBe(2);
});
test('what weighs most is told, and of that the last', () => {
  expect(resultOf(entryOf(['a miss', 3], ['a card', 1]))).toBe(3);
  expect(resultOf(entryOf(['a card', 1], ['another', 2]))).toBe(2);
});
