import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../src/games/index.ts';

const root = dirname(import.meta.dirname);
const script = join(root, 'create/create.mjs');
const folder = mkdtempSync(join(tmpdir(), 'redut-create-'));
const create = (args: readonly string[], options: readonly string[] = []) =>
  spawnSync(process.execPath, [...options, script, ...args], { cwd: folder, encoding: 'utf8', timeout: 240_000 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm create redut-game', () => {
  test('names the game wherever its name stands', () => {
    expect(create(['sea-of-cards']).status).toBe(0);
    const made = join(folder, 'sea-of-cards');
    const texts = new Map(
      globSync('**/*.*', { cwd: made }).map((file) => [file, readFileSync(join(made, file), 'utf8')]),
    );
    expect(texts.get('README.md')?.split('\n')[0]).toBe('# Sea of cards');
    expect(texts.get('rules.md')?.split('\n')[0]).toBe('# Sea of cards');
    expect(texts.get('src/text.ts')?.match(/title: 'Sea of cards'/g)).toHaveLength(3);
    expect(texts.get('src/game.ts')).toContain("name: 'sea-of-cards'");
    const unfilled = [...texts].filter(([, text]) => /TITLE|NAME\b/.test(text)).map(([file]) => file);
    expect(unfilled).toEqual([]);
    expect(existsSync(join(made, '.gitignore'))).toBe(true);
  });
  test('tells of every script, and of no other', () => {
    const made = join(folder, 'of-scripts');
    const { stdout } = create(['of-scripts']);
    const scripts = Object.keys(
      (JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')) as { scripts: object }).scripts,
    );
    const told = (text: string): string[] =>
      [...text.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name!).filter((name) => name !== 'install');
    expect(told(readFileSync(join(made, 'README.md'), 'utf8')).toSorted()).toEqual(scripts.toSorted());
    expect(told(stdout).filter((name) => !scripts.includes(name))).toEqual([]);
  });
  test('asks for the versions that are tried here', () => {
    const versions = (file: string) =>
      JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        version: string;
        devDependencies: Record<string, string>;
      };
    const own = versions('package.json');
    const { redut, 'redut-pages': pages, ...others } = versions('create/template/package.json').devDependencies;
    expect([redut, pages]).toEqual([`^${own.version}`, `^${own.version}`]);
    for (const [name, version] of Object.entries(others)) expect(version, name).toBe(own.devDependencies[name]);
    expect(versions('create/package.json').version).toBe(own.version);
  });
  test.each([
    ...GAME_NAMES.map((name) => [name, 'there is already a game']),
    ['redut', 'is a package that the game needs itself'],
    ['vitest', 'is a package that the game needs itself'],
    ['My Game', 'cannot be the name of a game'],
    ['full', 'is not empty'],
    ['file', 'is a file'],
  ])('refuses %s in one sentence', (name, why) => {
    mkdirSync(join(folder, 'full/of'), { recursive: true });
    writeFileSync(join(folder, 'file'), '');
    const { status, stderr } = create([name]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^create-redut-game: [^\n]+\n$/);
    expect(stderr).toContain(why);
  });
  test.each(['--help', '-h'])('%s says how it is used, and makes nothing', (asked) => {
    const { status, stdout, stderr } = create([asked]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm create redut-game <name>');
    expect(stdout).toContain('--redut-pages <package>');
  });
  test('a word of the language is a name like any other', () => {
    expect(create(['constructor']).status).toBe(0);
    expect(create(['delete']).status).toBe(0);
    expect(readFileSync(join(folder, 'delete/src/index.ts'), 'utf8')).not.toContain('delete');
  });
  test('an older Node is told so in one sentence', () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.0.0' })`;
    const { status, stderr } = create(['older'], ['--import', older]);
    expect([status, stderr]).toEqual([
      2,
      'create-redut-game: Node.js 24 or newer is needed; this is 20.0.0. See nodejs.org\n',
    ]);
    // What an older Node does not export stops it before it can say anything.
    expect(readFileSync(script, 'utf8')).not.toMatch(/globSync|import\.meta\.(?:dirname|filename)/);
  });
});
