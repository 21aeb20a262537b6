import type { Choices } from '../parts/choices.ts';
import { WORDS } from './setup-words.ts';

export const choices: Choices = {
  first: ['players', 'difficulty', 'kalyna'],
  order: { players: ['2', '1'], kalyna: ['false', 'true'] },
  pictures: {
    'players=2': 'crossed-swords',
    'players=1': 'person',
    'kalyna=false': 'hourglass',
    'kalyna=true': 'wheat',
    'difficulty=easy': 'shield',
    'difficulty=hard': 'tank',
    'difficulty=incredible': 'incoming-rocket',
  },
  steps: { 'difficulty=easy': 1, 'difficulty=hard': 2, 'difficulty=incredible': 3 },
  // One player chooses how hard it is; two, who begins.
  applies: (name, _value, { players }) => (name === 'difficulty' ? players === 1 : name !== 'first' || players === 2),
  words: WORDS,
};
