import { fact } from '../../../games/war/verbs.ts';
import type { War } from '../../../games/war/state.ts';
import type { Lesson } from '../parts/lesson.ts';
import { deck, quietly, row, said } from './lesson-said.ts';

const FUEL = row('fuel').name;
const TANK = row('t-34').cost!;
/** Of the tank, and the defence of the gun against it. */
const DAMAGE = 3;
/** A fuel card, a tank, a wave, a block, and a second wave that ends the war. */
export const lesson: Lesson = {
  setup: {},
  seat: 0 as Lesson['seat'],
  position: {
    player1: {
      first: ['t-34', 'rifle-company'],
      hand: ['t-34', 'fuel'],
      resources: ['depot', 'depot', 'factory', 'factory', 'factory', 'fuel'],
      deck: 12,
    },
    player2: { first: ['pak-35', 'tapped sdkfz-222'], deck: 8 },
    phase: 'resources',
    turn: 5,
  },
  steps: [
    {
      title: { uk: 'Мета війни', ru: 'Цель войны', en: 'The aim of the war' },
      say: said(
        'Мета: виснажити колоду противника. Хто починає хід, маючи в ній менше двох карт, той програє. У противника лишилося вісім: число біля його колоди.',
        'Цель: истощить колоду противника. Кто начинает ход, имея в ней меньше двух карт, тот проигрывает. У противника осталось восемь: число у его колоды.',
        'The aim: wear out the opponent’s deck. A player who starts a turn with fewer than two cards in it loses. The opponent has eight left: the number by their deck.',
      ),
      claims: [[8, deck]],
      at: '.war-strip.opponent .deck',
    },
    {
      title: { uk: 'Лінії та ресурси', ru: 'Линии и ресурсы', en: 'Lines and resources' },
      say: said(
        'Унизу ваші перша (I) і друга (II) лінії, угорі — лінії противника. Числа на підрозділі: атака / захист. Під лініями — ваші ресурси: склади, заводи, пальне.',
        'Внизу ваши первая (I) и вторая (II) линии, вверху — линии противника. Числа на подразделении: атака / защита. Под линиями — ваши ресурсы: склады, заводы, топливо.',
        'Below are your first (I) and second (II) lines, above your opponent’s. The numbers on a unit: attack / defence. Under the lines are your resources: depots, factories, fuel.',
      ),
      at: '.war-line.own.front-line',
    },
    {
      title: { uk: 'Викладіть ресурс', ru: 'Выложите ресурс', en: 'Lay a resource' },
      say: said(
        `Хід починається з ресурсів. Викладіть карту «${FUEL.uk}»: натисніть її.`,
        `Ход начинается с ресурсов. Выложите карту «${FUEL.ru}»: нажмите её.`,
        `A turn begins with resources. Lay the card ${FUEL.en}: press it.`,
      ),
      do: ['lay fuel'],
      after: quietly('0d 0p 1p'),
    },
    {
      title: { uk: 'Побудуйте танк', ru: 'Постройте танк', en: 'Build a tank' },
      say: said(
        `Тепер вистачить на танк: склад — ${TANK.D}, заводи — ${TANK.F}, пальне — ${TANK.U}; вартість надруковано на карті, і сплачується вона автоматично. Побудуйте Т-34.`,
        `Теперь хватит на танк: склад — ${TANK.D}, заводы — ${TANK.F}, топливо — ${TANK.U}; стоимость напечатана на карте и платится автоматически. Постройте Т-34.`,
        `Now there is enough for a tank: depot ${TANK.D}, factories ${TANK.F}, fuel ${TANK.U}; the cost is printed on the card and is paid automatically. Build the T-34.`,
      ),
      claims: [
        [TANK.D!, () => row('t-34').cost!.D!],
        [TANK.F!, () => row('t-34').cost!.F!],
        [TANK.U!, () => row('t-34').cost!.U!],
      ],
      do: ['build t-34'],
      after: quietly('0[pay] 0p 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Почніть хвилю атаки', ru: 'Начните волну атаки', en: 'Start an attack wave' },
      say: said(
        'Новий танк чекає в резерві: стане в стрій наприкінці ходу. Підрозділи на першій лінії вже можуть атакувати. Почніть хвилю атаки.',
        'Новый танк ждёт в резерве: встанет в строй в конце хода. Подразделения на первой линии уже могут атаковать. Начните волну атаки.',
        'The new tank waits in reserve: it joins the line at the end of the turn. Units on the first line can attack now. Start an attack wave.',
      ),
      do: ['wave'],
      after: quietly('0p 1p'),
    },
    {
      title: { uk: 'Спрямована атака', ru: 'Направленная атака', en: 'Directed Attack' },
      say: said(
        'Т-34 атакує спрямовано: оберіть його, тоді ціль — гармату PAK-35. Прогноз покаже, чим усе скінчиться. Бронеавтомобіль повернуто набік: він не завадить.',
        'Т-34 атакует направленно: выберите его, потом цель — орудие PAK-35. Прогноз покажет, чем всё кончится. Бронеавтомобиль повёрнут: он не помешает.',
        'The T-34 has Directed Attack: choose it, then its target, the gun PAK-35. The forecast shows how it will end. The armoured car is tapped: it cannot interfere.',
      ),
      do: ['attack t-34 -> pak-35'],
      after: quietly('0d'),
    },
    {
      title: { uk: 'Неспрямована атака', ru: 'Ненаправленная атака', en: 'An undirected attack' },
      say: said(
        'Піхота атакує неспрямовано: хто її зустріне, вирішує противник. Але блокувати йому нічим: гармату вже атакує Т-34. Атакуйте стрілецькою ротою.',
        'Пехота атакует ненаправленно: кто её встретит, решает противник. Но блокировать ему нечем: орудие уже атакует Т-34. Атакуйте стрелковой ротой.',
        'Infantry attacks undirected: the opponent decides who meets it, but has nothing to block with: the T-34 attacks the gun already. Attack with the rifle company.',
      ),
      do: ['attack rifle-company'],
      after: quietly('0d 0p 1p 1d 1p 0p 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Прорив', ru: 'Прорыв', en: 'A breakthrough' },
      say: said(
        'Гармату знищено: танк завдав три пошкодження, а її захист проти танків — три. Піхоту ніхто не блокував: це прорив. Продовжте атаку проти колоди: скільки сили, стільки карт вона втратить.',
        'Орудие уничтожено: танк нанёс три повреждения, а его защита против танков — три. Пехоту никто не блокировал: это прорыв. Продолжите атаку против колоды: сколько силы, столько карт она потеряет.',
        'The gun is destroyed: the tank dealt three damage, and its defence against tanks is three. Nobody blocked the infantry: a breakthrough. Press on against the deck: it loses as many cards as your strength.',
      ),
      // The gun is the only one that was destroyed, by as much damage as it had defence; eight cards are left in the deck.
      claims: [
        [1, (_s, told) => told.filter(({ kind }) => kind === fact.destroyed).length],
        [DAMAGE, (_s, told) => told.find(({ kind, b }) => kind === fact.damaged && b === DAMAGE)?.b ?? 0],
      ],
      do: ['advance rifle-company -> deck'],
      after: quietly(
        '1d 1p 0p 1p 0p 1p 0d 0p 1p 0p 1p 1p 0p 1d 1p 0p 1p 0p 1p 0p 1p 0p 1[wave] 1p 0p 1d 1[attack sdkfz-222] 1d 1p 0p',
      ),
    },
    {
      title: { uk: 'Заблокуйте атаку', ru: 'Заблокируйте атаку', en: 'Block the attack' },
      say: said(
        'Хід противника: його бронеавтомобіль атакує. Ваші підрозділи, що атакували, повернуто набік: вони не блокують. Але новий Т-34 уже на першій лінії. Заблокуйте ним.',
        'Ход противника: его бронеавтомобиль атакует. Ваши атаковавшие подразделения повёрнуты: они не блокируют. Но новый Т-34 уже на первой линии. Заблокируйте им.',
        'The opponent’s turn: the armoured car attacks. Your attackers are tapped: they do not block. But the new T-34 is on the first line. Block with it.',
      ),
      do: ['block t-34#2 -> sdkfz-222'],
      after: quietly('0d 0p 1p 0p 1p 0p 1p 0p 1d 1p 0p 1p 0p 0p 1p 0d 0p 1p 0p 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Ще одна хвиля', ru: 'Ещё одна волна', en: 'Another wave' },
      say: said(
        'Ваш хід: усі карти розвернуто. Перша лінія противника порожня. Почніть хвилю атаки.',
        'Ваш ход: все карты развёрнуты. Первая линия противника пуста. Начните волну атаки.',
        'Your turn: all cards are untapped. The opponent’s first line is empty. Start an attack wave.',
      ),
      do: ['wave'],
      after: quietly('0p 1p 0d'),
    },
    {
      title: { uk: 'Атакуйте першим танком', ru: 'Атакуйте первым танком', en: 'Attack with the first tank' },
      say: said(
        'Усі готові підрозділи можна послати одним натисканням. Тут досить двох танків, а піхота лишиться блокувати. Атакуйте першим Т-34…',
        'Все готовые подразделения можно послать одним нажатием. Здесь хватит двух танков, а пехота останется блокировать. Атакуйте первым Т-34…',
        'All that are ready can be sent at one press. Two tanks are enough here, and the infantry stays to block. Attack with the first T-34…',
      ),
      do: ['attack t-34'],
    },
    {
      title: { uk: 'Атакуйте другим танком', ru: 'Атакуйте вторым танком', en: 'Attack with the second tank' },
      say: said('…і другим.', '…и вторым.', '…and with the second.'),
      do: ['attack t-34#2'],
      after: quietly('0d 0p 1p 1d 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Удар по колоді', ru: 'Удар по колоде', en: 'Against the deck' },
      say: said(
        'Обидва прорвалися. Спрямуйте їх на колоду: спершу один…',
        'Оба прорвались. Направьте их на колоду: сначала один…',
        'Both broke through. Send them against the deck: first one…',
      ),
      do: ['advance t-34 -> deck'],
    },
    {
      title: { uk: 'І другим танком', ru: 'И вторым танком', en: 'And with the second tank' },
      say: said(
        '…потім другий. Тоді противник почне хід із порожньою колодою й програє.',
        '…потом другой. Тогда противник начнёт ход с пустой колодой и проиграет.',
        '…then the other. The opponent will start the turn with an empty deck and lose.',
      ),
      claims: [[0, (s: War) => Math.max(0, deck(s) - 2 * DAMAGE)]],
      do: ['advance t-34#2 -> deck'],
      after: quietly('1d 1p 0p 1p 0p 1p 0d 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Перемога', ru: 'Победа', en: 'Victory' },
      say: said(
        'Колода противника порожня: ви перемогли. Так само програєте ви, якщо почнете хід із менш ніж двома картами в колоді, тож бережіть її: лишайте, ким блокувати.',
        'Колода противника пуста: вы победили. Так же проиграете вы, если начнёте ход меньше чем с двумя картами в колоде, так что берегите её: оставляйте, кем блокировать.',
        'The opponent’s deck is empty: you have won. You lose in the same way if you start a turn with fewer than two cards in your deck, so protect it: keep units to block with.',
      ),
      claims: [
        [0, deck],
        [1, (_s, told) => told.filter(({ kind, a }) => kind === fact.defeated && a === 1).length],
      ],
      at: '.prompt',
    },
  ],
};
