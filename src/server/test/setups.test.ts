import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../../games/war/cards/set.ts';
import { completeDeck, encodeDeck } from '../../games/war/decks/index.ts';
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
test('a bot for a seat that is not there, or is taken by who makes the room, is refused with its field', async () => {
  for (const seat of ['99', '2', '-1', 'x', '__proto__1'])
    expect(await make({ game: 'skirmish', bots: { [seat]: 'recruit' } })).toMatchObject({
      status: 400,
      field: `bots.${seat}`,
    });
  expect(await make({ game: 'skirmish', seat: 1, bots: { 1: 'recruit' } })).toMatchObject({ field: 'bots.1' });
  expect(await make({ game: 'skirmish', seat: 0, bots: { 1: 'recruit' } })).toMatchObject({ status: 200 });
});
