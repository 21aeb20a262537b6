import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, runsOf } from '../paper.ts';

test('a paper is read as headings, paragraphs and lists', () => {
  const text = '# Title\n\nOne **bold**\nline.\n\n## Part\n\n- a `b`\n  c\n- d [e](f.md)\n';
  expect(blocksOf(text)).toEqual([
    { kind: 'text', text: 'One **bold** line.' },
    { kind: 'heading', text: 'Part' },
    { kind: 'list', items: ['a `b` c', 'd [e](f.md)'] },
  ]);
  expect(runsOf('d [e](f.md) **g** `h`')).toEqual([
    { kind: 'plain', text: 'd e ' },
    { kind: 'strong', text: 'g' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'h' },
  ]);
});
test.each(['privacy', 'accessibility'])('nothing of the marks of %s.md is left', (name) => {
  const text = readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
  const said = blocksOf(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
  const plain = said.flatMap((one) => runsOf(one)).filter(({ kind }) => kind === 'plain');
  expect(plain.length).toBeGreaterThan(5);
  expect(plain.filter((run) => /[*`|#]|\]\(/.test(run.text))).toEqual([]);
});
