import { expect, test } from 'vitest';
import { marksAfter, type PlaceMark } from '../place-marks.ts';
import { said, type Telling } from '../telling.ts';

const told = (mark: Telling['mark'], at: string): Telling => ({
  icon: 'targeted',
  word: said('', '', ''),
  tone: 'even',
  weight: 2,
  ...(mark === undefined ? {} : { mark }),
  at: [at],
});
const OWN = { turnBegan: false, mine: true };
const TURN = { turnBegan: true, mine: false };
const seen = (marks: readonly PlaceMark[]) => marks.map(({ keys, old }) => [keys[0], old]);

test('marks stay for their turn, faint for the next one, however much is done in it', () => {
  let marks = marksAfter([], [told('miss', 'a')], OWN);
  marks = marksAfter(marks, [told('hit', 'b')], OWN);
  marks = marksAfter(marks, [], OWN);
  expect(seen(marks)).toEqual([
    ['a', false],
    ['b', false],
  ]);
  marks = marksAfter(marks, [told('taken', 'c')], TURN);
  expect(seen(marks), 'what ended the turn is seen in the next one').toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  marks = marksAfter(marks, [told(undefined, 'd')], TURN);
  expect(seen(marks)).toEqual([['c', true]]);
});
test('a stamp hides what it lies on: it goes with the second move of the viewer', () => {
  let marks = marksAfter([], [told('stamp', 'a')], TURN);
  marks = marksAfter(marks, [], { turnBegan: false, mine: false });
  expect(seen(marks)).toEqual([['a', false]]);
  marks = marksAfter(marks, [], OWN);
  expect(seen(marks)).toEqual([['a', true]]);
  expect(marksAfter(marks, [], OWN)).toEqual([]);
});
test('one place has one sign, the last', () => {
  const marks = marksAfter(marksAfter([], [told('miss', 'a')], OWN), [told('hit', 'a')], OWN);
  expect(marks.map(({ telling }) => telling.mark)).toEqual(['hit']);
});
