import { type Edition, editionIn, editionsOf } from '../../../kernel/editions.ts';
import type { Language } from '../../../kernel/text.ts';
import { examplesOf, leadsOf } from '../../games/index.ts';
import type { RuleRow } from '../../table/digest.ts';
import { rowsOf } from '../../table/rulebook.ts';

export interface Example {
  /** The name of its file, by which it is opened. */
  readonly name: string;
  readonly id: string;
  readonly says: Readonly<Record<Language, string>>;
  /** By which rulebook it is played. */
  readonly edition: Edition;
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
  /** What it is about, in one sentence; nothing where the game does not say. */
  readonly lead: string;
  readonly rules: readonly Rule[];
}
export interface Book {
  readonly chapters: readonly Chapter[];
  readonly at: ReadonlyMap<string, Chapter>;
}

/** The rule as this rulebook has it. */
export const saidIn = ({ text, other }: Rule, edition: Edition): string => (edition === 'en' ? (other ?? text) : text);
const ENGLISH = '-english';
/** Of an example that the rulebooks play or end differently the one of this rulebook; every other as it is. */
function examplesIn({ examples }: Rule, edition: Edition): readonly Example[] {
  if (edition === 'uk') return examples.filter((one) => one.edition === 'uk');
  const names = new Set(examples.map(({ name }) => name));
  return examples.filter(({ name }) => !names.has(`${name}${ENGLISH}`));
}
/** The book with the examples of this rulebook. */
export function readIn(book: Book, edition: Edition): Book {
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => ({ ...rule, examples: examplesIn(rule, edition) })),
  }));
  return { chapters, at: new Map(chapters.flatMap((one) => one.rules.map(({ id }) => [id, one] as const))) };
}
/** A chapter of more than the rules of the table: what we have ruled, and our own set. */
export const isAppendix = ({ rules }: Chapter): boolean => /-[A-Z]\d/.test(rules[0]?.id ?? '');

export function bind(
  rows: readonly RuleRow[],
  examples: ReadonlyMap<string, readonly Example[]>,
  leadOf: (number: string) => string = () => '',
): Book {
  const chapters: (Chapter & { rules: Rule[] })[] = [];
  const at = new Map<string, Chapter>();
  for (const row of rows) {
    if (row.kind === 'chapter') {
      const [, number = '', title = row.text] = /^(\d+)\.\s+(.+)$/.exec(row.text) ?? [];
      chapters.push({ number, title, lead: leadOf(number), rules: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter === undefined) continue;
    chapter.rules.push({ id: row.id, ...editionsOf(row.text), examples: examples.get(row.id) ?? [] });
    at.set(row.id, chapter);
  }
  return { chapters, at };
}

/** The examples that stand beside each rule. */
async function examplesBeside(game: string): Promise<ReadonlyMap<string, readonly Example[]>> {
  const beside = new Map<string, Example[]>();
  for (const [name, { example, setup }] of await examplesOf(game)) {
    if (example === undefined) continue;
    for (const rule of example.rules) {
      const list = beside.get(rule) ?? [];
      beside.set(rule, list);
      list.push({ name, id: example.id, says: example.says, edition: editionIn(setup) });
    }
  }
  return beside;
}
export async function bookOf(game: string, spoken: Language): Promise<Book> {
  const [rows, examples, leads] = await Promise.all([rowsOf(game, spoken), examplesBeside(game), leadsOf(game)]);
  return bind(rows, examples, (number) => leads[number]?.[spoken] ?? '');
}

export const countOf = (chapters: readonly Chapter[]) => {
  const names = new Set(
    chapters.flatMap(({ rules }) => rules.flatMap(({ examples }) => examples.map(({ name }) => name))),
  );
  return { rules: chapters.reduce((sum, { rules }) => sum + rules.length, 0), examples: names.size };
};
/** The rule that is meant by what an address says: `AFU-7.2`, `afu-7.2`, the number alone, or that of a chapter. */
export function ruleMeant({ at, chapters }: Book, asked: string): string | undefined {
  const wanted = asked.toUpperCase();
  if (at.has(wanted)) return wanted;
  const meant = [...at.keys()].filter((id) => id.slice(id.indexOf('-') + 1) === wanted);
  if (meant.length === 1) return meant[0];
  const [, game = '', number] = /^(?:([A-Z]+)-)?(\d+)$/.exec(wanted) ?? [];
  const chapter = chapters.find((one) => one.number === number && one.rules[0]?.id.startsWith(game));
  return chapter && openingOf(chapter);
}
/** What can be played in a chapter: its first examples, each with the rule that it stands beside. */
export function toTryIn(
  { rules }: Chapter,
  most: number,
): readonly { readonly rule: string; readonly example: Example }[] {
  const all = rules.flatMap(({ id, examples }) => examples.map((example) => ({ rule: id, example })));
  return all.filter(({ example }, i) => all.findIndex((one) => one.example.name === example.name) === i).slice(0, most);
}
/** The rule that a chapter opens with: the first that can be played, or else its first. */
export const openingOf = ({ rules }: Chapter): string =>
  (rules.find(({ examples }) => examples.length > 0) ?? rules[0])?.id ?? '';
