/** A rule as printed, a ruling on a gap in the print, a worked example, or a remark beside them. */
export type RuleKind = 'rule' | 'ruling' | 'example' | 'note';

/** One numbered rule of a digest. */
export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  /** The headings it stands under, outermost first, without the document's title. */
  readonly section: readonly string[];
  readonly text: string;
  /** No rulebook prints it, though it has a rule's number: it, or all of its section, is marked as our own (`[D]`). */
  readonly ours?: true;
}

const KIND: Readonly<Record<string, RuleKind>> = { '': 'rule', R: 'ruling', E: 'example' };

const heading = /^(#{2,6})\s+(.*)$/;
// A rule opens a list item or a row of a table: "- **ABC-6.5** An attack…" or "| **ABC-E3** (FAQ) | board | move |".
const opening = /^\s*(?:[-*]|\|)\s*\*\*([A-Z]{3}-([A-Z]?)\d+(?:\.\d+)?)\*\*\s*(.*)$/;

const OURS = '**[D]**';
/** What a section says of everything in it. */
const ourSection = /^(?:Everything in|All content of) this section is \*\*\[D\]\*\*/;
/** The rule without the mark, which is told apart. */
function unmarked(rule: Rule, ours: boolean): Rule {
  if (!ours && !rule.text.includes(OURS)) return rule;
  return { ...rule, text: rule.text.replaceAll(` ${OURS}`, ''), ours: true };
}

/** The rules of one digest, in the order of the document. */
export function rulesOf(digest: string): Rule[] {
  const rules: Rule[] = [];
  const titles: string[] = [];
  const ours = new Set<Rule>();
  let sectionIsOurs = false;
  let item: { text: string } | undefined;
  for (const line of digest.split(/\r?\n/)) {
    const title = heading.exec(line);
    if (title !== null) titles.splice(title[1]!.length - 2, Infinity, title[2]!);
    if (title?.[1] === '##') sectionIsOurs = false;
    if (ourSection.test(line)) sectionIsOurs = true;
    const found = opening.exec(line);
    if (found !== null) {
      const [, id, letter, rest] = found;
      const row = line.trimStart().startsWith('|');
      const rule = {
        id: id!,
        kind: KIND[letter!] ?? 'note',
        section: titles.filter(Boolean),
        text: row ? cells(rest!) : rest!,
      };
      rules.push(rule);
      if (sectionIsOurs) ours.add(rule);
      item = row ? undefined : rule;
    } else if (item !== undefined && /^\s+\S/.test(line)) {
      item.text += `\n${line.trim()}`;
    } else {
      item = undefined;
    }
  }
  return rules.map((rule) => unmarked(rule, ours.has(rule)));
}

function cells(row: string): string {
  const each = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return each.filter((cell) => cell !== '').join(' | ');
}

/** Notes explain where something comes from; the others say what must happen, so a test has to cite them. */
export const needsTest = (rule: Rule): boolean => rule.kind !== 'note';

// An id counts only as the first argument of `rule(…)`: a mention in a comment tests nothing.
const citation = /\brule(?:\.\w+)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g;

/** The ids that the source of a test cites. */
export function citedIn(source: string): string[] {
  return [...source.matchAll(citation)].flatMap(([, ids]) => ids!.match(/[A-Z]{3}-[A-Z]?\d+(?:\.\d+)?/g) ?? []);
}
