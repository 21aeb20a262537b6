import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Guests } from '../../games/guests.node.ts';

const sources = (path: string): string => join(import.meta.dirname, '../..', path);
/** What games are written with is one and the same module for ours and for theirs. */
const FACE: Readonly<Record<string, string>> = { 'redut/kernel': 'kernel/index.ts' };

/** Registers games of somebody's own beside ours, in the pages and in each of their workers. */
export const withGuests = (guests: Guests): Plugin => ({
  name: 'guests',
  // Vite looks for a package itself, and a guest's project has Redut: unless asked first, this is never asked.
  enforce: 'pre',
  resolveId: (id) => (FACE[id] === undefined ? undefined : sources(FACE[id])),
  transform(code, id) {
    if (id !== sources('games/index.ts')) return undefined;
    const lines = Object.entries(guests).map(
      ([name, file]) =>
        `register({ name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(file)}).then(({ module }) => module) });`,
    );
    return [code, ...lines].join('\n');
  },
});
