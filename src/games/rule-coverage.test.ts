import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PURE_TEXT } from '../../scripts/pure-text.ts';
import { citations, coverage, digests } from '../kernel/contract/rulebook.node.ts';

const here = import.meta.dirname;
const index = join(here, 'index.ts');
const offered = existsSync(index) ? readFileSync(index, 'utf8') : '';

/** A game has landed once players are offered it. */
const landed = globSync('*/game.ts', { cwd: here })
  .map((file) => basename(dirname(file)))
  .filter((name) => offered.includes(`./${name}/`));

describe('the digests', () => {
  const rules = digests().flatMap((digest) => digest.rules);

  test('are read whole', () => {
    expect(rules.length).toBeGreaterThan(900);
    expect(rules.filter(({ text, section }) => text === '' || section.length === 0)).toEqual([]);
  });

  test('give no id twice', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('know every id that a test of a game cites', () => {
    const ids = new Set(rules.map(({ id }) => id));
    expect([...citations('src/games')].filter(([id]) => !ids.has(id))).toEqual([]);
  });
});

describe('every rule is cited by a test', () => {
  for (const { game, cited, open } of coverage().filter((one) => landed.includes(one.game))) {
    test(`${game}: ${cited.length} of ${cited.length + open.length}`, () => {
      expect(open.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
    });
  }
  test('there is a digest for every game that has landed', () => {
    expect(coverage().map(({ game }) => game)).toEqual(expect.arrayContaining(landed));
  });
});

describe('a rule of play is found in the sources by its whole id', () => {
  for (const { game, rules } of digests()) {
    const sources = globSync(`${game}/**/*.ts`, { cwd: here }).filter((file) => !/(?:^|[\\/])test[\\/]/.test(file));
    const named = new Set(
      sources.flatMap((file) => readFileSync(join(here, file), 'utf8').match(/[A-Z]{3}-[A-Z]?\d+(?:\.\d+)?/g) ?? []),
    );
    const play = rules.filter(({ kind }) => kind === 'rule' || kind === 'ruling');
    const unnamed = play.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    test(`${game}: ${play.length - unnamed.length} of ${play.length}, and the others are text alone`, () => {
      expect(unnamed).toEqual(play.map(({ id }) => id).filter((id) => PURE_TEXT[id] !== undefined));
    });
    test(`${game}: no id is cut short`, () => {
      const short = /\b[A-Z]{3}-R?\d+(?:\.\d+)?(?:, | and | to )R?\d+\.\d+\b/;
      const lines = sources.flatMap((file) => readFileSync(join(here, file), 'utf8').split('\n'));
      expect(lines.filter((line) => short.test(line))).toEqual([]);
    });
  }
});
