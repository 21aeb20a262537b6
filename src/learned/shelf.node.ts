import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWeightsBy } from './shelf.ts';
import { SHIPPED } from './shipped.ts';

/** A folder of one's own weights, `<game>.gz`, which go before those of the house. */
const FOLDER = 'REDUT_WEIGHTS';

/** Called where Node begins: weights are files here. A thread has the environment of who started it. */
export function readWeightsFromFiles(): void {
  readWeightsBy(async (game) => {
    const own = process.env[FOLDER] === undefined ? '' : join(process.env[FOLDER], `${game}.gz`);
    if (own !== '' && existsSync(own)) return readFile(own);
    const shipped = SHIPPED[game];
    return shipped === undefined ? undefined : readFile(fileURLToPath(shipped));
  });
}
