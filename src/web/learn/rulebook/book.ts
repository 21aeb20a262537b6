import type { Language } from '../../../kernel/text.ts';
import { examplesOf } from '../../games/index.ts';
import type { RuleRow } from '../../table/digest.ts';
import { rowsOf } from '../../table/rulebook.ts';

export interface Example {
  /** The name of its file, by which it is opened. */
  readonly name: string;
  readonly id: string;
  readonly says: Readonly<Record<Language, string>>;
}
export interface Rule {
  readonly id: string;
  readonly text: string;
  /** What the other edition says instead, where it does. */
  readonly other?: string;
  readonly examples: readonly Example[];
}
export interface Chapter {
  /** As the digest counts; nothing where it does not. */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}
export interface Book {
  readonly chapters: readonly Chapter[];
  readonly at: ReadonlyMap<string, Chapter>;
}

/** How the digests begin what the English edition of a game says instead. */
const OTHER = /\s*\*(?:English edition|За англійськими правилами|По английским правилам):\*\s*/;
/** A chapter of more than the rules of the table: what we have ruled, and our own set. */
export const isAppendix = ({ rules }: Chapter): boolean => /-[A-Z]\d/.test(rules[0]?.id ?? '');

export function bind(rows: readonly RuleRow[], examples: ReadonlyMap<string, readonly Example[]>): Book {
  const chapters: (Chapter & { rules: Rule[] })[] = [];
  const at = new Map<string, Chapter>();
  for (const row of rows) {
    if (row.kind === 'chapter') {
      const [, number = '', title = row.text] = /^(\d+)\.\s+(.+)$/.exec(row.text) ?? [];
      chapters.push({ number, title, rules: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter === undefined) continue;
    const [text = '', other] = row.text.split(OTHER);
    chapter.rules.push({
      id: row.id,
      text,
      ...(other === undefined ? {} : { other }),
      examples: examples.get(row.id) ?? [],
    });
    at.set(row.id, chapter);
  }
  return { chapters, at };
}

/** The examples that stand beside each rule. */
async function examplesBeside(game: string): Promise<ReadonlyMap<string, readonly Example[]>> {
  const beside = new Map<string, Example[]>();
  for (const [name, { example }] of await examplesOf(game)) {
    if (example === undefined) continue;
    for (const rule of example.rules) {
      const list = beside.get(rule) ?? [];
      beside.set(rule, list);
      list.push({ name, id: example.id, says: example.says });
    }
  }
  return beside;
}
export async function bookOf(game: string, spoken: Language): Promise<Book> {
  const [rows, examples] = await Promise.all([rowsOf(game, spoken), examplesBeside(game)]);
  return bind(rows, examples);
}

export const countOf = (chapters: readonly Chapter[]) => {
  const names = new Set(
    chapters.flatMap(({ rules }) => rules.flatMap(({ examples }) => examples.map(({ name }) => name))),
  );
  return { rules: chapters.reduce((sum, { rules }) => sum + rules.length, 0), examples: names.size };
};
/** The rule that a chapter opens with: the first that can be played, or else its first. */
export const openingOf = ({ rules }: Chapter): string =>
  (rules.find(({ examples }) => examples.length > 0) ?? rules[0])?.id ?? '';
