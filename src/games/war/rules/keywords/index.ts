/** WAR 26: one rule for each keyword; the compiler keeps the list complete. */
import type { Action } from '../../../../kernel/ids.ts';
import type { Options } from '../../../../kernel/options.ts';
import { cardOf, secondOf, verbOf } from '../../../../kernel/verbs.ts';
import { type Keyword, WINDOWS } from '../../cards/vocabulary.ts';
import { type CardId, type G, type Seat, UNION, zone } from '../../state.ts';
import { act, fact } from '../../verbs.ts';
import { ACT, forbidden, keywordsOf, lentKeywords } from '../06-kinds.ts';
import { inRow, rowLength } from '../09-modifiers.ts';
import { artillerySpotter } from './artillery-spotter.ts';
import { artillerySupport } from './artillery-support.ts';
import { command } from './command.ts';
import { cooperation } from './cooperation.ts';
import { counterIntelligence } from './counter-intelligence.ts';
import { counterInterception } from './counter-interception.ts';
import { deckAttack } from './deck-attack.ts';
import { deckStrike } from './deck-strike.ts';
import { directedAttack } from './directed-attack.ts';
import { dominion } from './dominion.ts';
import { drop } from './drop.ts';
import { infantrySupport } from './infantry-support.ts';
import { interception } from './interception.ts';
import { jaeger } from './jaeger.ts';
import type { KeywordRule } from './keyword.ts';
import { lendLease } from './lend-lease.ts';
import { longRangeFire } from './long-range-fire.ts';
import { mining } from './mining.ts';
import { mobility } from './mobility.ts';
import { mountain } from './mountain.ts';
import { night } from './night.ts';
import { overrun } from './overrun.ts';
import { recon } from './recon.ts';
import { sappers } from './sappers.ts';
import { signals } from './signals.ts';
import { strike } from './strike.ts';
import { supportTank } from './support-tank.ts';
import { tankRiders } from './tank-riders.ts';
import { trophy } from './trophy.ts';
import { veteran } from './veteran.ts';

const KEYWORD_RULES: Readonly<Record<Keyword, KeywordRule>> = {
  directedAttack,
  mobility,
  overrun,
  veteran,
  artillerySupport,
  strike,
  deckStrike,
  interception,
  counterInterception,
  command,
  longRangeFire,
  cooperation,
  mining,
  infantrySupport,
  supportTank,
  tankRiders,
  artillerySpotter,
  lendLease,
  counterIntelligence,
  recon,
  drop,
  night,
  signals,
  deckAttack,
  trophy,
  dominion,
  sappers,
  mountain,
  jaeger,
};
const acting = Object.values(KEYWORD_RULES).filter((rule) => rule.bearer !== 0);
/** The rules that speak in a window, and the keywords that bear them: [own turn, opponent's turn] for each window. */
const speaking: readonly (readonly KeywordRule[])[] = WINDOWS.flatMap((_, i) => [
  acting.filter((rule) => (rule.own & (1 << i)) !== 0),
  acting.filter((rule) => (rule.enemy & (1 << i)) !== 0),
]);
const bearers = speaking.map((rules) => rules.reduce((mask, rule) => mask | rule.bearer, 0));
const byVerb: readonly (KeywordRule | undefined)[] = act.list.map(({ id }) =>
  acting.find((rule) => rule.verbs.includes(id)),
);

/** WAR-3.5, WAR-8.14: from either line (or a carrier), unless a text forbids it. */
export function offerKeywords(g: G, seat: Seat, window: number, out: Options): void {
  const at = window * 2 + (seat === g.s.active.value ? 0 : 1);
  const asked = bearers[at]!;
  // Stryker disable next-line ConditionalExpression: nobody has one of no keywords: this only saves going through all
  if (asked === 0) return;
  const rules = speaking[at]!;
  const { keywords } = g.s.prints;
  // Mostly nothing lends what is asked for, and the print says all.
  // Stryker disable next-line ConditionalExpression: what is printed is among all that a unit has: this only saves finding it
  const lent = (lentKeywords(g, seat) & asked) !== 0;
  // Stryker disable next-line ConditionalExpression: nobody has one of these: this only saves going through all
  if (!lent && (printedKeywords(g, seat) & asked) === 0) return;
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const unit: CardId = inRow(g, seat, slot);
    const bits = (lent ? keywordsOf(g, unit) : keywords[g.table.printed(unit)]!) & asked;
    if (bits === 0 || forbidden(g, unit, ACT.properties)) continue;
    for (let i = 0; i < rules.length; i++)
      if ((rules[i]!.bearer & bits) !== 0) rules[i]!.offer(g, unit, seat, window, out);
  }
}
/** Of all units of the row together. */
const printedKeywords = (g: G, seat: Seat): number => {
  const { keywords } = g.s.prints;
  return (
    g.unionIn(zone.first(seat), UNION.keywords, keywords) |
    g.unionIn(zone.second(seat), UNION.keywords, keywords) |
    g.unionIn(zone.carrier(seat), UNION.keywords, keywords)
  );
};
/** True if the action was one of a keyword. */
export function takeKeyword(g: G, seat: Seat, action: Action): boolean {
  const rule = byVerb[verbOf(action)];
  if (rule === undefined) return false;
  g.happened(fact.acted, cardOf(action), verbOf(action), secondOf(action));
  rule.take(g, seat, action);
  return true;
}
