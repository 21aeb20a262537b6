import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_NAMES, isGameName, moduleOf } from '../../games/index.ts';
import { InputError } from '../../kernel/input.ts';
import { Tavern } from './tavern.ts';

const client = join(import.meta.dirname, '../../../examples/client/client.mjs');
let tavern: Tavern;
beforeAll(async () => {
  const load = async (name: string) => {
    if (!isGameName(name)) throw new InputError('game', 'is not played here');
    return (await moduleOf(name)).game;
  };
  tavern = await Tavern.open({ games: GAME_NAMES, load });
});
afterAll(() => tavern.close());

test.each(GAME_NAMES)(
  'a client that knows no more than the document plays a whole game of %s and finds every digest right',
  { timeout: 300_000 },
  async (game) => {
    const { stdout } = await promisify(execFile)(process.execPath, [client, tavern.base, game]);
    const told = JSON.parse(stdout) as Readonly<Record<string, number | string>>;
    expect(told).toMatchObject({ game, by: 'rules', resumed: 0 });
    expect(told['moves']).toBeGreaterThan(5);
    expect(told['digests']).toBeGreaterThan(told['moves'] as number);
  },
);
