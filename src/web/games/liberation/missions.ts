import {
  BORROWS_EXCEPT,
  DISCARDS,
  MISSION_IDS,
  missionOf,
  ON_PLANET,
  rowOf,
} from '../../../games/liberation/cards/columns.ts';
import { MISSIONS } from '../../../games/liberation/cards/missions.ts';
import { PLANETS } from '../../../games/liberation/cards/locations.ts';
import type { Effect, EffectId, EffectOf } from '../../../games/liberation/cards/schema.ts';
import { planetAt, SLOTS } from '../../../games/liberation/galaxy.ts';
import { bombarded, targets } from '../../../games/liberation/rules/18-attacks.ts';
import { borrowable, borrowsIdly, comesToNothing } from '../../../games/liberation/rules/18-idle.ts';
import { baseOf, DYNASTY, handOf, type Liberation, RESISTANCE, roleOf, zone } from '../../../games/liberation/state.ts';
import { missionText } from '../../../games/liberation/text/card.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import { percentIn } from '../../shell/figures-in.ts';
import type { Forecast, ForecastLine, ForecastTile } from '../../table/layout.ts';
import { cardsIn, type TableView } from '../../table/view.ts';
import { letterIn, lookOf, placeName, shortIn } from './look.ts';
import { MISSION_WORDS } from './mission-words.ts';
import { chanceIn } from './odds.ts';

type View = TableView<Liberation>;
const TEXT = { uk, ru, en } as const;

/** A mission as it would be performed: by a card of the hand, or through a captured location. */
interface Plan {
  readonly mission: number;
  readonly fromHand: boolean;
  readonly def: DefId;
}
export function planOf(view: View, { verb, args }: Option): Plan | undefined {
  if (verb === 'perform') {
    const def = args[0]!.value as DefId;
    return { mission: missionOf(roleOf(view.s, view.seat), def), fromHand: true, def };
  }
  if (verb !== 'operate') return undefined;
  const def = view.s.table.printed(args[0]!.value as CardId);
  return { mission: missionOf(DYNASTY, def), fromHand: false, def };
}
export const isVain = (view: View, { mission, fromHand }: Plan): boolean =>
  comesToNothing(view.s, view.seat, mission, fromHand);

const defsOf = (mask: number): readonly DefId[] =>
  Array.from({ length: 32 }, (_, bit) => bit as DefId).filter((def) => (mask >> def) & 1);
const letters = (view: View, defs: readonly DefId[]): string =>
  defs.map((def) => letterIn(def, view.language)).join(', ');
const printsIn = (view: View, at: Parameters<typeof cardsIn>[1]): readonly DefId[] =>
  cardsIn(view.s, at).map((card) => view.s.table.printed(card));
/** The cards that are left to pay with, and to play. */
const restOfHand = (view: View, { fromHand, def }: Plan): readonly DefId[] =>
  printsIn(view, zone.hand(view.seat)).filter((held) => !fromHand || held !== def);
const ready = (view: View): readonly CardId[] =>
  cardsIn(view.s, zone.captured).filter((card) => view.s.exerted.get(card) === 0);
const readyDefs = (view: View, except?: DefId): readonly DefId[] =>
  ready(view)
    .map((card) => view.s.table.printed(card))
    .filter((def) => def !== except);
/** A line, or a sentence alone; '' where there is nothing to be said. */
type Found = string | ForecastLine;
const tile = (view: View, def: DefId, says = shortIn(def, view.language)): ForecastTile => ({
  letter: letterIn(def, view.language),
  says,
});
function attackable(view: View, within: number): Found {
  const defs = defsOf(targets(view.s, within));
  if (defs.length === 0) return '';
  const chances = defs.map((def) => [def, chanceIn(view, baseOf(view.s), def)] as const);
  const [best, chance] = chances.reduce((a, b) => (b[1] > a[1] ? b : a));
  const w = MISSION_WORDS[view.language];
  if (chance === 0) return w.targetsInVain(letters(view, defs));
  return {
    text: w.targets(letters(view, defs), letterIn(best, view.language), percentIn(view.language, chance)),
    short: w.baseThere,
    tiles: chances
      .toSorted((a, b) => b[1] - a[1])
      .map(([def, share]) => tile(view, def, percentIn(view.language, share))),
  };
}
function capturable(view: View, plan: Plan, within: number): string {
  const open = targets(view.s, within);
  const rest = restOfHand(view, plan);
  // What is paid with is not captured.
  if (rest.length <= DISCARDS[plan.mission]!) return '';
  const list = letters(
    view,
    rest.filter((def) => (open >> def) & 1),
  );
  return list === '' ? '' : MISSION_WORDS[view.language].capture(list);
}
const planetsNow = (view: View): readonly number[] =>
  Array.from({ length: SLOTS }, (_, slot) => planetAt(view.s.galaxy.value, slot));
const planetName = (view: View, planet: number): string => TEXT[view.language].planets[PLANETS[planet]!];
const baseAmong = (view: View, mask: number): number =>
  defsOf(mask).reduce((sum, def) => sum + chanceIn(view, baseOf(view.s), def), 0);

/** What an effect would find if it were performed now, as far as the performer may know; '' where its text says it all. */
const finds: {
  readonly [K in EffectId]: (view: View, plan: Plan, effect: EffectOf<K>, first: boolean) => Found | readonly Found[];
} = {
  discardHalfDeck(view) {
    const size = view.s.table.size(zone.deck);
    const half = (size + 1) >> 1;
    return MISSION_WORDS[view.language].halfDeck(half, size - half);
  },
  shuffleDiscardIntoDeck({ s: { table }, language }, { mission }) {
    return MISSION_WORDS[language].deckOf(table.size(zone.deck) + table.size(zone.discard) + DISCARDS[mission]!);
  },
  borrow(view, { mission, fromHand }) {
    const { s, language } = view;
    const hand = s.table.size(zone.hand(view.seat)) - (fromHand ? 1 : 0);
    const open = cardsIn(s, zone.captured).filter(
      (card) => borrowable(s, mission, card, hand) && !borrowsIdly(s, mission, card, hand),
    );
    const named = open.map((card) => {
      const def = s.table.printed(card);
      const { missions, quoted } = TEXT[language];
      return `${letterIn(def, language)} ${quoted(missions[MISSION_IDS[missionOf(RESISTANCE, def)]!])}`;
    });
    return MISSION_WORDS[language].borrow(named.join(', '));
  },
  bombard(view) {
    return planetsNow(view).flatMap((planet) => {
      const hit = bombarded(view.s, planet);
      if (hit === 0) return [];
      const chance = percentIn(view.language, baseAmong(view, hit));
      return [MISSION_WORDS[view.language].bombard(planetName(view, planet), letters(view, defsOf(hit)), chance)];
    });
  },
  relocate: (view, plan) => MISSION_WORDS[view.language].newBase(letters(view, restOfHand(view, plan))),
  moveBase: () => '',
  attack: (view, _plan, { within }, first) =>
    first ? attackable(view, within) : MISSION_WORDS[view.language].afterTurning,
  capture: (view, plan, { within }, first) =>
    first ? capturable(view, plan, within) : MISSION_WORDS[view.language].afterTurning,
  captureOrAttack: (view, plan, { within }) => [capturable(view, plan, within), attackable(view, within)],
  disrupt(view) {
    const w = MISSION_WORDS[view.language];
    const open = readyDefs(view);
    const exerts: ForecastLine = {
      text: w.exert(letters(view, open)),
      short: w.exert('').trim(),
      tiles: open.map((def) => tile(view, def)),
    };
    const held = view.s.table.size(handOf(view.s, DYNASTY));
    return [...(open.length === 0 ? [] : [exerts]), ...(held === 0 ? [] : [w.sabotage(held)])];
  },
  probe(view) {
    const list = planetsNow(view).map(
      (planet) => `${planetName(view, planet)} ${percentIn(view.language, baseAmong(view, ON_PLANET[planet]!))}`,
    );
    return MISSION_WORDS[view.language].probe(list.join(', '));
  },
  spy({ s: { table }, language }, _plan, { look }) {
    const deck = table.size(zone.deck);
    return MISSION_WORDS[language].spy(Math.min(look, deck), deck);
  },
  recall: (view) => MISSION_WORDS[view.language].recall(letters(view, printsIn(view, zone.captured))),
  flip: () => '',
  exchange: () => '',
};
type Find = (view: View, plan: Plan, effect: Effect, first: boolean) => Found | readonly Found[];

/** Which cards and locations could pay. */
function price(view: View, plan: Plan): ForecastLine {
  const w = MISSION_WORDS[view.language];
  const { discard, exert } = MISSIONS[MISSION_IDS[plan.mission]!];
  const cards = discard > 0 ? restOfHand(view, plan) : [];
  const places = exert > 0 ? readyDefs(view, plan.fromHand ? undefined : plan.def) : [];
  const from = [
    ...(discard > 0 ? [w.inHand(letters(view, cards))] : []),
    ...(exert > 0 ? [w.ready(letters(view, places))] : []),
  ];
  const short = TEXT[view.language].cost(discard, exert);
  return {
    label: w.price,
    text: from.length === 0 ? short : `${short} (${from.join('; ')})`,
    short,
    tiles: [...cards, ...places].map((def) => tile(view, def)),
  };
}
/** Why a mission cannot be paid for: how many cards and locations are missing. */
export function lacks(view: View, plan: Plan): string {
  const { discard, exert } = MISSIONS[MISSION_IDS[plan.mission]!];
  const cards = discard - restOfHand(view, plan).length;
  const places = exert - readyDefs(view, plan.fromHand ? undefined : plan.def).length;
  const { missions, quoted } = TEXT[view.language];
  const name = quoted(missions[MISSION_IDS[plan.mission]!]);
  const w = MISSION_WORDS[view.language];
  const what = [...(cards > 0 ? [w.lackingCards(cards)] : []), ...(places > 0 ? [w.lackingLocations(places)] : [])];
  return w.lacks(name, what.join(', '));
}
const labelled = (one: Found, label: string): ForecastLine =>
  typeof one === 'string' ? { text: one, label } : { ...one, label };
function nowLines(view: View, plan: Plan): readonly ForecastLine[] {
  const w = MISSION_WORDS[view.language];
  const { effects } = MISSIONS[MISSION_IDS[plan.mission]!];
  if (isVain(view, plan)) {
    const why = effects.flatMap(({ do: effect }: Effect) => w.why[effect] ?? []);
    return [{ label: w.now, text: w.vainBecause(why.join('; ')), good: false }];
  }
  const found = effects.flatMap((effect: Effect, i) => (finds[effect.do] as Find)(view, plan, effect, i === 0));
  return found.filter((one) => one !== '').map((one, i) => labelled(one, i === 0 ? w.now : ''));
}
/** All that can be said of a mission before it is paid for; `exerted` is said where a captured location performs it. */
export function missionForecast(view: View, plan: Plan, exerted: string): Forecast {
  const w = MISSION_WORDS[view.language];
  const text = TEXT[view.language];
  const id = MISSION_IDS[plan.mission]!;
  const told = view.s.openPlay.value === 1 ? w.shown : w.told(text.categories[rowOf(plan.def).category]);
  const { icon, colour } = lookOf(plan.def);
  return {
    kind: 'certain',
    title: text.missions[id],
    of: { icon, colour, says: w.from(placeName(plan.def, view.language), roleOf(view.s, view.seat) === DYNASTY) },
    lines: [
      { text: missionText(text, id) },
      price(view, plan),
      ...nowLines(view, plan),
      { label: w.after, text: plan.fromHand ? told : exerted },
    ],
    ...(isVain(view, plan) ? { anyway: w.anyway } : {}),
  };
}
/** The locations that the chosen mission could turn on: they are marked before anything is paid. */
export function missionTargets(view: View): ReadonlySet<DefId> {
  const armed = view.selection.armed();
  const plan = armed && planOf(view, armed.option);
  if (plan === undefined || BORROWS_EXCEPT[plan.mission]! >= 0) return new Set();
  const [first] = MISSIONS[MISSION_IDS[plan.mission]!].effects as readonly Effect[];
  if (first?.do === 'attack' || first?.do === 'captureOrAttack') return new Set(defsOf(targets(view.s, first.within)));
  if (first?.do === 'bombard') return new Set(planetsNow(view).flatMap((planet) => defsOf(bombarded(view.s, planet))));
  if (first?.do === 'disrupt') return new Set(ready(view).map((card) => view.s.table.printed(card)));
  return new Set(first?.do === 'recall' ? printsIn(view, zone.captured) : []);
}
