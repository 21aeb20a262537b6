import type { Credits } from '../parts/credits.ts';

const same = (names: string) => ({ uk: names, ru: names, en: names });
export const credits: Credits = {
  players: '1–2',
  // AFU-1.1
  age: '12+',
  minutes: '30–60',
  people: [
    { role: 'author', names: { uk: 'Володимир Семенів', ru: 'Володимир Семенів', en: 'Volodymyr Semeniv' } },
    { role: 'publisher', names: same('Kilogames') },
    { role: 'manager', names: { uk: 'Олександр Полікарпов', ru: 'Олександр Полікарпов', en: 'Oleksandr Polikarpov' } },
    { role: 'editor', names: { uk: 'Ольга Іванченко', ru: 'Ольга Іванченко', en: 'Olga Ivanchenko' } },
    { role: 'proofreader', names: { uk: 'Алла Костовська', ru: 'Алла Костовська', en: 'Alla Kostovska' } },
    { role: 'english', names: same('Antoine Prono (Transludis), Victoria Kostovska') },
    { role: 'rights', names: same('© Kilogames, 2022') },
  ],
  edition: {
    uk: 'українські правила, а за вибором англійські',
    ru: 'украинские правила, а по выбору английские',
    en: 'the Ukrainian rules, and the English ones by choice',
  },
  note: {
    uk: 'На коробці стоїть «10 % на ЗСУ». За цілковитої нічиєї правила радять зробити внесок на армію і зіграти ще раз.',
    ru: 'На коробке стоит «10 % на ЗСУ». При полной ничьей правила советуют сделать взнос на армию и сыграть ещё раз.',
    en: 'The box says “10% for the AFU”. After a complete tie the rules advise a donation to the defenders of Ukraine and another game.',
  },
  story: {
    uk: 'Лютий 2022 року: ракети летять на міста, колони йдуть через кордон. Двоє командувачів тримають кожен свою ділянку: зводять у лінії те, що є, а з тилу надходять нові підрозділи та допомога. Зупинити слід кожну колону, бо де нікого немає, там росте паніка. Коли вторгнення вдається спинити, починається довга війна за мости, міста й море. Крейсер «Москва» чекає наприкінці.',
    ru: 'Февраль 2022 года: ракеты летят на города, колонны идут через границу. Двое командующих держат каждый свой участок: сводят в линии то, что есть, а из тыла приходят новые подразделения и помощь. Остановить надо каждую колонну: там, где никого нет, растёт паника. Когда вторжение удаётся сдержать, начинается долгая война за мосты, города и море. Крейсер «Москва» ждёт в конце.',
    en: 'February 2022: missiles fly at towns, columns cross the border. Two commanders hold a sector each: they put into line whatever there is, while new units and aid come from the rear. Every column must be met, for where nobody stands, panic grows. Once the invasion has been stopped, a long war for bridges, cities and the sea begins. The cruiser Moskva waits at its end.',
  },
};
