import { expect, test } from 'vitest';
import { module } from '../../games/liberation/index.ts';
import { secretOfSeed } from '../../kernel/chance.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Holder, Told } from '../messages.ts';
import { Replica } from '../replica.ts';

test('when a match is over, however it ended, every viewer sees every card, and none before', async () => {
  const { game } = module;
  const person: Holder = { kind: 'person', who: '' };
  const match = await Match.create(game, new MemoryStore(), {
    match: 'm',
    setup: {},
    secret: secretOfSeed('open'),
    seats: [person, person],
    at: 0,
  });
  await match.deal('deal', 0);
  const rules = rulesFor(game, readSetup(game.options, {}));
  const viewers: readonly Viewer[] = [0 as Seat, 1 as Seat, 'spectator'];
  const replicas = viewers.map((viewer) => new Replica(rules, viewer));
  const told: Told[][] = viewers.map(() => []);
  for (const [i, viewer] of viewers.entries()) await match.watch(viewer, -1, (message) => told[i]!.push(message));
  const hidden = (): readonly number[] =>
    replicas.map((replica, i) => {
      for (const message of told[i]!.splice(0)) replica.take(message);
      const { table } = replica.state;
      return Array.from({ length: table.cards }, (_, card) => table.def[card + 1]).filter((def) => def === 0).length;
    });
  expect(hidden().every((count) => count > 5)).toBe(true);
  expect((await match.submit(1 as Seat, { match: 'm', id: 'c', cmd: 'concede' }, 1)).re).toBe('ok');
  expect(hidden()).toEqual([0, 0, 0]);
});
