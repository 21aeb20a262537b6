import { type Clash, clashes, clashIn, panicColumns, sumOf } from '../../../games/afu/clash.ts';
import type { Afu } from '../../../games/afu/state.ts';
import { BY_DEFENCE, cost, threshold } from '../../../games/afu/cards/columns.ts';
import { bestWorth, objectiveOnTop } from '../../../games/afu/rules/19-auction.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Forecast, ForecastLine } from '../../table/layout.ts';
import { after, columnOf } from './battle.ts';
import { reasons } from './columns.tsx';
import { nameIn } from './look.ts';
import type { View } from './things.tsx';
import { WORDS } from './words.ts';

function clashLines(view: View, s: Afu, clash: Clash): readonly ForecastLine[] {
  const w = WORDS[view.language];
  const { ours, theirs, destroyed, beaten } = clash;
  const against = (a: number, b: number): string => `${a} ${a > 0 && a >= b ? '≥' : '<'} ${b}`;
  if (clash.front === 0) {
    const frightens = panicColumns(s, view.seat).includes(clash.column);
    const comes = frightens ? `+1 ${w.panic}` : w.noPanic;
    return [{ text: `${w.column(clash.column + 1)}: ${w.undefended}, ${comes}`, good: !frightens }];
  }
  return [
    {
      text: `${w.weHit}: ${against(ours.attack.n, theirs.defence.n)}, ${destroyed ? w.destroyed : w.survives}`,
      good: destroyed,
    },
    { text: `${w.theyHit}: ${against(theirs.attack.n, ours.defence.n)}, ${beaten ? w.lost : w.held}`, good: !beaten },
    ...reasons(view, clash).map(({ text }) => ({ text })),
  ];
}
/** What a placement would change in its column, and what would be left to spend. */
function placing(view: View, option: Option): Forecast | undefined {
  const w = WORDS[view.language];
  const column = columnOf(option);
  const then = after(view, option);
  if (then === undefined || column === undefined) return undefined;
  const clash = clashIn(then, view.seat, column);
  if (clash === undefined) return undefined;
  const card = nameIn(option.args[0]!.value, view.language);
  return {
    kind: 'certain',
    title: w.place(card, column + 1, option.verb === 'defend' ? 'defend' : 'support'),
    lines: clashLines(view, then, clash),
    cost: w.handPays(sumOf(then, view.seat).points),
  };
}
export function forecast(view: View, option: Option): Forecast | undefined {
  const w = WORDS[view.language];
  const { s, seat } = view;
  switch (option.verb) {
    case 'defend':
    case 'support':
      return placing(view, option);
    case 'pass':
      if (view.decision?.prompt !== 'afu.place') return undefined;
      return {
        kind: 'certain',
        title: w.startBattle,
        lines: clashes(s, seat).flatMap((clash) => clashLines(view, s, clash)),
        cost: w.handPays(sumOf(s, seat).points),
      };
    case 'buy': {
      const def = option.args[0]!.value as DefId;
      return {
        kind: 'certain',
        title: w.buys(nameIn(def, view.language)),
        lines: [{ text: w.after(s.budget.get(seat) - cost[def]!) }, { text: w.toDiscard }],
      };
    }
    case 'amount': {
      const n = option.args[0]!.value;
      const needed = threshold[objectiveOnTop(s)]!;
      const paid = n <= bestWorth(s, seat, s.demanded.value);
      const enough = paid && n >= needed;
      return {
        kind: 'certain',
        title: w.bidOf(n),
        lines: [
          { text: w.threshold(w.needs(s.demanded.value === BY_DEFENCE ? 'defence' : 'attack', needed)), good: enough },
          { text: enough ? w.bidWins : paid ? w.bidShort : w.bidEmpty, ...(paid ? {} : { good: false }) },
        ],
      };
    }
    case 'bonus':
    case 'swap':
      return {
        kind: 'certain',
        title: w.usesBonus(nameIn(option.args[0]!.value, view.language)),
        lines: [{ text: effectOf(view, option) }],
      };
    default:
      return undefined;
  }
}
/** What an option does, without the card whose option it is: the title names it. */
function effectOf({ text, s, seat }: View, { action }: Option): string {
  const said = text.option(s, seat, action);
  return said.slice(said.indexOf(': ') + 2);
}
