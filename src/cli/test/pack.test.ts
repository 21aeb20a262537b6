import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { byLot, written } from '../../learned/test/sample.ts';
import { run } from './typed.ts';

const { game } = await moduleOf('liberation');
const folder = mkdtempSync(join(tmpdir(), 'redut-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a run becomes a file with which a learned bot plays', async () => {
  const [source, packed] = [join(folder, 'run.bin'), join(folder, 'liberation.gz')];
  writeFileSync(source, written(byLot(game, 1)));
  const ran = await run(`pack ${source} --out ${packed} --games 4 --setups [{}] --json`);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(ran.out)).toMatchObject({ out: packed, bytes: statSync(packed).size });
  vi.stubEnv('REDUT_WEIGHTS', folder);
  const played = await run('arena liberation --bots learned,random --games 2 --json');
  vi.unstubAllEnvs();
  expect(JSON.parse(played.out)).toMatchObject({ games: 2, bots: ['learned', 'random'] });
});
test('what cannot be packed says so', async () => {
  const none = join(folder, 'none.bin');
  expect((await run(`pack ${none} --lang en`)).err).toContain('none.bin: cannot be read');
  const full = byLot(game, 1);
  writeFileSync(none, written({ ...full, origin: { ...full.origin, declarations: 'x' } }));
  expect((await run(`pack ${none} --lang en`)).err).toContain('must be trained anew');
  expect((await run(`pack ${none} --setups 5 --lang en`)).err).toContain('--setups: must be a JSON list');
});
