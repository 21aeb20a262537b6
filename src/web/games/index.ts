import type { ComponentType } from 'preact';
import type { GameName } from '../../games/index.ts';
import type { Layout } from '../table/layout.ts';
import type { Lesson } from './lesson.ts';
import type { Printable } from './printable.ts';

const layouts: Readonly<Partial<Record<GameName, () => Promise<Layout>>>> = {
  afu: () => import('./afu/index.tsx').then(({ layout }) => layout as unknown as Layout),
  liberation: () => import('./liberation/index.tsx').then(({ layout }) => layout as unknown as Layout),
  bravery: () => import('./bravery/index.tsx').then(({ layout }) => layout as unknown as Layout),
  war: () => import('./war/index.tsx').then(({ layout }) => layout as unknown as Layout),
};
/** The game's own layout, or the plain one that lays out every zone. */
export const layoutOf = (game: GameName): Promise<Layout> =>
  layouts[game]?.() ?? import('./plain/index.tsx').then(({ layout }) => layout);

const lessons: Readonly<Partial<Record<GameName, () => Promise<Lesson>>>> = {
  afu: () => import('./afu/lesson.ts').then(({ lesson }) => lesson),
  bravery: () => import('./bravery/lesson.ts').then(({ lesson }) => lesson),
  liberation: () => import('./liberation/lesson.ts').then(({ lesson }) => lesson),
  war: () => import('./war/lesson.ts').then(({ lesson }) => lesson),
};
export const lessonOf = (game: GameName): Promise<Lesson | undefined> =>
  lessons[game]?.() ?? Promise.resolve(undefined);

/** Where decks are built before the deal. */
export const buildsDecks = (game: string): boolean => game === ('war' satisfies GameName);

/** How an option is chosen that has no list of values: a deck. */
export type Setting = ComponentType<{ label: string; value: string; set: (value: string) => void }>;
const settings: Readonly<Partial<Record<GameName, () => Promise<Setting>>>> = {
  war: () => import('./war/decks/setting.tsx').then(({ Setting: setting }) => setting),
};
export const settingOf = (game: GameName): Promise<Setting | undefined> =>
  settings[game]?.() ?? Promise.resolve(undefined);

const printables: Readonly<Record<GameName, () => Promise<Printable>>> = {
  afu: () => import('./afu/print.ts').then(({ printable }) => printable),
  bravery: () => import('./bravery/print.ts').then(({ printable }) => printable),
  liberation: () => import('./liberation/print.ts').then(({ printable }) => printable),
  war: () => import('./war/print.ts').then(({ printable }) => printable),
};
/** What of a game can be printed. */
export const printOf = (game: GameName): Promise<Printable> => printables[game]();
