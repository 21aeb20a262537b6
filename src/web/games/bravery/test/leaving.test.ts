import { expect, test } from 'vitest';
import { printOf } from '../../../../games/bravery/cards/set.ts';
import type { Bravery } from '../../../../games/bravery/state.ts';
import { moduleOf } from '../../../../games/index.ts';
import { FastChance } from '../../../../kernel/chance.ts';
import type { Action, Seat } from '../../../../kernel/ids.ts';
import { Options } from '../../../../kernel/options.ts';
import { rulesFor } from '../../../../kernel/rules.ts';
import { readSetup } from '../../../../kernel/setup.ts';
import { Laid } from '../../../table/test/laid.ts';
import { isLost, leaves, offersTo } from '../leaving.ts';
import { whyUnplanned } from '../unplanned.ts';

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

/** Mates who take back what they proposed ask for agreement again and again; bots do not. */
const MOST_PRESSES = 24;
/** Presses only the main button and says no to what is offered; counts the presses until the second week. */
async function firstWeek(seed: number): Promise<number> {
  const { game } = await moduleOf('bravery');
  const setup = readSetup(game.options, { players: 4 });
  const laid = await Laid.dealt<Bravery>('bravery', { players: 4 }, seed);
  const chance = new FastChance(seed);
  const options = new Options();
  const rules = rulesFor(game, setup);
  const act = (seat: number, actions: readonly Action[]): void => {
    for (const action of actions) rules.apply(laid.s, seat as Seat, action, chance);
  };
  let presses = 0;
  for (let turns = 0; laid.s.round.value < 2 && turns < 5000; turns++) {
    const view = laid.view(0);
    const seats = [1, 2, 3].filter((seat) => (rules.awaited(laid.s) & (1 << seat)) !== 0);
    const end = view.decision?.options.find(({ verb }) => verb === 'confirm' || verb === 'agree');
    const offers = offersTo(view);
    if (end !== undefined) {
      const leaving = leaves(view);
      presses += leaving === undefined ? 1 : 2;
      act(0, [...(leaving?.first ?? []), end.action]);
    } else if (offers.length > 0) {
      presses++;
      act(
        0,
        offers.map(({ no }) => no),
      );
    } else if (seats.length > 0) {
      const seat = seats[chance.below(seats.length)] as Seat;
      rules.legal(laid.s, seat, options);
      const done = options.toArray().find((action) => /^(?:confirm|agree)/.test(game.notation(laid.s, seat, action)));
      act(seat, [done !== undefined && chance.below(4) === 0 ? done : options.at(chance.below(options.size))]);
    } else {
      const other = view.decision!.options.find(({ verb }) => verb !== 'reopen')!;
      presses++;
      act(0, [other.action]);
    }
  }
  expect(laid.s.round.value, 'the first week is over').toBe(2);
  return presses;
}
test('who only presses the main button comes through the first week, even with mates who act at random', async () => {
  for (let seed = 1; seed <= 8; seed++) expect(await firstWeek(seed), `seed ${seed}`).toBeLessThanOrEqual(MOST_PRESSES);
});

test('a territory that no plan can hold is told as lost, and not asked about', async () => {
  const attacked = async (plan: readonly string[]) => {
    const laid = await Laid.of<Bravery>(
      'bravery',
      { players: 2 },
      { stage: 'enemy', enemyNext: ['offensive3'], player1: { hand: [], plan }, player2: { hand: [] } },
    );
    return laid.view(0);
  };
  const lost = await attacked(['defence1']);
  expect([lost.decision?.prompt, isLost(lost), leaves(lost)]).toEqual(['defend', true, undefined]);
  const held = await attacked(['defence1', 'defence2']);
  expect([isLost(held), leaves(held)?.asks]).toEqual([false, expect.stringContaining('will fall')]);
});
test('what a single player holds waits for the enemy’s cards, and says so', async () => {
  const laid = await Laid.of<Bravery>(
    'bravery',
    { players: 1 },
    { player1: { hand: ['alert1', 'defence1', 'farmers'] } },
  );
  const why = (): readonly unknown[] =>
    ['defence1', 'farmers', 'alert1'].map((key) => whyUnplanned(laid.view(0), printOf(key)));
  expect(why()).toEqual(['enemy cards first', 'enemy cards first', undefined]);
  laid.play(0, 'plan alert1 in plan 1');
  expect(why()).toEqual([undefined, 'Will short by 2', undefined]);
});
