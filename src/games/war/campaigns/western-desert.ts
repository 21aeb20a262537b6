import type { Deck } from '../decks/index.ts';
import type { WarCampaign } from './campaign.ts';

/** Motorised infantry, Italian tanks and long guns: what there was between Tripoli and the Nile. */
const AFRIKA: Deck = {
  side: 'germany',
  division: 'panzer-division-15',
  cards: {
    'motor-infantry': 4,
    'motor-infantry-15': 2,
    grenadiers: 3,
    bersaglieri: 3,
    'sdkfz-222': 1,
    'm14-41': 3,
    'captured-crusader': 2,
    'captured-matilda': 1,
    'panzer-3-n': 2,
    'panzer-4': 3,
    'pak-35': 3,
    'flak-88': 1,
    'mortar-81-german': 1,
    'mc-202': 1,
    'ju-87': 2,
    'armoured-wedge': 1,
    depot: 11,
    factory: 8,
    fuel: 8,
  },
};

/** From the Egyptian border to Tunis. The first side are the Allies. */
export const westernDesert: WarCampaign = {
  id: 'western-desert',
  name: { uk: 'Західна пустеля, 1940–1943', ru: 'Западная пустыня, 1940–1943', en: 'Western Desert, 1940–1943' },
  sides: [
    { uk: 'Союзники', ru: 'Союзники', en: 'Allies' },
    { uk: 'Німеччина та Італія', ru: 'Германия и Италия', en: 'Germany and Italy' },
  ],
  told: {
    uk: 'Між Нілом і Тунісом одна дорога, кілька портів і багато піску. Хто далі зайшов, тому довше везти воду.',
    ru: 'Между Нилом и Тунисом одна дорога, несколько портов и много песка. Кто дальше зашёл, тому дольше везти воду.',
    en: 'Between the Nile and Tunis there is one road, a few ports and a great deal of sand. Whoever has come further must carry the water further.',
  },
  rivers: ['M0 20C14 12 22 30 34 22S52 8 62 16S84 26 100 18'],
  front: 'M58 24C55 44 60 60 56 78S58 92 57 100',
  battles: [
    {
      id: 'sidi-barrani',
      name: { uk: 'Сіді-Баррані', ru: 'Сиди-Баррани', en: 'Sidi Barrani' },
      date: { uk: 'грудень 1940', ru: 'декабрь 1940', en: 'December 1940' },
      at: [80, 34],
      after: [],
      prize: 'fuel',
      setup: { deck1: 'desert-army', deck2: AFRIKA, first: 1 },
      told: {
        uk: 'Табори в пустелі стоять далеко один від одного. Між ними можна проїхати вночі.',
        ru: 'Лагеря в пустыне стоят далеко друг от друга. Между ними можно проехать ночью.',
        en: 'The camps in the desert lie far apart. At night one can drive between them.',
      },
      outcome: [
        {
          uk: 'Під Сіді-Баррані полонених було більше, ніж тих, хто їх брав. Годували всіх однаково погано.',
          ru: 'Под Сиди-Баррани пленных было больше, чем тех, кто их брал. Кормили всех одинаково плохо.',
          en: 'At Sidi Barrani there were more prisoners than captors. All were fed equally badly.',
        },
        {
          uk: 'Наступ під Сіді-Баррані захлинувся в піску. Кордон лишився там, де був.',
          ru: 'Наступление под Сиди-Баррани захлебнулось в песке. Граница осталась там, где была.',
          en: 'The attack at Sidi Barrani choked in the sand. The border stayed where it was.',
        },
      ],
    },
    {
      id: 'tobruk',
      name: { uk: 'Тобрук', ru: 'Тобрук', en: 'Tobruk' },
      date: { uk: 'квітень 1941', ru: 'апрель 1941', en: 'April 1941' },
      at: [62, 40],
      after: ['sidi-barrani'],
      prize: 'depot',
      setup: { deck1: 'desert-army', deck2: 'armoured-spearhead', start1: 'sangar', start2: 'factory fuel' },
      told: {
        uk: 'Порт в облозі. Австралійці сплять удень і копають уночі.',
        ru: 'Порт в осаде. Австралийцы спят днём и копают ночью.',
        en: 'The port is besieged. The Australians sleep by day and dig by night.',
      },
      outcome: [
        {
          uk: 'Тобрук не здали. Від міста лишився порт, а більшого від нього й не треба було.',
          ru: 'Тобрук не сдали. От города остался порт, а большего от него и не требовалось.',
          en: 'Tobruk did not surrender. Only the port was left of the town, and no more was needed.',
        },
        {
          uk: 'Тобрук упав за три дні. Склади горіли тиждень.',
          ru: 'Тобрук пал за три дня. Склады горели неделю.',
          en: 'Tobruk fell in three days. Its stores burned for a week.',
        },
      ],
    },
    {
      id: 'sidi-rezegh',
      name: { uk: 'Сіді-Резег', ru: 'Сиди-Резег', en: 'Sidi Rezegh' },
      date: { uk: 'листопад 1941', ru: 'ноябрь 1941', en: 'November 1941' },
      at: [60, 70],
      after: ['tobruk'],
      prize: 'fuel',
      setup: { deck1: 'second-front', deck2: AFRIKA, start1: 'desert' },
      told: {
        uk: 'Рівнина без ліній. Танки знаходять один одного за пилом.',
        ru: 'Равнина без линий. Танки находят друг друга по пыли.',
        en: 'A plain without lines. Tanks find each other by their dust.',
      },
      outcome: [
        {
          uk: 'Біля Сіді-Резега аеродром тричі міняв господаря. Останніми були свої.',
          ru: 'У Сиди-Резега аэродром трижды менял хозяина. Последними были свои.',
          en: 'At Sidi Rezegh the airfield changed hands three times. The last hands were ours.',
        },
        {
          uk: 'Біля Сіді-Резега бригади били поодинці. Уцілілих збирали за компасом.',
          ru: 'У Сиди-Резега бригады били поодиночке. Уцелевших собирали по компасу.',
          en: 'At Sidi Rezegh the brigades were beaten one by one. The rest were gathered by compass.',
        },
      ],
    },
    {
      id: 'gazala',
      name: { uk: 'Газала', ru: 'Газала', en: 'Gazala' },
      date: { uk: 'травень 1942', ru: 'май 1942', en: 'May 1942' },
      at: [50, 54],
      after: ['tobruk', 'sidi-rezegh'],
      prize: 'factory',
      setup: { deck1: 'desert-army', deck2: AFRIKA, start1: 'sandstorm sangar' },
      told: {
        uk: 'Міни, дріт і кругова оборона від моря до пустелі. Обхід — там, де карта закінчується.',
        ru: 'Мины, проволока и круговая оборона от моря до пустыни. Обход — там, где карта кончается.',
        en: 'Mines, wire and boxes from the sea to the desert. The way round is where the map ends.',
      },
      outcome: [
        {
          uk: 'Лінія під Газалою витримала обхід. Міни виявилися терплячішими за танки.',
          ru: 'Линия под Газалой выдержала обход. Мины оказались терпеливее танков.',
          en: 'The line at Gazala withstood the move round it. Mines proved more patient than tanks.',
        },
        {
          uk: 'Лінію під Газалою обійшли. Дорога назад до Нілу була довгою й тісною.',
          ru: 'Линию под Газалой обошли. Дорога назад к Нилу была длинной и тесной.',
          en: 'The line at Gazala was turned. The road back to the Nile was long and crowded.',
        },
      ],
    },
    {
      id: 'alamein',
      name: { uk: 'Ель-Аламейн', ru: 'Эль-Аламейн', en: 'El Alamein' },
      date: { uk: 'жовтень 1942', ru: 'октябрь 1942', en: 'October 1942' },
      at: [83, 58],
      after: ['gazala'],
      prize: 'factory',
      setup: { deck1: 'desert-army', deck2: 'mountain-corps', start2: 'fuel' },
      told: {
        uk: 'Тут пустеля вузька: море з одного боку, западина з іншого. Обійти не можна нікому.',
        ru: 'Здесь пустыня узка: море с одной стороны, впадина с другой. Обойти не может никто.',
        en: 'Here the desert is narrow: the sea on one side, the depression on the other. Nobody can go round.',
      },
      outcome: [
        {
          uk: 'Під Ель-Аламейном фронт проламували дванадцять днів. На тринадцятий він пішов на захід.',
          ru: 'Под Эль-Аламейном фронт проламывали двенадцать дней. На тринадцатый он ушёл на запад.',
          en: 'At El Alamein they hammered at the front for twelve days. On the thirteenth it moved west.',
        },
        {
          uk: 'Мінні поля під Ель-Аламейном лишилися непройденими. Александрія рахувала кораблі.',
          ru: 'Минные поля под Эль-Аламейном остались непройденными. Александрия считала корабли.',
          en: 'The minefields at El Alamein were not crossed. Alexandria counted its ships.',
        },
      ],
    },
    {
      id: 'kasserine',
      name: { uk: 'Кассерін', ru: 'Кассерин', en: 'Kasserine' },
      date: { uk: 'лютий 1943', ru: 'февраль 1943', en: 'February 1943' },
      at: [16, 60],
      after: ['gazala', 'alamein'],
      prize: 'depot',
      setup: { deck1: 'second-front', deck2: AFRIKA, start1: 'mountains' },
      told: {
        uk: 'Перевал у горах Тунісу. Для тих, хто його тримає, це перший бій.',
        ru: 'Перевал в горах Туниса. Для тех, кто его держит, это первый бой.',
        en: 'A pass in the mountains of Tunisia. For those who hold it, it is the first battle.',
      },
      outcome: [
        {
          uk: 'Перевал Кассерін утримали новачки. Після нього їх так уже не називали.',
          ru: 'Перевал Кассерин удержали новички. После него их так уже не называли.',
          en: 'The Kasserine Pass was held by newcomers. Nobody called them that afterwards.',
        },
        {
          uk: 'Через Кассерін пройшли за два дні. Уроки із цього засвоювали довше.',
          ru: 'Через Кассерин прошли за два дня. Уроки из этого усваивали дольше.',
          en: 'They went through Kasserine in two days. Its lessons took longer to learn.',
        },
      ],
    },
    {
      id: 'tunis',
      name: { uk: 'Туніс', ru: 'Тунис', en: 'Tunis' },
      date: { uk: 'травень 1943', ru: 'май 1943', en: 'May 1943' },
      at: [26, 34],
      after: ['alamein', 'kasserine'],
      prize: 'factory',
      last: true,
      setup: { deck1: 'second-front', deck2: AFRIKA, start1: 'moonless-night' },
      told: {
        uk: 'Остання гавань. За нею тільки море, і в ньому вже немає своїх кораблів.',
        ru: 'Последняя гавань. За ней только море, и в нём уже нет своих кораблей.',
        en: 'The last harbour. Behind it there is only the sea, and none of their ships are left on it.',
      },
      outcome: [
        {
          uk: 'У Тунісі склали зброю. Пісок у моторах знаходили ще роками.',
          ru: 'В Тунисе сложили оружие. Песок в моторах находили ещё годами.',
          en: 'At Tunis they laid down their arms. Sand was found in engines for years.',
        },
        {
          uk: 'Плацдарм у Тунісі вистояв до літа. Острови за морем отримали час укріпитися.',
          ru: 'Плацдарм в Тунисе выстоял до лета. Острова за морем получили время укрепиться.',
          en: 'The bridgehead at Tunis held until summer. The islands across the sea were given time to dig in.',
        },
      ],
    },
  ],
  endings: [
    {
      uk: 'Пустеля спорожніла. Порти знову стали портами, а дорога вздовж моря — дорогою.',
      ru: 'Пустыня опустела. Порты снова стали портами, а дорога вдоль моря — дорогой.',
      en: 'The desert emptied. The ports were ports again, and the road along the sea was a road.',
    },
    {
      uk: 'Лінія лишилася посеред пустелі. Воду везли обидві сторони.',
      ru: 'Линия осталась посреди пустыни. Воду везли обе стороны.',
      en: 'The line stayed in the middle of the desert. Both sides went on carrying water.',
    },
    {
      uk: 'Союзники відійшли за Ніл. Дорога вздовж моря стала тилом, а в тилу теж війна.',
      ru: 'Союзники отошли за Нил. Дорога вдоль моря стала тылом, а в тылу тоже война.',
      en: 'The Allies withdrew behind the Nile. The road along the sea became the rear, and there is war in the rear too.',
    },
  ],
};
