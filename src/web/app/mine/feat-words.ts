import { type Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import { language } from '../../shell/settings.ts';

interface FeatPageWords {
  readonly title: string;
  readonly have: (n: number, of: number) => string;
  readonly all: string;
  readonly fewer: string;
  readonly earned: (day: string) => string;
  readonly replay: string;
  readonly progress: (have: number, needed: number) => string;
  readonly missing: string;
  readonly counting: (n: number, of: number) => string;
  readonly fresh: (n: number) => string;
  readonly toProfile: string;
}
/** “Achievements” are cards of AFU: what players have done is called by another word. */
const WORDS: Readonly<Record<Language, FeatPageWords>> = typeset({
  uk: {
    title: 'Відзнаки',
    have: (n, of) => `${n} із ${of}`,
    all: 'Усі',
    fewer: 'Згорнути',
    earned: (day) => `Здобуто: ${day}`,
    replay: 'Партія, у якій це сталося',
    progress: (have, needed) => `${have} із ${needed}`,
    missing: 'Ще не здобуто',
    counting: (n, of) => `Рахуємо за записами партій: ${n} із ${of}`,
    fresh: (n) => (n === 1 ? 'Нова відзнака' : 'Нові відзнаки'),
    toProfile: 'Усі відзнаки',
  },
  ru: {
    title: 'Отличия',
    have: (n, of) => `${n} из ${of}`,
    all: 'Все',
    fewer: 'Свернуть',
    earned: (day) => `Получено: ${day}`,
    replay: 'Партия, в которой это случилось',
    progress: (have, needed) => `${have} из ${needed}`,
    missing: 'Ещё не получено',
    counting: (n, of) => `Считаем по записям партий: ${n} из ${of}`,
    fresh: (n) => (n === 1 ? 'Новое отличие' : 'Новые отличия'),
    toProfile: 'Все отличия',
  },
  en: {
    title: 'Feats',
    have: (n, of) => `${n} of ${of}`,
    all: 'All',
    fewer: 'Fewer',
    earned: (day) => `Done: ${day}`,
    replay: 'The game in which it happened',
    progress: (have, needed) => `${have} of ${needed}`,
    missing: 'Not done yet',
    counting: (n, of) => `Counting from the records: ${n} of ${of}`,
    fresh: (n) => (n === 1 ? 'New feat' : 'New feats'),
    toProfile: 'All feats',
  },
});
export const featWords = (): FeatPageWords => WORDS[language.value];
