import { expect, test } from 'vitest';
import type { Bravery } from '../../../../games/bravery/state.ts';
import { Laid } from '../../../table/test/laid.ts';
import { leaves, offersTo } from '../leaving.ts';

const week = (hand: readonly string[]) =>
  Laid.of<Bravery>('bravery', { players: 2 }, { player1: { hand }, player2: { hand: ['counter1', 'defence3'] } });

test('a plan is confirmed at once when its week is full, although cards without days could still be laid', async () => {
  const laid = await week(['counter2', 'defence2', 'alert1', 'alert1', 'farmers']);
  expect(leaves(laid.view(0))?.asks).toContain('would fit');
  laid.play(0, 'plan counter2', 'plan defence2');
  expect(laid.view(0).decision!.values['days']).toBe(laid.view(0).decision!.values['room']);
  expect(leaves(laid.view(0))).toBeUndefined();
});
test('what others offer and ask for waits with a yes and a no, and confirming answers it', async () => {
  const laid = await week(['counter2', 'defence2']);
  const week1 = laid.s.round.value;
  laid.play(1, 'give counter1 to player1', 'ask player1 for defence2');
  const offers = offersTo(laid.view(0));
  expect(new Set(offers.map(({ asks }) => asks))).toEqual(new Set([false, true]));
  expect(offers.every(({ yes }) => yes !== undefined)).toBe(true);
  const leaving = leaves(laid.view(0))!;
  expect(leaving.asks).toContain('2');
  expect(leaving.first).toEqual(offers.map(({ no }) => no));
  laid.play(1, 'confirm');
  laid.play(0, 'confirm');
  expect(offersTo(laid.view(0)), 'a confirmed plan still owes the answers').toHaveLength(2);
  for (const { no } of offersTo(laid.view(0))) laid.rules.apply(laid.s, 0 as never, no, { below: () => 0 });
  expect(offersTo(laid.view(0))).toEqual([]);
  expect(laid.s.round.value, 'the week goes on').toBeGreaterThan(week1);
});
