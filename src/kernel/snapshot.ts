import { FRAME } from './flow.ts';
import { InputError } from './input.ts';
import type { Rules } from './rules.ts';
import type { SetupOptions } from './setup.ts';
import type { State } from './table.ts';

/** Name, how many steps, words of a frame. */
type SavedProcedure = readonly [name: string, steps: number, size: number];

/** A saved position. The tables of names let it be restored after procedures or columns were added or moved about. */
export interface Snapshot {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly procedures: readonly SavedProcedure[];
  readonly layout: readonly { readonly name: string; readonly length: number }[];
  /** The words, little-endian, as base64. */
  readonly words: string;
}

export function save<S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S): Snapshot {
  const clean = rules.create();
  rules.copy(clean, s);
  rules.trim(clean);
  return {
    game: rules.game.name,
    edition: rules.game.edition,
    seats: rules.seats,
    procedures: rules.game.book.procedures
      .toSorted((a, b) => a.entry - b.entry)
      .map(({ name, steps, size }) => [name, steps.length, size]),
    layout: clean.table.layout.map(({ name, length }) => ({ name, length })),
    words: toBase64(clean.table.words),
  };
}

/** Restores a position; a snapshot of another game, or of columns that are gone, is refused with the reason. */
export function restore<S extends State, O extends SetupOptions>(rules: Rules<S, O>, snapshot: Snapshot): S {
  const { game } = rules;
  if (snapshot.game !== game.name) throw new InputError('snapshot.game', `is ${snapshot.game}, not ${game.name}`);
  if (snapshot.seats !== rules.seats)
    throw new InputError('snapshot.seats', `is ${snapshot.seats}, not ${rules.seats}`);
  const s = rules.create();
  const from = fromBase64(snapshot.words);
  const { words, layout } = s.table;
  let at = 0;
  for (const { name, length } of snapshot.layout) {
    const part = layout.find((candidate) => candidate.name === name);
    if (part === undefined || part.length < length) {
      throw new InputError('snapshot.layout', `has no room for ${length} words of ${name}`);
    }
    if (at + length > from.length) throw new InputError('snapshot.words', 'is cut off');
    words.set(from.subarray(at, at + length), part.at);
    at += length;
  }
  if (at !== from.length) throw new InputError('snapshot.words', `has ${from.length} words, not ${at}`);
  renumber(rules, s, snapshot.procedures);
  return s;
}
/** Frames hold step numbers; the numbers of today may be others. */
function renumber<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  s: S,
  saved: readonly SavedProcedure[],
): void {
  const now = new Map<number, number>();
  let at = 0;
  for (const [name, steps, size] of saved) {
    const procedure = rules.game.book.procedures.find((candidate) => candidate.name === name);
    const fits = procedure?.steps.length === steps && procedure.size === size;
    for (let i = 0; i < steps; i++) if (fits) now.set(at + i, procedure.entry + i);
    at += steps;
  }
  const { stack, strand } = s.table;
  for (let base = 0; base < stack.length; base += strand) {
    for (let frame = stack[base]!; frame !== 0; frame = stack[frame + FRAME.below]!) {
      const step = now.get(stack[frame]!);
      if (step === undefined)
        throw new InputError('snapshot.procedures', 'the position lies in a procedure that has changed');
      stack[frame] = step;
    }
  }
}

const LETTERS = Uint8Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (letter) =>
  letter.codePointAt(0)!,
);
const PAD = 61;
const ascii = new TextDecoder();
/** Of the words, little-endian on every machine; nothing behind the last one. */
const byteAt = (words: Int32Array, i: number): number => ((words[i >> 2] ?? 0) >>> ((i & 3) << 3)) & 255;

/** Written out by hand: whole views go to every viewer, and by way of a text of bytes it takes twenty times as long. */
export function toBase64(words: Int32Array): string {
  const size = words.length * 4;
  const text = new Uint8Array(Math.ceil(size / 3) * 4);
  for (let i = 0, at = 0; i < size; i += 3, at += 4) {
    const three = (byteAt(words, i) << 16) | (byteAt(words, i + 1) << 8) | byteAt(words, i + 2);
    text[at] = LETTERS[three >> 18]!;
    text[at + 1] = LETTERS[(three >> 12) & 63]!;
    text[at + 2] = LETTERS[(three >> 6) & 63]!;
    text[at + 3] = LETTERS[three & 63]!;
  }
  if (size % 3 !== 0) text.fill(PAD, text.length - 3 + (size % 3));
  return ascii.decode(text);
}
export function fromBase64(text: string): Int32Array {
  let chars: string;
  try {
    chars = atob(text);
  } catch {
    throw new InputError('snapshot.words', 'is not base64');
  }
  if (chars.length % 4 !== 0) throw new InputError('snapshot.words', 'is not a whole number of words');
  const view = new DataView(new ArrayBuffer(chars.length));
  for (let i = 0; i < chars.length; i++) view.setUint8(i, chars.charCodeAt(i));
  const words = new Int32Array(chars.length / 4);
  for (let i = 0; i < words.length; i++) words[i] = view.getInt32(4 * i, true);
  return words;
}
