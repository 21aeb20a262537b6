import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '../src/web/public');
interface Picture {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}
const { icons, screenshots } = JSON.parse(readFileSync(join(home, 'app.webmanifest'), 'utf8')) as {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
};

/** Width and height as the file itself says. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(home, file));
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // Of a JPEG: the first frame header among its segments.
  let at = 2;
  while (bytes[at] === 0xff) {
    const [kind, length] = [bytes[at + 1]!, bytes.readUInt16BE(at + 2)];
    if (kind >= 0xc0 && kind <= 0xc3) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
    at += 2 + length;
  }
  throw new Error(`${file} is no picture`);
}

test.each([...icons, ...screenshots].filter(({ sizes }) => sizes !== 'any'))(
  '$src of the manifest is there, of the size that it says',
  ({ src, sizes, type }) => {
    expect(sizeOf(src)).toBe(sizes);
    expect(type).toBe(src.endsWith('.png') ? 'image/png' : 'image/jpeg');
    expect(statSync(join(home, src)).size, 'pictures are fetched over a phone').toBeLessThan(200_000);
  },
);
test('a device finds what it needs to install the app: two sizes, one that can be cut, a screen of each form', () => {
  const sizes = (purpose: string) => icons.filter((one) => one.purpose === purpose).map((one) => one.sizes);
  expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(sizes('maskable')).toEqual(['512x512']);
  expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
});
