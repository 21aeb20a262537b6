import { cost, EFFECT, firstEffect, secondEffect } from '../../../games/afu/cards/columns.ts';
import { objectiveOnTop } from '../../../games/afu/rules/19-auction.ts';
import { zone } from '../../../games/afu/state.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { Option } from '../../../kernel/rules.ts';
import { columnOf } from './battle.ts';
import { nameIn, shortIn } from './look.ts';
import { roundEvents, roundFacts } from './round-events.ts';
import type { View } from './things.tsx';
import { WORDS } from './words.ts';

/** An option on a button. */
export function says(view: View, option: Option): string | undefined {
  const w = WORDS[view.language];
  const { verb, args } = option;
  const column = columnOf(option);
  // What it is about stands over the button, which has no room to say it twice.
  const armed = view.selection.armed()?.option === option;
  if (armed && view.narrow && verb === 'buy') return w.buysFor(cost[args[0]!.value]!);
  if (armed && verb === 'keep') return w.keeps(nameIn(args[0]!.value, view.language));
  if (column !== undefined)
    return w.place(shortIn(args[0]!.value, view.language), column + 1, verb === 'defend' ? 'defend' : 'support');
  if (verb !== 'pass' && verb !== 'done') return undefined;
  switch (view.decision?.prompt) {
    case 'afu.reconDrop':
      return w.dropNothing;
    case 'afu.place':
      return w.startBattle;
    case 'afu.recruit':
      return w.noMoreBuying;
    case 'afu.bid':
      return w.noBidding;
    case 'afu.pay':
    case 'afu.offer':
      return view.text.leave?.(view.decision.prompt);
    case 'afu.aftermath':
    case 'afu.auctionBonus':
      return w.skipBonus;
    default:
      return undefined;
  }
}

const ASKS: Readonly<Record<string, number>> = { 'afu.discard': EFFECT.discard1, 'afu.cycle': EFFECT.cycle1 };
/** Which of the round's events asks for a card: they come one after the other, in their order (AFU-17.7). */
function eventAsks(view: View): string | undefined {
  const { decision, seat, language } = view;
  const effect = ASKS[decision?.prompt ?? ''];
  if (effect === undefined) return undefined;
  const asking = roundEvents(view).filter((def) =>
    Object.values(ASKS).some((one) => firstEffect[def] === one || secondEffect[def] === one),
  );
  const given = roundFacts(view).filter(
    ({ kind, b, c }) => kind === FACT.moved && b === zone.hand(seat) && c === zone.discard(seat),
  ).length;
  const def = asking[given];
  if (def === undefined || (firstEffect[def] !== effect && secondEffect[def] !== effect)) return undefined;
  return WORDS[language].eventAsks[effect === EFFECT.cycle1 ? 'cycle' : 'discard'](nameIn(def, language));
}

/** Where no card can be bought, the question does not ask for one. */
function recruitAsks({ decision, language, s, seat }: View): string | undefined {
  if (decision?.prompt !== 'afu.recruit' || decision.options.some(({ verb }) => verb === 'buy')) return undefined;
  const calms = decision.options.some(({ verb }) => verb === 'calm');
  return WORDS[language][calms ? 'onlyCalm' : 'nothingToBuy'](s.budget.get(seat));
}
/** Of what was pressed first: a card asks for its place, a place for its card. */
function asksPlacing({ selection, language }: View): string | undefined {
  const w = WORDS[language];
  const left = selection.remaining().filter(({ option }) => columnOf(option) !== undefined);
  if (left.length < 2) return undefined;
  const { option } = left[0]!;
  const [card, column] = [option.args[0]!.value, columnOf(option)!];
  if (left.every((one) => one.option.args[0]!.value === card)) return w.placesWhere(shortIn(card, language));
  return left.every((one) => columnOf(one.option) === column) ? w.placesWhat(column + 1) : undefined;
}
/** The question of the moment. */
export function asksNow(view: View): string | undefined {
  const told = eventAsks(view) ?? recruitAsks(view);
  if (told !== undefined) return told;
  return view.decision?.prompt === 'afu.place' && view.selection.picks.value.length === 1
    ? asksPlacing(view)
    : undefined;
}
/** The same in fewer words: a phone shows the figures of an auction beside it. */
export const asks = (view: View): string | undefined =>
  view.decision?.prompt === 'afu.bid' && view.decision.values['backed'] === 1
    ? WORDS[view.language].bidShortly(nameIn(objectiveOnTop(view.s), view.language), view.decision.values['bid'] ?? 0)
    : undefined;
