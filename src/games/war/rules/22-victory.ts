/** WAR 22: defeat. */
import { attacker, type G, zone } from '../state.ts';
import { fact } from '../verbs.ts';

/** WAR-1.3, WAR-22.1, WAR-R92 */
const LEAST_CARDS = 2;

/** WAR-R45: the first thing in every turn. True if the game is over. */
export function isDefeated(g: G): boolean {
  const loser = attacker(g);
  if (g.table.size(zone.deck(loser)) >= LEAST_CARDS) return false;
  g.happened(fact.defeated, loser);
  g.finish((seat) => (seat === loser ? -1 : 1));
  return true;
}
