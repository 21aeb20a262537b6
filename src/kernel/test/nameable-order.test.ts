import { expect, test } from 'vitest';
import type { Seat } from '../ids.ts';
import { nameable } from '../nameable.ts';

/** Some cards are called alike; they belong to two seats. */
const NAMES = ['', 'flag', 'apple', 'cheese', 'cheese', 'apple', 'plum', 'plum'];
const OWNERS = [0, 0, 1, 1, 0, 0, 1, 0];
/** Zone 0 is in sight of everybody, zone 1 of its owner alone. */
const ZONES = [0, 0, 0, 1, 0, 1, 0, 0];
const VERBS = [
  { verb: 'put', id: 1, kinds: ['card'] },
  { verb: 'lay', id: 2, kinds: ['card'] },
  { verb: 'swap', id: 3, kinds: ['card', 'card'] },
  { verb: 'build', id: 4, kinds: ['def'] },
  { verb: 'draw', id: 5, kinds: [] },
  { verb: 'ask', id: 6, kinds: ['seat', 'number'] },
];
const said: string[] = [];
function notation(_s: unknown, _seat: Seat, action: number): string {
  const [verb, a, b] = [action >> 20, (action >> 10) & 1023, action & 1023];
  const card = (id: number): string => {
    return NAMES[id]!;
  };
  if (verb === 3 && a === b) throw new Error('a card is not swapped for itself');
  const text = [
    '',
    `put ${NAMES[a]}`,
    `put ${NAMES[a]}`,
    verb === 3 ? `Swap ${card(a)} for ${card(b)}` : '',
    `build ${a}`,
    'draw',
    `ask ${a} for ${b}`,
  ][verb]!;
  said.push(text);
  return text;
}
const table = {
  cards: 7,
  at: ZONES,
  plan: { viewers: [3, 1], everyone: 3, names: ['open', 'hand'] },
  ownerOf: (card: number) => OWNERS[card],
};
const asked = (game: object, options: readonly string[] | 'none') => ({
  game: { verbs: { list: VERBS }, notation, cards: 5, ...game },
  seats: 2,
  decision: () => (options === 'none' ? undefined : { options: options.map((verb) => ({ verb })) }),
});
function meant(phrase: string, { options = [] as readonly string[] | 'none', seat = 0, game = {} } = {}) {
  const rules = asked(game, options);
  const means = (text: string): boolean => text.toLowerCase() === phrase;
  const word = phrase.split(' ')[0]!;
  const action = nameable(rules as never, { table } as never, seat as Seat, means, word);
  return action === undefined ? undefined : [action >> 20, (action >> 10) & 1023, action & 1023];
}

test('a verb of the question that stands comes before others', () => {
  expect(meant('put flag')).toEqual([1, 1, 0]);
  expect(meant('put flag', { options: ['lay'] })).toEqual([2, 1, 0]);
  expect(meant('put flag', { options: ['put'] })).toEqual([1, 1, 0]);
  expect(meant('put flag', { options: 'none' })).toEqual([1, 1, 0]);
});
test('of cards that are called alike one in sight comes first, and of these one’s own', () => {
  // An apple of the other in sight, and an own one that not everybody sees.
  expect([meant('put apple')?.[1], meant('put apple', { seat: 1 })?.[1]]).toEqual([2, 2]);
  // A cheese of the other that not everybody sees, and an own one in sight.
  expect(meant('put cheese')?.[1]).toBe(4);
  expect(meant('put cheese', { seat: 1 })?.[1]).toBe(4);
  // Both in sight.
  expect([meant('put plum')?.[1], meant('put plum', { seat: 1 })?.[1]]).toEqual([7, 6]);
});
test('phrases of two things are found whatever is large in them, and others are not gone through', () => {
  said.length = 0;
  expect(meant('swap flag for cheese')).toEqual([3, 1, 4]);
  expect(meant('ask 1 for 63')).toEqual([6, 1, 63]);
  said.length = 0;
  expect(meant('ask 1 for 64')).toBeUndefined();
  expect(said.filter((text) => text.startsWith('Swap')).length).toBeLessThan(20);
});
test('a phrase of nothing else, prints to the last one, and what means nothing', () => {
  expect(meant('draw')).toEqual([5, 0, 0]);
  expect([meant('build 5'), meant('build 6'), meant('build 0')]).toEqual([[4, 5, 0], undefined, [4, 0, 0]]);
  expect(meant('build 7', { game: { prints: 7 } })).toEqual([4, 7, 0]);
  expect(meant('build 8', { game: { prints: 7 } })).toBeUndefined();
  expect(meant('fly')).toBeUndefined();
});
