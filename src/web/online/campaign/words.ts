import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../../shell/settings.ts';

/** What is said of a campaign in a room. */
interface RoomCampaignWords {
  readonly campaign: string;
  readonly conditions: string;
  readonly along: string;
  readonly nothing: string;
  readonly map: string;
  readonly next: string;
  readonly fight: (battle: string) => string;
  readonly repeat: (battle: string) => string;
  readonly wants: (name: string, battle: string) => string;
  readonly sent: (battle: string) => string;
  readonly over: string;
}
const WORDS: Readonly<Record<Language, RoomCampaignWords>> = typeset({
  uk: {
    campaign: 'Кампанія',
    conditions: 'Початок битви',
    along: 'Що переходить із минулої битви',
    nothing: 'Поки нічого.',
    map: 'До мапи',
    next: 'Наступна битва',
    fight: (battle) => `До битви: ${battle}`,
    repeat: (battle) => `Переграти: ${battle}`,
    wants: (name, battle) => `${name} пропонує: ${battle}.`,
    sent: (battle) => `Ви пропонуєте: ${battle}. Чекаємо на згоду.`,
    over: 'Кампанію завершено.',
  },
  ru: {
    campaign: 'Кампания',
    conditions: 'Начало битвы',
    along: 'Что переходит из прошлой битвы',
    nothing: 'Пока ничего.',
    map: 'К карте кампании',
    next: 'Следующая битва',
    fight: (battle) => `К битве: ${battle}`,
    repeat: (battle) => `Переиграть: ${battle}`,
    wants: (name, battle) => `${name} предлагает: ${battle}.`,
    sent: (battle) => `Вы предлагаете: ${battle}. Ждём согласия.`,
    over: 'Кампания завершена.',
  },
  en: {
    campaign: 'Campaign',
    conditions: 'How it begins',
    along: 'What carries over',
    nothing: 'Nothing yet.',
    map: 'To the map',
    next: 'Next battle',
    fight: (battle) => `To battle: ${battle}`,
    repeat: (battle) => `Fight again: ${battle}`,
    wants: (name, battle) => `${name} suggests: ${battle}.`,
    sent: (battle) => `You chose: ${battle}. Waiting for your friend to agree.`,
    over: 'The campaign is over.',
  },
});
export const roomCampaignWords = (): RoomCampaignWords => WORDS[language.value];
