import { expect, test } from 'vitest';
import { printOf } from '../../../../games/bravery/cards/set.ts';
import { type Bravery, zone } from '../../../../games/bravery/state.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { stateOf, type ThingState } from '../../../table/state.ts';
import { Laid } from '../../../table/test/laid.ts';
import { cardKey, cardsIn, type TableView, zoneKey } from '../../../table/view.ts';
import { freeIn, inHand, inHandOf, inPlan, keys, plannedKey, TAKE_BACK, VOLUNTEERS } from '../keys.ts';
import { alsoTakes } from '../unplanned.ts';

const viewOf = (laid: Laid<Bravery>): TableView => laid.view(0, 'en', { keys, back: TAKE_BACK });
/** How the cards in a seat's plan are marked for the first player. */
function marks(laid: Laid<Bravery>, seat = 0): readonly ThingState[] {
  const view = viewOf(laid);
  return cardsIn(laid.s, zone.plan(seat as Seat)).map((card) =>
    stateOf(view, [cardKey(card), plannedKey(laid.s, card)]),
  );
}
const battle = (plans: readonly [readonly string[], readonly string[]]) =>
  Laid.of<Bravery>(
    'bravery',
    { players: 2 },
    { stage: 'actions', occupied: ['S3'], player1: { plan: plans[0] }, player2: { plan: plans[1] } },
  );
const [IN, OUT] = ['laid', 'can'] as const;

test('a card in the plan is marked as one that can be taken back', async () => {
  const laid = await Laid.of<Bravery>('bravery', { players: 2 }, { player1: { hand: ['counter2'] } });
  laid.play(0, 'plan counter2');
  expect(marks(laid)).toEqual([IN]);
});
test('a card that a mate has put forward in a battle can be taken back, and is not marked as one to be added', async () => {
  const laid = await battle([['counter2'], ['counter1']]);
  laid.play(1, 'attack S3');
  expect(marks(laid)).toEqual([OUT]);
  laid.play(1, 'commit counter2 of player1');
  expect([marks(laid), marks(laid, 1)]).toEqual([[IN], [OUT]]);
  laid.play(0, 'withdraw counter2 of player1');
  expect(marks(laid)).toEqual([OUT]);
});
test('of two like cards the one that was put forward can be taken back, and the other put forward', async () => {
  const laid = await battle([['counter2', 'counter2'], []]);
  laid.play(0, 'attack S3', 'commit counter2 of player1');
  expect(marks(laid).toSorted()).toEqual([OUT, IN].toSorted());
});
test('a plan is usable while something of it can be put forward, and the free days of a week take nothing out', async () => {
  const laid = await battle([[], ['counter1', 'counter2']]);
  const plan = zone.plan(1 as Seat);
  laid.play(0, 'attack S3', 'commit counter1 of player2');
  expect(stateOf(viewOf(laid), [zoneKey(plan)])).toBe(OUT);
  laid.play(0, 'commit counter2 of player2');
  expect(stateOf(viewOf(laid), [zoneKey(plan)])).toBe(IN);
  expect(viewOf(laid).selection.withThing([freeIn(plan)])).toEqual([]);
});
test('a card in a mate’s hand is asked for, and stands for none of the viewer’s own', async () => {
  const laid = await Laid.of<Bravery>(
    'bravery',
    { players: 2 },
    { player1: { hand: ['defence2'] }, player2: { hand: ['defence2', 'defence3'] } },
  );
  const view = viewOf(laid);
  const verbsOf = (key: string) => view.selection.withThing([key]).map(({ option }) => option.verb);
  const [two, three] = [printOf('defence2'), printOf('defence3')];
  expect(verbsOf(inHandOf(two, 1 as Seat))).toEqual(['ask']);
  expect(verbsOf(inHandOf(three, 1 as Seat))).toEqual(['ask']);
  expect(verbsOf(inHand(two))).toEqual(['plan', 'give']);
});
test('a need that Volunteers took over is in, and so are they: both go back at a press', async () => {
  const laid = await Laid.of<Bravery>('bravery', { players: 2 }, { player1: { hand: ['bridge', 'volunteers'] } });
  laid.play(0, 'plan bridge', 'volunteers on bridge');
  const plan = zone.plan(0 as Seat);
  for (const def of [printOf('bridge'), VOLUNTEERS])
    expect(stateOf(viewOf(laid), [cardKey(1), inPlan(def, plan)])).toBe(IN);
});
test('a card that does not fit says what makes room for it', async () => {
  const laid = await Laid.of<Bravery>(
    'bravery',
    { players: 2 },
    { player1: { hand: ['bridge', 'homes', 'meals', 'drive'] } },
  );
  laid.play(0, 'plan bridge');
  const takes = (key: string) => alsoTakes(laid.view(0), printOf(key));
  expect([takes('homes'), takes('meals')]).toEqual([[], []]);
  laid.play(0, 'plan homes');
  expect([takes('meals'), takes('drive')]).toEqual([[printOf('drive')], []]);
});
