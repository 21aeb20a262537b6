import type { Shown } from '../parts/parts.ts';
import { poster } from './poster.ts';

export const shown: Shown = {
  poster,
  layout: async () => {
    const [, { layout }] = await Promise.all([import('./faces.ts'), import('./index.tsx')]);
    return layout;
  },
  lessons: [
    () => import('./lesson.ts').then(({ lesson }) => lesson),
    () => import('./second-lesson.ts').then(({ lesson }) => lesson),
  ],
  sorts: () => import('./sorts.ts').then(({ sorts }) => sorts),
  overview: () => import('./overview.ts').then(({ overview }) => overview),
  leads: () => import('./leads.ts').then(({ leads }) => leads),
  credits: () => import('./credits.ts').then(({ credits }) => credits),
  puzzles: () => import('./puzzles.ts').then(({ puzzles }) => puzzles),
  examples: () => import('./examples.ts').then(({ examples }) => examples),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  printable: () => import('./print.ts').then(({ printable }) => printable),
};
