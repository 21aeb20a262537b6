import { days, hostile, relieves, willCost } from '../../../games/bravery/cards/columns.ts';
import { type Bravery, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import { fact } from '../../../games/bravery/verbs.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { DefId, ZoneId } from '../../../kernel/ids.ts';
import type { TableView } from '../../table/view.ts';
import { sums } from './sums.ts';
import { WORDS } from './words.ts';

/** Why a card of the hand does not go into the plan now, in as few words as a card has room for; nothing where it does. */
export function whyUnplanned(view: TableView<Bravery>, def: DefId): string | undefined {
  const { decision, s, seat, rules } = view;
  const w = WORDS[view.language].unplanned;
  if (decision?.prompt !== 'planning' || decision.values['confirmed'] !== 0 || hostile[def] !== 0) return undefined;
  // BRV-R35: nothing else is planned before them.
  if (decision.values['hostile'] !== 0) return w.hostile;
  const helps = relieves[def] !== 0;
  if (
    decision.options.some(({ verb, args }) =>
      helps ? verb === 'volunteer' : verb === 'plan' && args[0]!.value === def,
    )
  )
    return undefined;
  const plans =
    rules.seats === 1 ? Array.from({ length: plansOf(s.table) }, (_, i) => planAt(s.table, i)) : [zone.plan(seat)];
  const weeks = plans.map((plan) => sums(s, plan));
  const lacking = willCost[def]! - Math.max(0, ...weeks.map(({ will }) => will));
  if (lacking > 0) return w.will(lacking);
  if (helps) return w.noNeed;
  const free = Math.max(0, ...weeks.map(({ length, used }) => length - used));
  // BRV-17.8: what is left is a secret operation without a need beside it.
  return free === 0 ? w.full : days[def]! > free ? w.days(days[def]! - free) : w.noNeed;
}

/** For a card that goes into a plan without fitting it: what in hand would make room, and has to follow. */
export function alsoTakes({ decision, s }: TableView<Bravery>, def: DefId): readonly DefId[] {
  if (decision?.prompt !== 'planning') return [];
  const plans = decision.options
    .filter(({ verb, args }) => verb === 'plan' && args[0]!.value === def)
    .map(({ args }) => sums(s, args[1]!.value as ZoneId));
  if (plans.length === 0 || plans.some(({ length, used }) => days[def]! <= Math.max(0, length - used))) return [];
  const { drive = 0, helper = 0 } = decision.values;
  return [drive, helper].filter((maker) => maker !== 0 && maker !== def) as DefId[];
}
/** What has come into the viewer's hand since the week began, as far as this page has seen it happen. */
export function drawnThisWeek({ model, seat, s }: TableView<Bravery>): ReadonlySet<number> {
  const began = model.entries.findLastIndex(({ facts }) => facts.some(({ kind }) => kind === fact.round));
  if (began < 0 || s.round.value < 2) return new Set();
  const hand = zone.hand(seat);
  return new Set(
    model.entries
      .slice(began)
      .flatMap(({ facts }) => facts.slice(facts.findLastIndex(({ kind }) => kind === fact.round) + 1))
      .filter(({ kind, b, c }) => kind === FACT.moved && c === hand && b !== zone.plan(seat) && b !== zone.second)
      .map(({ a }) => a),
  );
}
