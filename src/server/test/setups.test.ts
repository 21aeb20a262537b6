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

test('nobody brings a deck for others, and terms that cannot be are refused when the room is made, with the field', async () => {
  expect(
    await make({ game: 'war', setup: { first: 2 }, terms: { format: 'E', size: 70, sideboard: 15 } }),
  ).toMatchObject({
    status: 200,
  });
  const refused = [
    [{ setup: { deck1: 'high-seas' }, seat: 0 }, 'setup.deck1'],
    [{ setup: { deck2: 'high-seas' }, seat: 0 }, 'setup.deck2'],
    [{ terms: { size: 59 } }, 'terms.size'],
    [{ terms: { size: 81 } }, 'terms.size'],
    [{ terms: { size: [60] } }, 'terms.size'],
    [{ terms: { format: 'moon' } }, 'terms.format'],
    [{ terms: { sideboard: 16 } }, 'terms.sideboard'],
    [{ terms: { clubs: 1 } }, 'terms.clubs'],
    [{ terms: [] }, 'terms'],
    [{ bestOf: 2 }, 'bestOf'],
    [{ bestOf: 99 }, 'bestOf'],
  ] as const;
  for (const [wanted, field] of refused)
    expect(await make({ game: 'war', ...wanted })).toMatchObject({ status: 400, field });
  expect(await make({ game: 'skirmish', terms: { size: 60 } })).toMatchObject({ status: 400, field: 'terms.size' });
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
