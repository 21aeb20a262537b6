import { typeset } from '../../../kernel/typeset.ts';
import type { Choices } from '../parts/choices.ts';

export const WORDS: Choices['words'] = typeset({
  uk: {
    difficulty: ['Складність', ''],
    'difficulty=easier': ['Легша', 'У колоді менше цивільних потреб. Для першої гри.'],
    'difficulty=printed': ['Звичайна', 'Що більше гравців, то сильніший ворог.'],
    'difficulty=harder': ['Складніша', 'У колоді менше карт «Дії народу». Помилок не пробачає.'],
    'difficulty=bare': ['За правилами', 'Ворог однаковий за будь-якої кількості гравців.'],
    players: ['Гравці', 'Скільки людей і ботів сидить за столом.'],
    offensives: ['Кілька ворожих наступів за тиждень', ''],
    'offensives=together': ['Разом', 'Сили всіх наступів тижня додаються.'],
    'offensives=singly': ['По одному', 'Кожен наступ тижня б’ється окремо.'],
    host: ['Ведучий', 'Коли час на спільне рішення вийшов, ведучий може вирішити за всіх.'],
    limit: ['Час на спільне рішення', 'Стільки чекають згоди всіх, перш ніж вирішує ведучий.'],
  },
  ru: {
    difficulty: ['Сложность', ''],
    'difficulty=easier': ['Легче', 'В колоде меньше гражданских потребностей. Для первой игры.'],
    'difficulty=printed': ['Обычная', 'Чем больше игроков, тем сильнее враг.'],
    'difficulty=harder': ['Сложнее', 'В колоде меньше карт «Действия народа». Ошибок не прощает.'],
    'difficulty=bare': ['По правилам', 'Враг одинаков при любом числе игроков.'],
    players: ['Игроки', 'Сколько людей и ботов сидит за столом.'],
    offensives: ['Несколько вражеских наступлений за неделю', ''],
    'offensives=together': ['Вместе', 'Силы всех наступлений недели складываются.'],
    'offensives=singly': ['По одному', 'Каждое наступление недели бьётся отдельно.'],
    host: ['Ведущий', 'Когда время на общее решение вышло, ведущий может решить за всех.'],
    limit: ['Время на общее решение', 'Столько ждут согласия всех, прежде чем решает ведущий.'],
  },
  en: {
    difficulty: ['Difficulty', ''],
    'difficulty=easier': ['Easier', 'Fewer civil needs in the deck. For a first game.'],
    'difficulty=printed': ['Normal', 'The more players, the stronger the enemy.'],
    'difficulty=harder': ['Harder', 'Fewer people’s actions in the deck. It forgives no mistakes.'],
    'difficulty=bare': ['By the rulebook', 'The same enemy for any number of players.'],
    players: ['Players', 'How many people and bots sit at the table.'],
    offensives: ['Several enemy offensives in one week', ''],
    'offensives=together': ['Together', 'The strengths of all offensives of a week are added up.'],
    'offensives=singly': ['One by one', 'Each offensive of a week fights by itself.'],
    host: ['Host', 'When the time for a joint decision is up, the host may decide for all.'],
    limit: ['Time for a joint decision', 'How long to wait for everybody to agree before the host may decide.'],
  },
});
