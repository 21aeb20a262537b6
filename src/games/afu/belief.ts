import type { Chance } from '../../kernel/chance.ts';
import type { Seat, ZoneId } from '../../kernel/ids.ts';
import type { Belief } from '../../kernel/sight.ts';
import { DEFS, type Def } from './cards/columns.ts';
import { type Afu, INCREDIBLE, solo, zone } from './state.ts';

const prints = (wanted: (def: Def) => boolean): Int32Array =>
  Int32Array.from(DEFS.flatMap((def, id) => (wanted(def) ? [id] : [])));
const ALWAYS = prints((def) => def.family === 'event' || def.objective?.kind === 'bridge');
const PROMO = prints((def) => def.family === 'promo');
/** AFU-R2: a game uses so many cities of each value; which ones nobody knows until they are revealed. */
const CITIES = [
  { prints: prints(({ objective }) => objective?.kind === 'city' && objective.vp === 3), used: 3 },
  { prints: prints(({ objective }) => objective?.kind === 'city' && objective.vp === 4), used: 1 },
] as const;

const seen = new Uint8Array(DEFS.length);
const unseen = new Int32Array(DEFS.length);
let left = 0;

/** The event deck of a viewer's guess: what has not been revealed yet, with cities drawn anew from those of the box. */
export const eventBelief: Belief<Afu> = {
  imagines: (pool) => pool === 'events',
  imagine(masked, _seat, _hidden, from, to, out, chance) {
    gather(masked, chance, true);
    if (left < to - from) gather(masked, chance, false); // a deck laid out by hand
    for (let i = from; i < to; i++) out[i] = take(0, chance);
  },
};
/** Takes one of the cards from this place of the list on. */
function take(first: number, chance: Chance): number {
  const n = first + chance.below(left - first);
  const print = unseen[n]!;
  unseen[n] = unseen[--left]!;
  return print;
}
function see(s: Afu, place: ZoneId): void {
  const t = s.table;
  for (let i = 0; i < t.size(place); i++) seen[t.printed(t.card(place, i))] = 1;
}
function add(all: Int32Array): void {
  for (let i = 0; i < all.length; i++) if (seen[all[i]!] === 0) unseen[left++] = all[i]!;
}
function gather(s: Afu, chance: Chance, dealt: boolean): void {
  seen.fill(0);
  left = 0;
  see(s, zone.events);
  see(s, zone.pile);
  see(s, zone.captured);
  for (let seat = 0 as Seat; seat < s.table.plan.seats; seat++) see(s, zone.trophies(seat));
  add(ALWAYS);
  if (!dealt || !solo(s) || s.difficulty.value !== INCREDIBLE) add(PROMO);
  for (let k = 0; k < CITIES.length; k++) {
    const { prints: all, used } = CITIES[k]!;
    const before = left;
    add(all);
    // Of those not seen, leave as many out as the game does without.
    for (let spare = dealt ? all.length - used : 0; spare > 0 && left > before; spare--) take(before, chance);
  }
}
