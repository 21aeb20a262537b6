import { MISSION_IDS } from '../../../games/liberation/cards/columns.ts';
import { PLANETS } from '../../../games/liberation/cards/locations.ts';
import { MISSIONS } from '../../../games/liberation/cards/missions.ts';
import { type Liberation, zone } from '../../../games/liberation/state.ts';
import { missionText } from '../../../games/liberation/text/card.ts';
import { en } from '../../../games/liberation/text/en.ts';
import { ru } from '../../../games/liberation/text/ru.ts';
import { uk } from '../../../games/liberation/text/uk.ts';
import type { CardId, DefId } from '../../../kernel/ids.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Language } from '../../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';
import { endWords } from './leaving.ts';
import { type EmptyDeck, emptyDeck } from './asks.ts';
import { letterIn, nameIn, ROMAN } from './look.ts';
import { planOf } from './missions.ts';
import { gainOf, reach } from './gains.ts';

type View = TableView<Liberation>;
const TEXT = { uk, ru, en } as const;

/** A button's name is short: whatever else there is to say stands under it, or in the forecast. */
interface Words {
  readonly lay: (letter: string) => string;
  readonly layBase: (letter: string) => string;
  readonly restore: (letter: string) => string;
  readonly attack: (letter: string) => string;
  readonly capture: (letter: string) => string;
  readonly discard: (letter: string) => string;
  readonly sabotage: (letter: string) => string;
  readonly exert: (letter: string) => string;
  readonly mission: (name: string) => string;
  readonly recall: (letter: string) => string;
  readonly spyTake: (letter: string) => string;
  readonly spyReturn: (letter: string) => string;
  readonly probe: (planet: string) => string;
  readonly strikes: (planet: string) => string;
  readonly draws: Readonly<Record<Exclude<EmptyDeck, ''>, (circle: string) => string>>;
  /** Which captured location is turned for it. */
  readonly by: (letter: string) => string;
  readonly discarded: string;
}
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    lay: (letter) => `Викласти ${letter}`,
    layBase: (letter) => `Покласти базу: ${letter}`,
    restore: (letter) => `Відновити ${letter}`,
    attack: (letter) => `Напасти на ${letter}`,
    capture: (letter) => `Захопити ${letter}`,
    discard: (letter) => `Скинути ${letter}`,
    sabotage: (letter) => `Саботувати ${letter}`,
    exert: (letter) => `Задіяти ${letter}`,
    mission: (name) => `Місія ${name}`,
    recall: (letter) => `Повернути ${letter} на руку`,
    spyTake: (letter) => `Узяти ${letter}`,
    spyReturn: (letter) => `Покласти назад ${letter}`,
    probe: (planet) => `Послати зонд: ${planet}`,
    strikes: (planet) => `Ударити: ${planet}`,
    draws: {
      nextCircle: (circle) => `Узяти карту: коло ${circle}`,
      loses: () => 'Узяти карту і програти',
      wins: () => 'Узяти карту і перемогти',
      nothing: () => 'Узяти карту: їх немає',
    },
    by: (letter) => `задіяти\u00A0${letter}`,
    discarded: 'Опір знову зможе її взяти, коли скид перетасують',
  },
  ru: {
    lay: (letter) => `Выложить ${letter}`,
    layBase: (letter) => `Положить базу: ${letter}`,
    restore: (letter) => `Восстановить ${letter}`,
    attack: (letter) => `Напасть на ${letter}`,
    capture: (letter) => `Захватить ${letter}`,
    discard: (letter) => `Сбросить ${letter}`,
    sabotage: (letter) => `Саботировать ${letter}`,
    exert: (letter) => `Задействовать ${letter}`,
    mission: (name) => `Миссия ${name}`,
    recall: (letter) => `Вернуть ${letter} в руку`,
    spyTake: (letter) => `Взять ${letter}`,
    spyReturn: (letter) => `Положить назад ${letter}`,
    probe: (planet) => `Послать зонд: ${planet}`,
    strikes: (planet) => `Ударить: ${planet}`,
    draws: {
      nextCircle: (circle) => `Взять карту: круг ${circle}`,
      loses: () => 'Взять карту и проиграть',
      wins: () => 'Взять карту и победить',
      nothing: () => 'Взять карту: их нет',
    },
    by: (letter) => `задействовать\u00A0${letter}`,
    discarded: 'Сопротивление снова сможет её взять, когда сброс перемешают',
  },
  en: {
    lay: (letter) => `Lay ${letter}`,
    layBase: (letter) => `Lay the base: ${letter}`,
    restore: (letter) => `Restore ${letter}`,
    attack: (letter) => `Attack ${letter}`,
    capture: (letter) => `Capture ${letter}`,
    discard: (letter) => `Discard ${letter}`,
    sabotage: (letter) => `Sabotage ${letter}`,
    exert: (letter) => `Exert ${letter}`,
    mission: (name) => `Mission ${name}`,
    recall: (letter) => `Return ${letter} to hand`,
    spyTake: (letter) => `Take ${letter}`,
    spyReturn: (letter) => `Put back ${letter}`,
    probe: (planet) => `Send the probe: ${planet}`,
    strikes: (planet) => `Strike ${planet}`,
    draws: {
      nextCircle: (circle) => `Draw: circle ${circle}`,
      loses: () => 'Draw and lose',
      wins: () => 'Draw and win',
      nothing: () => 'Draw: none left',
    },
    by: (letter) => `exert\u00A0${letter}`,
    discarded: 'the Resistance can draw it again once the discard pile is reshuffled',
  },
};

/** Verbs whose last argument is the location, or the card, that they are about. */
const ABOUT: Readonly<
  Record<string, keyof Omit<Words, 'mission' | 'by' | 'discarded' | 'draws' | 'strikes' | 'probe'>>
> = {
  lay: 'lay',
  layBase: 'layBase',
  restore: 'restore',
  attack: 'attack',
  strike: 'attack',
  capture: 'capture',
  seize: 'capture',
  keepTaken: 'capture',
  discard: 'discard',
  discardOpenly: 'discard',
  discardTaken: 'discard',
  sabotage: 'sabotage',
  exert: 'exert',
  recall: 'recall',
  spyTake: 'spyTake',
  spyReturn: 'spyReturn',
};
/** The location that an option is about. */
function aboutOf(view: View, { args }: Option): DefId {
  const last = args.at(-1);
  if (last === undefined) return takenOf(view);
  return last.kind === 'card' ? view.s.table.printed(last.value as CardId) : (last.value as DefId);
}
/** What an attack has just won. */
const takenOf = ({ s: { table } }: View): DefId =>
  table.size(zone.taken) === 0 ? (0 as DefId) : table.printed(table.top(zone.taken));

/** An option on a button. */
export function says(view: View, option: Option): string | undefined {
  const { verb } = option;
  if (verb === 'pass') return endWords(view);
  const w = SAID[view.language];
  const deck = verb === 'draw' ? emptyDeck(view) : '';
  if (deck !== '') return w.draws[deck](ROMAN[view.s.circle.value + 1] ?? '');
  if (verb === 'planet') {
    const planet = TEXT[view.language].planets[PLANETS[option.args[0]!.value]!];
    return view.decision?.prompt === 'bombardPlanet' ? w.strikes(planet) : w.probe(planet);
  }
  const plan = planOf(view, option);
  if (plan !== undefined) {
    const { missions, quoted } = TEXT[view.language];
    return w.mission(quoted(missions[MISSION_IDS[plan.mission]!]));
  }
  const about = ABOUT[verb];
  return about && w[about](letterIn(aboutOf(view, option), view.language));
}
/** Under an option in the list: the name of the place, what it takes, and what comes of it. */
export function explains(view: View, option: Option): string | undefined {
  const { verb, args } = option;
  const { language } = view;
  const w = SAID[language];
  const plan = planOf(view, option);
  if (plan !== undefined) {
    const id = MISSION_IDS[plan.mission]!;
    const cost = TEXT[language].cost(MISSIONS[id].discard, MISSIONS[id].exert);
    return `${letterIn(plan.def, language)} · ${cost}. ${missionText(TEXT[language], id)}`;
  }
  if (ABOUT[verb] === undefined) return undefined;
  const def = aboutOf(view, option);
  const parts = [nameIn(def, language)];
  if (verb === 'attack' || verb === 'capture')
    parts.push(w.by(letterIn(view.s.table.printed(args[0]!.value as CardId), language)));
  if (verb === 'restore') parts.push(reach(view, def));
  if (verb === 'keepTaken') parts.push(gainOf(view, def));
  if (verb === 'discardTaken') parts.push(w.discarded);
  return parts.join(' · ');
}
