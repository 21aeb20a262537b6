import { Fields, InputError, isWhole } from '../kernel/input.ts';
import type { Pack } from '../kernel/packs.ts';

/** Packs that somebody opened, as their pages keep them: with an account they are on all devices. */
export interface KeptOpening {
  readonly game: string;
  readonly id: string;
  readonly at: number;
  /** Alone, in a room, or taken one by one in a draft. */
  readonly from: 'alone' | 'room' | 'draft';
  readonly sort: string;
  /** So many cards have been turned over. */
  readonly seen: number;
  readonly packs: readonly Pack[];
  readonly room?: string;
  /** What all of it follows from. */
  readonly proof?: Readonly<Record<string, unknown>>;
}
/** Of one person; the oldest make room. */
export const MOST_OPENINGS = 500;
/** In one request. */
export const MOST_TOGETHER = 16;
const MOST_PACKS = 16;
const MOST_CARDS = 64;
const MOST_LETTERS = 64;
const LATEST = 2 ** 52;
/** Of one opening, written down: all of a person's are sent together. */
const MOST_BYTES = 8192;

export function readOpenings(fields: Fields): readonly KeptOpening[] {
  const list = fields.list('openings');
  if (list.length > MOST_TOGETHER) throw new InputError('openings', `must be at most ${MOST_TOGETHER}`);
  const openings = list.map((one, i) => readOpening(new Fields(one, `openings[${i}]`)));
  fields.done();
  return openings;
}
function readOpening(fields: Fields): KeptOpening {
  const short = (name: string): string => {
    const text = fields.text(name);
    if (text === '' || text.length > MOST_LETTERS)
      throw new InputError(fields.at(name), `must have 1 to ${MOST_LETTERS} letters`);
    return text;
  };
  const packs = fields.list('packs');
  if (packs.length > MOST_PACKS || !packs.every(isPack))
    throw new InputError(fields.at('packs'), `must be at most ${MOST_PACKS} packs of ${MOST_CARDS} cards`);
  const opening: KeptOpening = {
    game: short('game'),
    id: short('id'),
    at: fields.number('at', 0, LATEST),
    from: fields.oneOf('from', ['alone', 'room', 'draft']),
    sort: short('sort'),
    seen: fields.number('seen', 0, packs.flat().length),
    packs,
    ...(fields.has('room') ? { room: short('room') } : {}),
    ...(fields.has('proof') ? { proof: readProof(fields) } : {}),
  };
  fields.done();
  if (Buffer.byteLength(JSON.stringify(opening)) > MOST_BYTES)
    throw new InputError(fields.at('packs'), `must with all the rest have at most ${MOST_BYTES} bytes`);
  return opening;
}
const isPack = (pack: unknown): pack is Pack =>
  Array.isArray(pack) &&
  pack.length <= MOST_CARDS &&
  pack.every((card) => typeof card === 'string' && isWhole(card.length, 1, MOST_LETTERS));
/** Pages and programs that verify it know what it means. */
function readProof(fields: Fields): Readonly<Record<string, unknown>> {
  const proof = fields.raw('proof');
  if (proof === null || typeof proof !== 'object' || Array.isArray(proof))
    throw new InputError(fields.at('proof'), 'must be an object');
  return proof as Readonly<Record<string, unknown>>;
}
