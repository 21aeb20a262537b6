const NO_BREAK = '\u00a0';
/** A figure and its unit. Of the seconds only those that a sentence ends with: «с» is a preposition, too. */
const UNIT = /(?<=\d) (?=(?:ОМ|ПО|RP|VP|хв|год|мин|ч|min|h|мм|mm|%|[сs](?=[^\p{L}]*$))(?![\p{L}\p{N}]))/gu;
const BEFORE_DASH = / (?=—)/gu;

/** Marks inside marks become the inner ones of the language: «2С3 „Акація“». */
function inner(text: string): string {
  const [open, close, within] = text.includes('«') ? (['«', '»', '„“'] as const) : (['“', '”', '‘’'] as const);
  if (text.indexOf(open) === text.lastIndexOf(open)) return text;
  let depth = 0;
  return text.replaceAll(new RegExp(`[${open}${close}]`, 'gu'), (mark) => {
    if (mark === open) return depth++ === 0 ? mark : within[0]!;
    return --depth <= 0 ? mark : within[1]!;
  });
}
const set = (text: string): string => inner(text.replaceAll(UNIT, NO_BREAK).replaceAll(BEFORE_DASH, NO_BREAK));

const isPlain = (words: unknown): words is Readonly<Record<string, unknown>> =>
  typeof words === 'object' && words !== null && words.constructor === Object;
function setAll(words: unknown): unknown {
  if (typeof words === 'string') return set(words);
  if (typeof words === 'function') return (...values: unknown[]) => setAll(Reflect.apply(words, undefined, values));
  if (Array.isArray(words)) return words.map(setAll);
  return isPlain(words) ? Object.fromEntries(Object.entries(words).map(([key, said]) => [key, setAll(said)])) : words;
}
/**
 * Words as a printer would set them, also those that functions make: a figure stays on the line of its unit, a dash on
 * that of the word before it, and a name that has marks of its own can be put in marks.
 */
export const typeset = <T>(words: T): T => setAll(words) as T;
