import { typeset } from '../../../kernel/typeset.ts';
import type { Leads } from '../parts/leads.ts';

export const leads: Leads = typeset({
  1: {
    uk: 'Уся гра — чотири планети й чотирнадцять локацій, і кожна локація є на одній із планет.',
    ru: 'Вся игра — четыре планеты и четырнадцать локаций, и каждая локация есть на одной из планет.',
    en: 'The whole game is four planets and fourteen locations, and every location lies on one of the planets.',
  },
  2: {
    uk: 'Галактику складають навмання; потім кожен бере три карти, Династія викладає першу локацію, а Опір ховає базу.',
    ru: 'Галактику складывают наугад; затем каждый берёт три карты, Династия выкладывает первую локацию, а Сопротивление прячет базу.',
    en: 'The galaxy is laid out at random; then each player takes three cards, the Dynasty lays out its first location and the Resistance hides its base.',
  },
  3: {
    uk: 'Династія шукає базу, Опір виграє час; хід кожного складається з тих самих трьох кроків.',
    ru: 'Династия ищет базу, Сопротивление выигрывает время; ход каждого состоит из тех же трёх шагов.',
    en: 'The Dynasty searches for the base, the Resistance plays for time; both take turns of the same three steps.',
  },
  4: {
    uk: 'Лінії на картах планет показують, які локації з’єднані: лише вздовж них захоплюють, нападають і саботують.',
    ru: 'Линии на картах планет показывают, какие локации соединены: только вдоль них захватывают, нападают и саботируют.',
    en: 'The lines on the planet cards show which locations are connected: captures, attacks and sabotage follow them.',
  },
  5: {
    uk: 'Династія діє захопленими локаціями: задіює їх, а потім має відновити.',
    ru: 'Династия действует захваченными локациями: задействует их, а потом должна восстановить.',
    en: 'The Dynasty acts with its captured locations: it exerts them and must restore them later.',
  },
  6: {
    uk: 'Одна задіяна локація дає одну операцію: захопити з’єднану з нею, напасти на з’єднану з нею або виконати місію.',
    ru: 'Одна задействованная локация даёт одну операцию: захватить соединённую с ней, напасть на соединённую с ней или выполнить миссию.',
    en: 'One exerted location gives one operation: capture a location connected with it, attack one, or perform a mission.',
  },
  7: {
    uk: 'Опір може змінити базу, саботувати карту Династії або виконати місію.',
    ru: 'Сопротивление может поменять базу, саботировать карту Династии или выполнить миссию.',
    en: 'The Resistance may move its base, sabotage a card of the Dynasty, or perform a mission.',
  },
  8: {
    uk: 'Майже кожна місія чогось коштує, і сплатити треба все й наперед.',
    ru: 'Почти каждая миссия чего-то стоит, и оплатить нужно всё и заранее.',
    en: 'Nearly every mission costs something, and it must be paid in full beforehand.',
  },
  9: {
    uk: 'Час гри міряють колами: коло минає, коли колода порожня і скид перетасовують.',
    ru: 'Время игры измеряют кругами: круг проходит, когда колода пуста и сброс перемешивают.',
    en: 'Circles measure the time of the game: one ends when the deck is empty and the discard pile is shuffled.',
  },
  10: {
    uk: 'Або Династія знаходить базу, або Опір доживає до кінця третього кола.',
    ru: 'Либо Династия находит базу, либо Сопротивление доживает до конца третьего круга.',
    en: 'Either the Dynasty finds the base, or the Resistance lives to the end of the third circle.',
  },
  11: {
    uk: 'Гра тримається на тому, хто що бачить: тут сказано, що відкрите, а що таємне.',
    ru: 'Игра держится на том, кто что видит: здесь сказано, что открыто, а что тайно.',
    en: 'The game rests on who sees what: this chapter says what is open and what is secret.',
  },
  12: {
    uk: 'З цим варіантом одну планету замінює Гальвацил зі своїми чотирма локаціями.',
    ru: 'В этом варианте одну планету заменяет Гальвацил со своими четырьмя локациями.',
    en: 'In this variant Galvacil, with four locations of its own, takes the place of one planet.',
  },
  13: {
    uk: 'Коли досвід гравців різний, довжину кіл можна змінити.',
    ru: 'Когда опыт игроков разный, длину кругов можно изменить.',
    en: 'When the players’ experience differs, the circles can be made longer or shorter.',
  },
  14: {
    uk: 'Тут відповіді на те, про що за столом питають найчастіше.',
    ru: 'Здесь ответы на то, о чём за столом спрашивают чаще всего.',
    en: 'Here are answers to what is asked most often at the table.',
  },
  18: {
    uk: 'Які локації в наборі, до яких категорій вони належать і як проведено лінії.',
    ru: 'Какие локации в наборе, к каким категориям они относятся и как проведены линии.',
    en: 'Which locations the set has, which categories they belong to, and how the lines run.',
  },
  '': {
    uk: 'Чого друковані правила не договорюють, те вирішено тут.',
    ru: 'Чего печатные правила не договаривают, то решено здесь.',
    en: 'What the printed rules leave open is decided here.',
  },
});
