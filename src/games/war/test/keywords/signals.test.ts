import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, fort, infantry } from '../at.ts';

const FORCE = {
  post: fort(0, 2, { keywords: { signals: { n: 2 } } }),
  early: fort(0, 2, { keywords: { signals: { n: 2, when: 'TURN_START' } } }),
  a: infantry(1, 1),
  b: infantry(1, 1),
  c: infantry(1, 1),
};
const game = (deck: readonly string[]) =>
  battle(FORCE, { phase: 'start', red: { second: ['post', 'early'], deck: [...deck, 'depot', 'depot', 'depot'] } });
rule('WAR-26.82', 'at the end of the own turn, or at the printed moment', () => {
  const b = game(['a', 'b', 'c']);
  expect([b.to('TURN_START').red.offers('signal with early'), b.red.whyNot('signal with post')]).toEqual([
    true,
    'WAR-26.82',
  ]);
  b.to('TURN_END');
  expect([b.red.offers('signal with post'), b.red.whyNot('signal with early')]).toEqual([true, 'WAR-26.82']);
});
rule(['WAR-26.83', 'WAR-26.84'], 'it is tapped; its owner puts the top cards back in any order', () => {
  const b = game(['a', 'b', 'c']);
  b.to('TURN_START').red.does('signal with early');
  expect(b.red.offered.toSorted()).toEqual(['put back a', 'put back b']);
  b.red.does('put back a', 'put back b');
  expect(b.isTapped('red', 'early')).toBe(true);
  b.to('resources');
  // b was put on top and a under it: both were drawn. The third card is still c.
  expect(b.at('red', 'hand').toSorted()).toEqual(['a', 'b']);
});
rule('WAR-R82', 'with fewer cards than the number, all of them', () => {
  const b = battle(FORCE, { phase: 'end', red: { second: ['post'], deck: ['a'] } });
  b.to('TURN_END').red.does('signal with post');
  expect(b.red.offered).toEqual(['put back a']);
});
