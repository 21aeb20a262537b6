import { MISSION_IDS, missionOf, ON_PLANET } from '../../../games/liberation/cards/columns.ts';
import { PLANETS } from '../../../games/liberation/cards/locations.ts';
import { neighbours } from '../../../games/liberation/galaxy.ts';
import { bombarded } from '../../../games/liberation/rules/18-attacks.ts';
import { baseOf, capturedMask, DYNASTY, type Liberation, zone } from '../../../games/liberation/state.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { locationsOf } from '../../../games/liberation/text/table.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Forecast } from '../../table/layout.ts';
import { cardsIn, type TableView } from '../../table/view.ts';
import { letterIn, placeName } from './look.ts';
import { chanceIn } from './odds.ts';

type View = TableView<Liberation>;
const TEXT = { uk, ru, en } as const;

/** What places are good for: `list` is letters of locations. */
interface Words {
  readonly reaches: (list: string) => string;
  readonly reachesNone: string;
  readonly mission: (name: string) => string;
  readonly capture: string;
  readonly base: (place: string) => string;
  readonly movesTo: (list: string) => string;
  readonly foundFrom: (list: string) => string;
  readonly foundFromNone: string;
  readonly secret: string;
  readonly move: string;
  readonly canMove: (list: string) => string;
  readonly cannotMove: string;
  readonly unseen: string;
  readonly anyway: string;
  readonly probe: (planet: string) => string;
  readonly strike: (planet: string) => string;
  readonly among: string;
  readonly amongSays: string;
  readonly notAmong: string;
  readonly notAmongSays: string;
  readonly struck: (list: string) => string;
  readonly there: string;
  readonly thereSays: string;
  readonly notThere: string;
  readonly notThereSays: string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    reaches: (list) => `звідси нападають і захоплюють: ${list}`,
    reachesNone: 'усе поруч уже захоплено',
    mission: (name) => `має місію ${name}`,
    capture: 'Захопити',
    base: (place) => `Таємна база: ${place}`,
    movesTo: (list) => `звідси базу можна змінити на: ${list}`,
    foundFrom: (list) => `Династія вже поруч: ${list}`,
    foundFromNone: 'Династія ще не поруч',
    secret: 'Династія бачить лише зворот карти',
    move: 'Змінити базу',
    canMove: (list) => `з’єднані карти на руці: ${list}`,
    cannotMove: 'жодна карта на руці не з’єднана з базою: її можна лише покласти назад',
    unseen: 'Династія не дізнається, чи база змінилася; її промахи й зонди більше нічого не доводять',
    anyway: 'Узяти базу попри це',
    probe: (planet) => `Зонд: ${planet}`,
    strike: (planet) => `Удар: ${planet}`,
    among: 'база серед цілей',
    amongSays: 'перемога Династії',
    notAmong: 'бази там немає',
    notAmongSays: 'ця планета відпадає',
    struck: (list) => `Напади по черзі: ${list}.`,
    there: 'база на цій планеті',
    thereSays: 'решта планет відпадає',
    notThere: 'база не тут',
    notThereSays: 'ця планета відпадає',
  },
  ru: {
    reaches: (list) => `отсюда нападают и захватывают: ${list}`,
    reachesNone: 'всё рядом уже захвачено',
    mission: (name) => `имеет миссию ${name}`,
    capture: 'Захватить',
    base: (place) => `Секретная база: ${place}`,
    movesTo: (list) => `отсюда базу можно поменять на: ${list}`,
    foundFrom: (list) => `Династия уже рядом: ${list}`,
    foundFromNone: 'Династия ещё не рядом',
    secret: 'Династия видит только оборот карты',
    move: 'Поменять базу',
    canMove: (list) => `соединённые карты в руке: ${list}`,
    cannotMove: 'ни одна карта в руке не соединена с базой: её можно только положить обратно',
    unseen: 'Династия не узнает, сменилась ли база; её промахи и зонды больше ничего не доказывают',
    anyway: 'Всё равно взять базу',
    probe: (planet) => `Зонд: ${planet}`,
    strike: (planet) => `Удар: ${planet}`,
    among: 'база среди целей',
    amongSays: 'победа Династии',
    notAmong: 'базы там нет',
    notAmongSays: 'эта планета отпадает',
    struck: (list) => `Нападения по очереди: ${list}.`,
    there: 'база на этой планете',
    thereSays: 'остальные планеты отпадают',
    notThere: 'база не здесь',
    notThereSays: 'эта планета отпадает',
  },
  en: {
    reaches: (list) => `from here you attack and capture ${list}`,
    reachesNone: 'everything connected to it has been captured already',
    mission: (name) => `has the mission ${name}`,
    capture: 'Capture',
    base: (place) => `Secret base: ${place}`,
    movesTo: (list) => `from here the base can move to ${list}`,
    foundFrom: (list) => `the Dynasty is next to it already: ${list}`,
    foundFromNone: 'the Dynasty is not next to it yet',
    secret: 'the Dynasty sees only its back',
    move: 'Move the base',
    canMove: (list) => `connected cards in your hand: ${list}`,
    cannotMove: 'no card in your hand is connected to the base: it can only be put back',
    unseen: 'the Dynasty will not know whether it moved; its misses and probes prove nothing any more',
    anyway: 'Take it up anyway',
    probe: (planet) => `Probe: ${planet}`,
    strike: (planet) => `Strike: ${planet}`,
    among: 'the base is among the targets',
    amongSays: 'the Dynasty wins',
    notAmong: 'the base is not there',
    notAmongSays: 'this planet is ruled out',
    struck: (list) => `Attacks one after the other: ${list}.`,
    there: 'the base is on this planet',
    thereSays: 'the other planets are ruled out',
    notThere: 'the base is not here',
    notThereSays: 'this planet is ruled out',
  },
};

const letters = ({ language }: View, defs: readonly DefId[]): string =>
  defs.map((def) => letterIn(def, language)).join(', ');
const beside = (view: View, def: DefId): readonly DefId[] => locationsOf(neighbours(view.s.galaxy.value, def));
const missionName = ({ language }: View, def: DefId): string => {
  const { missions, quoted } = TEXT[language];
  return quoted(missions[MISSION_IDS[missionOf(DYNASTY, def)]!]);
};
/** What a captured location would give on to. */
export function reach(view: View, def: DefId): string {
  const w = SAID[view.language];
  const captured = capturedMask(view.s.table);
  const open = beside(view, def).filter((other) => !((captured >> other) & 1));
  return open.length === 0 ? w.reachesNone : w.reaches(letters(view, open));
}
/** What a captured location brings the Dynasty, in one line. */
export const gainOf = (view: View, def: DefId): string =>
  `${reach(view, def)}; ${SAID[view.language].mission(missionName(view, def))}`;
/** The same before it is done; `cost` is said where something is exerted for it. */
export function gainForecast(view: View, def: DefId, cost?: string): Forecast {
  const w = SAID[view.language];
  return {
    kind: 'certain',
    title: `${w.capture}: ${placeName(def, view.language)}`,
    lines: [{ text: reach(view, def) }, { text: w.mission(missionName(view, def)) }],
    ...(cost === undefined ? {} : { cost }),
  };
}
/** Where a base could go from there, and how near the Dynasty is. */
export function baseForecast(view: View, def: DefId): Extract<Forecast, { kind: 'certain' }> {
  const w = SAID[view.language];
  const near = beside(view, def);
  const captured = capturedMask(view.s.table);
  const from = near.filter((other) => (captured >> other) & 1);
  const free = near.filter((other) => !((captured >> other) & 1));
  return {
    kind: 'certain',
    title: w.base(placeName(def, view.language)),
    lines: [
      { text: w.movesTo(letters(view, free)) },
      from.length === 0
        ? { text: w.foundFromNone, good: true }
        : { text: w.foundFrom(letters(view, from)), good: false },
      { text: w.secret },
    ],
  };
}
/** LIB-7.3: the base goes to a connected card of the hand, or stays; nobody else learns which. */
export function moveForecast(view: View): Forecast {
  const w = SAID[view.language];
  const { table } = view.s;
  const near = new Set(beside(view, table.printed(table.top(baseOf(view.s)))));
  const open = cardsIn(view.s, zone.hand(view.seat))
    .map((card) => table.printed(card))
    .filter((def) => near.has(def));
  return {
    kind: 'certain',
    title: w.move,
    lines: [
      open.length === 0 ? { text: w.cannotMove, good: false } : { text: w.canMove(letters(view, open)) },
      { text: w.unseen },
    ],
    ...(open.length === 0 ? { anyway: w.anyway } : {}),
  };
}
const baseAmong = (view: View, defs: readonly DefId[]): number =>
  defs.reduce((sum, def) => sum + chanceIn(view, baseOf(view.s), def), 0);
/** How likely the base is among what a strike at this planet attacks. */
export function strikeForecast(view: View, planet: number): Forecast {
  const w = SAID[view.language];
  const targets = locationsOf(bombarded(view.s, planet));
  const among = baseAmong(view, targets);
  return {
    kind: 'odds',
    title: w.strike(TEXT[view.language].planets[PLANETS[planet]!]),
    parts: [
      { share: among, colour: '#e9c26b', name: w.among, says: w.amongSays },
      { share: Math.max(0, 1 - among), colour: '#8f95cf', name: w.notAmong, says: w.notAmongSays },
    ],
    cost: w.struck(letters(view, targets)),
  };
}
/** How likely a probe of this planet finds the base. */
export function probeForecast(view: View, planet: number): Forecast {
  const w = SAID[view.language];
  const there = baseAmong(view, locationsOf(ON_PLANET[planet]!));
  return {
    kind: 'odds',
    title: w.probe(TEXT[view.language].planets[PLANETS[planet]!]),
    parts: [
      { share: there, colour: '#e9c26b', name: w.there, says: w.thereSays },
      { share: Math.max(0, 1 - there), colour: '#8f95cf', name: w.notThere, says: w.notThereSays },
    ],
  };
}
