import { type Language, type Term, term } from '../../../kernel/text.ts';

/** The same words in the same order in each language. */
export const GLOSSARY: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term('скільки днів тижня карта займає у плані', 'Дні'),
    term('її дають вирішені потреби, нею платять за дії народу', 'Воля'),
    term(
      'очко захисту: на ваших картах проти ворожого наступу, на території — те, що треба подолати',
      'Щит',
      'щити',
      '◆',
    ),
    term('очко нападу: на ваших картах для контрнаступу, на ворожих — сила наступу', 'Приціл'),
    term('ворог відкриває ще одну карту', 'Ще карта'),
  ],
  ru: [
    term('сколько дней недели карта занимает в плане', 'Дни'),
    term('её дают закрытые потребности, ею платят за действия народа', 'Воля'),
    term(
      'очко защиты: на ваших картах против вражеского наступления, на территории — то, что надо преодолеть',
      'Щит',
      'щиты',
      '◆',
    ),
    term('очко нападения: на ваших картах для контрнаступления, на вражеских — сила наступления', 'Прицел'),
    term('враг открывает ещё одну карту', 'Ещё карта'),
  ],
  en: [
    term('how many days of the week the card takes in a plan', 'Days'),
    term('gained from met needs and spent on people’s actions', 'Will'),
    term(
      'a point of defence: on your cards against an enemy offensive, on a territory what must be overcome',
      'Shield',
      'shields',
      '◆',
    ),
    term(
      'a point of attack: on your cards for a counter-offensive, on enemy cards the strength of an offensive',
      'Crosshair',
    ),
    term('the enemy turns up one more card', 'Another card'),
  ],
};
