import type { Viewer } from '../../kernel/ids.ts';
import type { About, Holder } from '../../match/messages.ts';
import { personOf, seatHeldBy } from '../../match/ledger.ts';
import { type Stage, stageOf } from '../../match/series.ts';
import { mayLookOn, memberOf, type Room } from '../room.ts';

/**
 * stranger: has not come in. guest: has come in and holds no seat. seated: holds a seat. relieved: a bot keeps the seat
 * for them. host: made the room, whatever else they are.
 */
export const ROLES = ['stranger', 'guest', 'seated', 'relieved', 'host'] as const;
export type Role = (typeof ROLES)[number];
export const STAGES = ['gathering', 'on', 'pause', 'next', 'over'] as const satisfies readonly Stage[];

const everybody: readonly Role[] = ['guest', 'seated', 'relieved', 'host'];
const players: readonly Role[] = ['seated'];
const hosts: readonly Role[] = ['host'];
const nobody: readonly Role[] = [];

type Rights = Readonly<Record<Stage, readonly Role[]>>;
const during = (roles: readonly Role[], ...stages: readonly Stage[]): Rights => {
  const rolesIn = (stage: Stage): readonly Role[] => (stages.includes(stage) ? roles : nobody);
  return {
    gathering: rolesIn('gathering'),
    on: rolesIn('on'),
    pause: rolesIn('pause'),
    next: rolesIn('next'),
    over: rolesIn('over'),
  };
};
const always = (roles: readonly Role[]): Rights => during(roles, ...STAGES);
/** Once a series has begun its seats are taken to its end. */
const seating = (roles: readonly Role[]): Rights => during(roles, 'gathering');
const before = (roles: readonly Role[]): Rights => during(roles, 'gathering', 'next');
const inGame = (roles: readonly Role[]): Rights => during(roles, 'on');
const after = (roles: readonly Role[]): Rights => during(roles, 'pause', 'over');

/** Who may say what when. Whatever is not here nobody may. */
export const PERMISSIONS = {
  enter: always(ROLES),
  leave: always(everybody),
  resume: always(everybody),
  got: always(everybody),
  phrase: always(everybody),
  say: always(everybody),
  // Between the games of a series only to one's own seat, should it stand empty.
  sit: before(['guest']),
  stand: seating(players),
  seat: seating(hosts),
  ready: before(players),
  bring: before(players),
  open: seating(players),
  pick: seating(players),
  orders: during(players, 'gathering', 'on', 'next'),
  act: inGame(players),
  undo: inGame(players),
  agree: inGame(players),
  disagree: inGame(players),
  concede: inGame(players),
  claim: inGame(players),
  replace: inGame(players),
  absent: { ...during(players, 'on', 'next'), pause: ['seated', 'relieved'] },
  // Before the deal a bot may keep the place of somebody who was missed in a draft.
  back: during(['relieved'], 'gathering', 'on'),
  again: after(['seated', 'relieved']),
  mute: always(hosts),
  kick: always(hosts),
} as const satisfies Readonly<Record<string, Rights>>;
/** Where an event has two people meet, nobody else sits down there and nobody plays for them. */
const NOT_IN_EVENT: ReadonlySet<keyof typeof PERMISSIONS> = new Set(['sit', 'stand', 'replace']);
/** Whom a host may show the door, by what they are there: nobody is thrown out of a match that is on, or of a series. */
export const SHOWN_OUT: Rights = {
  gathering: ['guest', 'seated', 'relieved'],
  on: ['guest'],
  pause: ['guest'],
  next: ['guest'],
  over: ['guest', 'seated', 'relieved'],
};
export type RoomCommandName = keyof typeof PERMISSIONS;

export const may = (roles: readonly Role[], command: RoomCommandName, stage: Stage): boolean =>
  roles.some((role) => (PERMISSIONS[command][stage] as readonly Role[]).includes(role));

/** As `may`, in that room: what is decided in an event is not played again. */
export const mayIn = (room: Room, roles: readonly Role[], command: RoomCommandName, stage: Stage): boolean =>
  may(roles, command, stage) &&
  !(room.event !== undefined && (NOT_IN_EVENT.has(command) || (command === 'again' && stage === 'over')));

export const mayBeShownOut = (room: Room, about: About, who: string): boolean =>
  rolesOf(room, about.seats, who).every((role) => SHOWN_OUT[stageOf(about)].includes(role));

export function rolesOf(room: Room, seats: readonly Holder[], who: string): readonly Role[] {
  if (memberOf(room, who) === undefined) return ['stranger'];
  const host: readonly Role[] = room.host === who ? ['host'] : [];
  if (seatHeldBy(seats, who) !== undefined) return ['seated', ...host];
  const kept = seats.some((holder) => holder.kind === 'bot' && holder.keeps === who);
  return [kept ? 'relieved' : 'guest', ...host];
}
/** Whose game it was: who holds a seat, or has a bot keep it. */
export const played = (seats: readonly Holder[], who: string): boolean =>
  seats.some((holder) => personOf(holder) === who);
/** May somebody without a seat see the match that is played in the room? */
export const maySpectate = (room: Room, { phase, seats }: Pick<About, 'phase' | 'seats'>, who: string): boolean =>
  phase === 'gathering' || mayLookOn(room, phase) || (phase === 'over' && played(seats, who));
/** Through whose eyes somebody sees that match; undefined where they do not. */
export const viewerIn = (room: Room, about: Pick<About, 'phase' | 'seats'>, who: string): Viewer | undefined =>
  seatHeldBy(about.seats, who) ?? (maySpectate(room, about, who) ? 'spectator' : undefined);
