import { commitmentTo } from '../../kernel/chance.ts';
import { type MatchRecord, readRecord, type RecordedComment, type RecordedMove } from '../../kernel/record.ts';
import { fromHex } from '../../kernel/sha256.ts';
import { pack, unpack } from '../shell/packed.ts';

/** What cannot be worked out again: digests can, but for the first, which tells whether the deal is the same. */
interface Packed {
  readonly g: string;
  readonly e: number;
  readonly s: Readonly<Record<string, unknown>>;
  readonly k: string;
  readonly n: readonly string[];
  readonly d: string;
  /** Moves by seat and action, one after another. */
  readonly m: string;
  /** Comments: move, name, text. */
  readonly c?: readonly (readonly [number, string, string])[];
}
/** A finished game as a word for an address: who opens the link has the game, without any server. */
export async function packRecord(record: MatchRecord): Promise<string> {
  const { game, edition, setup, secret, nonces, start, moves, comments = [] } = record;
  if (secret === undefined) throw new Error('the match has not ended');
  const m = moves.map(([seat, action]) => `${seat}${action}`).join(';');
  const c = comments.map(({ move, by, text }) => [move, by, text] as const);
  const packed: Packed = {
    g: game,
    e: edition,
    s: setup,
    k: secret,
    n: nonces,
    d: start,
    m,
    ...(c.length === 0 ? {} : { c }),
  };
  return pack(JSON.stringify(packed));
}
export async function unpackRecord(word: string): Promise<MatchRecord> {
  const { g, e, s, k, n, d, m, c } = JSON.parse(await unpack(word)) as Packed;
  const secret = fromHex(k);
  if (secret === undefined) throw new Error('the link is damaged');
  const moves = m === '' ? [] : m.split(';').map((move): RecordedMove => [Number(move[0]), move.slice(1), '']);
  const commitment = commitmentTo(secret, s);
  const comments = c?.map(([move, by, text]): RecordedComment => ({ move, by, text }));
  return readRecord({
    redut: 2,
    game: g,
    edition: e,
    setup: s,
    commitment,
    secret: k,
    nonces: n,
    start: d,
    moves,
    ...(comments === undefined ? {} : { comments }),
  });
}
