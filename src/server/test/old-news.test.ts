import { afterEach, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import type { Engine } from '../store/engine.ts';
import { SqliteEngine } from '../store/sqlite.ts';
import { SqlStore } from '../store/sql-store.ts';
import { Client, newRoom } from '../torture/client.ts';
import { game, moveOf, ok, Tavern, until } from './tavern.ts';

const taverns: Tavern[] = [];
afterEach(async () => {
  for (const tavern of taverns.splice(0)) await tavern.close();
});
/** Two servers on one store, of which neither asks or is told what the other does; reading may be made to fail. */
async function apart(
  fails: (sql: string) => boolean = () => false,
  refresh = 3_600_000,
): Promise<readonly [Tavern, Tavern]> {
  const engine = new SqliteEngine(':memory:');
  const shared: Engine = {
    shared: true,
    read: (sql, values) => (fails(sql) ? Promise.reject(new Error('no answer')) : engine.read(sql, values)),
    write: (first, ...others) => engine.write(first, ...others),
    close: () => Promise.resolve(),
  };
  const patience = { refresh };
  const open = (): Promise<Tavern> => Tavern.open({ store: new SqlStore(shared), patience });
  taverns.push(await open(), await open());
  return [taverns[0]!, taverns[1]!];
}

test('a server that has slept through the deal refuses nobody for it, and turns no view back', async () => {
  const [one, two] = await apart();
  const ann = await one.guest('Ann');
  const bob = await one.guest('Bob');
  const { room } = await newRoom(one.base, ann.guest, { game: 'skirmish', seat: 0 });
  await ok(ann.enter(room));
  await ok(bob.enter(room));
  await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
  // The other server has read the match before the deal.
  const far = new Client(game('skirmish'), bob.guest, true);
  await far.connect(two.base);
  await ok(far.enter(room));
  far.cut();
  const { match } = ann.room!;
  await ok(bob.enter(room));
  await ok(ann.send({ cmd: 'ready', match, nonce: 'aa' }));
  await ok(bob.send({ cmd: 'ready', match, nonce: 'bb' }));
  await until(() => bob.replica?.about?.phase === 'on');
  const chance = new FastChance(1);
  while (moveOf(bob, chance) === undefined) {
    const { version } = await ok(ann.send({ cmd: 'act', match, ...moveOf(ann, chance)! }));
    await until(() => [ann, bob].every((client) => client.version === version));
  }
  const { version } = bob;
  const move = moveOf(bob, chance)!;
  bob.cut();
  await bob.connect(two.base);
  await ok(bob.enter(room));
  expect(bob.version).toBe(version);
  expect(await bob.send({ cmd: 'act', match, ...move })).toMatchObject({ re: 'ok', version: version + 1 });
});

test('whoever comes in while the match cannot be read is told to try again, and then follows it', async () => {
  let failing = false;
  const [one, two] = await apart((sql) => failing && sql.includes('match_event'));
  const { ann, bob, room } = await one.table();
  bob.cut();
  await bob.connect(two.base);
  failing = true;
  expect((await bob.enter(room))?.re).toBe('again');
  failing = false;
  await ok(bob.enter(room));
  await ok(bob.send({ cmd: 'concede', match: ann.room!.match }));
  await until(() => bob.replica?.about?.phase === 'over');
});

test('who says late that they want another match does not end the one that has begun since', async () => {
  const [one, two] = await apart();
  const { ann, bob, room } = await one.table();
  await ok(ann.send({ cmd: 'concede', match: ann.room!.match }));
  const late = [ann, bob].map(({ guest }) => new Client(game('skirmish'), guest));
  for (const client of late) {
    await client.connect(two.base);
    await ok(client.enter(room));
    expect(client.replica?.about?.phase).toBe('over');
  }
  for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room }));
  await until(() => [ann, bob].every((client) => client.room?.round === 2 && client.replica?.about?.phase !== 'over'));
  const { match } = ann.room!;
  for (const client of late) await client.send({ cmd: 'again', room });
  await ok(ann.send({ cmd: 'phrase', room, phrase: 'hello' }));
  expect(ann.room).toMatchObject({ match, round: 2, again: [] });
  for (const client of late) client.cut();
});

test('what could not be read when it happened is told later, though nothing more happens', async () => {
  let failing = false;
  let failed = 0;
  const [one, two] = await apart((sql) => {
    const fails = failing && sql.includes('FROM match_event') && sql.includes('ORDER BY version');
    if (fails) failed++;
    return fails;
  }, 20);
  const { ann, bob, eve, room } = await one.table();
  eve.cut();
  await eve.connect(two.base);
  await ok(eve.enter(room));
  const chance = new FastChance(1);
  const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined)!;
  failing = true;
  const { version } = await ok(mover.send({ cmd: 'act', match: ann.room!.match, ...moveOf(mover, chance)! }));
  await until(() => failed > 2);
  expect(eve.version).toBe(version - 1);
  failing = false;
  await until(() => eve.version === version);
});
