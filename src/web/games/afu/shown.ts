import type { Shown } from '../parts/parts.ts';
import { poster } from './poster.ts';

export const shown: Shown = {
  poster,
  layout: async () => {
    const [, { layout }] = await Promise.all([import('./faces.ts'), import('./index.tsx')]);
    return layout;
  },
  lessons: [
    (edition) => import('./lesson.ts').then(({ lessonIn }) => lessonIn(edition)),
    (edition) => import('./second-lesson.ts').then(({ lessonIn }) => lessonIn(edition)),
  ],
  overview: () => import('./overview.ts').then(({ overview }) => overview),
  leads: () => import('./leads.ts').then(({ leads }) => leads),
  credits: () => import('./credits.ts').then(({ credits }) => credits),
  puzzles: () => import('./puzzles.ts').then(({ puzzles }) => puzzles),
  examples: () => import('./examples.ts').then(({ examples }) => examples),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  printable: () => import('./print.ts').then(({ printable }) => printable),
};
