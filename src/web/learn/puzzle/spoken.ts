import { language } from '../../shell/settings.ts';
import { PUZZLE, type PuzzleWords } from './words.ts';

export const puzzleWords = (): PuzzleWords => PUZZLE[language.value];
