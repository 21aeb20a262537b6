// Loads everything that a server may load, so that Node keeps it compiled (NODE_COMPILE_CACHE): for a container's image.
import { GAME_NAMES, moduleOf } from '../games/index.ts';
import './serve.ts';
import './store/postgres.ts';

await Promise.all(GAME_NAMES.map(moduleOf));
