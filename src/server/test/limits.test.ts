import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Fields, InputError } from '../../kernel/input.ts';
import { openFaulty } from '../store/faulty.ts';
import { Client, newGuest, newRoom } from '../torture/client.ts';
import { Allowance, Crowd } from '../limits.ts';
import { readSaid } from '../wire/commands.ts';
import { readWords } from '../wire/words.ts';
import { houseOf, ok, rule, Tavern, until } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open({ patience: { ping: 40 }, rate: { burst: 60, perSecond: 20 } });
});
afterAll(() => tavern.close());

/** A line as a program of one's own would have it; resolves with the status that it was refused with, or the socket. */
const dial = (token: string, at = tavern): Promise<WebSocket | number> =>
  new Promise((resolve) => {
    const headers = { Authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${at.base.replace('http', 'ws')}/socket`, { headers });
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
    socket.on('error', () => undefined);
  });
async function line(name: string): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = (await dial((await newGuest(tavern.base, name)).token)) as WebSocket;
  return { socket, closed: new Promise((resolve) => socket.on('close', resolve)) };
}

test('one guest has so many sockets at once, and one address has, and who goes makes room', async () => {
  const small = await Tavern.open({ most: { socketsOfPerson: 2, socketsOfAddress: 3 } });
  const [ann, bob] = [await newGuest(small.base, 'Ann'), await newGuest(small.base, 'Bob')];
  const first = (await dial(ann.token, small)) as WebSocket;
  expect(await dial(ann.token, small)).toBeInstanceOf(WebSocket);
  expect(await dial(ann.token, small)).toBe(429);
  expect(await dial(bob.token, small)).toBeInstanceOf(WebSocket);
  expect(await dial(bob.token, small)).toBe(429);
  first.terminate();
  let again: WebSocket | number = 429;
  await until(() => {
    if (again === 429) void dial(bob.token, small).then((got) => (again = again === 429 ? got : again));
    return again !== 429;
  });
  expect(again).toBeInstanceOf(WebSocket);
  await small.close();
});
test('a full server takes no match more, and whoever plays one that is on comes back to it', async () => {
  const small = await Tavern.open({ mostMatches: 1 });
  const dan = await small.guest('Dan');
  const other = await newRoom(small.base, dan.guest, { game: 'skirmish', seat: 0 });
  const { ann, bob, eve, room } = await small.table();
  expect(await rule(dan.enter(other.room))).toBe('server.full');
  await expect(newRoom(small.base, dan.guest, { game: 'skirmish' })).rejects.toThrow('503');
  await ok(dan.enter(room));
  await ok(dan.send({ cmd: 'leave', room }));
  for (const client of [ann, bob, eve]) client.cut();
  await until(() => small.server.metrics.print().includes('redut_live_matches 0'));
  // Somebody else takes the place.
  await ok(dan.enter(other.room));
  await eve.connect(small.base);
  expect(await rule(eve.enter(room))).toBe('server.full');
  await bob.connect(small.base);
  await ok(bob.enter(room));
  await small.close();
});
test('one address makes so many rooms that everybody sees, and a room that was left is not among them', async () => {
  let now = 1_800_000_000_000;
  const hours = { now: () => now, began: now };
  const lobbyRate = { burst: 20, perSecond: 1 / 60 };
  const small = await Tavern.open({ lobbyRate, time: { wall: () => now, steady: () => now }, hours });
  const made: number[] = [];
  const listed = async (): Promise<readonly string[]> => {
    const { rooms } = (await (await fetch(`${small.base}/api/rooms`)).json()) as { rooms: { room: string }[] };
    return rooms.map(({ room }) => room);
  };
  const ann = await small.guest('Ann');
  const { room } = await newRoom(small.base, ann.guest, { game: 'skirmish', private: false });
  await ok(ann.enter(room));
  for (const name of ['Bob', 'Eve', 'Dan']) {
    const { token } = await newGuest(small.base, name);
    for (let i = 0; i < 8; i++) {
      const body = JSON.stringify({ game: 'skirmish', private: false });
      const headers = { Authorization: `Bearer ${token}` };
      made.push((await fetch(`${small.base}/api/rooms`, { method: 'POST', headers, body })).status);
    }
    await newRoom(small.base, { who: '', name, token }, { game: 'skirmish', private: true });
  }
  expect([made.filter((status) => status === 200).length, made.filter((status) => status === 429).length]).toEqual([
    19, 5,
  ]);
  expect((await listed()).length).toBe(20);
  now += 60_001;
  await houseOf(small).presence.enter(room, ann.guest.who, { here: () => undefined, control: () => undefined });
  expect(await listed()).toEqual([room]);
  await small.close();
});
test('the list of rooms is made once a second, says nothing of members, and has a new room at once', async () => {
  let now = 1_800_000_000_000;
  const store = openFaulty();
  const listedRooms = vi.spyOn(store, 'listedRooms');
  const small = await Tavern.open({ store, time: { wall: () => now, steady: () => now } });
  const { guest } = await small.guest('Ann');
  const list = async (): Promise<unknown> => (await fetch(`${small.base}/api/rooms`)).json();
  for (let i = 0; i < 5; i++) expect(await list()).toEqual({ rooms: [] });
  expect(listedRooms).toHaveBeenCalledTimes(1);
  const { room, code } = await newRoom(small.base, guest, { game: 'skirmish', private: false });
  const shown = { room, code, game: 'skirmish', clock: { kind: 'off' }, host: 'Ann', people: 1 };
  for (let i = 0; i < 5; i++) expect(await list()).toEqual({ rooms: [shown] });
  expect(listedRooms).toHaveBeenCalledTimes(2);
  now += 1000;
  await list();
  expect(listedRooms).toHaveBeenCalledTimes(3);
  listedRooms.mockRejectedValueOnce(new Error('the disk is gone'));
  now += 1000;
  expect(await list()).toMatchObject({ re: 'no', rule: 'server.fault' });
  expect(await list()).toEqual({ rooms: [shown] });
  await small.close();
});
test('one person is in so many rooms at once, by whichever lines, and who leaves one may enter another', async () => {
  const small = await Tavern.open({ most: { roomsOfPerson: 2 } });
  const [ann, eve] = [await small.guest('Ann'), await small.guest('Eve')];
  const make = async (): Promise<string> => (await newRoom(small.base, ann.guest, { game: 'skirmish' })).room;
  const [first, second, third] = [await make(), await make(), await make()];
  const other = new Client(eve.game, eve.guest);
  await other.connect(small.base);
  await ok(eve.enter(first));
  await ok(other.enter(first));
  await ok(other.enter(second));
  expect(await rule(eve.enter(third))).toBe('room.tooMany');
  await expect(newRoom(small.base, eve.guest, { game: 'skirmish' })).rejects.toThrow('429');
  await ok(eve.enter(second));
  // The other line stays in both.
  await ok(eve.send({ cmd: 'leave', room: first }));
  expect(await rule(eve.enter(third))).toBe('room.tooMany');
  await ok(other.send({ cmd: 'leave', room: first }));
  await ok(eve.enter(third));
  // Shown the door, she is in that room no more.
  await ok(ann.enter(third));
  await ok(ann.send({ cmd: 'kick', room: third, who: eve.guest.who }));
  await ok(eve.enter(first));
  other.cut();
  await small.close();
});
test('one address takes a quarter of the places, and whoever plays comes back to a match that is on', async () => {
  const small = await Tavern.open({ mostMatches: 5 });
  const dan = await small.guest('Dan');
  const make = async (): Promise<string> => (await newRoom(small.base, dan.guest, { game: 'skirmish' })).room;
  const [first, second, third] = [await make(), await make(), await make()];
  const { ann, bob, eve, room } = await small.table();
  for (const client of [ann, bob, eve]) client.cut();
  await until(() => small.server.metrics.print().includes('redut_live_matches 0'));
  await ok(dan.enter(first));
  await ok(dan.enter(second));
  await bob.connect(small.base);
  expect(await rule(dan.enter(third))).toBe('room.tooMany');
  expect(await rule(dan.enter(room))).toBe('room.tooMany');
  await ok(bob.enter(room));
  await small.close();
});
test('who is refused has not come in, and stays where they are', async () => {
  const small = await Tavern.open({ most: { roomsOfPerson: 1 } });
  const [ann, eve] = [await small.guest('Ann'), await small.guest('Eve')];
  const make = async (): Promise<string> => (await newRoom(small.base, ann.guest, { game: 'skirmish' })).room;
  const [here, there] = [await make(), await make()];
  await ok(ann.enter(there));
  await ok(eve.enter(here));
  expect(await rule(eve.enter(there))).toBe('room.tooMany');
  expect(ann.room!.members.map(({ name }) => name)).toEqual(['Ann']);
  await ok(eve.send({ cmd: 'phrase', room: here, phrase: 'hello' }));
  await small.close();
  const full = await Tavern.open();
  const [host, late] = [await full.guest('Ann'), await full.guest('Eve')];
  const rooms: string[] = [];
  for (let i = 0; i < 5; i++) rooms.push((await newRoom(full.base, host.guest, { game: 'skirmish' })).room);
  await ok(host.enter(rooms[4]!));
  for (const room of rooms.slice(0, 4)) await ok(late.enter(room));
  expect(await rule(late.enter(rooms[4]!))).toBe('room.full');
  expect(host.room!.members.map(({ name }) => name)).toEqual(['Ann']);
  // A fifth room is too many, the fourth once more is not.
  await ok(late.enter(rooms[3]!));
  await full.close();
});
test('who hangs up while coming in holds no place', async () => {
  const small = await Tavern.open({ most: { roomsOfPerson: 1 } });
  const ann = await small.guest('Ann');
  const make = async (): Promise<string> => (await newRoom(small.base, ann.guest, { game: 'skirmish' })).room;
  const [first, second] = [await make(), await make()];
  const { rooms, rates } = houseOf(small);
  const get = rooms.get.bind(rooms);
  vi.spyOn(rooms, 'get').mockImplementationOnce(async (room) => {
    ann.cut();
    await until(() => small.server.metrics.print().includes('redut_connections 0'));
    return get(room);
  });
  const entering = vi.spyOn(rates.stays, 'enter');
  expect(await ann.enter(first)).toBe(undefined);
  await until(() => entering.mock.calls.length === 1);
  await ann.connect(small.base);
  await ok(ann.enter(second));
  await small.close();
});
test('in a room of many whoever left longest ago makes room, but neither host nor player nor who is muted', async () => {
  let now = 1_800_000_000_000;
  const inn = await Tavern.open({ hours: { now: () => now, began: now } });
  const [ann, bob, cid] = [await inn.guest('Ann'), await inn.guest('Bob'), await inn.guest('Cid')];
  const { room } = await newRoom(inn.base, ann.guest, { game: 'skirmish' });
  const visit = async (client: Client): Promise<void> => {
    now += 1000;
    await ok(client.enter(room));
  };
  for (const client of [ann, bob, cid]) await visit(client);
  await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
  await ok(ann.send({ cmd: 'mute', room, who: cid.guest.who }));
  const others: Client[] = [];
  for (let i = 3; i < 64; i++) {
    others.push(await inn.guest(`Guest ${i}`));
    await visit(others.at(-1)!);
  }
  const names = async (): Promise<readonly string[]> =>
    (await houseOf(inn).rooms.get(room))!.body.members.map(({ name }) => name);
  const late = await inn.guest('Late');
  expect(await rule(late.enter(room))).toBe('room.full');
  // All of the first go, one of the last does before them, and one who stays sees them go.
  const stays = others.pop()!;
  for (const client of [others[7]!, bob, cid, ann, others[0]!]) {
    client.cut();
    await until(() => !stays.here.includes(client.guest.who));
    now += 1000;
  }
  await ok(late.enter(room));
  expect(await names()).toHaveLength(64);
  expect(await names()).not.toContain('Guest 10');
  const later = await inn.guest('Later');
  await ok(later.enter(room));
  expect(await names()).not.toContain('Guest 3');
  expect(await names()).toEqual(expect.arrayContaining(['Ann', 'Bob', 'Cid', 'Late', 'Later']));
  const last = await inn.guest('Last');
  expect(await rule(last.enter(room))).toBe('room.full');
  await inn.close();
});
test('what a client confirms is not answered and leaves it all of its commands', async () => {
  const sparing = await Tavern.open({ rate: { burst: 30, perSecond: 0.001 } });
  const { ann } = await sparing.table();
  const { match } = ann.room!;
  for (let i = 0; i < 20; i++) ann.raw(JSON.stringify({ cmd: 'got', id: 'confirmed', match, v: ann.version }));
  for (let i = 0; i < 20; i++) await ok(ann.send({ cmd: 'ping' }));
  ann.raw(JSON.stringify({ cmd: 'got', id: 'unreadable', match, v: -1 }));
  expect(await rule(ann.send({ cmd: 'resume', match }))).toBe('ok');
  const answers = ann.texts.filter((text) => text.startsWith('{"re"'));
  expect(answers.filter((text) => text.includes('"confirmed"'))).toEqual([]);
  expect(answers.filter((text) => text.includes('"unreadable"'))).toHaveLength(1);
  await sparing.close();
});
test('whoever hangs up and dials again, over and over, has to wait; others have not', async () => {
  const small = await Tavern.open({ rate: { burst: 3, perSecond: 0.001 } });
  const [ann, bob] = [await newGuest(small.base, 'Ann'), await newGuest(small.base, 'Bob')];
  for (let i = 0; i < 3; i++) {
    const socket = (await dial(ann.token, small)) as WebSocket;
    socket.terminate();
  }
  expect(await dial(ann.token, small)).toBe(429);
  expect(await dial(bob.token, small)).toBeInstanceOf(WebSocket);
  await small.close();
});
test('a flood of pings is hung up on, and so is one of pongs that nobody asked for', async () => {
  for (const kind of ['ping', 'pong'] as const) {
    const { socket, closed } = await line('Mallory');
    for (let i = 0; i < 300; i++) socket[kind]();
    expect(await closed).toBe(4009);
  }
});
test('what comes behind a flood is not carried out', async () => {
  const done = (): number => tavern.server.metrics.get('redut_commands_total{cmd="ping",re="ok"}');
  const { socket, closed } = await line('Mallory');
  const before = done();
  for (let i = 0; i < 300; i++) socket.ping();
  socket.send('{"cmd":"ping","id":"1"}');
  expect(await closed).toBe(4009);
  expect(done()).toBe(before);
});
test('who answers pings and sends some of their own is left alone', async () => {
  const { socket } = await line('Ann');
  let [asked, answered] = [0, 0];
  socket.on('ping', () => asked++);
  socket.on('pong', () => answered++);
  for (let i = 0; i < 20; i++) socket.ping();
  await until(() => asked > 5 && answered === 20);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
});
test('frames that say nothing are a flood, too, though no message ever comes of them', async () => {
  const { token } = await newGuest(tavern.base, 'Mallory');
  const raw = connect(tavern.server.port, '127.0.0.1');
  let heard = Buffer.alloc(0);
  raw.on('data', (more) => (heard = Buffer.concat([heard, more]))).on('error', () => undefined);
  const closed = new Promise((resolve) => raw.on('close', resolve));
  raw.write(
    `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await until(() => heard.includes('hello'));
  // A text that begins, and goes on a hundred times without a letter.
  const nothing = Buffer.alloc(600, Buffer.from([0x00, 0x80, 0, 0, 0, 0]));
  raw.write(Buffer.concat([Buffer.from([0x01, 0x80, 0, 0, 0, 0]), nothing]));
  await closed;
  expect(heard.includes(Buffer.from([0x88, 0x02, 0x03, 0xf0]))).toBe(true);
});
test('a good message between bad ones makes up for none of them', async () => {
  const { socket, closed } = await line('Mallory');
  for (let i = 0; i < 400 && socket.readyState === WebSocket.OPEN; i++) {
    socket.send('rubbish');
    if (i % 20 === 0) socket.send(`{"cmd":"ping","id":"${i}"}`);
    if (i % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await closed).toBe(4009);
});
test('renaming has a limit; the same name again is no renaming', async () => {
  const slow = await Tavern.open({ lobbyRate: { burst: 3, perSecond: 0.001 } });
  const { token } = await newGuest(slow.base, 'Ann');
  const rename = async (name: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${slow.base}/api/session`, { method: 'POST', body: JSON.stringify({ name }), headers }))
      .status;
  };
  for (let i = 0; i < 10; i++) expect(await rename('Ann')).toBe(200);
  for (const name of ['Bob', 'Cid', 'Dan']) expect(await rename(name)).toBe(200);
  expect(await rename('Eve')).toBe(429);
  await slow.close();
});
test('requests have a limit by person and by address', async () => {
  const slow = await Tavern.open({ rate: { burst: 5, perSecond: 0.001 } });
  const [ann, bob] = [await newGuest(slow.base, 'Ann'), await newGuest(slow.base, 'Bob')];
  const ask = async ({ token }: { token: string }): Promise<number> =>
    (await fetch(`${slow.base}/api/session`, { headers: { Authorization: `Bearer ${token}` } })).status;
  for (let i = 0; i < 5; i++) expect(await ask(ann)).toBe(200);
  expect(await ask(ann)).toBe(429);
  expect(await ask(bob)).toBe(200);
  for (let i = 0; i < 40; i++) await fetch(`${slow.base}/api/bots`);
  expect((await fetch(`${slow.base}/api/bots`)).status).toBe(429);
  expect((await fetch(`${slow.base}/health`)).status).toBe(200);
  await slow.close();
});
test('of bodies that do not come so many wait for one address, and others are told to come later', async () => {
  const small = await Tavern.open({ most: { bodiesOfAddress: 2 } });
  const halves = [1, 2].map(() => {
    const half = connect(small.server.port, '127.0.0.1');
    half.on('error', () => undefined);
    half.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{');
    return half;
  });
  const status = async (): Promise<number> =>
    (await fetch(`${small.base}/api/session`, { method: 'POST', body: '{"name":"Ann"}' })).status;
  let last = 200;
  for (let i = 0; i < 200 && last === 200; i++) last = await status();
  expect(last).toBe(429);
  for (const half of halves) half.destroy();
  for (let i = 0; i < 200 && last === 429; i++) last = await status();
  expect(last).toBe(200);
  await small.close();
});
test('an allowance is of the person and of the address', () => {
  const allowance = new Allowance({ burst: 1, perSecond: 1 }, { wall: () => 0, steady: () => 0 });
  expect(allowance.take('ann', 'here')).toBe(0);
  expect(allowance.take('ann', 'there')).toBeGreaterThan(0);
  for (let i = 0; i < 7; i++) expect(allowance.take(`guest ${i}`, 'here')).toBe(0);
  expect(allowance.take('one more', 'here')).toBeGreaterThan(0);
  expect(allowance.take('another', 'there')).toBe(0);
});
test('a crowd lets in whom there is room for', () => {
  const crowd = new Crowd(1);
  const leave = crowd.enter('here');
  expect(crowd.enter('here')).toBe(undefined);
  expect(crowd.enter('there')).toBeDefined();
  leave!();
  expect(crowd.enter('here')).toBeDefined();
});

describe('what people write', () => {
  const words = (text: string, most = 40): string => readWords(new Fields({ name: text }, ''), 'name', most);
  test('letters of every language stand as they are, and so do signs and emoji', () => {
    for (const name of ['Ганна', 'O’Neil', 'Đặng Thị', 'שָׁלוֹם', 'สมชาย', '李雷', 'ü-1_x!', '❤️', '👨‍👩‍👧', '🏳️‍🌈 Bo'])
      expect(words(name)).toBe(name.normalize('NFC'));
  });
  test('all that is a space counts as one, and none stands at the ends', () => {
    expect(words('  Ann\t\r\n of \u00a0\u3000Green \u2028Gables\n')).toBe('Ann of Green Gables');
  });
  test('what cannot be seen or turns the line around is refused, with its number', () => {
    for (const half of ['\u0000', '\ud800'])
      expect(() => words(`a${half}b`)).toThrow('name: must be a text without U+0000 and halves of letters');
    for (const letter of '\u0007\u001b\u007f\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200d\u200e\u202e\u2060\u2066\u2069\u2800\u3164\ufe0f\ufeff\uffa0\ue000\u{13441}\u{13442}\u{1d159}') {
      const number = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      expect(() => words(`a${letter}b`)).toThrow(`name: must not have letters that cannot be seen: U+${number}`);
    }
  });
  test('what is empty, too long, or a heap of marks is refused', () => {
    for (const text of [
      '',
      ' ',
      '\u{1d159}',
      '\u{1d159} \u{1d159}',
      '\n\t',
      'a'.repeat(41),
      '\u0301',
      `Z${'\u0353\u0336'.repeat(2)}`,
      `a${'\u0301'.repeat(30)}`,
    ])
      expect(() => words(text)).toThrow(InputError);
  });
  test('chat is held to the same', () => {
    const say = (text: string): unknown => readSaid(JSON.stringify({ cmd: 'say', id: '1', room: 'r', text }));
    expect(say('one\ntwo')).toMatchObject({ text: 'one two' });
    expect(() => say('a\u202eb')).toThrow('text: must not have letters that cannot be seen: U+202E');
    expect(() => say('a\u0000b')).toThrow(InputError);
    expect(() => say('\u3164')).toThrow(InputError);
  });
});
