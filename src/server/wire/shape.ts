/** What one message may be. */
export const LIMITS = { bytes: 8192, depth: 16, list: 256, text: 512 } as const;
/** A whole game in one message. */
export const GAME_BYTES = 65_536;

const code = (letter: string): number => letter.codePointAt(0)!;
const QUOTE = code('"');
const BACKSLASH = code('\\');
const COMMA = code(',');
const OPEN = { brace: code('{'), bracket: code('[') } as const;
const CLOSE = { brace: code('}'), bracket: code(']') } as const;
/** How many commas were seen at each depth; written anew for each text. */
const commas = new Uint16Array(LIMITS.depth + 1);

/**
 * Is the text too large, too deep or too wide? Looks at every letter once and builds nothing, so that nobody pays for
 * parsing what would be refused. It need not be JSON: the parser will say.
 */
export function tooMuch(source: string, bytes: number = LIMITS.bytes): 'bytes' | 'depth' | 'list' | 'text' | undefined {
  // A letter takes at most three bytes.
  if (source.length > bytes || (source.length * 3 > bytes && Buffer.byteLength(source) > bytes)) return 'bytes';
  commas[0] = 0;
  let depth = 0;
  for (let i = 0; i < source.length; i++) {
    const letter = source.charCodeAt(i);
    if (letter === QUOTE) {
      const end = endOfText(source, i + 1);
      if (end - i - 1 > LIMITS.text) return 'text';
      i = end;
    } else if (letter === OPEN.brace || letter === OPEN.bracket) {
      if (++depth > LIMITS.depth) return 'depth';
      commas[depth] = 0;
    } else if (letter === CLOSE.brace || letter === CLOSE.bracket) depth = Math.max(0, depth - 1);
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
