import { expect, test } from 'vitest';
import { Options } from '../options.ts';
import { amount } from '../verbs.ts';

test('of several rules that stop the same act the first is named', () => {
  const out = new Options();
  const refusals = out.explain(() => {
    out.refuse(amount(3), 'ABC-1.1');
    out.test(amount(4), false, 'ABC-1.2');
    out.refuse(amount(3), 'ABC-1.3');
  });
  expect(refusals).toEqual([
    { action: amount(3), rule: 'ABC-1.1' },
    { action: amount(4), rule: 'ABC-1.2' },
  ]);
});
