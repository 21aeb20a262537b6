import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stage } from '../../match/series.ts';
import { may, PERMISSIONS, type Role, ROLES, type RoomCommandName, SHOWN_OUT, STAGES } from '../rooms/permissions.ts';
import { type Client, newRoom, type Reply } from '../torture/client.ts';
import { sample } from '../torture/garbage.ts';
import { COMMANDS } from '../wire/commands.ts';
import { ok, Tavern, until } from './tavern.ts';

const names = Object.keys(PERMISSIONS) as readonly RoomCommandName[];

test('every command of the wire is in the table, and only those', () => {
  expect(names.toSorted()).toEqual(COMMANDS.filter((cmd) => cmd !== 'ping').toSorted());
});
test('a stranger may come in and nothing else; nobody acts for another', () => {
  for (const name of names.filter((cmd) => cmd !== 'enter')) {
    for (const stage of STAGES) expect(may(['stranger'], name, stage)).toBe(false);
  }
  for (const stage of STAGES) {
    for (const role of ['guest', 'relieved', 'host'] as const) expect(may([role], 'act', stage)).toBe(false);
  }
  expect(may(['seated'], 'act', 'on')).toBe(true);
});

/** What refuses somebody for what they are, and not for what they say. */
const FORBIDDEN = new Set(['room.notAllowed', 'room.notHere']);
const forbidden = (reply: Reply | undefined): boolean => reply?.re === 'no' && FORBIDDEN.has(reply.rule);

describe('a server does as the table says', () => {
  let tavern: Tavern;
  const rooms = new Map<Stage, { readonly room: string; readonly people: Readonly<Record<Role, Client>> }>();

  beforeAll(async () => {
    tavern = await Tavern.open({ patience: { replace: 0, absent: 1e9 } });
    for (const stage of STAGES) rooms.set(stage, await roomIn(stage));
  });
  afterAll(() => tavern.close());

  const isBetween = (stage: Stage): boolean => stage === 'pause' || stage === 'next';
  /** Nobody has a bot keep their seat where people gather. */
  const named = (role: Role, stage: Stage): Role =>
    role === 'relieved' && (stage === 'gathering' || stage === 'next') ? 'seated' : role;
  /** A room of three seats whose host looks on; once it is on, a bot keeps one of the seats. */
  async function roomIn(stage: Stage) {
    const guests = await Promise.all(ROLES.map((role) => tavern.guest(role)));
    const people = Object.fromEntries(ROLES.map((role, i) => [role, guests[i]!])) as Record<Role, Client>;
    const wanted = {
      game: 'skirmish',
      setup: { seats: 3 },
      bots: { 2: 'recruit' },
      ...(isBetween(stage) ? { bestOf: 3 } : {}),
    };
    const { room, match } = await newRoom(tavern.base, people.host.guest, wanted);
    const { host, seated, relieved, guest } = people;
    for (const client of [host, seated, relieved, guest]) await ok(client.enter(room));
    await ok(seated.send({ cmd: 'sit', room, seat: 0 }));
    await ok(relieved.send({ cmd: 'sit', room, seat: 1 }));
    await until(() => seated.seat === 0 && relieved.seat === 1);
    if (stage === 'gathering') return { room, people };
    for (const client of [seated, relieved]) await ok(client.send({ cmd: 'ready', match, nonce: '' }));
    await until(() => seated.replica!.about!.phase === 'on');
    await ok(seated.send({ cmd: 'replace', room, seat: 1 }));
    await until(() => relieved.seat === undefined);
    if (stage === 'on') return { room, people };
    const all = [host, seated, relieved, guest];
    await ok(seated.send({ cmd: 'concede', match }));
    await until(() => all.every((client) => client.replica!.about!.phase === 'over'));
    if (stage !== 'next') return { room, people };
    for (const client of [seated, relieved]) await ok(client.send({ cmd: 'again', room }));
    await until(() => all.every((client) => client.replica!.about!.series!.played === 1));
    return { room, people };
  }
  const roles = (role: Role, stage: Stage): readonly Role[] =>
    role === 'host' ? ['host', 'guest'] : [named(role, stage)];
  // What would change who is who is asked only of those who may not.
  const changing = new Set<RoomCommandName>([
    'sit',
    'stand',
    'ready',
    'concede',
    'back',
    'again',
    'kick',
    'leave',
    'seat',
    'replace',
    'absent',
    'claim',
  ]);

  test.each(names.filter((name) => name !== 'enter'))('%s', async (name) => {
    let asked = 0;
    for (const stage of STAGES) {
      const { room, people } = rooms.get(stage)!;
      for (const role of ROLES) {
        const allowed = may(roles(role, stage), name, stage);
        if (name === 'got' || (allowed && changing.has(name))) continue;
        const match = people.seated.room!.match;
        const { id: _id, cmd: _cmd, ...rest } = sample(name, room, match, 0);
        const reply = await people[role].send({ cmd: name, ...rest });
        expect([stage, role, forbidden(reply) && reply]).toEqual([stage, role, allowed ? false : reply]);
        asked++;
      }
    }
    expect(asked > 0 || name === 'got').toBe(true);
  });

  test.each(STAGES)('a host shows out whom the table names, and nobody else: %s', async (stage) => {
    const { room, people } = await roomIn(stage);
    for (const role of ['guest', 'relieved', 'seated'] as const) {
      const { who } = people[role].guest;
      const reply = await people.host.send({ cmd: 'kick', room, who });
      const allowed = SHOWN_OUT[stage].includes(named(role, stage));
      expect([role, reply]).toMatchObject([role, allowed ? { re: 'ok' } : { re: 'no', rule: 'room.playing' }]);
      const member = people.host.room!.members.some((one) => one.who === who);
      expect([role, member]).toEqual([role, !allowed]);
    }
    const { seats } = people.host.replica!.about!;
    expect(seats.filter(({ kind }) => kind === 'open')).toHaveLength(stage === 'gathering' ? 2 : 0);
  });
  test('who is not shown out plays on, and takes back the seat that a bot keeps', async () => {
    const { room, people } = await roomIn('on');
    for (const role of ['relieved', 'seated'] as const)
      await people.host.send({ cmd: 'kick', room, who: people[role].guest.who });
    await ok(people.relieved.send({ cmd: 'back', room }));
    await until(() => people.relieved.seat === 1);
    await ok(people.seated.send({ cmd: 'concede', match: people.seated.room!.match }));
  });
});
