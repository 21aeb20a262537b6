/** Widest option that still gets company on its line. */
const COLUMN = 50;

/** Numbered from 1, one below the other, or in columns if there are many short ones. */
export function numbered(options: readonly string[], width: number): string[] {
  const digits = String(options.length).length;
  const cells = options.map((option, i) => `${String(i + 1).padStart(digits + 1)}. ${option}`);
  const widest = Math.max(...cells.map((cell) => cell.length)) + 2;
  const across = options.length > 8 && widest <= COLUMN ? Math.max(1, Math.floor(width / widest)) : 1;
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_unused, column) => (cells[column * down + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
/** Breaks a long line between words; what follows is indented. */
export function wrapped(line: string, width: number, indent = '  '): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    if (at <= indent.length) break;
    lines.push(rest.slice(0, at));
    rest = indent + rest.slice(at + 1);
  }
  return [...lines, rest];
}
export const rule = (title: string, width: number): string =>
  `── ${title} ${'─'.repeat(Math.max(2, Math.min(width, 100) - title.length - 4))}`;

export const depth = (line: string): number => line.length - line.trimStart().length;

/** The strokes of a drawing, which is shown whole or not at all. */
const DRAWN = /[─╱╲│]/;
/** The lines around this one up to the next empty ones. */
function paragraph(lines: readonly string[], at: number): readonly number[] {
  const first = lines.lastIndexOf('', at) + 1;
  const end = lines.indexOf('', at);
  return Array.from({ length: (end < 0 ? lines.length : end) - first }, (_, i) => first + i);
}
/** Each line with the one that it is indented under, if that is indented too: two rows may have the same to say. */
const named = (lines: readonly string[]): readonly string[] =>
  lines.map((line, i) => {
    const above = lines.findLast((other, at) => at < i && other !== '' && depth(other) < depth(line));
    return above === undefined || depth(above) === 0 ? line : `${above}\n${line}`;
  });
/** The lines of a list below an indented heading, such as a hand: some of them alone would be taken for all. */
function listAround(lines: readonly string[], at: number): readonly number[] {
  const own = depth(lines[at]!);
  const above = lines.findLastIndex((line, i) => i < at && line !== '' && depth(line) < own);
  if (above < 0 || depth(lines[above]!) === 0 || !lines[above]!.endsWith(':')) return [at];
  const end = lines.findIndex((line, i) => i > above && depth(line) < own);
  return Array.from({ length: (end < 0 ? lines.length : end) - above - 1 }, (_, i) => above + 1 + i);
}
/** The lines that were not there before, each below the lines that it is indented under. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const seen = new Set(named(before));
  const shown = new Set<number>();
  const names = named(after);
  after.forEach((line, i) => {
    if (seen.has(names[i]!)) return;
    for (const at of listAround(after, i)) shown.add(at);
    if (DRAWN.test(line)) for (const at of paragraph(after, i)) shown.add(at);
    let outermost = depth(line);
    for (let above = i - 1; above >= 0 && outermost > 0; above--) {
      if (after[above] === '' || depth(after[above]!) >= outermost) continue;
      outermost = depth(after[above]!);
      shown.add(above);
    }
  });
  return after.filter((_, i) => shown.has(i));
}

/** Quotation marks, colons and the full stop need not be typed. */
const plain = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[«»„“”‘’":]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[.!]$/, '');

/** The one of the phrases that was meant: typed in full, or far enough that only one of them begins so. */
export function meant(typed: string, phrases: readonly (readonly string[])[]): number | 'several' | undefined {
  const wanted = plain(typed);
  const exact = phrases.findIndex((forms) => forms.some((form) => plain(form) === wanted));
  if (exact >= 0) return exact;
  const begun = phrases.flatMap((forms, i) => (forms.some((form) => plain(form).startsWith(wanted)) ? [i] : []));
  return begun.length > 1 ? 'several' : begun[0];
}
