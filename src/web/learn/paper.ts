/** A part of a plain Markdown page: what our own papers are made of. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };
export type Run = { readonly kind: 'plain' | 'strong' | 'code'; readonly text: string };

/** Headings below the title, paragraphs and lists. */
export function blocksOf(markdown: string): readonly Block[] {
  const parts = markdown.split(/\n{2,}/).map((part) => part.trim());
  return parts.flatMap((part): readonly Block[] => {
    if (part === '' || part.startsWith('# ')) return [];
    if (part.startsWith('## ')) return [{ kind: 'heading', text: part.slice(3) }];
    if (!part.startsWith('- ')) return [{ kind: 'text', text: part.replaceAll('\n', ' ') }];
    return [
      {
        kind: 'list',
        items: part
          .slice(2)
          .split('\n- ')
          .map((item) => item.replaceAll(/\n\s*/g, ' ')),
      },
    ];
  });
}
/** Strong words, code, and the words of links, which lead to papers that are not here. */
export const runsOf = (text: string): readonly Run[] =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('**')
        ? { kind: 'strong', text: part.slice(2, -2) }
        : part.startsWith('`')
          ? { kind: 'code', text: part.slice(1, -1) }
          : { kind: 'plain', text: part },
    );
