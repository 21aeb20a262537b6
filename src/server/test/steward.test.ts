import { expect, test } from 'vitest';
import { Steward } from '../events/steward.ts';
import type { EventHall } from '../events/hall.ts';
import type { Lead } from '../store/store.ts';

test('one server leads an event, and another one when it is gone, also while the time at the tables stands still', async () => {
  let lead: Lead = { event: 'cup', leader: '', times: 0 };
  const store = {
    shared: true,
    eventsToLead: () => Promise.resolve([lead]),
    leadEvent: (seen: Lead, server: string) => {
      const isFree = seen.leader === lead.leader && seen.times === lead.times;
      if (isFree) lead = { ...lead, leader: server, times: lead.times + 1 };
      return Promise.resolve(isFree);
    },
  };
  let now = 0;
  const server = () => {
    const tended: number[] = [];
    const known = () => {
      tended.push(now);
      return Promise.resolve(undefined);
    };
    const time = { steady: () => now, wall: () => 0 };
    const house = { store, time, hours: { now: () => 0, began: 0 }, events: { known }, log: () => undefined };
    return { steward: new Steward(house as unknown as EventHall), tended };
  };
  const [one, two] = [server(), server()];
  const looks = async ({ steward }: { steward: Steward }, at: number): Promise<void> => {
    now = at;
    await steward.tend();
  };
  await looks(one, 0);
  await looks(two, 100);
  await looks(one, 2000);
  // It has said so again since the other looked.
  await looks(two, 4900);
  await looks(two, 7000);
  expect([one.tended, two.tended]).toEqual([[0, 2000], []]);
  await looks(two, 7900);
  await looks(one, 7950);
  expect([one.tended, two.tended]).toEqual([[0, 2000], [7900]]);
});
