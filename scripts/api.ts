// The page docs/api.md: the public face of the kernel and of the contract, name by name, with its declaration and what the
// source says of it. `npm run docs` writes it; a test holds it against the source, so that a change of the face is seen.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { run } from './npm.ts';

const root = dirname(import.meta.dirname);
const FACES = [
  ['redut/kernel', 'kernel/index'],
  ['redut/contract', 'kernel/contract/index'],
  ['redut/contract/vitest', 'kernel/contract/rule'],
] as const;

interface Declaration {
  readonly name: string;
  /** The comment above it, as one paragraph. */
  readonly says: string;
  readonly code: string;
}
const said = (comment: string): string =>
  comment
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** How many brackets a line leaves open. */
const depthOf = (line: string): number => (line.match(/[{[(]/g) ?? []).length - (line.match(/[}\])]/g) ?? []).length;

/** A file of declarations as the compiler writes it, cut into its statements, each with the comment above it. */
function statements(source: string): { comment: string; code: string }[] {
  const found: { comment: string; code: string }[] = [];
  let [comment, code, depth, inComment] = ['', '', 0, false];
  for (const line of source.split('\n')) {
    if (code === '' && (inComment || line.startsWith('/**'))) {
      comment = inComment ? `${comment}\n${line}` : line;
      inComment = !line.trimEnd().endsWith('*/');
      continue;
    }
    if (code === '' && line === '') continue;
    code += `${line}\n`;
    if (!/^\s*(?:\/\*\*|\*)/.test(line)) depth += depthOf(line);
    if (depth === 0 && /[;}]$/.test(line)) {
      found.push({ comment, code });
      [comment, code] = ['', ''];
    }
  }
  return found;
}
/** Without what is nobody's business: private members, and the comments above them. */
const open = (code: string): string =>
  code
    .replaceAll(/(?:^ *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^ +private [^\n]*\n/gm, '')
    .replace(/^export /, '')
    .trimEnd();

function declarationsIn(source: string): readonly Declaration[] {
  return statements(source).flatMap(({ comment, code }) => {
    const [, name] =
      /^export (?:declare )?(?:abstract )?(?:class|interface|type|function|const) (\w+)/.exec(code) ?? [];
    return name === undefined ? [] : [{ name, says: said(comment), code: open(code) }];
  });
}
const exported = /export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

/** What a face gives away: what it declares itself, and what it hands on from other files. */
function face(folder: string, file: string): readonly Declaration[] {
  const read = (path: string): string => readFileSync(join(folder, `${path}.d.ts`), 'utf8');
  const source = read(file);
  const handedOn = [...source.matchAll(exported)].flatMap(([, list, from]) => {
    const path = posix.join(posix.dirname(file), from!.replace(/\.[jt]s$/, ''));
    const declared = declarationsIn(read(path));
    const names = list!.split(',').map((part) => part.replace(/^\s*type\s+/, '').trim());
    return names.filter(Boolean).flatMap((name) => {
      // A function that takes its arguments in several ways is declared once for each.
      const found = declared.filter((declaration) => declaration.name === name);
      if (found.length === 0) throw new Error(`${path} does not declare ${name}`);
      return [{ name, says: found[0]!.says, code: found.map(({ code }) => code).join('\n') }];
    });
  });
  return [...declarationsIn(source), ...handedOn].toSorted((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  );
}

function entry({ name, says, code }: Declaration): string {
  const block = `\`\`\`ts\n${code}\n\`\`\``;
  return [`### ${name}`, says, block].filter((part) => part !== '').join('\n\n');
}

/** The page as the source has it now. */
export function apiPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redut-api-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    run(process.execPath, [compiler, '-p', 'tsconfig.api.json', '--outDir', folder], root);
    const sections = FACES.map(([name, file]) => [`## ${name}`, ...face(folder, file).map(entry)].join('\n\n'));
    const head = [
      '# The public face',
      'What games outside this repository are written with. Everything else is internal and may change from one version to the next; these names follow semantic versioning. Types come with the package. How they are used: [adding a game](adding-a-game.md).',
    ];
    return `${[...head, ...sections].join('\n\n')}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'docs/api.md'), apiPage());
