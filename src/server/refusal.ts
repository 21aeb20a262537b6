import type { EventReason } from '../events/facts.ts';
import type { Values } from '../match/messages.ts';

/** Why a request is refused, beside `room.none`, `room.tooMany` and the reasons of events. */
export const SERVER_REASONS = [
  'server.badInput',
  'server.fault',
  'server.full',
  'server.nameTaken',
  'server.noAccount',
  'server.noStore',
  'server.noSuchThing',
  'server.origin',
  'server.slow',
  'server.tooMuch',
  'server.whoAreYou',
  'server.wrongPassword',
  'match.notOver',
] as const;
type ServerReason = (typeof SERVER_REASONS)[number] | EventReason | 'room.none' | 'room.tooMany';

/** An answer that ends the request at once. */
export class Refusal extends Error {
  readonly status: number;
  readonly values: Values;
  constructor(status: number, rule: ServerReason, values: Values = {}) {
    super(rule);
    this.status = status;
    this.values = values;
  }
}
