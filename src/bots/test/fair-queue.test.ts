import { expect, test } from 'vitest';
import { Effort } from '../effort.ts';
import { FairQueue } from '../fair-queue.ts';

const all = <T>(queue: FairQueue<T>): T[] => {
  const taken: T[] = [];
  for (let one = queue.take(); one !== undefined; one = queue.take()) taken.push(one);
  return taken;
};

test('tables take turns, however many wait at one of them', () => {
  const queue = new FairQueue<string>(100);
  for (let i = 1; i <= 5; i++) queue.add('full', `full ${i}`);
  queue.add('other', 'other 1');
  queue.add('third', 'third 1');
  queue.add('other', 'other 2');
  expect(all(queue)).toEqual(['full 1', 'other 1', 'third 1', 'full 2', 'other 2', 'full 3', 'full 4', 'full 5']);
  expect(queue.size).toBe(0);
});
test('who comes when there is no more room is told so, and whoever leaves makes room', () => {
  const queue = new FairQueue<number>(2);
  expect([1, 2, 3].map((one) => queue.add(`table ${one % 2}`, one))).toEqual([true, true, false]);
  expect(queue.drop((one) => one === 1)).toBe(1);
  expect(queue.drop((one) => one === 1)).toBe(undefined);
  expect(queue.add('table 1', 3)).toBe(true);
  expect(all(queue)).toEqual([2, 3]);
});

const general = { game: 'war', spec: 'general' };
test('alone a bot thinks as hard as it likes; of many each thinks by the same part less, whatever the threads', () => {
  const effort = new Effort();
  effort.waits({ game: 'war', spec: 'officer' });
  expect(effort.share(1)).toBe(1);
  effort.waits({ game: 'war', spec: 'officer' }, -1);
  for (let i = 0; i < 80; i++) effort.waits(general);
  const one = effort.share(1);
  // All of them together within about a second.
  expect(one * 80 * 1200).toBeLessThanOrEqual(2000);
  expect(effort.share(4)).toBeGreaterThan(one);
  for (let i = 0; i < 80; i++) effort.waits(general, -1);
  expect(effort.share(1)).toBe(1);
});
test('what thoughts really take is learnt', () => {
  const effort = new Effort();
  effort.waits(general, 20);
  const before = effort.share(1);
  for (let i = 0; i < 50; i++) effort.took(general, 1, 20);
  expect(effort.share(1)).toBeGreaterThan(before);
});
