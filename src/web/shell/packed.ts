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
/** A text as a word for an address. */
export async function pack(text: string): Promise<string> {
  const bytes = await allOf(through(text, new CompressionStream('deflate-raw')), MOST_BYTES);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
export async function unpack(word: string): Promise<string> {
  if (word.length > MOST_LETTERS) throw new Error(`the link is too long: it has more than ${MOST_LETTERS} letters`);
  const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await allOf(through(bytes, new DecompressionStream('deflate-raw')), MOST_BYTES));
}
