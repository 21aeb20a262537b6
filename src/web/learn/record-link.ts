import { commitmentTo } from '../../kernel/chance.ts';
import { type MatchRecord, readRecord, type RecordedMove } from '../../kernel/record.ts';
import { fromHex } from '../../kernel/sha256.ts';

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
}
const through = async (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** A finished game as a word for an address: who opens the link has the game, without any server. */
export async function packRecord({ game, edition, setup, secret, nonces, start, moves }: MatchRecord): Promise<string> {
  if (secret === undefined) throw new Error('the match has not ended');
  const m = moves.map(([seat, action]) => `${seat}${action}`).join(';');
  const packed: Packed = { g: game, e: edition, s: setup, k: secret, n: nonces, d: start, m };
  const bytes = await through(JSON.stringify(packed), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
export async function unpackRecord(word: string): Promise<MatchRecord> {
  const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  const { g, e, s, k, n, d, m } = JSON.parse(text) as Packed;
  const secret = fromHex(k);
  if (secret === undefined) throw new Error('the link is damaged');
  const moves = m === '' ? [] : m.split(';').map((move): RecordedMove => [Number(move[0]), move.slice(1), '']);
  const commitment = commitmentTo(secret);
  return readRecord({ redut: 1, game: g, edition: e, setup: s, commitment, secret: k, nonces: n, start: d, moves });
}
