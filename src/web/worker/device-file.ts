import { Fields, InputError } from '../../kernel/input.ts';
import { readRecord } from '../../kernel/record.ts';
import type { Holder, Phase, Result } from '../../match/messages.ts';
import type { SeriesScore } from '../../match/series.ts';
import type { EventRow, MatchHeader } from '../../match/store.ts';
import type { KeptOnline, Sitter } from './online.ts';

/** A match of this device with its log, as the store has it. */
export interface WholeMatch {
  readonly kept: { readonly header: MatchHeader; readonly result?: Result } & Readonly<Record<string, unknown>>;
  readonly rows: readonly EventRow[];
}
/** Everything that a device keeps of somebody's games, in one file. */
export interface DeviceFile {
  readonly redut: 'device';
  readonly version: 1;
  readonly matches: readonly WholeMatch[];
  /** Those that are over; the others hang on a session, which goes into no file. */
  readonly online: readonly KeptOnline[];
  /** What pages have laid aside by name: settings, decks, lessons. */
  readonly settings: Readonly<Record<string, string>>;
}
export const SETTINGS = 'redut.';
const MOST_SEATS = 32;
const LATEST = 2 ** 52;
const NAMES = 512;

/** A file that somebody chose; what cannot be one is an error that names the field. */
export function readDeviceFile(json: unknown): DeviceFile {
  const fields = new Fields(json, '');
  if (fields.raw('redut') !== 'device')
    throw new InputError('redut', 'must be "device": this is not a file of a device');
  fields.number('version', 1, 1);
  const file: DeviceFile = {
    redut: 'device',
    version: 1,
    matches: fields.list('matches').map((match, i) => readMatch(new Fields(match, `matches.${i}`))),
    online: fields.list('online').map((match, i) => readOnline(new Fields(match, `online.${i}`))),
    settings: readSettings(fields),
  };
  fields.done();
  return file;
}

function name(fields: Fields, field: string): string {
  const text = fields.text(field);
  if (text === '' || text.length > NAMES) throw new InputError(fields.at(field), `must have 1 to ${NAMES} characters`);
  return text;
}
function objectIn(fields: Fields, field: string): Readonly<Record<string, unknown>> {
  const value = fields.raw(field);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new InputError(fields.at(field), 'must be an object');
  return value as Readonly<Record<string, unknown>>;
}
function seatsIn<T>(fields: Fields, read: (seat: Fields) => T): readonly T[] {
  const seats = fields.list('seats').map((seat, i) => read(new Fields(seat, `${fields.at('seats')}.${i}`)));
  if (seats.length === 0 || seats.length > MOST_SEATS)
    throw new InputError(fields.at('seats'), `must be 1 to ${MOST_SEATS}`);
  return seats;
}
function readMatch(fields: Fields): WholeMatch {
  const kept = objectIn(fields, 'kept');
  const inside = new Fields(kept, fields.at('kept'));
  const header = new Fields(objectIn(inside, 'header'), inside.at('header'));
  name(header, 'match');
  name(header, 'game');
  objectIn(header, 'setup');
  header.number('at', 0, LATEST);
  seatsIn(header, readHolder);
  inside.text('secret');
  inside.list('orders');
  inside.number('touched', 0, LATEST);
  if (inside.has('moves')) inside.number('moves', 0, LATEST);
  if (inside.has('result')) readResult(new Fields(inside.raw('result'), inside.at('result')));
  const rows = fields.list('rows').map((row, i) => readRow(row, i, `${fields.at('rows')}.${i}`));
  fields.done();
  // What the pages do not look at is held against the rules by whoever opens the match.
  return { kept: kept as WholeMatch['kept'], rows };
}
function readHolder(fields: Fields): Holder {
  const kind = fields.oneOf('kind', ['person', 'bot', 'open']);
  if (kind === 'open') return { kind };
  return kind === 'person' ? { kind, who: fields.text('who') } : { kind, level: name(fields, 'level') };
}
function readResult(fields: Fields): void {
  fields.oneOf('by', ['rules', 'concession', 'time', 'absence']);
  if (fields.has('seat')) fields.number('seat', 0, MOST_SEATS - 1);
  numbersIn(fields, 'scores');
  numbersIn(fields, 'roles');
}
function numbersIn(fields: Fields, list: 'scores' | 'roles'): readonly number[] | undefined {
  if (!fields.has(list)) return undefined;
  return fields.list(list).map((one) => {
    if (typeof one !== 'number' || !Number.isFinite(one)) throw new InputError(fields.at(list), 'must be numbers');
    return one;
  });
}
function readRow(row: unknown, i: number, path: string): EventRow {
  const fields = new Fields(row, path);
  fields.number('version', i + 1, i + 1);
  name(fields, 'id');
  fields.number('at', 0, LATEST);
  objectIn(fields, 'body');
  return row as EventRow;
}
function readOnline(fields: Fields): KeptOnline {
  const [scores, roles] = [numbersIn(fields, 'scores'), numbersIn(fields, 'roles')];
  const kept: KeptOnline = {
    match: name(fields, 'match'),
    room: name(fields, 'room'),
    game: name(fields, 'game'),
    who: fields.text('who'),
    phase: fields.oneOf<Phase>('phase', ['over']),
    seats: seatsIn(fields, readSitter),
    mine: fields.number('mine', 0, MOST_SEATS - 1),
    awaited: 0,
    at: fields.number('at', 0, LATEST),
    ...(fields.has('series') ? { series: readSeries(new Fields(fields.raw('series'), fields.at('series'))) } : {}),
    ...(scores === undefined ? {} : { scores }),
    ...(roles === undefined ? {} : { roles }),
    ...(fields.has('record') ? { record: readRecord(fields.raw('record')) } : {}),
  };
  fields.raw('awaited');
  fields.done();
  return kept;
}
function readSitter(fields: Fields): Sitter {
  const kind = fields.oneOf('kind', ['person', 'bot', 'open']);
  if (kind === 'open') return { kind };
  return kind === 'person' ? { kind, name: fields.text('name') } : { kind, level: name(fields, 'level') };
}
function readSeries(fields: Fields): SeriesScore {
  const wins = fields.list('wins').map((won) => {
    if (!Number.isInteger(won)) throw new InputError(fields.at('wins'), 'must be whole numbers');
    return won as number;
  });
  return {
    bestOf: fields.number('bestOf', 1, 99),
    first: name(fields, 'first'),
    played: fields.number('played', 0, 99),
    wins,
  };
}
function readSettings(fields: Fields): Readonly<Record<string, string>> {
  const settings = objectIn(fields, 'settings');
  for (const [key, value] of Object.entries(settings)) {
    if (!key.startsWith(SETTINGS)) throw new InputError(`settings.${key}`, `must begin with ${SETTINGS}`);
    if (typeof value !== 'string') throw new InputError(`settings.${key}`, 'must be a text');
  }
  return settings as Readonly<Record<string, string>>;
}
