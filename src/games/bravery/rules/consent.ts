import type { Action, DefId, SeatMask } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, verbOf } from '../../../kernel/verbs.ts';
import { everySeat, type G } from '../state.ts';
import { act, fact } from '../verbs.ts';

/**
 * BRV-R24: a choice of all the players. Whoever wants to may change what lies on the table; it is done when every seat
 * agrees to it as it lies, or when the host decides. BRV-R38: after so many changes there is only yes.
 */
export const MOST_CHANGES = 24;

/** The locals that a procedure with such a choice keeps; `agreed` is a seat mask. */
export const CONSENT = { agreed: 'number', changes: 'number' } as const;
export interface Consent {
  agreed: number;
  changes: number;
}
/** `choice` is the print that is proposed, 0 for none. */
export const PROPOSAL = { ...CONSENT, choice: 'def' } as const;
export interface Proposal extends Consent {
  choice: DefId;
}

/** Seats that may speak: all that have not agreed, and the host, who may decide even then. */
export const speakers = (g: G, l: Consent): SeatMask => (everySeat(g.table) & ~l.agreed) | hostOf(g);
/** The table waits for nobody who has agreed; such a seat is asked again only if something changes. */
export const contented = (_g: G, l: Consent): SeatMask => l.agreed;
const hostOf = (g: G): SeatMask => (g.s.host.value === 0 ? 0 : 1 << (g.s.host.value - 1));

export const hasAgreed = (g: G, l: Consent): boolean => (l.agreed & (1 << g.seat)) !== 0;
export const mayChange = (g: G, l: Consent): boolean => l.changes < MOST_CHANGES && !hasAgreed(g, l);
/** The rule that allows no change any more: there were too many, or this seat has agreed. */
export const whyNoChange = (l: Consent): string => (l.changes < MOST_CHANGES ? 'BRV-R24' : 'BRV-R38');

/** Yes to what lies on the table, if that is something one can say yes to. */
export function offerConsent(g: G, l: Consent, out: Options, ready: boolean): void {
  out.test(act.agree(), ready && !hasAgreed(g, l), 'BRV-R24');
  if (g.s.host.value === g.seat + 1) out.test(act.decide(), ready && g.table.plan.seats > 1, 'BRV-R24');
}
/** True if with this the choice is made. */
export function agreed(g: G, l: Consent): boolean {
  l.agreed |= 1 << g.seat;
  g.happened(fact.agreed, g.seat);
  return l.agreed === everySeat(g.table);
}
export function decidedByHost(g: G): void {
  g.happened(fact.decided, g.seat);
}
/** Something was changed: everybody must agree anew. */
export function changed(l: Consent): void {
  l.changes++;
  l.agreed = 0;
}
/** One choice among prints, or none (`leave`): whoever speaks proposes with this verb, agrees, or decides. True if it is made. */
export function settled(g: G, l: Proposal, action: Action, propose: number): boolean {
  const verb = verbOf(action);
  if (verb === act.decide.id) {
    decidedByHost(g);
    return true;
  }
  if (verb !== act.agree.id) {
    l.choice = verb === propose ? defOf(action) : (0 as DefId);
    if (l.choice === 0) g.s.turnedDown.value = 1;
    changed(l);
    g.happened(fact.proposed, g.seat, l.choice, propose);
  }
  return agreed(g, l);
}
/** Ready for the next choice of the same procedure. */
export function reset(g: G, l: Consent): void {
  g.s.turnedDown.value = 0;
  l.agreed = 0;
  l.changes = 0;
}
