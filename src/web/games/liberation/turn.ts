import { LAST_CIRCLE } from '../../../games/liberation/rules/09-circles.ts';
import { type Liberation, zone } from '../../../games/liberation/state.ts';
import type { Action } from '../../../kernel/ids.ts';
import type { Main } from '../../table/layout.ts';
import { optionWords, type TableView } from '../../table/view.ts';

type View = TableView<Liberation>;

/** A card is drawn in nearly every turn. A draw that ends a circle or the game is chosen, not proposed. */
export function main(view: View): Main | undefined {
  const draw = view.decision?.options.find(({ verb }) => verb === 'draw');
  const { table, circle } = view.s;
  if (draw === undefined || (table.size(zone.deck) === 0 && circle.value === LAST_CIRCLE)) return undefined;
  if (table.size(zone.deck) + table.size(zone.discard) === 0) return undefined;
  return { says: optionWords(view, draw), actions: [draw.action] };
}

/** What is paid or put back can be taken back as long as the mission has brought nothing to light. */
export function unaskedNow({ decision }: View): readonly string[] {
  switch (decision?.prompt) {
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

const WITHOUT_CHOICE = new Set(['payDiscard', 'payExert', 'spyTake', 'spyReturn']);
/** A price that can be paid in one way, and the last card of those that a spy has seen. */
export function obvious({ decision }: View): Action | undefined {
  if (decision === undefined || !WITHOUT_CHOICE.has(decision.prompt)) return undefined;
  return decision.options.length === 1 ? decision.options[0]!.action : undefined;
}
