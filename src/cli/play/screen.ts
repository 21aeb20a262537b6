import type { Io } from '../io.ts';
import type { CliText } from '../text/text.ts';

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

/** The second copy of a card is number 2 in the notation, and the first has no number. */
const copyIn = (notation: string): string => /#(\d+)/.exec(notation)?.[1] ?? '1';
/** What stands between the cards that an option names, after what is done and its colon. */
const BETWEEN = /( → | \+ |(?<=: .*), [^,:—]+(?:: | — ))/;
/** The same in the notation; before a card stands the word for what it does, which may be two. */
const NOTED_BETWEEN = /(?<=\S \S+) (?:->|carrying|with|under|on) |: /;
/** Options that read alike get the numbers of their copies, each behind the card that there are several of. */
export function toldApart(names: readonly string[], notations: readonly string[]): readonly string[] {
  const told = [...names];
  for (const [name, group] of Map.groupBy(names.keys(), (i) => names[i]!)) {
    if (group.length === 1) continue;
    const parted = name.split(BETWEEN);
    const pieces = parted.filter((_, i) => i % 2 === 0);
    const copies = group.map((i) => {
      const parts = notations[i]!.split(NOTED_BETWEEN);
      return parts.length === pieces.length ? parts.map(copyIn) : pieces.map(() => copyIn(notations[i]!));
    });
    group.forEach((i, at) => {
      const differs = (p: number): boolean => copies.some((other) => other[p] !== copies[at]![p]);
      told[i] = parted
        .map((part, p) => (p % 2 === 0 && differs(p / 2) ? `${part} №${copies[at]![p / 2]}` : part))
        .join('');
    });
  }
  // What then still reads alike differs in something that words do not say.
  return told.map((name, i) => (told.indexOf(name) < i ? `${name} (${notations[i]!.replaceAll('#', ' №')})` : name));
}

/** Options that are mere amounts are not numbered: who types one means so many, and not a place in the list. */
export const areAmounts = (options: readonly string[]): boolean => options.every((option) => /^\d+$/.test(option));

/** The least and the most of such amounts, which are the first of what each option is called. */
export function ends(options: readonly (readonly string[])[]): readonly [number, number] {
  const amounts = options.map(([name]) => Number(name));
  return [Math.min(...amounts), Math.max(...amounts)];
}

/** Quotation marks, colons and the full stop need not be typed. */
const plain = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[«»„“”‘’":]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[.!]$/, '');

/** Fewer letters may be a slip of the finger: they are only taken for the beginning of a phrase. */
const WORD = 3;
/** The one of the phrases that was meant: typed in full, or so that only one of them begins so, or else has these words in it. */
export function meant(typed: string, phrases: readonly (readonly string[])[]): number | 'several' | undefined {
  const wanted = plain(typed);
  const exact = phrases.findIndex((forms) => forms.some((form) => plain(form) === wanted));
  if (exact >= 0) return exact;
  const those = (fits: (form: string) => boolean): number[] =>
    phrases.flatMap((forms, i) => (forms.some((form) => fits(plain(form))) ? [i] : []));
  const begun = those((form) => form.startsWith(wanted));
  const found = begun.length > 0 || wanted.length < WORD ? begun : those((form) => form.includes(` ${wanted}`));
  return found.length > 1 ? 'several' : found[0];
}

/** The words of a line, without what stands between them. */
const wordsOf = (line: string): readonly string[] =>
  plain(line)
    .split(/[\s,;.()→+—·№]+/)
    .filter((word) => word !== '');
/** So many letters are taken for the beginning of a word; of a word with digits nothing may be left out. */
const BEGINNING = 2;
const begins = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= BEGINNING && !/\d/.test(typed) && word.startsWith(typed));
const ARROW = /→|->/;
/**
 * The one of the phrases that has all these words in it, in any order; whole words count before their beginnings. An arrow
 * says which of them stand before it.
 */
export function wordedSo(typed: string, phrases: readonly (readonly string[])[]): number | 'several' | undefined {
  const wanted = typed.split(ARROW).map(wordsOf);
  if (plain(typed).length < WORD || wanted.some((part) => part.length === 0)) return undefined;
  const those = (fits: (word: string, part: string) => boolean): number[] =>
    phrases.flatMap((forms, i) => {
      const all = (form: string): boolean => {
        const sides = wanted.length === 1 ? [wordsOf(form)] : form.split(ARROW).map(wordsOf);
        if (sides.length !== wanted.length) return false;
        return wanted.every((side, at) => side.every((part) => sides[at]!.some((word) => fits(word, part))));
      };
      return forms.some(all) ? [i] : [];
    });
  const whole = those((word, part) => word === part);
  const found = whole.length > 0 ? whole : those(begins);
  return found.length > 1 ? 'several' : found[0];
}

/** Wipes the screen for whoever sits down at it now; false if the input has ended. */
export async function drawCurtain(io: Io, text: CliText, seat: string): Promise<boolean> {
  if (io.tty) io.out('\u001b[2J\u001b[3J\u001b[H');
  io.out(rule(text.play.curtain(seat), io.width));
  return !io.tty || (await io.line(text.play.curtainEnter)) !== undefined;
}
