import { days } from '../../../games/bravery/cards/columns.ts';
import { LANDS } from '../../../games/bravery/cards/set.ts';
import { WEEK } from '../../../games/bravery/rules/07-week.ts';
import { type Bravery, zone } from '../../../games/bravery/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Lesson } from '../parts/lesson.ts';
import { said } from './lesson-said.ts';

const occupied = (s: Bravery): number =>
  Array.from({ length: LANDS }, (_, land) => (s.occupied.value >> land) & 1).reduce((sum, one) => sum + one, 0);
/** Days of the first player's week that are still free. */
const free = (s: Bravery): number => {
  const plan = zone.plan(0 as Seat);
  const cards = Array.from({ length: s.table.size(plan) }, (_, i) => s.table.card(plan, i));
  return WEEK - cards.reduce((sum, card) => sum + days[s.table.printed(card)]!, 0);
};

/** One week of two players: a plan, a defence, a territory freed. */
export const lesson: Lesson = {
  setup: { players: 2 },
  seat: 0 as Seat,
  position: {
    enemyNext: ['offensive2'],
    player1: { hand: ['counter2', 'defence2', 'meals', 'alert1', 'counter3'] },
    player2: { hand: ['counter1', 'defence3'] },
  },
  steps: [
    {
      title: { uk: 'Разом проти ворога', ru: 'Вместе против врага', en: 'Together against the enemy' },
      say: said(
        () =>
          'Ви граєте разом проти ворога. Чотири території вільні, чотири окуповані. Звільніть усі вісім і вирішіть усі потреби, доки не скінчилася колода ворога.',
        () =>
          'Вы играете вместе против врага. Четыре территории свободны, четыре оккупированы. Освободите все восемь и закройте все потребности, пока не кончилась колода врага.',
        () =>
          'You play together against the enemy. Four territories are free, four are occupied. Free all eight and meet every need before the enemy deck runs out.',
      ),
      claims: [
        [4, (s: Bravery) => occupied(s)],
        [4, (s: Bravery) => LANDS - occupied(s)],
        [8, () => LANDS],
      ],
      at: '.brv-map',
    },
    {
      title: { uk: 'Сім днів тижня', ru: 'Семь дней недели', en: 'Seven days of a week' },
      say: said(
        (n) =>
          `Щотижня ви плануєте сім днів. Число на карті — скільки днів вона займає. Ворожа карта ${n('alert1')} уже забрала понеділок: прибрати її не можна.`,
        (n) =>
          `Каждую неделю вы планируете семь дней. Число на карте — сколько дней она занимает. Вражеская карта ${n('alert1')} уже забрала понедельник: убрать её нельзя.`,
        (n) =>
          `Every week you plan seven days. The number on a card is how many days it takes. The enemy card ${n('alert1')} has already taken Monday: it cannot be removed.`,
      ),
      claims: [[7, () => WEEK]],
      at: '.brv-week',
    },
    {
      title: { uk: 'Заплануйте карту', ru: 'Запланируйте карту', en: 'Plan a card' },
      say: said(
        (n) =>
          `Заплануйте карту ${n('counter2')}: оберіть її на руці, і вона стане на перші вільні дні. Оберіть її у плані, і вона повернеться.`,
        (n) =>
          `Запланируйте карту ${n('counter2')}: выберите её в руке, и она встанет на первые свободные дни. Выберите её в плане, и она вернётся.`,
        (n) =>
          `Plan ${n('counter2')}: choose the card in your hand, and it takes the first free days. Choose it in the plan, and it returns.`,
      ),
      do: ['plan counter2'],
      at: '.brv-week',
    },
    {
      title: { uk: 'Додайте щити', ru: 'Добавьте щиты', en: 'Add shields' },
      say: said(
        (n) => `Лишилося три дні. Додайте карту ${n('defence2')}: щити знадобляться, коли ворог наступатиме.`,
        (n) => `Осталось три дня. Добавьте карту ${n('defence2')}: щиты понадобятся, когда враг будет наступать.`,
        (n) => `Three days are left. Add ${n('defence2')}: you will need shields when the enemy attacks.`,
      ),
      claims: [[3, (s: Bravery) => free(s)]],
      do: ['plan defence2'],
      at: '.brv-week',
      after: [
        [1, 'plan defence3'],
        [1, 'plan counter1'],
        [1, 'confirm'],
      ],
    },
    {
      title: { uk: 'Підтвердьте план', ru: 'Подтвердите план', en: 'Confirm the plan' },
      say: said(
        () => 'План гравця 2 вже підтверджено. Підтвердьте й свій.',
        () => 'План игрока 2 уже подтверждён. Подтвердите и свой.',
        () => 'Player 2’s plan is already confirmed. Confirm yours.',
      ),
      claims: [[2, (s: Bravery) => s.table.plan.seats]],
      do: ['confirm'],
    },
    {
      title: { uk: 'Захистіть територію', ru: 'Защитите территорию', en: 'Defend the territory' },
      say: said(
        (n) => `Ворог наступає. Виставте в битву карту ${n('defence2')} зі свого плану.`,
        (n) => `Враг наступает. Выставьте в битву карту ${n('defence2')} из своего плана.`,
        (n) => `The enemy attacks. Commit ${n('defence2')} from your plan to the battle.`,
      ),
      do: ['commit defence2 of player1'],
    },
    {
      title: { uk: 'Погодьтеся на битву', ru: 'Согласитесь на битву', en: 'Agree to the battle' },
      say: said(
        () => 'Вирішують разом: погодьтеся, і битва почнеться.',
        () => 'Решают вместе: согласитесь, и битва начнётся.',
        () => 'You decide together: agree, and the battle begins.',
      ),
      do: ['agree'],
      after: [[1, 'agree']],
    },
    {
      title: { uk: 'Оберіть ціль', ru: 'Выберите цель', en: 'Choose a target' },
      say: said(
        (n) => `Територія вистояла. Тепер дієте ви: оберіть на мапі територію ${n('N3')} для контрнаступу.`,
        (n) =>
          `Территория выстояла. Теперь действуете вы: выберите на карте территорию ${n('N3')} для контрнаступления.`,
        (n) => `The territory held. Now you act: choose ${n('N3')} on the map for a counter-offensive.`,
      ),
      do: ['attack N3'],
    },
    {
      title: { uk: 'Додайте приціли', ru: 'Добавьте прицелы', en: 'Add crosshairs' },
      say: said(
        (n) => `Прицілів має бути більше, ніж щитів території. Додайте карту ${n('counter2')}.`,
        (n) => `Прицелов должно быть больше, чем щитов территории. Добавьте карту ${n('counter2')}.`,
        (n) => `You need more crosshairs than the territory has shields. Add ${n('counter2')}.`,
      ),
      do: ['commit counter2 of player1'],
    },
    {
      title: { uk: 'Почніть контрнаступ', ru: 'Начните контрнаступление', en: 'Begin the counter-offensive' },
      say: said(
        () => 'Прицілів досить: наступайте, і територію буде звільнено.',
        () => 'Прицелов хватает: наступайте, и территория будет освобождена.',
        () => 'That is enough: attack, and the territory is free.',
      ),
      do: ['agree'],
      after: [[1, 'agree']],
    },
    {
      title: { uk: 'Так перемагають', ru: 'Так побеждают', en: 'How to win' },
      say: said(
        () =>
          'Територію звільнено: вільних уже п’ять. Так ідуть тижні, доки не скінчиться колода ворога. Тоді команда перемагає, якщо всі вісім територій вільні, а на руках немає потреб; інакше програють усі.',
        () =>
          'Территория освобождена: свободных уже пять. Так идут недели, пока не кончится колода врага. Тогда команда побеждает, если все восемь территорий свободны, а в руках нет потребностей; иначе проигрывают все.',
        () =>
          'The territory is free: that makes five. Weeks go on like this until the enemy deck runs out. Then the team wins if all eight territories are free and nobody holds a need; otherwise everybody loses.',
      ),
      claims: [
        [5, (s: Bravery) => LANDS - occupied(s)],
        [8, () => LANDS],
      ],
      at: '.brv-map',
    },
  ],
};
