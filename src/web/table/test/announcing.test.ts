import { afterEach, expect, test, vi } from 'vitest';
import type { Fact } from '../../../kernel/facts.ts';
import type { State } from '../../../kernel/table.ts';
import { speed } from '../../shell/settings.ts';
import { Announcer, heldFor, STEP } from '../announcing.ts';
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

const told = (weight: 1 | 2 | 3, mine: boolean) => {
  const announcer = new Announcer();
  announcer.tells = () => ({ icon: 'hourglass', word: said('', '', ''), tone: 'even', weight });
  return announcer.resultOf(entryOf(['a card', 1]), {} as State, 0 as never, mine)!;
};
afterEach(() => {
  speed.value = 1;
  vi.useRealTimers();
});
test('22: a result stays at least 900 ms, and goes by itself unless somebody points at it', () => {
  vi.useFakeTimers();
  const announcer = new Announcer();
  const result = told(1, false);
  announcer.say(result);
  vi.advanceTimersByTime(900);
  expect(announcer.result.value).toBe(result);
  vi.advanceTimersByTime(result.stays);
  expect(announcer.result.value).toBeUndefined();
  announcer.say(result);
  announcer.hush(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(60_000);
  expect(announcer.result.value).toBe(result);
  announcer.stop();
});
test('15, 22: what follows waits by importance, half as long at 2×, for a press step by step, and not at all at once', () => {
  vi.useFakeTimers();
  const waits = (weight: 1 | 2 | 3, mine = false) => heldFor(told(weight, mine), mine) - performance.now();
  expect(waits(1)).toBeGreaterThanOrEqual(900);
  expect([waits(2) > waits(1), waits(3) > waits(2), waits(3) > waits(3, true)]).toEqual([true, true, true]);
  const usual = waits(3);
  speed.value = 2;
  expect(waits(3)).toBe(usual / 2);
  speed.value = 0;
  expect([heldFor(told(1, false), false), heldFor(told(3, true), true)]).toEqual([STEP, 0]);
  speed.value = 3;
  expect(heldFor(told(3, false), false)).toBe(0);
});
