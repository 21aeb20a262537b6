import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { classesOfComponent, classesOfSheet, groundOf, wordsOf } from './class-names.ts';

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

/** Every word of our English documents. */
const documented = new Set(
  globSync(['*.md', 'docs/*.md', 'docs/rules/*.md'], { cwd: dirname(import.meta.dirname) }).flatMap(
    (file) =>
      readFileSync(join(dirname(import.meta.dirname), file), 'utf8')
        .toLowerCase()
        .match(/[a-z]+/g) ?? [],
  ),
);
/** Words that pages need and documents do not. */
const WORDS = new Set(
  `album art avatar backdrop band belt brief bubble chevron chip chips compact costless credentials crowded curve desk dial disc
  drawer emblem exhausted extras feat filled fingerprint foe foes gem ghost goods grid halves heading imprint initial invite invited jump keycap label ladder legend
  lengthy limb logo lowered market mate medal modal opener paste pill pills plot popup poor posters prose quiet reply reticle ribbon rightward ring scene
  scrubber shelf snug solved spacer stacked stamp star stepper strip stump sure suspects swatch swords tab tactic task tight tile tiles tip
  translation turning unmet unread versus warm warship wax wordy`.split(/\s+/),
);
/** The games in short, and a size of paper. */
const NAMES = new Set(['afu', 'brv', 'lib', 'war', 'a4']);

/** Told apart by tests of the pages alone. */
const FOR_TESTS = new Set(['host-may', 'reading-actions', 'reading-answer']);

test('sheets and components are read as they are written', () => {
  expect(classesOfSheet('/* .no */ .slot.can > b { top: .5em } @media (width > 1px) { .page:hover { } }')).toEqual(
    new Set(['slot', 'can', 'page']),
  );
  expect(
    groundOf('.seat, .page .bar, .logo:hover { } @media print { .page { top: 0 } } .card.war { } .flag { }'),
  ).toEqual(new Set(['seat', 'flag']));
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

test('no two rooms dress the same class: sheets stay when their page is left', () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: root })) {
    for (const name of groundOf(readFileSync(join(root, file), 'utf8'))) {
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(file)));
    }
  }
  expect([...rooms].filter(([, { size }]) => size > 1)).toEqual([]);
});

test('the name of a class is made of words', () => {
  const isWord = (part: string): boolean => documented.has(part) || WORDS.has(part) || NAMES.has(part);
  const parts = (name: string): readonly string[] => name.split('-').filter((part) => !/^\d*$/.test(part));
  expect([...dressed].filter((name) => !parts(name).every((part) => isWord(part.toLowerCase())))).toEqual([]);
});
test('words that no class needs any more are struck out', () => {
  const used = new Set([...dressed].flatMap((name) => name.split('-')));
  expect([...WORDS].filter((word) => !used.has(word))).toEqual([]);
});
