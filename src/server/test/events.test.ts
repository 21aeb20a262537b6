import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FastChance } from '../../kernel/chance.ts';
import { OUTCOMES } from '../../events/facts.ts';
import { commitmentOf } from '../../events/lots.ts';
import { mispaired } from '../../events/pairing.ts';
import { standingsOf } from '../../events/standings.ts';
import type { EventView } from '../../events/view.ts';
import { Fields } from '../../kernel/input.ts';
import { moduleOf } from '../../games/index.ts';
import { hashOf } from '../people/secrets.ts';
import { systemTime } from '../time.ts';
import { fitted, readEvent } from '../wire/event-bodies.ts';
import { Client, type Guest, newGuest } from '../torture/client.ts';
import { Coverage, OF_EVENTS } from './coverage.ts';
import { game, houseOf, moveOf, ok, rule, Tavern, until } from './tavern.ts';

let tavern: Tavern;
beforeAll(async () => {
  tavern = await Tavern.open({ patience: { events: 20 } });
});
afterAll(() => tavern.close());
const clients: Client[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.cut()));

/** What is answered, and with which status. */
async function ask(
  path: string,
  guest?: Guest,
  body?: object,
  at = tavern,
): Promise<{ status: number; said: unknown }> {
  const response = await fetch(`${at.base}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: guest === undefined ? {} : { Authorization: `Bearer ${guest.token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said: unknown = await response.json();
  if (response.status === 200) held(path, body, said);
  return { status: response.status, said };
}
const coverage = new Coverage();
const faults: string[] = [];
/** Every request and every answer fits the schema. */
function held(path: string, body: object | undefined, said: unknown): void {
  const [what = '', name, ...more] = path.split('/');
  const star =
    name === undefined || name === 'mine' ? [what, ...(name === undefined ? [] : [name])] : [what, '*', ...more];
  const route = `${body === undefined ? 'GET' : 'POST'} ${star.join('/')}`;
  if (!OF_EVENTS.test(route)) return;
  const wrong = [
    coverage.has(`${route} request`) ? coverage.see(`${route} request`, body) : undefined,
    coverage.see(`${route} answer`, said),
  ];
  faults.push(...wrong.filter((one) => one !== undefined));
}
async function told(path: string, guest?: Guest, body?: object, at = tavern): Promise<EventView> {
  const { status, said } = await ask(path, guest, body, at);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`);
  return (said as { event: EventView }).event;
}
const refused = async (path: string, guest?: Guest, body?: object): Promise<string> => {
  const { said } = await ask(path, guest, body);
  return (said as { rule?: string }).rule ?? 'nothing';
};
const person = (name: string): Promise<Guest> => newGuest(tavern.base, name);
const people = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => person(`P${i}`)));
const wanted = { name: 'Cup', game: 'skirmish', breakTime: 0 };

/** Comes to the table of the round and plays at random until the event has the result. */
async function plays(
  event: string,
  guest: Guest,
  of = 'skirmish',
  bring?: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client(game(of), guest);
  clients.push(client);
  await client.connect(tavern.base);
  const chance = new FastChance(guest.who.charCodeAt(0));
  let [room, brought, ready] = ['', '', ''];
  for (;;) {
    const view = await told(`events/${event}`, guest);
    if (view.phase === 'over' || view.players[view.me!]?.gone !== undefined) return;
    const table = view.course.at(-1)?.tables.find(({ seats, stage }) => seats.includes(view.me!) && stage !== 'over');
    if (table !== undefined && table.room !== room && (await client.enter(table.room))?.re === 'ok') room = table.room;
    for (let i = 0; i < 20; i++) {
      const about = client.replica?.about;
      const match = client.room?.match;
      if (about === undefined || match === undefined || client.followed !== match) break;
      if (about.phase === 'gathering' && bring !== undefined && brought !== match && client.seat !== undefined) {
        brought = match;
        await bring(client);
      }
      if (about.phase === 'gathering' && ready !== match) {
        if ((await client.send({ cmd: 'ready', match, nonce: 'ab' }))?.re === 'ok') ready = match;
      } else if (about.phase === 'over') await client.send({ cmd: 'again', room });
      const move = moveOf(client, chance);
      if (move !== undefined) await client.send({ cmd: 'act', match, ...move });
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const ended = async (event: string): Promise<EventView> => {
  await until(async () => (await told(`events/${event}`)).phase === 'over');
  return told(`events/${event}`);
};
/** What must hold of an event that is over. */
async function adds(view: EventView): Promise<void> {
  const known = (await houseOf(tavern).events.known(view.event))!;
  expect(mispaired(known.state, view.system)).toEqual([]);
  expect(view.standings).toEqual(standingsOf(known.state, view.system));
  expect(view.commitment).toBe(commitmentOf(view.seed!, known.row.body.terms));
  expect(view.course.flatMap(({ tables }) => tables).every(({ outcome }) => outcome !== undefined)).toBe(true);
}

test('one person and three bots play an event tonight, and every result has its record', async () => {
  const ann = await person('Ann');
  const { event } = await told('events', ann, { ...wanted, bots: { level: 'recruit', upTo: 4 } });
  expect((await told(`events/${event}/join`, ann, {})).me).toBe(0);
  expect((await told(`events/${event}/begin`, ann, {})).players.length).toBe(4);
  await plays(event, ann);
  const view = await ended(event);
  expect(view.ended).toEqual({ why: 'played' });
  expect(view.course.length).toBe(3);
  await adds(view);
  const stranger = await person('Eve');
  for (const { tables } of view.course)
    for (const { matches } of tables) {
      expect(matches.length).toBe(1);
      for (const match of matches) expect((await ask(`matches/${match}/record`, stranger)).status).toBe(200);
    }
});
test('four people play a league of series, and seats that change do not change who won', async () => {
  const all = await people(4);
  const { event } = await told('events', all[0], { ...wanted, system: 'league', bestOf: 3 });
  for (const guest of all) await told(`events/${event}/join`, guest, {});
  await told(`events/${event}/begin`, all[0], {});
  await Promise.all(all.map((guest) => plays(event, guest)));
  const view = await ended(event);
  await adds(view);
  expect(view.course.length).toBe(3);
  for (const { tables } of view.course)
    for (const { wins, matches, outcome, room, seats } of tables) {
      const row = (await houseOf(tavern).store.room(room))!;
      // By name of who won each game, as the room told it.
      const won = new Map<string, number>();
      const last = (await houseOf(tavern).store.resultOf(row.body.match))!;
      const about = await (await houseOf(tavern).tables.match(row.body.match)).about();
      const games = [
        ...(row.body.ended ?? []),
        { players: about.seats.map((holder) => (holder.kind === 'person' ? holder.who : '')), scores: last.scores! },
      ];
      for (const { players, scores } of games) {
        const winner = scores[0]! > scores[1]! ? 0 : scores[1]! > scores[0]! ? 1 : undefined;
        if (winner !== undefined) won.set(players[winner]!, (won.get(players[winner]!) ?? 0) + 1);
      }
      expect(matches.length).toBe(games.length);
      const known = (await houseOf(tavern).events.known(event))!;
      expect(seats.map((player) => won.get(known.state.players[player]!.who!) ?? 0)).toEqual(wins);
      expect(outcome).toBe(wins[0] === wins[1] ? 'draw' : wins[0] > wins[1] ? 'first' : 'second');
    }
});

describe('an event by a clock that the test moves', () => {
  let at = 1_800_000_000_000;
  let slow: Tavern;
  const hours = { now: () => at, began: 0 };
  /** So far the calendar is ahead. */
  let ahead = 0;
  const time = { ...systemTime, wall: () => Date.now() + ahead };
  beforeAll(async () => {
    slow = await Tavern.open({ hours, time, patience: { events: 20 } });
  });
  afterAll(() => slow.close());
  const guests = (count: number): Promise<Guest[]> =>
    Promise.all(Array.from({ length: count }, (_, i) => newGuest(slow.base, `P${i}`)));
  async function begun(more: object = {}): Promise<{ all: readonly Guest[]; event: string }> {
    const all = await guests(4);
    const { event } = await told('events', all[0], { ...wanted, ...more }, slow);
    for (const guest of all) await told(`events/${event}/join`, guest, {}, slow);
    await told(`events/${event}/begin`, all[0], {}, slow);
    await until(async () => (await told(`events/${event}`, all[0], undefined, slow)).course.length === 1);
    return { all, event };
  }
  const seen = (event: string, guest?: Guest): Promise<EventView> => told(`events/${event}`, guest, undefined, slow);
  /** Comes in and says that they are ready. */
  async function comes(event: string, guest: Guest): Promise<Client> {
    const client = new Client(game('skirmish'), guest);
    clients.push(client);
    await client.connect(slow.base);
    const view = await seen(event, guest);
    const { room } = view.course.at(-1)!.tables.find(({ seats }) => seats.includes(view.me!))!;
    await until(async () => (await client.enter(room))?.re === 'ok');
    await until(() => client.seat !== undefined);
    await ok(client.send({ cmd: 'ready', match: client.room!.match, nonce: 'ab' }));
    return client;
  }

  test('who does not come in time loses, both if neither does, and is counted out the second time', async () => {
    const { all, event } = await begun();
    const came = await comes(event, all[0]!);
    at += 10 * 60_000 + 1;
    await until(async () => (await seen(event)).course[0]!.tables.every(({ stage }) => stage === 'over'));
    const view = await seen(event, all[0]);
    const mine = view.course[0]!.tables.find(({ seats }) => seats.includes(view.me!))!;
    expect(mine).toMatchObject({ by: 'absence', outcome: mine.seats[0] === view.me ? 'first' : 'second', matches: [] });
    const other = view.course[0]!.tables.find((table) => table !== mine)!;
    expect(other).toMatchObject({ by: 'absence', outcome: 'none' });
    came.cut();
    await until(async () => (await seen(event)).course.length === 2);
    at += 10 * 60_000 + 1;
    // Those three who missed both rounds are out; nobody is left to be paired with.
    await until(async () => (await seen(event)).phase === 'over');
    expect((await seen(event)).ended).toEqual({ why: 'pairs' });
    expect((await seen(event)).players.filter(({ gone }) => gone?.by === 'absence').length).toBe(3);
  });
  test('the round is over at its time: what was won until then counts', async () => {
    const { all, event } = await begun();
    await Promise.all(all.map((guest) => comes(event, guest)));
    await until(async () => (await seen(event)).course[0]!.tables.every(({ stage }) => stage === 'on'));
    at += 10 * 60_000 + 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await seen(event)).course[0]!.tables.every(({ stage }) => stage === 'on')).toBe(true);
    at += 90 * 60_000;
    await until(async () => (await seen(event)).course.length === 2);
    expect((await seen(event)).course[0]!.tables).toMatchObject([
      { by: 'time', outcome: 'draw' },
      { by: 'time', outcome: 'draw' },
    ]);
  });
  test('who leaves in the middle of a match loses it by the match itself, and the series with it', async () => {
    const { all, event } = await begun({ bestOf: 3 });
    await Promise.all(all.map((guest) => comes(event, guest)));
    await until(async () => (await seen(event)).course[0]!.tables.every(({ stage }) => stage === 'on'));
    const leaver = all[1]!;
    const before = await seen(event, leaver);
    await told(`events/${event}/leave`, leaver, {}, slow);
    const mine = ({ course }: EventView) => course[0]!.tables.find(({ seats }) => seats.includes(before.me!))!;
    await until(async () => mine(await seen(event)).stage === 'over');
    const { outcome, seats, by, matches } = mine(await seen(event));
    expect(outcome).toBe(seats[0] === before.me ? 'second' : 'first');
    expect(by).toBe('games');
    expect((await ask(`matches/${matches[0]}/record`, all[0], undefined, slow)).status).toBe(200);
    // Who has left does not come back, and cannot leave again.
    for (const what of ['join', 'leave'])
      expect((await ask(`events/${event}/${what}`, leaver, {}, slow)).status).toBe(409);
  });
  test('it begins at its hour without whoever made it, and is called off if too few have come', async () => {
    const [maker] = await guests(1);
    const anHour = 3_600_000;
    const startsAt = time.wall() + anHour;
    const bots = { level: 'recruit', upTo: 4 };
    const full = await told('events', maker, { ...wanted, startsAt, bots }, slow);
    const empty = await told('events', maker, { ...wanted, startsAt }, slow);
    ahead += anHour;
    await until(async () => (await seen(full.event)).phase !== 'open');
    await until(async () => (await seen(empty.event)).phase === 'over');
    expect((await seen(empty.event)).ended).toEqual({ why: 'few' });
    await until(async () => (await seen(full.event)).phase === 'over');
    expect((await seen(full.event)).ended).toEqual({ why: 'played' });
  });
  test('in the room of a pairing nobody sits down, stands up, calls a bot or plays it again', async () => {
    const { all, event } = await begun();
    const [first, stranger] = [await comes(event, all[0]!), (await guests(1))[0]!];
    const eve = new Client(game('skirmish'), stranger);
    clients.push(eve);
    await eve.connect(slow.base);
    const { room } = first.room!;
    await ok(eve.enter(room));
    expect(await rule(eve.send({ cmd: 'sit', room, seat: 1 }))).toBe('room.notAllowed');
    expect(await rule(first.send({ cmd: 'stand', room }))).toBe('room.notAllowed');
    expect(await rule(first.send({ cmd: 'seat', room, seat: 1, level: 'recruit' }))).toBe('room.notAllowed');
    expect(await rule(first.send({ cmd: 'kick', room, who: stranger.who }))).toBe('room.notAllowed');
    const view = await seen(event, all[0]);
    const against = view.course[0]!.tables.find(({ seats }) => seats.includes(view.me!))!.seats.find(
      (n) => n !== view.me,
    )!;
    const rival = await comes(
      event,
      all.find((_, i) => i === against)!,
    );
    await until(() => first.replica?.about?.phase === 'on');
    expect(await rule(first.send({ cmd: 'replace', room, seat: 1 - first.seat! }))).toBe('room.notAllowed');
    await ok(rival.send({ cmd: 'concede', match: rival.room!.match }));
    await until(() => first.replica?.about?.phase === 'over');
    expect(await rule(first.send({ cmd: 'again', room }))).toBe('room.notAllowed');
  });
});

describe('strangers', () => {
  test('what cannot be is refused, and names what is wrong', async () => {
    const ann = await person('Ann');
    const bad = async (more: object): Promise<unknown> => (await ask('events', ann, { ...wanted, ...more })).said;
    const field = (name: string) => ({ rule: 'server.badInput', values: { field: name } });
    expect(await bad({ name: '' })).toMatchObject(field('name'));
    expect(await bad({ name: 'x'.repeat(61) })).toMatchObject(field('name'));
    expect(await bad({ name: 'a\u202eb' })).toMatchObject(field('name'));
    expect(await bad({ game: 'chess' })).toMatchObject(field('game'));
    expect(await bad({ setup: { seats: 3 } })).toMatchObject({ rule: 'server.badInput' });
    expect(await bad({ game: 'war', setup: { deck1: 'ussr' } })).toMatchObject(field('setup.deck1'));
    expect(await bad({ game: 'war', terms: { format: 'nonsense' } })).toMatchObject(field('terms.format'));
    expect(await bad({ places: 3 })).toMatchObject(field('places'));
    expect(await bad({ places: 129 })).toMatchObject(field('places'));
    expect(await bad({ system: 'league', places: 33 })).toMatchObject(field('places'));
    expect(await bad({ bots: { level: 'marshal', upTo: 4 } })).toMatchObject(field('bots.level'));
    expect(await bad({ bots: { upTo: 40 } })).toMatchObject(field('bots.upTo'));
    expect(await bad({ roundTime: 5 })).toMatchObject(field('roundTime'));
    expect(await bad({ startsAt: 5 })).toMatchObject(field('startsAt'));
    expect(await bad({ bestOf: 2 })).toMatchObject(field('bestOf'));
    expect(await bad({ seed: '00' })).toMatchObject({ rule: 'server.badInput' });
    expect(await bad({ toString: 1, __proto__: { places: 4 } })).toMatchObject({ rule: 'server.badInput' });
    expect(await refused('events', undefined, wanted)).toBe('server.whoAreYou');
    expect(await refused('events/NOSUCH')).toBe('event.none');
    expect(await refused('events/NOSUCH/join', ann, {})).toBe('event.none');
  });
  test('only whoever made it leads it, and says why', async () => {
    const [ann, eve] = await people(2);
    const { event } = await told('events', ann, wanted);
    await told(`events/${event}/join`, eve, {});
    const correction = { id: 'c', round: 0, table: 0, outcome: 'first', reason: 'so' };
    for (const [what, body] of [
      ['begin', {}],
      ['remove', { player: 0 }],
      ['correct', correction],
      ['end', { reason: 'so' }],
    ] as const)
      expect(await refused(`events/${event}/${what}`, eve, body)).toBe('event.notOrganiser');
    expect(await refused(`events/${event}/begin`, ann, {})).toBe('event.few');
    expect(await refused(`events/${event}/correct`, ann, correction)).toBe('event.noTable');
    expect(await refused(`events/${event}/correct`, ann, { ...correction, reason: ' ' })).toBe('server.badInput');
    expect(await refused(`events/${event}/correct`, ann, { ...correction, outcome: 'mine' })).toBe('server.badInput');
    expect(await refused(`events/${event}/remove`, ann, { player: 9 })).toBe('event.notIn');
    await told(`events/${event}/remove`, ann, { player: 0 });
    expect(await refused(`events/${event}/join`, eve, {})).toBe('event.removed');
    await told(`events/${event}/end`, ann, { reason: 'no hall' });
    expect(await refused(`events/${event}/join`, await person('Zoe'), {})).toBe('event.over');
    expect((await told(`events/${event}`)).ended).toEqual({ why: 'calledOff', reason: 'no hall' });
  });
  test('by invitation it is in no list, but found by link and code; who is asked about has no id', async () => {
    const [ann, eve] = await people(2);
    const hidden = await told('events', ann, { ...wanted, name: 'Hidden' });
    const open = await told('events', ann, { ...wanted, name: '<img src=x onerror=alert(1)>', listed: true });
    const { said } = await ask('events', eve);
    const names = (said as { events: readonly { name: string }[] }).events.map(({ name }) => name);
    expect(names).toContain(open.name);
    expect(names).not.toContain('Hidden');
    expect((await told(`events/${hidden.code.toLowerCase()}`, eve)).event).toBe(hidden.event);
    const texts = JSON.stringify([said, await told(`events/${open.event}`, eve)]);
    expect(texts).not.toContain(ann!.who);
    const known = (await houseOf(tavern).events.known(hidden.event))!;
    expect(JSON.stringify(await told(`events/${hidden.event}`, ann))).not.toContain(known.row.seed);
    const own = (await ask('events/mine', ann)).said as { events: readonly object[] };
    expect(own.events.length).toBe(2);
    expect((await ask('events/mine')).said).toEqual({ events: [] });
  });
  test('joined a thousand times it is joined once; places, and events of one person, have an end', async () => {
    const all = await people(6);
    const { event } = await told('events', all[0], { ...wanted, places: 4 });
    await Promise.all(Array.from({ length: 200 }, () => told(`events/${event}/join`, all[1], {})));
    expect((await told(`events/${event}`)).players.length).toBe(1);
    const answers = await Promise.all([2, 3, 4, 5, 0].map((i) => ask(`events/${event}/join`, all[i], {})));
    expect(answers.filter(({ status }) => status === 200).length).toBe(3);
    expect((await told(`events/${event}`)).players.length).toBe(4);
    for (let i = 0; i < 2; i++) await told('events', all[0], wanted);
    expect(await refused('events', all[0], wanted)).toBe('event.tooMany');
    // Who leaves before it begins may come back, and is the same player.
    await told(`events/${event}/leave`, all[1], {});
    expect((await told(`events/${event}/join`, all[1], {})).me).toBe(0);
  });
  test('at the usual rates guests of one address cannot fill an event, and are told to wait', async () => {
    const usual = await Tavern.open({ lobbyRate: undefined, most: {} } as never);
    const { store, time } = houseOf(usual);
    const maker = await newGuest(usual.base, 'Ann');
    const { event } = await told('events', maker, { ...wanted, places: 128 }, usual);
    let joined = 0;
    let slowed = 0;
    for (let i = 0; i < 60; i++) {
      const who = `guest-${i}`;
      const token = `token-${i}`;
      await store.addPerson({ who, name: 'G', at: time.wall() });
      await store.addSession(hashOf(token), who, time.wall());
      const { status } = await ask(`events/${event}/join`, { who, name: 'G', token }, {}, usual);
      if (status === 200) joined++;
      if (status === 429) slowed++;
    }
    expect(joined).toBe(40);
    expect(slowed).toBe(20);
    await usual.close();
  });
});

test.each([
  ['war', {}, true],
  ['liberation', {}, true],
  ['afu', { players: 2 }, true],
  ['afu', { players: 1 }, false],
  ['bravery', {}, false],
] as const)('an event of %s %j: %s', async (name, setup, fits) => {
  const { game: of } = await moduleOf(name);
  const read = () => fitted(readEvent(new Fields({ ...wanted, game: name, setup }, ''), ['recruit'], 0), of).terms.game;
  if (fits) expect(read()).toBe(name);
  else expect(read).toThrow('two against each other');
});
test('a correction stands beside what was, with its reason, once, and later rounds go by it', async () => {
  const ann = await person('Ann');
  const { event } = await told('events', ann, { ...wanted, bots: { level: 'recruit', upTo: 4 }, rounds: 2 });
  await told(`events/${event}/begin`, ann, {});
  const view = await ended(event);
  const { outcome } = view.course[0]!.tables[0]!;
  const other = outcome === 'first' ? 'second' : 'first';
  const correction = { id: 'c1', round: 0, table: 0, outcome: other, reason: 'the wrong one was written down' };
  await told(`events/${event}/correct`, ann, correction);
  const after = await told(`events/${event}/correct`, ann, correction);
  expect(after.corrections).toMatchObject([
    { round: 0, table: 0, was: outcome, outcome: other, reason: correction.reason },
  ]);
  expect(after.course[0]!.tables[0]!.outcome).toBe(other);
  const known = (await houseOf(tavern).events.known(event))!;
  expect(after.standings).toEqual(standingsOf(known.state, 'swiss'));
  expect(after.standings).not.toEqual(view.standings);
  expect(mispaired(known.state, 'swiss')).toEqual([]);
});
test('whoever is forgotten has no name in an event, and it goes on without them', async () => {
  const all = await people(5);
  const { event } = await told('events', all[0], wanted);
  for (const guest of all) await told(`events/${event}/join`, guest, {});
  await ask('account/end', all[0], {});
  const view = await told(`events/${event}`, all[1]);
  expect(view.organiser).toBe('');
  expect(view.players[0]).toEqual({ name: '', gone: { by: 'left', after: 0 } });
  expect(view.players.filter(({ gone }) => gone === undefined).length).toBe(4);
});
test('decks of an event are secret: nothing that is told of it differs by a card', async () => {
  const all = await people(4);
  const { event } = await told('events', all[0], { ...wanted, game: 'war', bestOf: 3, terms: { sideboard: 0 } });
  for (const guest of all) await told(`events/${event}/join`, guest, {});
  await told(`events/${event}/begin`, all[0], {});
  await until(async () => (await told(`events/${event}`)).course.length === 1);
  const decks = ['guards-mechanised', 'armoured-spearhead'];
  const said: string[] = [];
  for (const [i, guest] of all.entries()) {
    const client = new Client(game('war'), guest, true);
    clients.push(client);
    await client.connect(tavern.base);
    const view = await told(`events/${event}`, guest);
    const table = view.course[0]!.tables.find(({ seats }) => seats.includes(view.me!))!;
    await until(async () => (await client.enter(table.room))?.re === 'ok');
    await until(() => client.seat !== undefined);
    await ok(
      client.send({ cmd: 'bring', match: client.room!.match, setup: { [`deck${client.seat! + 1}`]: decks[i % 2] } }),
    );
    said.push(JSON.stringify(await told(`events/${event}`, guest)));
  }
  for (const guest of [...all, await person('Eve')]) {
    said.push(JSON.stringify(await told(`events/${event}`, guest)), JSON.stringify((await ask('events', guest)).said));
    const { rooms } = { rooms: (await told(`events/${event}`)).course[0]!.tables.map(({ room }) => room) };
    for (const room of rooms) {
      const shown = (await ask(`rooms/${room}`, guest)).said;
      expect(coverage.see('GET rooms/* answer', shown)).toBe(undefined);
      said.push(JSON.stringify(shown));
    }
  }
  for (const text of said) for (const deck of decks) expect(text).not.toContain(deck);
});
test('two bots are dealt a match of sealed decks by themselves', async () => {
  const ann = await person('Ann');
  const bots = { level: 'recruit', upTo: 4 };
  const sealed = { ...wanted, game: 'war', terms: { format: 'sealed' }, bestOf: 3, bots, buildTime: 600 };
  const { event } = await told('events', ann, sealed);
  await told(`events/${event}/begin`, ann, {});
  // One pair may have finished before the other was dealt its cards.
  await until(
    async () => (await told(`events/${event}`)).course[0]?.tables.every(({ stage }) => stage !== 'waits') === true,
  );
  await told(`events/${event}/end`, ann, { reason: 'enough' });
});
test('everything that was asked and told of events fits the schema, and every entry of it was met', async () => {
  const ann = await person('Ann');
  const calendar = {
    byCalendar: true,
    spectators: 'after',
    bestOf: 5,
    clock: { kind: 'days', days: 1 },
    showTime: 600,
  };
  const more = { ...calendar, roundTime: 600, startsAt: Date.now() + 1e9, rounds: 0 };
  const usual = { spectators: 'public', system: 'swiss', bestOf: 1 };
  const bots = { level: 'recruit', upTo: 5 };
  await told('events', ann, { ...wanted, ...more, system: 'league', game: 'war', setup: { first: 1 }, terms: {} });
  const { event } = await told('events', ann, { ...wanted, ...usual, bots });
  await told(`events/${event}/begin`, ann, {});
  await until(async () => (await told(`events/${event}`)).course.length === 1);
  await told(`events/${event}/remove`, ann, { player: 0 });
  await ask('events/mine', ann);
  await ended(event);
  for (const outcome of [...OUTCOMES, 'first'])
    await told(`events/${event}/correct`, ann, { id: outcome, round: 0, table: 0, outcome, reason: 'so' });
  await told(`events/${event}/correct`, ann, { id: 'again', round: 0, table: 0, outcome: 'draw', reason: 'so' });
  await ask('events/mine', ann);
  expect(faults.slice(0, 3)).toEqual([]);
  expect(coverage.unmet().filter((entry) => OF_EVENTS.test(entry))).toEqual([]);
});
