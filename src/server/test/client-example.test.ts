import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_NAMES, isGameName, moduleOf } from '../../games/index.ts';
import { InputError } from '../../kernel/input.ts';
import { newRoom } from '../torture/client.ts';
import { ok, Tavern, until } from './tavern.ts';

const execute = promisify(execFile);
const client = join(import.meta.dirname, '../../../examples/client/client.mjs');
const bot = join(import.meta.dirname, '../../../examples/bot/bot.mjs');
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
    const decks = game === 'war' ? ['high-seas', 'coast-defence'] : [];
    const { stdout } = await execute(process.execPath, [client, tavern.base, game, ...decks]);
    const told = JSON.parse(stdout) as Readonly<Record<string, number | string>>;
    expect(told).toMatchObject({ game, by: 'rules', resumed: 0 });
    // Whoever guesses the base in the first turn has won Liberation.
    expect(told['moves']).toBeGreaterThan(0);
    expect(told['digests']).toBeGreaterThan(told['moves'] as number);
    if (game === 'war') expect(told['setup']).toEqual({ deck1: 'high-seas', deck2: 'coast-defence' });
  },
);

test('a client whose deck does not fit is told the rule and the remedy', { timeout: 300_000 }, async () => {
  const deck = JSON.stringify({ side: 'germany', cards: { tiger: 60 } });
  await expect(execute(process.execPath, [client, tavern.base, 'war', deck])).rejects.toThrow(
    'WAR-2.2: 60 × Tiger: at most four identical cards. Take out 56 × Tiger.',
  );
});
test('a bot of somebody’s own joins a room with a deck and stays for the series', { timeout: 300_000 }, async () => {
  const ann = await tavern.guest('Ann', 'war');
  const { room, code } = await newRoom(tavern.base, ann.guest, { game: 'war', seat: 0, bestOf: 3 });
  await ok(ann.enter(room));
  const left = execute(process.execPath, [bot, tavern.base, code, 'desert-army']);
  for (const secret of [false, true]) {
    await until(() => ann.replica?.about?.phase === 'gathering' && ann.replica.about.brought?.[1] !== null);
    const { match } = ann.room!;
    await ok(ann.send({ cmd: 'ready', match, nonce: '' }));
    await until(() => ann.replica?.about?.phase === 'on');
    await ok(ann.send({ cmd: 'concede', match }));
    await until(() => ann.replica?.about?.phase === 'over');
    expect(ann.replica!.about!.secret !== undefined).toBe(secret);
    if (!secret) await ok(ann.send({ cmd: 'again', room }));
  }
  expect(ann.replica!.about!.setup).toMatchObject({ deck2: 'desert-army' });
  await left;
});
