import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameModule, ruleFileOf } from '../module.ts';
import type { Language } from '../text.ts';
import { citedIn, needsTest, rulesOf, type Rule } from './rulebook.ts';

const root = join(import.meta.dirname, '../../..');

export interface Digest {
  /** The name of the game, which is the name of its digest and of its folder. */
  readonly game: string;
  readonly rules: readonly Rule[];
}

/** The English digests are the ones that tests cite; in other languages they tell the same rules under the same ids. */
export function digests(language: Language = 'en'): Digest[] {
  const files = globSync(`docs/rules/${language === 'en' ? '' : `${language}/`}*.md`, { cwd: root }).toSorted();
  return files.map((file) => ({ game: basename(file, '.md'), rules: rulesOf(readFileSync(join(root, file), 'utf8')) }));
}

/** The rules of one game: from the file that its module names, or from the digest of its name. None where there is neither. */
export function rulebookOf(module: Pick<GameModule, 'game' | 'rules'>, language: Language = 'en'): readonly Rule[] {
  const file = ruleFileOf(module, language);
  if (file !== undefined) return rulesOf(readFileSync(new URL(file), 'utf8'));
  return digests(language).find(({ game }) => game === module.game.name)?.rules ?? [];
}

/** Every id that a test below `folder` cites, with the files that do. */
export function citations(folder = 'src'): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const file of globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).toSorted()) {
    for (const id of new Set(citedIn(readFileSync(join(root, file), 'utf8')))) {
      const files = cited.get(id);
      if (files === undefined) cited.set(id, [file]);
      else files.push(file);
    }
  }
  return cited;
}

export interface Coverage {
  readonly game: string;
  readonly cited: readonly Rule[];
  readonly open: readonly Rule[];
}

export function coverage(cited: ReadonlyMap<string, unknown> = citations()): Coverage[] {
  return digests().map(({ game, rules }) => {
    const due = rules.filter(needsTest);
    return { game, cited: due.filter(({ id }) => cited.has(id)), open: due.filter(({ id }) => !cited.has(id)) };
  });
}
