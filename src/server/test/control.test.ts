import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { Client } from '../torture/client.ts';
import { game, moveOf, ok, rule, Tavern, until } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open();
});
afterAll(() => tavern.close());

const control = (client: Client): readonly boolean[] =>
  client.texts.filter((text) => text.startsWith('{"ev":"control"')).map((text) => text.includes('"yours":true'));

test('the newest line of a person controls the seat; an older one looks on until it is the newest again', async () => {
  const { ann, bob, room } = await tavern.table();
  const match = ann.room!.match;
  const chance = new FastChance(3);
  const second = new Client(game('skirmish'), ann.guest, true);
  await second.connect(tavern.base);
  await ok(second.enter(room));
  await until(() => control(ann).length === 1);
  expect(control(ann)).toEqual([false]);
  const act = async (client: Client): Promise<string | undefined> => {
    const move = moveOf(client, chance);
    return move && rule(client.send({ cmd: 'act', match, ...move }));
  };
  // Bob plays until it is Ann's turn.
  while (moveOf(ann, chance) === undefined) {
    expect(await act(bob)).toBe('ok');
    await until(() => ann.version === bob.version && second.version === bob.version);
  }
  expect(await act(ann)).toBe('room.elsewhere');
  expect(await rule(ann.send({ cmd: 'concede', match }))).toBe('room.elsewhere');
  // Whoever looks on from an older window still says hello.
  expect(await rule(ann.send({ cmd: 'phrase', room, phrase: 'hello' }))).toBe('ok');
  const before = ann.version;
  expect(await act(second)).toBe('ok');
  await until(() => ann.version > before);

  second.cut();
  await until(() => control(ann).length === 2);
  expect(control(ann)).toEqual([false, true]);
  while (moveOf(ann, chance) === undefined) {
    expect(await act(bob)).toBe('ok');
    await until(() => ann.version === bob.version);
  }
  expect(await act(ann)).toBe('ok');
});

test('who comes in again takes the seat back, and a command sent again by the new line is carried out once', async () => {
  const { ann, bob, room } = await tavern.table();
  const match = ann.room!.match;
  const chance = new FastChance(4);
  while (moveOf(ann, chance) === undefined) {
    await ok(bob.send({ cmd: 'act', match, ...moveOf(bob, chance)! }));
    await until(() => ann.version === bob.version);
  }
  const message = { cmd: 'act', id: 'once', match, ...moveOf(ann, chance)! };
  const { version } = await ok(ann.send(message));
  const second = new Client(game('skirmish'), ann.guest, true);
  await second.connect(tavern.base);
  await ok(second.enter(room));
  expect(await ok(second.send(message))).toEqual({ re: 'ok', id: 'once', version });
  expect(await ok(ann.send(message))).toEqual({ re: 'ok', id: 'once', version });
  await ok(ann.enter(room));
  await until(() => control(second).length === 1);
  expect(await rule(second.send({ cmd: 'concede', match }))).toBe('room.elsewhere');
  expect(await rule(ann.send({ cmd: 'concede', match }))).toBe('ok');
  second.cut();
});
