import { type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../../shell/settings.ts';

interface SetupWords {
  readonly atTable: (n: number, most: number) => string;
  readonly side: string;
  readonly you: string;
  readonly here: string;
  readonly person: string;
  readonly bot: (level: string) => string;
  readonly botNamed: (level: string) => string;
  readonly who: (seat: string) => string;
  readonly nameOf: (seat: string) => string;
  readonly add: string;
  readonly remove: (seat: string) => string;
  readonly atRandom: string;
  readonly code: (code: string) => string;
  readonly about: (minutes: string) => string;
  readonly players: (count: string) => string;
  readonly botsWin: (percent: number, games: number) => string;
  readonly elsewhere: string;
  readonly elsewhereHow: string;
  readonly openRoom: string;
}
const WORDS: Readonly<Record<Language, SetupWords>> = typeset({
  uk: {
    atTable: (n, most) => (n === most ? 'Хто за столом' : `Хто за столом · ${n}/${most}`),
    side: 'За кого ви граєте',
    you: 'ви',
    here: 'за цим екраном',
    person: 'Людина',
    bot: (level) => `Бот: ${level}`,
    botNamed: (level) => `бот «${level}»`,
    who: (seat) => `Хто грає: ${seat}`,
    nameOf: (seat) => `Ім’я: ${seat}`,
    add: 'Додати людину чи бота',
    remove: (seat) => `Прибрати: ${seat}`,
    atRandom: 'роздача навмання',
    code: (code) => `код роздачі ${code}`,
    about: (minutes) => `близько ${minutes}`,
    players: (count) => `гравців: ${count}`,
    botsWin: (percent, games) =>
      `команда ботів «Генерал» виграє ${percent} % (із ${slavic(games, { one: 'партії', few: 'партій', many: 'партій' })})`,
    elsewhere: 'Хтось грає з іншого пристрою?',
    elsewhereHow: 'У кімнату запрошують кодом, посиланням або QR.',
    openRoom: 'Відкрити кімнату',
  },
  ru: {
    atTable: (n, most) => (n === most ? 'Кто за столом' : `Кто за столом · ${n}/${most}`),
    side: 'За кого вы играете',
    you: 'вы',
    here: 'за этим экраном',
    person: 'Человек',
    bot: (level) => `Бот: ${level}`,
    botNamed: (level) => `бот «${level}»`,
    who: (seat) => `Кто играет: ${seat}`,
    nameOf: (seat) => `Имя: ${seat}`,
    add: 'Добавить человека или бота',
    remove: (seat) => `Убрать: ${seat}`,
    atRandom: 'раздача наугад',
    code: (code) => `код раздачи ${code}`,
    about: (minutes) => `около ${minutes}`,
    players: (count) => `игроков: ${count}`,
    botsWin: (percent, games) =>
      `команда ботов «Генерал» выигрывает ${percent} % (из ${slavic(games, { one: 'партии', few: 'партий', many: 'партий' })})`,
    elsewhere: 'Кто-то играет с другого устройства?',
    elsewhereHow: 'В комнату приглашают кодом, ссылкой или QR.',
    openRoom: 'Открыть комнату',
  },
  en: {
    atTable: (n, most) => (n === most ? 'At the table' : `At the table · ${n}/${most}`),
    side: 'Your side',
    you: 'you',
    here: 'at this screen',
    person: 'Person',
    bot: (level) => `Bot: ${level}`,
    botNamed: (level) => `${level} (bot)`,
    who: (seat) => `Who plays: ${seat}`,
    nameOf: (seat) => `Name: ${seat}`,
    add: 'Add a person or a bot',
    remove: (seat) => `Remove: ${seat}`,
    atRandom: 'a random deal',
    code: (code) => `seed ${code}`,
    about: (minutes) => `about ${minutes}`,
    players: (count) => `players: ${count}`,
    botsWin: (percent, games) => `a team of General bots wins ${percent}% (of ${games} games)`,
    elsewhere: 'Is somebody playing on another device?',
    elsewhereHow: 'People join a room by a code, a link or a QR code.',
    openRoom: 'Open a room',
  },
});
export const setupWords = (): SetupWords => WORDS[language.value];
