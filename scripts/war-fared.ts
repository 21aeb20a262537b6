// How WAR's ready decks fared against each other, for the page on which they are chosen: reads what
// `redut matrix war --settings deck1,deck2 --bot learned --games 200 --seed 2026 --json` has written.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { war } from '../src/games/war/game.ts';

interface Matrix {
  readonly values: readonly string[];
  readonly cells: readonly (readonly ({ readonly share: number; readonly games: number } | null)[])[];
}
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which file? redut matrix … --json > matrix.json');
const { values, cells } = JSON.parse(readFileSync(file, 'utf8')) as Matrix;
const games = cells[0]!.find((cell) => cell !== null)!.games;
const rows = cells.map(
  (row) => `  [${row.map((cell) => (cell === null ? 50 : Math.round(100 * cell.share))).join(', ')}],`,
);
const text = `/** In percent, how often each ready deck wins against each, between learned players: written by scripts/war-fared.ts. */
export const FARED = {
  edition: ${war.edition},
  games: ${games},
  decks: ${JSON.stringify(values)},
  shares: [
${rows.map((row) => `  ${row}`).join('\n')}
  ],
} as const;
`;
writeFileSync(join(import.meta.dirname, '../src/web/games/war/decks/fared.ts'), text);
