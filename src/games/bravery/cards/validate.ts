import type { CardSet, EnemyRow, PlayerRow, TerritoryRow } from './schema.ts';

/** What the rulebook fixes about a card set (BRV-2.1 to 2.3, BRV-17.4). */
const TOTALS = { players: 111, plus: 36, enemies: 24, territories: 8, borders: 10 } as const;

/** A card set that cannot be played: the message names the card and the field. */
export class CardSetError extends Error {
  readonly card: string;
  readonly field: string;
  constructor(card: string, field: string, problem: string) {
    super(`${card}.${field}: ${problem}`);
    this.name = 'CardSetError';
    this.card = card;
    this.field = field;
  }
}

function within(card: string, field: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new CardSetError(card, field, `must be a whole number from ${least} to ${most}, not ${value}`);
  }
}
function forbid(row: PlayerRow, fields: readonly (keyof PlayerRow)[]): void {
  for (const field of fields) {
    if (row[field] !== undefined) throw new CardSetError(row.key, field, `does not go with the colour ${row.colour}`);
  }
}
const MILITARY_ONLY = ['shields', 'crosshairs', 'undermines', 'looks', 'recovers', 'perPlan', 'willNeeded'] as const;
const PEOPLE_ONLY = ['willCost', 'relieves', 'addsDays', 'cancels', 'weakens'] as const;

function checkPlayer(row: PlayerRow): void {
  within(row.key, 'days', row.days, 0, 7);
  within(row.key, 'copies', row.copies, 0, TOTALS.players);
  within(row.key, 'plus', row.plus, 0, TOTALS.plus);
  for (const field of [...MILITARY_ONLY, ...PEOPLE_ONLY, 'willGain', 'willLoss'] as const) {
    const value = row[field];
    if (value !== undefined) within(row.key, field, value, 1, 9);
  }
  if (row.colour !== 'blue') forbid(row, MILITARY_ONLY);
  if (row.colour !== 'green') forbid(row, PEOPLE_ONLY);
  if (row.colour !== 'red') forbid(row, ['willLoss']);
  if (row.colour !== 'yellow' && row.colour !== 'orange') forbid(row, ['willGain']);
  if (row.colour === 'green') {
    within(row.key, 'days', row.days, 0, 0);
    within(row.key, 'willCost', row.willCost ?? 0, 1, 9);
  }
  if ((row.colour === 'yellow' || row.colour === 'orange') && row.willGain === undefined) {
    throw new CardSetError(row.key, 'willGain', 'a Civil Need gives Will');
  }
  if ((row.colour === 'red' || row.colour === 'orange') && row.tradable) {
    throw new CardSetError(row.key, 'tradable', `cards of the colour ${row.colour} are never traded (BRV-R37)`);
  }
}
function checkEnemy(row: EnemyRow): void {
  within(row.key, 'copies', row.copies, 0, TOTALS.enemies);
  within(row.key, 'strength', row.strength, row.kind === 'lull' ? 0 : 1, row.kind === 'lull' ? 0 : 9);
}
function checkTerritory(row: TerritoryRow, all: readonly TerritoryRow[]): void {
  within(row.key, 'column', row.column, 1, 4);
  within(row.key, 'shieldsFree', row.shieldsFree, 0, 9);
  within(row.key, 'shieldsOccupied', row.shieldsOccupied, 0, 9);
  for (const border of row.borders) {
    const other = all.find((candidate) => candidate.key === border);
    if (other === undefined) throw new CardSetError(row.key, 'borders', `there is no territory ${border}`);
    if (!other.borders.includes(row.key))
      throw new CardSetError(row.key, 'borders', `${border} does not border it back`);
  }
}
/** BRV-17.28: nobody leaves more in the box than there is. */
function checkLeftOut({ key, copies, leftOut = {} }: PlayerRow): void {
  for (const figures of Object.values(leftOut)) {
    if (figures.length !== 8) throw new CardSetError(key, 'leftOut', 'must have one entry for each of 0 to 7 players');
    for (const left of figures) within(key, 'leftOut', left, 0, copies);
  }
}
function total(what: string, field: string, found: number, wanted: number): void {
  if (found !== wanted) throw new CardSetError(what, field, `must be ${wanted} in all, not ${found}`);
}
const sum = <R>(rows: readonly R[], of: (row: R) => number): number => rows.reduce((n, row) => n + of(row), 0);

/** Throws for the first thing that is wrong. */
export function validate(set: CardSet): CardSet {
  const keys = new Set<string>();
  for (const row of [...set.players, ...set.enemies, ...set.territories]) {
    if (keys.has(row.key)) throw new CardSetError(row.key, 'key', 'is used twice');
    keys.add(row.key);
  }
  set.players.forEach(checkPlayer);
  set.players.forEach(checkLeftOut);
  set.enemies.forEach(checkEnemy);
  for (const row of set.territories) checkTerritory(row, set.territories);
  total(
    'players',
    'copies',
    sum(set.players, (row) => row.copies + row.plus),
    TOTALS.players,
  );
  total(
    'players',
    'plus',
    sum(set.players, (row) => row.plus),
    TOTALS.plus,
  );
  total(
    'enemies',
    'copies',
    sum(set.enemies, (row) => row.copies),
    TOTALS.enemies,
  );
  total('territories', 'key', set.territories.length, TOTALS.territories);
  total('territories', 'borders', sum(set.territories, (row) => row.borders.length) / 2, TOTALS.borders);
  for (const [name, row] of Object.entries(set.pressure)) {
    if (row.length !== 8) throw new CardSetError('pressure', name, 'must have one entry for each of 0 to 7 players');
    for (const step of row) within('pressure', name, step, 0, 9);
  }
  return set;
}
