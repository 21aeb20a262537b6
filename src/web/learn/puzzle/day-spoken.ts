import { language } from '../../shell/settings.ts';
import { type DayWords, PUZZLE_DAY } from './day-words.ts';

export const dayWords = (): DayWords => PUZZLE_DAY[language.value];
