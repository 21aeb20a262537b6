import type { GameName } from '../../games/index.ts';
import type { Printable } from '../print/sheets.ts';

const printables: Readonly<Record<GameName, () => Promise<Printable>>> = {
  afu: () => import('./afu/print.ts').then(({ printable }) => printable),
  bravery: () => import('./bravery/print.ts').then(({ printable }) => printable),
  liberation: () => import('./liberation/print.ts').then(({ printable }) => printable),
  war: () => import('./war/print.ts').then(({ printable }) => printable),
};
/** What of a game can be printed. */
export const printOf = (game: GameName): Promise<Printable> => printables[game]();
