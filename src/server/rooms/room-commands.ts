import type { Seat } from '../../kernel/ids.ts';
import { type Ledger, personOf, seatHeldBy } from '../../match/ledger.ts';
import type { About, Answer, Holder, Values } from '../../match/messages.ts';
import { isAnothers, isDrafting } from '../../match/packs.ts';
import { isBetweenGames } from '../../match/series.ts';
import type { Hall } from './hall.ts';
import type { Person } from '../store/store.ts';
import type { RoomCommand } from '../messages.ts';
import type { Allowed } from '../../match/match.ts';
import type { Attendance } from './attendance.ts';
import { mayBeShownOut } from './permissions.ts';
import { type Remark, memberOf, MOST_REMARKS, type Room } from '../room.ts';
import { isSeat } from './rooms.ts';
import { equipped } from './terms.ts';
import type { AnyMatch } from './tables.ts';

/** Why a room refuses, beside the reasons of the match. */
export const ROOM_REASONS = [
  'room.none',
  'room.closed',
  'room.full',
  'room.tooMany',
  'room.kicked',
  'room.notHere',
  'room.elsewhere',
  'room.notAllowed',
  'room.muted',
  'room.noFreeText',
  'room.noSeat',
  'room.noBot',
  'room.noPerson',
  'room.playing',
  'room.stillHere',
  'room.noBattle',
  'server.slow',
  'server.full',
] as const;
type RoomReason = (typeof ROOM_REASONS)[number];

export const refuse = (id: string, rule: RoomReason, values: Values = {}): Answer => ({ re: 'no', id, rule, values });
const fine = (id: string, version: number): Answer => ({ re: 'ok', id, version });

type InRoom = Exclude<RoomCommand, { readonly cmd: 'enter' | 'leave' }>;
interface Call {
  readonly house: Hall;
  readonly person: Person;
  /** From where they speak. */
  readonly address: string;
  readonly attendance: Attendance;
  readonly match: AnyMatch;
  readonly about: About;
}

/** Carries out what somebody in a room may do; whether they may has been looked up in the table of permissions. */
export async function carryOut(call: Call, command: InRoom): Promise<Answer> {
  const { house, person, attendance, match, about } = call;
  const { id } = command;
  const { who } = person;
  const { room } = attendance.row;
  // Commands of the room become events of the match under ids that no seat can give.
  const event = `${command.cmd}:${who}:${id}`;
  const now = house.hours.now();
  switch (command.cmd) {
    case 'sit': {
      const { seat } = command;
      if (!isSeat(seat, about.seats)) return refuse(id, 'room.noSeat');
      const free: Allowed = ({ phase, seats, packs }, { series, seats: players }) =>
        phase === 'gathering' &&
        seats[seat]?.kind === 'open' &&
        seatHeldBy(seats, who) === undefined &&
        (!isBetweenGames({ phase, series }) || personOf(players[seat]!) === who) &&
        !isAnothers(packs, seat, who);
      return answered(id, await match.sit(event, seat, { kind: 'person', who }, now, free));
    }
    case 'stand':
      return leaveSeat(call, id, event, who, { kind: 'open' });
    case 'seat':
      return giveSeat(call, command, event);
    case 'replace':
    case 'absent':
      return insteadOf(call, command, event);
    case 'back': {
      const seat = about.seats.findIndex((holder) => holder.kind === 'bot' && holder.keeps === who) as Seat;
      const kept = ({ phase, seats }: Ledger): boolean => {
        const holder = seats[seat];
        return phase !== 'over' && holder?.kind === 'bot' && holder.keeps === who;
      };
      return answered(id, await match.sit(event, seat, { kind: 'person', who }, now, kept));
    }
    case 'again': {
      const row = await house.rooms.again(room, who, match, about.seats, command.battle);
      return row === undefined ? refuse(id, 'room.noBattle') : fine(id, row.version);
    }
    case 'mute':
    case 'kick':
      return showManners(call, command, event);
    case 'phrase':
      return talk(call, { id, who, at: house.time.wall(), phrase: command.phrase });
    case 'say':
      return talk(call, { id, who, at: house.time.wall(), text: command.text });
  }
}
/** The match knows the command by another id. */
export const answered = (id: string, answer: Answer): Answer => ({ ...answer, id });

async function leaveSeat({ house, match, about }: Call, id: string, event: string, who: string, next: Holder) {
  const seat = seatHeldBy(about.seats, who);
  if (seat === undefined) return refuse(id, 'room.noSeat');
  // Nobody gets up from the table of a draft: the others wait for their packs.
  const theirs = (ledger: Ledger): boolean => seatHeldBy(ledger.seats, who) === seat && !isDrafting(ledger.packs);
  return answered(id, await match.sit(event, seat, next, house.hours.now(), theirs));
}
/** The host calls a bot to a seat that nobody has taken, or sends it away again. */
async function giveSeat(call: Call, command: InRoom & { cmd: 'seat' }, event: string): Promise<Answer> {
  const { house, match, about, attendance } = call;
  const { id, seat, level } = command;
  const { body } = attendance.row;
  if (!isSeat(seat, about.seats)) return refuse(id, 'room.noSeat');
  if (level !== 'open' && !house.bots.includes(level)) return refuse(id, 'room.noBot');
  const holder: Holder = level === 'open' ? { kind: 'open' } : { kind: 'bot', level };
  const has = level === 'open' ? {} : equipped(await house.load(body.game), body.terms, seat, await match.packs());
  const unheld = ({ phase, seats, packs }: Ledger): boolean =>
    phase === 'gathering' && seats[seat]?.kind !== 'person' && !isDrafting(packs);
  const answer = await match.sit(event, seat, holder, house.hours.now(), unheld, has);
  // If everybody has said that they are ready, nobody is left to say it.
  if (answer.re === 'ok') await match.deal(`deal:${event}`, house.hours.now(), everybodyReady);
  return answered(id, answer);
}
const everybodyReady = ({ phase, seats, nonces }: Ledger): boolean =>
  phase === 'gathering' &&
  seats.some(({ kind }) => kind === 'person') &&
  seats.every(({ kind }, seat) => kind === 'bot' || (kind === 'person' && nonces[seat] !== null));

/** Somebody has been away for long: a bot takes the seat and keeps it for them, or the match or series goes to the others. */
async function insteadOf(call: Call, command: InRoom & { cmd: 'replace' | 'absent' }, event: string): Promise<Answer> {
  const { house, match, about, attendance } = call;
  const { id, seat, cmd } = command;
  if (!isSeat(seat, about.seats)) return refuse(id, 'room.noSeat');
  const who = missedAt(about, seat);
  if (who === undefined) return refuse(id, 'room.noSeat');
  const wait = house.patience[cmd] - (await house.presence.awayFor(attendance.row.room, who));
  if (wait > 0) return refuse(id, 'room.stillHere', { wait: Math.ceil(wait) });
  // Whoever claims a game does not mean the series, should that game have ended just now.
  const still = ({ phase, seats }: Ledger): boolean =>
    phase === about.phase && missedAt({ ...about, seats }, seat) === who;
  if (cmd === 'absent') return answered(id, await match.award(event, seat, house.hours.now(), still));
  const bot: Holder = { kind: 'bot', level: house.bots[1] ?? 'soldier', keeps: who };
  return answered(id, await match.sit(event, seat, bot, house.hours.now(), still));
}
/** For whom the table waits there; between the games of a series also somebody for whom a bot has played the last one. */
function missedAt(about: About, seat: Seat): string | undefined {
  const holder = about.seats[seat]!;
  return isBetweenGames(about) ? personOf(holder) : holder.kind === 'person' ? holder.who : undefined;
}
async function showManners(call: Call, command: InRoom & { cmd: 'mute' | 'kick' }, event: string): Promise<Answer> {
  const { house, attendance } = call;
  const { id, cmd, who, off } = command;
  const { room, body } = attendance.row;
  if (who === body.host || (memberOf(body, who) === undefined && !off)) return refuse(id, 'room.noPerson');
  if (cmd === 'kick' && !off) return showOut(call, id, who, event);
  const row = await house.rooms.change(room, (now) =>
    cmd === 'mute' ? muted(now, who, !off) : kicked(now, who, false),
  );
  return fine(id, row.version);
}
/** Out of a seat before the deal, out of the room; never out of a match that is on or a series, however close the deal was. */
async function showOut(call: Call, id: string, who: string, event: string): Promise<Answer> {
  const { house, attendance } = call;
  const { room } = attendance.row;
  const match = await house.tables.latest(call.match.id);
  const before = await match.about();
  const drafts = isDrafting((await match.packs())?.opened) && seatHeldBy(before.seats, who) !== undefined;
  if (drafts || !mayBeShownOut(attendance.row.body, before, who)) return refuse(id, 'room.playing');
  await standUp(match, who, `${event}:1`, house.hours.now());
  const row = await house.rooms.change(room, (now) => kicked(now, who, true));
  // Who sat down again in this very moment is put out of the seat again; who was dealt cards there has the seat.
  await standUp(match, who, `${event}:2`, house.hours.now());
  const { phase, seats } = await match.about();
  if (phase !== 'on' || !seats.some((holder) => personOf(holder) === who)) return fine(id, row.version);
  await house.rooms.change(room, (now) => kicked(now, who, false));
  return refuse(id, 'room.playing');
}
async function standUp(match: AnyMatch, who: string, event: string, now: number): Promise<void> {
  const seat = seatHeldBy((await match.about()).seats, who);
  if (seat === undefined) return;
  const theirs = ({ phase, seats, packs }: Ledger): boolean =>
    phase === 'gathering' && seatHeldBy(seats, who) === seat && !isDrafting(packs);
  await match.sit(event, seat, { kind: 'open' }, now, theirs);
}
function muted(body: Room, who: string, on: boolean): Room | undefined {
  if ((memberOf(body, who)?.muted === true) === on) return undefined;
  const members = body.members.map(({ muted: _was, ...member }) => {
    const silent = member.who === who ? on : _was === true;
    return silent ? { ...member, muted: true as const } : member;
  });
  return { ...body, members };
}
function kicked(body: Room, who: string, on: boolean): Room | undefined {
  if (!on && !body.kicked.includes(who)) return undefined;
  const others = body.kicked.filter((other) => other !== who);
  if (!on) return { ...body, kicked: others };
  return { ...body, kicked: [...others, who], members: body.members.filter((member) => member.who !== who) };
}
async function talk({ house, address, attendance }: Call, remark: Remark): Promise<Answer> {
  const { id, who, text } = remark;
  const { room, body, version } = attendance.row;
  // Said before, and sent again because no answer came: that is neither hasty nor forbidden.
  const isSaid = (now: Room): boolean => now.talk.some((other) => other.id === id && other.who === who);
  if (isSaid(body)) return fine(id, version);
  if (memberOf(body, who)?.muted === true) return refuse(id, 'room.muted');
  if (text !== undefined && !body.private) return refuse(id, 'room.noFreeText');
  const wait = house.rates.talk.take(who, address);
  if (wait > 0) return refuse(id, 'server.slow', { wait });
  const row = await house.rooms.change(room, (now) =>
    isSaid(now) ? undefined : { ...now, talk: [...now.talk, remark].slice(-MOST_REMARKS) },
  );
  return fine(id, row.version);
}
