/** The examples of the rulebooks, which are position files: each stands beside rules that there are, and ends as printed. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FastChance } from '../kernel/chance.ts';
import { rule } from '../kernel/contract/rule.ts';
import { digests } from '../kernel/contract/rulebook.node.ts';
import { holds } from '../kernel/printed.ts';
import { Proof } from '../kernel/proof.ts';
import { rulesFor } from '../kernel/rules.ts';
import { dealtAs, type PositionFile, readPositionFile, scenarioOf } from '../kernel/scenario.ts';
import { readSetup } from '../kernel/setup.ts';
import { LANGUAGES } from '../kernel/text.ts';
import { moduleOf } from './index.ts';

const root = join(import.meta.dirname, '../../positions');
const files = globSync('*/*.json', { cwd: root }).toSorted();
const read = (file: string): PositionFile => readPositionFile(JSON.parse(readFileSync(join(root, file), 'utf8')));
async function played(file: string) {
  const { game, texts } = await moduleOf(dirname(file));
  const position = read(file);
  const t = scenarioOf(game, position);
  for (const line of position.do) t.do(line);
  return { t, texts, claims: new Proof(t).claims(position.printed!) };
}

describe('every example', () => {
  for (const file of files) {
    test(`${file} ends as printed`, async () => {
      const { claims } = await played(file);
      expect(claims.length).toBeGreaterThan(0);
      expect(claims.filter((claim) => !holds(claim))).toEqual([]);
    });
  }
  test('is of the game in whose folder it lies', () => {
    expect(files.filter((file) => read(file).game !== dirname(file))).toEqual([]);
  });
  test('stands beside rules that are told in every language', () => {
    const lost = LANGUAGES.flatMap((language) => {
      const known = new Set(digests(language).flatMap(({ rules }) => rules.map(({ id }) => id)));
      return files.flatMap((file) =>
        read(file)
          .example!.rules.filter((id) => !known.has(id))
          .map((id) => `${file}: ${id} (${language})`),
      );
    });
    expect(lost).toEqual([]);
  });
  test('has a number of the English rulebook, which its name repeats', () => {
    const known = new Set(digests().flatMap(({ rules }) => rules.map(({ id }) => id)));
    const wrong = files.filter((file) => {
      const { id } = read(file).example!;
      const number = /^e0*(\d+)/.exec(basename(file))?.[1];
      return !known.has(id) || (number !== undefined && !id.endsWith(`-E${number}`));
    });
    expect(wrong).toEqual([]);
  });
  test('says what happens in words of each language', async () => {
    for (const file of files) {
      const { t, texts, claims } = await played(file);
      for (const claim of claims) {
        if (claim.is !== 'told') continue;
        for (const language of LANGUAGES)
          expect(texts[language].fact(t.s, claim.fact!, 'spectator'), `${file}: ${claim.about}`).toBeTruthy();
      }
    }
  });
});
describe('a game goes on from where an example ends', () => {
  for (const file of files) {
    test(file, async () => {
      const { t } = await played(file);
      const { game } = await moduleOf(dirname(file));
      const setup = readSetup(game.options, read(file).setup);
      const rules = rulesFor(dealtAs(game, Int32Array.from(t.s.table.words)), setup);
      const dealt = rules.create();
      rules.start(dealt, setup, new FastChance(1));
      expect(rules.equal(dealt, t.s)).toBe(true);
      expect(rules.actors(dealt)).toBe(t.rules.actors(t.s));
    });
  }
});
rule(['LIB-E35', 'LIB-E36'], 'the two examples of a Warped World are among them', () => {
  const ids = files.map((file) => read(file).example!.id);
  expect(ids).toEqual(expect.arrayContaining(['LIB-E35', 'LIB-E36']));
});

describe('a result that is not as printed', () => {
  const file = read('liberation/e06-attack-on-a-hand-card.json');
  const against = async (printed: Partial<NonNullable<PositionFile['printed']>>) => {
    const { game } = await moduleOf('liberation');
    const t = scenarioOf(game, file);
    for (const line of file.do) t.do(line);
    const nothing = { zones: {}, sizes: {}, told: [], strengths: {}, offered: [], refused: {}, outcome: undefined };
    return new Proof(t).claims({ ...nothing, ...printed }).filter((claim) => !holds(claim));
  };
  test('is found, whatever is printed', async () => {
    expect(await against({ zones: { captured: ['H'] } })).toMatchObject([{ printed: 'H', here: 'B, H' }]);
    expect(await against({ sizes: { 'hand.resistance': 2 } })).toMatchObject([{ printed: '2', here: '1' }]);
    expect(await against({ told: ['attacked B 1', 'exerted H'] })).toMatchObject([{ about: 'exerted H', here: '' }]);
    expect(await against({ offered: ['dynasty: draw'] })).toMatchObject([{ here: '' }]);
    expect(await against({ refused: { 'resistance: sabotage B': 'LIB-7.5' } })).toMatchObject([{ here: 'LIB-7.2' }]);
    expect(await against({ outcome: [1, -1] })).toMatchObject([{ printed: '1 -1', here: '' }]);
  });
  test('that cannot be is an error which names the field', async () => {
    await expect(against({ zones: { pocket: [] } })).rejects.toThrow('printed.zones.pocket: there is no such zone');
    await expect(against({ zones: { captured: ['Z'] } })).rejects.toThrow(
      'printed.zones.captured[0]: there is no card',
    );
    await expect(against({ offered: ['draw'] })).rejects.toThrow('printed.offered: does not say of which seat');
    await expect(against({ strengths: { 'dynasty: Z': '1/1' } })).rejects.toThrow('dynasty has no such card');
  });
});
