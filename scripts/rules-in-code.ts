// `node scripts/rules-in-code.ts` writes docs/rules-in-code.md: every rule with the files that carry it out. A test holds it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, sourcesOf } from '../src/cli/sources.ts';
import { digests } from '../src/kernel/contract/rulebook.node.ts';
import { PURE_TEXT } from './pure-text.ts';

const filesOf = (places: readonly Place[] = []): string[] => [...new Set(places.map(({ file }) => file))];
const listed = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join(', ');

export function rulesInCode(): string {
  const lines = [
    '# Where a rule lies in the code',
    '',
    'Every rule and ruling of the [digests](rules/liberation.md) with the files of its game that name it: the file of its chapter first, then other rules, then the rest. A chapter that has no file of its own is found here, too. A rule that is text alone, such as advice to people, says so, with the tests that hold it. `./redut rules WAR-3.5` tells the lines.',
    '',
    '`npm run rules-in-code` writes this page from the sources, and `scripts/rules-in-code.test.ts` holds it against them.',
  ];
  for (const { game, rules } of digests()) {
    const { code, tests } = sourcesOf(game);
    lines.push('', `## ${game}`, '', `From \`src/games/${game}/\`.`);
    let chapter = '';
    for (const { id, kind, section } of rules) {
      if (kind !== 'rule' && kind !== 'ruling') continue;
      const named = filesOf(code.get(id));
      const played = named.filter((file) => !file.startsWith('text/'));
      const tested = filesOf(tests.get(id));
      const where = played.length > 0 ? played : named;
      if (section[0] !== chapter) lines.push('', `### ${game}: ${(chapter = section[0] ?? '')}`, '');
      lines.push(`- ${id}: ${where.length > 0 ? listed(where) : `text alone (${PURE_TEXT[id]}): ${listed(tested)}`}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../docs/rules-in-code.md'), rulesInCode());
