/** WAR-29.5: the opponent builds. That is asked by a stage of its own, and is a window all the same. */
import { expect, test } from 'vitest';
import { battle, type Battle, infantry, tank } from '../../games/war/test/at.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { PASS } from '../../kernel/verbs.ts';
import { automaticFor } from '../automatic.ts';
import type { Orders } from '../messages.ts';

const [red, blue] = [0 as Seat, 1 as Seat];
const drafts = { sappers: infantry(1, 1, { keywords: { mining: true } }), tank: tank(1, 1, { cost: { D: 1 } }) };
const building = (sappers: string): Battle =>
  battle(drafts, {
    phase: 'build',
    red: { first: ['tank'], hand: ['tank'], resources: ['depot'] },
    blue: { first: [sappers] },
  });
const ordered = ({ t, s }: Battle, seat: Seat, orders: Orders): Action | undefined =>
  automaticFor(t.rules).ordered(s, seat, orders);

test('standing orders hold where the opponent builds', () => {
  const b = building('sappers').to('buildAnswer');
  expect(ordered(b, blue, { '*': 'never' })).toBe(PASS);
  expect(ordered(b, blue, { BUILD: 'never' })).toBe(PASS);
  expect(ordered(b, blue, { '*': 'smart' })).toBeUndefined();
  expect(ordered(b, blue, { BUILD: 'always', '*': 'never' })).toBeUndefined();
});
test('smart passes where nothing can be used; the own building is no window', () => {
  const b = building('tapped sappers');
  expect(ordered(b.to('build'), red, { '*': 'never', only: 'always' })).toBeUndefined();
  expect(ordered(b.to('buildAnswer'), blue, { '*': 'smart' })).toBe(PASS);
});
