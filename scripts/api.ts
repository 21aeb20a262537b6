// `npm run docs:api` writes docs/api.md: the public face of the kernel and of the contract, name by name, with what the
// source says of each. A test holds the page against the source, so that a change of the face is seen.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = dirname(import.meta.dirname);
const FACES = [
  ['redut/kernel', 'src/kernel/index.ts'],
  ['redut/contract', 'src/kernel/contract/index.ts'],
] as const;

interface Name {
  readonly name: string;
  readonly kind: string;
  readonly says: string;
}
const exported = /export\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const declared = (name: string): RegExp =>
  new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*)?export (?:declare )?(?:abstract )?(class|interface|type|function|const) ${name}\\b`,
  );

/** What the comment above a declaration says, as one paragraph; stress is written as the formatter writes it. */
const said = (comment: string | undefined): string =>
  (comment ?? '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\*(\w+)\*/g, '_$1_')
    .trim();

function namesOf(file: string): Name[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(exported)].flatMap(([, , list, from]) => {
    const path = posix.join(posix.dirname(file), from!);
    const body = readFileSync(join(root, path), 'utf8');
    const names = list!.split(',').map((part) => part.replace(/^\s*type\s+/, '').trim());
    return names.filter(Boolean).map((name) => {
      const found = declared(name).exec(body);
      if (found === null) throw new Error(`${path} does not declare ${name}`);
      return { name, kind: found[2]!, says: said(found[1]) };
    });
  });
}

/** The page as the source has it now. */
export function apiPage(): string {
  const sections = FACES.map(([face, file]) => {
    const rows = namesOf(file)
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map(({ name, kind, says }) => `- **\`${name}\`** (${kind})${says === '' ? '' : `: ${says}`}`);
    return [`## ${face}`, '', ...rows].join('\n');
  });
  const head = [
    '# The public face',
    '',
    'What games outside this repository are written with. Everything else is internal and may change from one version to the next;',
    'these names follow semantic versioning. Types come with the package. How they are used: [adding a game](adding-a-game.md).',
  ];
  return [...head, '', ...sections.flatMap((section) => [section, '']).slice(0, -1), ''].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'docs/api.md'), apiPage());
