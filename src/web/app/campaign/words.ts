import type { Language } from '../../../kernel/text.ts';
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
  readonly atScreen: string;
  readonly repeat: string;
  readonly goOn: string;
  readonly anew: string;
  readonly sure: string;
  readonly keepOn: string;
  readonly wonIn: (turns: number) => string;
  readonly lostIn: (turns: number) => string;
  readonly open: string;
  readonly later: string;
  readonly story: string;
  readonly against: string;
  readonly reread: string;
}
const WORDS: Readonly<Record<Language, CampaignWords>> = typeset({
  uk: {
    title: 'Кампанії',
    none: 'Такої кампанії немає.',
    of: 'Кампанія театру',
    next: 'Наступна битва',
    side: 'За кого ви',
    conditions: 'Початок битви',
    along: 'Що переходить з минулої',
    nothing: 'Поки нічого.',
    rule: 'Що переходить',
    fight: (battle) => `До битви: ${battle}`,
    atScreen: 'З другом за цим екраном',
    repeat: 'Переграти битву',
    goOn: 'Повернутися до битви',
    anew: 'Почати кампанію знову',
    sure: 'Усе, що пройдено, забудеться. Почати знову?',
    keepOn: 'Ні, далі',
    wonIn: (turns) => `виграно, ходів: ${turns}`,
    lostIn: (turns) => `програно, ходів: ${turns}`,
    open: 'можна грати',
    later: 'попереду',
    story: 'Історія кампанії',
    against: 'Проти кого',
    reread: 'Цієї кампанії пристрій не може прочитати, тож вона починається спочатку.',
  },
  ru: {
    title: 'Кампании',
    none: 'Такой кампании нет.',
    of: 'Кампания театра',
    next: 'Следующая битва',
    side: 'За кого вы',
    conditions: 'Начало битвы',
    along: 'Что переходит с прошлой',
    nothing: 'Пока ничего.',
    rule: 'Что переходит',
    fight: (battle) => `К битве: ${battle}`,
    atScreen: 'С другом за этим экраном',
    repeat: 'Переиграть битву',
    goOn: 'Вернуться к битве',
    anew: 'Начать кампанию заново',
    sure: 'Всё, что пройдено, забудется. Начать заново?',
    keepOn: 'Нет, дальше',
    wonIn: (turns) => `выиграно, ходов: ${turns}`,
    lostIn: (turns) => `проиграно, ходов: ${turns}`,
    open: 'можно играть',
    later: 'впереди',
    story: 'История кампании',
    against: 'Против кого',
    reread: 'Эту кампанию устройство не может прочитать, поэтому она начинается сначала.',
  },
  en: {
    title: 'Campaigns',
    none: 'There is no such campaign.',
    of: 'Campaign of a theatre',
    next: 'Next battle',
    side: 'Your side',
    conditions: 'How it begins',
    along: 'What goes along',
    nothing: 'Nothing yet.',
    rule: 'What carries over',
    fight: (battle) => `To battle: ${battle}`,
    atScreen: 'With a friend at this screen',
    repeat: 'Fight it again',
    goOn: 'Back to the battle',
    anew: 'Begin the campaign anew',
    sure: 'All that was fought will be forgotten. Begin anew?',
    keepOn: 'No, go on',
    wonIn: (turns) => `won, turns: ${turns}`,
    lostIn: (turns) => `lost, turns: ${turns}`,
    open: 'can be fought',
    later: 'later',
    story: 'The story of the campaign',
    against: 'Against whom',
    reread: 'This device cannot read this campaign, so it begins from the start.',
  },
});
export const campaignWords = (): CampaignWords => WORDS[language.value];
