/** A deck as a short word for a link: base64url, some 40 to 60 letters; a sideboard is a second one, after a dot. */
import type { CardSet } from '../cards/columns.ts';
import { SIDES } from '../cards/vocabulary.ts';
import { type Deck, tidy } from './deck.ts';

const VERSION = 1;
/** Sizes of the base set before cards were added to it: numbers stay, so a code of before means the same deck. */
const BEFORE = [279];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Version and side, set, division, then for each card the step from the card before and its copies; last a check sum. */
export function encodeDeck(set: CardSet, deck: Deck): string {
  const { side, sideboard } = tidy(set, deck);
  const main = encodeCards(set, deck);
  return sideboard === undefined ? main : `${main}.${encodeCards(set, { side, cards: sideboard })}`;
}
function encodeCards(set: CardSet, deck: Deck): string {
  const bytes: number[] = [VERSION * 4 + SIDES.indexOf(deck.side), set.rows.length % 256];
  const write = (n: number): void => {
    for (let rest = n; ; rest = Math.floor(rest / 128)) {
      bytes.push((rest % 128) + (rest >= 128 ? 128 : 0));
      if (rest < 128) return;
    }
  };
  write(deck.division === undefined ? 0 : set.row(set.def(deck.division)).number);
  let last = 0;
  for (const [id, copies] of Object.entries(tidy(set, deck).cards)) {
    const { number } = set.row(set.def(id));
    write((number - last) * 4 + Math.min(copies, 4) - 1);
    if (copies >= 4) write(copies - 4);
    last = number;
  }
  bytes.push(checkSum(bytes));
  return toLetters(bytes);
}

/** Nothing if the word is damaged or of another set. The name of the deck is not in it. */
export function decodeDeck(set: CardSet, code: string): Deck | undefined {
  const [main = '', beside, ...more] = code.trim().split('.');
  const deck = more.length === 0 ? decodeCards(set, main) : undefined;
  if (deck === undefined || beside === undefined) return deck;
  const side = decodeCards(set, beside);
  if (side === undefined || side.side !== deck.side || side.division !== undefined) return undefined;
  return { ...deck, sideboard: side.cards };
}
function decodeCards(set: CardSet, code: string): Deck | undefined {
  const bytes = fromLetters(code);
  if (bytes === undefined || bytes.length < 4 || bytes.pop() !== checkSum(bytes)) return undefined;
  const [head = 0, size] = bytes;
  const side = SIDES[head % 4];
  if (Math.floor(head / 4) !== VERSION || side === undefined || !isOf(set, size)) return undefined;
  let at = 2;
  const read = (): number => {
    let n = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0;
      n += (byte % 128) * scale;
      if (byte < 128) return n;
    }
  };
  const ids = new Map(set.rows.map((row) => [row.number, row.id]));
  const divisionNumber = read();
  const division = ids.get(divisionNumber);
  if (divisionNumber !== 0 && division === undefined) return undefined;
  const cards: Record<string, number> = {};
  for (let number = 0; at < bytes.length;) {
    const word = read();
    number += Math.floor(word / 4);
    const id = ids.get(number);
    if (id === undefined) return undefined;
    cards[id] = (word % 4) + 1 + (word % 4 === 3 ? read() : 0);
  }
  return { side, ...(division === undefined ? {} : { division }), cards };
}

const isOf = (set: CardSet, size: number | undefined): boolean =>
  [set.rows.length, ...BEFORE.filter((rows) => rows < set.rows.length)].some((rows) => rows % 256 === size);

const checkSum = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => (sum * 31 + byte) % 251, 7);

function toLetters(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = a * 65536 + b * 256 + c;
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += LETTERS[(word >> (18 - 6 * k)) & 63];
  }
  return text;
}
function fromLetters(text: string): number[] | undefined {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const chunk = Array.from(text.slice(i, i + 4), (letter) => LETTERS.indexOf(letter));
    if (chunk.includes(-1) || chunk.length === 1) return undefined;
    const word = chunk.reduce((sum, value, k) => sum + value * 2 ** (18 - 6 * k), 0);
    for (let k = 0; k < chunk.length - 1; k++) bytes.push((word >> (16 - 8 * k)) & 255);
  }
  return bytes;
}
