// Games of somebody's own. A project names them in its package.json,
//
//     "redut": { "games": { "my-game": "./src/index.ts" } }
//
// and every command that is started there knows them, with all its threads. So does one whose environment names them:
// REDUT_GAMES='{"my-game":"./src/index.ts"}'.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fields, InputError } from '../kernel/input.ts';
import { type GameModule, isGameName, register } from './index.ts';

/** Files by the names of their games. */
export type Guests = Readonly<Record<string, string>>;

function parsed(text: string, where: string, problem: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(where, problem);
  }
}

/** The games that the project in this folder names, each with its whole path. */
function guestsIn(folder: string): Guests {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  const project = new Fields(parsed(readFileSync(file, 'utf8'), file, 'must be JSON'), file);
  if (!project.has('redut')) return {};
  const games = project.inside('redut').raw('games') ?? {};
  const named = new Fields(games, `${file} redut.games`);
  return Object.fromEntries(
    Object.keys(games).map((name) => {
      const path = join(folder, named.text(name));
      if (!existsSync(path)) throw new InputError(named.at(name), `there is no file ${path}`);
      return [name, path];
    }),
  );
}

/** What threads and the build of the pages are told; a thread has the environment of who started it. */
const TOLD = 'REDUT_GAMES';
export function guestsTold(env: Readonly<Record<string, string | undefined>>): Guests {
  const told = env[TOLD];
  if (told === undefined || told === '') return {};
  const games = parsed(told, TOLD, 'must be JSON: files by the names of their games');
  const named = new Fields(games, TOLD);
  return Object.fromEntries(Object.keys(games as object).map((name) => [name, resolve(named.text(name))]));
}

const welcomed = new Set<string>();
/** Makes the guests of this folder and of the environment known here, and to every thread and build started from here. */
export function welcomeGuests(folder = process.cwd()): Guests {
  const guests = { ...guestsIn(folder), ...guestsTold(process.env) };
  for (const [name, file] of Object.entries(guests)) {
    if (welcomed.has(name)) continue;
    if (isGameName(name)) throw new InputError(`redut.games.${name}`, 'there is already a game of this name');
    register({ name, load: () => loaded(name, file) });
    welcomed.add(name);
  }
  process.env[TOLD] = JSON.stringify(guests);
  return guests;
}
async function loaded(name: string, file: string): Promise<GameModule> {
  const { module } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly module?: GameModule };
  if (module?.game === undefined) throw new InputError(file, 'must export the game as `module`');
  if (module.game.name !== name) throw new InputError(file, `its game is called ${module.game.name}, not ${name}`);
  return module;
}
