import { typeset } from '../../../kernel/typeset.ts';
import type { Leads } from '../parts/leads.ts';

export const leads: Leads = typeset({
  1: {
    uk: 'Ви всі по один бік: треба втримати країну й подбати про людей.',
    ru: 'Вы все по одну сторону: надо удержать страну и позаботиться о людях.',
    en: 'You are all on one side: hold the country and look after its people.',
  },
  2: {
    uk: 'Що лежить у коробці: території, колода гравців і колода ворога.',
    ru: 'Что лежит в коробке: территории, колода игроков и колода врага.',
    en: 'What is in the box: territories, the players’ deck and the enemy deck.',
  },
  3: {
    uk: 'Половину мапи спершу окуповано; кожен гравець бере дев’ять карт.',
    ru: 'Половина карты сначала оккупирована; каждый игрок берёт девять карт.',
    en: 'Half of the map is occupied at first; every player takes nine cards.',
  },
  4: {
    uk: 'Карти можна віддавати й обмінювати: хто що грає, вирішуєте разом.',
    ru: 'Карты можно отдавать и обменивать: кто что играет, решаете вместе.',
    en: 'Cards may be given and traded: together you decide who plays what.',
  },
  5: {
    uk: 'Один раунд — один тиждень, і в кожному ті самі чотири етапи.',
    ru: 'Один раунд — одна неделя, и в каждой те же четыре этапа.',
    en: 'One round is one week, and each has the same four stages.',
  },
  6: {
    uk: 'Тиждень починається з нових карт; відкладені термінові потреби приносять ще.',
    ru: 'Неделя начинается с новых карт; отложенные срочные потребности приносят ещё.',
    en: 'The week begins with new cards; urgent needs left waiting bring more.',
  },
  7: {
    uk: 'У кожного сім днів: що не ввійшло в план, того цього тижня не буде.',
    ru: 'У каждого семь дней: что не вошло в план, того на этой неделе не будет.',
    en: 'Everyone has seven days: what is not in the plan will not happen this week.',
  },
  8: {
    uk: 'Коли плани готові, ходить ворог: відкриває карти й нападає там, де щитів найменше.',
    ru: 'Когда планы готовы, ходит враг: открывает карты и нападает там, где щитов меньше всего.',
    en: 'When the plans are ready the enemy moves: it turns up cards and attacks where shields are fewest.',
  },
  9: {
    uk: 'У битві порівнюють приціли одних зі щитами інших; коли порівну, перемагає оборона.',
    ru: 'В битве сравнивают прицелы одних со щитами других; когда поровну, побеждает оборона.',
    en: 'A battle compares crosshairs with shields; on a tie the defence holds.',
  },
  10: {
    uk: 'Тепер виконують плани: крок за кроком, усі разом.',
    ru: 'Теперь выполняют планы: шаг за шагом, все вместе.',
    en: 'Now the plans are carried out: step by step, all together.',
  },
  11: {
    uk: 'Карти воюють, допомагають людям або заважають; колір каже, які саме.',
    ru: 'Карты воюют, помогают людям или мешают; цвет говорит, какие именно.',
    en: 'Cards fight, help people or stand in the way; the colour says which.',
  },
  12: {
    uk: 'Коли колода ворога скінчилася, дивляться, чи вся країна вільна й чи нічого не забуто.',
    ru: 'Когда колода врага кончилась, смотрят, вся ли страна свободна и не забыто ли что-нибудь.',
    en: 'When the enemy deck has run out, you see whether the country is free and nothing was left undone.',
  },
  13: {
    uk: 'Що змінюється, коли за столом п’ятеро й більше.',
    ru: 'Что меняется, когда за столом пятеро и больше.',
    en: 'What changes with five or more at the table.',
  },
  14: {
    uk: 'Наодинці ви ведете два плани, ніби за двох.',
    ru: 'В одиночку вы ведёте два плана, словно за двоих.',
    en: 'Alone you keep two plans, as if you were two.',
  },
  17: {
    uk: 'Як побудовано наш набір: межі територій, сила ворога і скільки яких карт.',
    ru: 'Как устроен наш набор: границы территорий, сила врага и сколько каких карт.',
    en: 'How our set is made: borders of territories, the enemy’s strength, and how many of each card.',
  },
  '': {
    uk: 'Чого друковані правила не договорюють, те вирішено тут.',
    ru: 'Чего печатные правила не договаривают, то решено здесь.',
    en: 'What the printed rules leave open is decided here.',
  },
});
