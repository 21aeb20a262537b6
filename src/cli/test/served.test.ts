import { expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { readRecord } from '../../kernel/record.ts';
import { game, moveOf, ok, Tavern, until } from '../../server/test/tavern.ts';
import { verifyRecord } from '../verification.ts';

test('the record of a match on a server is checked without the server', async () => {
  const tavern = await Tavern.open();
  const { ann, bob } = await tavern.table();
  const committed = ann.replica!.about!.commitment;
  const chance = new FastChance(2);
  const { match } = ann.room!;
  while (ann.replica!.about!.phase === 'on') {
    const mover = [ann, bob].find((client) => moveOf(client, chance) !== undefined);
    if (mover === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const { version } = await ok(mover.send({ cmd: 'act', match, ...moveOf(mover, chance)! }));
    await until(() => ann.version >= version && bob.version >= version);
  }
  const headers = { Authorization: `Bearer ${ann.guest.token}` };
  const response = await fetch(`${tavern.base}/api/matches/${match}/record`, { headers });
  await tavern.close();
  const record = readRecord(await response.json());
  expect(record.commitment).toBe(committed);
  expect(verifyRecord(game('skirmish'), record)).toMatchObject({ moves: record.moves.length });
  const other = { ...record, nonces: ['aa', 'cc'] };
  expect(() => verifyRecord(game('skirmish'), other)).toThrow();
});
