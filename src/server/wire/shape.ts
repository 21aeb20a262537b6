/** What one message may be. */
export const LIMITS = { bytes: 8192, depth: 16, list: 256, text: 512 } as const;
/** A whole game in one message. */
export const GAME_BYTES = 65_536;

const code = (letter: string): number => letter.codePointAt(0)!;
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const OPEN: ReadonlySet<number> = new Set([code('{'), code('[')]);
const CLOSE: ReadonlySet<number> = new Set([code('}'), code(']')]);

/**
 * Is the text too large, too deep or too wide? Looks at every letter once and builds nothing, so that nobody pays for
 * parsing what would be refused. It need not be JSON: the parser will say.
 */
export function tooMuch(source: string, bytes: number = LIMITS.bytes): 'bytes' | 'depth' | 'list' | 'text' | undefined {
  if (source.length > bytes || Buffer.byteLength(source) > bytes) return 'bytes';
  const commas = new Uint16Array(LIMITS.depth + 1);
  let depth = 0;
  for (let i = 0; i < source.length; i++) {
    const letter = source.charCodeAt(i);
    if (letter === QUOTE) {
      const end = endOfText(source, i + 1);
      if (end - i - 1 > LIMITS.text) return 'text';
      i = end;
    } else if (OPEN.has(letter)) {
      if (++depth > LIMITS.depth) return 'depth';
      commas[depth] = 0;
    } else if (CLOSE.has(letter)) depth = Math.max(0, depth - 1);
    else if (letter === COMMA && ++commas[depth]! >= LIMITS.list) return 'list';
  }
  return undefined;
}
/** The place of the quote that ends the text, or the end of it all. Escapes count as they are written. */
function endOfText(source: string, from: number): number {
  let i = from;
  while (i < source.length && source.charCodeAt(i) !== QUOTE) i += source.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
