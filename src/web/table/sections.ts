/** A part of the table, in lines that can be read out one after another. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}
/** The table in words: how the game stands, and its parts. */
export interface Parts {
  readonly stands: readonly string[];
  readonly sections: readonly Section[];
}

/** The strokes of a map: what is drawn with them says nothing to the ear. */
const DRAWN = /[╱╲│]|──/u;
const isIndented = (line: string): boolean => line.startsWith(' ');
/** Lines up to an empty one. */
function paragraphs(lines: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [[]];
  for (const line of lines)
    if (line.trim() === '') all.push([]);
    else all.at(-1)!.push(line);
  return all.filter((one) => one.length > 0);
}
/** `First army (2 panic cards):` is a title without its colon. */
const titleOf = (line: string): string => line.replace(/:$/u, '');

/**
 * The parts of what a terminal prints: a line with others indented under it is a part, a line that says what it is about
 * (“Captured locations: none”) is one, and the rest is how the game stands.
 */
export function partsIn(lines: readonly string[]): Parts {
  const stands: string[] = [];
  const sections: { title: string; lines: string[] }[] = [];
  for (const paragraph of paragraphs(lines)) {
    if (paragraph.some((line) => DRAWN.test(line))) continue;
    paragraph.forEach((line, i) => {
      const [, about, said] = /^([^:]+): (.+)$/u.exec(line) ?? [];
      const leads = !isIndented(line) && i + 1 < paragraph.length && isIndented(paragraph[i + 1]!);
      if (isIndented(line) && sections.length > 0) sections.at(-1)!.lines.push(line.trim());
      else if (leads) sections.push({ title: titleOf(line.trim()), lines: [] });
      else if (about === undefined || about.includes('·')) stands.push(line.trim());
      else sections.push({ title: about, lines: [said!] });
    });
  }
  return { stands, sections };
}
