import { beforeEach, expect, test, vi } from 'vitest';
import { moduleOf } from '../../../../games/index.ts';
import { printRecord, readRecord } from '../../../../kernel/record.ts';
import { someRecord } from '../../../test/some-record.ts';
import { othersAt, turnsOf } from '../../../worker/outlook.ts';
import { addComment, commentsOf, isOwnComment, removeComment, withComments } from '../comments.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const liberation = await moduleOf('liberation');
const record = someRecord(liberation, 30);
const said = { move: 4, by: 'Оксана', text: 'Тут усе змінилося.' };

test('comments stay with their game, travel in its file, and come back from it', () => {
  expect(addComment(record, said)).toBe(true);
  expect(addComment(record, said)).toBe(true);
  expect(commentsOf(record)).toEqual([said]);
  expect(commentsOf(someRecord(liberation, 29)), 'another game of the same deal').toEqual([]);
  const given = readRecord(JSON.parse(printRecord(withComments(record))));
  kept.clear();
  // On another device they came with the record, and are not that device's to take away.
  expect(commentsOf(given)).toEqual([said]);
  expect(isOwnComment(given, said)).toBe(false);
  const answer = { move: 2, by: 'Марко', text: 'А я не помітив.' };
  addComment(given, answer);
  expect(commentsOf(given)).toEqual([answer, said]);
  expect(isOwnComment(given, answer)).toBe(true);
  removeComment(given, answer);
  expect(commentsOf(given)).toEqual([said]);
  expect(kept.size).toBe(0);
});
test('what somebody has put in the place of the comments by hand is not shown', () => {
  addComment(record, said);
  const [place] = kept.keys();
  kept.set(place!, '[{"move":4000,"by":"x","text":"y"}]');
  expect(commentsOf(record)).toEqual([]);
});
test('a device that keeps nothing says that it did not', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(addComment(record, said)).toBe(false);
});

test('decisions and luck that changed the game are its moments; the last move is none', () => {
  const chances = [0.5, 0.5, 0.8, 0.8, 0.4, 0.42, 1];
  const choices = [0, 0.3, 0, -0.1, 0.02, 0.5];
  const moments = turnsOf({ chances, choices, movers: [0, 1, 0, 1, 0, 1] });
  expect(moments).toEqual([
    { move: 2, kind: 'choice', worth: 0.3 },
    { move: 4, kind: 'luck', worth: 0.4 - 0.8 + 0.1 },
  ]);
});
test('of moments that lie close together the greatest is marked', () => {
  const choices = Array.from({ length: 100 }, (_, i): number => (i === 50 ? 0.2 : i === 52 ? 0.3 : 0));
  const chances = [0, ...choices.map((_, i) => choices.slice(0, i + 1).reduce((sum, worth) => sum + worth, 0))];
  expect(turnsOf({ chances, choices, movers: choices.map(() => 0) }).map(({ move }) => move)).toEqual([53]);
});

test('liberation: what else could have been done is an option of that moment, and never what was done', () => {
  const { game, texts } = liberation;
  const move = record.moves.findIndex((_, i) => othersAt(game, record, i + 1, texts).length > 0) + 1;
  expect(move).toBeGreaterThan(0);
  const others = othersAt(game, record, move, texts);
  expect(others.every(({ said: { uk, ru, en } }) => uk !== '' && ru !== '' && en !== '')).toBe(true);
  expect(others.map(({ worth }) => worth)).toEqual(others.map(({ worth }) => worth).toSorted((a, b) => b - a));
  expect(othersAt(game, record, record.moves.length + 1, texts)).toEqual([]);
});
