import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
/** What lies beside the end of a game can still be looked at and used: it stops nothing. */
const OPEN = ['table/end/end.tsx'];

test('whatever calls itself a dialog is made as one, so that nothing behind it can be reached', () => {
  const rooms = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const loose = rooms.filter((path) => /role="dialog"|aria-modal|<dialog/.test(readFileSync(join(WEB, path), 'utf8')));
  expect(loose.toSorted()).toEqual(['shell/parts/modal.tsx', ...OPEN].toSorted());
});
