import { computed, signal } from '@preact/signals';
import { base } from '../../../../games/war/cards/set.ts';
import type { Opened, Pack } from '../../../../kernel/packs.ts';

/** Boosters that somebody opened, and how far they have turned the cards over. */
export interface Opening {
  readonly id: string;
  readonly at: number;
  /** Alone, in a room, or taken one by one in a draft. */
  readonly from: 'alone' | 'room' | 'draft';
  /** Whose cards they are: a side. */
  readonly sort: string;
  readonly packs: readonly Pack[];
  /** So many cards have been turned over, from the first booster on. */
  readonly seen: number;
  /** The room in which the deck is played. */
  readonly room?: string;
  /** What all of it follows from; of a room it is in the record. */
  readonly proof?: Proof;
}
export interface Proof {
  readonly edition: number;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly secret: string;
  readonly commitment: string;
  readonly nonce: string;
}
/** Each lies by itself, so that those of a file can be added to what is here. */
const PLACE = 'redut.packs.war.';
const KNOWN: ReadonlySet<unknown> = new Set(base.rows.map(({ id }) => id));
const MOST_PACKS = 16;
const MOST_CARDS = 64;

const isPack = (pack: unknown): pack is Pack =>
  Array.isArray(pack) && pack.length <= MOST_CARDS && pack.every((id) => typeof id === 'string' && KNOWN.has(id));
/** Nothing, if it is damaged: a device keeps what it likes, and a file may say anything. */
export function readOpening(json: unknown): Opening | undefined {
  if (json === null || typeof json !== 'object') return undefined;
  const { id, at, from, sort, packs, seen } = json as Partial<Opening>;
  if (typeof id !== 'string' || id === '' || typeof at !== 'number' || typeof sort !== 'string') return undefined;
  if (from !== 'alone' && from !== 'room' && from !== 'draft') return undefined;
  if (!Array.isArray(packs) || packs.length > MOST_PACKS || !packs.every(isPack)) return undefined;
  const all = packs.flat().length;
  const turned = Number.isInteger(seen) ? Math.max(0, Math.min(Number(seen), all)) : all;
  return { ...(json as Opening), seen: turned };
}
function readAll(): readonly Opening[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)!);
    const found = keys.filter((key) => key.startsWith(PLACE)).flatMap((key) => readOne(localStorage.getItem(key)));
    return found.toSorted((a, b) => b.at - a.at);
  } catch {
    // A device that keeps nothing.
    return [];
  }
}
function readOne(text: string | null): readonly Opening[] {
  try {
    const opening = readOpening(JSON.parse(text ?? ''));
    return opening === undefined ? [] : [opening];
  } catch {
    return [];
  }
}
/** The latest first. */
export const openings = signal<readonly Opening[]>(readAll());
export const openingOf = (id: string | null): Opening | undefined => openings.value.find((one) => one.id === id);

export function keepOpening(opening: Opening): void {
  const others = openings.value.filter(({ id }) => id !== opening.id);
  openings.value = [opening, ...others].toSorted((a, b) => b.at - a.at);
  try {
    localStorage.setItem(PLACE + opening.id, JSON.stringify(opening));
  } catch {
    // As above: then it lasts as long as the page.
  }
}
/** What was opened in a room is kept the first time that it is told. */
export function keepOnce(opening: Opening): Opening {
  const had = openingOf(opening.id);
  if (had === undefined) keepOpening(opening);
  return had ?? opening;
}

/** So many cards lie in a booster. */
const BOOSTER = 11;
/** What was opened in a room and turned over elsewhere. */
export function openingIn(id: string, room: string, { sort, cards }: Opened): Opening {
  const packs = Array.from({ length: Math.ceil(cards.length / BOOSTER) }, (_, i) =>
    cards.slice(i * BOOSTER, (i + 1) * BOOSTER),
  );
  return { id, at: Date.now(), from: 'room', sort, packs, seen: cards.length, room };
}

export interface Owned {
  readonly copies: number;
  /** The openings that it came from, the latest first. */
  readonly from: readonly Opening[];
}
/** Every card that was turned over, by its id. */
export const collection = computed<ReadonlyMap<string, Owned>>(() => {
  const owned = new Map<string, Owned>();
  for (const opening of openings.value)
    for (const id of opening.packs.flat().slice(0, opening.seen)) {
      const { copies, from } = owned.get(id) ?? { copies: 0, from: [] };
      owned.set(id, { copies: copies + 1, from: from.includes(opening) ? from : [...from, opening] });
    }
  return owned;
});
