import { typeset } from '../../../kernel/typeset.ts';
import type { Overview } from '../parts/overview.ts';

export const overview: Overview = typeset({
  minute: {
    uk: 'У кожного гравця колода з 60 карт: ресурси, підрозділи, поліпшення, тактичні карти. Ресурси оплачують армію, армія стає на дві лінії й атакує хвилями. Хто прорвав першу лінію, б’є по другій, по ресурсах або по колоді противника. Колода — це запас сил: хто починає хід, маючи в ній менше двох карт, програє.',
    ru: 'У каждого игрока колода из 60 карт: ресурсы, подразделения, улучшения, тактические карты. Ресурсы оплачивают армию, армия встаёт на две линии и атакует волнами. Кто прорвал первую линию, бьёт по второй, по ресурсам или по колоде противника. Колода — это запас сил: кто начинает ход, имея в ней меньше двух карт, проигрывает.',
    en: 'Each player has a deck of 60 cards: resources, units, upgrades, tactical cards. Resources pay for an army, the army stands on two lines and attacks in waves. Whoever breaks through the first line strikes the second, the resources or the opponent’s deck. The deck is your strength: a player who starts a turn with fewer than two cards in it loses.',
  },
  turn: [
    {
      icon: 'anticlockwise-rotation',
      title: { uk: 'Початок ходу', ru: 'Начало хода', en: 'Start of the turn' },
      says: {
        uk: 'Розверніть свої карти й візьміть дві з колоди.',
        ru: 'Разверните свои карты и возьмите две из колоды.',
        en: 'Untap your cards and draw two.',
      },
    },
    {
      icon: 'factory',
      title: { uk: 'Ресурси', ru: 'Ресурсы', en: 'Resources' },
      says: {
        uk: 'Викладіть одну чи дві карти ресурсів або жодної.',
        ru: 'Выложите одну или две карты ресурсов либо ни одной.',
        en: 'Lay one or two resource cards, or none.',
      },
    },
    {
      icon: 'tank-tread',
      title: { uk: 'Будівництво', ru: 'Строительство', en: 'Construction' },
      says: {
        uk: 'Уведіть у гру підрозділи, поліпшення й УБО, сплативши їх вартість.',
        ru: 'Введите в игру подразделения, улучшения и УБО, оплатив их стоимость.',
        en: 'Pay for units, upgrades and UBO and bring them into play.',
      },
    },
    {
      icon: 'supersonic-arrow',
      title: { uk: 'Атака', ru: 'Атака', en: 'Attack' },
      says: {
        uk: 'Атакуйте хвилями; противник блокує, тоді рахують зіткнення.',
        ru: 'Атакуйте волнами; противник блокирует, затем считают столкновения.',
        en: 'Attack in waves; the opponent blocks, then clashes are fought.',
      },
    },
    {
      icon: 'explosion-rays',
      title: { uk: 'Прорив', ru: 'Прорыв', en: 'Breakthrough' },
      says: {
        uk: 'Кого не заблоковано, той б’є по колоді й ресурсах противника.',
        ru: 'Кто не заблокирован, бьёт по колоде и ресурсам противника.',
        en: 'Whoever is not blocked strikes the opponent’s deck and resources.',
      },
    },
  ],
  pictures: {
    1: 'open-book',
    2: 'stack',
    3: 'treasure-map',
    4: 'card-draw',
    5: 'r-tap',
    6: 'r-card',
    7: 'factory',
    8: 'brodie-helmet',
    9: 'r-plus',
    10: 'armor-upgrade',
    11: 'star-medal',
    12: 'mountain-road',
    13: 'hourglass',
    14: 'trench-spade',
    15: 'r-arrow',
    16: 'supersonic-arrow',
    17: 'barbed-wire',
    18: 'crossed-swords',
    19: 'heavy-bullets',
    20: 'explosion-rays',
    21: 'cannon',
    22: 'laurels',
    23: 'great-war-tank',
    24: 'bomber',
    25: 'battleship',
    26: 'key',
    27: 'r-gear',
    28: 'ribbon-medal',
    29: 'calendar',
    32: 'rule-book',
  },
});
