import type { WarCampaign } from './campaign.ts';

/** From the tank battle at Brody to Kursk. The first side is the USSR. */
export const easternFront: WarCampaign = {
  id: 'eastern-front',
  name: { uk: 'Східний фронт, 1941–1943', ru: 'Восточный фронт, 1941–1943', en: 'Eastern Front, 1941–1943' },
  sides: [
    { uk: 'СРСР', ru: 'СССР', en: 'USSR' },
    { uk: 'Німеччина', ru: 'Германия', en: 'Germany' },
  ],
  told: {
    uk: 'Улітку 1941 року війна прийшла на землю між Бугом і Доном. Два роки фронт ходив нею туди й назад, і кожне місто на цій карті заплатило за це людьми.',
    ru: 'Летом 1941 года война пришла на землю между Бугом и Доном. Два года фронт ходил по ней туда и обратно, и каждый город на этой карте заплатил за это людьми.',
    en: 'In the summer of 1941 the war came to the land between the Bug and the Don. For two years the front went over it and back, and every city on this map paid for it with people.',
  },
  rivers: ['M19 0C22 18 14 30 21 46S20 78 27 100', 'M75 0C78 16 70 30 74 48S70 80 76 100'],
  front: 'M46 0C52 20 45 36 49 52S46 80 51 100',
  battles: [
    {
      id: 'brody',
      name: { uk: 'Броди', ru: 'Броды', en: 'Brody' },
      date: { uk: 'червень 1941', ru: 'июнь 1941', en: 'June 1941' },
      at: [18, 24],
      after: [],
      prize: 'fuel',
      setup: { deck1: 'guards-mechanised', deck2: 'armoured-spearhead', first: 2, start1: 'fuel', start2: 'fuel' },
      told: {
        uk: 'Механізовані корпуси йдуть назустріч танковій групі, що прорвала кордон. Танків тут більше, ніж будь-коли в одному бою; пального менше, ніж треба.',
        ru: 'Механизированные корпуса идут навстречу танковой группе, прорвавшей границу. Танков здесь больше, чем когда-либо в одном бою; топлива меньше, чем нужно.',
        en: 'Mechanised corps drive to meet the tank group that has broken across the border. There are more tanks here than in any battle before, and less fuel than they need.',
      },
      outcome: [
        {
          uk: 'Під Бродами танкову групу затримали на тиждень. Тиждень — це ешелони, що встигли піти на схід.',
          ru: 'Под Бродами танковую группу задержали на неделю. Неделя — это эшелоны, успевшие уйти на восток.',
          en: 'At Brody the tank group was held for a week. A week means trains that got away to the east.',
        },
        {
          uk: 'Під Бродами корпуси входили в бій частинами і частинами в ньому лишилися. Дорога на Київ була відкрита.',
          ru: 'Под Бродами корпуса входили в бой частями и частями в нём остались. Дорога на Киев была открыта.',
          en: 'At Brody the corps went into battle piece by piece and stayed there piece by piece. The road to Kyiv lay open.',
        },
      ],
    },
    {
      id: 'kyiv',
      name: { uk: 'Київ', ru: 'Киев', en: 'Kyiv' },
      date: { uk: 'вересень 1941', ru: 'сентябрь 1941', en: 'September 1941' },
      at: [33, 46],
      after: ['brody'],
      prize: 'factory',
      setup: {
        deck1: 'city-on-the-volga',
        deck2: 'armoured-spearhead',
        start1: 'river trench-line',
        start2: 'fuel',
      },
      told: {
        uk: 'Укріплений район стоїть, Дніпро широкий. Небезпека не перед містом, а з обох боків від нього.',
        ru: 'Укреплённый район стоит, Днепр широк. Опасность не перед городом, а с обеих сторон от него.',
        en: 'The fortified area stands and the Dnipro is wide. The danger is not in front of the city but on both sides of it.',
      },
      outcome: [
        {
          uk: 'Армії вийшли з-під Києва раніше, ніж кліщі зійшлися. Місто залишили, людей — ні.',
          ru: 'Армии вышли из-под Киева раньше, чем клещи сомкнулись. Город оставили, людей — нет.',
          en: 'The armies left Kyiv before the pincers met. The city was lost, the men were not.',
        },
        {
          uk: 'Кільце під Києвом закрилося. У зведеннях рахували дивізії; вдома рахували листи, яких не було.',
          ru: 'Кольцо под Киевом закрылось. В сводках считали дивизии; дома считали письма, которых не было.',
          en: 'The ring at Kyiv closed. Bulletins counted divisions; at home they counted the letters that did not come.',
        },
      ],
    },
    {
      id: 'odesa',
      name: { uk: 'Одеса', ru: 'Одесса', en: 'Odesa' },
      date: { uk: 'жовтень 1941', ru: 'октябрь 1941', en: 'October 1941' },
      at: [30, 76],
      after: ['kyiv'],
      prize: 'depot',
      setup: {
        deck1: 'northern-front',
        deck2: 'mountain-corps',
        start1: 'coastal-130',
        start2: 'romanian-mountain-rifles',
      },
      told: {
        uk: 'Місто в облозі, море ще відкрите. Берегові батареї стріляють у степ.',
        ru: 'Город в осаде, море ещё открыто. Береговые батареи стреляют в степь.',
        en: 'The city is besieged, the sea is still open. Coastal batteries fire into the steppe.',
      },
      outcome: [
        {
          uk: 'Одеса трималася, доки останній транспорт не вийшов у море.',
          ru: 'Одесса держалась, пока последний транспорт не вышел в море.',
          en: 'Odesa held until the last transport had put to sea.',
        },
        {
          uk: 'Порт упав раніше, ніж прийшли кораблі. Завод за трамвайним парком працював уже на інших.',
          ru: 'Порт пал раньше, чем пришли корабли. Завод за трамвайным парком работал уже на других.',
          en: 'The port fell before the ships came. The plant behind the tram depot was already working for others.',
        },
      ],
    },
    {
      id: 'kharkiv',
      name: { uk: 'Харків', ru: 'Харьков', en: 'Kharkiv' },
      date: { uk: 'травень 1942', ru: 'май 1942', en: 'May 1942' },
      at: [54, 40],
      after: ['kyiv'],
      prize: 'factory',
      setup: { deck1: 'guards-mechanised', deck2: 'mountain-corps', start1: 'fuel' },
      told: {
        uk: 'Наступ на Харків починається з виступу, який сам уже наполовину оточено.',
        ru: 'Наступление на Харьков начинается с выступа, который сам уже наполовину окружён.',
        en: 'The attack on Kharkiv starts from a salient that is half surrounded itself.',
      },
      outcome: [
        {
          uk: 'До Харкова дійшли й утрималися на тракторному заводі. Цехи були порожні, але свої.',
          ru: 'До Харькова дошли и удержались на тракторном заводе. Цеха были пусты, но свои.',
          en: 'They reached Kharkiv and held on at the tractor plant. The halls were empty, but they were their own.',
        },
        {
          uk: 'Виступ під Харковом зрізали. Ті, хто вийшов, ішли вночі й без гармат.',
          ru: 'Выступ под Харьковом срезали. Те, кто вышел, шли ночью и без пушек.',
          en: 'The salient at Kharkiv was cut off. Those who got out walked by night and without guns.',
        },
      ],
    },
    {
      id: 'voronezh',
      name: { uk: 'Воронеж', ru: 'Воронеж', en: 'Voronezh' },
      date: { uk: 'січень 1943', ru: 'январь 1943', en: 'January 1943' },
      at: [73, 20],
      after: ['kharkiv'],
      prize: 'depot',
      setup: { deck1: 'northern-front', deck2: 'armoured-spearhead', start1: 'blizzard depot' },
      told: {
        uk: 'Хуртовина ховає і тих, хто наступає, і тих, хто відходить. Літаки не літають.',
        ru: 'Метель прячет и тех, кто наступает, и тех, кто отходит. Самолёты не летают.',
        en: 'The blizzard hides those who attack and those who withdraw. No aircraft fly.',
      },
      outcome: [
        {
          uk: 'Під Воронежем фронт рушив у мороз. Дорогу на захід тепер питали вже інші.',
          ru: 'Под Воронежем фронт двинулся в мороз. Дорогу на запад теперь спрашивали уже другие.',
          en: 'At Voronezh the front began to move in the frost. Now it was others who asked the way west.',
        },
        {
          uk: 'Під Воронежем сніг зупинив наступ раніше, ніж противник.',
          ru: 'Под Воронежем снег остановил наступление раньше, чем противник.',
          en: 'At Voronezh the snow stopped the attack before the enemy did.',
        },
      ],
    },
    {
      id: 'stalingrad',
      name: { uk: 'Сталінград', ru: 'Сталинград', en: 'Stalingrad' },
      date: { uk: 'листопад 1942', ru: 'ноябрь 1942', en: 'November 1942' },
      at: [74, 62],
      after: ['kharkiv'],
      prize: 'factory',
      setup: {
        deck1: 'city-on-the-volga',
        deck2: 'armoured-spearhead',
        start1: 'ruined-city depot',
        start2: 'pak-35',
      },
      told: {
        uk: 'Від міста лишилися стіни й підвали. Тут воюють за поверхи, і танкам немає де розвернутися.',
        ru: 'От города остались стены и подвалы. Здесь воюют за этажи, и танкам негде развернуться.',
        en: 'Only walls and cellars are left of the city. Here they fight for every floor, and tanks have no room to turn.',
      },
      outcome: [
        {
          uk: 'Місто на Волзі вистояло. Хто бачив його тоді, не казав «перемога» — казав «кінчилося».',
          ru: 'Город на Волге выстоял. Кто видел его тогда, не говорил «победа» — говорил «кончилось».',
          en: 'The city on the Volga held. Those who saw it then did not say victory; they said it was over.',
        },
        {
          uk: 'Берег Волги втратили будинок за будинком. Сил іти далі не лишилося й у тих, хто його взяв.',
          ru: 'Берег Волги потеряли дом за домом. Сил идти дальше не осталось и у тех, кто его взял.',
          en: 'The bank of the Volga was lost house by house. Those who took it had no strength left to go on.',
        },
      ],
    },
    {
      id: 'kursk',
      name: { uk: 'Курськ', ru: 'Курск', en: 'Kursk' },
      date: { uk: 'липень 1943', ru: 'июль 1943', en: 'July 1943' },
      at: [88, 40],
      after: ['voronezh', 'stalingrad'],
      prize: 'factory',
      last: true,
      setup: {
        deck1: 'guards-mechanised',
        deck2: 'armoured-spearhead',
        start1: 'gun-45 dzot',
        start2: 'panzer-4',
      },
      told: {
        uk: 'Обидві сторони знають, де буде удар. Питання лише, хто витримає довше.',
        ru: 'Обе стороны знают, где будет удар. Вопрос лишь, кто выдержит дольше.',
        en: 'Both sides know where the blow will fall. The only question is who will hold out longer.',
      },
      outcome: [
        {
          uk: 'Під Курськом удар зупинили в полі. Звідти почалася довга дорога назад на захід.',
          ru: 'Под Курском удар остановили в поле. Оттуда началась долгая дорога обратно на запад.',
          en: 'At Kursk the blow was stopped in the fields. From there the long road back to the west began.',
        },
        {
          uk: 'Виступ під Курськом зрізали з двох боків. Війна стала довшою, ніж будь-хто в ній хотів.',
          ru: 'Выступ под Курском срезали с двух сторон. Война стала длиннее, чем кто-либо в ней хотел.',
          en: 'The salient at Kursk was cut off from both sides. The war became longer than anybody in it wanted.',
        },
      ],
    },
  ],
  endings: [
    {
      uk: 'Фронт повернув на захід. Міста на карті стояли, але в кожному було тихіше, ніж до війни.',
      ru: 'Фронт повернул на запад. Города на карте стояли, но в каждом было тише, чем до войны.',
      en: 'The front turned west. The cities on the map stood, but each of them was quieter than before the war.',
    },
    {
      uk: 'Фронт став там, де стояв, і обидві сторони рили окопи. Жити в них довелося ще довго.',
      ru: 'Фронт встал там, где стоял, и обе стороны рыли окопы. Жить в них пришлось ещё долго.',
      en: 'The front stopped where it was, and both sides dug trenches. They would be living in them for a long time yet.',
    },
    {
      uk: 'Фронт пройшов карту із заходу на схід. Ті, хто лишився за ним, рахували зими.',
      ru: 'Фронт прошёл карту с запада на восток. Те, кто остался за ним, считали зимы.',
      en: 'The front crossed the map from west to east. Those who were left behind it counted the winters.',
    },
  ],
};
