/** WAR-R103: cards that are in play before the first turn, as the conditions of a battle give them. */
import type { CardId, Seat, ZoneId } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { type CardSet, sidesOf } from './cards/columns.ts';
import type { CardRow } from './cards/schema.ts';
import { FLAG_LIST, FLAGS, type Side } from './cards/vocabulary.ts';
import type { Deck } from './decks/index.ts';
import { sizeOf } from './decks/deck.ts';
import { watch } from './rules/03-zones.ts';
import { type G, MOST_CARDS, zone } from './state.ts';

/** The word for no cards at all. */
export const NONE = 'none';
/** So many at most: a battle begins with a few cards, not with an army. */
const MOST_STARTING = 12;
type Place = 'first' | 'second' | 'resources' | 'ubo';

/** Where the card lies from the start; nowhere, if it is no card that stays in play by itself. */
function placeOf(row: CardRow): Place | undefined {
  if (row.division) return undefined;
  if (row.unit !== undefined) return row.unit.line === 2 ? 'second' : 'first';
  if (row.resource !== undefined) return 'resources';
  if (row.upgrade !== undefined) return undefined;
  return row.ubo !== undefined || row.hero ? 'ubo' : undefined;
}
const listed = (given: string): readonly string[] =>
  given.split(/[\s,]+/).filter((word) => word !== '' && word !== NONE);

/** `depot*2 panzer-4`: ids of cards, each with how many; kept in the order in which they are given. */
export function readStart(set: CardSet, given: unknown): string {
  if (typeof given !== 'string') throw new Error('must be a list of cards, such as “depot*2 t-34”');
  const counts = new Map<string, number>();
  for (const word of listed(given)) {
    const [, id = '', times = '1'] = /^([a-z0-9-]+)(?:\*(\d{1,2}))?$/.exec(word) ?? [];
    const row = set.rows.find((one) => one.id === id);
    if (row === undefined) throw new Error(`there is no card “${word}”`);
    if (placeOf(row) === undefined) throw new Error(`${id} cannot be in play before the first turn (WAR-R103)`);
    counts.set(id, (counts.get(id) ?? 0) + Number(times));
  }
  const cards = [...counts].filter(([, n]) => n > 0);
  if (cards.reduce((sum, [, n]) => sum + n, 0) > MOST_STARTING)
    throw new Error(`must be at most ${MOST_STARTING} cards (WAR-R103)`);
  return cards.map(([id, n]) => (n === 1 ? id : `${id}*${n}`)).join(' ') || NONE;
}
/** The rows of a list that was read, each as often as it is there. */
export const startOf = (set: CardSet, list: string): readonly CardRow[] =>
  listed(list).flatMap((word) => {
    const [id = '', times = '1'] = word.split('*');
    return Array.from({ length: Number(times) }, () => set.row(set.def(id)));
  });

/** What speaks against these cards beside these decks. */
function check(setting: string, rows: readonly CardRow[], deck: Deck): void {
  const fail = (problem: string): never => {
    throw new InputError(`setup.${setting}`, problem);
  };
  for (const row of rows)
    if (!sidesOf(row).includes(deck.side)) fail(`WAR-R1: ${row.id} is no card of the side ${deck.side}`);
  if (sizeOf(deck) + rows.length > MOST_CARDS)
    fail(`WAR-R103: there is room for ${MOST_CARDS} cards of a player, the deck included`);
  const heroes = rows.filter((row) => row.hero);
  if (new Set(heroes).size < heroes.length) fail('WAR-11.1: a hero is on the table once');
}
/** WAR-12.14: one Terrain and one Climate lie on the table, whoever has laid them. */
function checkBoth(rows: readonly CardRow[]): void {
  for (const subtype of ['terrain', 'climate'])
    if (rows.filter((row) => row.ubo?.subtype === subtype).length > 1)
      throw new InputError('setup.start2', `WAR-R25: only one ${subtype} lies on the table`);
}
/** WAR-8.17: of several flags the one of the player's side is declared. */
const flagOf = (row: CardRow, side: Side): number =>
  row.flags.length < 2 ? 0 : FLAG_LIST.findIndex((flag) => row.flags.includes(flag) && FLAGS[flag] === side) + 1;

function layOne(g: G, set: CardSet, row: CardRow, seat: Seat, side: Side): void {
  const places: Readonly<Record<Place, (seat: Seat) => ZoneId>> = zone;
  const card: CardId = g.bring(set.def(row.id), places[placeOf(row)!](seat));
  g.s.nation.set(card, flagOf(row, side));
  watch(g, card);
}
/** Lays the cards of both players; decks are there already. */
export function layStart(g: G, set: CardSet, decks: readonly Deck[], lists: readonly string[]): void {
  const rows = lists.map((list) => startOf(set, list));
  rows.forEach((some, seat) => check(`start${seat + 1}`, some, decks[seat]!));
  checkBoth(rows.flat());
  rows.forEach((some, seat) => some.forEach((row) => layOne(g, set, row, seat as Seat, decks[seat]!.side)));
}
