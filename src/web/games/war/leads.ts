import { typeset } from '../../../kernel/typeset.ts';
import type { Leads } from '../parts/leads.ts';

export const leads: Leads = typeset({
  1: {
    uk: 'Двоє воюють арміями з карт; програє той, чиї резерви виснажено.',
    ru: 'Двое воюют армиями из карт; проигрывает тот, чьи резервы истощены.',
    en: 'Two armies of cards fight; whoever runs out of reserves loses.',
  },
  2: {
    uk: 'Колоду з шістдесяти карт складають до гри, за кількома твердими межами.',
    ru: 'Колоду из шестидесяти карт собирают до игры, по нескольким твёрдым правилам.',
    en: 'A deck of sixty cards is built before the game, within a few firm limits.',
  },
  3: {
    uk: 'Кожна карта лежить у якійсь зоні, і від зони залежить, що вона може.',
    ru: 'Каждая карта лежит в какой-нибудь зоне, и от зоны зависит, что она может.',
    en: 'Every card lies in a zone, and the zone decides what it can do.',
  },
  4: {
    uk: 'Сім карт на руку; невдалу руку можна перездати.',
    ru: 'Семь карт на руку; неудачную руку можно пересдать.',
    en: 'Seven cards in hand; a poor hand can be dealt again.',
  },
  5: {
    uk: 'Карта, що діяла, лежить боком до вашого наступного ходу.',
    ru: 'Карта, которая действовала, лежит боком до вашего следующего хода.',
    en: 'A card that has acted lies sideways until your next turn.',
  },
  6: {
    uk: 'Які бувають карти і як їх упізнати за кольором та значком.',
    ru: 'Какие бывают карты и как их узнать по цвету и значку.',
    en: 'Which kinds of cards there are, and how colour and icon tell them apart.',
  },
  7: {
    uk: 'За все платять складами, заводами й пальним; вони лежать на столі й працюють щоходу.',
    ru: 'За всё платят складами, заводами и топливом; они лежат на столе и работают каждый ход.',
    en: 'Depots, factories and fuel pay for everything; they lie on the table and work every turn.',
  },
  8: {
    uk: 'Що означає кожне число на карті.',
    ru: 'Что означает каждое число на карте.',
    en: 'What each number on a card means.',
  },
  9: {
    uk: 'Числа бою змінюються двома способами: лише в зіткненні або весь час.',
    ru: 'Числа боя меняются двумя способами: лишь в столкновении или всё время.',
    en: 'Combat numbers change in two ways: in a clash only, or all the time.',
  },
  10: {
    uk: 'Поліпшення лежить під підрозділом і гине разом із ним.',
    ru: 'Улучшение лежит под подразделением и гибнет вместе с ним.',
    en: 'An upgrade lies under its unit and is destroyed with it.',
  },
  11: {
    uk: 'Двох однакових героїв на столі не буває; дивізію обирають до гри.',
    ru: 'Двух одинаковых героев на столе не бывает; дивизию выбирают до игры.',
    en: 'No two heroes on the table are the same; a division is chosen before the game.',
  },
  12: {
    uk: 'УБО діють довго: доки не мине їхній час або їх не знищать.',
    ru: 'УБО действуют долго: пока не пройдёт их время или их не уничтожат.',
    en: 'UBO cards last: until their time is over or they are destroyed.',
  },
  13: {
    uk: 'Тактична карта діє раз і йде у втрати; головне — коли її зіграти.',
    ru: 'Тактическая карта действует один раз и идёт в потери; главное — когда её сыграть.',
    en: 'A tactical card works once and goes to the losses; what matters is when.',
  },
  14: {
    uk: 'Тут армія росте: ви платите й ставите нові карти в резерв.',
    ru: 'Здесь армия растёт: вы платите и ставите новые карты в резерв.',
    en: 'Here the army grows: you pay and put new cards into reserve.',
  },
  15: {
    uk: 'Підрозділи можна переставити між лініями, та це коштує їм повороту.',
    ru: 'Подразделения можно переставить между линиями, но это стоит им поворота.',
    en: 'Units may change lines, but it taps them.',
  },
  16: {
    uk: 'Атакують хвилями: спершу оголошують, хто йде і на кого.',
    ru: 'Атакуют волнами: сначала объявляют, кто идёт и на кого.',
    en: 'Attacks come in waves: first you announce who goes, and against whom.',
  },
  17: {
    uk: 'Оборонець вирішує, кого зустріти й кого підтримати, а кого пропустити.',
    ru: 'Обороняющийся решает, кого встретить и кого поддержать, а кого пропустить.',
    en: 'The defender decides whom to meet, whom to support and whom to let pass.',
  },
  18: {
    uk: 'Хто б’ється проти тих самих, б’ється разом: це одне зіткнення.',
    ru: 'Кто бьётся против тех же, бьётся вместе: это одно столкновение.',
    en: 'Those who fight the same enemy fight together: that is one clash.',
  },
  19: {
    uk: 'Сили складають, пошкодження розподіляють, і всі гинуть одночасно.',
    ru: 'Силы складывают, повреждения распределяют, и все гибнут одновременно.',
    en: 'Strengths are added, damage is divided, and all fall at the same time.',
  },
  20: {
    uk: 'Кого не зустріли, той може прорватися на другу лінію й атакувати далі.',
    ru: 'Кого не встретили, тот может прорваться на вторую линию и атаковать дальше.',
    en: 'Whoever is not met may break through to the second line and go on attacking.',
  },
  21: {
    uk: 'Колоду й ресурси б’ють прямо: кожна втрачена карта наближає кінець.',
    ru: 'Колоду и ресурсы бьют прямо: каждая потерянная карта приближает конец.',
    en: 'The deck and the resources can be hit directly: every lost card brings the end nearer.',
  },
  22: {
    uk: 'Перемагають не знищенням армії, а виснаженням колоди.',
    ru: 'Побеждают не уничтожением армии, а истощением колоды.',
    en: 'You win by exhausting the deck, not by destroying the army.',
  },
  23: {
    uk: 'Важкі танки, укріплення й зенітна артилерія мають правила, яких інші не мають.',
    ru: 'У тяжёлых танков, укреплений и зенитной артиллерии есть правила, которых нет у других.',
    en: 'Heavy tanks, fortifications and anti-aircraft artillery have rules that other units do not.',
  },
  24: {
    uk: 'Літаки б’ються з літаками, бомблять землю й бояться зеніток.',
    ru: 'Самолёты бьются с самолётами, бомбят землю и боятся зениток.',
    en: 'Aircraft fight aircraft, bomb the ground and fear anti-aircraft fire.',
  },
  25: {
    uk: 'Кораблі воюють із кораблями; крім них, небезпечні авіація й берегова артилерія.',
    ru: 'Корабли воюют с кораблями; кроме них, опасны авиация и береговая артиллерия.',
    en: 'Ships fight ships; aircraft and coastal artillery are dangerous to them, too.',
  },
  26: {
    uk: 'Кожна властивість, названа на карті, і що саме вона робить.',
    ru: 'Каждое свойство, названное на карте, и что именно оно делает.',
    en: 'Every ability named on a card, and what it does.',
  },
  27: {
    uk: 'Що робити, коли кілька карт діють одночасно або правила мовчать.',
    ru: 'Что делать, когда несколько карт действуют одновременно или правила молчат.',
    en: 'What to do when several cards act at once or the rules are silent.',
  },
  28: {
    uk: 'Дрібні позначки внизу карти: рідкість, випуск, театр воєнних дій.',
    ru: 'Мелкие метки внизу карты: редкость, выпуск, театр военных действий.',
    en: 'The small marks at the foot of a card: rarity, issue and theatre of war.',
  },
  29: {
    uk: 'Увесь хід, фаза за фазою, на одній сторінці.',
    ru: 'Весь ход, фаза за фазой, на одной странице.',
    en: 'The whole turn, phase by phase, on one page.',
  },
  32: {
    uk: 'Чого друковані правила не договорюють, те вирішено тут.',
    ru: 'Чего печатные правила не договаривают, то решено здесь.',
    en: 'What the printed rules leave open is decided here.',
  },
});
