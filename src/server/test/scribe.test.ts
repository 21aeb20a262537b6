import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import { driveBots } from '../../match/driver.ts';
import { Match } from '../../match/match.ts';
import { openFaulty } from '../store/faulty.ts';
import { Scribe } from '../store/scribe.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Tavern } from './tavern.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-scribe-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a thread that reads the store by itself writes the same record', async () => {
  const place = { file: join(folder, 'data.sqlite') };
  const store = openSqlite(place.file);
  const { game } = await moduleOf('liberation');
  const seats = [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' }));
  const match = await Match.create(game, store, { match: 'm', setup: {}, secret: secretOfSeed('s'), seats, at: 1 });
  await match.deal('deal', 1);
  const chance = new FastChance(1);
  await driveBots(
    match,
    (_level, seat, sight) => {
      const { options } = sight.rules.decision(sight.state, seat)!;
      return options[chance.below(options.length)]!.action;
    },
    () => 2,
  );
  const scribe = new Scribe(place);
  const written = JSON.parse(Buffer.from(await scribe.record('m')).toString()) as unknown;
  expect(written).toEqual(await match.record());
  await expect(scribe.record('nowhere')).rejects.toThrow('there is no match nowhere');
  await scribe.close();
  await store.close();
});
test('a server that has a scribe reads no whole log for a record', async () => {
  const asked: string[] = [];
  let whole = 0;
  const store = openFaulty();
  const load = store.load.bind(store);
  store.load = (match, part) => {
    if (part === undefined) whole++;
    return load(match, part);
  };
  const tavern = await Tavern.open({
    store,
    records: {
      record: (match) => {
        asked.push(match);
        return Promise.resolve(new TextEncoder().encode('{"redut":1}'));
      },
      history: () => Promise.reject(new Error('nobody asks for it')),
    },
  });
  const { ann, bob } = await tavern.table();
  const { match } = ann.room!;
  expect(await bob.send({ cmd: 'concede', match })).toMatchObject({ re: 'ok' });
  const headers = { Authorization: `Bearer ${ann.guest.token}` };
  const response = await fetch(`${tavern.base}/api/matches/${match}/record`, { headers });
  expect(await response.json()).toEqual({ redut: 1 });
  expect(asked).toEqual([match]);
  expect(whole).toBe(0);
  await tavern.close();
});
