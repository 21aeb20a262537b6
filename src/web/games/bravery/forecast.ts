import { crosshairs, undermines } from '../../../games/bravery/cards/columns.ts';
import { FIRST_TERRITORY, landOf, SET } from '../../../games/bravery/cards/set.ts';
import { defenceOf } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, planAt, plansOf } from '../../../games/bravery/state.ts';
import type { DefId, ZoneId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Forecast } from '../../table/layout.ts';
import { cardsIn, type TableView } from '../../table/view.ts';
import { planned } from './odds.ts';
import { sums } from './sums.ts';
import { WORDS } from './words.ts';

type View = TableView<Bravery>;

/** So much the operation that is played next takes from what defends a territory. */
export function operation({ s }: View): number {
  for (let i = 0; i < plansOf(s.table); i++)
    for (const card of cardsIn(s, planAt(s.table, i))) {
      const by = undermines[s.table.printed(card)] ?? 0;
      if (by > 0) return by;
    }
  return 0;
}
/** What a card leaves of the week, and what comes of a counter-offensive or an operation. */
export function forecast(view: View, option: Option): Forecast | undefined {
  const w = WORDS[view.language];
  const def = (option.args[0]?.value ?? 0) as DefId;
  if (option.verb === 'plan') {
    const { length, used, will } = sums(view.s, option.args[1]!.value as ZoneId);
    const row = SET.players[def - 1];
    const left = length + (row?.addsDays ?? 0) - used - (row?.days ?? 0);
    const after = will + (row?.willGain ?? 0) - (row?.willCost ?? 0) - (row?.willLoss ?? 0);
    return {
      kind: 'certain',
      title: view.text.card(def).name,
      lines: [
        { text: w.left(left), good: left >= 0 },
        { text: w.willAfter(after), good: after >= 0 },
      ],
    };
  }
  if ((option.verb === 'attack' || option.verb === 'undermine') && def >= FIRST_TERRITORY) {
    const strike = planned(view.s, crosshairs);
    const shields = defenceOf(view.s, landOf(def));
    const comes =
      option.verb === 'attack'
        ? [{ text: strike > shields ? w.freed : w.lacks(shields, shields + 1 - strike), good: strike > shields }]
        : [{ text: w.weakened(Math.max(0, shields - operation(view))), good: true }];
    return {
      kind: 'certain',
      title: (option.verb === 'attack' ? w.counterAt : w.operationAt)(view.text.card(def).name),
      lines: [{ text: w.defends(shields) }, { text: w.planned(strike) }, ...comes],
      ...(option.verb === 'attack' && strike <= shields ? { anyway: w.anyway } : {}),
    };
  }
  return undefined;
}
