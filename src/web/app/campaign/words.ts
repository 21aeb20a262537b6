import { type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../../shell/settings.ts';

interface CampaignWords {
  readonly title: string;
  readonly none: string;
  readonly of: string;
  readonly next: string;
  readonly side: string;
  readonly conditions: string;
  readonly along: string;
  readonly nothing: string;
  readonly rule: string;
  readonly fight: (battle: string) => string;
  readonly opensAfter: (battles: readonly string[]) => string;
  readonly atScreen: string;
  readonly repeat: string;
  readonly goOn: string;
  readonly anew: string;
  readonly sure: string;
  readonly keepOn: string;
  readonly wonIn: (turns: number) => string;
  readonly lostIn: (turns: number) => string;
  readonly won: string;
  readonly lost: string;
  readonly battles: (count: number) => string;
  readonly open: string;
  readonly later: string;
  readonly story: string;
  readonly against: string;
  readonly reread: string;
  readonly online: string;
  readonly toRoom: string;
  readonly noWait: string;
  readonly roomWith: (name: string) => string;
  readonly withFriend: (name: string) => string;
  readonly noServer: string;
  readonly forget: string;
  readonly forgetSure: string;
}
const WORDS: Readonly<Record<Language, CampaignWords>> = typeset({
  uk: {
    title: 'Кампанії',
    none: 'Такої кампанії немає.',
    of: 'Кампанія театру',
    next: 'Наступна битва',
    side: 'За кого ви',
    conditions: 'Початок битви',
    along: 'Що переходить із минулої битви',
    nothing: 'Поки нічого.',
    rule: 'Що переходить',
    fight: (battle) => `До битви: ${battle}`,
    opensAfter: (battles) => `Відкриється після битви: ${battles.join(' або ')}`,
    atScreen: 'З другом за цим екраном',
    repeat: 'Переграти битву',
    goOn: 'Повернутися до битви',
    anew: 'Почати кампанію знову',
    sure: 'Усе, що пройдено, забудеться. Почати знову?',
    keepOn: 'Ні, далі',
    wonIn: (turns) => `виграно, ходів: ${turns}`,
    lostIn: (turns) => `програно, ходів: ${turns}`,
    won: 'виграно',
    lost: 'програно',
    battles: (count) => slavic(count, { one: 'битва', few: 'битви', many: 'битв' }),
    open: 'можна грати',
    later: 'попереду',
    story: 'Історія кампанії',
    against: 'Проти кого',
    reread: 'Цієї кампанії пристрій не може прочитати, тож вона починається спочатку.',
    online: 'З другом у мережі',
    toRoom: 'До кімнати',
    noWait: 'Більше не чекати',
    roomWith: (name) => `До кімнати: ${name}`,
    withFriend: (name) => `разом: ${name}`,
    noServer: 'Для кімнати потрібна мережа, а сервер не відповідає.',
    forget: 'Прибрати цю кампанію',
    forgetSure: 'Ця кампанія з другом зникне з пристрою. Прибрати?',
  },
  ru: {
    title: 'Кампании',
    none: 'Такой кампании нет.',
    of: 'Кампания театра',
    next: 'Следующая битва',
    side: 'За кого вы',
    conditions: 'Начало битвы',
    along: 'Что переходит из прошлой битвы',
    nothing: 'Пока ничего.',
    rule: 'Что переходит',
    fight: (battle) => `К битве: ${battle}`,
    opensAfter: (battles) => `Откроется после битвы: ${battles.join(' или ')}`,
    atScreen: 'С другом за этим экраном',
    repeat: 'Переиграть битву',
    goOn: 'Вернуться к битве',
    anew: 'Начать кампанию заново',
    sure: 'Всё, что пройдено, забудется. Начать заново?',
    keepOn: 'Нет, дальше',
    wonIn: (turns) => `выиграно, ходов: ${turns}`,
    lostIn: (turns) => `проиграно, ходов: ${turns}`,
    won: 'выиграно',
    lost: 'проиграно',
    battles: (count) => slavic(count, { one: 'битва', few: 'битвы', many: 'битв' }),
    open: 'можно играть',
    later: 'впереди',
    story: 'История кампании',
    against: 'Против кого',
    reread: 'Эту кампанию устройство не может прочитать, поэтому она начинается сначала.',
    online: 'С другом по сети',
    toRoom: 'В комнату',
    noWait: 'Больше не ждать',
    roomWith: (name) => `В комнату: ${name}`,
    withFriend: (name) => `вместе: ${name}`,
    noServer: 'Для комнаты нужна сеть, а сервер не отвечает.',
    forget: 'Убрать эту кампанию',
    forgetSure: 'Эта кампания с другом исчезнет с устройства. Убрать?',
  },
  en: {
    title: 'Campaigns',
    none: 'There is no such campaign.',
    of: 'Campaign of a theatre',
    next: 'Next battle',
    side: 'Your side',
    conditions: 'How it begins',
    along: 'What carries over',
    nothing: 'Nothing yet.',
    rule: 'What carries over',
    fight: (battle) => `To battle: ${battle}`,
    opensAfter: (battles) => `Opens after: ${battles.join(' or ')}`,
    atScreen: 'With a friend at this screen',
    repeat: 'Fight it again',
    goOn: 'Back to the battle',
    anew: 'Begin the campaign anew',
    sure: 'All that was fought will be forgotten. Begin anew?',
    keepOn: 'No, go on',
    wonIn: (turns) => `won, turns: ${turns}`,
    lostIn: (turns) => `lost, turns: ${turns}`,
    won: 'won',
    lost: 'lost',
    battles: (count) => `${count} ${count === 1 ? 'battle' : 'battles'}`,
    open: 'can be fought',
    later: 'later',
    story: 'The story of the campaign',
    against: 'Against whom',
    reread: 'This device cannot read this campaign, so it begins from the start.',
    online: 'With a friend online',
    toRoom: 'To the room',
    noWait: 'Stop waiting',
    roomWith: (name) => `To the room: ${name}`,
    withFriend: (name) => `with ${name}`,
    noServer: 'A room needs a network, and the server is not responding.',
    forget: 'Remove this campaign',
    forgetSure: 'This campaign with a friend will be gone from this device. Remove it?',
  },
});
export const campaignWords = (): CampaignWords => WORDS[language.value];
