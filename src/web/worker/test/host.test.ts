import { expect, test, vi } from 'vitest';
import type { Seat } from '../../../kernel/ids.ts';
import type { Holder, Told } from '../../../match/messages.ts';
import { Host } from '../host.ts';

const bot: Holder = { kind: 'bot', level: 'recruit' };
const someone: Holder = { kind: 'person', who: 'me' };
/** Deals in which bots move before the person does. */
const TABLES = [
  { game: 'bravery', setup: { players: 5 }, seats: 5, mine: 4, seed: 'z0' },
  { game: 'bravery', setup: { players: 5 }, seats: 5, mine: 4, seed: 'z2' },
  { game: 'war', setup: {}, seats: 2, mine: 1, seed: 'z2' },
  { game: 'afu', setup: { first: 'one' }, seats: 2, mine: 1, seed: 'z1' },
  { game: 'liberation', setup: {}, seats: 2, mine: 1, seed: 'z1' },
] as const;

test.each(TABLES)('$game, dealt by $seed: what bots did while the table was opened is told', async (table) => {
  const { game, setup, mine, seed } = table;
  const later: Told[] = [];
  const host = new Host((_viewer, message) => void later.push(message));
  const seats = Array.from({ length: table.seats }, (_, seat) => (seat === mine ? someone : bot));
  await host.answer({ ask: 'create', match: 'm', game, setup, seats, seed });
  const watch = async (): Promise<readonly Told[]> =>
    (await host.answer({ ask: 'watch', viewer: mine as Seat })) as readonly Told[];
  const told = await watch();
  // Until nobody but the person is waited for.
  await vi.waitUntil(() => [...told, ...later].at(-1)!.about.awaited === 1 << mine, { timeout: 60_000 });
  const all = [...told, ...later];
  // From before the deal on, and nothing is missing.
  expect(all.map(({ ev, v }) => [ev, v])).toEqual(all.map((_, v) => [v === 0 ? 'whole' : 'frame', v]));
  expect(all.length).toBeGreaterThan(2);
  // Opened anew, it is told the same.
  await host.answer({ ask: 'open', match: 'm' });
  expect(await watch()).toEqual(all);
});
