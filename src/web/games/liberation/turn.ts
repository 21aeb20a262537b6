import { baseOf, type Liberation } from '../../../games/liberation/state.ts';
import type { Action, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Main } from '../../table/layout.ts';
import { optionWords, type TableView } from '../../table/view.ts';
import { drawsAgainstSelf, emptyDeck } from './asks.ts';
import { chanceIn } from './odds.ts';

type View = TableView<Liberation>;

/** Of the locations that are all struck, the one that is the base most likely. */
function nextStrike(view: View, strikes: readonly Option[]): Option {
  const chance = ({ args }: Option): number => chanceIn(view, baseOf(view.s), args[0]!.value as DefId);
  return strikes.reduce((best, one) => (chance(one) > chance(best) ? one : best));
}
/**
 * A card is drawn in nearly every turn, unless that would serve the opponent. What was hit is captured, and what a planet is
 * struck by comes one after the other: all of it is struck anyway.
 */
function mainOption(view: View): Option | undefined {
  const { prompt, options } = view.decision!;
  if (prompt === 'taken') return options.find(({ verb }) => verb === 'keepTaken');
  if (prompt === 'bombardNext') return nextStrike(view, options);
  if (drawsAgainstSelf(view) || emptyDeck(view) === 'nothing') return undefined;
  return options.find(({ verb }) => verb === 'draw');
}
export function main(view: View): Main | undefined {
  const option = view.decision && mainOption(view);
  return option && { says: optionWords(view, option), actions: [option.action] };
}
/** The other way with what was hit, and a card that the opponent would thank for. */
export const asidesNow = (view: View): readonly string[] => [
  'discardTaken',
  ...(drawsAgainstSelf(view) || emptyDeck(view) === 'nothing' ? ['draw'] : []),
];
/** What the deck and the opponent's locations are refused is no wonder, nor anything while a mission asks for something else. */
export function calmNow({ decision, rules }: View): readonly string[] {
  if (decision?.prompt.endsWith('Action') !== true) return rules.game.verbs.list.map(({ verb }) => verb);
  return ['draw', 'sabotage', 'exert', 'recall', 'borrow'];
}

/** What is restored, paid or put back can be taken back as long as nothing has come to light. */
export function unaskedNow({ decision }: View): readonly string[] {
  switch (decision?.prompt) {
    case 'dynastyStep1':
      return ['restore'];
    case 'payDiscard':
      return ['discard', 'discardOpenly'];
    case 'payExert':
      return ['exert'];
    case 'spyTake':
    case 'spyReturn':
      return ['spyTake', 'spyReturn'];
    default:
      return [];
  }
}

const WITHOUT_CHOICE = new Set(['payDiscard', 'payExert', 'spyTake', 'spyReturn', 'bombardPlanet', 'bombardNext']);
/** A price that can be paid in one way, the last card of those that a spy has seen, the only planet or location to strike. */
export function obvious({ decision }: View): Action | undefined {
  if (decision === undefined || !WITHOUT_CHOICE.has(decision.prompt)) return undefined;
  return decision.options.length === 1 ? decision.options[0]!.action : undefined;
}
