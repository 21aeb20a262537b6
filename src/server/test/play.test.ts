import { afterEach, expect, test, vi } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { type MatchRecord, replay } from '../../kernel/record.ts';
import { openFaulty } from '../store/faulty.ts';
import { type Client, newRoom } from '../torture/client.ts';
import { WINDOW } from '../rooms/attendance.ts';
import type { Told } from '../../match/messages.ts';
import { slotOf } from '../../match/pace.ts';
import { game, houseOf, moveOf, ok, rule, Tavern, until } from './tavern.ts';

let tavern: Tavern;
afterEach(() => tavern.close());

/** Plays until nobody has a move; both see the same end. */
async function playOn(players: readonly Client[], chance = new FastChance(7)): Promise<void> {
  const on = (): boolean => players.some(({ replica }) => replica?.about?.phase === 'on');
  while (on()) {
    const mover = players.find((client) => moveOf(client, chance) !== undefined);
    if (mover === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const { version } = await ok(mover.send({ cmd: 'act', match: mover.room!.match, ...moveOf(mover, chance)! }));
    await until(() => players.every((client) => client.version >= version));
  }
}
const recordOf = async ({ guest, room }: Client): Promise<MatchRecord> => {
  const headers = { Authorization: `Bearer ${guest.token}` };
  const response = await fetch(`${tavern.base}/api/matches/${room!.match}/record`, { headers });
  return (await response.json()) as MatchRecord;
};

test('two people and somebody who looks on play a game to its end, and anybody can check the shuffles', async () => {
  tavern = await Tavern.open();
  const { ann, bob, eve } = await tavern.table();
  const committed = ann.replica!.about!.commitment;
  expect(ann.replica!.about!.secret).toBe(undefined);
  await playOn([ann, bob]);
  await until(() => eve.replica?.about?.phase === 'over');
  expect([ann, bob, eve].map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
  expect(eve.replica!.about!.secret).toMatch(/^[0-9a-f]{64}$/);
  const record = await recordOf(eve);
  expect(record.commitment).toBe(committed);
  expect(record.nonces).toEqual(['aa', 'bb']);
  expect(replay(game('skirmish'), record).outcome).toEqual(record.outcome);
});

test('bots fill seats, and the cards are dealt when the people are ready', async () => {
  tavern = await Tavern.open();
  const ann = await tavern.guest('Ann');
  const { room, match } = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0 });
  await ok(ann.enter(room));
  await ok(ann.send({ cmd: 'ready', match, nonce: '' }));
  expect(ann.replica!.about!.phase).toBe('gathering');
  expect(await rule(ann.send({ cmd: 'seat', room, seat: 1, level: 'nobody' }))).toBe('room.noBot');
  await ok(ann.send({ cmd: 'seat', room, seat: 1, level: 'recruit' }));
  await until(() => ann.replica!.about!.phase === 'on');
  await playOn([ann]);
  expect(ann.replica!.about!.result?.by).toBe('rules');
});

test('another match: everybody moves one seat on, and the room remembers who won', async () => {
  tavern = await Tavern.open();
  const { ann, bob, room } = await tavern.table();
  const first = ann.room!.match;
  await ok(ann.send({ cmd: 'concede', match: first }));
  await until(() => bob.replica!.about!.phase === 'over');
  await ok(ann.send({ cmd: 'again', room }));
  expect(ann.room!.match).toBe(first);
  await ok(bob.send({ cmd: 'again', room }));
  await until(() => ann.room!.match !== first && ann.seat === 1 && bob.seat === 0);
  expect(ann.replica!.about!.phase).toBe('gathering');
  expect(ann.replica!.about!.commitment).not.toBe('');
  const players = [ann.guest.who, bob.guest.who];
  expect(ann.room!.ended).toEqual([{ players, scores: [-1, 1], match: first, at: expect.any(Number) as number }]);
});

test('who comes back after the room has gone on is told the new match, however far they were in the old one', async () => {
  tavern = await Tavern.open();
  const { ann, bob, room } = await tavern.table();
  const old = ann.room!.match;
  await ok(ann.send({ cmd: 'concede', match: old }));
  for (const client of [ann, bob]) await ok(client.send({ cmd: 'again', room }));
  await until(() => ann.room!.match !== old && ann.followed === ann.room!.match);
  const { match } = ann.room!;
  const have = ann.version;
  bob.cut();
  await until(() => !bob.connected);
  await bob.connect(tavern.base);
  const wholes = (): number => bob.texts.filter((text) => text.startsWith('{"ev":"whole"')).length;
  const before = wholes();
  await ok(bob.send({ cmd: 'enter', room, have, match }));
  expect(wholes()).toBe(before);
  await ok(bob.send({ cmd: 'enter', room, have, match: old }));
  expect([wholes(), bob.followed]).toEqual([before + 1, match]);
  await ok(bob.send({ cmd: 'resume', have, match: old }));
  expect(wholes()).toBe(before + 2);
});

test('another war: seats stay, everybody brings a deck anew, the other player goes first (WAR-1.9)', async () => {
  const store = openFaulty();
  tavern = await Tavern.open({ store });
  const { ann, bob, room } = await tavern.table({ setup: { first: 1 } }, 'war', ['high-seas', 'desert-army']);
  const first = ann.room!.match;
  expect(ann.replica!.about!.awaited).toBe(1);
  await ok(bob.send({ cmd: 'concede', match: first }));
  await until(() => ann.replica!.about!.phase === 'over');
  await ok(ann.send({ cmd: 'again', room }));
  await ok(bob.send({ cmd: 'again', room }));
  await until(() => ann.room!.match !== first && ann.seat === 0 && bob.seat === 1);
  const bare = { start1: 'none', start2: 'none' };
  expect((await store.load(ann.room!.match))!.header.setup).toEqual({
    deck1: 'random',
    deck2: 'random',
    first: 2,
    ...bare,
  });
  // The decks are nobody's to know before the end.
  expect(ann.room!.setup).toEqual({ first: 2, ...bare });
});

test('who leaves is waited for, then a bot keeps the seat until they are back', async () => {
  tavern = await Tavern.open({ patience: { replace: 0, absent: 0 } });
  const { ann, bob, room } = await tavern.table();
  expect(await rule(ann.send({ cmd: 'replace', room, seat: 1 }))).toBe('ok');
  await until(() => bob.seat === undefined);
  await ok(bob.send({ cmd: 'back', room }));
  await until(() => bob.seat === 1);
  bob.cut();
  await until(() => !ann.here.includes(bob.guest.who));
  await ok(ann.send({ cmd: 'absent', room, seat: 1 }));
  await until(() => ann.replica!.about!.phase === 'over');
  expect(ann.replica!.about!.result).toMatchObject({ by: 'absence', seat: 1, scores: [1, -1] });
});
test('who is here is not replaced', async () => {
  tavern = await Tavern.open();
  const { ann, bob, room } = await tavern.table();
  expect(await rule(ann.send({ cmd: 'replace', room, seat: 1 }))).toBe('room.stillHere');
  bob.cut();
  await until(() => !ann.here.includes(bob.guest.who));
  expect(await rule(ann.send({ cmd: 'replace', room, seat: 1 }))).toBe('room.stillHere');
});

test('phrases travel as keys, words stay in private rooms, and who is muted or shown the door is', async () => {
  tavern = await Tavern.open();
  const { ann, bob, eve, room } = await tavern.table({ private: false });
  const heard: unknown[] = [];
  bob.onHeard = (message) => void (message.ev === 'talk' && heard.push((message['line'] as { phrase: string }).phrase));
  await ok(eve.send({ cmd: 'phrase', room, phrase: 'goodLuck', id: 'p1' }));
  await ok(eve.send({ cmd: 'phrase', room, phrase: 'goodLuck', id: 'p1' }));
  await until(() => heard.length > 0);
  expect(await rule(eve.send({ cmd: 'say', room, text: 'aha' }))).toBe('room.noFreeText');
  expect(await rule(eve.send({ cmd: 'mute', room, who: bob.guest.who }))).toBe('room.notAllowed');
  await ok(ann.send({ cmd: 'mute', room, who: eve.guest.who }));
  expect(await rule(eve.send({ cmd: 'phrase', room, phrase: 'oops' }))).toBe('room.muted');
  // What was said before is answered as it was.
  await ok(eve.send({ cmd: 'phrase', room, phrase: 'goodLuck', id: 'p1' }));
  await ok(ann.send({ cmd: 'kick', room, who: eve.guest.who }));
  expect(await rule(eve.send({ cmd: 'phrase', room, phrase: 'oops' }))).toMatch(/^room\.not/);
  expect(await rule(eve.enter(room))).toBe('room.kicked');
  expect(heard).toEqual(['goodLuck']);
});

test('a match that was never played has no record, and nothing has failed', async () => {
  const logged: string[] = [];
  tavern = await Tavern.open({ log: (level, event) => void (level === 'info' || logged.push(event)) });
  const { ann } = await tavern.table();
  const headers = { Authorization: `Bearer ${ann.guest.token}` };
  const asked = `${tavern.base}/api/matches/${ann.room!.match}9/record`;
  expect((await fetch(asked, { headers })).status).toBe(404);
  expect(logged).toEqual([]);
});
test('a seat that is written in two ways is no seat', async () => {
  tavern = await Tavern.open();
  const ann = await tavern.guest('Ann');
  const wanted = { game: 'skirmish', bots: { '0': 'recruit', '00': 'soldier' } };
  await expect(newRoom(tavern.base, ann.guest, wanted)).rejects.toThrow('must be the number of a seat');
});
test('who was shown the door does not find the room again', async () => {
  tavern = await Tavern.open();
  const { ann, eve, room } = await tavern.table();
  const headers = { Authorization: `Bearer ${eve.guest.token}` };
  const found = async (): Promise<number> => (await fetch(`${tavern.base}/api/rooms/${room}`, { headers })).status;
  expect(await found()).toBe(200);
  await ok(ann.send({ cmd: 'kick', room, who: eve.guest.who, off: false }));
  expect(await found()).toBe(404);
});
test('who unmutes or lets in who never was muted or shown out changes nothing', async () => {
  tavern = await Tavern.open();
  const { ann, bob, room } = await tavern.table();
  const { version } = ann.room!;
  for (const cmd of ['mute', 'kick'])
    for (const who of [bob.guest.who, 'nobody'])
      expect((await ok(ann.send({ cmd, room, who, off: true }))).version).toBe(version);
});
test('nobody looks on where that is not wanted, until the end', async () => {
  tavern = await Tavern.open();
  const { ann, bob, eve, room } = await tavern.table({ spectators: 'after' });
  const late = await tavern.guest('Late');
  expect(await rule(late.enter(room))).toBe('room.closed');
  const before = eve.version;
  await playOn([ann, bob]);
  await until(() => eve.replica?.about?.phase === 'over');
  expect(eve.texts.some((text) => /"phase":"on"/.test(text))).toBe(false);
  expect(eve.texts.filter((text) => text.startsWith('{"ev":"hidden"')).length).toBe(1);
  expect(eve.version).toBeGreaterThan(before);
  await ok(late.enter(room));
});

test('a slow client is not drowned: it is sent a window full, and goes on from there', async () => {
  tavern = await Tavern.open();
  const { ann, bob, eve } = await tavern.table({ game: 'skirmish' });
  const told: Told[] = [];
  eve.confirms = false;
  eve.onHeard = (message) => void (message.ev === 'frame' && told.push(message as unknown as Told));
  const match = ann.room!.match;
  const serial = (): number => ann.replica!.about!.serials[0]!;
  for (let i = 0; i < 45; i++) {
    const plan = ann.replica!.decision()!.options[0]!.args[0]!.value;
    const planned = await ok(ann.send({ cmd: 'act', match, serial: serial(), actions: [`plan ${plan}`] }));
    await until(() => ann.version >= planned.version);
    const undone = await ok(ann.send({ cmd: 'undo', match, serial: serial(), count: 1 }));
    await until(() => ann.version >= undone.version && bob.version >= undone.version);
  }
  expect(told.length).toBeLessThanOrEqual(WINDOW);
  expect(eve.version).toBeLessThan(ann.version);
  eve.confirms = true;
  eve.confirm(told.at(-1)!);
  await until(() => eve.version === ann.version);
  expect(eve.gaps).toBe(0);
});

test('a bot of the server tells its move when the time of its level has passed, and not before', async () => {
  let steady = 0;
  const thought: number[] = [];
  const waited: { readonly ms: number; readonly awaited: number }[] = [];
  let look = (): Promise<{ readonly awaited: number }> => Promise.reject(new Error('nobody plays yet'));
  tavern = await Tavern.open({
    usualPace: true,
    hours: { now: () => 1_800_000_000_000, began: 0 },
    time: { wall: () => Date.now(), steady: () => steady },
    choose: (_match, _level, seat, sight) => {
      const { options } = sight.rules.decision(sight.state, seat)!;
      thought.push(20 * options.length);
      steady += 20 * options.length;
      return Promise.resolve(options[0]!.action);
    },
    sleep: async (ms) => {
      const { awaited } = await look();
      waited.push({ ms, awaited });
      steady += ms;
    },
  });
  const ann = await tavern.guest('Ann');
  const { room, match } = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0, bots: { 1: 'soldier' } });
  const { tables } = houseOf(tavern);
  look = async () => (await tables.match(match)).about();
  await ok(ann.enter(room));
  await ok(ann.send({ cmd: 'ready', match, nonce: 'aa' }));
  await until(() => ann.replica?.about?.phase === 'on');
  await playOn([ann]);
  expect(thought.length).toBeGreaterThan(2);
  // The table still waits for the bot while it waits.
  expect(waited).toEqual(thought.map((ms) => ({ ms: slotOf('soldier') - ms, awaited: expect.any(Number) })));
  expect(waited.every(({ awaited }) => (awaited & 2) !== 0)).toBe(true);
});

/** Ann shows Bob the door; between the two looks of the server he does this. */
async function shownOut(meanwhile: (bob: Client, room: string) => Promise<unknown>) {
  tavern = await Tavern.open();
  const [ann, bob] = [await tavern.guest('Ann'), await tavern.guest('Bob')];
  const { room, match } = await newRoom(tavern.base, ann.guest, { game: 'skirmish', seat: 0, spectators: 'off' });
  for (const client of [ann, bob]) await ok(client.enter(room));
  await ok(bob.send({ cmd: 'sit', room, seat: 1 }));
  await ok(ann.send({ cmd: 'ready', match, nonce: 'aa' }));
  const { rooms } = houseOf(tavern);
  const change = rooms.change.bind(rooms);
  vi.spyOn(rooms, 'change').mockImplementationOnce(async (...args) => {
    await meanwhile(bob, room);
    return change(...args);
  });
  const answer = await rule(ann.send({ cmd: 'kick', room, who: bob.guest.who }));
  const { phase, seats } = await (await houseOf(tavern).tables.match(match)).about();
  return { answer, phase, seat: seats[1]!, bob, room };
}
test('two who say at once that they want another match change the room twice, and neither for nothing', async () => {
  const writes: string[] = [];
  const store = openFaulty((sql) => void (sql.startsWith('UPDATE room') && writes.push(sql)));
  tavern = await Tavern.open({ store });
  const { ann, bob, room } = await tavern.table();
  const { match } = ann.room!;
  await ok(ann.send({ cmd: 'concede', match }));
  await until(() => [ann, bob].every(({ replica }) => replica?.about?.phase === 'over'));
  const { version } = ann.room!;
  writes.length = 0;
  const read = vi.spyOn(store, 'load');
  await Promise.all([ann, bob].map((client) => ok(client.send({ cmd: 'again', room }))));
  await until(() => [ann, bob].every((client) => client.room!.match !== match && client.seat !== undefined));
  expect(ann.room!.version).toBe(version + 2);
  expect(writes.length).toBe(2);
  // The match that they go on to was written here, and nobody has to read it.
  expect(read).not.toHaveBeenCalled();
  for (const client of [ann, bob]) await ok(client.send({ cmd: 'ready', match: client.room!.match, nonce: '' }));
  await until(() => [ann, bob].every(({ replica }) => replica?.about?.phase === 'on'));
});
test('who sits down again while being shown out is put out of the seat again', async () => {
  const { answer, phase, seat, bob, room } = await shownOut((who, at) =>
    ok(who.send({ cmd: 'sit', room: at, seat: 1 })),
  );
  expect([answer, phase, seat]).toEqual(['ok', 'gathering', { kind: 'open' }]);
  expect(await rule(bob.enter(room))).toBe('room.kicked');
});
test('who was dealt cards while being shown out has the seat, and comes back to it', async () => {
  const { answer, phase, seat, bob, room } = await shownOut(async (who, at) => {
    await ok(who.send({ cmd: 'sit', room: at, seat: 1 }));
    await ok(who.send({ cmd: 'ready', match: who.room!.match, nonce: 'bb' }));
  });
  expect([answer, phase, seat]).toEqual(['room.playing', 'on', { kind: 'person', who: bob.guest.who }]);
  await ok(bob.enter(room));
  await until(() => bob.seat === 1);
});
