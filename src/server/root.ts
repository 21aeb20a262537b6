import { join } from 'node:path';

/** The folder that holds the project, or the package that was made of it: both are laid out alike. */
export const root = join(import.meta.dirname, '../..');
/** Compiled, it is a package that somebody installed: nothing is built or kept in its folder. */
export const packaged = import.meta.filename.endsWith('.js');

/** Where the data lies if nobody says otherwise. */
export const dataFile = (): string =>
  packaged ? join(process.cwd(), 'redut-data/redut.sqlite') : join(root, 'data/redut.sqlite');
