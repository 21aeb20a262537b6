import type { Action, DefId, Seat } from '../../../kernel/ids.ts';
import { cardOf, defOf, numberOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { missionOf } from '../cards/columns.ts';
import { LAST_CIRCLE } from '../rules/09-circles.ts';
import { asideMission, borrowsIdly, comesToNothing } from '../rules/18-idle.ts';
import { DYNASTY, handOf, type Liberation, RESISTANCE, roleOf, zone } from '../state.ts';
import { act } from '../verbs.ts';
import { costText, letterOf, locationText, missionName, numeral, planetName } from './names.ts';
import type { Words } from './words.ts';

/** LIB-R13: a draw that ends a circle or the game says so. */
function drawText({ options: o }: Words, s: Liberation): string {
  const { table } = s;
  if (table.size(zone.deck) > 0) return o.draw;
  if (table.size(zone.discard) === 0) return o.drawNothing;
  return s.circle.value === LAST_CIRCLE ? o.drawLosesToResistance : o.drawNextCircle(numeral(s.circle.value + 1));
}
/** Actions whose one argument is a location. */
const WITH_LOCATION = {
  [act.lay.id]: 'lay',
  [act.layBase.id]: 'lay',
  [act.sabotage.id]: 'sabotage',
  [act.discard.id]: 'discard',
  [act.discardOpenly.id]: 'discard',
  [act.strike.id]: 'strike',
  [act.seize.id]: 'seize',
  [act.spyTake.id]: 'spyTake',
  [act.spyReturn.id]: 'spyReturn',
} as const;
export function optionText(words: Words, s: Liberation, seat: Seat, action: Action): string {
  const o = words.options;
  const { table } = s;
  const verb = verbOf(action);
  const simple = WITH_LOCATION[verb];
  if (simple !== undefined) return o[simple](locationText(words, defOf(action)));
  const card = cardOf(action);
  const here = table.printed(card);
  const second = locationText(words, secondOf(action) as DefId);
  switch (verb) {
    case act.pass.id:
      return o.pass;
    case act.done.id:
      return o.done;
    case act.draw.id:
      return drawText(words, s);
    case act.restore.id:
      return o.restore(locationText(words, here));
    case act.perform.id: {
      const mission = missionOf(roleOf(s, seat), defOf(action));
      const said = o.perform(missionName(words, mission), locationText(words, defOf(action)), costText(words, mission));
      return comesToNothing(s, seat, mission, true) ? o.idly(said) : said;
    }
    case act.capture.id:
      return o.capture(letterOf(words, here), second);
    case act.attack.id:
      return o.attack(letterOf(words, here), second);
    case act.operate.id: {
      const mission = missionOf(DYNASTY, here);
      const said = o.operate(letterOf(words, here), missionName(words, mission), costText(words, mission));
      return comesToNothing(s, seat, mission, false) ? o.idly(said) : said;
    }
    case act.moveBase.id:
      return o.moveBase;
    case act.exert.id:
      return o.exert(locationText(words, here));
    case act.keepTaken.id:
      return o.keepTaken(locationText(words, table.printed(table.top(zone.taken))));
    case act.discardTaken.id:
      return o.discardTaken(locationText(words, table.printed(table.top(zone.taken))));
    case act.borrow.id: {
      const mission = missionOf(RESISTANCE, here);
      const said = o.borrow(missionName(words, mission), locationText(words, here), costText(words, mission));
      return borrowsIdly(s, asideMission(s), card, table.size(handOf(s, RESISTANCE))) ? o.idly(said) : said;
    }
    case act.recall.id:
      return o.recall(locationText(words, here));
    case act.planet.id:
      return o.planet(planetName(words, numberOf(action)));
    case act.flip.id:
      return o.flip(planetName(words, numberOf(action)));
    case act.exchange.id:
      return o.exchange(planetName(words, numberOf(action)), planetName(words, secondOf(action)));
    case act.ask.id:
      return o.ask[numberOf(action)] ?? '';
    default:
      return '';
  }
}
