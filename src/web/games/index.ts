import type { GameName } from '../../games/index.ts';
import type { Layout } from '../table/layout.ts';

const layouts: Readonly<Partial<Record<GameName, () => Promise<Layout>>>> = {
  liberation: () => import('./liberation/index.tsx').then(({ layout }) => layout as unknown as Layout),
};
/** The game's own layout, or the plain one that lays out every zone. */
export const layoutOf = (game: GameName): Promise<Layout> =>
  layouts[game]?.() ?? import('./plain/index.tsx').then(({ layout }) => layout);
