import { expect, test } from 'vitest';
import type { DefId } from '../../../kernel/ids.ts';
import { CARD, cuts, mirrored, PAPERS, sheetsOf, SIZE } from '../sheets.ts';
import { GAME_NAMES, moduleOf } from '../../../games/index.ts';
import { printOf } from '../../games/index.ts';
import type { PrintCard } from '../../games/parts/printable.ts';

const card = (def: number, copies = 1): PrintCard => ({ def: def as DefId, copies, back: 'deck' });

test('every copy has a place, nine on a sheet, and each sheet of faces is followed by its backs', () => {
  const sheets = sheetsOf([card(1, 8), card(2, 3)], true, false);
  expect(sheets.map(({ side }) => side)).toEqual(['faces', 'backs', 'faces', 'backs']);
  expect(sheets.map(({ places }) => places.filter((place) => place !== undefined).length)).toEqual([9, 9, 2, 2]);
  expect(sheetsOf([card(1, 8), card(2, 3)], false, true)).toHaveLength(1);
});

test('turned over the long edge, the back of each card lies behind its face', () => {
  const [faces, backs] = sheetsOf(
    [1, 2, 3, 4].map((def) => card(def)),
    true,
    false,
  );
  const defs = (places: readonly (PrintCard | undefined)[]): readonly (number | undefined)[] =>
    places.map((place) => place?.def);
  expect(defs(faces!.places)).toEqual([1, 2, 3, 4, ...Array<undefined>(5).fill(undefined)]);
  expect(defs(backs!.places).slice(0, 6)).toEqual([3, 2, 1, undefined, undefined, 4]);
  expect(mirrored(backs!.places)).toEqual(faces!.places);
});

test('cards of 63 by 88 mm fit both papers, with margins for the marks', () => {
  for (const paper of PAPERS) {
    const { x, y } = cuts(paper);
    expect(x[1]! - x[0]!).toBeCloseTo(CARD[0]);
    expect(y[3]! - y[2]!).toBeCloseTo(CARD[1]);
    expect(Math.min(x[0]!, y[0]!)).toBeGreaterThan(5);
    expect(x[3]! + x[0]!).toBeCloseTo(SIZE[paper][0]);
  }
});

test.each(GAME_NAMES)('%s: what is printed is what the box holds, and every card has a text', async (game) => {
  const [{ texts }, { sets }] = await Promise.all([moduleOf(game), printOf(game)]);
  expect(sets.length).toBeGreaterThan(0);
  for (const { cards, id } of sets) {
    expect(cards.length, id).toBeGreaterThan(0);
    for (const { def, copies } of cards) {
      expect(copies).toBeGreaterThan(0);
      expect(texts.uk.card(def).name).not.toBe('');
    }
  }
});

test('a WAR deck is printed as its code says, with its division', async () => {
  const { deck } = await printOf('war');
  const set = deck!('guards-mechanised')!;
  expect(set.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(61);
  expect(deck!('no such deck')).toBeUndefined();
});

test('the cards for five and more players of Bravery Time bear their mark, the others none', async () => {
  const { sets } = await printOf('bravery');
  const marks = (id: string) => new Set(sets.find((set) => set.id === id)!.cards.map(({ mark }) => mark));
  expect([...marks('plus')]).toEqual(['+']);
  expect([...marks('players'), ...marks('enemy')]).toEqual([undefined, undefined]);
});
