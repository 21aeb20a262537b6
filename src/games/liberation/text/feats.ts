import type { FeatWords } from '../../../kernel/feats.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What was done, not how glorious it was. */
const uk = {
  baseFound: { name: 'Базу знайдено', what: 'За Династію напасти на таємну базу.' },
  twoCircles: { name: 'База за два кола', what: 'Знайти таємну базу не пізніше другого кола.' },
  firstCircle: { name: 'База за перше коло', what: 'Знайти таємну базу ще в першому колі.' },
  fewMisses: { name: 'Майже без промахів', what: 'Знайти таємну базу щонайбільше з двома промахами.' },
  handHits: { name: 'Карти з руки Опору', what: 'Тричі за партію влучити нападом у руку Опору.' },
  captures: { name: 'Вісім локацій', what: 'Захопити вісім локацій за партію.' },
  heldOut: { name: 'Три кола', what: 'За Опір протриматися до кінця третього кола.' },
  neverMoved: { name: 'На одному місці', what: 'Виграти за Опір, жодного разу не змінивши базу.' },
  moves: { name: 'Двічі в дорозі', what: 'Двічі за партію змінити базу.' },
  sabotages: { name: 'Три саботажі', what: 'Тричі за партію вдало саботувати.' },
  missions: { name: 'Шість місій', what: 'Виконати шість місій за партію.' },
  galaxy: { name: 'Інша галактика', what: 'Перевернути або поміняти місцями планети у варіанті «Викривлений світ».' },
  dynastyWins: { name: 'П’ять разів Династія', what: 'Виграти за Династію п’ять партій.' },
  resistanceWins: { name: 'П’ять разів Опір', what: 'Виграти за Опір п’ять партій.' },
  attacks: { name: 'П’ятдесят нападів', what: 'Напасти на п’ятдесят локацій за всі партії.' },
  allMissions: { name: 'Сто місій', what: 'Виконати сто місій за всі партії.' },
} satisfies Readonly<Record<string, FeatWords>>;
export type FeatKey = keyof typeof uk;
export const featWords: Readonly<Record<Language, Readonly<Record<FeatKey, FeatWords>>>> = typeset({
  uk,
  ru: {
    baseFound: { name: 'База найдена', what: 'За Династию напасть на секретную базу.' },
    twoCircles: { name: 'База за два круга', what: 'Найти секретную базу не позже второго круга.' },
    firstCircle: { name: 'База за первый круг', what: 'Найти секретную базу ещё в первом круге.' },
    fewMisses: { name: 'Почти без промахов', what: 'Найти секретную базу не более чем с двумя промахами.' },
    handHits: {
      name: 'Карты с руки Сопротивления',
      what: 'Трижды за партию попасть нападением в руку Сопротивления.',
    },
    captures: { name: 'Восемь локаций', what: 'Захватить восемь локаций за партию.' },
    heldOut: { name: 'Три круга', what: 'За Сопротивление продержаться до конца третьего круга.' },
    neverMoved: { name: 'На одном месте', what: 'Выиграть за Сопротивление, ни разу не поменяв базу.' },
    moves: { name: 'Дважды в пути', what: 'Дважды за партию поменять базу.' },
    sabotages: { name: 'Три саботажа', what: 'Трижды за партию удачно саботировать.' },
    missions: { name: 'Шесть миссий', what: 'Выполнить шесть миссий за партию.' },
    galaxy: { name: 'Другая галактика', what: 'Перевернуть или поменять местами планеты в варианте «Искажённый мир».' },
    dynastyWins: { name: 'Пять раз Династия', what: 'Выиграть за Династию пять партий.' },
    resistanceWins: { name: 'Пять раз Сопротивление', what: 'Выиграть за Сопротивление пять партий.' },
    attacks: { name: 'Пятьдесят нападений', what: 'Напасть на пятьдесят локаций за все партии.' },
    allMissions: { name: 'Сто миссий', what: 'Выполнить сто миссий за все партии.' },
  },
  en: {
    baseFound: { name: 'Base found', what: 'Attack the secret base as the Dynasty.' },
    twoCircles: { name: 'Base in two circles', what: 'Find the secret base by the end of the second circle.' },
    firstCircle: { name: 'Base in one circle', what: 'Find the secret base in the first circle.' },
    fewMisses: { name: 'Hardly a miss', what: 'Find the secret base with at most two misses.' },
    handHits: { name: 'Out of their hand', what: 'Hit the Resistance’s hand three times in a game.' },
    captures: { name: 'Eight locations', what: 'Capture eight locations in a game.' },
    heldOut: { name: 'Three circles', what: 'Hold out as the Resistance to the end of the third circle.' },
    neverMoved: { name: 'In one place', what: 'Win as the Resistance without moving the base.' },
    moves: { name: 'Twice on the move', what: 'Move the base twice in a game.' },
    sabotages: { name: 'Three sabotages', what: 'Sabotage successfully three times in a game.' },
    missions: { name: 'Six missions', what: 'Perform six missions in a game.' },
    galaxy: { name: 'Another galaxy', what: 'Flip or swap planets in Warped World.' },
    dynastyWins: { name: 'Five for the Dynasty', what: 'Win five games as the Dynasty.' },
    resistanceWins: { name: 'Five for the Resistance', what: 'Win five games as the Resistance.' },
    attacks: { name: 'Fifty attacks', what: 'Attack fifty locations over all games.' },
    allMissions: { name: 'A hundred missions', what: 'Perform a hundred missions over all games.' },
  },
});
