import { typeset } from '../../kernel/typeset.ts';

export type RuleRow =
  | { readonly kind: 'chapter'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string };

const plain = (text: string): string =>
  typeset(text)
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim();

/** The numbered rules of a digest, under its chapters: list items and rows of tables that begin with a rule's id. */
export function readDigest(markdown: string): readonly RuleRow[] {
  const rows: RuleRow[] = [];
  let open: { kind: 'rule'; id: string; text: string } | undefined;
  for (const line of markdown.split('\n')) {
    const chapter = /^#{2,3} (.+)$/.exec(line)?.[1];
    const item = /^\s*[-*] \*\*([A-Z]{3}-[A-Z]?\d[\w.]*)\*\*:?\s*(.*)$/.exec(line);
    const cell = /^\|\s*\**([A-Z]{3}-[A-Z]?\d[\w.]*)\**\s*\|(.*)\|\s*$/.exec(line);
    if (chapter !== undefined) rows.push({ kind: 'chapter', text: plain(chapter) });
    if (item !== null) rows.push((open = { kind: 'rule', id: item[1]!, text: plain(item[2]!) }));
    else if (cell !== null) rows.push({ kind: 'rule', id: cell[1]!, text: plain(cell[2]!.replaceAll('|', ' · ')) });
    else if (open !== undefined && /^\s{2,}\S/.test(line)) open.text += ` ${plain(line)}`;
    if (item === null && !/^\s{2,}\S/.test(line)) open = undefined;
  }
  // A chapter without numbered rules says nothing here.
  return rows.filter((row, i) => row.kind === 'rule' || rows[i + 1]?.kind === 'rule');
}
