import { expect, test } from 'vitest';
import type { Bravery } from '../../../../games/bravery/state.ts';
import { Laid } from '../../../table/test/laid.ts';
import { reason } from '../reason.ts';

/** How a game ends that is lost with these territories occupied and these cards in hand. */
async function lost(occupied: readonly string[], hand: readonly string[]) {
  const laid = await Laid.of<Bravery>('bravery', { players: 2 }, { occupied, player1: { hand } });
  laid.s.table.score.fill(0);
  return reason(laid.view(0));
}

test('the reason of a loss begins with what was reached, and names the rule by which it is one (BRV-12.3, BRV-12.4)', async () => {
  expect(await lost([], ['homes', 'meals', 'defence1'])).toEqual({
    says: ['Every territory is free, but the enemy deck has run out and 2 needs are not met.'],
    rule: 'BRV-12.4',
  });
  expect(await lost(['S4'], ['defence1'])).toEqual({
    says: ['Every need is met, but the enemy deck has run out and 1 territory is occupied.'],
    rule: 'BRV-12.3',
  });
  expect(await lost(['N4', 'S4'], ['homes'])).toEqual({
    says: ['6 of 8 territories are free, 1 need is not met. The enemy deck has run out, and so has the time.'],
    rule: 'BRV-12.3',
  });
});
