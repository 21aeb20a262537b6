import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import packedChromium from '@sparticuz/chromium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instant, listen, move, numbers, settled } from './robot.ts';

const root = join(import.meta.dirname, '../../..');
const LONG = 300_000;

/** A stranger's folder, far from the repository: nothing in it but what came out of the tarball and the registry. */
describe('the package in an empty folder', { timeout: LONG }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'redut-package-'));
  const redut = join(folder, 'node_modules/.bin/redut');
  // Whatever a test runner has put into the environment is not there at a stranger's.
  const env = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: process.env['HOME'], LANG: 'en' };
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const run = (command: string, args: readonly string[], cwd = folder) => {
    const done = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  beforeAll(() => {
    run(process.execPath, ['scripts/package.ts'], root);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const [tarball] = globSync('build/redut-*.tgz', { cwd: root });
    run('npm', ['install', join(root, tarball!), ...quiet]);
  }, LONG);
  afterAll(() => rmSync(folder, { recursive: true, force: true }), LONG);

  test('holds compiled code with types and maps, the pages and the rulebooks, and no tests', () => {
    const has = (file: string): boolean => existsSync(join(folder, 'node_modules/redut', file));
    const wanted = ['lib/kernel/index.js', 'lib/kernel/index.d.ts', 'lib/kernel/index.js.map', 'dist/index.html'];
    expect([...wanted, 'docs/rules/war.md', 'LICENSE', 'README.md'].filter((file) => !has(file))).toEqual([]);
    expect(globSync('**/*.{test,spec}.*', { cwd: join(folder, 'node_modules/redut') })).toEqual([]);
  });
  test('plays a game over the command line, and verifies it', () => {
    run(redut, ['record', 'liberation', '--out', 'game.json', '--bots', 'greedy,random']);
    expect(run(redut, ['verify', 'game.json', '--lang', 'en'])).toContain(
      'the secret is the one that was committed to',
    );
    expect(run(redut, ['sim', 'afu', '--games', '2', '--bots', 'greedy', '--lang', 'en'])).toMatch(/games/i);
  });
  test('is a library: rules and contract can be imported by their names', () => {
    writeFileSync(
      join(folder, 'use.mjs'),
      `const { zones, Rulebook } = await import(['redut', 'kernel'].join('/')); console.log(typeof zones, typeof Rulebook);
       await import(['redut/kernel', 'play.ts'].join('/')).then(() => console.log('open'), () => console.log('closed'));`,
    );
    expect(run(process.execPath, ['use.mjs']).trim().split('\n')).toEqual(['function function', 'closed']);
  });
  test('serves pages in which a game can be played', async () => {
    const server = spawn(redut, ['serve', '--port', '0', '--lang', 'en'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const browser = await chromium.launch({
      executablePath: await packedChromium.executablePath(),
      args: ['--no-sandbox'],
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        createInterface({ input: server.stdout }).on('line', (line) => {
          const [found] = /http:\S+/.exec(line) ?? [];
          if (found !== undefined) resolve(found);
        });
        server.on('exit', () => reject(new Error('the server ended')));
      });
      const page = await browser.newPage({ locale: 'en', viewport: { width: 1366, height: 768 } });
      const heard = listen(page);
      await instant(page);
      await page.goto(`${address}#/play/liberation?seed=checks&bot=recruit`);
      const chance = numbers(1);
      while ((await settled(page)) !== 'over') await move(page, chance);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(heard).toEqual([]);
    } finally {
      await browser.close();
      server.kill();
    }
    // Data lie where it was started, not among the installed files.
    expect(existsSync(join(folder, 'redut-data/redut.sqlite'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules/redut/data'))).toBe(false);
  });
});
