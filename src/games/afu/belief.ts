import type { Chance } from '../../kernel/chance.ts';
import type { Belief } from '../../kernel/sight.ts';
import { DEFS } from './cards/columns.ts';
import { type Afu, INCREDIBLE, solo } from './state.ts';

/** AFU-R2: how many cities of each value a game uses; which ones nobody knows until they are revealed. */
const CITIES_USED: Readonly<Record<number, number>> = { 3: 3, 4: 1 };

/** The event deck of a viewer's guess: what has not been revealed yet, with cities drawn anew from those of the box. */
export const eventBelief: Belief<Afu> = {
  imagines: (pool) => pool === 'events',
  imagine(masked, _seat, _hidden, from, to, prints, chance) {
    const unseen = unseenCards(masked, chance);
    for (let i = from; i < to; i++) {
      const n = chance.below(unseen.length);
      prints[i] = unseen[n]!;
      unseen[n] = unseen[unseen.length - 1]!;
      unseen.pop();
    }
  },
};

function unseenCards(s: Afu, chance: Chance): number[] {
  const t = s.table;
  const promo = !solo(s) || s.difficulty.value !== INCREDIBLE;
  const seen = new Set<number>();
  for (let card = 1; card <= t.cards; card++) if (t.def[card] !== 0) seen.add(t.def[card]!);
  const unseen: number[] = [];
  const cities = new Map<number, number[]>();
  DEFS.forEach((def, id) => {
    const fresh = !seen.has(id);
    if (fresh && (def.family === 'event' || (def.family === 'promo' && promo))) unseen.push(id);
    else if (def.objective?.kind === 'bridge' && fresh) unseen.push(id);
    else if (def.objective?.kind === 'city') {
      const { vp } = def.objective;
      cities.set(vp, [...(cities.get(vp) ?? []), fresh ? id : -id]);
    }
  });
  for (const [vp, ids] of cities) {
    const left = ids.filter((id) => id > 0);
    for (let n = (CITIES_USED[vp] ?? 0) - (ids.length - left.length); n > 0; n--) {
      unseen.push(...left.splice(chance.below(left.length), 1));
    }
  }
  return unseen;
}
