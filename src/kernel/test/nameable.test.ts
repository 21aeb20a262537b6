import { expect, test } from 'vitest';
import { Scenario } from '../scenario.ts';
import { stall } from './stall.ts';

const laid = (): Scenario<never, never> =>
  new Scenario(stall as never, {
    position: { store: ['cheese'], anna: ['bread', 'apple'], bohdan: ['cheese'], shown: ['apple'] },
  });
test('a phrase of the notation that is not on offer is refused with a rule, whatever stands', () => {
  const t = laid();
  const anna = t.at('anna');
  expect([anna.refusalOf('put cheese'), anna.reasonFor('put cheese')?.rule]).toEqual([undefined, 'STL-1']);
  expect(() => t.do('anna: put cheese')).toThrow('anna: "put cheese" is refused by STL-1; on offer: ');
  // What the question refuses itself is told as before, and what is on offer, or means nothing, by no rule.
  expect([anna.reasonFor('close up')?.rule, anna.reasonFor('draw'), anna.reasonFor('fly away')]).toEqual([
    'STL-3',
    undefined,
    undefined,
  ]);
  expect(() => t.do('anna: fly away')).toThrow('anna: "fly away" is not on offer; on offer: ');
});
