import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../../games/war/cards/set.ts';
import { completeDeck, encodeDeck } from '../../games/war/decks/index.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { RoomRow } from '../store/store.ts';
import { newGuest } from '../torture/client.ts';
import { Tavern } from './tavern.ts';

let tavern: Tavern;
let token: string;
beforeAll(async () => {
  tavern = await Tavern.open();
  ({ token } = await newGuest(tavern.base, 'Ann'));
});
afterAll(() => tavern.close());

const make = async (wanted: object): Promise<{ status: number; field: string | undefined; problem: string }> => {
  const answer = await fetch(`${tavern.base}/api/rooms`, {
    method: 'POST',
    body: JSON.stringify(wanted),
    headers: { Authorization: `Bearer ${token}` },
  });
  const { values = {} } = (await answer.json()) as { values?: { field?: string; problem?: string } };
  return { status: answer.status, field: values.field, problem: values.problem ?? '' };
};

test('a room for a match that could not be dealt is refused when it is made, with the field and the reason', async () => {
  const long = encodeDeck(base, completeDeck(base, { side: 'ussr', cards: {} }, { size: 70 }));
  const even = {
    deck1: long,
    deck2: encodeDeck(base, completeDeck(base, { side: 'germany', cards: {} }, { size: 70 })),
  };
  expect(await make({ game: 'war', setup: even, seat: 0 })).toMatchObject({ status: 200 });
  const refused = await make({ game: 'war', setup: { deck1: long }, seat: 0 });
  expect(refused).toMatchObject({ status: 400, field: 'setup.deck2' });
  expect(refused.problem).toMatch(/70/);
});
test('rooms of older versions, which hold the decks, lose them when a server begins, and nothing else', async () => {
  const store = openSqlite(':memory:');
  const deck = encodeDeck(base, completeDeck(base, { side: 'ussr', cards: {} }));
  const setup = { deck1: deck, deck2: deck };
  const row = (room: string, game: string, settings: RoomRow['body']['setup']): RoomRow => ({
    room,
    code: room.toUpperCase(),
    version: 3,
    listed: true,
    at: 1,
    body: {
      host: 'ann',
      game,
      setup: settings,
      private: false,
      spectators: 'public',
      clock: { kind: 'off' },
      match: `${room}.1.1`,
      round: 1,
      members: [{ who: 'ann', name: 'Ann' }],
      kicked: [],
      again: [],
      talk: [],
    },
  });
  const old = row('old', 'war', setup);
  const others = [row('newer', 'war', {}), row('other', 'skirmish', {}), row('gone', 'chess', { deck1: 'mine' })];
  for (const one of [old, ...others]) await store.addRoom(one);
  const opened = await Tavern.open({ store });
  try {
    expect(await store.room('old')).toEqual({ ...old, version: 4, body: { ...old.body, setup: {} } });
    for (const other of others) expect(await store.room(other.room)).toEqual(other);
    expect(await (await fetch(`${opened.base}/api/rooms`)).text()).not.toContain(deck);
  } finally {
    await opened.close();
  }
});
test('a bot for a seat that is not there, or is taken by who makes the room, is refused with its field', async () => {
  for (const seat of ['99', '2', '-1', 'x', '__proto__1'])
    expect(await make({ game: 'skirmish', bots: { [seat]: 'recruit' } })).toMatchObject({
      status: 400,
      field: `bots.${seat}`,
    });
  expect(await make({ game: 'skirmish', seat: 1, bots: { 1: 'recruit' } })).toMatchObject({ field: 'bots.1' });
  expect(await make({ game: 'skirmish', seat: 0, bots: { 1: 'recruit' } })).toMatchObject({ status: 200 });
});
