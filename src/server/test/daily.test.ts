import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import { Options } from '../../kernel/options.ts';
import { Recorded } from '../../kernel/record.ts';
import { readSetup } from '../../kernel/setup.ts';
import { DAILY, dailySeed, dayOf, isOpen, readDailySeed } from '../../match/daily.ts';
import { systemTime } from '../time.ts';
import { newGuest } from '../torture/client.ts';
import { Tavern } from './tavern.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const DAY = '2026-11-15';
let tavern: Tavern;
beforeAll(async () => {
  const load = async () => (await moduleOf('bravery')).game;
  tavern = await Tavern.open({ load, time: { ...systemTime, wall: () => NOON } });
});
afterAll(() => tavern.close());

/** A whole game of the day, played by chance; the moves as they are sent. */
async function playedBy(seed: number): Promise<{ moves: string[]; score: number }> {
  const { game } = await moduleOf('bravery');
  const secret = secretOfSeed(dailySeed('bravery', DAY));
  const played = new Recorded(game, readSetup(game.options, DAILY.bravery), secret);
  const [chance, options] = [new FastChance(seed), new Options()];
  while (!played.rules.over(played.state)) {
    played.rules.legal(played.state, 0 as never, options);
    played.submit(0 as never, [options.at(chance.below(options.size))]);
  }
  const all = played.moves.map(([, action]) => action);
  const pieces = Array.from({ length: Math.ceil(all.length / 20) }, (_, i) => all.slice(20 * i, 20 * i + 20).join(';'));
  return { moves: pieces, score: played.record().outcome![0]! };
}
async function send(token: string, body: object): Promise<{ status: number; score?: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${tavern.base}/api/daily`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, ...((await reply.json()) as object) };
}
const listed = async (): Promise<unknown> => (await fetch(`${tavern.base}/api/daily/${DAY}`)).json();

test('a score counts if the server can play the moves again, and is listed by name', async () => {
  const { token } = await newGuest(tavern.base, 'Ганна');
  const { moves, score } = await playedBy(1);
  expect(await send(token, { game: 'bravery', day: DAY, moves })).toEqual({ status: 200, score });
  expect(await listed()).toEqual({ afu: [], bravery: [{ name: 'Ганна', score }] });
  // The same once more changes nothing.
  expect((await send(token, { game: 'bravery', day: DAY, moves })).status).toBe(200);
  expect(await listed()).toEqual({ afu: [], bravery: [{ name: 'Ганна', score }] });
});
test('what cannot be played, is not over, or is of another day is refused', async () => {
  const { token } = await newGuest(tavern.base, 'Олег');
  const { moves } = await playedBy(1);
  const status = async (body: object): Promise<number> => (await send(token, body)).status;
  expect(await status({ game: 'bravery', day: DAY, moves: moves.slice(0, -1) })).toBe(400);
  expect(await status({ game: 'bravery', day: DAY, moves: moves.toReversed() })).toBe(400);
  expect(await status({ game: 'bravery', day: '2026-11-13', moves })).toBe(400);
  expect(await status({ game: 'bravery', day: '2026-11-16', moves })).toBe(400);
  expect(await status({ game: 'war', day: DAY, moves })).toBe(400);
  expect((await send('nobody', { game: 'bravery', day: DAY, moves })).status).toBe(401);
  for (const day of ['today', '9999-99-99', '2026-02-29', '2026-04-31', '2026-00-10', '0000-00-00'])
    expect([day, (await fetch(`${tavern.base}/api/daily/${day}`)).status]).toEqual([day, 400]);
  expect((await fetch(`${tavern.base}/api/daily/2028-02-29`)).status).toBe(200);
});
test('a day is open until the next is over, and is known by its seed', () => {
  expect(dayOf(NOON)).toBe(DAY);
  expect([DAY, '2026-11-14', '2026-11-16'].map((day) => isOpen(day, NOON))).toEqual([true, true, false]);
  expect(readDailySeed(dailySeed('afu', DAY))).toEqual({ game: 'afu', day: DAY });
  expect(readDailySeed('daily-war-2026-11-15')).toBe(undefined);
});
