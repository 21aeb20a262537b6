import { typeset } from '../../../kernel/typeset.ts';
import type { Leads } from '../parts/leads.ts';

export const leads: Leads = typeset({
  1: {
    uk: 'З чого складається гра: дві фази, одна за одною, і карти для кожної з них.',
    ru: 'Из чего состоит игра: две фазы, одна за другой, и карты для каждой из них.',
    en: 'What the game is made of: two phases, one after the other, and the cards for each.',
  },
  2: {
    uk: 'На карті підрозділу є все потрібне: ціна, знак, числа для бою, бонус і компенсація.',
    ru: 'На карте подразделения есть всё нужное: цена, знак, числа для боя, бонус и компенсация.',
    en: 'A unit card shows all you need: cost, badge, combat numbers, bonus and compensation.',
  },
  3: {
    uk: 'Кожен має власну колоду з десяти карт і власних ворогів; резерв і паніка спільні.',
    ru: 'У каждого своя колода из десяти карт и свои враги; резерв и паника общие.',
    en: 'Each player has a deck of ten cards and invaders of their own; the recruitment display and the panic stack are shared.',
  },
  4: {
    uk: 'Раунд за раундом повторюються три етапи: підготовка, бій і мобілізація.',
    ru: 'Раунд за раундом повторяются три этапа: подготовка, бой и мобилизация.',
    en: 'Round after round the same three stages return: preparation, combat and recruitment.',
  },
  5: {
    uk: 'Спершу візьміть п’ять карт і подивіться, хто наступає.',
    ru: 'Сначала возьмите пять карт и посмотрите, кто наступает.',
    en: 'First draw five cards and see who is coming.',
  },
  6: {
    uk: 'У кожній колонці вирішіть, чи захищати її, чим і з якою підтримкою.',
    ru: 'В каждой колонке решите, защищать ли её, чем и с какой поддержкой.',
    en: 'Decide in each column whether to defend it, with what, and with which support.',
  },
  7: {
    uk: 'У кожній колонці двічі порівнюють: вашу атаку з захистом ворога і його атаку з вашим захистом.',
    ru: 'В каждой колонке сравнивают дважды: вашу атаку с защитой врага и его атаку с вашей защитой.',
    en: 'Each column takes two comparisons: your attack with the invader’s defence, and its attack with yours.',
  },
  8: {
    uk: 'Посилені очки, авіація, ППО, артилерія й ракети змінюють звичайне порівняння.',
    ru: 'Усиленные очки, авиация, ПВО, артиллерия и ракеты меняют обычное сравнение.',
    en: 'Enhanced points, air units, anti-air, artillery and rockets change the usual comparison.',
  },
  9: {
    uk: 'Кожен ворог, якого ніхто не зустрів, лишає у вашій колоді карту паніки.',
    ru: 'Каждый враг, которого никто не встретил, оставляет в вашей колоде карту паники.',
    en: 'Every invader that nobody meets leaves a panic card in your deck.',
  },
  10: {
    uk: 'Карти підсилюють одна одну: бонус діє, якщо поруч є те, чого він вимагає.',
    ru: 'Карты усиливают друг друга: бонус действует, если рядом есть то, чего он требует.',
    en: 'Cards strengthen each other: a bonus works when what it asks for is there.',
  },
  11: {
    uk: 'Що саме означає кожна умова, надрукована перед бонусом.',
    ru: 'Что именно означает каждое условие, напечатанное перед бонусом.',
    en: 'What each condition printed before a bonus means.',
  },
  12: {
    uk: 'Що саме дає кожен бонус.',
    ru: 'Что именно даёт каждый бонус.',
    en: 'What each bonus gives.',
  },
  13: {
    uk: 'Карти, що не билися, стають очками мобілізації, а на них купують нові карти.',
    ru: 'Карты, не участвовавшие в бою, становятся очками мобилизации, а на них покупают новые карты.',
    en: 'Cards that did not fight turn into recruitment points, which buy new cards.',
  },
  14: {
    uk: 'Які стоси можна переглядати, а які ні.',
    ru: 'Какие стопки можно просматривать, а какие нет.',
    en: 'Which stacks may be looked through, and which may not.',
  },
  15: {
    uk: 'Вторгнення минає, коли вичерпано колоду ворогів.',
    ru: 'Вторжение проходит, когда исчерпана колода врагов.',
    en: 'The Invasion is over when the invader deck has run out.',
  },
  16: {
    uk: 'Між фазами складають нові колоди ворогів і стос подій.',
    ru: 'Между фазами складывают новые колоды врагов и стопку событий.',
    en: 'Between the phases new invader decks and the event deck are made.',
  },
  17: {
    uk: 'Під час війни кожен раунд починається з події або нового об’єкта.',
    ru: 'Во время войны каждый раунд начинается с события или нового объекта.',
    en: 'In the War every round begins with an event or a new objective.',
  },
  18: {
    uk: 'Що саме наказує кожна подія.',
    ru: 'Что именно велит каждое событие.',
    en: 'What each event tells you to do.',
  },
  19: {
    uk: 'За об’єкт змагаються ставками: хто обіцяє більшу силу, той посилає на нього свої карти.',
    ru: 'За объект соревнуются ставками: кто обещает большую силу, тот посылает на него свои карты.',
    en: 'Objectives are bid for in strength: whoever promises more sends cards to take them.',
  },
  20: {
    uk: 'У війні вороги приходять щораунду й теж мають підтримку.',
    ru: 'На войне враги приходят каждый раунд и тоже имеют поддержку.',
    en: 'In the War invaders come every round and have support of their own.',
  },
  21: {
    uk: 'Гра закінчується з «Москвою» або з останньою картою паніки.',
    ru: 'Игра заканчивается с «Москвой» или с последней картой паники.',
    en: 'The game ends with the Moskva or with the last panic card.',
  },
  22: {
    uk: 'Очки дають досягнення й об’єкти, паніка їх забирає.',
    ru: 'Очки дают достижения и объекты, паника их отнимает.',
    en: 'Achievements and objectives score, panic takes points away.',
  },
  23: {
    uk: 'Соло — та сама гра, лише без суперника і з половиною карт паніки.',
    ru: 'Соло — та же игра, только без соперника и с половиной карт паники.',
    en: 'Solo is the same game without an opponent and with half of the panic cards.',
  },
  24: {
    uk: 'Без суперника за об’єкт ставить сам ворог.',
    ru: 'Без соперника ставку на объект делает сам враг.',
    en: 'With no opponent, the invaders bid for the objectives themselves.',
  },
  25: {
    uk: 'Соло програють трьома шляхами; хто витримав, отримує звання за очками.',
    ru: 'Соло проигрывают тремя путями; кто выдержал, получает звание по очкам.',
    en: 'Solo can be lost in three ways; whoever holds out earns a rank by points.',
  },
  26: {
    uk: 'Коротший режим: без вторгнення, відразу війна.',
    ru: 'Более короткий режим: без вторжения, сразу война.',
    en: 'A shorter mode: no Invasion, the War at once.',
  },
  27: {
    uk: 'Короткі відповіді на запитання, що виникають за столом.',
    ru: 'Короткие ответы на вопросы, которые возникают за столом.',
    en: 'Short answers to questions that come up at the table.',
  },
  29: {
    uk: 'Бої, аукціони й підрахунки крок за кроком.',
    ru: 'Бои, аукционы и подсчёты шаг за шагом.',
    en: 'Combat, auctions and scoring, step by step.',
  },
  31: {
    uk: 'Чого друковані правила не договорюють, те вирішено тут.',
    ru: 'Чего печатные правила не договаривают, то решено здесь.',
    en: 'What the printed rules leave open is decided here.',
  },
});
