import type { Holder, Phase } from '../../match/messages.ts';
import { personOf, seatHeldBy } from '../../match/ledger.ts';
import { memberOf, type Room } from '../room.ts';

/**
 * stranger: has not come in. guest: has come in and holds no seat. seated: holds a seat. relieved: a bot keeps the seat
 * for them. host: made the room, whatever else they are.
 */
export const ROLES = ['stranger', 'guest', 'seated', 'relieved', 'host'] as const;
export type Role = (typeof ROLES)[number];
export const PHASES = ['gathering', 'on', 'over'] as const satisfies readonly Phase[];

const everybody: readonly Role[] = ['guest', 'seated', 'relieved', 'host'];
const players: readonly Role[] = ['seated'];
const hosts: readonly Role[] = ['host'];
const nobody: readonly Role[] = [];

type Rights = Readonly<Record<Phase, readonly Role[]>>;
const always = (roles: readonly Role[]): Rights => ({ gathering: roles, on: roles, over: roles });
const before = (roles: readonly Role[]): Rights => ({ gathering: roles, on: nobody, over: nobody });
const during = (roles: readonly Role[]): Rights => ({ gathering: nobody, on: roles, over: nobody });
const after = (roles: readonly Role[]): Rights => ({ gathering: nobody, on: nobody, over: roles });

/** Who may say what when. Whatever is not here nobody may. */
export const PERMISSIONS = {
  enter: always(ROLES),
  leave: always(everybody),
  resume: always(everybody),
  got: always(everybody),
  phrase: always(everybody),
  say: always(everybody),
  sit: before(['guest']),
  stand: before(players),
  seat: before(hosts),
  ready: before(players),
  bring: before(players),
  orders: { gathering: players, on: players, over: nobody },
  act: during(players),
  undo: during(players),
  agree: during(players),
  disagree: during(players),
  concede: during(players),
  claim: during(players),
  replace: during(players),
  absent: during(players),
  back: during(['relieved']),
  again: after(['seated', 'relieved']),
  mute: always(hosts),
  kick: always(hosts),
} as const satisfies Readonly<Record<string, Rights>>;
/** Whom a host may show the door, by what they are there: nobody is thrown out of a match that is on. */
export const SHOWN_OUT: Rights = {
  gathering: ['guest', 'seated', 'relieved'],
  on: ['guest'],
  over: ['guest', 'seated', 'relieved'],
};
export type RoomCommandName = keyof typeof PERMISSIONS;

export const may = (roles: readonly Role[], command: RoomCommandName, phase: Phase): boolean =>
  roles.some((role) => (PERMISSIONS[command][phase] as readonly Role[]).includes(role));

export const mayBeShownOut = (room: Room, seats: readonly Holder[], who: string, phase: Phase): boolean =>
  rolesOf(room, seats, who).every((role) => SHOWN_OUT[phase].includes(role));

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
