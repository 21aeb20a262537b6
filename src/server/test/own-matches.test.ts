import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnMatches } from '../rooms/own-matches.ts';
import { type Client, newGuest, newRoom } from '../torture/client.ts';
import { ok, Tavern, until } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open();
});
afterAll(() => tavern.close());

async function matchesOf(token?: string): Promise<OwnMatches> {
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const response = await fetch(`${tavern.base}/api/matches`, headers === undefined ? {} : { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as OwnMatches;
}
const seatBit = (client: Client): number => 1 << client.seat!;

test('a stranger has no matches, and is told so without an error', async () => {
  expect(await matchesOf()).toMatchObject({ who: null, matches: [] });
});

test('whoever closed every page is told of each match with opponent, whose turn it is, and since when', async () => {
  const { ann, bob, eve, room } = await tavern.table();
  const second = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 1, bots: { 0: 'soldier' } });
  for (const client of [ann, bob]) client.cut();
  const { at, matches } = await matchesOf(ann.guest.token);
  expect(matches.map((one) => one.room).toSorted()).toEqual([room, second.room].toSorted());
  const played = matches.find((one) => one.room === room)!;
  expect(played).toMatchObject({
    game: 'skirmish',
    phase: 'on',
    mine: 0,
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bob' },
    ],
  });
  expect(played.awaited).toBeGreaterThan(0);
  expect(played.since).toBeGreaterThan(0);
  expect(played.since).toBeLessThanOrEqual(at);
  expect(matches.find((one) => one.room === second.room)).toMatchObject({
    phase: 'gathering',
    mine: 1,
    seats: [{ kind: 'bot', level: 'soldier' }, { kind: 'person' }],
  });
  expect((await matchesOf(bob.guest.token)).matches).toMatchObject([{ room, mine: 1, awaited: played.awaited }]);
  // Who only looks on has no seat to come back to.
  expect((await matchesOf(eve.guest.token)).matches).toEqual([]);
  // Nobody learns who somebody is.
  expect(JSON.stringify(matches)).not.toContain(bob.guest.who);
});

test('a clock that runs says how long is left, to whom it runs for', async () => {
  const { ann, bob } = await tavern.table({ clock: { kind: 'days', days: 3 } });
  const { awaited } = ann.replica!.about!;
  for (const client of [ann, bob]) {
    const [found] = (await matchesOf(client.guest.token)).matches;
    if ((awaited & seatBit(client)) === 0) expect(found).not.toHaveProperty('left');
    else expect(found!.left).toBeGreaterThan(2 * 24 * 3600 * 1000);
  }
});

test('a game that ended, and those before it in the room, are told with their scores', async () => {
  const { ann, bob, room } = await tavern.table({ bestOf: 3 });
  const first = ann.room!.match;
  await ok(ann.send({ cmd: 'concede', match: first }));
  await until(() => bob.replica?.about?.phase === 'over');
  expect((await matchesOf(ann.guest.token)).matches).toMatchObject([
    { match: first, phase: 'over', scores: [-1, 1], series: { bestOf: 3, first, played: 0 } },
  ]);
  for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room }));
  await until(() => ann.room!.match !== first);
  const { matches } = await matchesOf(bob.guest.token);
  expect(matches.map(({ match, phase }) => [match, phase])).toEqual([
    [ann.room!.match, 'gathering'],
    [first, 'over'],
  ]);
  expect(matches[1]).toMatchObject({ room, mine: 1, scores: [-1, 1], series: { first } });
  expect(matches[1]!.since).toBeGreaterThan(0);
});

test('whoever was removed from a room before the deal is not told of it any more', async () => {
  const [ann, bob] = [await tavern.guest('Ann'), await tavern.guest('Bob')];
  const { room } = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0 });
  for (const client of [ann, bob]) await ok(client.enter(room));
  await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
  expect((await matchesOf(bob.guest.token)).matches).toHaveLength(1);
  await ok(ann.send({ cmd: 'kick', room, who: bob.guest.who, off: false }));
  expect((await matchesOf(bob.guest.token)).matches).toEqual([]);
});

test('whoever was removed after the end keeps what they have played: the entry and the record', async () => {
  const { ann, bob, eve, room } = await tavern.table({ spectators: 'public' });
  const record = async ({ guest }: Client): Promise<number> => {
    const headers = { Authorization: `Bearer ${guest.token}` };
    return (await fetch(`${tavern.base}/api/matches/${match}/record`, { headers })).status;
  };
  const { match } = ann.room!;
  await ok(ann.send({ cmd: 'concede', match }));
  await until(() => bob.replica?.about?.phase === 'over');
  for (const { guest } of [bob, eve]) await ok(ann.send({ cmd: 'kick', room, who: guest.who }));
  expect((await matchesOf(bob.guest.token)).matches).toMatchObject([
    { match, phase: 'over', scores: [-1, 1], mine: 1 },
  ]);
  // Who only looked on has lost that with the room.
  expect(await Promise.all([ann, bob, eve].map(record))).toEqual([200, 200, 404]);
});

test('the latest fifty rooms are looked through, those where somebody was last first', async () => {
  const ann = await newGuest(tavern.base, 'Ann');
  const client = await tavern.guest('Bob');
  const rooms: string[] = [];
  for (let n = 0; n < 51; n++)
    rooms.push((await newRoom(tavern.base, client.guest, { game: 'skirmish', seat: 0 })).room);
  await ok(client.enter(rooms[0]!));
  const found = (await matchesOf(client.guest.token)).matches.map(({ room }) => room);
  expect(found).toHaveLength(50);
  expect(found).toContain(rooms[0]);
  expect((await matchesOf(ann.token)).matches).toEqual([]);
});
