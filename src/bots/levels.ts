import type { Language } from '../kernel/text.ts';

/** The five strengths that people are offered, weakest first. */
export const LEVELS = ['recruit', 'soldier', 'officer', 'general', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

const NAMES: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  uk: { recruit: 'Новобранець', soldier: 'Солдат', officer: 'Офіцер', general: 'Генерал', marshal: 'Маршал' },
  ru: { recruit: 'Новобранец', soldier: 'Солдат', officer: 'Офицер', general: 'Генерал', marshal: 'Маршал' },
  en: { recruit: 'Recruit', soldier: 'Soldier', officer: 'Officer', general: 'General', marshal: 'Marshal' },
};
const MANNERS: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  uk: {
    recruit: 'ходить здебільшого навмання',
    soldier: 'робить те, що вигідно просто зараз',
    officer: 'трохи думає наперед',
    general: 'думає далеко наперед',
    marshal: 'найсильніший: думає довго й пробачає мало',
  },
  ru: {
    recruit: 'ходит большей частью наугад',
    soldier: 'делает то, что выгодно прямо сейчас',
    officer: 'немного думает наперёд',
    general: 'думает далеко наперёд',
    marshal: 'сильнейший: думает долго и прощает мало',
  },
  en: {
    recruit: 'plays mostly at random',
    soldier: 'does whatever pays right now',
    officer: 'thinks a little ahead',
    general: 'thinks far ahead',
    marshal: 'the strongest: thinks long and forgives little',
  },
};

export const levelName = (level: Level, language: Language): string => NAMES[language][level];
/** How a bot of this level plays, in a few words. */
export const levelManner = (level: Level, language: Language): string => MANNERS[language][level];
export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);
