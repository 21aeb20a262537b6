import type { GameModule } from '../kernel/module.ts';

export type { GameModule } from '../kernel/module.ts';
interface GameEntry {
  /** As addresses, files and commands call it. */
  readonly name: string;
  /** Called when somebody plays it, and not before. */
  readonly load: () => Promise<GameModule>;
}
const entries = new Map<string, GameEntry['load']>();
const names: string[] = [];
/** Every game there is, in the order of registration. */
export const GAME_NAMES: readonly string[] = names;

/** Makes a game known to everything that lists games: pages, server, terminal, bots and lab. */
export function register({ name, load }: GameEntry): void {
  if (!/^[a-z][a-z\d-]*$/.test(name)) throw new Error(`"${name}" cannot be the name of a game: a-z, 0-9 and - only`);
  if (entries.has(name)) throw new Error(`there is already a game ${name}`);
  entries.set(name, load);
  names.push(name);
}
export const isGameName = (name: string): boolean => entries.has(name);
export async function moduleOf(name: string): Promise<GameModule> {
  const load = entries.get(name);
  if (load === undefined) throw new Error(`there is no game ${name}; there are ${names.join(', ')}`);
  return load();
}

register({ name: 'liberation', load: () => import('./liberation/index.ts').then(({ module }) => module) });
register({ name: 'afu', load: () => import('./afu/index.ts').then(({ module }) => module) });
register({ name: 'bravery', load: () => import('./bravery/index.ts').then(({ module }) => module) });
register({ name: 'war', load: () => import('./war/index.ts').then(({ module }) => module) });
