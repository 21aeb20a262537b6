import type { Answer } from '../../match/messages.ts';
import type { Option } from '../../kernel/rules.ts';
import { words } from '../shell/text/index.ts';
import { keysOf, type TableView } from './view.ts';

interface Refused {
  readonly option: Option;
  readonly rule: string;
  readonly keys: readonly string[];
}
/** What is told of something that cannot be done, with the rule that says so, if it is one of the game. */
export interface Refusal {
  readonly text: string;
  readonly rule: string | undefined;
}

/** Why the viewer cannot do what is not offered. */
export class Refusals {
  private listed: { readonly shown: number; readonly list: readonly Refused[] } | undefined;

  private now(view: TableView): readonly Refused[] {
    const { model } = view;
    const seat = model.viewer.value;
    if (seat === 'spectator' || view.decision === undefined) return [];
    const shown = model.shown.value;
    if (this.listed?.shown !== shown) {
      const list = model.rules.refusals(model.state, seat).map(({ action, rule }) => {
        const option = model.rules.decode(action);
        return { option, rule, keys: keysOf(view, option) };
      });
      this.listed = { shown, list };
    }
    return this.listed.list;
  }
  /** The rule that blocks this thing for the viewer, if one does. */
  ruleFor(view: TableView, keys: readonly string[]): string | undefined {
    const calm = new Set([...(view.layout.calm ?? []), ...(view.layout.calmNow?.(view) ?? [])]);
    return this.now(view).find(
      ({ option, keys: theirs }) => !calm.has(option.verb) && theirs.some((key) => keys.includes(key)),
    )?.rule;
  }
  /** An end of the step that stays in view although it cannot be done, and why not. */
  stopped(view: TableView): { readonly option: Option; readonly refusal: Refusal } | undefined {
    const { stopped = [] } = view.layout;
    const found = this.now(view).find(({ option }) => stopped.includes(option.verb));
    if (found === undefined) return undefined;
    const { option, rule } = found;
    return { option, refusal: { text: view.layout.refuses?.(view, option, rule) ?? view.text.refusal(rule), rule } };
  }
  /** Why nothing can be done with this thing now, after what was picked already. */
  whyNot(view: TableView, keys: readonly string[]): Refusal {
    const w = words().table;
    if (view.about?.phase === 'over') return { text: words().end.over, rule: undefined };
    if (view.decision === undefined) return { text: w.notYourTurn, rule: undefined };
    const picks = view.model.selection.picks.value;
    const list = this.now(view).filter((refused) => refused.keys.some((key) => keys.includes(key)));
    const closest =
      list.find(({ keys: theirs }) => picks.every((pick) => pick.keys.some((key) => theirs.includes(key)))) ?? list[0];
    if (closest === undefined) return view.layout.idle?.(view, keys) ?? { text: w.notNow, rule: view.decision.rule };
    const { option, rule } = closest;
    return { text: view.layout.refuses?.(view, option, rule) ?? view.text.refusal(rule), rule };
  }
}
/** What the match said to a command, if it said no. */
export function refusalBy(answer: Answer | undefined, view: TableView): Refusal | undefined {
  if (answer === undefined || answer.re !== 'no') return undefined;
  const w = words().table;
  const own: Readonly<Record<string, string>> = {
    'match.over': words().end.over,
    'match.notYourTurn': w.notYourTurn,
    'match.tooEarly': w.tooEarly,
    'match.nothingToUndo': w.undoNothing,
  };
  if (answer.rule.startsWith('match.')) return { text: own[answer.rule] ?? w.cannot, rule: undefined };
  return { text: view.text.refusal(answer.rule), rule: answer.rule };
}
