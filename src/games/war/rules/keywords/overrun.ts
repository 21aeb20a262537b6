/** WAR-26.9, WAR-26.10, WAR-26.11, WAR-26.12: Overrun, asked after the clash (29.26). */
import { KEY } from '../../prints.ts';
import { ATTACK, type CardId, type G, MARK, mark, marked, opponentOf } from '../../state.ts';
import { ownerOf } from '../03-zones.ts';
import { ACT, forbidden, has, isLand } from '../06-kinds.ts';
import { attackOf } from '../08-parameters.ts';
import { putEffect, TERM } from '../09-effects.ts';
import { inClash } from '../18-clashes.ts';
import { type KeywordRule, PASSIVE } from './keyword.ts';

export const overrun: KeywordRule = PASSIVE;

/** The rule that keeps the unit from breaking through, or ''. */
export function stopsOverrun(g: G, unit: CardId): string {
  const { attacking, clash, foes, foeDefence } = g.s;
  const how = attacking.get(unit);
  if (how !== ATTACK.undirected && how !== ATTACK.directed) return 'WAR-26.9';
  if (!has(g, unit, KEY.overrun) || !isLand(g, unit) || marked(g, unit, MARK.brokeThrough)) return 'WAR-26.9';
  if (forbidden(g, unit, ACT.overrun)) return 'WAR-1.6';
  // WAR-R64: nobody left to destroy at 29.23, or somebody left after it.
  if (foes.get(unit) === 0 || inClash(g, opponentOf(ownerOf(g, unit)), clash.get(unit))) return 'WAR-26.9';
  return attackOf(g, unit) > foeDefence.get(unit) ? '' : 'WAR-26.10';
}
/** WAR-26.11, WAR-R65, WAR-R66: reduced for the rest of the turn; the damage of that clash is wiped. */
export function useOverrun(g: G, unit: CardId): void {
  const { s } = g;
  putEffect(g, 0, unit, -s.foeDefence.get(unit), -s.foeAttack.get(unit), TERM.turn, ownerOf(g, unit), 0 as CardId);
  s.damage.add(unit, -s.clashDamage.get(unit));
  s.clashDamage.set(unit, 0);
  s.stood.set(unit, 0);
  // WAR-9.10, WAR-8.10: what an aircraft did, and what was fired at it, was of that clash.
  s.marks.set(unit, s.marks.get(unit) & ~(MARK.pressed | MARK.aa));
  mark(g, unit, MARK.brokeThrough);
}
