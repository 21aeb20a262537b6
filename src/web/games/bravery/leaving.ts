import { days, shields, weakens } from '../../../games/bravery/cards/columns.ts';
import { type Bravery, planAt, plansOf } from '../../../games/bravery/state.ts';
import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Leaving } from '../../table/layout.ts';
import type { TableView } from '../../table/view.ts';
import { OFFER_WORDS } from './offer-words.ts';
import { sums } from './sums.ts';
import { VERBS } from './words.ts';

type View = TableView<Bravery>;

/** What somebody offers to the viewer or wants of the viewer, and the two answers. */
export interface Offer {
  readonly who: Seat;
  readonly def: DefId;
  readonly asks: boolean;
  /** Nothing where the card cannot be spared. */
  readonly yes: Action | undefined;
  readonly no: Action;
}
/** All that waits for an answer of the viewer. */
export function offersTo({ decision, s, seat }: View): readonly Offer[] {
  const options = decision?.prompt === 'planning' ? decision.options : [];
  return options.flatMap(({ verb, args, action: no }): readonly Offer[] => {
    if (verb !== 'decline') return [];
    const [def, who] = [args[0]!.value as DefId, args[1]!.value as Seat];
    const answer = (said: string): Action | undefined =>
      options.find((one) => one.verb === said && one.args[0]!.value === def && one.args[1]!.value === who)?.action;
    const bit = 1 << def;
    const gift = answer('accept');
    return (s.asks[seat]!.get(who) & bit) !== 0
      ? [{ who, def, asks: true, yes: answer('give'), no }]
      : [{ who, def, asks: false, yes: gift, no }];
  });
}

/** Not all that the plans could still put forward would hold the territory. */
export function isLost({ decision, s }: View): boolean {
  const { attack = 0, defence = 0 } = decision?.values ?? {};
  if (decision?.prompt !== 'defend') return false;
  let short = attack - defence;
  for (let i = 0; i < plansOf(s.table); i++) {
    const plan = planAt(s.table, i);
    for (let at = s.table.size(plan) - 1; at >= 0; at--) {
      const card = s.table.card(plan, at);
      if (s.committed.get(card) === 0) short -= shields[s.table.printed(card)]! + weakens[s.table.printed(card)]!;
    }
  }
  return short > 0;
}
/** Days that could still be filled, answers that are owed, and a territory that could still be held. */
export function leaves(view: View): Leaving | undefined {
  const w = OFFER_WORDS[view.language];
  const { attack = 0, defence = 0, target = 0, confirmed = 0 } = view.decision?.values ?? {};
  const has = (verb: string): Option | undefined => view.decision?.options.find((option) => option.verb === verb);
  if (view.decision?.prompt === 'planning' && confirmed === 0) {
    const offers = offersTo(view);
    if (offers.length > 0)
      return { asks: w.leavesOffers(offers.length), yes: w.confirmWithout, first: offers.map(({ no }) => no) };
    // What would fit with Volunteers alone is no room that was overlooked.
    const fits = view.decision.options.find(({ verb, args }) => {
      if (verb !== 'plan') return false;
      const { length, used } = sums(view.s, args[1]!.value as ZoneId);
      const taken = days[args[0]!.value]!;
      return taken > 0 && taken <= length - used;
    });
    if (fits !== undefined)
      return {
        asks: w.leavesDays(view.text.card(fits.args[0]!.value as DefId).name),
        yes: VERBS['confirm']!.words[view.language],
      };
  }
  return view.decision?.prompt === 'defend' && attack > defence && has('commit') !== undefined && !isLost(view)
    ? { asks: w.leavesLand(view.text.card(target as DefId).name, attack, defence), yes: w.agree }
    : undefined;
}
