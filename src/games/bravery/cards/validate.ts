import { Faults } from '../../../kernel/input.ts';
import type { CardSet, EnemyRow, PlayerRow, TerritoryRow } from './schema.ts';

/** What the rulebook fixes about a card set (BRV-2.1, BRV-2.2, BRV-2.3, BRV-17.4). */
const TOTALS = { players: 111, plus: 36, enemies: 24, territories: 8, borders: 10 } as const;

function forbid(row: PlayerRow, fields: readonly (keyof PlayerRow)[], faults: Faults): void {
  for (const field of fields) faults.must(row[field] === undefined, field, `does not go with the colour ${row.colour}`);
}
const MILITARY_ONLY = ['shields', 'crosshairs', 'undermines', 'looks', 'recovers', 'perPlan', 'willNeeded'] as const;
const PEOPLE_ONLY = ['willCost', 'relieves', 'addsDays', 'cancels', 'weakens'] as const;

function checkPlayer(row: PlayerRow, faults: Faults): void {
  faults.card = row.key;
  faults.whole('days', row.days, 0, 7);
  faults.whole('copies', row.copies, 0, TOTALS.players);
  faults.whole('plus', row.plus, 0, TOTALS.plus);
  for (const field of [...MILITARY_ONLY, ...PEOPLE_ONLY, 'willGain', 'willLoss'] as const) {
    const value = row[field];
    if (value !== undefined) faults.whole(field, value, 1, 9);
  }
  if (row.colour !== 'blue') forbid(row, MILITARY_ONLY, faults);
  if (row.colour !== 'green') forbid(row, PEOPLE_ONLY, faults);
  if (row.colour !== 'red') forbid(row, ['willLoss'], faults);
  if (row.colour !== 'yellow' && row.colour !== 'orange') forbid(row, ['willGain'], faults);
  if (row.colour === 'green') {
    faults.whole('days', row.days, 0, 0);
    faults.whole('willCost', row.willCost ?? 0, 1, 9);
  }
  const civil = row.colour === 'yellow' || row.colour === 'orange';
  faults.must(!civil || row.willGain !== undefined, 'willGain', 'a Civil Need gives Will');
  const kept = row.colour === 'red' || row.colour === 'orange';
  faults.must(!kept || !row.tradable, 'tradable', `cards of the colour ${row.colour} are never traded (BRV-R37)`);
}
function checkEnemy(row: EnemyRow, faults: Faults): void {
  faults.card = row.key;
  faults.whole('copies', row.copies, 0, TOTALS.enemies);
  faults.whole('strength', row.strength, row.kind === 'lull' ? 0 : 1, row.kind === 'lull' ? 0 : 9);
}
function checkTerritory(row: TerritoryRow, all: readonly TerritoryRow[], faults: Faults): void {
  faults.card = row.key;
  faults.whole('column', row.column, 1, 4);
  faults.whole('shieldsFree', row.shieldsFree, 0, 9);
  faults.whole('shieldsOccupied', row.shieldsOccupied, 0, 9);
  for (const border of row.borders) {
    const other = all.find((candidate) => candidate.key === border);
    if (other === undefined) faults.add('borders', `there is no territory ${border}`);
    else faults.must(other.borders.includes(row.key), 'borders', `${border} does not border it back`);
  }
}
/** BRV-17.28: nobody leaves more in the box than there is. */
function checkLeftOut({ copies, leftOut = {} }: PlayerRow, faults: Faults): void {
  for (const figures of Object.values(leftOut)) byPlayers('leftOut', figures, copies, faults);
}
function byPlayers(field: string, figures: readonly number[], most: number, faults: Faults): void {
  faults.must(figures.length === 8, field, 'must have one entry for each of 0 to 7 players');
  for (const figure of figures) faults.whole(field, figure, 0, most);
}
function checkTotals(set: CardSet, faults: Faults): void {
  const total = (what: string, field: string, found: number, wanted: number): void => {
    faults.card = what;
    faults.must(found === wanted, field, `must be ${wanted} in all, not ${found}`);
  };
  const sum = <R>(rows: readonly R[], of: (row: R) => number): number => rows.reduce((n, row) => n + of(row), 0);
  const copies = sum(set.players, (row) => row.copies + row.plus);
  const plus = sum(set.players, (row) => row.plus);
  const enemies = sum(set.enemies, (row) => row.copies);
  const borders = sum(set.territories, (row) => row.borders.length) / 2;
  total('players', 'copies', copies, TOTALS.players);
  total('players', 'plus', plus, TOTALS.plus);
  total('enemies', 'copies', enemies, TOTALS.enemies);
  total('territories', 'key', set.territories.length, TOTALS.territories);
  total('territories', 'borders', borders, TOTALS.borders);
}

/** Every fault names the card and the field. */
export function faultsOf(set: CardSet): Faults {
  const faults = new Faults();
  const keys = new Set<string>();
  for (const { key } of [...set.players, ...set.enemies, ...set.territories]) {
    faults.card = key;
    faults.must(!keys.has(key), 'key', 'is used twice');
    keys.add(key);
  }
  for (const row of set.players) {
    checkPlayer(row, faults);
    checkLeftOut(row, faults);
  }
  for (const row of set.enemies) checkEnemy(row, faults);
  for (const row of set.territories) checkTerritory(row, set.territories, faults);
  checkTotals(set, faults);
  faults.card = 'pressure';
  for (const [name, row] of Object.entries(set.pressure)) byPlayers(name, row, 9, faults);
  return faults;
}
