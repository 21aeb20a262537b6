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
/** The longest games take some ten thousand letters, and unpack to five times as many. */
const MOST_LETTERS = 100_000;
const MOST_BYTES = 1_000_000;

const through = (bytes: BlobPart, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(stream);
/** All of it, or an error as soon as there is too much: a few letters can unpack to whatever a tab can hold. */
async function allOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(`the link is too long: it unpacks to more than ${most} bytes`);
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A finished game as a word for an address: who opens the link has the game, without any server. */
export async function packRecord({ game, edition, setup, secret, nonces, start, moves }: MatchRecord): Promise<string> {
  if (secret === undefined) throw new Error('the match has not ended');
  const m = moves.map(([seat, action]) => `${seat}${action}`).join(';');
  const packed: Packed = { g: game, e: edition, s: setup, k: secret, n: nonces, d: start, m };
  const bytes = await allOf(through(JSON.stringify(packed), new CompressionStream('deflate-raw')), MOST_BYTES);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
export async function unpackRecord(word: string): Promise<MatchRecord> {
  if (word.length > MOST_LETTERS) throw new Error(`the link is too long: it has more than ${MOST_LETTERS} letters`);
  const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const text = new TextDecoder().decode(
    await allOf(through(bytes, new DecompressionStream('deflate-raw')), MOST_BYTES),
  );
  const { g, e, s, k, n, d, m } = JSON.parse(text) as Packed;
  const secret = fromHex(k);
  if (secret === undefined) throw new Error('the link is damaged');
  const moves = m === '' ? [] : m.split(';').map((move): RecordedMove => [Number(move[0]), move.slice(1), '']);
  const commitment = commitmentTo(secret, s);
  return readRecord({ redut: 2, game: g, edition: e, setup: s, commitment, secret: k, nonces: n, start: d, moves });
}
