import { expect, test } from 'vitest';
import type { War } from '../../../../games/war/state.ts';
import { DONE } from '../../../../kernel/verbs.ts';
import { Laid } from '../../../table/test/laid.ts';
import { leaves } from '../leaving.ts';
import { main, obvious } from '../turn.ts';

const war = (player1: object, phase: string) =>
  Laid.of<War>('war', {}, { player1: { deck: 20, ...player1 }, player2: { deck: 20 }, phase, turn: 5 });
const DEPOTS = ['depot', 'depot', 'depot'];

test('nobody is asked about a wave with nobody to attack', async () => {
  const empty = await war({}, 'attack');
  empty.play(0, 'pass');
  empty.play(1, 'pass');
  expect(empty.view(0).decision?.prompt).toBe('wave');
  expect(obvious(empty.view(0))).toBe(DONE);
  const tanks = await war({ first: ['t-34', 't-34'] }, 'attack');
  tanks.play(0, 'pass');
  tanks.play(1, 'pass');
  expect(obvious(tanks.view(0))).toBeUndefined();
  expect(main(tanks.view(0))?.says).toBe(
    tanks.view(0).text.option(tanks.s, 0 as never, tanks.view(0).decision!.options[0]!.action),
  );
  expect(leaves(tanks.view(0))?.asks).toContain('2');
});
test('everybody attacks at one press, and presses on against the deck at another', async () => {
  const laid = await war({ first: ['rifle-company', 'rifle-company'] }, 'attack');
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'done');
  const all = main(laid.view(0))!;
  expect(all.actions).toHaveLength(2);
  for (const action of all.actions) laid.rules.apply(laid.s, 0 as never, action, { below: () => 0 });
  expect(laid.view(0).decision!.options.filter(({ verb }) => verb === 'attack')).toEqual([]);
});
test('a price that can be paid in one way is paid, one that takes an exchange is asked for', async () => {
  const plain = await war({ hand: ['rifle-company'], resources: [...DEPOTS, 'factory'] }, 'build');
  plain.play(0, 'pass');
  plain.play(1, 'pass');
  plain.play(0, 'build rifle-company');
  const { decision } = plain.view(0);
  expect(decision?.prompt).toBe('pay');
  expect(main(plain.view(0))?.actions).toEqual([decision!.options.find(({ verb }) => verb === 'pay')!.action]);
  expect(obvious(plain.view(0))).toBe(decision!.options.find(({ verb }) => verb === 'pay')!.action);
  const exchanged = await war({ hand: ['rifle-company'], resources: [...DEPOTS, 'fuel', 'fuel'] }, 'build');
  exchanged.play(0, 'pass');
  exchanged.play(1, 'pass');
  exchanged.play(0, 'build rifle-company');
  expect(obvious(exchanged.view(0))).toBeUndefined();
});
