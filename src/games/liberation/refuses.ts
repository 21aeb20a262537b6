import type { Action, Seat } from '../../kernel/ids.ts';
import { cardOf, verbOf } from '../../kernel/verbs.ts';
import { slotOf } from './galaxy.ts';
import { GALVACIL } from './rules/02-setup.ts';
import { DYNASTY, type Liberation, roleOf, zone } from './state.ts';
import { act } from './verbs.ts';

/** By verb: the rule that says when it is done by the Dynasty, and by the Resistance. */
const RULES = new Map<number, readonly [dynasty: string, resistance: string]>([
  [act.draw.id, ['LIB-5.1', 'LIB-7.1']],
  [act.lay.id, ['LIB-2.8', 'LIB-2.8']],
  [act.layBase.id, ['LIB-5.2', 'LIB-7.2']],
  [act.restore.id, ['LIB-5.8', 'LIB-7.2']],
  [act.perform.id, ['LIB-5.3', 'LIB-7.9']],
  [act.capture.id, ['LIB-5.4', 'LIB-7.11']],
  [act.attack.id, ['LIB-5.4', 'LIB-7.2']],
  [act.operate.id, ['LIB-5.4', 'LIB-7.2']],
  [act.moveBase.id, ['LIB-5.2', 'LIB-7.2']],
  [act.sabotage.id, ['LIB-5.2', 'LIB-7.2']],
  [act.discard.id, ['LIB-8.2', 'LIB-8.2']],
  [act.discardOpenly.id, ['LIB-8.2', 'LIB-8.2']],
  [act.exert.id, ['LIB-8.3', 'LIB-14.9']],
  [act.keepTaken.id, ['LIB-6.5', 'LIB-6.5']],
  [act.discardTaken.id, ['LIB-6.5', 'LIB-6.5']],
  [act.borrow.id, ['LIB-18.14', 'LIB-18.14']],
  [act.recall.id, ['LIB-18.24', 'LIB-18.24']],
  [act.planet.id, ['LIB-18.21', 'LIB-18.21']],
  [act.strike.id, ['LIB-5.4', 'LIB-7.2']],
  [act.seize.id, ['LIB-5.4', 'LIB-7.11']],
  [act.spyTake.id, ['LIB-18.22', 'LIB-18.22']],
  [act.spyReturn.id, ['LIB-18.22', 'LIB-18.22']],
  [act.flip.id, ['LIB-18.27', 'LIB-18.26']],
  [act.exchange.id, ['LIB-18.29', 'LIB-18.28']],
  [act.ask.id, ['LIB-R36', 'LIB-R36']],
]);
/** What several missions do: the one that asks for it says which. */
const SHARED = new Set([act.layBase.id, act.planet.id, act.strike.id, act.seize.id]);
/** What the Dynasty does with a captured location. */
const EXERTING = new Set([act.capture.id, act.attack.id, act.operate.id, act.exert.id]);

/** The rule that says when and by whom an act is done, for whoever tries it elsewhere or with something else. */
export function refuses(s: Liberation, seat: Seat, action: Action, asked: string | undefined): string | undefined {
  if (s.undecided.value === 1) return 'LIB-R36';
  const verb = verbOf(action);
  if (asked !== undefined && SHARED.has(verb)) return asked;
  const warped = slotOf(s.galaxy.value, GALVACIL) >= 0;
  if (!warped && (verb === act.flip.id || verb === act.exchange.id)) return 'LIB-2.3';
  const role = roleOf(s, seat);
  if (role === DYNASTY && EXERTING.has(verb) && !isCaptured(s, cardOf(action))) return 'LIB-5.5';
  return RULES.get(verb)?.[role];
}

const isCaptured = ({ table }: Liberation, card: number): boolean =>
  card >= 1 && card <= table.cards && table.at[card] === zone.captured;
