import { typeset } from '../../../kernel/typeset.ts';
import type { Choices } from '../parts/choices.ts';

export const WORDS: Choices['words'] = typeset({
  uk: {
    first: ['Перший хід', 'Хто ходить першим.'],
    'first=lot': ['За жеребом', ''],
    'first=1': ['Гравець 1', ''],
    'first=2': ['Гравець 2', ''],
  },
  ru: {
    first: ['Первый ход', 'Кто ходит первым.'],
    'first=lot': ['По жребию', ''],
    'first=1': ['Игрок 1', ''],
    'first=2': ['Игрок 2', ''],
  },
  en: {
    first: ['First turn', 'Who takes the first turn.'],
    'first=lot': ['By lot', ''],
    'first=1': ['Player 1', ''],
    'first=2': ['Player 2', ''],
  },
});
