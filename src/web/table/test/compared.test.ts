import { expect, test } from 'vitest';
import type { Choice } from '../selection.ts';
import { comparedIn, deeper, hintIn } from '../compared.ts';

const choice = (action: number): Choice => ({ option: { action, verb: '', args: [] }, keys: [] }) as never;
const thought = (action: number, visits: number, value: number) => ({ action, visits, value }) as never;

test('the bot’s choice stands first, then the best of what it has looked at well', () => {
  const all = [1, 2, 3, 4, 5].map(choice);
  const thoughts = [
    thought(1, 300, 0.4),
    thought(2, 900, 0.6),
    thought(3, 2, 0.9),
    thought(4, 90, 0.5),
    thought(5, 80, 0.3),
  ];
  const compared = comparedIn(all, { action: 2 as never, thoughts, by: 'search' });
  expect(compared.map(({ choice: { option } }) => option.action)).toEqual([2, 4, 1]);
  expect(compared.map(({ chance }) => chance)).toEqual([0.6, 0.5, 0.4]);
});
test('where the choice itself was not looked at nothing is compared', () => {
  const thoughts = [thought(2, 5, 0.5)];
  expect(comparedIn([choice(1), choice(2)], { action: 1 as never, thoughts, by: 'search' })).toEqual([]);
});
test('a hint goes deeper press by press, and says how many looks its figures are of', () => {
  const thoughts = [thought(1, 24, 0.5), thought(2, 24, 0.4)];
  const all = [choice(1), choice(2)];
  expect(hintIn(all, { action: 1 as never, thoughts, by: 'look' }, 1)).toMatchObject({ depth: 1, looks: 24 });
  expect(hintIn(all, { action: 1 as never, thoughts, by: 'search' }, 2)).toMatchObject({ depth: 2, looks: 48 });
  expect(hintIn(all, { action: 7 as never, thoughts, by: 'look' }, 1)).toBeUndefined();
  expect([1, 2, 3].map((depth) => deeper(depth as 1))).toEqual([2, 3, 3]);
});
