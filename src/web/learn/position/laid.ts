import { type GameModule, isGameName, moduleOf } from '../../../games/index.ts';
import type { PositionFile } from '../../../kernel/scenario.ts';
import { layoutOf } from '../../games/index.ts';
import type { Layout } from '../../table/layout.ts';
import { PositionFilm } from './film.ts';

/** A position that can be shown. */
export interface Laid {
  /** What the example is called, if it is one of ours. */
  readonly name: string;
  readonly file: PositionFile;
  readonly film: PositionFilm;
  readonly module: GameModule;
  readonly layout: Layout;
}
export async function lay(file: PositionFile, name = ''): Promise<Laid> {
  if (!isGameName(file.game)) throw new Error(`there is no game ${file.game}`);
  const [module, layout] = await Promise.all([moduleOf(file.game), layoutOf(file.game)]);
  return { name, file, film: new PositionFilm(module.game, file), module, layout };
}
