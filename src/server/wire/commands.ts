import { Fields, InputError } from '../../kernel/input.ts';
import { type Command, COMMANDS_OF_MATCH, readCommand } from '../../match/messages.ts';
import { isPhrase, PHRASES } from '../../match/phrases.ts';
import type { Said } from '../messages.ts';
import { LIMITS, tooMuch } from './shape.ts';
import { readWords } from './words.ts';

const OF_THE_ROOM = ['leave', 'stand', 'back', 'again', 'sit', 'replace', 'absent', 'seat', 'mute', 'kick'] as const;
export const COMMANDS = [
  ...COMMANDS_OF_MATCH,
  ...OF_THE_ROOM,
  'enter',
  'phrase',
  'say',
  'resume',
  'got',
  'ping',
] as const;
const VERSIONS = 2 ** 31;
const ofTheMatch: ReadonlySet<unknown> = new Set(COMMANDS_OF_MATCH);
const isOfTheMatch = (json: unknown): boolean =>
  json !== null && typeof json === 'object' && 'cmd' in json && ofTheMatch.has(json.cmd);

/** Reads one message of a client. Throws an `InputError`; nothing else may come out of it, whatever is sent. */
export function readSaid(source: string): Said {
  const problem = tooMuch(source);
  if (problem !== undefined) throw new InputError(problem, `must be at most ${LIMITS[problem]}`);
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch {
    throw new InputError('message', 'must be JSON');
  }
  // What players say all the time is read once.
  if (isOfTheMatch(json)) return readCommand(json);
  const fields = new Fields(json, '');
  const cmd = fields.oneOf('cmd', COMMANDS);
  const said = readOther(cmd as Exclude<(typeof COMMANDS)[number], Command['cmd']>, fields);
  fields.done();
  return said;
}
function readOther(cmd: Exclude<(typeof COMMANDS)[number], Command['cmd']>, fields: Fields): Said {
  const name = (field: string): string => {
    const text = fields.text(field);
    if (text === '' || text.length > LIMITS.text) throw new InputError(field, `must have 1 to ${LIMITS.text} letters`);
    return text;
  };
  const id = name('id');
  switch (cmd) {
    case 'ping':
      return { cmd, id };
    case 'resume':
      return { cmd, id, match: name('match'), have: fields.number('have', -1, VERSIONS, -1) };
    case 'got':
      return { cmd, id, match: name('match'), v: fields.number('v', 0, VERSIONS) };
    case 'enter':
      return {
        cmd,
        id,
        room: name('room'),
        have: fields.number('have', -1, VERSIONS, -1),
        ...(fields.has('match') ? { match: name('match') } : {}),
        turns: fields.flag('turns'),
      };
    case 'again':
      return { cmd, id, room: name('room'), ...(fields.has('battle') ? { battle: name('battle') } : {}) };
    case 'sit':
    case 'replace':
    case 'absent':
      return { cmd, id, room: name('room'), seat: fields.number('seat', 0, 31) };
    case 'seat':
      return { cmd, id, room: name('room'), seat: fields.number('seat', 0, 31), level: name('level') };
    case 'mute':
    case 'kick':
      return { cmd, id, room: name('room'), who: name('who'), off: fields.flag('off') };
    case 'phrase': {
      const phrase = fields.text('phrase');
      if (!isPhrase(phrase)) throw new InputError('phrase', `must be one of ${PHRASES.join(', ')}`);
      return { cmd, id, room: name('room'), phrase };
    }
    case 'say':
      return { cmd, id, room: name('room'), text: readWords(fields, 'text', LIMITS.text) };
    default:
      return { cmd, id, room: name('room') };
  }
}

/** The id in a message that could not be read otherwise, so that its sender learns which one it was. */
export function idIn(source: string): string | undefined {
  // Whatever else is too much about it, it is no longer than a message may be, and soon parsed.
  if (tooMuch(source) === 'bytes') return undefined;
  try {
    const json: unknown = JSON.parse(source);
    const id = json !== null && typeof json === 'object' && 'id' in json ? json.id : undefined;
    return typeof id === 'string' && id.length <= LIMITS.text ? id : undefined;
  } catch {
    return undefined;
  }
}
