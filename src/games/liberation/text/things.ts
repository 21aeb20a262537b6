import { explained, type Language, type NamedThing, type Term, term } from '../../../kernel/text.ts';
import { CATEGORIES } from '../cards/categories.ts';
import { locationOf, rowOf } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import { flipped, locationsIn, neighbours, planetAt, sideAt, SIDES, SLOTS } from '../galaxy.ts';
import type { Liberation } from '../state.ts';
import { missionLines } from './card.ts';
import { sideMap } from './map.ts';
import { letterOf, planetName } from './names.ts';
import { locationsOf } from './table.ts';
import type { Words } from './words.ts';

/** What else the table and the options name. The same words in the same order in each language. */
const TERMS: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term(
      'триває, доки з порожньої колоди не доведеться брати карту: тоді скид стає новою колодою; усього кіл три',
      'коло',
    ),
    term(
      'назвати локацію, з’єднану з картою вашої руки або з базою: якщо вона на руці Династії, та скидає цю карту',
      'саботаж',
      'саботувати локацію',
    ),
    term('карта, яку Опір тримає долілиць; хто напав на її локацію, той знайшов базу', 'таємна база', 'база'),
    term(
      'локація, якою Династія скористалася: доки її не відновлено, вона не нападає й нею не платять',
      'задіяна',
      'задіяти',
    ),
    term('лежить перед Династією: від неї нападають на з’єднані локації', 'захоплена', 'захоплені локації'),
    term('локації, між якими на мапі проведено лінію', 'з’єднання'),
    term('карта, якої ви не бачите', 'долілиць'),
    term('що ще може бути картою, якої ви не бачите: решту виключають відкриті карти й відповіді', 'може бути'),
    term('звідси обоє беруть карти; коли вона порожня, починається наступне коло', 'колода'),
    term('скинуті карти долілиць; літери в дужках — ті, що лежать горілиць', 'скид'),
  ],
  ru: [
    term(
      'длится, пока из пустой колоды не придётся брать карту: тогда сброс становится новой колодой; всего кругов три',
      'круг',
    ),
    term(
      'назвать локацию, соединённую с картой вашей руки или с базой: если она в руке Династии, та сбрасывает эту карту',
      'саботаж',
      'саботировать локацию',
    ),
    term(
      'карта, которую Сопротивление держит лицом вниз; кто напал на её локацию, тот нашёл базу',
      'секретная база',
      'база',
    ),
    term(
      'локация, которой Династия воспользовалась: пока её не восстановили, она не нападает и ею не платят',
      'задействована',
      'задействовать',
    ),
    term('лежит перед Династией: от неё нападают на соединённые локации', 'захвачена', 'захваченные локации'),
    term('локации, между которыми на карте проведена линия', 'соединения'),
    term('карта, которой вы не видите', 'лицом вниз'),
    term('чем ещё может быть карта, которой вы не видите: остальное исключают открытые карты и ответы', 'может быть'),
    term('отсюда оба берут карты; когда она пуста, начинается следующий круг', 'колода'),
    term('сброшенные карты лицом вниз; буквы в скобках — те, что лежат лицом вверх', 'сброс'),
  ],
  en: [
    term(
      'lasts until somebody has to draw from an empty deck: then the discard pile becomes the new deck; there are three',
      'circle',
    ),
    term(
      'to name a location connected to a card in your hand or to the base: if the Dynasty holds it, it discards that card',
      'sabotage',
      'sabotage a location',
    ),
    term(
      'a card that the Resistance keeps face down; whoever attacks its location has found the base',
      'secret base',
      'base',
    ),
    term('a location that the Dynasty has used: until it is restored it neither attacks nor pays', 'exerted', 'exert'),
    term('lies before the Dynasty: connected locations are attacked from it', 'captured', 'captured locations'),
    term('locations with a line between them on the map', 'connections'),
    term('a card that you do not see', 'face down'),
    term('what a card that you do not see can still be: open cards and answers rule out the rest', 'could be'),
    term('both draw from it; when it is empty, the next circle begins', 'deck'),
    term('discarded cards, face down; the letters in brackets lie face up', 'discard pile', 'discard'),
  ],
};
export const terms = ({ language }: Words): readonly NamedThing[] => explained(TERMS[language]);

/** LIB-12.4, LIB-R32: anybody may look at the reverse of a planet card. */
export function planets(words: Words, { galaxy: { value: galaxy } }: Liberation): readonly NamedThing[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const number = planetAt(galaxy, slot);
    const [up, down] = [sideAt(galaxy, slot), 1 - sideAt(galaxy, slot)] as [0 | 1, 0 | 1];
    const name = planetName(words, number);
    const reverse = SIDES[PLANETS[number]!][down];
    const turned = flipped(galaxy, slot);
    const connections = reverse.at.map(([id]) => {
      const def = locationOf(id);
      const others = locationsOf(neighbours(turned, def)).map((other) => letterOf(words, other));
      return `    ${letterOf(words, def)} — ${others.join(' ')}`;
    });
    return {
      names: [name, `${name}-${words.sides[up]}`, PLANETS[number]!],
      lines: [
        words.table.reverse(name, words.sides[up], words.sides[down]),
        ...sideMap(reverse, (def) => ` ${letterOf(words, def)} `),
        `  ${words.table.ifFlipped}`,
        ...connections,
      ],
    };
  });
}
/** The categories of the galaxy, known by their missions as well: the options name missions alone. */
export function categories(words: Words, { galaxy: { value: galaxy } }: Liberation): readonly NamedThing[] {
  const present = Map.groupBy(locationsOf(locationsIn(galaxy)), (def) => rowOf(def).category);
  return [...present].map(([category, defs]) => {
    const { dynasty, resistance } = CATEGORIES[category];
    const name = words.categories[category];
    return {
      names: [name, words.missions[dynasty], words.missions[resistance]],
      lines: [
        `${name}: ${defs.map((def) => letterOf(words, def)).join(' ')}`,
        ...missionLines(words, category).map((line) => `  ${line}`),
      ],
    };
  });
}
