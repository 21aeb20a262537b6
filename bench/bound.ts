import type { Chance } from '../src/kernel/chance.ts';

/**
 * Trick52 written by hand for nothing but speed, in one Uint8Array: no zones, no knowledge, no records, no other game. The
 * kernel cannot be faster than this; how near it comes is what its generality costs.
 */
const AT = { stock: 0, left: 52, mover: 53, lead: 54, tricks: 55, size: 56, hand: 58, won: 68, words: 70 } as const;
const NO_LEAD = 255;
const HAND = 5;
const SUIT = Uint8Array.from({ length: 52 }, (_, card) => (card / 13) | 0);

export type Bound = Uint8Array;
export const create = (): Bound => new Uint8Array(AT.words);

export function deal(s: Bound, chance: Chance): void {
  for (let card = 0; card < 52; card++) s[card] = card;
  for (let i = 51; i > 0; i--) {
    const j = chance.below(i + 1);
    const card = s[i]!;
    s[i] = s[j]!;
    s[j] = card;
  }
  for (let i = 0; i < HAND; i++) {
    s[AT.hand + i] = s[42 + i]!;
    s[AT.hand + HAND + i] = s[47 + i]!;
  }
  begin(s);
}
/** Begins from a given layout: the end of the stock is its top. */
export function lay(s: Bound, stock: readonly number[], hands: readonly (readonly number[])[]): void {
  s.set(stock, AT.stock);
  hands.forEach((hand, seat) => s.set(hand, AT.hand + HAND * seat));
  begin(s);
}
function begin(s: Bound): void {
  s[AT.left] = 52 - 2 * HAND;
  s[AT.mover] = 0;
  s[AT.lead] = NO_LEAD;
  s[AT.tricks] = 0;
  s[AT.size] = s[AT.size + 1] = HAND;
  s[AT.won] = s[AT.won + 1] = 0;
}
export const over = (s: Bound): boolean => s[AT.tricks] === 26;
export const mover = (s: Bound): number => s[AT.mover]!;
export const score = (s: Bound, seat: number): number => Math.sign(s[AT.won + seat]! - s[AT.won + 1 - seat]!);

/** Writes the legal cards down and returns how many there are. */
export function legal(s: Bound, out: Uint8Array): number {
  const seat = s[AT.mover]!;
  const first = AT.hand + HAND * seat;
  const size = s[AT.size + seat]!;
  const lead = s[AT.lead]!;
  let n = 0;
  if (lead !== NO_LEAD) {
    const suit = SUIT[lead];
    for (let i = 0; i < size; i++) {
      const card = s[first + i]!;
      if (SUIT[card] === suit) out[n++] = card;
    }
  }
  if (n === 0) while (n < size) out[n] = s[first + n++]!;
  return n;
}
export function play(s: Bound, card: number): void {
  const seat = s[AT.mover]!;
  const first = AT.hand + HAND * seat;
  const last = --s[AT.size + seat]!;
  let i = 0;
  while (s[first + i] !== card) i++;
  s[first + i] = s[first + last]!;
  const lead = s[AT.lead]!;
  if (lead === NO_LEAD) {
    s[AT.lead] = card;
    s[AT.mover] = 1 - seat;
    return;
  }
  const winner = SUIT[card] === SUIT[lead] && card > lead ? seat : 1 - seat;
  s[AT.won + winner]!++;
  s[AT.lead] = NO_LEAD;
  s[AT.tricks]!++;
  s[AT.mover] = winner;
  if (s[AT.left] === 0) return;
  draw(s, winner);
  draw(s, 1 - winner);
}
function draw(s: Bound, seat: number): void {
  s[AT.hand + HAND * seat + s[AT.size + seat]!++] = s[--s[AT.left]!]!;
}
