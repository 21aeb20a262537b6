import { ATTACK, type War, zone } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import type { Claim, Lesson } from '../parts/lesson.ts';
import { deck, quietly, row, said } from './lesson-said.ts';

const YAK = row('yak-1');
const MORTAR = row('mortar-120');
const SUPPORT = MORTAR.keywords!.artillerySupport as number;
const STRENGTH = row('rifle-company').unit!.attack + SUPPORT;
const BOMBS = row('il-2').unit!.bombing!;
const GRENADIERS = row('grenadiers').unit!;
const handOf = (s: War, seat: number): number => s.table.size(zone.hand(seat as Seat));
/** That the step before destroyed one unit. */
const destroyed: Claim = [1, (_s, told) => told.filter(({ kind }) => kind === fact.destroyed).length];
/** That somebody attacks like this. */
const attacks = (how: number): Claim => [
  1,
  (s: War) =>
    Array.from({ length: s.table.cards }, (_, i) => s.attacking.get((i + 1) as CardId)).filter((one) => one === how)
      .length,
];

/** The second line: an exchange, a scout, bombs, artillery support, an interception; and a deck that is drawn empty. */
export const lesson: Lesson = {
  setup: {},
  seat: 0 as Lesson['seat'],
  position: {
    player1: {
      first: ['foot-scouts', 'rifle-company'],
      second: ['mortar-120', 'il-2'],
      hand: ['yak-1'],
      resources: ['depot', 'depot', 'depot', 'factory', 'factory', 'fuel'],
      deck: 12,
    },
    player2: { first: ['grenadiers'], second: ['ju-87'], hand: ['fuel'], deck: 6 },
    phase: 'build',
    turn: 7,
  },
  steps: [
    {
      title: { uk: 'Друга лінія', ru: 'Вторая линия', en: 'The second line' },
      say: said(
        'Друга лінія (II) теж воює. На ній стоять артилерія й авіація: самі вони вперед не йдуть, але вирішують зіткнення попереду. У вас там 120-мм міномет та Іл-2.',
        'Вторая линия (II) тоже воюет. На ней стоят артиллерия и авиация: сами они вперёд не идут, но решают столкновения впереди. У вас там 120-мм миномёт и Ил-2.',
        'The second line (II) fights, too. Artillery and aircraft stand there: they do not advance, but they decide the clashes in front. You have a 120-mm Mortar and an Il-2 there.',
      ),
      at: '.war-line.own.rear-line',
      after: quietly('0p 1p'),
    },
    {
      title: { uk: 'Заміна ресурсів', ru: 'Замена ресурсов', en: 'Replacing resources' },
      say: said(
        `Побудуйте винищувач Як-1: склад — ${YAK.cost!.D}, заводи — ${YAK.cost!.F}, пальне — ${YAK.cost!.U}. Пального у вас лише одне, але два склади замінять друге; не замінюють лише червоного числа на карті. Оберіть карту й підтвердьте.`,
        `Постройте истребитель Як-1: склад — ${YAK.cost!.D}, заводы — ${YAK.cost!.F}, топливо — ${YAK.cost!.U}. Топлива у вас лишь одно, но два склада заменят второе; не заменяют лишь красное число на карте. Выберите карту и подтвердите.`,
        `Build the fighter Yak-1: depot ${YAK.cost!.D}, factories ${YAK.cost!.F}, fuel ${YAK.cost!.U}. You have only one fuel, but two depots replace the second; only a red number on a card cannot be replaced. Choose the card and confirm.`,
      ),
      claims: [
        [YAK.cost!.D!, () => row('yak-1').cost!.D!],
        [YAK.cost!.F!, () => row('yak-1').cost!.F!],
        [YAK.cost!.U!, () => row('yak-1').cost!.U!],
      ],
      do: ['build yak-1'],
      after: quietly('0[pay]'),
    },
    {
      title: { uk: 'Розвідка', ru: 'Разведка', en: 'Reconnaissance' },
      say: said(
        'Підрозділи мають властивості: знаки внизу ліворуч. Піша розвідка — розвідгрупа: поверніть її набік і подивіться руку противника.',
        'У подразделений есть свойства: знаки внизу слева. Пешая разведка — разведгруппа: поверните её и посмотрите руку противника.',
        'Units have abilities: the signs at the lower left. The Foot Scouts are a recon group: tap them and look at the opponent’s hand.',
      ),
      do: ['look with foot-scouts'],
      after: quietly('0p 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Почніть хвилю атаки', ru: 'Начните волну атаки', en: 'Start an attack wave' },
      say: said(
        'На руці противника лише ресурс: відповісти картою він не зможе. Тактичні карти грають у визначену мить, тож така розвідка рятує від несподіванок. Почніть хвилю атаки.',
        'В руке противника только ресурс: ответить картой он не сможет. Тактические карты играют в определённый миг, так что такая разведка спасает от неожиданностей. Начните волну атаки.',
        'The opponent holds nothing but a resource and cannot answer with a card. Tactical cards are played at a set moment, so such a look saves you from surprises. Start an attack wave.',
      ),
      claims: [[1, (s: War) => handOf(s, 1)]],
      do: ['wave'],
      after: quietly('0p 1p 0d'),
    },
    {
      title: { uk: 'Спершу на землі', ru: 'Сначала на земле', en: 'First on the ground' },
      say: said(
        'Спершу оголошують атаки на землі. Пошліть стрілецьку роту.',
        'Сначала объявляют атаки на земле. Пошлите стрелковую роту.',
        'Attacks on the ground are declared first. Send the rifle company.',
      ),
      do: ['attack rifle-company'],
      after: quietly('0d'),
    },
    {
      title: { uk: 'Бомбометання', ru: 'Бомбометание', en: 'Bombing' },
      say: said(
        `Тепер авіація. У Іл-2 сила бомбометання ${BOMBS}, у гренадерів захист ${GRENADIERS.defence}: бомби їх знищать, і блокувати роту буде нікому. Оберіть Іл-2, потім гренадерську роту.`,
        `Теперь авиация. У Ил-2 сила бомбометания ${BOMBS}, у гренадеров защита ${GRENADIERS.defence}: бомбы их уничтожат, и блокировать роту будет некому. Выберите Ил-2, потом гренадерскую роту.`,
        `Now the aircraft. The Il-2 has bombing strength ${BOMBS}, the grenadiers defence ${GRENADIERS.defence}: the bombs will destroy them, and nobody will be left to block. Choose the Il-2, then the grenadiers.`,
      ),
      claims: [
        [BOMBS, () => row('il-2').unit!.bombing!],
        [GRENADIERS.defence, () => row('grenadiers').unit!.defence],
        attacks(ATTACK.undirected),
      ],
      do: ['bomb il-2 -> grenadiers'],
      after: quietly('0d'),
    },
    {
      title: { uk: 'Підтримка артилерії', ru: 'Поддержка артиллерии', en: 'Artillery support' },
      say: said(
        `Артилерія підтримує свою атаку: міномет додасть роті ${SUPPORT} до сили. За це його повертають набік. Оберіть міномет, потім роту.`,
        `Артиллерия поддерживает свою атаку: миномёт прибавит роте ${SUPPORT} к силе. За это его поворачивают. Выберите миномёт, потом роту.`,
        `Artillery supports its own attack: the mortar adds ${SUPPORT} to the company’s strength and is tapped for it. Choose the mortar, then the company.`,
      ),
      claims: [[SUPPORT, () => row('mortar-120').keywords!.artillerySupport as number]],
      do: ['assist mortar-120 -> rifle-company'],
      after: quietly('0p 1p 1d 1p 0p 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Атакуйте колоду', ru: 'Атакуйте колоду', en: 'Attack the deck' },
      say: said(
        `Гренадерів знищено, рота прорвалася з силою ${STRENGTH}. Після прориву можна атакувати й другу лінію чи ресурси. Та війну виграють колодою: спрямуйте роту на неї.`,
        `Гренадеры уничтожены, рота прорвалась с силой ${STRENGTH}. После прорыва можно атаковать и вторую линию или ресурсы. Но войну выигрывают колодой: направьте роту на неё.`,
        `The grenadiers are destroyed, and the company broke through with strength ${STRENGTH}. After a breakthrough you may also attack the second line or resources. But the deck decides the war: send the company against it.`,
      ),
      claims: [destroyed, [STRENGTH, () => row('rifle-company').unit!.attack + SUPPORT]],
      do: ['advance rifle-company -> deck'],
      after: quietly(
        '0d 1d 1p 0p 1p 0p 1p 0d 0p 1p 0p 1p 1p 0p 1d 1p 0p 1p 0p 1p 0p 1p 0p 1[wave] 1p 0p 1d 1d 1d 1p 0p 0p 1p 0p ' +
          '1[bomb ju-87 -> mortar-120] 1d 1p 0d',
      ),
    },
    {
      title: { uk: 'Перехопіть літак', ru: 'Перехватите самолёт', en: 'Intercept the aircraft' },
      say: said(
        `Колода втратила карт: ${STRENGTH}, а дві останні взято на початку ходу. Тепер його бомбардувальник летить на ваш міномет. Винищувачі перехоплюють літаки, і Як-1 уже на другій лінії: перехопіть ним.`,
        `Колода потеряла карт: ${STRENGTH}, а две последние взяты в начале хода. Теперь его бомбардировщик летит на ваш миномёт. Истребители перехватывают самолёты, и Як-1 уже на второй линии: перехватите им.`,
        `The deck lost ${STRENGTH} cards, and the opponent drew the last two at the start of the turn. Now a bomber flies at your mortar. Fighters intercept aircraft, and the Yak-1 is on the second line by now: intercept with it.`,
      ),
      claims: [
        [STRENGTH, (_s, told) => told.find(({ kind, a }) => kind === fact.deckLost && a === 1)?.b ?? 0],
        [0, deck],
        attacks(ATTACK.airRear),
      ],
      do: ['intercept yak-1 -> ju-87'],
      after: quietly('0p 1p 0p 1p 0p 1p 0p 1d 1p 0p 1p 0p 0p 1p 0d 0p 1p 0p 1p 0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Завершіть хід', ru: 'Завершите ход', en: 'End the turn' },
      say: said(
        'Бомбардувальник збито, міномет цілий. Колода противника порожня, тож атакувати більше не треба: хто почне хід без двох карт у колоді, той програє. Завершіть хід.',
        'Бомбардировщик сбит, миномёт цел. Колода противника пуста, так что атаковать больше не нужно: кто начнёт ход без двух карт в колоде, тот проиграет. Завершите ход.',
        'The bomber is shot down, the mortar is safe. The opponent’s deck is empty, so there is no need to attack: whoever starts a turn without two cards in the deck loses. End the turn.',
      ),
      claims: [destroyed, [0, deck]],
      do: ['done'],
      after: quietly('0p 1p 0p 1p'),
    },
    {
      title: { uk: 'Перемога', ru: 'Победа', en: 'Victory' },
      say: said(
        'Ви перемогли: противник почав хід із порожньою колодою. Кожного ходу з колоди беруть дві карти, тож і ваша тане без боїв: не тягніть. Флот, десант, поліпшення й УБО діють так само: що вміє карта, написано на ній.',
        'Вы победили: противник начал ход с пустой колодой. Каждый ход из колоды берут две карты, так что и ваша тает без боёв: не тяните. Флот, десант, улучшения и УБО действуют так же: что умеет карта, написано на ней.',
        'You have won: the opponent started a turn with an empty deck. Two cards are drawn every turn, so your own deck melts away even without battles: do not wait too long. Ships, drops, upgrades and UBO work alike: each card says what it does.',
      ),
      claims: [
        [0, deck],
        [1, (_s, told) => told.filter(({ kind, a }) => kind === fact.defeated && a === 1).length],
      ],
      at: '.prompt',
    },
  ],
};
