/** WAR 11: heroes; a division lies in the UBO zone from the start (chapter 4). */
import type { DefId, G, Seat } from '../state.ts';
import { kindBit } from '../cards/columns.ts';
import { PLACES } from '../cards/vocabulary.ts';
import { IN_PLAY, ZONES } from './03-zones.ts';

const HERO = kindBit('hero');
/** WAR-11.1, WAR-11.2, WAR-11.3: the rule that stops the hero because the same one is on a table, or ''. */
export function heroStops(g: G, def: DefId, seat: Seat): string {
  if ((g.s.cards.kinds[def]! & HERO) === 0) return '';
  for (let place = 0; place < PLACES.length; place++) {
    if ((IN_PLAY & (1 << place)) === 0) continue;
    for (let owner = 0; owner < 2; owner++) {
      const id = ZONES[place * 2 + owner]!;
      for (let i = 0; i < g.table.size(id); i++) {
        if (g.s.cards.name[g.table.printed(g.table.card(id, i))] !== g.s.cards.name[def]) continue;
        return owner === seat ? 'WAR-11.1' : 'WAR-11.2';
      }
    }
  }
  return '';
}
/** WAR-R7: a hero that is nothing else lies in the UBO zone. */
export const isPureHero = (g: G, def: DefId): boolean => g.s.cards.kinds[def] === HERO;
