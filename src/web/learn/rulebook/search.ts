import type { Language } from '../../../kernel/text.ts';
import type { Book, Chapter, Rule } from './book.ts';

/** Endings of nouns, adjectives and verbs, the longest first. */
const ENDING: Readonly<Record<Language, RegExp>> = {
  uk: /(?:ами|ями|ові|еві|ого|ому|ими|ої|ою|ею|єю|ів|їв|ам|ям|ах|ях|ий|ій|их|им|[аеєиіїоуюяьй])$/,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ой|ей|ою|ею|ов|ев|ам|ям|ах|ях|ый|ий|ых|их|ым|им|ая|яя|ую|юю|[аеиоуыэюяьй])$/,
  en: /(?:ing|ed|es|s)$/,
};
const SHORTEST = 4;
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[ʼ'’]/gu, '’');
const WORD = /[\p{L}\p{N}’]+(?:[-.][\p{L}\p{N}]+)*/gu;

/** What of each word is looked for: endings change, the root does not. Numbers of rules are looked for as they are. */
export function stemsOf(wanted: string, spoken: Language): readonly string[] {
  return (plain(wanted).match(WORD) ?? []).map((word) => {
    const root = word.replace(ENDING[spoken], '');
    return /\d/.test(word) || root.length < SHORTEST ? word : root;
  });
}
const begins = (text: string, stem: string): boolean =>
  /\d/.test(stem) ? text.includes(stem) : (text.match(WORD) ?? []).some((word) => word.startsWith(stem));
/** Whether every root stands in the text. */
export function mentions(text: string, stems: readonly string[]): boolean {
  const low = plain(text);
  return stems.length > 0 && stems.every((stem) => begins(low, stem));
}

export interface Found {
  readonly chapter: Chapter;
  readonly rule: Rule;
}
export function findIn({ chapters }: Book, stems: readonly string[]): readonly Found[] {
  return chapters.flatMap((chapter) =>
    chapter.rules.flatMap((rule) =>
      mentions(`${rule.id} ${rule.text} ${rule.other ?? ''}`, stems) ? [{ chapter, rule }] : [],
    ),
  );
}

/** The text in pieces; every second one begins with something that was looked for. */
export function markedIn(text: string, stems: readonly string[]): readonly string[] {
  const words = stems.filter((stem) => stem !== '');
  if (words.length === 0) return [text];
  const low = plain(text);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: word, index } of low.matchAll(WORD)) {
    const stem = words.find((one) => word.startsWith(one));
    if (stem === undefined) continue;
    parts.push(text.slice(from, index), text.slice(index, index + stem.length));
    from = index + stem.length;
  }
  return [...parts, text.slice(from)];
}

const NEAREST = 3;
const FURTHEST = 3;
/** How many letters must change to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
/** Words of the book that look like the one that was not found. */
export function nearestWords({ chapters }: Book, wanted: string): readonly string[] {
  const needle = plain(wanted).trim();
  const words = new Set(
    chapters
      .flatMap(({ rules }) => rules.flatMap(({ text }) => plain(text).match(WORD) ?? []))
      .filter((one) => one.length > 3),
  );
  return [...words]
    .map((word) => ({ word, far: distance(word, needle) }))
    .filter(({ far }) => far <= FURTHEST)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ word }) => word);
}
