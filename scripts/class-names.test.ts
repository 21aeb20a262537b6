import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { classesOfComponent, classesOfSheet, wordsOf } from './class-names.ts';

const root = join(dirname(import.meta.dirname), 'src/web');
function inAll(pattern: string, read: (source: string) => Set<string>): Set<string> {
  const found = new Set<string>();
  for (const file of globSync(pattern, { cwd: root })) {
    if (/(?:^|[\\/])test[\\/]/.test(file)) continue;
    for (const name of read(readFileSync(join(root, file), 'utf8'))) found.add(name);
  }
  return found;
}
const dressed = inAll('**/*.css', classesOfSheet);

/** Short words, and what the games and the paper trade call things. */
const SHORT = new Set(
  `act aid aim air art bad bar big can cut end fan foe go hot in it lab log low me met no now off on own red row say tip
  top two up who afu war ubo qr A4`.split(/\s+/),
);
/** Told apart by tests of the pages alone. */
const FOR_TESTS = new Set(['host-may']);

test('sheets and components are read as they are written', () => {
  expect(classesOfSheet('/* .no */ .slot.can > b { top: .5em } @media (width > 1px) { .page:hover { } }')).toEqual(
    new Set(['slot', 'can', 'page']),
  );
  const source = "<b class=\"page wide\"><i class={`side-${n} ${at === 'here' ? 'now' : ''} open`} />";
  expect(classesOfComponent(source)).toEqual(new Set(['page', 'wide', 'side-', 'open', 'now']));
  expect(wordsOf("const look = { class: 'tank' };")).toContain('tank');
});

test('no style sheet dresses what nothing is called', () => {
  const said = [...inAll('**/*.{ts,tsx}', wordsOf)];
  const made = said.filter((word) => word.endsWith('-'));
  const known = new Set(said);
  expect([...dressed].filter((name) => !known.has(name) && !made.some((word) => name.startsWith(word)))).toEqual([]);
});

test('no component gives a class that no style sheet knows', () => {
  const given = [...inAll('**/*.tsx', classesOfComponent)].filter((name) => !name.endsWith('-'));
  expect(given.filter((name) => !dressed.has(name) && !FOR_TESTS.has(name))).toEqual([]);
});

test('the name of a class is a word', () => {
  expect([...dressed].filter((name) => name.length < 4 && !SHORT.has(name))).toEqual([]);
});
