import { baseOf, DYNASTY, handOf, type Liberation, RESISTANCE, zone } from '../../../games/liberation/state.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Forecast } from '../../table/layout.ts';
import type { TableView } from '../../table/view.ts';
import { baseForecast, gainForecast, moveForecast, probeForecast, strikeForecast } from './gains.ts';
import { letterIn, placeName } from './look.ts';
import { missionForecast, planOf } from './missions.ts';
import { chanceIn } from './odds.ts';
import { WORDS } from './words.ts';

type View = TableView<Liberation>;

/** Verbs that use up a card of the hand: on these, and on nothing else, a card in hand stands for its location. */
const FROM_HAND = new Set(['perform', 'capture', 'seize', 'lay', 'layBase', 'discard', 'discardOpenly']);
export function handCardOf(view: View, { verb, args }: Option): CardId {
  const def = (args.at(-1)?.value ?? 0) as DefId;
  return FROM_HAND.has(verb) ? view.s.table.find(zone.hand(view.seat), def) : (0 as CardId);
}

const GAINS = new Set(['capture', 'seize', 'keepTaken']);
function gained(view: View, { verb, args }: Option): DefId {
  return verb === 'keepTaken' ? view.s.table.printed(view.s.table.top(zone.taken)) : (args.at(-1)!.value as DefId);
}

const exerted = ({ narrow, language }: View, def: DefId): string =>
  narrow ? WORDS[language].costBrief(letterIn(def, language)) : WORDS[language].cost(placeName(def, language));
function attackForecast(view: View, { verb, args }: Option, target: DefId): Forecast {
  const w = WORDS[view.language];
  const found = chanceIn(view, baseOf(view.s), target);
  const held = chanceIn(view, handOf(view.s, RESISTANCE), target);
  const cost = verb === 'attack' ? { cost: exerted(view, view.s.table.printed(args[0]!.value as CardId)) } : {};
  const title = w.attackOn(placeName(target, view.language));
  if (found + held === 0)
    return { kind: 'certain', title, lines: [{ text: w.attackVain, good: false }], ...cost, anyway: w.attackAnyway };
  return {
    kind: 'odds',
    title,
    parts: [
      { share: found, colour: '#e9c26b', name: w.oddsBase, says: w.oddsBaseSays },
      { share: held, colour: '#6fc9b8', name: w.oddsHand, says: w.oddsHandSays },
      { share: Math.max(0, 1 - found - held), colour: '#8f95cf', name: w.oddsMiss, says: w.oddsMissSays },
    ],
    ...cost,
  };
}
function sabotageForecast(view: View, target: DefId): Forecast {
  const w = WORDS[view.language];
  const held = chanceIn(view, handOf(view.s, DYNASTY), target);
  const title = w.sabotageOf(placeName(target, view.language));
  if (held === 0)
    return { kind: 'certain', title, lines: [{ text: w.sabotageVain, good: false }], anyway: w.sabotageAnyway };
  return {
    kind: 'odds',
    title,
    parts: [
      { share: held, colour: '#6fc9b8', name: w.sabotageHit, says: w.sabotageHitSays },
      { share: 1 - held, colour: '#8f95cf', name: w.sabotageMiss, says: w.sabotageMissSays },
    ],
  };
}
export function forecast(view: View, option: Option): Forecast | undefined {
  const { verb, args } = option;
  if (verb === 'attack') return attackForecast(view, option, args[1]!.value as DefId);
  if (verb === 'strike') return attackForecast(view, option, args[0]!.value as DefId);
  if (verb === 'sabotage') return sabotageForecast(view, args[0]!.value as DefId);
  if (verb === 'planet' && view.decision?.prompt === 'probe') return probeForecast(view, args[0]!.value);
  if (verb === 'planet' && view.decision?.prompt === 'bombardPlanet') return strikeForecast(view, args[0]!.value);
  if (verb === 'moveBase') return moveForecast(view);
  if (verb === 'layBase') return baseForecast(view, args[0]!.value as DefId);
  if (verb === 'lay') return gainForecast(view, args[0]!.value as DefId);
  // From the list these are taken at once: there the line under them says as much. A hint says what they are good for.
  const weighed = [view.selection.armed()?.option, view.selection.hint.value?.choice.option].includes(option);
  if (GAINS.has(verb) && weighed) {
    const by = verb === 'capture' ? exerted(view, view.s.table.printed(args[0]!.value as CardId)) : undefined;
    return gainForecast(view, gained(view, option), by);
  }
  const plan = planOf(view, option);
  return plan && missionForecast(view, plan, exerted(view, plan.def));
}
