import { FastChance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/input.ts';
import { readDaily } from '../daily.ts';
import { readSubscription } from '../push/push.ts';
import { messageOf } from '../watch/log.ts';
import { fieldsIn, readCredentials, readGuest, readRoom } from '../wire/bodies.ts';
import { COMMANDS, idIn, readSaid } from '../wire/commands.ts';
import { GAME_BYTES, tooMuch } from '../wire/shape.ts';
import { sample, spoilt } from './garbage.ts';

/** How each kind of message is read, and one of them that is right. */
interface Kind {
  readonly right: Readonly<Record<string, unknown>>;
  readonly read: (source: string) => unknown;
}
const BOTS = ['recruit', 'soldier'];
const body =
  (read: (fields: ReturnType<typeof fieldsIn>) => unknown, bytes?: number) =>
  (source: string): unknown => {
    if (tooMuch(source, bytes) !== undefined) throw new InputError('body', 'is too much');
    return read(fieldsIn(source));
  };
const room = { game: 'liberation', setup: {}, seat: 0, bots: { '1': 'soldier' }, clock: { kind: 'days', days: 2 } };
const daily = { game: 'afu', day: '2026-01-31', moves: ['pass;pass', 'play 3'] };
/** The keys are those of the example in RFC 8291. */
const push = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'uk',
};
export const KINDS: readonly Kind[] = [
  ...COMMANDS.map((cmd) => ({ right: sample(cmd, 'room', 'room.1', 0), read: readSaid })),
  { right: { name: 'Ann' }, read: body(readGuest) },
  { right: { account: 'ann', password: 'correct horse' }, read: body(readCredentials) },
  { right: room, read: body((fields) => readRoom(fields, BOTS)) },
  { right: daily, read: body(readDaily, GAME_BYTES) },
  { right: push, read: body(readSubscription) },
];

export interface Read {
  readonly read: number;
  readonly refused: number;
  /** The longest that one took, in milliseconds. */
  readonly slowest: number;
  /** What could not be read and did not say so properly. */
  readonly fault?: string;
}
function troubleWith(reader: Kind['read'], text: string): unknown {
  try {
    reader(text);
    return undefined;
  } catch (error) {
    idIn(text);
    return error;
  }
}
function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
/** So many bad messages of each kind. */
export function readBadly(rounds: number, seed: number): Read {
  const chance = new FastChance(seed);
  let [read, refused, slowest] = [0, 0, 0];
  for (const { right, read: reader } of KINDS) {
    for (let i = 0; i < rounds; i++) {
      const text = spoilt(right, chance);
      const began = performance.now();
      const trouble = troubleWith(reader, text);
      // Somebody else may have had the processor meanwhile: what is slow is slow again.
      if (performance.now() - began > slowest)
        slowest = Math.max(
          slowest,
          timed(() => troubleWith(reader, text)),
        );
      if (trouble === undefined) read++;
      else if (trouble instanceof InputError) refused++;
      else return { read, refused, slowest, fault: `${text.slice(0, 200)}: ${messageOf(trouble)}` };
      if (({} as Record<string, unknown>)['polluted'] !== undefined)
        return { read, refused, slowest, fault: `polluted: ${text}` };
    }
  }
  return { read, refused, slowest };
}
