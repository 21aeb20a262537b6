import { expect, test } from 'vitest';
import type { Choice } from '../selection.ts';
import { comparedIn } from '../compared.ts';

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
  const compared = comparedIn(all, { action: 2 as never, thoughts });
  expect(compared.map(({ choice: { option } }) => option.action)).toEqual([2, 4, 1]);
  expect(compared.map(({ chance }) => chance)).toEqual([0.6, 0.5, 0.4]);
});
test('a bot that does not search compares nothing', () => {
  expect(comparedIn([choice(1)], { action: 1 as never, thoughts: [] })).toEqual([]);
});
