import { expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { cardsEach, type Draft, isDrafted, newDraft, pickers, tableOf, withPicks } from '../draft.ts';

/** Three places, two rounds: the first card of a name says whose pack it was, the second in which round. */
const packs = ['a', 'b', 'c'].map((place) => [1, 2].map((round) => [1, 2, 3].map((n) => `${place}${round}${n}`)));
const fresh = newDraft(packs, 77);
const all = (draft: Draft, ats: readonly number[]): Draft =>
  withPicks(
    draft,
    ats.map((at, place) => [place, at] as const),
  );

test('before anybody has taken a card, each has the own first pack', () => {
  expect(newDraft(packs, 77)).toEqual({ packs, picks: [[], [], []], since: 77 });
  expect(tableOf(fresh)).toEqual({ round: 0, pick: 0, before: packs.map(([first]) => first), taken: [[], [], []] });
  expect(pickers(fresh)).toEqual([0, 1, 2]);
  expect([cardsEach(fresh), isDrafted(fresh)]).toEqual([6, false]);
});
test('a card is taken from the pack at once, and packs move when everybody has one', () => {
  const two = withPicks(fresh, [
    [2, 1],
    [0, 0],
  ]);
  expect(two.picks).toEqual([[0], [], [1]]);
  expect(two.since).toBe(77);
  // Nobody sees a card leave before all have chosen.
  expect(tableOf(two)).toEqual(tableOf(fresh));
  expect(pickers(two)).toEqual([1]);
  const { pick, before, taken } = tableOf(withPicks(two, [[1, 2]]));
  expect(pick).toBe(1);
  expect(taken).toEqual([['a11'], ['b13'], ['c12']]);
  // To the left: what lay before the last lies before the first.
  expect(before).toEqual([
    ['c11', 'c13'],
    ['a12', 'a13'],
    ['b11', 'b12'],
  ]);
});
test('in the second round packs go the other way', () => {
  let draft = fresh;
  for (let pick = 0; pick < 3; pick++) draft = all(draft, [0, 0, 0]);
  expect(tableOf(draft)).toEqual({
    round: 1,
    pick: 0,
    before: packs.map(([, second]) => second),
    taken: [
      ['a11', 'c12', 'b13'],
      ['b11', 'a12', 'c13'],
      ['c11', 'b12', 'a13'],
    ],
  });
  expect(tableOf(all(draft, [0, 0, 0])).before).toEqual([
    ['b22', 'b23'],
    ['c22', 'c23'],
    ['a22', 'a23'],
  ]);
});
test('in the third round they go as in the first', () => {
  const long = packs.map((own, place) => [...own, ['a', 'b'].map((n) => `${'abc'[place]}3${n}`)]);
  let draft = newDraft(long, 0);
  for (let pick = 0; pick < 6; pick++) draft = all(draft, [0, 0, 0]);
  expect(tableOf(draft)).toMatchObject({ round: 2, pick: 0 });
  expect(tableOf(all(draft, [0, 0, 0])).before).toEqual([['c3b'], ['a3b'], ['b3b']]);
});
test('it ends when everybody has all, and not before the last one has', () => {
  let draft = fresh;
  for (let pick = 0; pick < 5; pick++) draft = all(draft, [0, 0, 0]);
  expect(isDrafted(draft)).toBe(false);
  const nearly = withPicks(draft, [
    [0, 0],
    [1, 0],
  ]);
  expect([isDrafted(nearly), pickers(nearly)]).toEqual([false, [2]]);
  const done = withPicks(nearly, [[2, 0]]);
  expect(isDrafted(done)).toBe(true);
  expect(tableOf(done)).toMatchObject({ round: 2, pick: 0, before: [[], [], []] });
});
test('whatever is taken, every card goes to somebody and to one alone', () => {
  const chance = new FastChance(3);
  let draft = fresh;
  while (!isDrafted(draft))
    draft = all(
      draft,
      tableOf(draft).before.map(({ length }) => chance.below(length)),
    );
  const { taken } = tableOf(draft);
  expect(taken.map(({ length }) => length)).toEqual([6, 6, 6]);
  expect(taken.flat().toSorted()).toEqual(packs.flat(2).toSorted());
});
test('a draft of no packs is over', () => {
  expect([cardsEach({ ...fresh, packs: [] }), isDrafted(newDraft([[], []], 0))]).toEqual([0, true]);
  expect(tableOf(newDraft([[], []], 0)).before).toEqual([[], []]);
});
