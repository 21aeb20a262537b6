/** A text frame that is a whole message (RFC 6455, section 5.2); a server masks nothing. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;

/** Texts as WebSocket messages one behind the other: one buffer, one write. */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const all = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  texts.forEach((text, i) => {
    at = writeHead(all, at, sizes[i]!);
    at += all.write(text, at, 'utf8');
  });
  return all;
}
const headOf = (size: number): number => (size < SHORT ? 2 : size < 0x10000 ? 4 : 10);

function writeHead(into: Buffer, at: number, size: number): number {
  into[at] = TEXT;
  if (size < SHORT) {
    into[at + 1] = size;
    return at + 2;
  }
  if (size < 0x10000) {
    into[at + 1] = SHORT;
    return into.writeUInt16BE(size, at + 2);
  }
  into[at + 1] = LONG;
  return into.writeBigUInt64BE(BigInt(size), at + 2);
}
