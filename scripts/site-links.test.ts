import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { siteLink } from '../docs/.vitepress/links.ts';
import { deadLinks } from './site-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'redut-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the links of a site that was built', () => {
  test('lead to pages, files, pictures and anchors that are there; all others are told', () => {
    mkdirSync(join(folder, 'rules'));
    mkdirSync(join(folder, 'play'));
    writeFileSync(join(folder, 'play/index.html'), '<a href="nowhere">');
    writeFileSync(join(folder, 'a.json'), '{}');
    writeFileSync(join(folder, 'rules/war.html'), '<h1 id="top">WAR</h1><a href="#top"></a><a href="../a.json"></a>');
    const good = [
      '/site/',
      '/site/rules/war',
      'rules/war#top',
      'a.json?x=1',
      'https://example.org/b',
      '/site/play/index.html',
    ];
    const bad = ['/site/rules/afu', 'rules/war#end', 'b.json', '/rules/war', '#none'];
    const links = [...good, ...bad].map((link) => `<a class="x" href="${link}">`);
    writeFileSync(join(folder, 'index.html'), `${links.join('\n')}<img alt="" src="/site/none.png">`);
    expect(deadLinks(folder, '/site/')).toEqual([...bad, '/site/none.png'].map((link) => `index.html: ${link}`));
  });
});

test.each([
  ['tutorial.md', 'adding-a-game.md', '/adding-a-game.md'],
  ['rules/uk/war.md', '../war.md#1', '/rules/war.md#1'],
  ['uk/index.md', '../rules/uk/war.md', '/uk/rules/war.md'],
  ['protocol.md', 'protocol.schema.json', '/protocol.schema.json'],
  ['from-boardgame-io.md', '../bench/trick52.ts', '/files/bench/trick52.ts.txt'],
  ['api.md', '#redut-kernel', '#redut-kernel'],
  ['index.md', 'https://example.org/', 'https://example.org/'],
])('in %s the link %s leads to %s', (file, link, address) => {
  expect(siteLink(file, link)).toBe(address);
});
