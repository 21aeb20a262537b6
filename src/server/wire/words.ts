import { type Fields, InputError } from '../../kernel/input.ts';

/**
 * What cannot be seen or turns the line around: controls, format letters, private and unassigned ones, line ends, letters
 * that fonts leave out, and those that are drawn as nothing or stand for what is not there: the empty Braille cell, the
 * blanks of hieroglyphs and of Khitan, the note without a head, the place of an object, what could not be read.
 */
const UNSEEN =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
/** Marks that stand on one letter; no language needs more than three in a row, and heaps of them cover other lines. */
const HEAP = /\p{M}{4,}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const EMOJI = /\p{RGI_Emoji}/gv;
/** Spaces of any width, tabs and line ends. */
const SPACES = /[\p{Z}\t\n\v\f\r\u0085]+/gu;

/**
 * What people write, be it a name or a sentence: the one place that says what it may hold. Whatever is a space counts as one
 * space, and none at the ends; what cannot be seen is refused, but for the joints inside of an emoji.
 */
export function readWords(fields: Fields, field: string, most: number): string {
  const words = fields.text(field).normalize('NFC').replace(SPACES, ' ').trim();
  const at = fields.at(field);
  if (words === '' || words.length > most) throw new InputError(at, `must have 1 to ${most} visible letters`);
  const plain = words.replace(EMOJI, '☺');
  const unseen = UNSEEN.exec(plain)?.[0].codePointAt(0);
  if (unseen !== undefined)
    throw new InputError(
      at,
      `must not have letters that cannot be seen: U+${unseen.toString(16).toUpperCase().padStart(4, '0')}`,
    );
  if (HEAP.test(plain)) throw new InputError(at, 'must not have more than three marks on a letter');
  if (!SEEN.test(plain)) throw new InputError(at, 'must have a letter that can be seen');
  return words;
}
