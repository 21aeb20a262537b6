import type { Action, DefId } from '../../kernel/ids.ts';
import { cardOf, defOf, numberOf, secondOf, verbOf } from '../../kernel/verbs.ts';
import { idOf, LAST } from './cards/columns.ts';
import { PLANETS } from './cards/locations.ts';
import { DYNASTY, type Liberation, zone } from './state.ts';
import { act } from './verbs.ts';

/**
 * The short English form of an action, for positions, tests and the terminal. Locations are letters A to T.
 *
 * - who is who, where that is decided after the deal: `ask dynasty`, `ask resistance`
 * - first cards: `lay K`
 * - step 1: `draw`, `restore H`, `pass`
 * - Dynasty action: `mission E` (from hand), `exert H, capture B`, `exert H, attack B`, `exert H, mission`, `restore H`, `pass`
 * - after a hit on the hand: `capture B`, `discard B`
 * - Resistance action: `move base` and then `lay K`; `sabotage C`; `mission F`; `pass`
 * - costs, and step 3: `discard K`, `exert B`
 * - inside missions: `attack B`, `capture B`, `sabotage C`, `exert H`, `borrow A` (its mission), `return A` (to the
 *   Dynasty's hand), `planet Lumena`,
 *   `take K` and `put back K` (spy), `flip Lumena`, `exchange Lumena and Ishkal`, `move base`, `pass`, `done`
 */
export function notation(s: Liberation, action: Action): string {
  const { table } = s;
  const location = idOrNone(defOf(action));
  const card = idOrNone(table.printed(cardOf(action)));
  const second = idOrNone(secondOf(action) as DefId);
  switch (verbOf(action)) {
    case act.pass.id:
      return 'pass';
    case act.done.id:
      return 'done';
    case act.draw.id:
      return 'draw';
    case act.lay.id:
    case act.layBase.id:
      return `lay ${location}`;
    case act.restore.id:
      return `restore ${card}`;
    case act.perform.id:
      return `mission ${location}`;
    case act.capture.id:
      return `exert ${card}, capture ${second}`;
    case act.attack.id:
      return `exert ${card}, attack ${second}`;
    case act.operate.id:
      return `exert ${card}, mission`;
    case act.moveBase.id:
      return 'move base';
    case act.sabotage.id:
      return `sabotage ${location}`;
    case act.discard.id:
    case act.discardOpenly.id:
      return `discard ${location}`;
    case act.exert.id:
      return `exert ${card}`;
    case act.keepTaken.id:
      return `capture ${idOrNone(table.printed(table.top(zone.taken)))}`;
    case act.discardTaken.id:
      return `discard ${idOrNone(table.printed(table.top(zone.taken)))}`;
    case act.borrow.id:
      return `borrow ${card}`;
    case act.recall.id:
      return `return ${card}`;
    case act.planet.id:
      return `planet ${planetName(numberOf(action))}`;
    case act.strike.id:
      return `attack ${location}`;
    case act.seize.id:
      return `capture ${location}`;
    case act.spyTake.id:
      return `take ${location}`;
    case act.spyReturn.id:
      return `put back ${location}`;
    case act.flip.id:
      return `flip ${planetName(numberOf(action))}`;
    case act.exchange.id:
      return `exchange ${planetName(numberOf(action))} and ${planetName(secondOf(action))}`;
    case act.ask.id:
      return `ask ${numberOf(action) === DYNASTY ? 'dynasty' : 'resistance'}`;
    default:
      return `action ${action}`;
  }
}
const idOrNone = (def: DefId): string => (def > 0 && def <= LAST ? idOf(def) : '?');
const planetName = (planet: number): string => {
  const id = PLANETS[planet] ?? '?';
  return id.slice(0, 1).toUpperCase() + id.slice(1);
};
