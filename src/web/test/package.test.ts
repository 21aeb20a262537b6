import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath } from '../../../scripts/browser.ts';
import { followTutorial, positionShown } from '../../../scripts/tutorial.ts';
import { instant, listen, playSome, playThrough, settled } from './robot.ts';
import { unpainted } from './unpainted.ts';

const root = join(import.meta.dirname, '../../..');
const LONG = 600_000;
/** Where the pages of somebody's own game are built. */
const PAGES = 'node_modules/.cache/redut-pages';
const [EXAMPLE] = globSync('positions/liberation/*.json', { cwd: root }).map((file) => basename(file, '.json'));
/** A child that is waited for stops its thread, and with it the limits of tests: it needs one of its own. */
const bounded = { encoding: 'utf8', timeout: 240_000, killSignal: 'SIGKILL' } as const;

/** A stranger's folder, far from the repository: nothing in it but what came out of the tarballs and the registry. */
describe('in an empty folder', { timeout: LONG }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-package-'));
  const installed = join(folder, 'node_modules/redut');
  const redut = join(folder, 'node_modules/.bin/redut');
  /** How the registry is reached from this machine. */
  const network = Object.entries(process.env).filter(([name]) =>
    /^(NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(https?|no)_proxy)$/i.test(name),
  );
  // Whatever else a test runner has put into the environment is not there at a stranger's.
  const env = {
    ...Object.fromEntries(network),
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    LANG: 'en',
    // npm and the tools are started a dozen times.
    NODE_COMPILE_CACHE: join(folder, '.compiled'),
  };
  // A line that has gone silent is given up soon, and asked for again.
  const patience = ['--fetch-timeout=20000', '--fetch-retries=5', '--fetch-retry-mintimeout=1000'];
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...patience];
  const run = (command: string, args: readonly string[], cwd = folder) => {
    const done = spawnSync(command, args, { cwd, env, ...bounded });
    if (done.status !== 0)
      throw new Error(`${command} ${args.join(' ')}: ${done.error?.message ?? ''}${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  const tarball = (name: string): string => join(root, globSync(`build/${name}-[0-9]*.tgz`, { cwd: root })[0]!);
  /** Serves the pages of whoever is in the folder; `address` gives the next that it tells. */
  function serve(cwd: string, ...more: readonly string[]) {
    const args = ['serve', '--port', '0', '--lang', 'en', ...more];
    const server = spawn(join(cwd, 'node_modules/.bin/redut'), args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const address = async (): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error('the server ended');
        const [found] = /http:\S+/.exec(value) ?? [];
        if (found !== undefined) return found;
      }
    };
    const stop = async (): Promise<void> => {
      const ended = once(server, 'close');
      server.kill();
      await ended;
    };
    return { address, stop };
  }
  let browser: Browser;
  let context: BrowserContext;
  /** Uses the pages in a browser. What is fetched for later is not: the same files are tried offline elsewhere. */
  async function inBrowser(use: (page: Page) => Promise<void>): Promise<void> {
    const page = await context.newPage();
    const heard = listen(page);
    await instant(page);
    await use(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(heard).toEqual([]);
    await page.close();
  }
  const playInBrowser = (address: string, game: string, play: (page: Page) => Promise<void>): Promise<void> =>
    inBrowser(async (page) => {
      await page.goto(`${address}#/play/${game}?seed=checks&bot=recruit`);
      await settled(page);
      await play(page);
    });
  /** What the pages show of our games besides: it lies in files that are no code. */
  const lookAround = (address: string): Promise<void> =>
    inBrowser(async (page) => {
      await page.goto(`${address}#/puzzles`);
      await page.locator('[data-entry]').first().waitFor();
      expect(await page.locator('[data-entry]').count()).toBeGreaterThanOrEqual(50);
      await page.goto(`${address}#/puzzle/day`);
      await page.locator('.puzzle[data-puzzle]').waitFor();
      await page.goto(`${address}#/position/liberation/${EXAMPLE}`);
      await page.locator('.table').waitFor();
      await page.goto(`${address}#/rules`);
      await page
        .getByText(/[1-9]\d* playable examples/)
        .first()
        .waitFor();
    });
  /** As the tutorial says: the position is put into the page, and the 1 takes the 12. */
  const seeOwnRule = (address: string): Promise<void> =>
    inBrowser(async (page) => {
      await page.goto(`${address}#/position/sea-of-cards`);
      await page.getByRole('textbox', { name: 'Your own position' }).fill(positionShown());
      await page.getByRole('button', { name: 'Lay out the position' }).click();
      for (const says of ['First plays 1.', 'First takes the trick.']) {
        await page.getByRole('button', { name: 'Next step' }).click();
        await page.locator('.log').getByText(says).waitFor({ state: 'attached' });
      }
      await page.locator('.plain-figures').getByText('Leads').waitFor();
    });
  const toTheEnd = (page: Page): Promise<void> => playThrough(page, 1, false);
  const built = (game: string): string =>
    globSync(`${PAGES}/**/*.js`, { cwd: game })
      .map((file) => readFileSync(join(game, file), 'utf8'))
      .join('');
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] });
    // One for all: whoever comes back does not fetch and read everything anew.
    context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      locale: 'en',
      viewport: { width: 1366, height: 768 },
    });
    await unpainted(context);
    run(process.execPath, ['scripts/package.ts'], root);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    run('npm', ['install', tarball('redut'), tarball('create-redut-game'), ...quiet]);
  }, LONG);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }, LONG);

  test('the package holds compiled code with types and maps, pages and rulebooks, and no tests', () => {
    const has = (file: string): boolean => existsSync(join(installed, file));
    const wanted = ['lib/kernel/index.js', 'lib/kernel/index.d.ts', 'lib/kernel/bundle.js.map', 'dist/index.html'];
    expect([...wanted, 'docs/rules/war.md', 'LICENSE', 'README.md'].filter((file) => !has(file))).toEqual([]);
    expect(globSync(['**/*.{test,spec}.*', '**/torture*'], { cwd: installed })).toEqual([]);
  });
  test('a map leads to sources within the package, and those of the face are there', () => {
    const maps = globSync('lib/**/*.map', { cwd: installed });
    expect(maps.length).toBeGreaterThan(100);
    const lost = maps.filter((map) => {
      const json = JSON.parse(readFileSync(join(installed, map), 'utf8')) as {
        sources: string[];
        sourcesContent?: string[];
      };
      const inside = json.sources.every(
        (source) => !relative(installed, join(installed, dirname(map), source)).startsWith('..'),
      );
      const there = json.sources.every((source) => existsSync(join(installed, dirname(map), source)));
      return !inside || !(there || json.sourcesContent?.length === json.sources.length);
    });
    expect(lost).toEqual([]);
  });
  test('the README is about the package, and every picture and paper that it links to is in it', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    expect(readme).toContain('npx redut');
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(installed, link)))).toEqual([]);
  });
  test('npm pack refuses the source tree and says what makes the package', () => {
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run', '--pack-destination', folder], {
      cwd: root,
      env,
      ...bounded,
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('npm run package');
  });
  test('options without a command are those of serve, the version is told, and help says what there is', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(run(redut, ['--version'])).toBe(`${version}\n`);
    const refused = spawnSync(redut, ['--port', 'eight'], { cwd: folder, env, ...bounded });
    expect([refused.status, refused.stderr]).toEqual([
      2,
      expect.stringContaining('redut: --port: must be a whole number'),
    ]);
    const help = run(redut, ['--help']);
    expect(help).toContain('Without a command: serves the pages');
    expect(help).not.toContain('torture');
    const torture = spawnSync(redut, ['torture', 'kill'], { cwd: folder, env, ...bounded });
    expect([torture.status, torture.stderr]).toEqual([
      2,
      'redut: torture: works only from the source tree: the package does not have it\n',
    ]);
    expect(help).not.toMatch(/docs\//);
    const covered = spawnSync(redut, ['rules', '--coverage'], { cwd: folder, env, ...bounded });
    expect([covered.status, covered.stderr]).toEqual([
      2,
      expect.stringContaining('redut: --coverage: works only from the source tree'),
    ]);
    const unknown = spawnSync(redut, ['chess'], { cwd: folder, env, ...bounded });
    expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('known: play, sim')]);
    expect(unknown.stderr).not.toMatch(/bench|torture/);
  });
  test('a game is played over the command line, and verified', () => {
    run(redut, ['record', 'liberation', '--out', 'game.json', '--bots', 'greedy,random']);
    const verified = run(redut, ['verify', 'game.json', '--lang', 'en']);
    expect(verified).toContain('the key is the one fixed before the deal');
    expect(run(redut, ['sim', 'afu', '--games', '2', '--bots', 'greedy', '--lang', 'en'])).toMatch(/games/i);
  });
  test('the package is a library: its face can be imported by name, and nothing behind it', () => {
    writeFileSync(
      join(folder, 'use.mjs'),
      `const { zones, Rulebook } = await import(['redut', 'kernel'].join('/')); console.log(typeof zones, typeof Rulebook);
       await import(['redut/kernel', 'play.ts'].join('/')).then(() => console.log('open'), () => console.log('closed'));
       const { Contract } = await import(['redut', 'contract'].join('/')); console.log(typeof Contract);`,
    );
    // No test runner is installed here.
    expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
    expect(run(process.execPath, ['use.mjs']).trim().split('\n')).toEqual(['function function', 'closed', 'function']);
  });
  test('a game is played in the browser, and data lie where the server was started', async () => {
    const server = serve(folder);
    await playInBrowser(await server.address(), 'liberation', toTheEnd);
    await server.stop();
    expect(existsSync(join(folder, 'redut-data/redut.sqlite'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules/redut/data'))).toBe(false);
  });
  test('npm create redut-game makes a game that holds the contract and is played in the browser', async () => {
    run(join(folder, 'node_modules/.bin/create-redut-game'), [
      'sea-of-cards',
      ...['redut', 'redut-pages'].flatMap((name) => [`--${name}`, `file:${tarball(name)}`]),
    ]);
    const game = join(folder, 'sea-of-cards');
    run('npm', ['install', ...quiet], game);
    // Its first test run fails in one test, that of a rule which is not there yet: what was created passes.
    followTutorial(game, (line) => run('sh', ['-c', line], game));
    const project = join(game, 'package.json');
    const second = ['"sea-of-cards": "./src/index.ts"', '"nomination": "./nomination/index.ts"'] as const;
    cpSync(join(root, 'examples/nomination'), join(game, 'nomination'), { recursive: true });
    writeFileSync(project, readFileSync(project, 'utf8').replace(second[0], second.join(', ')));
    const server = serve(game, '--watch');
    const address = await server.address();
    await playInBrowser(address, 'sea-of-cards', toTheEnd);
    await seeOwnRule(address);
    await lookAround(address);
    const pictures = globSync('src/web/public/*', { cwd: root }).map((file) => basename(file));
    expect(pictures.filter((file) => !existsSync(join(game, PAGES, file)))).toEqual([]);
    // Its procedures have locals, which are lost where it is written with another kernel than the pages play by.
    await playInBrowser(address, 'nomination', (page) => playSome(page, 1, 12));
    const text = join(game, 'src/text.ts');
    const words = readFileSync(text, 'utf8');
    writeFileSync(text, words.replace('const uk', 'const = uk'));
    const broken = await fetch(await server.address());
    expect([broken.status, await broken.text()]).toEqual([
      503,
      expect.stringMatching(/Unexpected token\s.*src\/text\.ts:\d+/s),
    ]);
    writeFileSync(text, words.replaceAll("'Sea of cards'", "'Sea of waves'"));
    const again = await fetch(await server.address());
    expect([again.status, built(game).includes('Sea of waves')]).toEqual([200, true]);
    await server.stop();
  });
});
