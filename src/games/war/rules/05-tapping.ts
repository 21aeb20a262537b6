/** WAR 5: tapping and untapping. */
import { type CardId, type G, PHASE } from '../state.ts';
import { fact } from '../verbs.ts';
import { ownerOf } from './03-zones.ts';

export const isTapped = (g: G, card: CardId): boolean => g.s.tapped.get(card) !== 0;

/** WAR-5.1, WAR-5.4. What is tapped in the start of the own turn stays so (WAR-R6). */
export function tap(g: G, card: CardId): void {
  if (g.s.tapped.get(card) !== 0) return;
  const now = g.s.phase.value === PHASE.start && ownerOf(g, card) === g.s.active.value ? 2 : 1;
  g.s.tapped.set(card, now);
  g.happened(fact.tapped, card, now);
}
const stamp = (g: G): number => g.s.turn.value * 16 + g.s.phase.value;
/** WAR-5.6: at most once in a phase. */
export const canUntap = (g: G, card: CardId): boolean => isTapped(g, card) && g.s.untapped.get(card) !== stamp(g);
export function untap(g: G, card: CardId): void {
  if (!canUntap(g, card)) return;
  g.s.tapped.set(card, 0);
  g.s.untapped.set(card, stamp(g));
  g.happened(fact.untapped, card);
}
/** WAR-5.5, WAR-29.2, WAR-R6: all that was tapped before the turn began. */
export function untapAtTurn(g: G, card: CardId): void {
  if (g.s.tapped.get(card) !== 2) return untap(g, card);
  g.s.tapped.set(card, 1);
  g.happened(fact.tapped, card, 1);
}
