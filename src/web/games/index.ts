import type { GameName } from '../../games/index.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { Layout } from '../table/layout.ts';

const layouts: Readonly<Partial<Record<GameName, () => Promise<Layout>>>> = {
  afu: () => import('./afu/index.tsx').then(({ layout }) => layout as unknown as Layout),
  liberation: () => import('./liberation/index.tsx').then(({ layout }) => layout as unknown as Layout),
  war: () => import('./war/index.tsx').then(({ layout }) => layout as unknown as Layout),
};
/** The game's own layout, or the plain one that lays out every zone. */
export const layoutOf = (game: GameName): Promise<Layout> =>
  layouts[game]?.() ?? import('./plain/index.tsx').then(({ layout }) => layout);

const lessons: Readonly<Partial<Record<GameName, () => Promise<Lesson>>>> = {
  afu: () => import('./afu/lesson.ts').then(({ lesson }) => lesson),
  liberation: () => import('./liberation/lesson.ts').then(({ lesson }) => lesson),
};
export const lessonOf = (game: GameName): Promise<Lesson | undefined> =>
  lessons[game]?.() ?? Promise.resolve(undefined);
