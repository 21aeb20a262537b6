import { expect, test } from 'vitest';
import type { Afu } from '../../../games/afu/state.ts';
import type { Bravery } from '../../../games/bravery/state.ts';
import type { Liberation } from '../../../games/liberation/state.ts';
import type { War } from '../../../games/war/state.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { DONE } from '../../../kernel/verbs.ts';
import { Laid } from '../../table/test/laid.ts';
import * as afuLeaving from '../afu/leaving.ts';
import * as bravery from '../bravery/leaving.ts';
import * as liberationLeaving from '../liberation/leaving.ts';
import * as warLeaving from '../war/leaving.ts';
import * as turn from '../war/turn.ts';

const week = (hand: readonly string[]) =>
  Laid.of<Bravery>('bravery', { players: 2 }, { player1: { hand }, player2: { hand: ['counter1', 'defence3'] } });

test('a plan is confirmed at once when its week is full, although cards without days could still be laid', async () => {
  const laid = await week(['counter2', 'defence2', 'alert1', 'alert1', 'farmers']);
  expect(bravery.leaves(laid.view(0))?.asks).toContain('would fit');
  laid.play(0, 'plan counter2', 'plan defence2');
  expect(laid.view(0).decision!.values['days']).toBe(laid.view(0).decision!.values['room']);
  expect(bravery.leaves(laid.view(0))).toBeUndefined();
});
test('what others offer and ask for waits with a yes and a no, and confirming answers it', async () => {
  const laid = await week(['counter2', 'defence2']);
  const week1 = laid.s.round.value;
  laid.play(1, 'give counter1 to player1', 'ask player1 for defence2');
  const offers = bravery.offersTo(laid.view(0));
  expect(new Set(offers.map(({ asks }) => asks))).toEqual(new Set([false, true]));
  expect(offers.every(({ yes }) => yes !== undefined)).toBe(true);
  const leaving = bravery.leaves(laid.view(0))!;
  expect(leaving.asks).toContain('2');
  expect(leaving.first).toEqual(offers.map(({ no }) => no));
  laid.play(1, 'confirm');
  laid.play(0, 'confirm');
  expect(bravery.offersTo(laid.view(0)), 'a confirmed plan still owes the answers').toHaveLength(2);
  for (const { no } of bravery.offersTo(laid.view(0))) laid.rules.apply(laid.s, 0 as never, no, { below: () => 0 });
  expect(bravery.offersTo(laid.view(0))).toEqual([]);
  expect(laid.s.round.value, 'the week goes on').toBeGreaterThan(week1);
});

const war = (player1: object, phase: string) =>
  Laid.of<War>('war', {}, { player1: { deck: 20, ...player1 }, player2: { deck: 20 }, phase, turn: 5 });
const DEPOTS = ['depot', 'depot', 'depot'];

test('nobody is asked about a wave with nobody to attack', async () => {
  const empty = await war({}, 'attack');
  empty.play(0, 'pass');
  empty.play(1, 'pass');
  expect(empty.view(0).decision?.prompt).toBe('wave');
  expect(turn.obvious(empty.view(0))).toBe(DONE);
  const tanks = await war({ first: ['t-34', 't-34'] }, 'attack');
  tanks.play(0, 'pass');
  tanks.play(1, 'pass');
  expect(turn.obvious(tanks.view(0))).toBeUndefined();
  expect(turn.main(tanks.view(0))?.says).toBe(
    tanks.view(0).text.option(tanks.s, 0 as never, tanks.view(0).decision!.options[0]!.action),
  );
  expect(warLeaving.leaves(tanks.view(0))?.asks).toContain('2');
});
test('everybody attacks at one press, and presses on against the deck at another', async () => {
  const laid = await war({ first: ['rifle-company', 'rifle-company'] }, 'attack');
  laid.play(0, 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'wave', 'pass');
  laid.play(1, 'pass');
  laid.play(0, 'done');
  const all = turn.main(laid.view(0))!;
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
  expect(turn.main(plain.view(0))?.actions).toEqual([decision!.options.find(({ verb }) => verb === 'pay')!.action]);
  expect(turn.obvious(plain.view(0))).toBe(decision!.options.find(({ verb }) => verb === 'pay')!.action);
  const exchanged = await war({ hand: ['rifle-company'], resources: [...DEPOTS, 'fuel', 'fuel'] }, 'build');
  exchanged.play(0, 'pass');
  exchanged.play(1, 'pass');
  exchanged.play(0, 'build rifle-company');
  expect(turn.obvious(exchanged.view(0))).toBeUndefined();
});
test('every question before an end names what is left, in three languages', async () => {
  const afu = await Laid.of<Afu>(
    'afu',
    { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
    {
      phase: 'invasion',
      round: 4,
      step: 'placement',
      one: { hand: ['polissiaTanks'], attack: ['roadblock', 'landingParty', 'convoyGuards'] },
    },
  );
  for (const language of LANGUAGES) expect(afuLeaving.leaves(afu.view(0, language))?.asks).toContain('1, 2, 3');
  const liberation = await Laid.of<Liberation>(
    'liberation',
    {},
    {
      galaxy: 'G1',
      captured: ['H'],
      dynasty: { hand: ['E', 'N'] },
      resistance: { hand: ['B', 'K'], base: 'F' },
      turn: 'dynasty',
      step: 'step1',
    },
  );
  expect(liberationLeaving.leaves(liberation.view(0))?.asks).toContain('draw');
  liberation.play(0, 'draw');
  for (const language of LANGUAGES) expect(liberationLeaving.leaves(liberation.view(0, language))?.asks).toMatch(/:/);
});
