import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from '../src/cli/sources.ts';
import { digests } from '../src/kernel/contract/rulebook.node.ts';
import { rulesInCode } from './rules-in-code.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/rules-in-code.md'), 'utf8');

test('the page says in which files each rule lies; `npm run rules-in-code` writes it anew', () => {
  expect(page).toBe(rulesInCode());
});

// A reader with the rulebook in hand finds these nowhere else: their files are not named after their chapters.
test.each([
  ['WAR-3.5', 'refuses.ts'],
  ['WAR-23.11', 'rules/06-kinds.ts'],
  ['WAR-26.73', 'rules/29-turn.ts'],
  ['AFU-23.8', 'rules/05-preparation.ts'],
  ['BRV-7.8', 'rules/07-plans.ts'],
  ['WAR-17.1', 'rules/17-blocking.ts'],
])('%s is found in %s', (id, file) => {
  expect(page).toMatch(new RegExp(`^- ${id}: .*\`${file}\``, 'm'));
});

test('every rule that the code of a game names is on the page', () => {
  const lost = digests().flatMap(({ game, rules }) => {
    const { code } = sourcesOf(game);
    const play = rules.filter(({ id, kind }) => code.has(id) && (kind === 'rule' || kind === 'ruling'));
    expect(play.length, game).toBeGreaterThan(0);
    return play.filter(({ id }) => !page.includes(`\n- ${id}: \``)).map(({ id }) => id);
  });
  expect(lost).toEqual([]);
});
