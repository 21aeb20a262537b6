import { Fields, InputError } from '../../kernel/input.ts';
import { clockIn } from '../../match/clock-choice.ts';
import type { RoomCampaign } from '../room.ts';
import type { NewRoom } from '../rooms/rooms.ts';
import { readWords } from './words.ts';

const NAME_LETTERS = 40;
/** A series is of an odd number of games, so that it can be won. */
export const SERIES: readonly number[] = [1, 3, 5];
const PASSWORD = { least: 8, most: 200 } as const;

/** The fields of a request's body; none is as good as an empty one. Whatever comes, it throws an `InputError` or nothing. */
export function fieldsIn(source: string): Fields {
  let json: unknown;
  try {
    json = source === '' ? {} : JSON.parse(source);
  } catch {
    throw new InputError('body', 'must be JSON');
  }
  return new Fields(json, '');
}
export function readGuest(fields: Fields): string {
  const name = readWords(fields, 'name', NAME_LETTERS);
  fields.done();
  return name;
}
export function readCredentials(fields: Fields): { readonly account: string; readonly password: string } {
  const account = readWords(fields, 'account', NAME_LETTERS).toLowerCase();
  const password = passwordIn(fields, 'password');
  fields.done();
  return { account, password };
}
export function readNewPassword(fields: Fields): { readonly old: string; readonly password: string } {
  const given = { old: passwordIn(fields, 'old'), password: passwordIn(fields, 'password') };
  fields.done();
  return given;
}
export function readPassword(fields: Fields): string {
  const password = passwordIn(fields, 'password');
  fields.done();
  return password;
}
function passwordIn(fields: Fields, field: string): string {
  const password = fields.text(field);
  if (password.length < PASSWORD.least || password.length > PASSWORD.most)
    throw new InputError(field, `must have ${PASSWORD.least} to ${PASSWORD.most} letters`);
  return password;
}
export function bestOfIn(fields: Fields): number {
  const bestOf = fields.number('bestOf', 1, Math.max(...SERIES), 1);
  if (!SERIES.includes(bestOf)) throw new InputError('bestOf', `must be one of ${SERIES.join(', ')}`);
  return bestOf;
}
export function settingsIn(fields: Fields, name: 'setup' | 'terms'): Readonly<Record<string, unknown>> {
  const given = fields.raw(name) ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw new InputError(name, 'must be an object');
  return given as Readonly<Record<string, unknown>>;
}
const MOST_FOUGHT = 64;
/** What was fought before is read by whoever knows the campaign. */
function campaignIn(fields: Fields): NonNullable<NewRoom['campaign']> {
  const said = fields.inside('campaign');
  const fought = said.has('fought') ? said.list('fought') : [];
  if (fought.length > MOST_FOUGHT) throw new InputError(said.at('fought'), `must have at most ${MOST_FOUGHT} entries`);
  const campaign = { id: said.text('id'), battle: said.text('battle'), fought: fought as RoomCampaign['fought'] };
  said.done();
  return campaign;
}
/** A battle says everything that is played with. */
function checkAlone({ setup, terms, bestOf }: NewRoom): void {
  const [name] = [
    ...Object.keys(setup).map((one) => `setup.${one}`),
    ...Object.keys(terms).map((one) => `terms.${one}`),
  ];
  if (name !== undefined) throw new InputError(name, 'is said by the battle of the campaign');
  if (bestOf !== 1) throw new InputError('bestOf', 'must be 1: a battle is one match');
}
export function readRoom(fields: Fields, bots: readonly string[]): NewRoom {
  const filled = fields.inside('bots');
  const levels = Object.keys(fields.raw('bots') ?? {}).map((seat) => {
    if (!/^(\d|[1-9]\d)$/.test(seat))
      throw new InputError(filled.at(seat.slice(0, 40)), 'must be the number of a seat');
    return [Number(seat), filled.oneOf(seat, bots)] as const;
  });
  const wanted: NewRoom = {
    game: fields.text('game'),
    setup: settingsIn(fields, 'setup'),
    terms: settingsIn(fields, 'terms'),
    bestOf: bestOfIn(fields),
    private: fields.flag('private', true),
    spectators: fields.oneOf('spectators', ['off', 'public', 'after'], 'public'),
    clock: clockIn(fields, 'clock'),
    seat: fields.has('seat') ? fields.number('seat', 0, 31) : undefined,
    bots: Object.fromEntries(levels),
    ...(fields.has('campaign') ? { campaign: campaignIn(fields) } : {}),
  };
  fields.done();
  if (wanted.campaign !== undefined) checkAlone(wanted);
  return wanted;
}
