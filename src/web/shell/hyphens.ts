const SOFT = '\u00ad';
const v = '[аеёєиіїоуыэюя]';
const c = '[бвгґджзклмнпрстфхцчшщ]';
/** Letters that belong to what stands before them. */
const x = '[ьъй]';
const letter = '[а-яёєіїґ’]';
/** Where a word of Ukrainian or Russian may be broken: between syllables, with two letters at least before and three after. */
const BREAKS = [
  `${x}(?=${letter}{2})`,
  `${v}(?=${v}${letter})`,
  `${v}(?=${c}${v}${letter}?)`,
  `${v}${c}(?=(?:${c}|${x})*${c}(?:${c}|${x})*${v})`,
].map((pattern) => new RegExp(`(?<=${letter})${pattern}`, 'giu'));
/** A word of so many letters stands in one line of the smallest card. */
const SHORT = 8;

const broken = (word: string): string =>
  BREAKS.reduce((text, at) => text.replace(at, `$&${SOFT}`), word).replace(new RegExp(`${SOFT}(?=.{2}$)`, 'u'), '');
/** A prefix stays whole, whatever consonants it ends with, and so does what follows it if it is short. */
const PREFIX = /^(контр)(.{3,})$/iu;

/** A name whose long words may be broken between syllables, with a hyphen, where they do not fit. */
export const hyphenated = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      if (word.length <= SHORT) return word;
      const [, prefix, rest] = PREFIX.exec(word) ?? [];
      return prefix === undefined ? broken(word) : `${prefix}${SOFT}${rest!.length > SHORT ? broken(rest!) : rest}`;
    })
    .join(' ');

/** So many letters has the longest word of a name: by it style sheets choose a type in which that word stays whole. */
export const longestIn = (name: string): number => Math.max(...name.split(/[\s-]+/u).map(({ length }) => length));
/** The same for the longer one of two lines, where there are no more than two. */
export function longerLineIn(name: string): number {
  const breaks = [...name.matchAll(/ /gu)].map(({ index }) => Math.max(index, name.length - index - 1));
  return breaks.length === 0 ? name.length : Math.min(...breaks);
}
