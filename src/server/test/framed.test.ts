import { expect, test } from 'vitest';
import { framed } from '../wire/framed.ts';

/** Reads messages as a client would (RFC 6455, section 5.2). */
function read(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1]!;
    const [head, size] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, bytes.readUInt16BE(at + 2)]
          : [10, Number(bytes.readBigUInt64BE(at + 2))];
    texts.push(bytes.toString('utf8', at + head, at + head + size));
    at += head + size;
  }
  return texts;
}
test('messages of any length and any letters follow one another in one piece', () => {
  const texts = [
    '',
    'x',
    'x'.repeat(125),
    'x'.repeat(126),
    'Ґ'.repeat(63),
    'х'.repeat(40_000),
    '💥'.repeat(20_000),
    '{}',
  ];
  expect(read(framed(texts))).toEqual(texts);
  for (const size of [125, 126, 65_535, 65_536]) expect(read(framed(['y'.repeat(size)]))[0]!.length).toBe(size);
});
